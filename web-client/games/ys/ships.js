// A ship at the port of a quarter, with its remaining gems on the sail.

import {nothing, svg} from '../../vendor/lit-html/lit-html.js';
import {listeners, targetClass} from '../../app/asking/target.js';
import {listNames, say} from '../../app/words/words.js';
import {gemAt} from './gems.js';
import {shipCorner} from './geometry.js';
import {quarterSums, sidesSay} from './sums.js';
import {gemName, ROMAN} from './words_of.js';

/** @import {Scene} from './scene.d.ts' */
/** @import {QuarterView} from './view.d.ts' */

const WIDTH = 198;
const HEIGHT = 150;
/** The size of a small gem. */
const SMALL = 17;

/** The gems as they are drawn: a whole big gem is one large drawing. @param {QuarterView} quarter */
function cargo({ship, gems}) {
    const whole = ship && gems.filter((gem) => gem === ship.big).length >= 2;
    const rest = [...gems];
    if (whole) {
        rest.splice(rest.indexOf(ship.big), 1);
        rest.splice(rest.indexOf(ship.big), 1);
    }
    const small = rest.map((gem) => ({gem, radius: SMALL}));
    return whole ? [{gem: ship.big, radius: 27}, ...small] : small;
}

/** @param {QuarterView} quarter */
function gemsOnSail(quarter) {
    const loads = cargo(quarter);
    const width = loads.reduce((sum, {radius}) => sum + radius * 2, 0) + (loads.length - 1) * 7;
    let left = 102 - width / 2;
    return loads.map(({gem, radius}) => {
        const drawing = gemAt(gem, left + radius, 62, radius);
        left += radius * 2 + 7;
        return radius > SMALL
            ? svg`${drawing}<text class="big-count" x=${left - radius - 7 + 19} y="94">×2</text>`
            : drawing;
    });
}

/** What a ship carries in words, a whole big gem as it is painted. @param {QuarterView} quarter
 *  @param {number} number */
function cargoInWords(quarter, number) {
    const names = cargo(quarter).map(({gem, radius}) => (radius > SMALL ? `${gemName(gem)} ×2` : gemName(gem)));
    return names.length > 0
        ? say('ys.ship', {quarter: ROMAN[number], gems: listNames(names)})
        : say('ys.ship.empty', {quarter: ROMAN[number]});
}

/** A ship with its cargo, its upper left corner at 0. @param {QuarterView} quarter */
export function shipShape(quarter) {
    return svg`<path class="ship-mast" d="M100 6V128M22 28H180" />
        <path class="ship-pennant" d="M100 6L128 12L100 18Z" />
        <path class="ship-sail" d="M24 28H178Q196 66 172 104Q100 92 32 104Q8 66 24 28Z" />
        <path class="ship-hull" d="M6 108Q52 122 100 122T192 104Q186 140 152 146H56Q20 142 6 108Z" />
        <path class="ship-plank" d="M16 121Q56 133 100 133T185 121" />${gemsOnSail(quarter)}`;
}

/** @param {Scene} scene @param {number} quarter */
export function shipDrawing(scene, quarter) {
    const facts = scene.view.quarters[quarter - 1];
    if (!facts.ship) {
        return nothing;
    }
    const {x, y} = shipCorner(quarter, WIDTH, HEIGHT);
    const cargoSays = cargoInWords(facts, quarter);
    const target = scene.targets.get(`quarter:${quarter}`);
    const sums = sidesSay(scene.seats, quarterSums(scene.counted, quarter));
    const label = `${cargoSays}. ${sums}`;
    const body = svg`<title>${say('ys.says.ship', {ship: cargoSays})} ${sums}</title>${shipShape(facts)}`;
    if (!target) {
        return svg`<g class="ship" data-at="ship:${quarter}" transform="translate(${x} ${y})" role="img"
            aria-label=${label}>${body}</g>`;
    }
    const {click, key} = listeners(target, scene.put);
    return svg`<g class="ship ${targetClass(target)}" data-at="ship:${quarter}" transform="translate(${x} ${y})"
        role="button" tabindex="0" aria-label=${label} aria-pressed=${target.chosen} data-pick=${target.field}
        data-value=${quarter} @click=${click} @keydown=${key}>${body}</g>`;
}
