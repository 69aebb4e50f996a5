// How the tables of this browser's seats stand, in words and in order: those that go on come first. DOM-free.

import {listNames, say, sayCount, seatName} from './words.js';

/** @import {Table} from './protocol.d.ts' */
/** @import {OwnSeat} from './storage.js' */

/** A seat, and its table if it could be looked at. @typedef {{seat: OwnSeat, table?: Table}} OwnTable */

const ORDER = ['running', 'open', 'unknown', 'broken', 'finished', 'stopped', 'closed'];

/** @param {OwnTable} own */
export const stateOf = ({seat, table}) => table?.status ?? (seat.result ? 'finished' : 'unknown');

/** Whether the match can only be looked at again. @param {OwnTable} own */
export const isOverFor = (own) => ['finished', 'stopped'].includes(stateOf(own));

/** Those that go on first, else as they were, which is the latest first. @param {OwnTable[]} tables */
export const inOrder = (tables) =>
    [...tables].sort((one, other) => ORDER.indexOf(stateOf(one)) - ORDER.indexOf(stateOf(other)));

/** @param {OwnSeat} seat */
function resultWords({seat, result}) {
    if (!result) {
        return say('lobby.own.over');
    }
    const [place, points] = [result.places[seat], result.points[seat]];
    return say(`lobby.own.${place === 1 ? 'won' : 'placed'}`, {place, points, seats: result.places.length});
}

/** @param {Table} table */
function openWords({seats}) {
    const free = seats.filter(({player, bot}) => !player && !bot).length;
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

/** How it stands, as far as this browser may know. @param {OwnTable} own @returns {string[]} */
export function standingWords(own) {
    const {seat, table} = own;
    switch (stateOf(own)) {
        case 'running':
            return [say(table?.paused ? 'lobby.own.paused' : 'lobby.own.running'), presentWords(own)].filter(Boolean);
        case 'open':
            return [table ? openWords(table) : '', presentWords(own)].filter(Boolean);
        case 'finished':
            return [resultWords(seat)];
        case 'stopped':
        case 'broken':
            return [say(`lobby.own.${table?.status}`)];
        default:
            return [];
    }
}
