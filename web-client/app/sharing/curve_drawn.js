// Draws everybody's points through a match as curves beside its result.

import {html} from '../../vendor/lit-html/lit-html.js';
import {say} from '../words/words.js';
import {curveLegend, curveLines} from './curves.js';
import {momentsOf, pointsBySeat} from './moments.js';

/** @import {Table} from '../protocol.d.ts' */

/** The points of each seat, moment by moment. @param {Parameters<typeof momentsOf>[0]} replay
 *  @param {(view: any) => number[]} points */
export const curvesOf = (replay, points) => pointsBySeat(momentsOf(replay), points);

/** @param {number[][]} curves @param {Table} table */
export function curvesDrawn(curves, table) {
    const last = (curves[0]?.length ?? 0) - 1;
    return last > 0
        ? html`<div class="curve-ground">${curveLines(curves)}</div>${curveLegend(
              curves,
              table,
              last,
              say('replay.points'),
          )}`
        : html`<div class="curve-ground"></div>`;
}
