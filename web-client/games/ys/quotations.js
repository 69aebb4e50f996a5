// How the quotations stand, and where a move would bring them. DOM-free.

import {COLOURS} from './words_of.js';

/** How high a quotation can stand. */
export const STEPS = 15;

/**
 * The rank of each colour, from 1: higher step first, equal steps in the order of the colours.
 * @param {number[]} steps
 */
export function ranks(steps) {
    const order = steps.map((_, index) => index).sort((one, other) => steps[other] - steps[one] || one - other);
    return steps.map((_, index) => order.indexOf(index) + 1);
}

/**
 * Where the quotations stand after some have moved. None leaves its track.
 * @param {number[]} steps @param {Record<string, number>} by how far, by colour
 */
export const moved = (steps, by) =>
    steps.map((step, index) => Math.max(1, Math.min(STEPS, step + (by[COLOURS[index]] ?? 0))));
