// The same game once more: makes a table like the last one, and invites those who talk here by a line of talk.

import {forgetSeat} from '../browser/storage.js';
import {seatedLink, seatLink, wholeTableLink} from '../connection/links.js';
import {takeSeat} from '../people/seating.js';
import {hasFreeSeat} from '../people/standing.js';
import {invitationsOf} from '../people/talk_links.js';
import {say} from '../words/words.js';

/** @import {NextSeat} from './offers.js' */
/** @import {Connection} from '../connection/connection.js' */
/** @import {Session} from '../connection/session.js' */
/** @import {Seated, Table, TalkLine} from '../protocol.d.ts' */

/** Of so many invitations at most it is asked where they lead, the latest. */
export const LOOKED_AT = 5;

/** The next seat of the player in this seat when the same people play again: everybody moves on by one.
 *  @param {number} seat @param {Table} table */
export const nextSeat = (seat, {seats}) => (seat + 1) % seats.length;

/** A request for a table like this one. @param {Table} table @param {number} own seat of who asks for it */
export function requestLike(table, own) {
    const {game, name, options, seats, visibility, watching, talk, memory, hints, patience_s, clock} = table;
    // Where only one person plays, there are hints in any case.
    const areHintsChosen = hints && seats.filter(({player}) => player).length > 1;
    const more = {...(clock ? {clock} : {}), ...(areHintsChosen ? {hints: 'allowed'} : {})};
    const terms = {visibility, watching, talk, memory, patience_s, ...more};
    const asker = {player: seats[own].player ?? '', seat: nextSeat(own, table)};
    return {type: /** @type {const} */ ('create'), game, name, options, seats: seats.length, ...asker, ...terms};
}

/** The bots that played from the start, each with its seat at the new table. @param {Table} table */
export const botsOf = (table) =>
    table.seats.flatMap(({bot, player}, seat) => (bot && !player ? [{seat: nextSeat(seat, table), bot}] : []));

/** Whether nobody else has to come before the next game can begin. @param {Table} table @param {number} own seat */
export const isAmongBots = ({seats}, own) => seats.every(({bot, player}, seat) => seat === own || (bot && !player));

/** Whether the same people can play the same game there. @param {Table} next @param {Table} table */
export const isLike = (next, table) => next.game === table.game && next.seats.length === table.seats.length;

/** What was said before one's own invitation, if that was said at all, the first one first.
 *  @param {TalkLine[]} talk @param {string} own */
function saidBefore(talk, own) {
    const said = invitationsOf(talk);
    return (said.includes(own) ? said.slice(0, said.indexOf(own)) : said).slice(-LOOKED_AT);
}

/**
 * The invitation that was said before one's own, if any: the talk has the same order for all. Whether an invitation
 * leads to a table like this one is asked now, whatever the page has shown by then: it may not have looked yet.
 * @param {TalkLine[]} talk @param {Table} table @param {string} own
 * @param {(invitation: string) => Promise<Table | undefined>} look
 */
export async function quicker(talk, table, own, look) {
    const before = saidBefore(talk, own);
    const tables = await Promise.all(before.map(look));
    return before.find((_, index) => {
        const next = tables[index];
        return next && isLike(next, table) && hasFreeSeat(next);
    });
}

/** Where an invitation leads, if anywhere.
 *  @param {Connection} connection @returns {(invitation: string) => Promise<Table | undefined>} */
const lookOver = (connection) => async (invitation) => {
    const invited = await connection.request({type: 'inspect', invitation}).catch(() => undefined);
    return invited?.table;
};

/** Tells the others of the new table. @param {Session} live @param {string} own */
const invite = (live, own) => live.ask({type: 'say', text: say('again.said', {link: wholeTableLink('join', own)})});

/**
 * Sits down at the table of whoever plays again, with the name that this person had here. Where that fails, the
 * invitation says why.
 * @param {NextSeat} next @param {string} player
 */
export async function meetAgain({invitation, table, seat}, player) {
    const seated = await takeSeat({type: 'join', invitation, player, seat}, undefined, table).catch(() => undefined);
    location.assign(seated ? seatLink(seated.token) : seatedLink(invitation, seat));
}

/** @param {Session} live who holds a seat @param {Table} table
 *  @param {() => TalkLine[]} talk what this person reads, without the people that they have muted */
export async function playAgain(live, table, talk) {
    /** @type {string | undefined} */
    let other;
    const prepare = async (/** @type {Connection} */ connection, /** @type {Seated} */ {token, table: next}) => {
        for (const one of botsOf(table)) {
            await connection.request({type: 'seat_bot', ...one});
        }
        if (isAmongBots(table, live.seat ?? 0)) {
            await connection.request({type: 'start'});
        } else if (next.invitation && table.talk !== 'off') {
            await invite(live, next.invitation);
            other = await quicker(talk(), table, next.invitation, lookOver(connection));
        }
        if (other) {
            forgetSeat(token);
            // If this fails, the server removes the empty table in the end.
            await connection.request({type: 'close'}).catch(() => undefined);
        }
    };
    const {token} = await takeSeat(requestLike(table, live.seat ?? 0), prepare);
    location.assign(other ? seatedLink(other, nextSeat(live.seat ?? 0, table)) : seatLink(token));
}
