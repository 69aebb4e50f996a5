// Times that the server told and that go on by themselves: what is left of a clock, and for how long somebody has been
// away. Words for them are made in people/clock.js. DOM-free.

/** @import {Announced, ClockMessage, SeatInfo, Table} from '../protocol.d.ts' */

/** Now (ms since the page was opened), by a clock that nobody sets: the server tells how much time is left, and what of
 *  it has passed since must not depend on the visitor's clock, which may be wrong and be put right meanwhile. */
export const momentNow = () => performance.now();

/** @typedef {{text?: string, stopsAt?: number, isFull?: boolean}} Said */

/**
 * What the operator of the server has to say, when the server stops, by this browser's clock, and that it makes no
 * tables.
 * @param {Omit<Announced, 'type'>} announced
 * @returns {Said | undefined} nothing if nothing is said any more
 */
export function saidNow({text, stops_in_s: seconds, nearly_full: isFull}) {
    const stopsAt = seconds === undefined ? undefined : Date.now() + seconds * 1000;
    return text || stopsAt || isFull ? {text, stopsAt, isFull} : undefined;
}

/** What was told of the time of one seat, and when.
 *  @typedef {NonNullable<SeatInfo['time']>} TimeLeft */

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
 * @param {Pick<SeatInfo, 'away_since'>} seat @param {number} now */
export const secondsAway = ({away_since: since}, now) => (since === undefined ? 0 : Math.floor((now - since) / 1000));

/** @param {number} ms */
const wholeSeconds = (ms) => Math.max(0, Math.ceil(ms / 1000));

/** What has passed since it was told. @param {TimeLeft} time @param {number} now */
const passed = ({thinks, at}, now) => (thinks ? now - at : 0);

/** How many seconds of the allowance are left that time comes out of now. @param {TimeLeft} time
 *  @param {number} now */
export const secondsExcused = (time, now) => wholeSeconds((time.excuse_left_ms ?? 0) - passed(time, now));

/** How many seconds are left now: an allowance is used up before the bank. @param {TimeLeft} time
 *  @param {number} now */
export const secondsLeft = (time, now) =>
    wholeSeconds(time.left_ms - Math.max(0, passed(time, now) - (time.excuse_left_ms ?? 0)));

/** Whether a clock runs, so that what is shown changes with time. @param {Table | undefined} table */
export const clockRuns = (table) => table?.status === 'running' && table.seats.some(({time}) => time?.thinks);
