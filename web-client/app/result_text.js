// The result of a match as a text that can be sent by any means. DOM-free.

import {say, seatName} from './words.js';

/** @import {Result} from './checks.js' */
/** @import {Table} from './protocol.d.ts' */

/**
 * What was played, everybody's place, name and points, winners first, and where it can be seen again, if it can be.
 * @param {Pick<Table, 'name' | 'seats'>} table @param {string} title of the game @param {Result} result
 * @param {string} [address]
 */
export function resultText({name, seats}, title, {points, places}, address) {
    const lines = places
        .map((place, seat) => ({place, seat, player: seatName(seats[seat], seat), points: points[seat]}))
        .sort((one, other) => one.place - other.place || one.seat - other.seat)
        .map((line) => say('share.line', line));
    return [say('share.head', {title, name}), ...lines, ...(address ? [address] : [])].join('\n');
}
