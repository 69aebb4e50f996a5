// The rules of a game on one page: short chapters with the cards and drawings that they are about. It opens at the
// chapter that is wanted. Each game has its chapters as data, and the sentences in its words.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {say} from '../words/words.js';
import {sentenceKeys} from './rules.js';

/** @import {Chapter, RulesPage, Thing} from './rules.js' */

/** Draws what a chapter lists. @typedef {(name: string) => unknown} Icon */
/** How a game draws what its rules say: what they list, and, where that says it faster, a chapter as a whole.
 *  @typedef {{icon: Icon, drawing?: Icon}} Drawings */

/** @param {Thing} thing @param {Icon} icon */
const thingTold = ({name, title, says}, icon) =>
    html`<li data-thing=${name} tabindex="-1"><span class="thing-icon">${icon(name)}</span>
        <span><strong>${title}</strong> ${says}</span></li>`;

/** An example for a chapter, with words that say what it shows. @param {RulesPage} page @param {string} name
 *  @param {Icon | undefined} drawing */
function example({prefix}, name, drawing) {
    const drawn = drawing?.(name);
    return drawn
        ? html`<figure class="rules-drawing"><div aria-hidden="true">${drawn}</div>
            <figcaption>${say(`${prefix}.${name}.drawn`)}</figcaption></figure>`
        : nothing;
}

/** @param {RulesPage} page @param {Chapter} chapter @param {Drawings} drawings */
function chapterTold(page, {name, things}, {icon, drawing}) {
    return html`<section class="chapter" data-chapter=${name} tabindex="-1">
        <h3>${say(`${page.prefix}.${name}.title`)}</h3>
        ${sentenceKeys(page, name).map((key) => html`<p>${say(key)}</p>`)}
        ${example(page, name, drawing)}
        ${
            things ? html`<ul class="rules-things">${things().map((thing) => thingTold(thing, icon))}</ul>` : nothing
        }</section>`;
}

/** Brings a chapter into sight within its dialog, or a thing in it. @param {string} name @param {string} [thing] */
export function showChapter(name, thing) {
    const part = thing === undefined ? '' : ` [data-thing="${thing}"]`;
    const place = /** @type {HTMLElement | null} */ (document.querySelector(`dialog [data-chapter="${name}"]${part}`));
    place?.scrollIntoView({block: thing === undefined ? 'start' : 'center'});
    place?.focus({preventScroll: true});
}

/** @param {RulesPage & Drawings} page */
export function rulesPage(page) {
    const titles = page.chapters.map(({name}) => ({name, title: say(`${page.prefix}.${name}.title`)}));
    return html`<nav class="chapters" aria-label=${say('rules.chapters')}>${titles.map(
        ({name, title}) =>
            html`<button type="button" class="small" @click=${() => showChapter(name)}>${title}</button>`,
    )}</nav>${page.chapters.map((chapter) => chapterTold(page, chapter, page))}`;
}

export const ARROW = html`<svg class="drawn-arrow" viewBox="0 0 20 12"><path d="M1 6H16M11 1L17 6L11 11" /></svg>`;

/** @param {unknown[]} lines */
export const linesDrawn = (lines) => html`<ol class="drawn-lines">${lines.map((line) => html`<li>${line}</li>`)}</ol>`;
