// Thinking time: what people have left, counted down from what the server told, and the clocks that a new table can
// have. DOM-free.

import {say, sayTime} from '../words/words.js';

/** @import {ClockMessage, ClockTerms, SeatInfo, Table} from '../protocol.d.ts' */

/** What was told of the time of one seat, and when (ms since 1970).
 *  @typedef {NonNullable<SeatInfo['time']>} TimeLeft */

/** @type {Record<string, ClockTerms | undefined>} */
const CLOCKS = {
    none: undefined,
    minute: {bank_s: 60, increment_s: 60},
    quick: {bank_s: 300, increment_s: 10, lost_s: 60},
    evening: {bank_s: 1200, increment_s: 20, lost_s: 300},
    day: {bank_s: 86400, increment_s: 86400, vacation_s: 604800},
    days: {bank_s: 259200, increment_s: 259200, vacation_s: 1209600},
};

/** A clock in words. @param {ClockTerms | undefined} clock */
export function clockWords(clock) {
    if (!clock) {
        return say('clock.none');
    }
    const [bank, increment] = [sayTime(clock.bank_s), sayTime(clock.increment_s)];
    return clock.bank_s === clock.increment_s
        ? say('clock.each', {time: bank})
        : say('clock.bank', {bank, increment});
}

/** The same with the allowances beside it. @param {ClockTerms | undefined} clock */
export function clockTermsWords(clock) {
    const {lost_s: lost, vacation_s: vacation} = clock ?? {};
    const parts = [
        clockWords(clock),
        ...(lost ? [say('clock.lost', {time: sayTime(lost)})] : []),
        ...(vacation ? [say('clock.vacation', {time: sayTime(vacation)})] : []),
    ];
    return parts.join('; ');
}

/** The clocks that a new table can have, each with its words. */
export const clockChoices = () => Object.entries(CLOCKS).map(([name, clock]) => ({name, words: clockWords(clock)}));

/** What a request to create says of this clock. @param {string} name @returns {{clock?: ClockTerms}} */
export function clockRequest(name) {
    const clock = CLOCKS[name];
    return clock ? {clock} : {};
}

/** @param {ClockMessage['seats'][number]} told */
const timeOf = ({seat: _, ...time}) => time;

/** The seats with the times that were told of them. @param {SeatInfo[]} seats @param {ClockMessage | undefined} clock
 * @param {number} at when it was told @returns {SeatInfo[]} */
export function withTimes(seats, clock, at) {
    return seats.map((info, seat) => {
        const time = clock?.seats.find((one) => one.seat === seat);
        return time ? {...info, time: {...timeOf(time), at}} : info;
    });
}

/** The seats with the moments since when their players have been away. @param {SeatInfo[]} seats
 * @param {number} at when it was told for how long @returns {SeatInfo[]} */
export const withAbsences = (seats, at) =>
    seats.map((info) => (info.away_s === undefined ? info : {...info, away_since: at - info.away_s * 1000}));

/** For how many whole seconds a player has been away by now.
 * @param {Pick<SeatInfo, 'away_since'>} seat @param {number} now ms since 1970 */
export const secondsAway = ({away_since: since}, now) => (since === undefined ? 0 : Math.floor((now - since) / 1000));

/** @param {number} ms */
const wholeSeconds = (ms) => Math.max(0, Math.ceil(ms / 1000));

/** What has passed since it was told. @param {TimeLeft} time @param {number} now */
const passed = ({thinks, at}, now) => (thinks ? now - at : 0);

/** How many seconds of the allowance are left that time comes out of now. @param {TimeLeft} time
 *  @param {number} now ms since 1970 */
export const secondsExcused = (time, now) => wholeSeconds((time.excuse_left_ms ?? 0) - passed(time, now));

/** How many seconds are left now: an allowance is used up before the bank. @param {TimeLeft} time
 *  @param {number} now ms since 1970 */
export const secondsLeft = (time, now) =>
    wholeSeconds(time.left_ms - Math.max(0, passed(time, now) - (time.excuse_left_ms ?? 0)));

/** A time as a clock shows it: 4:07, 1:05:00, or days and hours. @param {number} seconds */
export function clockFace(seconds) {
    const [days, hours] = [Math.floor(seconds / 86400), Math.floor((seconds % 86400) / 3600)];
    if (days > 0) {
        return say('clock.days', {days, hours});
    }
    const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
    const [minutes, rest] = [Math.floor((seconds % 3600) / 60), seconds % 60];
    return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Whether a clock runs, so that what is shown changes with time. @param {Table | undefined} table */
export const clockRuns = (table) => table?.status === 'running' && table.seats.some(({time}) => time?.thinks);
