// How the quotations stand, and where a move would bring them. DOM-free.

import {columnSum} from './sums.js';
import {COLOURS} from './words_of.js';

/** @import {Sum} from './sums.js' */
/** @import {BrokerView, View} from './view.d.ts' */

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

/** The steps that the market moves the colours of its columns, the highest column first, as they are printed. */
const COLUMN_MOVES = [2, 1, -1, -2];

/** A broker as everybody sees it: one that lies face down counts nothing, unless it is marked.
 *  @param {BrokerView} broker */
const seenOpenly = (broker) => (broker.face === 'up' ? broker : {...broker, value: 0});

/** @param {Sum} one @param {Sum} other */
const isAhead = (one, other) => one.known > other.known || (one.known === other.known && one.brokers > other.brokers);

/**
 * Where the columns would bring the quotations by what lies open, as the server says it of brokers that were placed, by
 * the number of the colour; nothing of a tied column.
 * @param {Pick<View, 'brokers' | 'quotations'>} view @returns {Record<string, number>}
 */
export function predicted({brokers, quotations}) {
    const open = Object.fromEntries(Object.entries(brokers).map(([number, one]) => [number, seenOpenly(one)]));
    const columns = COLOURS.map((colour) => columnSum({brokers: open}, colour));
    const places = columns.map((column) => columns.filter((other) => isAhead(other, column)).length);
    const by = Object.fromEntries(COLOURS.map((colour, at) => [colour, COLUMN_MOVES[places[at]]]));
    const steps = [...moved(quotations, by).entries()];
    return Object.fromEntries(steps.filter(([at]) => places.filter((place) => place === places[at]).length === 1));
}
