// The city of Yspahan as a small moving picture for the first page: dice fall, goods come to the souks, the supervisor
// walks along the road. It shows what is played, not a match. How its parts move stands in games/pictures.css.

import {svg} from '../../vendor/lit-html/lit-html.js';

const SIDES = [
    ['#d8722c', '#e99a5c', '#a34f16', '#7c360c'],
    ['#7d53ad', '#a583cd', '#5d3a88', '#432763'],
    ['#fbf5e6', '#ffffff', '#d8cfb6', '#574d3a'],
    ['#33434d', '#5a6d78', '#222f37', '#0f171c'],
];
const SHOP = 24;
/** Where a souk begins, how many shops it has side by side, and its colour.
 *  @type {[number, number, number, string][]} */
const SOUKS = [
    [60, 19, 2, '#9fb9cf'],
    [66, 57, 4, '#9fb9cf'],
    [120, 19, 2, '#9fb9cf'],
    [230, 19, 1, '#ecd07f'],
    [266, 19, 3, '#ecd07f'],
    [240, 57, 4, '#ecd07f'],
    [72, 182, 4, '#dba7ac'],
    [60, 146, 3, '#dba7ac'],
    [226, 146, 1, '#a8c292'],
    [262, 146, 3, '#a8c292'],
    [272, 182, 2, '#a8c292'],
];
/** Souk, shop and side of the goods, in the order in which they come. @type {[number, number, number][]} */
const GOODS = [
    [1, 0, 0],
    [5, 1, 1],
    [9, 0, 3],
    [1, 1, 0],
    [6, 2, 2],
    [9, 1, 3],
    [3, 0, 1],
    [1, 2, 0],
    [7, 0, 2],
    [0, 1, 3],
    [9, 2, 3],
    [10, 0, 1],
];
const PALMS = [
    [168, 68],
    [228, 66],
    [151, 161],
    [338, 30],
    [244, 196],
    [336, 196],
    [62, 206],
    [176, 200],
];
const CAMEL =
    'M-9.4 9V2.6C-9.8-.4-8.6-2-6.6-2.4C-5.2-6.4-1.4-6.6-.2-2.6C1.6-1.8 3-2 3.8-3.6' +
    'C4.2-6.2 4.4-8.6 6.8-8.8L9.6-8.2L9.4-6.4L7.2-6C7.2-3 6.8-.2 4.6 1.4V9H2.8L2.2 3.2' +
    'C-.6 4-3.6 4-5.8 3.2L-7.4 9Z';
const SUPERVISOR =
    'M0-16C5-16 8-13.5 7.8-10C7-8.8 6-8 5-7.7C5.3-4 4-2 2.7-1C9 1 11 7 11.3 13H-11.3' +
    'C-11 7-9 1-2.7-1C-4-2-5.3-4-5-7.7C-6-8-7-8.8-7.8-10C-8-13.5-5-16 0-16Z';
/** The dots of dice within a square from -10 to 10. @type {Record<number, number[][]>} */
const PIPS = {
    1: [[0, 0]],
    2: [
        [-4.5, -4.5],
        [4.5, 4.5],
    ],
    3: [
        [-4.5, -4.5],
        [0, 0],
        [4.5, 4.5],
    ],
    4: [-4.5, 4.5].flatMap((x) => [-4.5, 4.5].map((y) => [x, y])),
    5: [[0, 0], ...[-4.5, 4.5].flatMap((x) => [-4.5, 4.5].map((y) => [x, y]))],
    6: [-4.5, 4.5].flatMap((x) => [-5, 0, 5].map((y) => [x, y])),
};
/** What each die shows, before and after it is thrown again. */
const DICE = [
    [4, 2],
    [2, 5],
    [6, 6],
    [1, 3],
    [5, 4],
    [3, 1],
];

/** @param {number} side */
const good = (side) => {
    const [front, top, flank, edge] = SIDES[side];
    return svg`<g stroke=${edge} stroke-width=".9" stroke-linejoin="round"><path d="M-8-3L-3-8H8L3-3Z" fill=${top} />
        <path d="M-8-3H3V8H-8Z" fill=${front} /><path d="M3-3L8-8V3L3 8Z" fill=${flank} /></g>`;
};

/** A shop under its awning. @param {number} x @param {number} y @param {string} cloth */
const shopAt = (x, y, cloth) => svg`<rect x=${x + 1} y=${y + 1} width=${SHOP - 2} height=${SHOP - 2} rx="2"
    fill="#fbf1d8" stroke="#8f7c5a" stroke-width=".8" /><rect x=${x + 1} y=${y + 1} width=${SHOP - 2} height="4"
    fill=${cloth} opacity=".8" />`;

/** @param {[number, number, number, string]} souk */
const souk = ([x, y, shops, colour]) => svg`<rect x=${x - 3} y=${y - 3} width=${shops * SHOP + 6} height=${SHOP + 6}
    rx="4" fill=${colour} stroke="#7c5526" />${Array.from({length: shops}, (_, shop) =>
        shopAt(x + shop * SHOP, y, shop % 2 ? '#b5483a' : '#2a8f95'),
    )}`;

/** @param {number[]} at */
const palm = ([x, y]) =>
    svg`<g transform="translate(${x} ${y})" fill="#68904e" stroke="#466a33" stroke-width=".6">${[
        0, 60, 120, 180, 240, 300,
    ].map((angle) => svg`<path d="M0 0Q6-4 11 1.5Q5 1 0 0Z" transform="rotate(${angle + x})" />`)}</g>`;

/** @param {number} value */
const pips = (value) => PIPS[value].map(([x, y]) => svg`<circle cx=${x} cy=${y} r="2" fill="#26343d" />`);

/** @param {number[]} shown @param {number} index */
const die = ([first, second], index) => svg`<g transform="translate(${112 + index * 35} 267)"><g class="picture-rolls"
    style="--place: ${index}"><rect x="-11" y="-11" width="22" height="22" rx="5"
    fill=${index < 5 ? '#fffdf6' : '#f1c33d'} stroke="#6f4d22" stroke-width="1.2" />
    <g class="picture-first">${pips(first)}</g><g class="picture-second">${pips(second)}</g></g></g>`;

const SPACES = [
    ...[62, 90, 118, 146, 228, 256, 284, 312].map((x) => [x, 111]),
    ...[18, 46, 74, 148, 176, 204].map((y) => [189, y]),
].map(
    ([x, y]) => svg`<rect x=${x} y=${y} width="22" height="22" rx="3" fill="#cfc1a6" stroke="#8f7c5a"
        stroke-width=".8" />`,
);

/** @param {number} x @param {number} y */
const camel = (x, y) => svg`<path d=${CAMEL} transform="translate(${x} ${y}) scale(1.3)" fill="#8a5a2b"
    stroke="#5f3c17" stroke-width=".6" />`;

export const picture = svg`<rect width="400" height="300" fill="#e2c18a" />
    <path d="M0 250Q110 226 210 246T400 236V300H0Z" fill="#d2a866" /><path d="M0 274Q140 250 400 276V300H0Z"
        fill="#c4934e" />${camel(32, 262)}${camel(66, 256)}${camel(336, 258)}${camel(370, 264)}
    <path d="M86 244H314V286H86Z" fill="#f7ebce" stroke="#6f4d22" stroke-width="2" />
    <path d="M87 245H313V249H87Z" fill="#2a8f95" opacity=".7" />
    <path d="M48 10H352V230H48Z" fill="#ecd3a2" />
    <path d="M48 230V10H352V230Z" fill="none" stroke="#a9783c" stroke-width="6" />
    <path d="M48 230V10H352V230Z" fill="none" stroke="#d0a666" stroke-width="3" stroke-dasharray="6 5" />
    <path d="M48 122H352M200 10V230" stroke="#b9a785" stroke-width="28" />${SPACES}
    <circle cx="200" cy="122" r="19" fill="#e9dcbd" stroke="#8f7c5a" /><circle cx="200" cy="122" r="10" fill="#2f9ea3"
        stroke="#f3e6c6" stroke-width="2" />
    ${SOUKS.map(souk)}${PALMS.map(palm)}
    ${GOODS.map(([at, shop, side], index) => {
        const [x, y] = SOUKS[at];
        return svg`<g transform="translate(${x + (shop + 0.5) * SHOP} ${y + SHOP / 2 + 1})"><g
            class="picture-arrives" style="--place: ${index}">${good(side)}</g></g>`;
    })}
    <g transform="translate(239 118)"><g class="picture-walks"><path d="M-9 13a9 3 0 0 0 18 0Z" opacity=".25" />
        <path d=${SUPERVISOR}
        fill="#9c1f3a" stroke="#fff6e0" stroke-width="1.4" /></g></g>
    ${DICE.map(die)}`;
