// The same game once more: a new table as the last one was, to which those who talk here are invited by a line of talk.

import {tableLink, wholeTableLink} from './links.js';
import {takeSeat} from './seating.js';
import {say} from './words.js';

/** @import {Connection} from './connection.js' */
/** @import {Table} from './protocol.d.ts' */
/** @import {Session} from './session.js' */

/** A request for a table like this one. @param {Table} table @param {string} player who asks for it */
export function requestLike(table, player) {
    const {game, name, options, seats, visibility, watching, talk, memory, patience_s, clock} = table;
    const terms = {visibility, watching, talk, memory, patience_s, ...(clock ? {clock} : {})};
    return {type: /** @type {const} */ ('create'), game, name, options, seats: seats.length, player, ...terms};
}

/** The bots that played from the start, each with a seat at the new table: people take the lowest that are free.
 *  @param {Table} table */
export function botsOf({seats}) {
    const bots = seats.flatMap(({bot, player}) => (bot && !player ? [bot] : []));
    return bots.map((bot, index) => ({seat: seats.length - bots.length + index, bot}));
}

/** @param {Session} live who holds a seat @param {Table} table */
export async function playAgain(live, table) {
    const player = table.seats[live.seat ?? 0].player ?? '';
    const seatBots = async (/** @type {Connection} */ connection) => {
        for (const one of botsOf(table)) {
            await connection.request({type: 'seat_bot', ...one});
        }
    };
    const {token, table: next} = await takeSeat(requestLike(table, player), seatBots);
    if (next.invitation && table.talk !== 'off') {
        await live.ask({type: 'say', text: say('again.said', {link: wholeTableLink('join', next.invitation)})});
    }
    location.assign(tableLink('seat', token));
}
