// The guided beginning of a first game: what is to be tried once, what of it was tried, and what can be tried now. It
// only proposes; the rows of the decision say what is possible. DOM-free.

import {allHold} from './hints.js';

/** @import {Condition, Facts} from './hints.js' */

/**
 * Something to try. Its words are `try.NAME`, and in short `step.NAME`.
 * @typedef {object} Step
 * @property {string} name
 * @property {Condition[]} when it can be tried
 * @property {Condition[]} done it was tried
 * @property {string} at where that is done
 */

/** `during`: for so long a learner is guided. @typedef {{during: Condition[], steps: Step[]}} Guide */

/** `now`: what to try next. @typedef {{steps: {name: string, isDone: boolean}[], now?: Step}} Guided */

/** Where a learner stands, or nothing when the guided part is over.
 *  @param {Guide} guide @param {Facts} facts @returns {Guided | undefined} */
export function guided({during, steps}, facts) {
    const known = steps.map((step) => ({step, isDone: allHold(step.done, facts)}));
    if (!allHold(during, facts) || known.every(({isDone}) => isDone)) {
        return undefined;
    }
    const now = known.find(({step, isDone}) => !isDone && allHold(step.when, facts))?.step;
    return {steps: known.map(({step: {name}, isDone}) => ({name, isDone})), now};
}
