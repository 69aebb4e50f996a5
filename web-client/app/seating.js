// Takes a seat: creates or joins a table over a connection of its own, and remembers the seat. The table page then
// enters with the token.

import {Connection} from './connection.js';
import {socketAddress} from './links.js';
import {rememberName, rememberSeat} from './storage.js';

/** @import {Seated} from './protocol.d.ts' */

/** The part of this browser in the dealing: 32 random bytes as hexadecimal digits (PROTOCOL.md 7). */
export function contribution() {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * @param {{type: 'create' | 'join', player: string} & Record<string, unknown>} request
 * @param {(connection: Connection, seated: Seated) => Promise<void>} [then] more to ask as that seat
 * @returns {Promise<Seated>} rejected with RefusedError
 */
export async function takeSeat(request, then) {
    /** @type {Connection} */
    const connection = await new Promise((resolve) => {
        const opening = new Connection(socketAddress(), {opened: () => resolve(opening)});
    });
    try {
        /** @type {Seated} */
        const seated = await connection.request({...request, contribution: contribution()});
        const {id, name, game, invitation} = seated.table;
        rememberName(request.player);
        rememberSeat({token: seated.token, table: id, name, game, seat: seated.seat, invitation});
        await then?.(connection, seated);
        return seated;
    } finally {
        connection.end();
    }
}
