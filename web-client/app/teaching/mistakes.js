// What a learner misses: noted as it happens, spoken of soon after, and weighed when the match is over. Each game says
// what can be missed and how to tell, by what its seat knows. DOM-free.

import {isTheMoment} from './hints.js';

/** @import {GameEvent} from '../protocol.d.ts' */
/** @import {Condition, Facts, Hint, Numbers} from './hints.js' */

/** What is compared: the facts of the seat's last decision, what was told since, and the facts now.
 *  @typedef {{before: Facts, later: GameEvent[], now: Facts}} Turn */

/**
 * Something that can be missed. A slip happens at once, again and again; a lack is known by what has never been done.
 * The words of its hint are `missed.NAME`, those at the end `advice.NAME`.
 * @typedef {object} Mistake
 * @property {string} name
 * @property {number | ((numbers: Numbers) => number)} worth how many points one time costs, roughly; or all of it
 * @property {string} [about] of several about the same only the worst is spoken of at the end
 * @property {string} at what its hint points at
 * @property {Condition[]} [when] when its hint speaks; without it, nothing is said before the end
 * @property {(turn: Turn) => Numbers | undefined} [slip]
 * @property {(facts: Facts) => Numbers | undefined} [lack]
 */

/** A slip as it is noted; `at`: how many events had come before. @typedef {{name: string, at: number,
 *  numbers: Numbers}} Slip */

/** What would have helped, for the end. @typedef {{name: string, numbers: Numbers}} Advice */

/** Nobody bears more at once. */
const ADVICE_MOST = 2;
/** What was missed so many times is spoken of once more. */
const OFTEN = 4;

/** How many events both have in common from the first on. What was undone is no longer told.
 *  @param {GameEvent[]} known @param {GameEvent[]} events */
function inCommon(known, events) {
    if (known.length <= events.length && known.at(-1) === events[known.length - 1]) {
        return known.length;
    }
    const differs = known.findIndex(
        (one, at) => one !== events[at] && JSON.stringify(one) !== JSON.stringify(events[at]),
    );
    return differs < 0 ? known.length : differs;
}

/** Notes slips while the match goes on. */
export class Watch {
    /** The facts of the last decision. @type {Facts | undefined} */ #before;
    /** All that was told by now. @type {GameEvent[] | undefined} */ #events;

    /**
     * The slips that stand now: one that was undone is none.
     * @param {Mistake[]} mistakes @param {Facts} now @param {Slip[]} noted @returns {Slip[]}
     */
    slips(mistakes, now, noted) {
        const {events} = now;
        const at = this.#events ? inCommon(this.#events, events) : events.length;
        const before = this.#before;
        const isUndone = at < (this.#events?.length ?? 0);
        this.#events = events;
        this.#before = now.decision && !now.decision.optional ? now : before;
        const kept = isUndone ? noted.filter((one) => one.at < at) : noted;
        if (!before || at === events.length) {
            return kept;
        }
        const fresh = mistakes.flatMap(({name, slip}) => {
            const numbers = slip?.({before, later: events.slice(at), now});
            return numbers ? [{name, at, numbers}] : [];
        });
        return fresh.length > 0 ? [...kept, ...fresh] : kept;
    }
}

/** How often something was missed by now, and how it was the last time.
 *  @param {Mistake} mistake @param {Slip[]} slips @param {Facts} facts */
function missed({name, lack}, slips, facts) {
    const own = slips.filter((slip) => slip.name === name);
    const lacking = lack?.(facts);
    const numbers = own.at(-1)?.numbers ?? lacking;
    return numbers && {numbers: {...numbers, times: own.length}, times: Math.max(1, own.length)};
}

/** How many points something brought less than to the best of the others. @param {Numbers} brought */
export const behind = ({own, points}) => points - own;

/** How many points it has cost by now. @param {Mistake} mistake @param {{numbers: Numbers, times: number}} found */
const costOf = ({worth}, {numbers, times}) => (typeof worth === 'function' ? worth(numbers) : worth * times);

/** The hints about what was missed, for whose moment it is. @param {Mistake[]} mistakes @param {Slip[]} slips
 *  @param {Facts} facts @returns {Hint[]} */
export const hintsOfMissed = (mistakes, slips, facts) =>
    mistakes.flatMap((mistake) => {
        const {name, when = [], at} = mistake;
        const found = when.length > 0 && isTheMoment({when}, facts) && missed(mistake, slips, facts);
        return found ? [{name: `missed.${name}`, when, at, numbers: found.numbers, isAgain: found.times >= OFTEN}] : [];
    });

/** What would have helped most, the best first. @param {Mistake[]} mistakes @param {Slip[]} slips @param {Facts} facts
 *  @returns {Advice[]} */
export const adviceOf = (mistakes, slips, facts) =>
    mistakes
        .flatMap((mistake) => {
            const found = missed(mistake, slips, facts);
            const {name, about = name} = mistake;
            return found ? [{name, about, numbers: found.numbers, cost: costOf(mistake, found)}] : [];
        })
        .sort((one, other) => other.cost - one.cost)
        .filter(({about}, at, all) => all.findIndex((one) => one.about === about) === at)
        .slice(0, ADVICE_MOST)
        .map(({name, numbers}) => ({name, numbers}));
