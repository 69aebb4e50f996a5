// The result of a match as a text that can be sent by any means. DOM-free.

import {say, seatTitle} from '../words/words.js';

/** @import {Result, Table} from '../protocol.d.ts' */

/** @typedef {{place: number, seat: number, player: string, points: number}} ResultLine */

/** Everybody's place, name and points, winners first. @param {Pick<Table, 'seats'>} table @param {Result} result
 *  @returns {ResultLine[]} */
export const resultLines = ({seats}, {points, places}) =>
    places
        .map((place, seat) => ({place, seat, player: seatTitle(seats[seat], seat), points: points[seat]}))
        .sort((one, other) => one.place - other.place || one.seat - other.seat);

/**
 * What was played, how it ended for everybody, and where it can be seen again, if it can be.
 * @param {Pick<Table, 'name' | 'seats'>} table @param {string} title of the game @param {Result} result
 * @param {string} [address]
 */
export function resultText(table, title, result, address) {
    const lines = resultLines(table, result).map((line) => say('share.line', line));
    return [say('share.head', {title, name: table.name}), ...lines, ...(address ? [address] : [])].join('\n');
}
