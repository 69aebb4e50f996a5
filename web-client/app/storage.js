// What this browser remembers: the person's name and the seats it holds, so that reloading and coming back work. If the
// browser allows no storage, everything works but coming back.

/**
 * `commitment` is what the server had published when the seat was taken, `contribution` what this browser added, and
 * `played` whether it has seen the match from this seat.
 * @typedef {{token: string, table: string, name: string, game: string, seat: number, invitation?: string, at: number,
 *            commitment?: string, contribution?: string, played?: boolean}} OwnSeat
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

/** Adds to what is remembered of this seat. @param {Omit<OwnSeat, 'at'>} seat */
export function rememberSeat(seat) {
    const others = ownSeats().filter((one) => one.token !== seat.token);
    const known = {...ownSeat(seat.token), ...seat, at: Date.now()};
    write(KEY_SEATS, JSON.stringify([known, ...others].slice(0, SEATS_MAX)));
}

/** @param {string} token */
export function forgetSeat(token) {
    write(KEY_SEATS, JSON.stringify(ownSeats().filter((seat) => seat.token !== token)));
}
