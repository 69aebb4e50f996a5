// Dice as they lie in the tower: white ones for all players, and yellow ones with a band for the start player only.

import {html, svg} from '../../vendor/lit-html/lit-html.js';

// Where the pips of each value are, in a square from -10 to 10.
const [NEAR, FAR] = [0, 5];
const CORNERS = [
    [-FAR, -FAR],
    [FAR, FAR],
];
const OTHER_CORNERS = [
    [FAR, -FAR],
    [-FAR, FAR],
];
const SIDES = [
    [-FAR, NEAR],
    [FAR, NEAR],
];
const PIPS = [
    [[NEAR, NEAR]],
    CORNERS,
    [...CORNERS, [NEAR, NEAR]],
    [...CORNERS, ...OTHER_CORNERS],
    [...CORNERS, ...OTHER_CORNERS, [NEAR, NEAR]],
    [...CORNERS, ...OTHER_CORNERS, ...SIDES],
];

/**
 * A die within text. The text beside it says what it shows.
 * @param {number} value @param {'white' | 'yellow'} colour @param {number} index among the dice that fall together
 */
export function dieIcon(value, colour, index = 0) {
    return html`<svg class="die die-${colour}" viewBox="-11.5 -11.5 23 23" aria-hidden="true"
        style="--fall: ${index}"><rect class="die-body" x="-10" y="-10" width="20" height="20" rx="4.5" />
        ${colour === 'yellow' ? svg`<rect class="die-band" x="-8" y="-8" width="16" height="16" rx="3" />` : ''}
        ${PIPS[value - 1].map(([x, y]) => svg`<circle class="die-pip" cx=${x} cy=${y} r="2.1" />`)}</svg>`;
}
