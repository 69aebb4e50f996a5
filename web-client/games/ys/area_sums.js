// The sums of each side in an area of the city or in a whole quarter, as far as they are known. A sum is written into
// an area only where several brokers of a side add up and the pieces leave room. The sum of a quarter stands beside the
// ship whose gems it decides about. Screen readers find both in the labels of the area and of the ship.

import {nothing, svg} from '../../vendor/lit-html/lit-html.js';
import {SHIP_SUM, shipSumsCorner, SUM, sumsPoint} from './geometry.js';
import {ghostsAt} from './ghosts.js';
import {emblemAt} from './pieces.js';
import {quarterSums, sumsAt, sumWords, total} from './sums.js';

/** @import {Ring} from './geometry.js' */
/** @import {Scene} from './scene.d.ts' */

/** @param {Scene} scene @param {number} quarter @param {Ring} ring */
export function areaSums(scene, quarter, ring) {
    const where = `${ring}${quarter}`;
    const sums = sumsAt(scene.view, where);
    const pieces = total(sums.map(({brokers}) => brokers)) + ghostsAt(scene, where).length;
    const closed = scene.view.closed.includes(where);
    const addUp = sums.some(({brokers}) => brokers > 1);
    const point = addUp ? sumsPoint(quarter, ring, {lines: sums.length, pieces, closed}) : undefined;
    if (!point) {
        return nothing;
    }
    const top = point.y - ((sums.length - 1) * SUM.height) / 2;
    const left = point.x - SUM.width / 2;
    return svg`<g class="area-sums">${sums.map((sum, line) => {
        const y = top + line * SUM.height;
        return svg`${emblemAt(sum.side, left + 9, y, 7.5)}<text class="area-sum" x=${left + 20} y=${y + 6}>${sumWords(
            sum,
        )}</text>`;
    })}</g>`;
}

/** @param {Scene} scene @param {number} quarter */
export function shipSums({view}, quarter) {
    const sums = view.quarters[quarter - 1].ship ? quarterSums(view, quarter) : [];
    const corner = shipSumsCorner(quarter, sums.length);
    return svg`<g aria-hidden="true"><g class="ship-sums row-side">${sums.map((sum, line) => {
        const y = corner.y + (line + 0.5) * SHIP_SUM.height;
        return svg`${emblemAt(sum.side, corner.x + 12, y, 10)}<text class="ship-sum" data-side=${sum.side}
            x=${corner.x + 27} y=${y + 9}>${sumWords(sum)}</text>`;
    })}</g></g>`;
}
