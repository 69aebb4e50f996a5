// Dealing that can be checked (PROTOCOL.md 7): commitment, key, streams and draws, computed with the cryptography of
// the browser. What is compared is up to checks.js. DOM-free.

/** @typedef {{generator: 'aes-256-ctr', commitment: string, secret: string, contributions: string[]}} SealedDealing */
/** A custom table's or a simulation's. @typedef {{generator: 'custom' | 'fast', seed: string}} SeededDealing */
/** @typedef {SealedDealing | SeededDealing} Dealing */
/**
 * All that a match is dealt from.
 * @typedef {{table: string, game: string, options: Record<string, unknown>, dealing: Dealing}} Deal
 */
/** An endless sequence of 32-bit numbers. @typedef {{next: () => Promise<number>}} Stream */

const BYTES_AT_ONCE = 1024;
const NUMBERS = 2 ** 32;
const MASK = 2n ** 64n - 1n;
const GOLDEN = 0x9e3779b97f4a7c15n;

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
export const bytesOf = (text) => Uint8Array.from(new TextEncoder().encode(text));

/** @param {Uint8Array} bytes */
export const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** @param {string} hex 64 digits @returns {Uint8Array<ArrayBuffer>} */
export function bytesOfHex(hex) {
    if (!/^[0-9a-f]{64}$/.test(hex)) {
        throw new RangeError('these are not 64 hexadecimal digits');
    }
    return Uint8Array.from({length: 32}, (_, index) => parseInt(hex.slice(2 * index, 2 * index + 2), 16));
}

/** @param {Uint8Array[]} parts @returns {Uint8Array<ArrayBuffer>} */
export const joined = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** @param {SubtleCrypto} subtle @param {Uint8Array<ArrayBuffer>} bytes */
export const sha256 = async (subtle, bytes) => new Uint8Array(await subtle.digest('SHA-256', bytes));

/** What is published before anybody can contribute. @param {SubtleCrypto} subtle @param {string} secret */
export const commitmentTo = async (subtle, secret) => hexOf(await sha256(subtle, bytesOfHex(secret)));

/** Compact JSON with sorted keys. @param {unknown} value @returns {string} */
export function sortedText(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return JSON.stringify(value);
    }
    const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${sortedText(field)}`).join(',')}}`;
}

/** @param {SubtleCrypto} subtle @param {Deal & {dealing: SealedDealing}} deal */
export function dealKey(subtle, {table, game, options, dealing}) {
    const lines = ['dahut deal 1', dealing.secret, table, game, sortedText(options), ...dealing.contributions];
    return sha256(subtle, bytesOf(lines.map((line) => `${line}\n`).join('')));
}

/** @param {SubtleCrypto} subtle @param {Uint8Array} key @param {string} purpose @returns {Stream} */
export function sealedStream(subtle, key, purpose) {
    let taken = 0;
    let numbers = new DataView(new ArrayBuffer(0));
    const cipher = sha256(subtle, joined(key, bytesOf(purpose))).then((bytes) =>
        subtle.importKey('raw', bytes, 'AES-CTR', false, ['encrypt']),
    );
    const refill = async () => {
        const counter = new DataView(new ArrayBuffer(16));
        counter.setUint32(12, (taken * 4) / 16);
        const algorithm = {name: 'AES-CTR', counter: counter.buffer, length: 128};
        numbers = new DataView(await subtle.encrypt(algorithm, await cipher, new Uint8Array(BYTES_AT_ONCE)));
    };
    return {
        next: async () => {
            const place = (taken * 4) % BYTES_AT_ONCE;
            if (place === 0) {
                await refill();
            }
            taken += 1;
            return numbers.getUint32(place);
        },
    };
}

/** @param {bigint} seed @param {string} purpose @returns {Stream} */
export function fastStream(seed, purpose) {
    let state = 0xcbf29ce484222325n;
    for (const byte of bytesOf(purpose)) {
        state = ((state ^ BigInt(byte)) * 0x100000001b3n) & MASK;
    }
    state ^= (seed * GOLDEN) & MASK;
    return {
        next: async () => {
            state = (state + GOLDEN) & MASK;
            let mixed = state;
            mixed = ((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
            mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & MASK;
            return Number((mixed ^ (mixed >> 31n)) >> 32n);
        },
    };
}

/**
 * The streams that a match draws from, by purpose: the same one at every call.
 * @param {SubtleCrypto} subtle @param {Deal} deal @returns {Promise<(purpose: string) => Stream>}
 */
export async function streamsOf(subtle, deal) {
    const {dealing} = deal;
    /** @type {(purpose: string) => Stream} */
    let open;
    if (dealing.generator === 'aes-256-ctr') {
        const key = await dealKey(subtle, {...deal, dealing});
        open = (purpose) => sealedStream(subtle, key, purpose);
    } else {
        const seed = BigInt(dealing.seed);
        open = (purpose) => fastStream(seed, purpose);
    }
    /** @type {Map<string, Stream>} */
    const streams = new Map();
    return (purpose) => {
        const stream = streams.get(purpose) ?? open(purpose);
        streams.set(purpose, stream);
        return stream;
    };
}

/** A whole number from 0 to `bound` - 1, every one equally likely. @param {Stream} stream @param {number} bound */
export async function drawBelow(stream, bound) {
    if (!Number.isInteger(bound) || bound < 1 || bound > NUMBERS) {
        throw new RangeError('nothing can be drawn below this');
    }
    let number = await stream.next();
    while (number < NUMBERS % bound) {
        number = await stream.next();
    }
    return number % bound;
}
