// Draws everybody's points through a match as curves beside its result, and says on request what decided it.

import {html} from '../../vendor/lit-html/lit-html.js';
import {ownSeat} from '../browser/storage.js';
import {replayLink} from '../connection/links.js';
import {say} from '../words/words.js';
import {curveLegend, curveLines} from './curves.js';
import {Hindsight} from './hindsight.js';
import {turningPoints} from './hindsight_shown.js';
import {momentsOf, pastOf, pointsBySeat} from './moments.js';
import {learnReplayWords} from './replay_words.js';

/** @import {FinishedMatch} from '../connection/http.js' */
/** @import {Replay, Table} from '../protocol.d.ts' */

/** @param {number[][]} curves @param {Table} table */
function curvesDrawn(curves, table) {
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

/**
 * What draws the curves, and what draws below them, once there are words for it.
 * @param {Replay} replay @param {(view: any) => number[]} points @param {FinishedMatch} match
 * @param {() => void} changed
 */
export async function drawingOfCurves(replay, points, match, changed) {
    await learnReplayWords();
    const curves = pointsBySeat(momentsOf(replay), points);
    const hindsight = new Hindsight(() => match, changed);
    const past = pastOf(replay);
    // A browser that remembers its seat needs no token in the address.
    const read = {table: match.table, token: match.token && ownSeat(match.token) ? undefined : match.token};
    const go = (/** @type {number} */ step) => location.assign(replayLink(read, {step}));
    return {
        curves: (/** @type {Table} */ table) => curvesDrawn(curves, table),
        decided: () =>
            html`<div class="hindsight-decided" role="status">${turningPoints({
                hindsight,
                replay,
                past,
                at: 0,
                go,
            })}</div>`,
    };
}
