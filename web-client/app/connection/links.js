// The addresses of the pages and what their fragments mean. Tokens stand in the fragment, which browsers never send to
// a server, so no log can hold them.

import {serverAddress} from '../browser/edition.js';
import {ownSeat, ownSeats, ownToken} from '../browser/storage.js';

/** @import {Table} from '../protocol.d.ts' */
/** @import {FinishedMatch} from './http.js' */

/** `seat`: the seat that a person who follows an invitation would like.
 *  @typedef {{kind: 'seat' | 'join' | 'watch' | 'return', secret: string, seat?: number}} Entrance */
/** Where in a match, and with whose eyes: a seat's number, `public` or `all`.
 *  @typedef {{step?: number, as?: string}} ReplayPlace */

/** A fragment that was cut short or misspelt leads nowhere, without asking the server. */
const GIVEN = /^#(seat|watch|return)=([0-9a-f]{64})$/;
const INVITED = /^#join=([0-9a-f]{64})(?:&seat=([0-7]))?$/;
const HELD = /^#table=(?<table>\w{1,64})(?:&seat=(?<seat>\d{1,2}))?$/;

/** A part of an address that one of these pages wrote, without what stands behind its value. */
const PART = /^(?:seat|join|watch|return|table|check|token|step|as|devices)=(?:[\w-]*[0-9A-Za-z])?/;

/** A secret with signs before it, or words written onto its end. */
const SECRET = /=[^0-9a-zA-Z]*([0-9a-f]{64})(?![0-9a-f])[^#?&]*/g;

/** @param {string} address */
function decoded(address) {
    try {
        return decodeURIComponent(address);
    } catch {
        return address;
    }
}

/**
 * The fragment as these pages wrote it. On its way to a person an address gets a full stop or a bracket behind it, has
 * its signs escaped (`&amp;`, `%3D`, `%253D`, `=3D`), or is given what counts visits (`&fbclid=`, `?utm_source=`).
 * @param {string} address from its fragment on, or what the browser took for its query
 */
export function writtenHash(address) {
    const said = decoded(decoded(address)).replaceAll('&amp;', '&').replaceAll('=3D', '=');
    const parts = said.replace(SECRET, '=$1').split(/[#?&]/);
    return `#${parts.flatMap((part) => PART.exec(part)?.[0] ?? []).join('&')}`;
}

/**
 * A link that names a table leads to the seat that this browser holds there: as a notice brings it, or of `seatLink`.
 * @param {string} address from its fragment on, of table.html @returns {Entrance | undefined}
 */
export function entranceOf(address) {
    const hash = writtenHash(address);
    const held = HELD.exec(hash)?.groups;
    const token = held && ownToken(held.table, held.seat === undefined ? undefined : Number(held.seat));
    if (token) {
        return {kind: 'seat', secret: token};
    }
    const [, invitation, seat] = INVITED.exec(hash) ?? [];
    if (invitation) {
        return {kind: 'join', secret: invitation, ...(seat && {seat: Number(seat)})};
    }
    const match = GIVEN.exec(hash);
    return match ? {kind: /** @type {Entrance['kind']} */ (match[1]), secret: match[2]} : undefined;
}

/** @param {Entrance['kind']} kind @param {string} secret */
export function tableLink(kind, secret) {
    return `table.html#${kind}=${secret}`;
}

/** An invitation for this seat. @param {string} invitation @param {number} seat */
export const seatedLink = (invitation, seat) => `${tableLink('join', invitation)}&seat=${seat}`;

/**
 * Where a seat of this browser is played. What the browser keeps by itself the address does not show, since addresses
 * are read over shoulders, kept in histories and sent to friends; a seat that it could not keep would be lost without.
 * @param {string} token of the seat
 */
export function seatLink(token) {
    const own = ownSeat(token);
    if (!own) {
        return tableLink('seat', token);
    }
    const {table, seat} = own;
    const isOneOfSeveral = ownSeats().some((one) => one.table === table && one.seat !== seat);
    return `table.html#table=${table}${isOneOfSeveral ? `&seat=${seat}` : ''}`;
}

/** Goes to a seat that was just taken, on the page of the table. @param {string} token of the seat */
export function enterSeat(token) {
    location.hash = seatLink(token).replace('table.html', '');
}

/** Whether an address names a table in which this browser was to hold a seat. @param {string} address */
export const namesTable = (address) => HELD.test(writtenHash(address));

/** A whole address, to be sent to somebody. @param {Entrance['kind']} kind @param {string} secret */
export function wholeTableLink(kind, secret) {
    return serverAddress(tableLink(kind, secret)).href;
}

/** Whether an address means this computer itself, so that it does not lead here from another one.
 * @param {string} address */
export const isOfThisComputer = (address) =>
    /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

/** Whether everybody may read the match once it is over (PROTOCOL.md 5). @param {Table} table */
export const isOpenToAll = ({published, visibility, watching}) =>
    published === true || (visibility === 'public' && watching === 'allowed');

/**
 * @param {FinishedMatch} match whose token, if there is one, goes with the link
 * @param {ReplayPlace} [place]
 */
export function replayLink({table, token}, {step, as} = {}) {
    const parts = [
        `table=${encodeURIComponent(table)}`,
        ...(token ? [`token=${token}`] : []),
        ...(step === undefined ? [] : [`step=${step}`]),
        ...(as === undefined ? [] : [`as=${as}`]),
    ];
    return `replay.html#${parts.join('&')}`;
}

/** The same as a whole address, to be sent to somebody. @param {FinishedMatch} match @param {ReplayPlace} [place] */
export function wholeReplayLink(match, place) {
    return serverAddress(replayLink(match, place)).href;
}

/** The same, with the check of its dealing. @param {FinishedMatch} match */
export function checkLink(match) {
    return replayLink(match).replace('#table=', '#check=');
}

const REPLAYED = /^#(?:table|check)=(?<table>[\w%.-]{1,200})(?:&token=(?<token>[\w-]{1,200}))?(?<place>&.*)?$/;
const PLACE = /^(?:&step=(?<step>\d{1,6}))?(?:&as=(?<as>\w{1,9}))?$/;

/** What the address of replay.html says, if it can be read. @param {string} hash */
function readReplay(hash) {
    const {table, token, place = ''} = REPLAYED.exec(writtenHash(hash))?.groups ?? {};
    const {step, as} = PLACE.exec(place)?.groups ?? {};
    return table && PLACE.test(place) ? {table, token, step, as} : undefined;
}

/** @param {string} hash of the address of replay.html @returns {FinishedMatch | undefined} */
export function replayedMatch(hash) {
    const read = readReplay(hash);
    return read && {table: decodeURIComponent(read.table), token: read.token};
}

/** Where to begin. @param {string} hash of the address of replay.html @returns {ReplayPlace} */
export function replayPlace(hash) {
    const {step, as} = readReplay(hash) ?? {};
    return {step: step === undefined ? undefined : Number(step), as};
}

/** Whether this address asks for the check as well. @param {string} hash */
export function asksForCheck(hash) {
    return writtenHash(hash).startsWith('#check=');
}

/** @param {string} keyring @returns {string} the whole address that joins another device to this one */
export const devicesLink = (keyring) => serverAddress(`index.html#devices=${keyring}`).href;

/** The keyring that an address of the lobby brings. @param {string} hash */
export const broughtKeyring = (hash) => /^#devices=([0-9a-f]{64})$/.exec(writtenHash(hash))?.[1];

/** The address of the WebSocket of the server this page came from. */
export function socketAddress() {
    const address = serverAddress('ws');
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    address.hash = '';
    return address.href;
}
