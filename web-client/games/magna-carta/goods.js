// Cubes, money and castle tokens: each kind has a shape of its own, drawn in a square from -12 to 12, so that colour is
// never the only sign.

import {guard} from '../../vendor/lit-html/directives/guard.js';
import {html, svg} from '../../vendor/lit-html/lit-html.js';

/** @import {Good, Goods, Offer} from './cards.js' */

const TOP = 'M-9.5-5L0-10L9.5-5L0 0Z';
const LEFT = 'M-9.5-5V5L0 10V0Z';
const RIGHT = 'M9.5-5V5L0 10V0Z';
const TOKEN = 'M0-11A11 11 0 1 1 0 11A11 11 0 1 1 0-11Z';

/** The strokes of each drawing, with the class that colours them. @type {Record<string, [string, string][]>} */
const SHAPES = {
    food: [
        ['body', 'M0-4C-3-7.5-9.5-6.5-9.5 1S-5 11-2 11C-1 11-.6 10.4 0 10.4S1 11 2 11C5 11 9.5 7 9.5 1S3-7.5 0-4Z'],
        ['shine', 'M-6 1C-6-2-5-3.5-3-4'],
        ['leaf', 'M.5-5C1-9.5 4-11.5 8-11C7.5-7.5 5-5 .5-5Z'],
    ],
    wood: [
        ['body', 'M-6.5-7H5V7H-6.5A4.6 7 0 0 1-6.5-7Z'],
        ['shine', 'M-8-2.5H-1M-6 2.5H1'],
        ['end', 'M5-7A5 7 0 1 1 5 7A5 7 0 1 1 5-7Z'],
        ['ring', 'M5-3A2.2 3 0 1 1 5 3A2.2 3 0 1 1 5-3Z'],
    ],
    stone: [
        ['top', 'M-10.5-2.5L-1-8L10.5-3.5L1 2Z'],
        ['left', 'M-10.5-2.5L1 2V10L-10.5 5Z'],
        ['right', 'M10.5-3.5L1 2V10L10.5 4.5Z'],
    ],
    gold: [
        ['left', 'M-11.5 8L-8-1H8L11.5 8Z'],
        ['top', 'M-8-1L-4.5-6H4.5L8-1Z'],
        ['shine', 'M-6.5 5.5L-4.8 1.5'],
        ['spark', 'M0-12V-8.5M-5.5-11L-4-8.8M5.5-11L4-8.8'],
    ],
    any: [
        ['top', TOP],
        ['left', LEFT],
        ['right', RIGHT],
        ['mark', 'M0-6.6L1.9-2.6L6.4-2L3.1 1L4 5.4L0 3.2L-4 5.4L-3.1 1L-6.4-2L-1.9-2.6Z'],
    ],
    plain: [
        ['top', TOP],
        ['left', LEFT],
        ['right', RIGHT],
    ],
    residence: [
        ['wall', 'M-7.5 10V-1H7.5V10Z'],
        ['roof', 'M-10.5 0L0-10L10.5 0Z'],
        ['door', 'M-2 10V3.5H2V10Z'],
    ],
    token: [
        ['body', TOKEN],
        ['mark', 'M-5.5 6.5V-5.5H-3V-3H-1.2V-5.5H1.2V-3H3V-5.5H5.5V6.5H1.8V3A1.8 1.8 0 0 0-1.8 3V6.5Z'],
    ],
    dungeon: [
        ['body', TOKEN],
        ['mark', 'M-6 6.5V0A6 6 0 0 1 6 0V6.5H3.6V-4.8M1.2 6.5V-5.8M-1.2 6.5V-5.8M-3.6 6.5V-4.8'],
    ],
    walls: [
        ['body', TOKEN],
        ['mark', 'M-7 6V-3.5H-4.2V-1H-1.4V-3.5H1.4V-1H4.2V-3.5H7V6ZM-7 2.4H7'],
    ],
    towers: [
        ['body', TOKEN],
        ['mark', 'M-3.6 7V-2H3.6V7ZM-5-2H5L0-8ZM0 1V3.6'],
    ],
    coin: [
        ['body', 'M0-10.5A10.5 10.5 0 1 1 0 10.5A10.5 10.5 0 1 1 0-10.5Z'],
        ['rim', 'M0-8A8 8 0 1 1 0 8A8 8 0 1 1 0-8Z'],
    ],
};
const CROSS = 'M-1.3-5.5H1.3V-1.3H5.5V1.3H1.3V5.5H-1.3V1.3H-5.5V-1.3H-1.3Z';

/** @param {string} shape */
const strokes = (shape) => SHAPES[shape].map(([part, d]) => svg`<path class=${part} d=${d} />`);

/** A coin with what it is worth, or without. @param {number} [value] */
function coin(value) {
    return svg`<g class="good good-denier">${strokes('coin')}${
        value === undefined
            ? svg`<path class="mark" d=${CROSS} />`
            : svg`<text class="coin-value" y="5.4">${value}</text>`
    }</g>`;
}

/** A thing in the middle of a drawing. @param {string} shape */
function thing(shape) {
    return shape === 'denier' ? coin() : svg`<g class="good good-${shape}">${strokes(shape)}</g>`;
}

/** A thing inside a drawing. @param {string} shape @param {number} x @param {number} y @param {number} size */
export function thingAt(shape, x, y, size) {
    return svg`<g transform="translate(${x} ${y}) scale(${size / 24})">${thing(shape)}</g>`;
}

/** A thing within text, which says what it is. @param {string} shape */
export function thingIcon(shape) {
    return html`<svg class="good-icon" viewBox="-12 -12 24 24" aria-hidden="true">${guard([shape], () =>
        thing(shape),
    )}</svg>`;
}

const ICON = 24;
const SIGNS = {
    arrow: {width: 15, drawing: svg`<path class="offer-arrow" d="M-5-5L3 0L-5 5Z" />`},
    or: {width: 16, drawing: svg`<path class="offer-or" d="M0-9V9" />`},
};

/** @param {Goods} goods @returns {{width: number, drawing: unknown}[]} */
function goodsInRow(goods) {
    return /** @type {[Good, number][]} */ (Object.entries(goods)).flatMap(([good, count]) =>
        good === 'denier'
            ? [{width: ICON, drawing: coin(count)}]
            : Array.from({length: count}, () => ({width: ICON, drawing: thing(good)})),
    );
}

/** @param {Offer} offer */
function offerInRow({give, take}) {
    return give ? [...goodsInRow(give), SIGNS.arrow, ...goodsInRow(take)] : goodsInRow(take);
}

/** What is offered as a row of things, from 0 on: what is given, an arrow, what is taken. @param {Offer[]} offers */
function offersRow(offers) {
    const items = offers.flatMap((offer, index) => (index > 0 ? [SIGNS.or, ...offerInRow(offer)] : offerInRow(offer)));
    let width = 0;
    const drawing = items.map((item) => {
        width += item.width;
        return svg`<g transform="translate(${width - item.width / 2} 0)">${item.drawing}</g>`;
    });
    return {width, drawing};
}

/** How wide that is. @param {Offer[]} offers */
export const offersWidth = (offers) => offersRow(offers).width;

/**
 * What is offered, in the middle of a place in a drawing, as large as it may be.
 * @param {Offer[]} offers @param {number} x @param {number} y @param {{width: number, size: number}} most
 */
export function offersAt(offers, x, y, most) {
    const {width, drawing} = offersRow(offers);
    const scale = Math.min(most.size / ICON, most.width / width);
    return svg`<g transform="translate(${(x - (width * scale) / 2).toFixed(1)} ${y}) scale(${scale.toFixed(3)})">
        ${drawing}</g>`;
}

/** What is offered, within text. @param {Offer[]} offers @param {string} words what it means */
export function offersIcon(offers, words) {
    const {width, drawing} = offersRow(offers);
    return html`<svg class="offers-icon" style="aspect-ratio: ${width} / ${ICON}" viewBox="0 -12 ${width} ${ICON}"
        role="img" aria-label=${words}>${drawing}</svg>`;
}
