// Goods. Each player's goods have a colour and a packing of their own, so that colour is never the only sign: a bale
// tied with rope, a crate, a six-sided bundle, a jar.

import {guard} from '../../vendor/lit-html/directives/guard.js';
import {html, svg} from '../../vendor/lit-html/lit-html.js';

// Outline and lines of each, within a circle of radius 20.
const PACKINGS = [
    {
        outline: 'M0-19A19 19 0 1 1 0 19A19 19 0 1 1 0-19Z',
        lines: 'M-5-18Q-9 0-5 18M5-18Q9 0 5 18M-18-5Q0-9 18-5M-18 5Q0 9 18 5',
    },
    {
        outline: 'M-14-17H14Q17-17 17-14V14Q17 17 14 17H-14Q-17 17-17 14V-14Q-17-17-14-17Z',
        lines: 'M-17-9H17M-17 9H17M-11 9L11-9',
    },
    {outline: 'M-10-18H10L20 0L10 18H-10L-20 0Z', lines: 'M-10-18L0 0L10-18M-20 0H20M-10 18L0 0L10 18'},
    {
        outline: 'M-8-20H8L6-13C15-9 18-3 17 4C16 12 10 16 7 20H-7C-10 16-16 12-17 4C-18-3-15-9-6-13Z',
        lines: 'M-6-13H6M-17 1Q0 6 17 1M-15 9Q0 14 15 9',
    },
];

/** A good inside a drawing. @param {number} seat */
export function goodDrawing(seat) {
    const {outline, lines} = PACKINGS[seat];
    return svg`<g class="good side-${seat}"><path class="good-shadow" d=${outline} transform="translate(0 3)" />
        <path class="good-body" d=${outline} /><path class="good-lines" d=${lines} /></g>`;
}

/** The emblem of a seat: one of its goods. @param {number} seat */
export function emblem(seat) {
    return html`<svg class="emblem" viewBox="-22 -22 44 44" aria-hidden="true">${guard([seat], () =>
        goodDrawing(seat),
    )}</svg>`;
}
