// The events of a match as steps told them. What a seat undoes has not happened any more: its events go, and an event
// that says so comes (PROTOCOL.md 2). DOM-free.

/** @import {GameEvent} from '../protocol.d.ts' */

/** What one step told, and how that step is numbered. @typedef {{step: number, events: GameEvent[]}} Told */

/** Of what a snapshot tells, single steps are not known. */
export const UNKNOWN_STEP = -1;

/**
 * What was told, with one more step.
 * @param {Told[]} told @param {Told & {undoes?: number}} next
 * @returns {Told[] | undefined} nothing if it is not known which events are undone
 */
export function withStep(told, {step, events, undoes}) {
    if (undoes !== undefined && !told.some((one) => one.step === undoes)) {
        return undefined;
    }
    return [...told.map((one) => (one.step === undoes ? {...one, events: []} : one)), {step, events}];
}

/** Which of all events a step that is there told. @param {Told[]} told @param {number} step */
export function placeOf(told, step) {
    const at = told.findIndex((one) => one.step === step);
    return {from: eventsOf(told.slice(0, at)).length, count: told[at].events.length};
}

/** @param {Told[]} told */
export const eventsOf = (told) => told.flatMap(({events}) => events);
