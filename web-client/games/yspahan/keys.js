// How Yspahan is played by keys: where arrows find each thing, which key picks dice in the tower, and where the focus
// goes after a pick. DOM-free.

import {CONFIRM} from '../../app/board/key_steps.js';
import {USES} from './interactions.js';
import {DIRECTIONS, spaceParts} from './plan.js';
import {ROWS, SHOPS, soukOf, SOUKS} from './printed.js';

/** @import {Target} from '../../app/asking/target.js' */
/** @import {Scene} from './scene.d.ts' */
/** @import {GroupView, Row} from './view.d.ts' */

/** The lengths of the longest arms of the roads. With these offsets no cell has a negative row or column. */
const [WEST, NORTH] = [10, 4];

/**
 * Up and down move between souks, left and right between the shops of one that can be picked.
 * @param {string} shop @param {Map<string, Target>} targets
 */
export function shopCell(shop, targets) {
    const souk = soukOf(shop);
    const offered = SHOPS.filter((one) => soukOf(one) === souk && targets.has(`shop:${one}`));
    return `${[...SOUKS.keys()].indexOf(souk)},${offered.indexOf(shop)}`;
}

/** Arrows move along the roads. @param {string} space */
export function spaceCell(space) {
    const {arm, number} = spaceParts(space);
    const {x, y} = DIRECTIONS[arm] ?? {x: 0, y: 0};
    return `${NORTH + y * number},${WEST + x * number}`;
}

/** Up and down move between floors, in the order in which they are seen. @param {string} type @param {Row} row */
export const useCell = (type, row) => `${ROWS.length - 1 - ROWS.indexOf(row)},${USES.indexOf(type)}`;

/**
 * The key is the number on the dice. It picks their first use, and pressed again, the next one.
 * @param {{type: string, target: Target}[]} offered the uses of the group @param {string} type @param {GroupView} group
 * @returns {string | undefined}
 */
export function useKey(offered, type, {value}) {
    const chosen = offered.findIndex(({target}) => target.chosen);
    return offered[(chosen + 1) % offered.length].type === type ? String(value) : undefined;
}

/** Cards in hand have letters as keys. @param {number} at @returns {string | undefined} */
export const cardKey = (at) => 'abcdefgh'[at];

/** Where types of action continue outside the panel. @type {Record<string, string>} */
const GOES_ON = {move_supervisor: '.city', place_by_card: '.city', build_by_card: '.tiles', build_with_group: '.tiles'};

/** Where the focus goes after a pick by key: to Confirm once the choice is whole, else to where the rest is picked.
 * @param {Scene} scene */
export function leadsOn({choosing}) {
    return choosing?.action ? CONFIRM : (GOES_ON[choosing?.type ?? ''] ?? '.decide .situation');
}
