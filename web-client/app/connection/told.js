// The events of a match by the step that told them. When a seat undoes a step, the events of that step go, and an event
// that says so comes (PROTOCOL.md 2). DOM-free.

/** @import {GameEvent} from '../protocol.d.ts' */

/** What one step told, and how that step is numbered. @typedef {{step: number, events: GameEvent[]}} Told */

/** The step of events that came by a snapshot, which does not say their steps. */
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

/** Where among all events those of a step stand. @param {Told[]} told @param {number} step */
export function placeOf(told, step) {
    const at = told.findIndex((one) => one.step === step);
    return {from: eventsOf(told.slice(0, at)).length, count: told[at].events.length};
}

/** @param {Told[]} told */
export const eventsOf = (told) => told.flatMap(({events}) => events);
