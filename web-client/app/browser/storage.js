// What this browser remembers: the person's name, the seats that it holds, and the hints that first games have told. So
// reloading and coming back work. Where the browser allows no storage, everything else still works.

/**
 * `commitment` is what the server had published when the seat was taken, `contribution` what this browser added, and
 * `played` whether it has seen the match from this seat. `options` are the rules told when the seat was taken. One that
 * is `lent` was taken on another device and came by the keyring; `linked` says on which keyring one of this browser is.
 * `result` is how the match ended, once this browser has seen that.
 * @typedef {{token: string, table: string, name: string, game: string, seat: number, invitation?: string, at: number,
 *            commitment?: string, contribution?: string, played?: boolean, lent?: boolean, linked?: string,
 *            options?: Record<string, unknown>, result?: {points: number[], places: number[]}}} OwnSeat
 */

/** @import {KeyringSeat} from '../protocol.d.ts' */

const KEY_SEATS = 'dahut.seats';
const KEY_NAME = 'dahut.name';
const SEATS_MAX = 50;
const SEEN_LATER_MS = 1000;

/** @param {string} key @returns {string | null} */
function read(key) {
    try {
        return localStorage.getItem(key);
    } catch {
        return null;
    }
}

/** @param {string} key @param {string} value */
function write(key, value) {
    try {
        localStorage.setItem(key, value);
    } catch {
        // Private windows and full disks: the page goes on without a memory.
    }
}

try {
    // Who played was kept by the secrets of seats once; the server tells it now.
    localStorage.removeItem('dahut.handovers');
} catch {
    // There is no memory either.
}

export function ownName() {
    return read(KEY_NAME) ?? '';
}

/** @param {string} name */
export function rememberName(name) {
    write(KEY_NAME, name);
}

/** A setting that this browser keeps, if it was ever made. @param {string} name */
export function ownSetting(name) {
    return read(`dahut.${name}`) ?? undefined;
}

/** @param {string} name @param {string} value */
export function rememberSetting(name, value) {
    write(`dahut.${name}`, value);
}

/** A list that is kept; an empty one if there is none that can be read. @param {string} key @returns {any[]} */
function readList(key) {
    try {
        const list = JSON.parse(read(key) ?? '[]');
        return Array.isArray(list) ? list : [];
    } catch {
        return [];
    }
}

/** The pairs of token and value that are kept under this name, the latest first.
 *  @param {string} name @returns {[string, any][]} */
const keptByToken = (name) => readList(`dahut.${name}`).filter((one) => Array.isArray(one) && one.length === 2);

/** The same without the pair of this token. @param {string} name @param {string} token */
const keptForOthers = (name, token) => keptByToken(name).filter(([one]) => one !== token);

/** What this browser keeps under this name for this token. @param {string} name @param {string} token */
export const keptFor = (name, token) => keptByToken(name).find(([one]) => one === token)?.[1];

/** @param {string} name @param {string} token @param {unknown} value */
export function keepFor(name, token, value) {
    const kept = [[token, value], ...keptForOthers(name, token)];
    rememberSetting(name, JSON.stringify(kept.slice(0, SEATS_MAX)));
}

/** What has been shown and is not written yet: writing with every update would be slow. @type {Map<string, number>} */
const shown = new Map();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let keepingLater;

/** How many events this browser has shown for this token. @param {string} token */
export function seenOf(token) {
    return shown.get(token) ?? Number(keptFor('seen', token) ?? 0);
}

/** Writes down what has been shown: a moment later, or at once when the page is left. */
export function keepSeen() {
    clearTimeout(keepingLater);
    keepingLater = undefined;
    [...shown].filter(([token, count]) => keptFor('seen', token) !== count).forEach((one) => keepFor('seen', ...one));
    shown.clear();
}

/** @param {string} token @param {number} count */
export function rememberSeen(token, count) {
    if (count > 0) {
        shown.set(token, count);
        keepingLater ??= setTimeout(keepSeen, SEEN_LATER_MS);
    }
}

/** The seats held by this browser, the newest first. @returns {OwnSeat[]} */
export function ownSeats() {
    return readList(KEY_SEATS).filter((seat) => typeof seat?.token === 'string');
}

/** @param {string} token @returns {OwnSeat | undefined} */
export function ownSeat(token) {
    return ownSeats().find((one) => one.token === token);
}

/**
 * The token of this seat of the table, or of the lowest that this browser holds there; rather its own than one that is
 * lent, which may be revoked.
 * @param {string} table @param {number} [seat] @returns {string | undefined}
 */
export function ownToken(table, seat) {
    const held = ownSeats().filter((one) => one.table === table && (seat ?? one.seat) === one.seat);
    const rank = (/** @type {OwnSeat} */ one) => 2 * one.seat + (one.lent ? 1 : 0);
    return held.sort((one, other) => rank(one) - rank(other))[0]?.token;
}

/** Limits the seats. No address brings one back, so finished matches go first, and of those the oldest.
 *  @param {OwnSeat[]} seats */
function latest(seats) {
    const [over, going] = [seats.filter(({result}) => result), seats.filter(({result}) => !result)];
    const kept = [...going, ...over].slice(0, SEATS_MAX);
    return seats.filter((seat) => kept.includes(seat));
}

/**
 * Adds to what is remembered of this seat. The facts that the check of a match relies on stay as noted first: a server
 * that tells another story later must not change it.
 * @param {Omit<OwnSeat, 'at'>} seat
 */
export function rememberSeat(seat) {
    const others = ownSeats().filter((one) => one.token !== seat.token);
    const noted = ownSeat(seat.token);
    const first = noted ? {table: noted.table, game: noted.game, seat: noted.seat} : {};
    const played = noted?.played || seat.played;
    const known = {...noted, ...seat, ...first, played, at: Date.now()};
    write(KEY_SEATS, JSON.stringify(latest([known, ...others])));
}

/** Notes more about a seat that is remembered, which stays in its place. @param {string} token
 *  @param {Partial<OwnSeat>} more */
export function noteOfSeat(token, more) {
    const seats = ownSeats().map((seat) => (seat.token === token ? {...seat, ...more} : seat));
    write(KEY_SEATS, JSON.stringify(seats));
}

/** Remembers exactly these of the seats that other devices have taken. @param {KeyringSeat[]} seats */
export function keepLentSeats(seats) {
    const kept = ownSeats().filter((one) => !one.lent || seats.some(({token}) => token === one.token));
    const fresh = seats
        .filter(({table, seat}) => !kept.some((one) => one.table === table && one.seat === seat))
        .map((seat) => ({...seat, lent: true, at: Date.now()}))
        .reverse();
    write(KEY_SEATS, JSON.stringify([...fresh.slice(0, SEATS_MAX - kept.length), ...kept]));
}

/**
 * All that forgetting a seat takes away: the seat, its place among the others, and how far its match was seen.
 * @typedef {{seat: OwnSeat, place: number, seen: number}} SeatMemory
 */

/** @param {string} token @returns {SeatMemory | undefined} */
export function memoryOf(token) {
    const place = ownSeats().findIndex((seat) => seat.token === token);
    const seat = ownSeats()[place];
    return seat && {seat, place, seen: seenOf(token)};
}

/** Puts a forgotten seat back where it was, unless it is held again. A lent seat in its place goes.
 *  @param {SeatMemory} memory */
export function putSeatBack({seat, place, seen}) {
    if (ownSeat(seat.token)) {
        return;
    }
    const isInstead = (/** @type {OwnSeat} */ one) => one.lent && one.table === seat.table && one.seat === seat.seat;
    const seats = ownSeats().filter((one) => !isInstead(one));
    seats.splice(place, 0, seat);
    write(KEY_SEATS, JSON.stringify(latest(seats)));
    keepFor('seen', seat.token, seen);
}

/** @param {string} token */
export function forgetSeat(token) {
    shown.delete(token);
    write(KEY_SEATS, JSON.stringify(ownSeats().filter((seat) => seat.token !== token)));
    for (const name of ['seen', 'acted']) {
        rememberSetting(name, JSON.stringify(keptForOthers(name, token)));
    }
}

/** `told` has the names of hints in the order in which they were told, and `slips` what was missed.
 *  @typedef {{told: string[], state: 'on' | 'off',
 *      slips?: {name: string, at: number, numbers: Record<string, number>}[]}} Lesson */

/** @param {string} token @returns {Lesson | undefined} missing unless the table was made to teach */
export function lessonOf(token) {
    const lesson = keptFor('lessons', token);
    return Array.isArray(lesson?.told) ? lesson : undefined;
}

/** @param {string} token @param {Lesson} lesson */
export const rememberLesson = (token, lesson) => keepFor('lessons', token, lesson);
