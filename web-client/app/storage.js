// What this browser remembers: the person's name and the seats it holds, so that reloading and coming back work. If the
// browser allows no storage, everything works but coming back.

/**
 * `commitment` is what the server had published when the seat was taken, `contribution` what this browser added, and
 * `played` whether it has seen the match from this seat. `options` are the rules told when the seat was taken.
 * @typedef {{token: string, table: string, name: string, game: string, seat: number, invitation?: string, at: number,
 *            commitment?: string, contribution?: string, played?: boolean,
 *            options?: Record<string, unknown>}} OwnSeat
 */

const KEY_SEATS = 'dahut.seats';
const KEY_NAME = 'dahut.name';
const SEATS_MAX = 50;

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

export function ownName() {
    return read(KEY_NAME) ?? '';
}

/** @param {string} name */
export function rememberName(name) {
    write(KEY_NAME, name);
}

/** The seats held by this browser, the newest first. @returns {OwnSeat[]} */
export function ownSeats() {
    try {
        const seats = JSON.parse(read(KEY_SEATS) ?? '[]');
        return Array.isArray(seats) ? seats.filter((seat) => typeof seat?.token === 'string') : [];
    } catch {
        return [];
    }
}

/** @param {string} token @returns {OwnSeat | undefined} */
export function ownSeat(token) {
    return ownSeats().find((one) => one.token === token);
}

/** A token of this table, if this browser holds a seat there. @param {string} table @returns {string | undefined} */
export function ownToken(table) {
    return ownSeats().find((one) => one.table === table)?.token;
}

/**
 * Adds to what is remembered of this seat. What the check of a match relies on stays as it was noted first: a server
 * that tells another story later must not change it.
 * @param {Omit<OwnSeat, 'at'>} seat
 */
export function rememberSeat(seat) {
    const others = ownSeats().filter((one) => one.token !== seat.token);
    const noted = ownSeat(seat.token);
    const first = noted ? {table: noted.table, game: noted.game, seat: noted.seat} : {};
    const played = noted?.played || seat.played;
    const known = {...noted, ...seat, ...first, played, at: Date.now()};
    write(KEY_SEATS, JSON.stringify([known, ...others].slice(0, SEATS_MAX)));
}

/** @param {string} token */
export function forgetSeat(token) {
    write(KEY_SEATS, JSON.stringify(ownSeats().filter((seat) => seat.token !== token)));
}
