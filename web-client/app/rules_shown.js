// The rules of a table as the pages show them: a list, a line of names, and a button that tells all of it.

import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {tell} from './frame.js';
import {rulesOf, unusualRules} from './rules.js';
import {say} from './words.js';

/** @import {GameInfo, Table} from './protocol.d.ts' */
/** @import {Rule} from './rules.js' */

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

/** All rules, the unusual ones first, and more between them. @param {Rule[]} rules @param {unknown} more */
function ruleSheet(rules, more) {
    const [unusual, usual] = [true, false].map((wanted) => rules.filter(({differs}) => differs === wanted));
    return html`<h2>${say('rules.title')}</h2>
        ${unusual.length > 0 ? ruleList(unusual) : html`<p class="quiet">${say('rules.usual')}</p>`}${more}
        <details ?open=${unusual.length === 0}><summary>${say('rules.others')}</summary>${ruleList(usual)}</details>`;
}

/**
 * A button in the bar that says all of it, and more.
 * @param {Table} table @param {GameInfo[]} games @param {unknown} more
 */
export function rulesButton(table, games, more) {
    const rules = rulesOf(table, games);
    const content = rules.length > 0 ? ruleSheet(rules, more) : more;
    return html`<button type="button" class="bar-button" data-rules @click=${() => tell(content)}>
        ${say('rules.button')}</button>`;
}
