// The same game once more: a new table as the last one was, to which those who talk here are invited by a line of talk.

import {seatedLink, seatLink, wholeTableLink} from './links.js';
import {takeSeat} from './seating.js';
import {forgetSeat} from './storage.js';
import {invitationsOf} from './talk_links.js';
import {say} from './words.js';

/** @import {Connection} from './connection.js' */
/** @import {Seated, Table, TalkLine} from './protocol.d.ts' */
/** @import {Session} from './session.js' */

/** Where whoever had this seat sits when the same people play again: everybody moves on by one.
 *  @param {number} seat @param {Table} table */
export const nextSeat = (seat, {seats}) => (seat + 1) % seats.length;

/** A request for a table like this one. @param {Table} table @param {number} own seat of who asks for it */
export function requestLike(table, own) {
    const {game, name, options, seats, visibility, watching, talk, memory, patience_s, clock} = table;
    const terms = {visibility, watching, talk, memory, patience_s, ...(clock ? {clock} : {})};
    const asker = {player: seats[own].player ?? '', seat: nextSeat(own, table)};
    return {type: /** @type {const} */ ('create'), game, name, options, seats: seats.length, ...asker, ...terms};
}

/** The bots that played from the start, each with its seat at the new table. @param {Table} table */
export const botsOf = (table) =>
    table.seats.flatMap(({bot, player}, seat) => (bot && !player ? [{seat: nextSeat(seat, table), bot}] : []));

/** The invitation of whoever was quicker, if anybody was: the talk has the same order for all.
 *  @param {TalkLine[]} talk @param {string[]} known before @param {string} [own] */
export function quicker(talk, known, own) {
    const first = invitationsOf(talk).find((invitation) => !known.includes(invitation));
    return first === own ? undefined : first;
}

/** Tells the others of the new table, unless somebody told of another meanwhile: they all are to meet at one.
 *  @param {Session} live @param {Table} table @param {Table} next @param {string[]} known
 *  @returns {Promise<string | undefined>} the other's invitation */
async function invite(live, table, {invitation}, known) {
    if (!invitation || table.talk === 'off') {
        return undefined;
    }
    await live.ask({type: 'say', text: say('again.said', {link: wholeTableLink('join', invitation)})});
    return quicker(live.talk, known, invitation);
}

/** @param {Session} live who holds a seat @param {Table} table */
export async function playAgain(live, table) {
    const known = invitationsOf(live.talk);
    /** @type {string | undefined} */
    let other;
    const prepare = async (/** @type {Connection} */ connection, /** @type {Seated} */ {token, table: next}) => {
        for (const one of botsOf(table)) {
            await connection.request({type: 'seat_bot', ...one});
        }
        other = await invite(live, table, next, known);
        if (other) {
            forgetSeat(token);
            // A table that nobody is at goes by itself in the end.
            await connection.request({type: 'close'}).catch(() => undefined);
        }
    };
    const {token} = await takeSeat(requestLike(table, live.seat ?? 0), prepare);
    location.assign(other ? seatedLink(other, nextSeat(live.seat ?? 0, table)) : seatLink(token));
}
