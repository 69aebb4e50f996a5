// The signs of Yspahan, each drawn with a few strokes in a square from -10 to 10: for the rows of the tower and the
// quarters, camels, gold, cards, points, the buildings, and the effects of cards.

import {guard} from '../../vendor/lit-html/directives/guard.js';
import {html, svg} from '../../vendor/lit-html/lit-html.js';

const LOADED =
    'M-9 9V3.4C-8.6 1-6.8.6-4.6.6C-3.6-2-.4-2 .6.6C3 .8 4.2 0 4.8-2C5-5 6-6 8.8-5.4L8.6-3.6' +
    'L7-3.4C7 .6 6.6 2.6 4.8 4V9M-6 4.6V9M2.4 4.6V9M-2-9.6V-3M-4.6-5.4L-2-2.8L.6-5.4';
const CAMEL =
    'M-9.4 9V2.6C-9.8-.4-8.6-2-6.6-2.4C-5.2-6.4-1.4-6.6-.2-2.6C1.6-1.8 3-2 3.8-3.6' +
    'C4.2-6.2 4.4-8.6 6.8-8.8L9.6-8.2L9.4-6.4L7.2-6C7.2-3 6.8-.2 4.6 1.4V9H2.8L2.2 3.2' +
    'C-.6 4-3.6 4-5.8 3.2L-7.4 9Z';

/** Filled shapes, and strokes over them. @type {Record<string, {body?: string, lines?: string}>} */
const SIGNS = {
    camel: {body: CAMEL},
    gold: {
        body: 'M0-8.6A8.6 8.6 0 1 1 0 8.6A8.6 8.6 0 1 1 0-8.6Z',
        lines: 'M0-5L1.5-1.5L5 0L1.5 1.5L0 5L-1.5 1.5L-5 0L-1.5-1.5Z',
    },
    bag: {
        body: 'M-2.4-5.4C-7-2-9 2-8 5.6C-7.4 8.6-4.6 9.2 0 9.2S7.4 8.6 8 5.6C9 2 7-2 2.4-5.4L4.6-9H-4.6Z',
        lines: 'M-3.4-5.4H3.4M-3.4-1.6Q0 .2 3.4-1.6',
    },
    barrel: {
        body: 'M-5.6-9H5.6Q9 0 5.6 9H-5.6Q-9 0-5.6-9Z',
        lines: 'M-6.9-4.6H6.9M-6.9 4.6H6.9M-2.2-9Q-3.4 0-2.2 9M2.2-9Q3.4 0 2.2 9',
    },
    chest: {
        body: 'M-9 8.4V-2.4C-9-6.6-6.6-7.8-4.6-7.8H4.6C6.6-7.8 9-6.6 9-2.4V8.4Z',
        lines: 'M-9-.8H9M-5.4-7.6V8.2M5.4-7.6V8.2M-1.6-2.4H1.6V2.2H-1.6Z',
    },
    vase: {
        body:
            'M-3.4-9.2H3.4L2.4-5.4C6.4-3 7.4-.6 7 2.6C6.6 5.6 4.4 7.6 3.6 9.2H-3.6' +
            'C-4.4 7.6-6.6 5.6-7 2.6C-7.4-.6-6.4-3-2.4-5.4Z',
        lines: 'M-6.7-.4Q0 1.8 6.7-.4M-6.6 3.6Q0 5.8 6.6 3.6',
    },
    card: {
        body: 'M-5-9H5Q6.6-9 6.6-7.4V7.4Q6.6 9 5 9H-5Q-6.6 9-6.6 7.4V-7.4Q-6.6-9-5-9Z',
        lines: 'M0-5L3.6 0L0 5L-3.6 0Z',
    },
    deck: {body: 'M-7-7H3V9H-7Z', lines: 'M-4-7V-9.4H6.4V6.6H3'},
    discards: {lines: 'M-8-1L-1-8L6-1L-1 6ZM-8 3.6L-1 10L6 3.6L8.6 1'},
    points: {body: 'M0-9.6L2.8-6.8H6.8V-2.8L9.6 0L6.8 2.8V6.8H2.8L0 9.6L-2.8 6.8H-6.8V2.8L-9.6 0L-6.8-2.8V-6.8H-2.8Z'},
    supervisor: {
        body:
            'M0-9.4C3.4-9.4 5.4-7.6 5.2-5.4C4.8-4.6 4-4.2 3.4-4C3.6-1.8 2.6-.6 1.8 0' +
            'C6 1.2 7.4 5 7.6 9.2H-7.6C-7.4 5-6 1.2-1.8 0C-2.6-.6-3.6-1.8-3.4-4' +
            'C-4-4.2-4.8-4.6-5.2-5.4C-5.4-7.6-3.4-9.4 0-9.4Z',
        lines: 'M-4.6-5Q0-7 4.6-5M-3.4-4Q0-3 3.4-4M0 1.4V9',
    },
    souks: {lines: 'M-9-3L-6.6-8H6.6L9-3ZM-9-3Q-6.8 1-4.5-3Q-2.2 1 0-3Q2.2 1 4.5-3Q6.8 1 9-3M-7.4 0V8.4H7.4V0'},
    caravan: {body: CAMEL},
    caravan_places: {lines: LOADED},
    paddock: {lines: 'M-9 8V-5L-7-7L-5-5V8M5 8V-5L7-7L9-5V8M-5-2H5M-5 3.4H5M-9 8H-5M5 8H9M-1.6 8V-5.4L0-7L1.6-5.4V8Z'},
    shop: {
        lines:
            'M-9-3L-6.6-8H6.6L9-3ZM-9-3Q-6.8 1-4.5-3Q-2.2 1 0-3Q2.2 1 4.5-3Q6.8 1 9-3M-7.4 0V8.4H7.4' +
            'V0M-2.4 8.4V3.4H2.4V8.4',
    },
    hammam: {
        lines:
            'M-8.6 8.6V1.6H8.6V8.6ZM-6.8 1.6C-6.8-3-3.6-5 0-7C3.6-5 6.8-3 6.8 1.6M0-7V-9.4M-5 5' +
            'Q-3.8 3.6-2.5 5T0 5T2.5 5T5 5',
    },
    caravanserai: {
        lines:
            'M-9 8.6V-6.4H9V8.6M-9-6.4V-8.4H-6V-6.4M-1.5-6.4V-8.4H1.5V-6.4M6-6.4V-8.4H9V-6.4' +
            'M-4.4 8.6V1C-4.4-2 -2-3 0-4.4C2-3 4.4-2 4.4 1V8.6M-9 8.6H-4.4M4.4 8.6H9',
    },
    bazaar: {
        lines:
            'M-9 8.6V0L-5.5-4.6L-2 0M2 0L5.5-4.6L9 0V8.6M-4 8.6V-2L0-8.6L4-2V8.6M-9 8.6H9M-9 0H-4' +
            'M4 0H9M-1.4 8.6V4.6H1.4V8.6',
    },
    hoist: {
        lines:
            'M-6.4 8.8V-8.8H7.6M-6.4-3.4L-1-8.8M4.8-8.8V-2.4M2-2.4H7.6V3.2H2ZM-9 8.8H-3.6M2-2.4' +
            'L7.6 3.2M7.6-2.4L2 3.2',
    },
    three_camels: {body: CAMEL},
    three_gold: {
        body:
            'M-4-9A4.4 4.4 0 1 1-4-.2A4.4 4.4 0 1 1-4-9ZM4.4-5.4A4.4 4.4 0 1 1 4.4 3.4' +
            'A4.4 4.4 0 1 1 4.4-5.4ZM-2.8.8A4.4 4.4 0 1 1-2.8 9.6A4.4 4.4 0 1 1-2.8.8Z',
    },
    place_on_shop: {lines: 'M-9-2L-6.6-7H6.6L9-2ZM-7.4-2V9H7.4V-2M0-.4V6.4M-3 3.6L0 6.6L3 3.6'},
    place_on_caravan: {lines: LOADED},
    sell_camels: {
        lines:
            'M-9.4 5.4C-9.4 2-8.4.8-6.4.6C-5.4-2.4-2.2-2.4-1.4.6C.4 1 1.4.6 1.8-1' +
            'C2-3.6 2.4-5.4 4.2-5.4M-7.4 9L-8 5M-1 9L-.6 5.4M-8 5Q-4 6.6-.6 5.4M6 .2L7.2 2.8L9.8 4' +
            'L7.2 5.2L6 7.8L4.8 5.2L2.2 4L4.8 2.8Z',
    },
    sell_gold: {
        lines:
            'M-3.4-8A5.4 5.4 0 1 1-3.4 2.8A5.4 5.4 0 1 1-3.4-8ZM-3.4-5V-.2M5-1L6.4 2.4L9.8 3.8' +
            'L6.4 5.2L5 8.6L3.6 5.2L.2 3.8L3.6 2.4Z',
    },
    exchange: {lines: 'M-8-3.6H7M3.4-7.4L7.4-3.6L3.4.2M8 4.4H-7M-3.4.6L-7.4 4.4L-3.4 8.2'},
    build_without_camels: {
        lines: 'M-9 8.6H9M-6.6 8.6V1L0-5L6.6 1V8.6M-2 8.6V3.4H2V8.6M3.2-9.4L8.8-3.8M8.8-9.4L3.2-3.8',
    },
    build_without_gold: {
        lines:
            'M-9 8.6H9M-6.6 8.6V1L0-5L6.6 1V8.6M-2 8.6V3.4H2V8.6M6-9.8A3.2 3.2 0 1 1 6-3.4' +
            'A3.2 3.2 0 1 1 6-9.8ZM3.6-4.4L8.4-8.8',
    },
    turn: {lines: 'M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9ZM-3.2-4.6L4.6 0L-3.2 4.6Z'},
    dawn: {lines: 'M-10 5H10M-6 5A6 6 0 0 1 6 5M0-8V-4M-7.4-4.6L-5-2.4M7.4-4.6L5-2.4M-6 8.6H6'},
};

/** A sign inside a drawing. @param {string} name */
export function sign(name) {
    const {body, lines} = SIGNS[name] ?? {};
    return svg`<g class="sign sign-${name}">${body ? svg`<path class="sign-body" d=${body} />` : ''}
        ${lines ? svg`<path class="sign-lines" d=${lines} />` : ''}</g>`;
}

/** A sign within text. The text beside it says what it means. @param {string} name */
export function signIcon(name) {
    return html`<svg class="sign-icon" viewBox="-11 -11 22 22" aria-hidden="true">${guard([name], () =>
        sign(name),
    )}</svg>`;
}

/** A count of camels, gold and the like: the sign, and what it means for those who cannot see it. @param {string} name
 * @param {unknown} count @param {string} words @param {string} [says] more of it, for those who point at it */
export function countIcon(name, count, words, says = words) {
    return html`<span class="count count-${name}" title=${says}>${signIcon(name)}<b>${count}</b><span
        class="unseen">${words}</span></span>`;
}
