// The points of a match as curves over its steps, one for each seat. DOM-free.

/** @import {Moment} from './moments.js' */

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
