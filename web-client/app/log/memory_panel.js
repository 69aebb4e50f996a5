// What a person at the table would keep in mind, in the place of the log. It comes from the viewer's own view and
// events alone. Each game says what there is to remember; a table can do without.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {say} from '../words/words.js';

/** @import {Table} from '../protocol.d.ts' */
/** @import {Emblem} from './log_panel.js' */

/** Some things, and what is known of them. @typedef {{words: string, things: unknown[]}} Fact */
/** What the scenes of all games have in common here.
 *  @typedef {{table: Table, viewer?: number, view: {players: {own?: object, cards?: string[]}[]}}} Remembered */
/** What is known of somebody or something. @typedef {{title: string, side?: number, facts: Fact[]}} Chapter */

/** @param {Fact} fact */
const factLine = ({words, things}) =>
    html`<dt>${words}</dt><dd>${things.map((thing) => html`<span class="remembered">${thing}</span>`)}</dd>`;

/** @param {Chapter} chapter @param {Emblem} emblem */
function chapterShown({title, side, facts}, emblem) {
    const known = facts.filter(({things}) => things.length > 0);
    return html`<section><h2>${side === undefined ? nothing : emblem(side)}${title}</h2>${
        known.length > 0 ? html`<dl>${known.map(factLine)}</dl>` : html`<p class="quiet">${say('memory.nothing')}</p>`
    }</section>`;
}

/** @param {Chapter[]} chapters @param {Emblem} emblem */
const panel = (chapters, emblem) =>
    html`<div class="memory" tabindex="0" role="group" aria-label=${say('match.memory')}>
        <p class="quiet">${say('memory.says')}</p>
        ${chapters.map((chapter) => chapterShown(chapter, emblem))}</div>`;

/**
 * Returns a function that draws the panel, because most of the time nobody looks at it. Returns nothing for a viewer
 * who sees everything, and nothing at a table without reminders.
 * @template {Remembered} Scene
 * @param {Scene} scene @param {Emblem} emblem @param {(scene: Scene) => Chapter[]} chaptersOf of its game
 */
export function memoryOf(scene, emblem, chaptersOf) {
    const {table, viewer, view} = scene;
    const seesAll = viewer === undefined && view.players.some(({own, cards}) => own ?? cards);
    return seesAll || table.memory === 'unaided' ? undefined : () => panel(chaptersOf(scene), emblem);
}
