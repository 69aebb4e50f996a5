// The steps of a finished match as a strip to slide along. Over it stand the chapters, and the points of each seat or
// the places that it could expect as curves. A table says the same as the curves.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {curveLegend, curveLines} from '../sharing/curves.js';
import {say, seatName} from '../words/words.js';
import {curvesOfPlaces, placesBySeat, placeWritten} from '../sharing/hindsight.js';

/** @import {Standing} from '../protocol.d.ts' */
/** @import {Chapter} from './landmarks.js' */
/** @import {Leafed} from './replay_bar.js' */

/** @param {number} step @param {Leafed} leafed */
const shareOf = (step, {last}) => (100 * step) / Math.max(1, last);

/** @param {Chapter[]} chapters @param {Leafed} leafed */
const chapterLabels = (chapters, leafed) =>
    chapters.map(({chapter, step}, index) => {
        const end = chapters[index + 1]?.step ?? leafed.last;
        const style = `left: ${shareOf(step, leafed)}%; width: ${shareOf(end - step, leafed)}%`;
        return html`<span class="chapter-mark" style=${style} aria-hidden="true"><span>${chapter}</span></span>`;
    });

/** What the curves show: their lines, what they stand for at each step, and what that is called.
 *  @typedef {{lines: number[][], values: (number | string)[][], name: string, now: string}} Curves */

/** @param {Leafed} leafed @returns {Curves} */
function pointCurves({curves}) {
    return {lines: curves, values: curves, name: say('replay.points'), now: say('replay.points.now')};
}

/** @param {Standing[]} standings @param {Leafed} leafed @returns {Curves} */
function placeCurves(standings, {last}) {
    const places = placesBySeat(standings, last);
    return {
        lines: curvesOfPlaces(places),
        values: places.map((curve) => curve.map(placeWritten)),
        name: say('hindsight.places'),
        now: say('hindsight.places.now'),
    };
}

/** @param {Leafed} leafed */
function shownCurves(leafed) {
    const {analysis, curves} = leafed.hindsight;
    return analysis?.said && curves === 'places' ? placeCurves(analysis.said.standings, leafed) : pointCurves(leafed);
}

/** The steps that changed most. @param {Leafed} leafed */
const turningMarks = (leafed) =>
    (leafed.hindsight.analysis?.said?.turning_points ?? []).map(
        ({step}) =>
            html`<span class="turning-mark" style="left: ${shareOf(step + 1, leafed)}%" aria-hidden="true"></span>`,
    );

/** The same for those who do not see it: where each chapter begins, and at the end. @param {Curves} curves
 *  @param {Leafed} leafed */
function curveTable({values, name}, {chapters, replay: {table}, last}) {
    const beginnings = chapters.map(({chapter, step}) => ({words: chapter, step}));
    const rows = [...beginnings, {words: say('replay.end'), step: last}];
    return html`<div class="unseen"><table><caption>${name}</caption>
        <thead><tr><td></td>${table.seats.map(
            (seat, index) => html`<th scope="col">${seatName(seat, index)}</th>`,
        )}</tr></thead>
        <tbody>${rows.map(
            ({words, step}) =>
                html`<tr><th scope="row">${words}</th>${values.map((curve) => html`<td>${curve[step]}</td>`)}</tr>`,
        )}</tbody></table></div>`;
}

/** @param {Leafed} leafed @param {string} words where one is */
export function timeline(leafed, words) {
    const {chapters, at, last, go, replay} = leafed;
    const curves = shownCurves(leafed);
    const hasCurves = curves.lines.length > 0;
    const legend = hasCurves ? curveLegend(curves.values, replay.table, at, curves.now) : nothing;
    const slide = (/** @type {Event} */ {target}) => go(Number(/** @type {HTMLInputElement} */ (target).value));
    // Of the game's own style the strip needs the colours of the sides.
    return html`<div class="timeline"><div class="side-colours ${replay.table.game}">
        <div class="strip"><div class="chapter-marks">${chapterLabels(chapters, leafed)}</div>
            <div class="chapter-marks">${turningMarks(leafed)}</div>${hasCurves ? curveLines(curves.lines) : nothing}
            <input type="range" min="0" max=${last} .value=${String(at)} aria-label=${say('replay.slider')}
                aria-valuetext=${words} @input=${slide} /></div>
        ${legend}${hasCurves ? curveTable(curves, leafed) : nothing}</div></div>`;
}
