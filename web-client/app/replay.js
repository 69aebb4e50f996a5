// The replay page: a finished match step by step, as a seat, the public or everybody together saw it.

import {html, nothing, render} from '../vendor/lit-html/lit-html.js';
import {drawingOf} from '../games/games.js';
import {applyChanges} from './changes.js';
import {customMark, tellCheck} from './dealing_shown.js';
import {topBar, useStyles} from './frame.js';
import {fetchReplay} from './http.js';
import {asksForCheck, replayedMatch} from './links.js';
import {ownToken} from './storage.js';
import {say, seatName} from './words.js';

/** @import {GameEvent, Replay} from './protocol.d.ts' */

const PLAY_MS = 900;
const SIGNS = {
    first: 'M4 4V16M16 4L7 10L16 16Z',
    previous: 'M14 4L6 10L14 16Z',
    play: 'M5 3L17 10L5 17Z',
    pause: 'M7 4V16M13 4V16',
    next: 'M4 10H12M10 6L15 10L10 14Z',
    turn: 'M3 4L10 10L3 16ZM10 4L17 10L10 16Z',
    last: 'M4 4L13 10L4 16ZM16 4V16',
};
const page = /** @type {HTMLElement} */ (document.getElementById('page'));

/** @typedef {{view: any, events: GameEvent[]}} Moment */
/** @type {{as: string, replay?: Replay, moments: Moment[], at: number, playing: any, error: string}} */
const state = {as: 'all', moments: [], at: 0, playing: undefined, error: ''};

/** The match at every step: the view and all events up to it. @param {Replay} replay @returns {Moment[]} */
function momentsOf(replay) {
    const moments = [{view: replay.view, events: replay.events}];
    for (const step of replay.steps) {
        const before = moments[moments.length - 1];
        moments.push({view: applyChanges(before.view, step.changes), events: [...before.events, ...step.events]});
    }
    return moments;
}

/** @param {number} at */
function go(at) {
    state.at = Math.max(0, Math.min(state.moments.length - 1, at));
    if (state.at === state.moments.length - 1) {
        pause();
    }
    draw();
}

function pause() {
    clearInterval(state.playing);
    state.playing = undefined;
}

function togglePlaying() {
    if (state.playing) {
        pause();
    } else {
        state.playing = setInterval(() => go(state.at + 1), PLAY_MS);
    }
    draw();
}

/** @param {Event} event */
function slide(event) {
    go(Number(/** @type {HTMLInputElement} */ (event.target).value));
}

/** Goes to the step at which the next turn begins, whatever the game calls a turn. @param {Replay} replay */
function nextTurn(replay) {
    const {turn} = drawingOf(replay.table.game);
    const now = turn(state.moments[state.at].view);
    const found = state.moments.findIndex(({view}, index) => index > state.at && turn(view) !== now);
    go(found === -1 ? state.moments.length - 1 : found);
}

/** @param {keyof typeof SIGNS} key @param {() => void} act */
function button(key, act) {
    const words = say(`replay.${key}`);
    return html`<button type="button" title=${words} aria-label=${words} data-step=${key} @click=${act}>
        <svg viewBox="0 0 20 20" aria-hidden="true"><path d=${SIGNS[key]} /></svg>
    </button>`;
}

/** @param {Replay} replay */
function controls(replay) {
    const last = state.moments.length - 1;
    const seats = replay.table.seats.map((seat, index) => ({as: String(index), words: seatName(seat, index)}));
    const viewers = [
        {as: 'all', words: say('replay.as.all')},
        {as: 'public', words: say('replay.as.public')},
        ...seats,
    ];
    return html`<div class="replay-bar"><div class="replay-buttons">
        ${button('first', () => go(0))}${button('previous', () => go(state.at - 1))}
        ${button(state.playing ? 'pause' : 'play', togglePlaying)}
        ${button('next', () => go(state.at + 1))}${button('turn', () => nextTurn(replay))}
        ${button('last', () => go(last))}</div>
        <input type="range" min="0" max=${last} .value=${String(state.at)} aria-label=${say('replay.slider')}
            @input=${slide} />
        <span class="replay-step">
            ${state.at === 0 ? say('replay.begin') : say('replay.step', {step: state.at, steps: last})}</span>
        <label class="replay-as"><span>${say('replay.as')}</span><select
            @change=${(/** @type {Event} */ event) => load(/** @type {HTMLSelectElement} */ (event.target).value)}>
            ${viewers.map(
                ({as, words}) => html`<option value=${as} ?selected=${as === state.as}>
                ${words}</option>`,
            )}</select></label>
        <button type="button" class="bar-button" data-check @click=${() => tellCheck(asked())}>
            ${say('check.button')}</button></div>`;
}

function content() {
    const {replay} = state;
    if (state.error) {
        return html`<main class="sheet room"><h1>${say('replay.failed', {reason: state.error})}</h1><a class="button"
            href="index.html">${say('nav.lobby')}</a></main>`;
    }
    if (!replay) {
        return html`<main class="sheet room loading"><p>${say('table.loading')}</p></main>`;
    }
    const {view, events} = state.moments[state.at];
    const viewer = state.as === 'all' || state.as === 'public' ? undefined : Number(state.as);
    const drawn = {
        view,
        events,
        viewer,
        table: replay.table,
        decision: undefined,
        choosing: undefined,
        sent: undefined,
        put: () => {},
        send: () => {},
    };
    return html`${controls(replay)}<main class="match">${drawingOf(replay.table.game).draw(drawn)}</main>`;
}

function draw() {
    const {replay} = state;
    const subtitle = replay ? drawingOf(replay.table.game).subtitle(state.moments[state.at].view) : '';
    render(
        html`${topBar(
            html`<strong>${replay?.table.name ?? ''}</strong><span class="subtitle">
            ${subtitle}</span>${replay ? customMark(replay.table) : nothing}`,
            html`<span class="badge">${say('replay.title')}</span>`,
        )}${content()}`,
        page,
    );
    const log = page.querySelector('.log-lines');
    log?.scrollTo(0, log.scrollHeight);
}

/** The match that the address names, with the token that it brings or that this browser has. */
function asked() {
    const {table, token} = replayedMatch(location.hash) ?? {table: ''};
    return {table, token: token ?? ownToken(table)};
}

/** @param {string} as */
async function load(as) {
    try {
        const replay = await fetchReplay(asked(), as);
        useStyles(drawingOf(replay.table.game).styles);
        Object.assign(state, {as, replay, moments: momentsOf(replay), error: ''});
        go(state.at);
    } catch (error) {
        state.error = error instanceof Error ? error.message : String(error);
        draw();
    }
}

/** @param {KeyboardEvent} event */
function steer(event) {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement || !state.replay) {
        return;
    }
    const moves = /** @type {Record<string, number>} */ ({ArrowRight: 1, ArrowLeft: -1, PageDown: 10, PageUp: -10});
    if (event.key in moves) {
        event.preventDefault();
        go(state.at + moves[event.key]);
    }
}

addEventListener('keydown', steer);
// Boards may be laid out by the size of the window.
addEventListener('resize', draw);
/** What the address asks for. */
async function begin() {
    await load(state.as);
    if (state.replay && asksForCheck(location.hash)) {
        await tellCheck(asked());
    }
}

addEventListener('hashchange', begin);
draw();
begin();
