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
 * All brokers of a side, by value; the neutral's are what the option of that name says, digit by digit.
 * @param {Pick<Scene, 'view'>} scene @param {boolean} isNeutral
 */
export function teamOf({view}, isNeutral) {
    const values = [...(view.options.neutral ?? '')].map(Number);
    return isNeutral ? view.team.map((_, value) => values.filter((one) => one === value).length) : view.team;
}

/** What is left of brokers counted by value, without these. @param {number[]} counts
 *  @param {unknown[]} gone the values of those, as far as they are known */
export const without = (counts, gone) =>
    counts.map((count, value) => count - gone.filter((one) => one === value).length);

/**
 * What the viewer holds: neither what is planned, nor what is picked for a bid.
 * @param {Pick<Scene, 'ghosts' | 'choosing'>} scene @param {number[]} held @param {boolean} isNeutral
 */
export function stillHeld({ghosts, choosing}, held, isNeutral) {
    const planned = ghosts.map(({broker}) => broker).filter(({side}) => (side === NEUTRAL) === isNeutral);
    const bid = choosing?.type === 'bid' && !isNeutral ? choosing.picks : [];
    return without(held, [...planned.map(({value}) => value), ...bid]);
}
