// The steps of a finished match as a strip to slide along. Over it stand the chapters and the points of each seat as
// curves. A table says the same as the curves.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {curveLegend, curveLines} from '../sharing/curves.js';
import {say, seatName} from '../words/words.js';

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

/** The same for those who do not see it: where each chapter begins, and at the end. @param {Leafed} leafed */
function curveTable({curves, chapters, replay: {table}, last}) {
    const beginnings = chapters.map(({chapter, step}) => ({words: chapter, step}));
    const rows = [...beginnings, {words: say('replay.end'), step: last}];
    return html`<div class="unseen"><table><caption>${say('replay.points')}</caption>
        <thead><tr><td></td>${table.seats.map(
            (seat, index) => html`<th scope="col">${seatName(seat, index)}</th>`,
        )}</tr></thead>
        <tbody>${rows.map(
            ({words, step}) =>
                html`<tr><th scope="row">${words}</th>${curves.map((curve) => html`<td>${curve[step]}</td>`)}</tr>`,
        )}</tbody></table></div>`;
}

/** @param {Leafed} leafed @param {string} words where one is */
export function timeline(leafed, words) {
    const {chapters, curves, at, last, go, replay} = leafed;
    const legend = curves.length > 0 ? curveLegend(curves, replay.table, at, say('replay.points.now')) : nothing;
    const slide = (/** @type {Event} */ {target}) => go(Number(/** @type {HTMLInputElement} */ (target).value));
    // Of the game's own style the strip needs the colours of the sides.
    return html`<div class="timeline"><div class="side-colours ${replay.table.game}">
        <div class="strip"><div class="chapter-marks">${chapterLabels(chapters, leafed)}</div>
            ${curves.length > 0 ? curveLines(leafed.curves) : nothing}
            <input type="range" min="0" max=${last} .value=${String(at)} aria-label=${say('replay.slider')}
                aria-valuetext=${words} @input=${slide} /></div>
        ${legend}${curves.length > 0 ? curveTable(leafed) : nothing}</div></div>`;
}
