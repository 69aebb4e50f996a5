// How tables stand: whether a seat is free, and for this browser's own seats, how each match goes, in words and in
// order. Matches that go on come first. DOM-free.

import {listNames, say, sayCount, seatName} from '../words/words.js';

/** @import {OwnSeat} from '../browser/storage.js' */
/** @import {Result, Table} from '../protocol.d.ts' */

/** A seat, and its table if it could be looked at and is not gone; or a seat that was just forgotten.
 *  @typedef {{seat: OwnSeat, table?: Table, isGone?: boolean, isForgotten?: boolean}} OwnTable */

const ORDER = ['running', 'open', 'unknown', 'broken', 'finished', 'stopped', 'closed', 'gone'];

/** @param {OwnTable} own */
export const stateOf = ({seat, table, isGone}) =>
    table?.status ?? (seat.result ? 'finished' : isGone ? 'gone' : 'unknown');

/** Whether its match waits for this person. @param {OwnTable} own */
export const isAwaited = ({seat, table}) => table?.awaited?.includes(seat.seat) ?? false;

/** @param {OwnTable} own */
const rankOf = (own) => (isAwaited(own) ? -1 : ORDER.indexOf(stateOf(own)));

/** Whether the match can only be looked at again. @param {OwnTable} own */
export const isOverFor = (own) => ['finished', 'stopped'].includes(stateOf(own));

/** Whether forgetting the seat takes nothing from anybody. @param {OwnTable} own */
export const isLostAnyway = (own) => ['closed', 'gone'].includes(stateOf(own));

/** Sorts: first those that wait for this person, then others that go on. Equal ones stay in order, the latest first.
 *  @param {OwnTable[]} tables */
export const inOrder = (tables) => [...tables].sort((one, other) => rankOf(one) - rankOf(other));

/** How a match ended for one of those who played it. @param {number} seat @param {Result} result */
export function ownResultWords(seat, {places, points}) {
    const place = places[seat];
    return say(`lobby.own.${place === 1 ? 'won' : 'placed'}`, {place, points: points[seat], seats: places.length});
}

/** @param {OwnTable} own */
function resultWords({seat: {seat, result: remembered}, table}) {
    const result = table?.result ?? remembered;
    return result ? ownResultWords(seat, result) : say('lobby.own.over');
}

/** @param {Table} table */
function openWords(table) {
    const free = freeSeats(table);
    return free > 0 ? say('lobby.own.open', {free: sayCount('lobby.free', free)}) : say('lobby.own.full');
}

/** Who of the others is at the table. @param {OwnTable} own */
function presentWords({seat: own, table}) {
    const seats = table?.seats ?? [];
    const names = seats.flatMap((seat, index) =>
        seat.player && seat.connected && index !== own.seat ? [seatName(seat, index)] : [],
    );
    return names.length > 0
        ? say(names.length === 1 ? 'lobby.own.is_here' : 'lobby.own.are_here', {names: listNames(names)})
        : '';
}

/** Whose turn it is, if it is known to be anybody's. @param {OwnTable} own */
export function turnWords(own) {
    const {awaited = [], seats = []} = own.table ?? {};
    const names = awaited.map((seat) => seatName(seats[seat], seat));
    if (isAwaited(own)) {
        return say('lobby.own.turn');
    }
    return names.length > 0 ? say('lobby.own.waiting', {names: listNames(names)}) : '';
}

/** @param {OwnTable} own */
function runningWords(own) {
    const isSaid = turnWords(own) !== '';
    return isSaid ? '' : say(own.table?.paused ? 'lobby.own.paused' : 'lobby.own.running');
}

/** How it stands, without whose turn it is, as far as this browser may know.
 *  @param {OwnTable} own @returns {string[]} */
export function standingWords(own) {
    const {table} = own;
    switch (stateOf(own)) {
        case 'running':
            return [runningWords(own), presentWords(own)].filter(Boolean);
        case 'open':
            return [table ? openWords(table) : '', presentWords(own)].filter(Boolean);
        case 'finished':
            return [resultWords(own)];
        case 'stopped':
        case 'broken':
        case 'gone':
            return [say(`lobby.own.${stateOf(own)}`)];
        default:
            return [];
    }
}

/** How many there are. @param {Pick<Table, 'seats'>} table */
export const freeSeats = ({seats}) => seats.filter(({player, bot}) => !player && !bot).length;

/** Whether somebody can still sit down. @param {Pick<Table, 'status' | 'seats'>} table */
export const hasFreeSeat = (table) => table.status === 'open' && freeSeats(table) > 0;

/** Why nobody can sit down any more, by how the table stands. */
const TOO_LATE = {running: 'begun', finished: 'over', stopped: 'stopped', broken: 'broken', closed: 'closed'};

/** How it stands for who would like to sit down: `free`, `full`, or why it is too late.
 *  @param {Pick<Table, 'status' | 'seats'>} table */
export function seatsAt(table) {
    return table.status === 'open' ? (hasFreeSeat(table) ? 'free' : 'full') : TOO_LATE[table.status];
}
