// Takes a seat: creates or joins a table over a connection of its own, and remembers the seat. The table page then
// enters with the token. And gives it back.

import {Connection} from './connection.js';
import {hexOf} from './dealing.js';
import {socketAddress} from './links.js';
import {forgetSeat, rememberName, rememberSeat} from './storage.js';

/** @import {Invited, Seated, Table} from './protocol.d.ts' */
/** @import {Session} from './session.js' */

/** The part of this browser in the dealing: 32 random bytes as hexadecimal digits (PROTOCOL.md 7). */
export function contribution() {
    return hexOf(crypto.getRandomValues(new Uint8Array(32)));
}

/** @returns {Promise<Connection>} */
const openConnection = () =>
    new Promise((resolve) => {
        const opening = new Connection(socketAddress(), {opened: () => resolve(opening)});
    });

/** The table that an invitation leads to. @param {string} invitation @returns {Promise<Invited>} */
export async function inspect(invitation) {
    const connection = await openConnection();
    try {
        return await connection.request({type: 'inspect', invitation});
    } finally {
        connection.end();
    }
}

/**
 * Notes a seat as soon as it is held: whatever fails afterwards, this browser finds it again.
 * @param {Seated} seated @param {Table | undefined} shown @param {string} own what this browser has contributed
 */
function remember({token, seat, table}, shown, own) {
    const {id, name, game, options, invitation} = table;
    const {commitment} = shown ?? table;
    rememberSeat({token, table: id, name, game, options, seat, invitation, commitment, contribution: own});
}

/** Gives the seat back, and forgets it once the server has said so. @param {Session} session */
export async function leaveTable(session) {
    if (await session.ask({type: 'leave'})) {
        forgetSeat(session.token);
        location.assign('index.html');
    }
}

/**
 * @param {{type: 'create' | 'join', player: string} & Record<string, unknown>} request
 * @param {(connection: Connection, seated: Seated) => Promise<void>} [then] more to ask as that seat
 * @param {Table} [shown] the table as it was looked at before: its seal was told before this browser contributed
 * @returns {Promise<Seated>} rejected with RefusedError
 */
export async function takeSeat(request, then, shown) {
    const connection = await openConnection();
    try {
        let own = contribution();
        /** @type {Seated} */
        const seated = await connection.request({...request, contribution: own});
        rememberName(request.player);
        remember(seated, shown, own);
        if (!shown) {
            // A server that knows what everybody contributes could choose its secret to fit. It has sealed one by now.
            own = contribution();
            await connection.request({type: 'contribute', contribution: own});
            remember(seated, shown, own);
        }
        await then?.(connection, seated);
        return seated;
    } finally {
        connection.end();
    }
}
