// Looks up things in the view by name: the dice of a row, the owner of the good on a shop, the state of a souk, the
// cost and reach of a way of the supervisor. DOM-free.

import {BESIDE, HAMMAM_STEPS, ROWS, SHOPS, SOUKS, SPACES} from './printed.js';

/** @import {Choosing} from '../../app/asking/choosing.js' */
/** @import {GameEvent} from '../../app/protocol.d.ts' */
/** @import {GroupView, Hit, Row, View} from './view.d.ts' */

/** The dice of a row, if there are any. @param {View} view @param {unknown} row @returns {GroupView | undefined} */
export const groupAt = (view, row) => view.tower[ROWS.indexOf(/** @type {Row} */ (row))];

/** The value of the chosen dice. @param {{view: View, choosing?: Choosing}} scene */
export const dieValue = ({view, choosing}) => groupAt(view, choosing?.settled.row)?.value ?? 0;

/** The owner of the good on a shop. @param {View} view @param {string} shop @returns {number | undefined} */
export const ownerAt = (view, shop) => view.goods[SHOPS.indexOf(shop)];

/** Who is on turn. @param {View} view @returns {number | undefined} */
export const seatOnTurn = (view) => (view.turn === undefined ? undefined : view.order[view.turn]);

/**
 * The owner of a souk, how many of its shops hold goods, and whether all do.
 * @param {View} view @param {string} souk
 */
export function soukState(view, souk) {
    const {shops} = /** @type {import('./printed.js').Souk} */ (SOUKS.get(souk));
    const owners = shops.map((shop) => ownerAt(view, shop)).filter((owner) => owner !== undefined);
    return {owner: owners[0], taken: owners.length, size: shops.length, complete: owners.length === shops.length};
}

/** The goods that the supervisor would send away from a space. @param {View} view @param {string} space */
export function goodsBeside(view, space) {
    /** @type {Hit[]} */
    const hits = [];
    for (const shop of BESIDE[space]) {
        const owner = ownerAt(view, shop);
        if (owner !== undefined) {
            hits.push({shop, owner});
        }
    }
    return hits;
}

/**
 * The steps to a space, and what makes up the difference to the dice: the Hammam first, then gold.
 * @param {View} view @param {number} value of the dice @param {string} to
 */
export function wayTo(view, value, to) {
    const steps = view.distances[SPACES.indexOf(to)];
    const difference = Math.abs(steps - value);
    const {buildings = []} = view.players[seatOnTurn(view) ?? -1] ?? {};
    const hammam = buildings.includes('hammam') ? Math.min(difference, HAMMAM_STEPS) : 0;
    return {steps, hammam, gold: difference - hammam};
}

/**
 * The shops to which the next good can go if the chosen group of dice places goods.
 * @param {View} view @param {Choosing | undefined} choosing
 */
export function shopsInSight(view, choosing) {
    if (choosing?.type !== 'use_row' && choosing?.type !== 'use_row_with_card') {
        return [];
    }
    const {row} = choosing.settled;
    return view.open_souks
        .map((souk) => SOUKS.get(souk))
        .filter((souk) => souk?.quarter === row)
        .flatMap((souk) => souk?.shops ?? [])
        .filter((shop) => ownerAt(view, shop) === undefined);
}

/**
 * By row: who took its group of dice today, and for what.
 * @param {GameEvent[]} events @returns {Map<string, {seat: number, use: string}>}
 */
export function takenToday(events) {
    const today = events.slice(events.findLastIndex(({type}) => type === 'day_began') + 1);
    const taken = today.filter(({type}) => type === 'group_taken');
    return new Map(taken.map(({row, seat, use}) => [row, {seat, use}]));
}
