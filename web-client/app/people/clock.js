// Clocks in words: the ones that a new table can have, and the face of a running one. The times themselves are worked
// out in times.js. DOM-free.

import {say, sayTime} from '../words/words.js';

/** @import {ClockTerms} from '../protocol.d.ts' */

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
    return clock.bank_s === clock.increment_s ? say('clock.each', {time: bank}) : say('clock.bank', {bank, increment});
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
