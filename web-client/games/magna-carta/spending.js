// What a choice takes from one's own stock before it is sent, so that one's own card shows what would be left. What it
// brings is said beside the question. DOM-free.

import {leftIn} from '../../app/asking/leaving.js';
import {CUBES, offersOf, priceOf} from './cards.js';

/** @import {Known} from '../../app/asking/leaving.js' */
/** @import {Action} from '../../app/protocol.d.ts' */
/** @import {PlayerView, View} from './view.d.ts' */

/** What an action of a round costs, in deniers. */
export const ACTION_PRICE = 1;

/** The offers of the ability that is being used. @param {View} view */
export const offersInTurn = ({ability, road}) =>
    ability ? offersOf(road[ability.place].building, ability.ability) : [];
/** What it asks for so many things. @param {View} view @param {number} amount */
const priceInTurn = (view, amount) => priceOf(offersInTurn(view), amount);

/** The deniers that an action takes. @type {Record<string, (view: View, action: Action) => number>} */
const DENIERS = {
    place_worker: () => ACTION_PRICE,
    draw_card: () => ACTION_PRICE,
    replace_hand: () => ACTION_PRICE,
    move_provost: (_, {steps}) => Math.abs(Number(steps)),
    buy_cubes: (view, {cubes}) => priceInTurn(view, /** @type {string[]} */ (cubes).length),
    buy_gold: (view, {amount}) => priceInTurn(view, Number(amount)),
    buy_tokens: (view, {amount}) => priceInTurn(view, Number(amount)),
};

/** The cubes that it takes: a payment, or the one that is sold. @param {Action} action @returns {unknown[]} */
const cubesOf = ({payment = [], cube = []}) => [payment, cube].flat();

/** What is left of this player's stock after an action. @param {View} view @param {PlayerView} player
 *  @param {Action} action @returns {PlayerView} */
function leftAfter(view, player, action) {
    const given = cubesOf(action);
    const deniers = DENIERS[action.type]?.(view, action) ?? 0;
    return {
        ...player,
        deniers: player.deniers - deniers,
        workers: player.workers - (action.type === 'place_worker' ? 1 : 0),
        cubes: player.cubes.map((held, index) => held - given.filter((cube) => cube === CUBES[index]).length),
    };
}

/** @param {Known<View>} known @param {number} seat */
export const leftOf = (known, seat) => leftIn(known, known.view.players[seat], seat, leftAfter);
