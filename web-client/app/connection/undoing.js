// Whether what this seat did last may still be taken back, by what everybody could hear since. The server decides; a
// button that it would refuse is not offered.

/** @import {GameEvent} from '../protocol.d.ts' */

/**
 * What of a game's events stands in the way, or does not.
 * @typedef {object} Undoing
 * @property {string[]} secret that somebody has chosen, and nothing else: others may take back what they chose
 * @property {string[]} revealing what was hidden, or drawn
 */

/** What an own action told, and each of those that came after it.
 *  @typedef {{own: GameEvent[], later: GameEvent[][]}} Since */

/** @param {Since} since @param {Undoing} [undoing] */
export function isStillOpen({own, later}, undoing) {
    if (!undoing) {
        return true;
    }
    const apart = [...undoing.secret, 'undone'];
    const isHidden = !own.some(({type}) => undoing.revealing.includes(type));
    return isHidden && later.flat().every(({type}) => apart.includes(type));
}
