// What a choice takes of one's own camels and gold before it is sent, so that one's own card shows what would be left.
// What it brings is said beside the question. DOM-free.

import {leftIn} from '../../app/asking/leaving.js';
import {groupAt, wayTo} from './facts.js';
import {PRICES} from './printed.js';

/** @import {Known} from '../../app/asking/leaving.js' */
/** @import {Chosen} from '../../app/asking/rows.js' */
/** @import {Action} from '../../app/protocol.d.ts' */
/** @import {PlayerView, View} from './view.d.ts' */

/** @typedef {{camels?: number, gold?: number}} Price */

/** Whether a way of paying spares camels or gold. @param {string} paid @param {'camels' | 'gold'} what */
const isSpared = (paid, what) => paid === 'nothing' || paid.endsWith(`without_${what}`);

/** What a building costs. It is paid for `full`, `without_gold`, with `nothing`, or by a card.
 *  @param {Chosen | Action} chosen */
export function priceOf({building, payment, card}) {
    const paid = String(payment ?? card ?? '');
    const {camels, gold} = PRICES[String(building)];
    return {camels: isSpared(paid, 'camels') ? 0 : camels, gold: isSpared(paid, 'gold') ? 0 : gold};
}

/** The camels and the gold that an action takes. @type {Record<string, (action: Action, view: View) => Price>} */
const TAKES = {
    roll: ({yellow}) => ({gold: Number(yellow)}),
    move_supervisor: ({row, to}, view) => ({gold: wayTo(view, groupAt(view, row)?.value ?? 0, String(to)).gold}),
    pay_camel: () => ({camels: 1}),
    build: priceOf,
    build_with_group: priceOf,
    build_by_card: priceOf,
    sell_camels: ({camels}) => ({camels: Number(camels)}),
    sell_gold: ({gold}) => ({gold: Number(gold)}),
    exchange: ({direction, amount}) => ({[direction === 'camels_for_gold' ? 'camels' : 'gold']: Number(amount)}),
};

/** @param {View} view @param {PlayerView} player @param {Action} action @returns {PlayerView} */
function leftAfter(view, player, action) {
    const {camels = 0, gold = 0} = TAKES[action.type]?.(action, view) ?? {};
    return {...player, camels: player.camels - camels, gold: player.gold - gold};
}

/** @param {Known<View>} known @param {number} seat */
export const leftOf = (known, seat) => leftIn(known, known.view.players[seat], seat, leftAfter);
