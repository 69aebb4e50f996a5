// Takes a seat: creates or joins a table over a connection of its own, and remembers the seat. The page of the table
// then enters with the token. It also gives a seat back.

import {forgetSeat, ownSeats, rememberName, rememberSeat} from '../browser/storage.js';
import {Connection, RefusedError} from '../connection/connection.js';
import {socketAddress} from '../connection/links.js';
import {overConnection} from '../connection/short_connection.js';
import {hexOf} from '../dealing/dealing.js';
import {putTakenSeatOn} from './keyring.js';

/** @import {World} from '../connection/connection.js' */
/** @import {OwnSeat} from '../browser/storage.js' */
/** @import {Session} from '../connection/session.js' */
/** @import {Invited, Seated, Table} from '../protocol.d.ts' */

/** The part of this browser in the dealing: 32 random bytes as hexadecimal digits (PROTOCOL.md 7). */
export function contribution() {
    return hexOf(crypto.getRandomValues(new Uint8Array(32)));
}

/** The token of a new seat, made here so that asking for the seat can be repeated (PROTOCOL.md 2). */
export const newToken = () => hexOf(crypto.getRandomValues(new Uint8Array(32)));

/** A connection that repeats what was not answered when it was lost, in the seat that it has taken by then. */
class SeatConnection {
    /** The token of the seat, once it is held. @type {string | undefined} */ token;

    /** @param {World} [world] */
    constructor(world) {
        this.connection = new Connection(socketAddress(), {opened: () => this.#opened()}, world);
    }

    async #opened() {
        try {
            if (this.token) {
                await this.connection.request({type: 'enter', token: this.token});
            }
            this.connection.sendAgain();
        } catch {
            this.connection.drop();
        }
    }

    /** @param {Record<string, unknown> & {type: string}} request @returns {Promise<any>} */
    ask(request) {
        return this.connection.request(request, {again: true});
    }
}

/** The table that an invitation leads to. @param {string} invitation @returns {Promise<Invited>} */
export const inspect = (invitation) =>
    overConnection((connection) => connection.request({type: 'inspect', invitation}));

/** The table of a seat, if the server can read it. @param {Connection} connection @param {string} token
 *  @returns {Promise<[string, Table | 'gone'][]>} rejected with RefusedError if the connection is lost */
async function lookedAt(connection, token) {
    try {
        return [[token, (await connection.request({type: 'inspect', token})).table]];
    } catch (error) {
        const code = error instanceof RefusedError ? error.code : '';
        if (code === 'connection_lost') {
            throw error;
        }
        return ['table_gone', 'unknown_token'].includes(code) ? [[token, 'gone']] : [];
    }
}

/**
 * The tables of these seats, looked at without entering them; those that cannot be read now are missing.
 * @param {string[]} tokens @returns {Promise<Map<string, Table | 'gone'>>} rejected with RefusedError
 */
export const inspectAll = (tokens) =>
    overConnection(async (connection) => {
        const looks = tokens.map((token) => lookedAt(connection, token));
        return new Map((await Promise.all(looks)).flat());
    });

/**
 * Remembers a seat as soon as it is held, so that this browser finds it again if anything fails afterwards.
 * @param {Seated} seated @param {Table | undefined} shown @param {string} own what this browser has contributed
 */
function remember({token, seat, table}, shown, own) {
    const {id, name, game, options, invitation} = table;
    const {commitment} = shown ?? table;
    rememberSeat({token, table: id, name, game, options, seat, invitation, commitment, contribution: own});
}

/** Forgets what this browser knows of the seat by tokens that were ended. @param {Seated} seated */
function forgetFormer({token, seat, table: {id}}) {
    const isFormer = (/** @type {OwnSeat} */ one) => one.table === id && one.seat === seat && one.token !== token;
    ownSeats()
        .filter(isFormer)
        .forEach((one) => forgetSeat(one.token));
}

/**
 * Takes the seat to which a host has handed this link, by a token of its own. What was sealed and contributed before is
 * lost with the former browser.
 * @param {string} link @param {World} [world] @returns {Promise<Seated>} rejected with RefusedError
 */
export async function takeOver(link, world) {
    const taking = new SeatConnection(world);
    try {
        /** @type {Seated} */
        const seated = await taking.ask({type: 'take_over', link, token: newToken()});
        const {token, seat, table} = seated;
        taking.token = token;
        rememberSeat({token, table: table.id, name: table.name, game: table.game, options: table.options, seat});
        forgetFormer(seated);
        await putTakenSeatOn(taking, token);
        return seated;
    } finally {
        taking.connection.end();
    }
}

/** Gives the seat back, and forgets it once the server has said so. @param {Session} session */
export async function leaveTable(session) {
    if (await session.ask({type: 'leave'})) {
        forgetSeat(session.token);
        location.assign('index.html');
    }
}

/**
 * Takes one seat, even if the connection is lost meanwhile: the request is repeated with the same token.
 * @param {{type: 'create' | 'join', player: string} & Record<string, unknown>} request
 * @param {(connection: Connection, seated: Seated) => Promise<void>} [then] more to ask as that seat
 * @param {Table} [shown] the table as it was inspected before: its seal was told before this browser contributed
 * @param {World} [world]
 * @returns {Promise<Seated>} rejected with RefusedError
 */
export async function takeSeat(request, then, shown, world) {
    const taking = new SeatConnection(world);
    try {
        let own = contribution();
        /** @type {Seated} */
        const seated = await taking.ask({...request, contribution: own, token: newToken()});
        taking.token = seated.token;
        rememberName(request.player);
        remember(seated, shown, own);
        if (!shown) {
            // A server that knows what everybody contributes could choose its secret to fit. It has sealed one by now.
            own = contribution();
            await taking.ask({type: 'contribute', contribution: own});
            remember(seated, shown, own);
        }
        await putTakenSeatOn(taking, seated.token);
        await then?.(taking.connection, seated);
        return seated;
    } finally {
        taking.connection.end();
    }
}
