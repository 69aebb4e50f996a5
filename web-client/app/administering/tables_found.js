// The list of tables on the administrator's page. What is decided about one goes to the page.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';

/** @import {ShownTable, TablesShown} from '../protocol.d.ts' */
/** @import {OperatorRequest} from './desk.js' */

/** What is about to happen to which table. @typedef {{id: string, type: 'end' | 'delete' | 'bring_back'}} Decision */
/** @typedef {{decide: (sure: Decision | undefined) => void,
 *      carryOut: (request: OperatorRequest, said: string) => void}} Acts */

const WORDS = {end: 'End', delete: 'Delete', bring_back: 'Bring back'};
const DONE = {end: 'ended', delete: 'set aside', bring_back: 'there again'};
const DELETING = 'Put this table out of everybody’s reach? For a week it can be brought back, by its id.';
const BRINGING = 'Make this table as it was?';
const QUESTIONS = {
    end: {open: 'Close this table?', running: 'End this match without a result?'},
    delete: {open: DELETING, running: DELETING},
    bring_back: {open: BRINGING, running: BRINGING},
};
const UNITS = /** @type {const} */ ([
    [86400, 'd'],
    [3600, 'h'],
    [60, 'min'],
    [1, 's'],
]);

/** "3 d": how long ago this was, in the largest unit. @param {number} moment @param {number} now by the same clock */
function ago(moment, now) {
    const seconds = Math.max(0, Math.round((now - moment) / 1000));
    const [size, unit] = UNITS.find(([one]) => seconds >= 2 * one) ?? UNITS[3];
    return `${Math.floor(seconds / size)} ${unit}`;
}

/** @param {ShownTable} table @param {number} now by the server's clock */
const aboutTable = ({game, stage, made_ms: made, changed_ms: changed, kib}, now) =>
    `${game} · ${stage.replace('_', ' ')} · made ${ago(made, now)} ago, changed ${ago(changed, now)} ago · ${kib} KiB`;

/** @param {ShownTable} table @param {Decision} sure @param {Acts} acts */
function sureOf({id, stage}, {type}, {decide, carryOut}) {
    const act = () => carryOut({type, table: id}, `Table ${id}: ${DONE[type]}.`);
    return html`<p class="sure" role="alert">${QUESTIONS[type][stage === 'open' ? 'open' : 'running']}</p>
        <button type="button" class="primary" data-sure @click=${act}>Yes</button>
        <button type="button" @click=${() => decide(undefined)}>No</button>`;
}

/** @param {string} stage @returns {Decision['type'][]} what can be decided about a table in it */
const decisionsAbout = (stage) =>
    stage === 'set_aside' ? ['bring_back'] : stage === 'open' || stage === 'running' ? ['end', 'delete'] : ['delete'];

/** @param {ShownTable} table @param {Acts} acts */
const choicesFor = ({id, stage}, {decide}) =>
    decisionsAbout(stage).map(
        (type) =>
            html`<button type="button" data-decide=${type} @click=${() => decide({id, type})}>${WORDS[type]}</button>`,
    );

/** @param {ShownTable} table @param {number} now @param {Decision | undefined} sure @param {Acts} acts */
const line = (table, now, sure, acts) =>
    html`<li data-table=${table.id}>
        <div><strong><bdi>${table.name}</bdi></strong> <code>${table.id}</code>
            <p>${table.seats.map((holder, seat) => html`${seat > 0 ? ', ' : nothing}<bdi>${holder}</bdi>`)}</p>
            <p class="quiet">${aboutTable(table, now)}</p></div>
        <div class="choices">${sure?.id === table.id ? sureOf(table, sure, acts) : choicesFor(table, acts)}</div></li>`;

/** @param {TablesShown} found @param {Decision | undefined} sure @param {Acts} acts */
export const tablesFound = ({tables, are_more: areMore, now_ms: now}, sure, acts) =>
    html`<ul>${tables.map((table) => line(table, now, sure, acts))}</ul>
        ${areMore ? html`<p class="quiet">There are more. Look for one by its name, id or link.</p>` : nothing}`;
