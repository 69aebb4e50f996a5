// The lobby page: play at once, set up a table for friends, come back to one's own tables, or pick a public one.

import {html, nothing, render} from '../vendor/lit-html/lit-html.js';
import {aboutGame} from './about_game.js';
import {refusalOf} from './connection.js';
import {offeredNotices} from './asking.js';
import {createForm} from './create_form.js';
import {Devices} from './devices.js';
import {firstGameOf} from '../games/first_games.js';
import {learnNames} from '../games/words.js';
import {keepFocus} from './focus.js';
import {refusalWords, topBar} from './frame.js';
import {fetchGames, fetchTables} from './http.js';
import {showInTab} from './in_tab.js';
import {rememberLesson} from './lessons.js';
import {misfit} from './misfit.js';
import {broughtKeyring, seatLink} from './links.js';
import {wearLanguage} from './language.js';
import {wearLook} from './look.js';
import {keepOfflinePage} from './offline.js';
import {OwnTables} from './own_tables.js';
import {gameTitle} from './rules.js';
import {takeSeat} from './seating.js';
import {settingsButton} from './settings_shown.js';
import {ownName, ownSetting, rememberSetting} from './storage.js';
import {ownTables, tableLists} from './table_lists.js';
import {say} from './words.js';

/** @import {Wanted} from './misfit.js' */
/** @import {GameInfo, NoticeKind, Seated, TableLists} from './protocol.d.ts' */
/** @import {Connection} from './connection.js' */
/** @import {FirstGame} from './hints.js' */
/** @import {Setting} from './create_form.js' */

const REFRESH_MS = 5000;
const BOTS_FAVOURITE = 'greedy';
const page = /** @type {HTMLElement} */ (document.getElementById('page'));

/** By what a table is wanted. @typedef {'quick' | 'learn' | 'create'} Pressed */

/**
 * `error` stands beside what was pressed; so does the name, from then on, if `asksName` there, and `again` does
 * what was pressed.
 * @type {{games: GameInfo[], lists?: TableLists, busy: boolean, unreachable: boolean, player: string,
 *         asksName?: Pressed, again?: () => void, error?: {at: Pressed, words: string}, setting: Setting,
 *         offered: NoticeKind[]}}
 */
const state = {
    games: [],
    busy: false,
    unreachable: false,
    player: ownName(),
    setting: {game: ownSetting('game')},
    offered: [],
};
const own = new OwnTables(draw);
const devices = new Devices(() => {
    own.lookAtNew();
    draw();
});

/** @param {Pressed} at */
const errorOf = (at) => (state.error?.at === at ? state.error.words : '');

/** @param {Event} event */
function heedName({target}) {
    state.player = /** @type {HTMLInputElement} */ (target).value;
}

const nameField = () => html`<label><span>${say('lobby.name')}</span><input name="player" maxlength="24"
    autocomplete="nickname" .value=${state.player} @input=${heedName} /></label>`;

/** What was wrong with what was pressed here, and the name if that was missing and its field is far away.
 *  @param {Pressed} at */
const complaint = (at) => html`${
    at === state.asksName && at !== 'quick' ? html`<div class="asks-name">${nameField()}</div>` : nothing}${
    errorOf(at) ? html`<p class="error" role="alert" data-complaint>${errorOf(at)}</p>` : nothing}`;

/** Nothing is asked of the server without a name: says so beside what was pressed, and leads to where it is filled in.
 *  @param {Pressed} at */
function askName(at) {
    state.error = {at, words: say('lobby.name.missing')};
    state.asksName = at;
    draw();
    const asking = page.querySelector('.asks-name input') ?? page.querySelector('input[name=player]');
    /** @type {HTMLInputElement | null} */ (asking)?.focus();
    page.querySelector('[data-complaint]')?.scrollIntoView({block: 'nearest', behavior: 'instant'});
}

/**
 * Why there is no table. If it cannot have these rules, what the server says of its games has changed since.
 * @param {{code: string, sentence: string}} refusal @param {Record<string, unknown>} request
 */
async function whyRefused(refusal, request) {
    if (refusal.code !== 'bad_options') {
        return refusalWords(refusal);
    }
    state.games = await fetchGames().catch(() => state.games);
    const why = misfit(/** @type {Wanted} */ (request), state.games);
    return refusalWords({...refusal, sentence: why ?? refusal.sentence});
}

/**
 * @param {Pressed} at @param {Record<string, unknown>} request
 * @param {(connection: Connection, seated: Seated) => Promise<void>} [then]
 */
async function create(at, request, then) {
    const player = state.player.trim();
    if (player === '') {
        state.again = () => create(at, request, then);
        askName(at);
        return;
    }
    state.busy = true;
    state.error = undefined;
    draw();
    try {
        const name = String(request.name ?? '').trim() || say('lobby.table_name.default', {player});
        const seated = await takeSeat({...request, type: 'create', player, name: name.slice(0, 40)}, then);
        rememberSetting('game', String(request.game));
        location.assign(seatLink(seated.token));
    } catch (error) {
        state.error = {at, words: await whyRefused(refusalOf(error), request)};
    }
    state.busy = false;
    draw();
}

/** Puts bots in all other seats, and starts. @param {number} seats */
const againstBots = (seats) => async (/** @type {Connection} */ connection) => {
    for (let seat = 1; seat < seats; seat += 1) {
        await connection.request({type: 'seat_bot', seat, bot: BOTS_FAVOURITE});
    }
    await connection.request({type: 'start'});
};

/** The game is chosen for the whole page, in whichever form. @param {Setting} setting */
function choose(setting) {
    state.setting = setting;
    draw();
}

/** What is played if nothing else is chosen. */
const chosenGame = () => state.games.find((one) => one.game === state.setting.game) ?? state.games[0];

/** A table of bots around one person, started at once. */
function playNow() {
    const game = chosenGame();
    const seats = game?.seats.at(-1) ?? 4;
    const request = {game: game?.game ?? 'ys', seats, options: {}, visibility: 'link', watching: 'forbidden'};
    return create('quick', request, againstBots(seats));
}

/** The same with hints, and dealt so that there is something to learn. @param {string} game @param {FirstGame} first */
function learn(game, {table: {seats, seed}}) {
    const name = say('learn.table_name', {game: gameTitle(game, state.games)});
    const request = {game, name, seats, seed, options: {}, visibility: 'link', watching: 'forbidden'};
    return create('learn', request, (connection, {token}) => {
        rememberLesson(token, {told: [], state: 'on'});
        return againstBots(seats)(connection);
    });
}

/** Whoever has tables comes for them. Everybody else is told what this is. */
function welcomeWords() {
    return own.list().length > 0
        ? html`<div class="welcome-back"><h1>${say('lobby.welcome')}</h1>
            ${ownTables(own, state.games)}</div>`
        : html`<div class="welcome-words"><p class="eyebrow">${say('lobby.eyebrow')}</p>
            <h1>${say('lobby.welcome')}</h1><p class="lead">${say('lobby.lead')}</p>
            <ol class="how"><li>${say('lobby.how.1')}</li><li>${say('lobby.how.2')}</li><li>
                ${say('lobby.how.3')}</li></ol></div>`;
}

/** A first game of each kind that teaches itself. */
function learning() {
    const games = state.games.flatMap(({game, title}) => {
        const first = firstGameOf(game);
        return first ? [{game, title, first}] : [];
    });
    return html`<div class="learn" role="group" aria-labelledby="learn-title" ?hidden=${games.length === 0}>
        <h2 id="learn-title">${say('learn.title')}</h2><p class="learn-games">${games.map(
            ({game, title, first}) => html`<button type="button" data-learn=${game} ?disabled=${state.busy}
                @click=${() => learn(game, first)}>${title}</button>`,
        )}</p>${complaint('learn')}<p class="quiet">${say('learn.says')} ${say('learn.dealt')}</p></div>`;
}

function welcome() {
    return html`<section class="welcome">${welcomeWords()}
        <form class="sheet quick" @submit=${(/** @type {Event} */ event) => {
            event.preventDefault();
            // Whoever was asked for the name by what was pressed in this form goes on with that.
            const isAsked = document.activeElement?.closest('.learn .asks-name');
            (isAsked && state.again ? state.again : playNow)();
        }}>
            ${nameField()}
            <label ?hidden=${state.games.length < 2}><span>${say('lobby.game')}</span><select name="game"
                @change=${(/** @type {Event} */ event) => {
                    choose({...state.setting, game: /** @type {HTMLSelectElement} */ (event.target).value});
                }}>${state.games.map(
                    ({game, title}) => html`<option value=${game} .selected=${game === chosenGame()?.game}>
                        ${title}</option>`,
                )}</select></label>
            ${aboutGame({game: chosenGame()?.game ?? '', options: {}, seats: []}, state.games)}
            <button class="primary big" data-quick ?disabled=${state.busy}>
                ${state.busy ? say('lobby.creating') : say('lobby.quick')}</button>
            ${complaint('quick')}
            <p class="quiet">${say('lobby.quick.says')}</p>
            ${learning()}
        </form></section>`;
}

async function learnOffered() {
    state.offered = await offeredNotices();
    draw();
}

/** A link of another device is followed once, and stays neither in the address nor in the history. */
function heedAddress() {
    const keyring = broughtKeyring(location.hash);
    if (keyring) {
        history.replaceState(null, '', location.pathname);
        devices.follow(keyring);
    }
}

/** What the page shows now. */
function drawn() {
    return html`${topBar(nothing, settingsButton(draw))}
    ${state.unreachable ? html`<div class="banner lost" role="alert">${say('lobby.unreachable')}</div>` : nothing}
    <main class="lobby">${welcome()}
        <div class="lobby-columns">
            <div>${devices.drawn(state.games)}${tableLists(state.lists, state.games)}</div>
            ${createForm({
                games: state.games,
                setting: state.setting,
                put: choose,
                offered: state.offered,
                learnOffered,
                busy: state.busy,
                complaint: complaint('create'),
                create: (request) => create('create', request),
            })}
        </div></main>`;
}

/** In how many matches it is one's own turn stands in the title, for whoever has other pages before this one. */
function tellTurns() {
    const title = say('nav.brand');
    const count = own.turns;
    showInTab(count > 0 ? say('lobby.turns.title', {count, title}) : title, count > 0 ? 'turn' : 'quiet');
}

function draw() {
    keepFocus(page, () => render(drawn(), page));
    tellTurns();
}

async function refresh() {
    try {
        if (state.games.length === 0) {
            [state.games] = await Promise.all([fetchGames(), learnNames()]);
        }
        state.lists = await fetchTables();
        state.unreachable = false;
    } catch {
        state.unreachable = true;
    }
    draw();
}

wearLook();
wearLanguage();
keepOfflinePage();
draw();
refresh();
own.look();
heedAddress();
devices.keepInStep();
addEventListener('hashchange', heedAddress);
document.addEventListener('visibilitychange', () => {
    if (!document.hidden) {
        own.look();
        devices.keepInStep();
    }
});
setInterval(() => {
    own.lookInTime();
    if (!document.hidden) {
        refresh();
    }
}, REFRESH_MS);
