// How Yspahan is played by keys: where each thing to pick is for the arrows, which key picks dice in the tower, and
// where the focus goes once something is picked. DOM-free.

import {CONFIRM} from '../../app/board/key_steps.js';
import {USES} from './interactions.js';
import {DIRECTIONS, spaceParts} from './plan.js';
import {ROWS, SHOPS, soukOf, SOUKS} from './printed.js';

/** @import {Target} from '../../app/asking/target.js' */
/** @import {Scene} from './scene.d.ts' */
/** @import {GroupView, Row} from './view.d.ts' */

/** The longest arms of the roads, so that no cell is left of the first or above it. */
const [WEST, NORTH] = [10, 4];

/**
 * Up and down lead from souk to souk, left and right among the shops of one that can be picked.
 * @param {string} shop @param {Map<string, Target>} targets
 */
export function shopCell(shop, targets) {
    const souk = soukOf(shop);
    const offered = SHOPS.filter((one) => soukOf(one) === souk && targets.has(`shop:${one}`));
    return `${[...SOUKS.keys()].indexOf(souk)},${offered.indexOf(shop)}`;
}

/** Arrows lead along the roads. @param {string} space */
export function spaceCell(space) {
    const {arm, number} = spaceParts(space);
    const {x, y} = DIRECTIONS[arm] ?? {x: 0, y: 0};
    return `${NORTH + y * number},${WEST + x * number}`;
}

/** Up and down lead from floor to floor, as they are seen. @param {string} type @param {Row} row */
export const useCell = (type, row) => `${ROWS.length - 1 - ROWS.indexOf(row)},${USES.indexOf(type)}`;

/**
 * The number on the dice is the key that picks their first use, and once that is picked, the one after it.
 * @param {{type: string, target: Target}[]} offered the uses of the group @param {string} type @param {GroupView} group
 * @returns {string | undefined}
 */
export function useKey(offered, type, {value}) {
    const chosen = offered.findIndex(({target}) => target.chosen);
    return offered[(chosen + 1) % offered.length].type === type ? String(value) : undefined;
}

/** The cards in hand have letters. @param {number} at @returns {string | undefined} */
export const cardKey = (at) => 'abcdefgh'[at];

/** Where types of action go on, if not in the panel. @type {Record<string, string>} */
const GOES_ON = {move_supervisor: '.city', place_by_card: '.city', build_by_card: '.tiles', build_with_group: '.tiles'};

/** Where whoever plays by keys goes on after a choice: to Confirm once it is whole, else where the rest is picked.
 * @param {Scene} scene */
export function leadsOn({choosing}) {
    return choosing?.action ? CONFIRM : (GOES_ON[choosing?.type ?? ''] ?? '.decide .situation');
}
