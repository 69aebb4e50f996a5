// The sums of each side in an area of the city or in a whole quarter, as far as they are known. A sum is written into
// an area only where several brokers of a side add up and the pieces leave room. The sum of a quarter stands beside the
// ship whose gems it decides about. Screen readers find both in the labels of the area and of the ship.

import {nothing, svg} from '../../vendor/lit-html/lit-html.js';
import {isSmall} from '../../app/page/phone.js';
import {SHIP_SUM, shipSumsCorner, SUM, sumsPoint} from './geometry.js';
import {emblemAt} from './pieces.js';
import {quarterSums, sumsAt, sumWords, total} from './sums.js';
import {AREAS} from './words_of.js';

/** @import {Ring} from './geometry.js' */
/** @import {Scene} from './scene.d.ts' */

/** @param {Scene} scene @param {number} quarter @param {Ring} ring */
export function areaSums(scene, quarter, ring) {
    const where = `${ring}${quarter}`;
    const sums = sumsAt(scene.counted, where);
    const pieces = total(sums.map(({brokers}) => brokers));
    const size = isSmall() ? SUM.large : SUM.usual;
    const closed = scene.view.closed.includes(where);
    const addUp = sums.some(({brokers}) => brokers > 1);
    const point = addUp ? sumsPoint(quarter, ring, {lines: sums.length, pieces, closed}, size) : undefined;
    if (!point) {
        return nothing;
    }
    const top = point.y - ((sums.length - 1) * size.height) / 2;
    const left = point.x - size.width / 2;
    return svg`<g class="area-sums">${sums.map((sum, line) => {
        const y = top + line * size.height;
        return svg`${emblemAt(sum.side, left + size.emblem, y, size.emblem * 0.85)}<text class="area-sum"
            x=${left + size.emblem * 2 + 3} y=${y + size.height / 3}>${sumWords(sum)}</text>`;
    })}</g>`;
}

/** @param {Scene} scene @param {number} quarter */
export function shipSums({view, counted, ghosts}, quarter) {
    const sums = view.quarters[quarter - 1].ship ? quarterSums(counted, quarter) : [];
    const size = isSmall() ? SHIP_SUM.large : SHIP_SUM.usual;
    const corner = shipSumsCorner(quarter, sums.length, size);
    const planned = ghosts.filter(({broker: {where}}) => AREAS.some((ring) => where === `${ring}${quarter}`));
    return svg`<g aria-hidden="true"><g class="ship-sums row-side">${sums.map((sum, line) => {
        const y = corner.y + (line + 0.5) * size.height;
        const isPlanned = planned.some(({broker: {side}}) => side === sum.side);
        return svg`${emblemAt(sum.side, corner.x + 12, y, 10)}<text class="ship-sum ${isPlanned ? 'planned' : ''}"
            data-side=${sum.side} x=${corner.x + 27} y=${y + size.height / 3}>${sumWords(sum)}</text>`;
    })}</g></g>`;
}
