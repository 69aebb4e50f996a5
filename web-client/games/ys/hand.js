// The brokers behind a screen as a hand. Each value has its place, the highest first. The places stay when brokers
// leave. DOM-free.

import {NEUTRAL} from './words_of.js';

/** @import {Scene} from './scene.d.ts' */

/** @typedef {{value: number, held: number, most: number}} Slot */

/** Brokers by value, one by one, the highest first. @param {number[]} behind @returns {number[]} */
export function brokersBehind(behind) {
    return behind.flatMap((count, value) => Array.from({length: count}, () => value)).reverse();
}

/**
 * A slot for every value that a side ever has, the highest first.
 * @param {number[]} held brokers of each value @param {number[]} team all that the side has, by value
 * @returns {Slot[]}
 */
export const slotsOf = (held, team) =>
    team
        .map((most, value) => ({value, held: held[value] ?? 0, most: Math.max(most, held[value] ?? 0)}))
        .filter(({most}) => most > 0)
        .reverse();

/**
 * All brokers of a side, by value. Those of the neutral are in the option of that name, one digit for each value.
 * @param {Pick<Scene, 'view'>} scene @param {boolean} isNeutral
 */
export function teamOf({view}, isNeutral) {
    const values = [...(view.options.neutral ?? '')].map(Number);
    return isNeutral ? view.team.map((_, value) => values.filter((one) => one === value).length) : view.team;
}

/**
 * Brokers counted by value, minus those that are gone.
 * @param {number[]} counts @param {unknown[]} gone their values, as far as they are known
 */
export const without = (counts, gone) =>
    counts.map((count, value) => count - gone.filter((one) => one === value).length);

/**
 * The brokers that the viewer still holds, without those planned or picked for a bid.
 * @param {Pick<Scene, 'ghosts' | 'choosing'>} scene @param {number[]} held @param {boolean} isNeutral
 */
export function stillHeld({ghosts, choosing}, held, isNeutral) {
    const planned = ghosts.filter(({broker: {side}}) => (side === NEUTRAL) === isNeutral);
    const bid = choosing?.type === 'bid' && !isNeutral ? choosing.picks : [];
    return without(held, [...planned.map(({gone}) => gone), ...bid]);
}
