// What a choice would leave of one's own stock before it is sent, so that the own card shows it. The game says what an
// action takes. DOM-free.

/** @import {Action} from '../protocol.d.ts' */
/** @import {Choosing} from './choosing.js' */

/** What is known of a match and of the choice that is made in it.
 *  @template View @typedef {{view: View, viewer?: number, choosing?: Choosing, sent?: unknown}} Known */

/**
 * What would be left of a player's stock, while an action of the viewer's is whole and not sent.
 * @template View, Player
 * @param {Known<View>} known @param {Player} player @param {number} seat of that player
 * @param {(view: View, player: Player, action: Action) => Player} leftAfter an action
 */
export function leftIn({view, viewer, choosing, sent}, player, seat, leftAfter) {
    const action = seat === viewer && !sent ? choosing?.action : undefined;
    return action ? leftAfter(view, player, action) : player;
}
