// The page of whoever runs the server: its tables, and what `dahut end`, `delete`, `announce` and `drain` do. It is in
// English, as those commands are. The administrator's token stays in this tab.

import {html, nothing, render} from '../../vendor/lit-html/lit-html.js';
import {wearLook} from '../browser/settings.js';
import {WhileSeen} from '../browser/while_seen.js';
import {refusalOf} from '../connection/connection.js';
import {watchForFailure} from '../page/failure.js';
import {DeskRefusedError, operate} from './desk.js';
import {tablesFound} from './tables_found.js';

/** @import {TablesShown} from '../protocol.d.ts' */
/** @import {OperatorRequest} from './desk.js' */
/** @import {Decision} from './tables_found.js' */

const REFRESH_MS = 10_000;
const KEY_TOKEN = 'dahut.administrator';
const LASTING = [
    ['600', '10 minutes'],
    ['3600', 'an hour'],
    ['28800', '8 hours'],
    ['86400', 'a day'],
];
const UNTIL_STOP = [
    ['0', 'at once'],
    ['300', 'in 5 minutes'],
    ['1800', 'in half an hour'],
    ['3600', 'in an hour'],
];
const page = /** @type {HTMLElement} */ (document.getElementById('page'));

/** `refused` is why what was asked for last was not done, and `unlisted` why there is no list, or none that is newer.
 *  `sure` is what is about to happen to which table, and `stopsIn` after how many seconds the server is to stop.
 *  @type {{token: string, isLetIn: boolean, named: string, found?: TablesShown, unlisted?: string, said?: string,
 *      refused?: string, sure?: Decision, stopsIn?: number}} */
const state = {token: sessionStorage.getItem(KEY_TOKEN) ?? '', isLetIn: false, named: ''};
const refreshing = new WhileSeen(refresh);

/** What the fields of this form say. @param {SubmitEvent} event */
function fieldsOf(event) {
    event.preventDefault();
    const fields = new FormData(/** @type {HTMLFormElement} */ (event.target));
    return Object.fromEntries([...fields].map(([name, value]) => [name, String(value).trim()]));
}

/** What the server answers, or why it did not do it. @param {OperatorRequest} request
 *  @returns {Promise<{answer?: any, refused?: string}>} */
async function ask(request) {
    try {
        const answer = await operate(state.token, request);
        state.isLetIn = true;
        return {answer};
    } catch (error) {
        const {code, sentence} = refusalOf(error);
        const isTokenRight = error instanceof DeskRefusedError;
        state.isLetIn = isTokenRight || (state.isLetIn && code !== 'unknown_token');
        return {refused: sentence};
    }
}

async function refresh() {
    const {named} = state;
    const {answer, refused} = await ask({type: 'show_tables', ...(named ? {named} : {})});
    state.unlisted = refused;
    if (answer && named === state.named) {
        state.found = answer;
    }
    if (state.isLetIn) {
        refreshing.wait(REFRESH_MS);
    }
    draw();
}

/** @param {OperatorRequest} request @param {string} said once it is done */
async function carryOut(request, said) {
    state.sure = undefined;
    const {answer, refused} = await ask(request);
    state.said = answer && said;
    state.refused = refused;
    await refresh();
}

/** @param {SubmitEvent} event */
function letIn(event) {
    state.token = fieldsOf(event).token;
    sessionStorage.setItem(KEY_TOKEN, state.token);
    refresh();
}

function leave() {
    sessionStorage.removeItem(KEY_TOKEN);
    location.reload();
}

/** @param {SubmitEvent} event */
function find(event) {
    state.named = fieldsOf(event).named;
    refresh();
}

/** @param {SubmitEvent} event */
function announce(event) {
    const {text, lasting} = fieldsOf(event);
    const request = {type: 'announce', lasting_s: Number(lasting), ...(text ? {text} : {})};
    carryOut(request, text ? 'Told to everybody.' : 'Taken back.');
}

/** Asks once more before the server stops. @param {SubmitEvent} event */
function drain(event) {
    state.stopsIn = Number(fieldsOf(event).until);
    draw();
}

function stop() {
    const request = {type: 'drain', until_stop_s: state.stopsIn ?? 0};
    state.stopsIn = undefined;
    carryOut(request, 'No more tables are made, and the server is about to stop.');
}

function goOn() {
    state.stopsIn = undefined;
    draw();
}

/** @param {string} name @param {string[][]} choices @param {string} usual */
const select = (name, choices, usual) =>
    html`<select name=${name}>${choices.map(
        ([value, words]) => html`<option value=${value} ?selected=${value === usual}>${words}</option>`,
    )}</select>`;

const door = () => html`<form class="sheet door" @submit=${letIn}>
    <h1>Administrator</h1>
    <label>Token<input name="token" type="password" autocomplete="current-password" required autofocus></label>
    <p class="quiet">The first line of the file that <code>--admin-token-file</code> names.</p>
    <button class="primary">Open</button></form>`;

/** The list, or why there is none. */
function list() {
    if (!state.found) {
        return state.unlisted ? nothing : html`<p class="quiet">…</p>`;
    }
    const none = state.named ? 'There is no such table.' : 'Nobody has a table.';
    return state.found.tables.length > 0
        ? tablesFound(state.found, state.sure, {decide, carryOut})
        : html`<p class="quiet">${none}</p>`;
}

const tables = () =>
    html`<section class="sheet" aria-labelledby="tables">
        <header><h2 id="tables">Tables</h2>
            <form role="search" @submit=${find}><input name="named" maxlength="300" placeholder="Name, id or link"
                aria-label="Name, id or link of a table"><button>Find</button></form></header>
        ${state.unlisted ? html`<p role="alert">${state.unlisted}</p>` : nothing}${list()}</section>`;

/** @param {Decision | undefined} sure */
function decide(sure) {
    state.sure = sure;
    draw();
}

const telling = () => html`<form class="sheet" @submit=${announce}>
    <h2>Tell everybody</h2>
    <label>Text<textarea name="text" rows="2" maxlength="300"></textarea></label>
    <label>For ${select('lasting', LASTING, '3600')}</label>
    <p class="quiet">It stands on every page. Without a text, what was told before is taken back.</p>
    <button>Tell</button></form>`;

const stopping = () =>
    html`<form class="sheet" @submit=${drain}>
        <h2>Stop</h2>
        <label>The server stops ${select('until', UNTIL_STOP, '300')}</label>
        <p class="quiet">Nobody makes a table from now on, and everybody is told. Matches go on when it runs again.</p>
        ${state.stopsIn === undefined ? html`<button>Stop the server</button>` : sureOfStop()}</form>`;

const sureOfStop = () =>
    html`<p class="sure" role="alert">Stop the server?</p>
        <div class="choices"><button type="button" class="primary" data-stop @click=${stop}>Yes</button>
            <button type="button" @click=${goOn}>No</button></div>`;

const inside = () => html`<header class="inside"><h1>Administrator</h1>
    <button type="button" class="quiet-button" @click=${leave}>Leave</button></header>
    ${tables()}<div class="pair">${telling()}${stopping()}</div>`;

function draw() {
    const why = state.isLetIn ? state.refused : state.unlisted;
    const refused = why ? html`<p class="error" role="alert">${why}</p>` : nothing;
    const said = state.said ? html`<p class="said" role="status">${state.said}</p>` : nothing;
    render(html`<main>${refused}${said}${state.isLetIn ? inside() : door()}</main>`, page);
}

watchForFailure();
wearLook();
draw();
if (state.token) {
    refresh();
}
