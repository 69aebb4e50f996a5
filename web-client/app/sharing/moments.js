// A finished match, moment by moment: what is seen at each step, all that happened, and the points as
// curves. DOM-free.

import {applyChanges} from '../connection/changes.js';
import {eventsOf, UNKNOWN_STEP, withStep} from '../connection/told.js';

/** @import {Told} from '../connection/told.js' */
/** @import {Past} from '../log/past_lines.js' */
/** @import {GameEvent, Replay} from '../protocol.d.ts' */

/** What is seen at a step: the view, and all events up to it that have not been undone by then.
 *  @typedef {{view: any, events: GameEvent[]}} Moment */

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

/** The points of each seat, step by step. @param {Moment[]} moments @param {(view: any) => number[]} points
 *  @returns {number[][]} */
export function pointsBySeat(moments, points) {
    const byStep = moments.map(({view}) => points(view));
    return (byStep[0] ?? []).map((_, seat) => byStep.map((all) => all[seat]));
}

/** From the lowest to the highest that a curve reaches, 0 among them. @param {number[][]} curves */
export function reachOf(curves) {
    const all = [0, 1, ...curves.flat()];
    return {lowest: Math.min(...all), highest: Math.max(...all)};
}

/**
 * A curve as the path of a drawing in which a step is one unit wide and a point one unit high: it goes on level until
 * points change.
 * @param {number[]} curve @param {number} highest what the drawing's upper edge stands for
 */
export function pathOf(curve, highest) {
    const turns = curve.flatMap((points, step) =>
        step > 0 && points !== curve[step - 1] ? [`H${step}V${highest - points}`] : [],
    );
    return `M0 ${highest - (curve[0] ?? 0)}${turns.join('')}H${curve.length - 1}`;
}

/** The colours of a seat's curve, which are those of its side. @param {number} seat */
export const coloursOf = (seat) => `--curve: var(--side-${seat}, #fff); --curve-edge: var(--side-${seat}-dark, #333)`;
