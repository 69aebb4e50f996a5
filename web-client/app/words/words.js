// The words of the pages, in one language. A language is a file of messages by key; games bring their own, with their
// name as the first part of each key. A message may hold {names}, which are filled with text or with drawings. Nothing
// is drawn before the words are there. English is read as well only where the language lacks words.

import {ownAddress} from '../browser/edition.js';
import {language, locale} from './language.js';

/** @typedef {Record<string, string>} Messages */
/** @typedef {Record<string, unknown>} Fillings */

/** Where a file of words is in a language, from where the pages are. @typedef {(code: string) => string} WordFile */

const ENGLISH = 'en';
/** @type {Messages} */
const messages = {};
/** What is said where the language lacks words. @type {Messages} */
const english = {};
/** Files that were not read in English yet. @type {WordFile[]} */
let unread = [];
/** Draws the page anew. */
let drawAnew = () => {};

/** The words of a file. @param {WordFile} fileIn @param {string} code @returns {Promise<Messages>} */
async function read(fileIn, code) {
    const {default: words} = await import(ownAddress(fileIn(code)));
    return words;
}

/** Learns a file in the language of the page, or in English if the language lacks it. @param {WordFile} fileIn
 *  @returns {Promise<void>} rejected if it comes in neither */
export async function learnWords(fileIn) {
    const own = await read(fileIn, language()).catch(() => undefined);
    if (own) {
        Object.assign(messages, own);
        unread.push(fileIn);
    } else {
        Object.assign(english, await read(fileIn, ENGLISH));
    }
}

/** Reads in English what was read in the language only: a word is lacking. */
async function learnEnglish() {
    const files = language() === ENGLISH ? [] : unread;
    unread = [];
    const words = await Promise.all(files.map((fileIn) => read(fileIn, ENGLISH).catch(() => ({}))));
    Object.assign(english, ...words);
    if (files.length > 0) {
        drawAnew();
    }
}

/** What to do when words have come that were lacking. @param {() => void} draw */
export function onMoreWords(draw) {
    drawAnew = draw;
}

await learnWords((code) => `app/words/languages/${code}.js`);

const plurals = new Intl.PluralRules(locale());
const englishPlurals = new Intl.PluralRules(ENGLISH);
const numbers = new Intl.NumberFormat(locale());
const changes = new Intl.NumberFormat(locale(), {signDisplay: 'always'});
// Our English is spelt as in Britain, and so are its lists, wherever it is read.
const listing = language() === 'en' ? 'en-GB' : language();
const lists = new Intl.ListFormat(listing);
const choices = new Intl.ListFormat(listing, {type: 'disjunction'});

/** Adds the messages of a game. @param {Messages} more */
export function addMessages(more) {
    Object.assign(messages, more);
}

/** The words for this key. @param {string} key @returns {string | undefined} */
const known = (key) => [messages, english].find((some) => Object.hasOwn(some, key))?.[key];

/** Whether there are words for this key. @param {string} key */
export const hasWords = (key) => known(key) !== undefined;

/** @param {string} key @returns {string} */
function messageOf(key) {
    const message = known(key);
    if (message === undefined) {
        learnEnglish();
    }
    return message ?? key;
}

/** Numbers as the language writes them; all else is what it is. @param {unknown} filling */
const written = (filling) => (typeof filling === 'number' ? numbers.format(filling) : filling);

/** Messages as they were cut, since the same ones are said with every drawing. @type {Map<string, string[]>} */
const cut = new Map();

/** A message cut at its {names}, which stand at the odd places. @param {string} message */
function pieces(message) {
    const known = cut.get(message) ?? message.split(/\{(\w+)\}/);
    cut.set(message, known);
    return known;
}

/**
 * The message cut at its {names}, each replaced by what it stands for: for drawing, where a filling is a template.
 * @param {string} key @param {Fillings} fillings @returns {unknown[]}
 */
export function parts(key, fillings = {}) {
    return pieces(messageOf(key))
        .map((part, index) => (index % 2 === 0 ? part : (written(fillings[part]) ?? `{${part}}`)))
        .filter((part) => part !== '');
}

/** The message as text. @param {string} key @param {Fillings} fillings */
export function say(key, fillings = {}) {
    return parts(key, fillings).map(String).join('');
}

/**
 * The message for a count: key.one, key.other, or what else the language tells apart, else the one for all.
 * @param {string} key @param {number} count @param {Fillings} fillings
 */
export function sayCount(key, count, fillings = {}) {
    const keys = [plurals, englishPlurals].map((rules) => `${key}.${rules.select(count)}`);
    return say(keys.find(hasWords) ?? key, {count, ...fillings});
}

/** The largest unit that a time is a whole number of. */
const UNITS = Object.entries({day: 86400, hour: 3600, minute: 60, second: 1});

/** What writes times, by unit and how: making one takes longer than writing with it.
 *  @type {Map<string, Intl.NumberFormat>} */
const clocks = new Map();

/** @param {number} seconds @param {'long' | 'short'} unitDisplay */
function timeWritten(seconds, unitDisplay) {
    const [unit, length] = UNITS.find(([, one]) => seconds % one === 0) ?? ['second', 1];
    const name = `${unit} ${unitDisplay}`;
    const clock = clocks.get(name) ?? new Intl.NumberFormat(locale(), {style: 'unit', unit, unitDisplay});
    clocks.set(name, clock);
    return clock.format(seconds / length);
}

/** A time in words, as “2 days”. @param {number} seconds */
export const sayTime = (seconds) => timeWritten(seconds, 'long');

/** The same where there is little room, as “3 min”. @param {number} seconds */
export const sayTimeShortly = (seconds) => timeWritten(seconds, 'short');

/** A time that has passed, rounded down to a unit that fits at least twice, so that nobody reads “127 seconds”.
 * @param {number} seconds */
export function roundedTime(seconds) {
    const [, length] = UNITS.find(([, one]) => seconds >= 2 * one) ?? ['second', 1];
    return seconds - (seconds % length);
}

/** A day and a time of day, short but clear. @param {number} moment in milliseconds since 1970 */
export const sayWhen = (moment) => new Date(moment).toLocaleString(locale(), {dateStyle: 'medium', timeStyle: 'short'});

/** The time of day. @param {number} moment in ms since 1970 */
export const sayTimeOfDay = (moment) =>
    new Date(moment).toLocaleTimeString(locale(), {hour: '2-digit', minute: '2-digit'});

/** A day, in full. @param {number} moment in milliseconds since 1970 */
export const sayDay = (moment) => new Date(moment).toLocaleDateString(locale(), {dateStyle: 'long'});

/** What is said of this, behind a colon. @param {string} label @param {string | number} words */
export const labelled = (label, words) => say('labelled', {label, words});

/** Words as a sentence: with a full stop, unless they end as one. @param {string} words */
export const sentence = (words) => (/[.!?…]$/.test(words) ? words : `${words}.`);

/** A sentence as it goes on behind a colon: with a small letter, unless its first word is written in capitals.
 * @param {string} words */
export const afterColon = (words) =>
    words.replace(/^\p{Lu}(?=\p{Ll}*[\s’,])/u, (letter) => letter.toLocaleLowerCase(language()));

/** Names in a list: "Anna, Ben and Cleo". @param {string[]} names */
export const listNames = (names) => lists.format(names);

/** Fewer hundredths of a point are not worth a word. */
export const NEXT_TO_NOTHING = 50;

/** What is added or taken away, with its sign. @param {number} by */
export const signed = (by) => changes.format(by).replace('-', '−');

/** Numbers as alternatives: "2, 3 or 4". @param {number[]} numbers */
export const listChoices = (numbers) => choices.format(numbers.map(String));

/** @typedef {import('../protocol.d.ts').SeatInfo} SeatInfo */

/** What the bots of each level are called, by the seat they take: people of the legend of Ys and its coast. Names are
 *  the same in all languages. Bots of other kinds have none. @type {Record<string, string[]>} */
const BOT_NAMES = {
    easy: ['Yann', 'Soizic', 'Malo', 'Enora', 'Ronan', 'Nolwenn'],
    medium: ['Budoc', 'Katell', 'Morvan', 'Azenor', 'Corentin', 'Rozenn'],
    hard: ['Konan', 'Malgven', 'Gradlon', 'Ahès', 'Guénolé', 'Tréphine'],
};

/** The name of the player in this seat. @param {SeatInfo | undefined} seat @param {number} index of the seat */
export function seatName(seat, index) {
    const bot = seat?.bot;
    return (
        seat?.player ??
        (bot
            ? (BOT_NAMES[bot]?.[index] ?? say('seat.bot', {bot: say(`bot.${bot}`), number: index + 1}))
            : say('seat.empty'))
    );
}

/** What a bot with a name of its own is, or one of somebody's own; nothing for people.
 * @param {SeatInfo | undefined} seat @param {number} index */
export function botKind(seat, index) {
    if (seat?.own_bot && !seat.bot) {
        return say('bot.own');
    }
    return seat?.bot && !seat.player && BOT_NAMES[seat.bot]?.[index] ? say(`bot.${seat.bot}`) : undefined;
}

/** The name, and that it is a bot's: where nothing else shows it. @param {SeatInfo} seat @param {number} index */
export function seatTitle(seat, index) {
    const [name, bot] = [seatName(seat, index), botKind(seat, index)];
    return bot ? say('seat.bot.title', {name, bot}) : name;
}

/** The names of these seats, in a list. @param {import('../protocol.d.ts').Table} table @param {number[]} seats */
export const seatNames = (table, seats) => listNames(seats.map((seat) => seatName(table.seats[seat], seat)));

/** A name as what it has in common with another, and the rest. @typedef {{begin: string, rest: string}} ShortName */

/** Fewer letters in common are no trouble. */
const COMMON_LEAST = 4;

/** How many letters two names have in common at their beginning. @param {string} one @param {string} other */
function commonLength(one, other) {
    const [letters, others] = [[...one], [...other]];
    const differs = letters.findIndex((letter, at) => letter !== others[at]);
    return letters.slice(0, differs < 0 ? letters.length : differs).join('').length;
}

/** @param {string[]} names @returns {ShortName[]} */
export function shortNames(names) {
    return names.map((name, at) => {
        const others = names.filter((_, index) => index !== at);
        const common = Math.max(0, ...others.map((other) => commonLength(name, other)));
        const isAlike = common >= COMMON_LEAST && common < name.length;
        return isAlike ? {begin: name.slice(0, common), rest: name.slice(common)} : {begin: name, rest: ''};
    });
}
