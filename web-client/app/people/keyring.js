// The keyring of this browser (PROTOCOL.md 2, several devices): one secret by which another device of the same person
// enters all seats, and this one enters the seats that were taken there. How it looks is up to devices.js.

import {keepLentSeats, noteOfSeat, ownSeats, ownSetting, rememberSetting} from '../browser/storage.js';
import {RefusedError} from '../connection/connection.js';
import {overConnection} from '../connection/short_connection.js';

/** @import {OwnSeat} from '../browser/storage.js' */
/** @import {Connection} from '../connection/connection.js' */
/** @import {KeyringMessage, KeyringSeat} from '../protocol.d.ts' */

/** @returns {string | undefined} */
export const ownKeyring = () => ownSetting('keyring') || undefined;

/** @param {unknown} error @param {string} code */
const isRefusal = (error, code) => error instanceof RefusedError && error.code === code;

/** Seats that this browser holds by their own tokens. */
const heldSeats = () => ownSeats().filter((seat) => !seat.lent);

/** The mark by which a seat notes that it is on this keyring. @param {string} keyring */
const markOf = (keyring) => keyring.slice(0, 16);

/** Refusals after which it is no use to try again to put a seat on a keyring. */
const LASTING = ['unknown_token', 'not_own_token', 'not_seated', 'table_gone'];

/** Forgets the keyring, and the seats that came by it. */
function forgetKeyring() {
    rememberSetting('keyring', '');
    keepLentSeats([]);
}

/** Puts a seat on the keyring. A seat that the server no longer knows stays off it.
 *  @param {Pick<Connection, 'request'>} connection @param {string} keyring @param {OwnSeat} seat */
async function putOn(connection, keyring, seat) {
    try {
        await connection.request({type: 'add_to_keyring', keyring, token: seat.token});
    } catch (error) {
        if (!(error instanceof RefusedError) || !LASTING.includes(error.code)) {
            throw error;
        }
    }
    noteOfSeat(seat.token, {linked: markOf(keyring)});
}

/** @param {Connection} connection @param {string} keyring */
async function putAllOn(connection, keyring) {
    for (const seat of heldSeats()) {
        if (seat.linked !== markOf(keyring)) {
            await putOn(connection, keyring, seat);
        }
    }
}

/** What a keyring opens. @param {string} keyring @returns {Promise<KeyringSeat[]>} rejected with RefusedError */
export const openKeyring = (keyring) =>
    overConnection(async (connection) => {
        /** @type {KeyringMessage} */
        const {seats} = await connection.request({type: 'open_keyring', keyring});
        return seats;
    });

/** A new keyring that opens the first seat that the server knows. @param {Connection} connection
 *  @returns {Promise<string>} rejected with the last refusal */
async function newKeyring(connection) {
    /** @type {unknown} */ let refusal;
    for (const {token} of heldSeats()) {
        try {
            return (await connection.request({type: 'make_keyring', token})).keyring;
        } catch (error) {
            refusal = error;
        }
    }
    throw refusal;
}

/** Makes a keyring of the seats of this browser. The server must know at least one of them. */
export const makeKeyring = () =>
    overConnection(async (connection) => {
        const keyring = await newKeyring(connection);
        rememberSetting('keyring', keyring);
        await putAllOn(connection, keyring);
    });

/** Puts new seats of this browser on the keyring, and takes new seats from it if it is still this browser's.
 *  @param {string} keyring @returns {Promise<void>} rejected with RefusedError */
const goInStepWith = (keyring) =>
    overConnection(async (connection) => {
        await putAllOn(connection, keyring);
        const {seats} = await connection.request({type: 'open_keyring', keyring});
        if (ownKeyring() === keyring) {
            keepLentSeats(seats);
        }
    });

/** Exchanges new seats with the keyring, and forgets a keyring that was revoked. */
export async function keepInStep() {
    const keyring = ownKeyring();
    try {
        await (keyring && goInStepWith(keyring));
    } catch (error) {
        if (isRefusal(error, 'unknown_keyring') && ownKeyring() === keyring) {
            forgetKeyring();
        }
    }
}

/** Joins this browser to the devices that have this keyring. @param {string} keyring
 *  @returns {Promise<void>} rejected with RefusedError if that cannot be done now, which is tried again later */
export async function takeKeyring(keyring) {
    rememberSetting('keyring', keyring);
    await goInStepWith(keyring);
}

/** Revokes the keyring for all devices. */
export async function revokeKeyring() {
    const keyring = ownKeyring();
    try {
        await overConnection((connection) => connection.request({type: 'revoke_keyring', keyring}));
    } catch (error) {
        if (!isRefusal(error, 'unknown_keyring')) {
            throw error;
        }
    }
    forgetKeyring();
}

/** Puts a seat that was just taken on the keyring, if there is one; if that fails, `keepInStep` does it later.
 *  @param {{ask(request: {type: string} & Record<string, unknown>): Promise<any>}} taking @param {string} token */
export async function putTakenSeatOn(taking, token) {
    const keyring = ownKeyring();
    const seat = ownSeats().find((one) => one.token === token);
    if (keyring && seat) {
        await putOn({request: (request) => taking.ask(request)}, keyring, seat).catch(() => {});
    }
}
