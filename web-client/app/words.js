// The words of the pages, in one language. A language is a file of messages by key; games bring their own, with their
// name as the first part of each key. A message may hold {names}, which are filled with text or with drawings.

import english from './languages/en.js';

/** @typedef {Record<string, string>} Messages */
/** @typedef {Record<string, unknown>} Fillings */

/** @type {Messages} */
const messages = {...english};

/** Adds the messages of a game. @param {Messages} more */
export function addMessages(more) {
    Object.assign(messages, more);
}

/** Whether there are words for this key. @param {string} key */
export function hasWords(key) {
    return Object.hasOwn(messages, key);
}

/** @param {string} key @returns {string} */
function messageOf(key) {
    return hasWords(key) ? messages[key] : key;
}

/**
 * The message cut at its {names}, each replaced by what it stands for: for drawing, where a filling is a template.
 * @param {string} key @param {Fillings} fillings @returns {unknown[]}
 */
export function parts(key, fillings = {}) {
    return messageOf(key)
        .split(/\{(\w+)\}/)
        .map((part, index) => (index % 2 === 0 ? part : (fillings[part] ?? `{${part}}`)))
        .filter((part) => part !== '');
}

/** The message as text. @param {string} key @param {Fillings} fillings */
export function say(key, fillings = {}) {
    return parts(key, fillings).map(String).join('');
}

/**
 * The message for a count: key.one or key.other.
 * @param {string} key @param {number} count @param {Fillings} fillings
 */
export function sayCount(key, count, fillings = {}) {
    return say(`${key}.${count === 1 ? 'one' : 'other'}`, {count, ...fillings});
}

/** The largest unit that a time is a whole number of. */
const UNITS = Object.entries({days: 86400, hours: 3600, minutes: 60, seconds: 1});

/** A time in words, as “2 days”. @param {number} seconds */
export function sayTime(seconds) {
    const [unit, length] = UNITS.find(([, one]) => seconds % one === 0) ?? ['seconds', 1];
    return sayCount(`time.${unit}`, seconds / length);
}

/** The same where there is little room, as “3 min”. @param {number} seconds */
export function sayTimeShortly(seconds) {
    const [unit, length] = UNITS.find(([, one]) => seconds % one === 0) ?? ['seconds', 1];
    return say(`time.short.${unit}`, {count: seconds / length});
}

/** A time that has passed, in whole units of which there are two at least, so that nobody reads “127 seconds”.
 * @param {number} seconds */
export function roundedTime(seconds) {
    const [, length] = UNITS.find(([, one]) => seconds >= 2 * one) ?? ['seconds', 1];
    return seconds - (seconds % length);
}

/** A day and a time of day, as short as it is clear. @param {number} moment in milliseconds since 1970 */
export const sayWhen = (moment) =>
    new Date(moment).toLocaleString(undefined, {dateStyle: 'medium', timeStyle: 'short'});

/** Names in a list: "Anna, Ben and Cleo". @param {string[]} names */
export function listNames(names) {
    const last = names.at(-1) ?? '';
    return names.length < 2 ? last : say('list.and', {most: names.slice(0, -1).join(', '), last});
}

/**
 * The name of whoever sits here. Bots are told apart by the number of their seat.
 * @param {import('./protocol.d.ts').SeatInfo | undefined} seat @param {number} index of the seat
 */
export function seatName(seat, index) {
    return (
        seat?.player ??
        (seat?.bot ? say('seat.bot', {bot: say(`bot.${seat.bot}`), number: index + 1}) : say('seat.empty'))
    );
}

/** Who sits in these, in a list. @param {import('./protocol.d.ts').Table} table @param {number[]} seats */
export const seatNames = (table, seats) => listNames(seats.map((seat) => seatName(table.seats[seat], seat)));
