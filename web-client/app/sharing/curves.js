// The points of all seats through a match as curves, and who has how much at one of its moments.

import {html, nothing, svg} from '../../vendor/lit-html/lit-html.js';
import {drawingOf} from '../../games/games.js';
import {seatName} from '../words/words.js';
import {coloursOf, pathOf, reachOf} from './moments.js';

/** @import {Table} from '../protocol.d.ts' */

/** How much of the height the curves leave free at either edge, as a share of what they span. */
const MARGIN = 0.08;

/** Every seat's curve twice: an edge, by which pale and dark ones are seen on the same ground, and its colour.
 *  @param {number[][]} curves */
export function curveLines(curves) {
    const {lowest, highest} = reachOf(curves);
    const margin = MARGIN * (highest - lowest);
    const last = (curves[0]?.length ?? 0) - 1;
    const box = `0 ${-margin} ${Math.max(1, last)} ${highest - lowest + 2 * margin}`;
    const path = (/** @type {number[]} */ curve, /** @type {string} */ name) =>
        svg`<path class=${name} d=${pathOf(curve, highest)} />`;
    return html`<svg class="curves" viewBox=${box} preserveAspectRatio="none" aria-hidden="true">${curves.map(
        (curve, seat) => svg`<g class="curve" style=${coloursOf(seat)}>
            ${path(curve, 'edge')}${path(curve, 'line')}</g>`,
    )}</svg>`;
}

/** Who has how much at this step. @param {(number | string)[][]} curves @param {Pick<Table, 'game' | 'seats'>} table
 *  @param {number} at @param {string} label */
export function curveLegend(curves, {game, seats}, at, label) {
    const {tale} = drawingOf(game);
    return html`<ol class="curve-legend" aria-label=${label}>${curves.map(
        (curve, seat) =>
            html`<li>${tale?.emblem(seat) ?? nothing}<span title=${seatName(seats[seat], seat)}>${seatName(
                seats[seat],
                seat,
            )}</span> <b>${curve[at]}</b></li>`,
    )}</ol>`;
}
