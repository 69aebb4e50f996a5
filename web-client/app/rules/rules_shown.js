// The rules of a table as the pages show them: a list, a line of names, and a button that tells all of it, with the
// rules of the game.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {tell} from '../page/frame.js';
import {say} from '../words/words.js';
import {gameTitle, rulePlace, rulesOf, unusualRules} from './rules.js';
import {rulesPage, showChapter} from './rules_page.js';

/** @import {Place} from '../board/pinned_note.js' */
/** @import {GameInfo, Table} from '../protocol.d.ts' */
/** @import {Rule, RulesPage} from './rules.js' */
/** @import {Drawings} from './rules_page.js' */

/** @param {Rule[]} rules */
export function ruleList(rules) {
    return html`<dl class="rule-list">${rules.map(
        ({title, explanation}) => html`<dt>${title}</dt><dd>${explanation}</dd>`,
    )}</dl>`;
}

/** The unusual rules by name, as long as there are any. @param {Table} table @param {GameInfo[]} games */
export function ruleNames(table, games) {
    const names = unusualRules(table, games).map(({title}) => title);
    return names.length > 0 ? html`<span class="rule-names">${names.join(', ')}</span>` : nothing;
}

/** The rules of the table, the unusual ones first. @param {Rule[]} rules */
function tableRules(rules) {
    const [unusual, usual] = [true, false].map((wanted) => rules.filter(({differs}) => differs === wanted));
    return html`<h3>${say('rules.title')}</h3>
        ${unusual.length > 0 ? ruleList(unusual) : html`<p class="quiet">${say('rules.usual')}</p>`}
        <details><summary>${say('rules.others')}</summary>${ruleList(usual)}</details>`;
}

/**
 * Tells the rules of the game and of the table, and more, opened at a chapter or at a thing that it lists.
 * @typedef {{page?: RulesPage & Drawings, more?: unknown, chapter?: string, thing?: string}} Wanted
 * @param {Pick<Table, 'game' | 'options' | 'seats'>} table @param {GameInfo[]} games @param {Wanted} wanted
 */
export function tellRules(table, games, {page, more = nothing, chapter, thing}) {
    const rules = rulesOf(table, games);
    const unusual = rules.some(({differs}) => differs);
    const own = rules.length > 0 ? tableRules(rules) : nothing;
    tell(html`<div class="rules-page"><h2>${say('rules.of', {game: gameTitle(table.game, games)})}</h2>
        ${unusual ? own : nothing}${page ? rulesPage(page) : nothing}
        ${unusual ? nothing : own}${more}</div>`);
    if (chapter) {
        showChapter(chapter, thing);
    }
}

/**
 * A button in the bar that says all of it.
 * @param {Table} table @param {GameInfo[]} games @param {Wanted} wanted
 */
export function rulesButton(table, games, wanted) {
    return html`<button type="button" class="bar-button" data-rules @click=${() => tellRules(table, games, wanted)}>
        ${say('rules.button')}</button>`;
}

/**
 * The place in the rules of a game that a drawing names, and what opens it there.
 * @param {Table | undefined} table @param {GameInfo[]} games @param {Wanted['page']} page @param {string} rule
 * @returns {Place | undefined}
 */
export function placeInRules(table, games, page, rule) {
    const place = table && page && rulePlace(page, rule);
    return place && {title: place.title, open: () => tellRules(table, games, {page, ...place})};
}
