// The city of Ys as a small moving picture for the first page: brokers come to its quarters, one turns over, a ship
// sails in. It shows what is played, not a match. How its parts move stands in games/pictures.css.

import {svg} from '../../vendor/lit-html/lit-html.js';

// Within a circle of radius 10: disc, square, hexagon, shield, as on the boards.
const PIECES = [
    {outline: 'M0-9.6A9.6 9.6 0 1 1 0 9.6A9.6 9.6 0 1 1 0-9.6Z', body: '#d8722c', edge: '#8f4110', ink: '#2a1203'},
    {outline: 'M-9-7Q-9-9-7-9H7Q9-9 9-7V7Q9 9 7 9H-7Q-9 9-9 7Z', body: '#7d53ad', edge: '#4c2d74', ink: '#fff7ea'},
    {outline: 'M-5-9H5L10 0L5 9H-5L-10 0Z', body: '#f7f0df', edge: '#6d6350', ink: '#1b2730'},
    {
        outline: 'M0-9.6C3-7.8 6-7.5 9-7.8V.7C9 5.4 5 8.2 0 10C-5 8.2-9 5.4-9 .7V-7.8C-6-7.5-3-7.8 0-9.6Z',
        body: '#33434d',
        edge: '#131c22',
        ink: '#fff7ea',
    },
];
const WAVES = [-4, 0, 4].map((y) => `M-7 ${y}q1.75-2.2 3.5 0t3.5 0t3.5 0t3.5 0`).join('');

/** Side, value or nothing if face down, quarter, radius, and how far along the quarter, in the order of their coming.
 *  @type {[number, number | undefined, number, number, number][]} */
const BROKERS = [
    [1, 4, 1, 64, -0.32],
    [0, undefined, 2, 91, 0.3],
    [3, 3, 4, 64, 0.36],
    [2, undefined, 2, 64, -0.3],
    [0, 2, 3, 91, -0.1],
    [1, undefined, 4, 117, 0.25],
    [3, undefined, 2, 117, -0.2],
    [2, 4, 3, 64, 0.34],
    [0, 3, 1, 91, 0.28],
    [3, 1, 1, 117, -0.1],
    [2, 1, 4, 91, -0.35],
    [1, undefined, 3, 117, 0.4],
];
const GEMS = {blue: '#2f74c4', green: '#2c8f5a', yellow: '#efb92c', red: '#c5352f'};

/** @param {number} quarter @param {number} radius @param {number} along */
function pointAt(quarter, radius, along) {
    const angle = ((-135 + (quarter - 1) * 90) * Math.PI) / 180 + along;
    return `translate(${(200 + radius * Math.cos(angle)).toFixed(1)} ${(150 + radius * Math.sin(angle)).toFixed(1)})`;
}

/** @param {number} side @param {number | undefined} value */
function broker(side, value) {
    const {outline, body, edge, ink} = PIECES[side];
    const face =
        value === undefined
            ? svg`<path d=${WAVES} fill="none" stroke=${ink} stroke-width="1.2" opacity=".65" />`
            : svg`<text y="4.4" text-anchor="middle" font-size="12.5" font-weight="700" fill=${ink}>${value}</text>`;
    return svg`<path d="M-8 10a8 2.6 0 0 0 16 0Z" opacity=".25" /><path d=${outline} fill=${body} stroke=${edge}
        stroke-width="1.3" />${face}`;
}

/** @param {number} x @param {number} y @param {string} gem @param {string} [moves] */
const ship = (x, y, gem, moves = '') => svg`<g transform="translate(${x} ${y})"><g class=${moves}>
    <path d="M0 12V-20" stroke="#d7c294" stroke-width="2" /><path d="M0-20L9-17L0-14Z" fill="#b8452a" />
    <path d="M-14-12Q0-16 14-12Q11-1 14 8Q0 4-14 8Q-11-1-14-12Z" fill="#f8efd9" stroke="#a98f5c" />
    <path d="M0-9L5.5-2L0 5L-5.5-2Z" fill=${gem} stroke="#1b2730" stroke-width=".8" />
    <path d="M-19 11H19Q15 21 8 21H-9Q-16 20-19 11Z" fill="#6b452a" stroke="#2c1a0d" /></g></g>`;

/** @param {number} radius @param {string} fill */
const ring = (radius, fill) => svg`<circle cx="200" cy="150" r=${radius} fill=${fill} stroke="#c08a2e"
    stroke-width="1.6" />`;

const RIPPLES = [152, 172, 196, 222].map(
    (radius, index) => svg`<circle cx="200" cy="150" r=${radius} fill="none" stroke="#bfe3e4" stroke-width="1.2"
        stroke-dasharray="${30 + index * 7} 26 8 19" stroke-linecap="round" opacity=".3" />`,
);

/** Crown, mask, swords and hat of the four palaces. */
const COURT = [
    'M-8 5H8L9-5L4 0L0-7L-4 0L-9-5Z',
    'M-9-4Q0-8 9-4Q9 5 4 5Q2 5 0 2Q-2 5-4 5Q-9 5-9-4ZM-5-1H-2M2-1H5',
    'M-7 7L7-7M-7-7L7 7M-8 3L-3 8M8 3L3 8',
    'M-9 6H9M-6 6L0-9L6 6M-3 1H4',
].map(
    (path, index) => svg`<g transform=${pointAt(index + 1, 41, 0)}><rect x="-16" y="-12" width="32" height="24" rx="3"
        fill="#fffaf0" stroke="#9c7a35" /><path d=${path} fill="none" stroke="#17485e" stroke-width="1.5"
        stroke-linejoin="round" stroke-linecap="round" /></g>`,
);

export const picture = svg`<rect width="400" height="300" fill="#164a60" />${RIPPLES}
    <circle cx="200" cy="150" r="134" fill="#b9a57c" stroke="#5f4f31" stroke-width="3" />
    <circle cx="200" cy="150" r="135" fill="none" stroke="#d8c79c" stroke-width="5" stroke-dasharray="5 5.6" />
    ${ring(130, '#cfe0d6')}${ring(104, '#efe1bf')}${ring(78, '#f8efd8')}
    <path d="M66 150H334M200 16V284" stroke="#c08a2e" stroke-width="9" />
    <path d="M66 150H334M200 16V284" stroke="#2d7c93" stroke-width="6" />
    <circle cx="200" cy="150" r="12" fill="#16435a" stroke="#d8b567" stroke-width="2" />${COURT}
    ${ship(88, 44, GEMS.blue)}${ship(312, 44, GEMS.yellow)}${ship(88, 254, GEMS.green)}
    ${ship(312, 254, GEMS.red, 'picture-sails')}
    ${BROKERS.map(
        ([side, value, quarter, radius, along], index) => svg`<g transform=${pointAt(quarter, radius, along)}>
        <g class="picture-arrives" style="--place: ${index}">${broker(side, value)}</g></g>`,
    )}
    <g transform=${pointAt(4, 64, -0.3)}><g class="picture-back">${broker(0, undefined)}</g>
        <g class="picture-front">${broker(0, 4)}</g></g>`;
