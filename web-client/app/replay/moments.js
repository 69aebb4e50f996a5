// A finished match as a replay leafs through it: what is seen at each step, and all that happened, with its step.
// DOM-free.

import {applyChanges} from '../connection/changes.js';
import {eventsOf, UNKNOWN_STEP, withStep} from '../connection/told.js';

/** @import {Told} from '../connection/told.js' */
/** @import {GameEvent, Replay} from '../protocol.d.ts' */

/** What is seen at a step: the view, and all events up to it that have not been undone by then.
 *  @typedef {{view: any, events: GameEvent[]}} Moment */
/** All that happened; `steps` says for each event after which step it is seen, `undone` which steps were undone later.
 *  @typedef {{events: GameEvent[], steps: number[], undone: Set<number>}} Past */

/** The moment before any action, and then one after each. @param {Replay} replay @returns {Moment[]} */
export function momentsOf(replay) {
    /** @type {Told[]} */
    let told = [{step: UNKNOWN_STEP, events: replay.events}];
    const moments = [{view: replay.view, events: replay.events}];
    for (const [step, {changes, events, undoes}] of replay.steps.entries()) {
        const {view} = moments[moments.length - 1];
        told = withStep(told, {step, events, undoes}) ?? told;
        moments.push({view: applyChanges(view, changes), events: eventsOf(told)});
    }
    return moments;
}

/** @param {Replay} replay @returns {Past} */
export function pastOf({events, steps}) {
    const told = [events, ...steps.map((step) => step.events)];
    // Steps are counted from 0 where they are told, and from 1 where they are seen: before any there is a moment too.
    const undone = new Set(steps.flatMap(({undoes}) => (undoes === undefined ? [] : [undoes + 1])));
    return {events: told.flat(), steps: told.flatMap((some, step) => some.map(() => step)), undone};
}

/** The step that is meant, which may have been asked for of another match. @param {number} step
 *  @param {Moment[]} moments */
export const stepWithin = (step, moments) => Math.max(0, Math.min(moments.length - 1, step));
