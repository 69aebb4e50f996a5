// The parts of the city that never change: the sand, the wall with its gates, and gardens.

import {svg} from '../../vendor/lit-html/lit-html.js';
import {say} from '../../app/words/words.js';
import {DIRECTIONS, FRAME, PITCH, ROAD_ENDS, spaceParts, spacePoint} from './plan.js';

/** @import {Point} from './plan.js' */

// Palms grow in courtyards and where there is no souk.
const PALMS = [
    [-278, 226],
    [-200, 150],
    [-560, 400],
    [-500, 420],
    [-250, 420],
    [-190, 408],
    [-600, 250],
    [250, 400],
    [330, 300],
    [400, 180],
    [420, 260],
    [360, 410],
    [250, -160],
    [300, -250],
    [420, -160],
    [180, -260],
    [-250, -150],
    [-300, -250],
    [-420, -140],
    [-580, -150],
    [-600, -250],
    [-470, -250],
];
// Larger gardens with a basin.
const GARDENS = [
    [-400, -205, 190, 96],
    [340, -210, 130, 84],
];

/** @param {number[]} palm @param {number} index */
function palm([x, y], index) {
    const leaves = [0, 60, 120, 180, 240, 300].map(
        (angle) => svg`<path d="M0 0Q9-5 17 2Q8 1 0 0Z" transform="rotate(${angle + index * 17})" />`,
    );
    return svg`<g class="palm" transform="translate(${x} ${y}) scale(${0.9 + (index % 3) * 0.16})">${leaves}</g>`;
}

/** @param {number[]} garden */
function garden([x, y, width, height]) {
    return svg`<g class="garden" transform="translate(${x} ${y})">
        <rect class="lawn" x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx="10" />
        <path class="channel" d="M${-width / 2} 0H${width / 2}M0 ${-height / 2}V${height / 2}" />
        <path class="basin" d="M0-26L11-11L26 0L11 11L0 26L-11 11L-26 0L-11-11Z" /></g>`;
}

/** The gate behind the last space of an arm, with the letter that names the arm's spaces. @param {string} space */
function gate(space) {
    const {arm} = spaceParts(space);
    const {x, y} = spacePoint(space);
    const {x: dx, y: dy} = DIRECTIONS[arm];
    const reach = PITCH / 2 + 17;
    return svg`<g class="gate" transform="translate(${x + dx * reach} ${y + dy * reach})">
        <rect x="-17" y="-17" width="34" height="34" rx="6" />
        <g class="upright"><text y="8">${say(`yspahan.arm.${arm}`)}</text></g></g>`;
}

/** Merlons along a side of the wall. @param {Point} from @param {Point} to */
function merlons(from, to) {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const count = Math.round(length / 26);
    return Array.from({length: count}, (_, index) => {
        const share = (index + 0.5) / count;
        const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
        return svg`<rect class="merlon" x=${x - 6} y=${y - 6} width="12" height="12" rx="1.5" />`;
    });
}

/** The stripes of the awnings, one for each size of souk. */
const stripes = [1, 2, 3, 4].map(
    (size) => svg`<pattern id="awning-${size}" width="14" height="14" patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"><rect class="stripe-ground" width="14" height="14" />
        <rect class="stripe-${size}" width="7" height="14" /></pattern>`,
);

export function ground() {
    const {x, y, width, height} = FRAME;
    const [left, top, right, bottom] = [x + 14, y + 14, x + width - 14, y + height - 14];
    const corners = [
        {x: left, y: top},
        {x: right, y: top},
        {x: right, y: bottom},
        {x: left, y: bottom},
    ];
    return svg`<defs>${stripes}</defs>
        <rect class="sand" x=${left} y=${top} width=${right - left} height=${bottom - top} rx="16" />
        ${GARDENS.map(garden)}${PALMS.map(palm)}
        <rect class="wall" x=${left} y=${top} width=${right - left} height=${bottom - top} rx="16" />
        ${corners.map((corner, index) => merlons(corner, corners[(index + 1) % 4]))}
        ${corners.map((corner) => svg`<circle class="turret" cx=${corner.x} cy=${corner.y} r="15" />`)}
        ${ROAD_ENDS.map(gate)}`;
}
