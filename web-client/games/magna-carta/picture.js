// The road and the castle of Caylus Magna Carta as a small moving picture for the first page: workers step to the
// buildings, the provost walks, the castle grows. It shows what is played, not a match. How its parts move stands in
// games/pictures.css.

import {svg} from '../../vendor/lit-html/lit-html.js';

const WORKERS = [
    ['#b5322b', '#6d1512'],
    ['#e08a1e', '#8a4c06'],
    ['#2c7d50', '#124428'],
    ['#2c62ae', '#12305f'],
];
/** Upper left corners of the cards along the road, what stands on them, and the colour of their owner's edge.
 *  @type {[number, number, keyof typeof ART, string][]} */
const CARDS = [
    [212, 24, 'wood', '#a08472'],
    [284, 24, 'field', '#a08472'],
    [284, 122, 'house', WORKERS[0][0]],
    [212, 122, 'quarry', WORKERS[2][0]],
    [140, 122, 'stall', WORKERS[3][0]],
    [68, 122, 'church', WORKERS[1][0]],
    [68, 214, 'house', WORKERS[3][0]],
    [140, 214, 'wood', WORKERS[0][0]],
    [212, 214, 'field', WORKERS[2][0]],
];
/** Card and colour of the workers, in the order in which they come. */
const PLACED = [
    [0, 1],
    [3, 0],
    [1, 3],
    [5, 2],
    [2, 0],
    [4, 1],
    [7, 3],
    [6, 2],
];

const FIR = 'M-8 0L0-15L8 0ZM-6-8L0-22L6-8Z';
/** Above the ground line at 0, within 30 to both sides. */
const ART = {
    wood: svg`<path d="M-14 0V-6M2 0V-6M15 0V-6" stroke="#6b452a" stroke-width="3" /><path d=${FIR} fill="#43733d"
        transform="translate(-14 -3)" /><path d=${FIR} fill="#4f8a3c" transform="translate(2 -3) scale(1.2)" /><path
        d=${FIR} fill="#43733d" transform="translate(16 -3) scale(.9)" />`,
    field: svg`<path d="M-26 0L-16-13H16L26 0Z" fill="#dcc46a" /><path d="M-14 0L-8-13M0 0V-13M14 0L8-13"
        stroke="#a58a35" fill="none" /><path d="M8-14H24V-22L16-28L8-22Z" fill="#f1e3c3" /><path d="M5-21L16-30L27-21Z"
        fill="#d3a851" />`,
    house: svg`<path d="M-18 0V-16H14V0Z" fill="#f1e3c3" /><path d="M-22-15L-2-31L18-15Z" fill="#b4573c" /><path
        d="M-6 0V-11H2V0Z" fill="#4a3a2a" /><path d="M8-27V-34H12V-23Z" fill="#9aa09f" />`,
    quarry: svg`<path d="M-26 0V-11H-12V0ZM-10 0V-11H6V0ZM8 0V-11H24V0Z" fill="#9aa09f" /><path
        d="M-18-11V-22H-4V-11ZM0-11V-22H15V-11Z" fill="#d0d3d0" /><path d="M-9-22V-31H6V-22Z" fill="#bfc4c2" />`,
    stall: svg`<path d="M-20 0V-18H-17V0ZM17 0V-18H20V0ZM-20-9H20V-5H-20Z" fill="#8b5a2f" /><path
        d="M-25-17L-19-29H19L25-17Z" fill="#c4473c" /><path d="M-13-17L-9-29H-2L-4-17ZM5-17L3-29H10L15-17Z"
        fill="#fbf4e0" />`,
    church: svg`<path d="M-22 0V-15H6V0ZM6 0V-27H20V0Z" fill="#d0d3d0" /><path d="M-25-14L-8-25L8-14ZM3-26L13-39L23-26Z"
        fill="#47729f" /><path d="M-12 0V-6A4 4 0 0 1-4-6V0Z" fill="#4a3a2a" />`,
};

/** @param {[number, number, keyof typeof ART, string]} at */
const card = ([x, y, art, edge]) => svg`<g transform="translate(${x} ${y})"><rect x="-1" y="1" width="66" height="74"
    rx="6" opacity=".28" /><rect width="64" height="72" rx="6" fill="#fffaf0" stroke=${edge} stroke-width="2.5" />
    <path d="M3 14H61V50H3Z" fill="#e2edf0" /><path d="M3 50H61V58H3Z" fill="#9db06c" />
    <path d="M3 7Q3 3 7 3H57Q61 3 61 7V14H3Z" fill="#e8cd97" /><g transform="translate(32 51) scale(.94)"
    stroke="#3b2c1a" stroke-width=".8" stroke-linejoin="round">${ART[art]}</g></g>`;

const BODY = 'M-9.5 11C-10 2-5.4-3.5 0-3.5S10 2 9.5 11Q0 14-9.5 11Z';
const HEAD = 'M0-14A5.4 5.4 0 1 1 0-3.2A5.4 5.4 0 1 1 0-14Z';

/** @param {string} fill @param {string} edge */
const figure = (fill, edge) => svg`<path d="M-10 12a10 3 0 0 0 20 0Z" opacity=".28" /><g fill=${fill} stroke=${edge}
    stroke-width="1.5"><path d=${BODY} /><path d=${HEAD} /></g>`;

/** Blocks of the castle from its foot up: x, y, width, height. */
const BLOCKS = [
    ...[62, 96, 130, 164].map((x) => [x, 88, 33, 19]),
    ...[68, 98, 128, 158].map((x) => [x, 68, 29, 19]),
    ...[68, 114, 160].map((x) => [x, 51, 27, 16]),
    ...[68, 114, 160].map((x) => [x, 34, 27, 16]),
    [114, 17, 27, 16],
];
/** So many of the lowest stand from the beginning. */
const BUILT = 7;
const STONES = ['#8f3427', '#d17a22', '#b9ae93'];

/** @param {number[]} block @param {number} index */
function block([x, y, width, height], index) {
    const fill = STONES[index < 4 ? 0 : index < 8 ? 1 : 2];
    const plan = svg`<rect x=${x} y=${y} width=${width} height=${height} rx="2" fill="#fff" fill-opacity=".3"
        stroke="#5f5230" stroke-dasharray="3 3" />`;
    const stone = svg`<rect x=${x} y=${y} width=${width} height=${height} rx="2" fill=${fill} stroke="#3b2c1a" />`;
    return index < BUILT
        ? stone
        : svg`${plan}<g class="picture-arrives" style="--place: ${(index - BUILT) * 1.5}">${stone}</g>`;
}

const ROAD = 'M150 108Q196 108 206 62H356Q376 62 376 104T340 158H60Q28 158 28 204T66 250H400';

export const picture = svg`<rect width="400" height="300" fill="#b7c98a" />
    <path d="M0 0H400V60Q300 30 200 46T0 40Z" fill="#cfe0d6" /><path d="M0 190Q120 170 220 196T400 180V300H0Z"
        fill="#a9bd7c" />
    <path d=${ROAD} fill="none" stroke="#5f5230" stroke-width="23" opacity=".5" />
    <path d=${ROAD} fill="none" stroke="#c4a671" stroke-width="19" />
    <path d=${ROAD} fill="none" stroke="#a5854f" stroke-width="6" stroke-dasharray="9 13" opacity=".6" />
    <path d="M52 107H208V112H52Z" fill="#6b5b36" />${BLOCKS.map(block)}${CARDS.map(card)}
    ${PLACED.map(([at, side], index) => {
        const [x, y] = CARDS[at];
        return svg`<g transform="translate(${x + 16} ${y + 66})"><g class="picture-arrives"
            style="--place: ${index * 1.5}">${figure(WORKERS[side][0], WORKERS[side][1])}</g></g>`;
    })}
    <g transform="translate(262 188)"><g class="picture-walks picture-provost">${figure('#fffdf4', '#3b2c1a')}<path
        d="M-9-11Q0-8 9-11L5-13V-18Q0-21-5-18V-13Z" fill="#3b2c1a" /></g></g>`;
