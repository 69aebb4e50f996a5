// The steps of a finished match as a strip to slide along. Over it stand the chapters and the points of each seat as
// curves. A table says the same as the curves.

import {html, nothing, svg} from '../../vendor/lit-html/lit-html.js';
import {drawingOf} from '../../games/games.js';
import {say, seatName} from '../words/words.js';
import {pathOf, reachOf} from './moments.js';

/** @import {Chapter} from './landmarks.js' */
/** @import {Leafed} from './replay_bar.js' */

/** How much of the strip's height the curves leave free at either edge, as a share of what they span. */
const MARGIN = 0.08;

/** @param {number} step @param {Leafed} leafed */
const shareOf = (step, {last}) => (100 * step) / Math.max(1, last);

/** Every seat's curve twice: an edge, by which pale and dark ones are seen on the same ground, and its colour.
 * @param {Leafed} leafed */
function curveLines({curves, last}) {
    const {lowest, highest} = reachOf(curves);
    const margin = MARGIN * (highest - lowest);
    const box = `0 ${-margin} ${Math.max(1, last)} ${highest - lowest + 2 * margin}`;
    const path = (/** @type {number[]} */ curve, /** @type {string} */ name) =>
        svg`<path class=${name} d=${pathOf(curve, highest)} />`;
    return html`<svg class="curves" viewBox=${box} preserveAspectRatio="none" aria-hidden="true">${curves.map(
        (curve, seat) => svg`<g class="curve curve-${seat}">${path(curve, 'edge')}${path(curve, 'line')}</g>`,
    )}</svg>`;
}

/** @param {Chapter[]} chapters @param {Leafed} leafed */
const chapterLabels = (chapters, leafed) =>
    chapters.map(({chapter, step}, index) => {
        const end = chapters[index + 1]?.step ?? leafed.last;
        const style = `left: ${shareOf(step, leafed)}%; width: ${shareOf(end - step, leafed)}%`;
        return html`<span class="chapter-mark" style=${style} aria-hidden="true"><span>${chapter}</span></span>`;
    });

/** Who has how much at this step. @param {Leafed} leafed */
function legend({curves, replay: {table}, at}) {
    const {tale} = drawingOf(table.game);
    return html`<ol class="curve-legend" aria-label=${say('replay.points.now')}>${curves.map(
        (curve, seat) =>
            html`<li>${tale?.emblem(seat) ?? nothing}<span title=${seatName(table.seats[seat], seat)}>${seatName(
                table.seats[seat],
                seat,
            )}</span> <b>${curve[at]}</b></li>`,
    )}</ol>`;
}

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
    const {chapters, curves, at, last, go} = leafed;
    const slide = (/** @type {Event} */ {target}) => go(Number(/** @type {HTMLInputElement} */ (target).value));
    // Of the game's own style the strip needs the colours of the sides.
    return html`<div class="timeline"><div class="side-colours ${leafed.replay.table.game}">
        <div class="strip"><div class="chapter-marks">${chapterLabels(chapters, leafed)}</div>
            ${curves.length > 0 ? curveLines(leafed) : nothing}
            <input type="range" min="0" max=${last} .value=${String(at)} aria-label=${say('replay.slider')}
                aria-valuetext=${words} @input=${slide} /></div>
        ${curves.length > 0 ? html`${legend(leafed)}${curveTable(leafed)}` : nothing}</div></div>`;
}
