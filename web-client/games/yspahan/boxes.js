// Draws boxes of the plan in the same way in the city, in the small plans of souks and in the examples of the rules.
// The plan says where they are.

import {svg} from '../../vendor/lit-html/lit-html.js';
import {groundBoxes, spaceBox} from './plan.js';

/** @import {Box} from './plan.js' */

/** @param {Box} box @param {string} classes @param {number} [round] @param {number} [more] extra width on each side */
export const boxed = ({x, y, width, height}, classes, round = 6, more = 0) =>
    svg`<rect class=${classes} x=${x - more} y=${y - more} width=${width + 2 * more} height=${height + 2 * more}
        rx=${round} />`;

/** Several boxes as one path. @param {Box[]} boxes @param {number} round */
export const pathOfBoxes = (boxes, round) => boxes.map((box) => outline(box, round)).join('');

/** @param {Box} box @param {number} round */
function outline({x, y, width, height}, round) {
    const [across, down] = [width - 2 * round, height - 2 * round];
    const corner = (/** @type {number} */ dx, /** @type {number} */ dy) => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
    return [
        `M${x + round} ${y}h${across}`,
        `${corner(round, round)}v${down}`,
        `${corner(-round, round)}h${-across}`,
        `${corner(-round, -round)}v${-down}`,
        `${corner(round, -round)}z`,
    ].join('');
}

/** A space of the roads. Every other space is dark. @param {string} space @param {number} index */
export function roadSpace(space, index) {
    const look = space === 'crossroads' ? 'crossroads' : index % 2 === 0 ? 'dark' : '';
    return boxed(spaceBox(space), `space ${look}`, 7, -1);
}

/** The paved ground of a souk: one shape around all its shops. @param {string[]} shops @param {boolean} complete */
export function pavement(shops, complete) {
    const boxes = groundBoxes(shops);
    return svg`<g class="pavement ${complete ? 'complete' : ''}">
        ${boxes.map((box) => boxed(box, 'pavement-edge', 11, 8.5))}
        ${boxes.map((box) => boxed(box, 'pavement-ground', 9, 6))}</g>`;
}
