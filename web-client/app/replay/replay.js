// The page of a replay: a finished match step by step, as a seat, the public, or everybody together saw it. The address
// keeps the step, so that it can be sent to somebody.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {drawingOf, loadDrawing} from '../../games/games.js';
import {Enlarging} from '../board/enlarging.js';
import {pinSayings} from '../board/pinned.js';
import {Tabs} from '../board/tabs.js';
import {wearLook} from '../browser/settings.js';
import {ownSeat, ownToken} from '../browser/storage.js';
import {refusalOf} from '../connection/connection.js';
import {fetchGames, fetchReplay} from '../connection/http.js';
import {asksForCheck, replayedMatch, replayLink, replayPlace} from '../connection/links.js';
import {customMark} from '../dealing/dealing_shown.js';
import {LogPointer} from '../log/log_pointer.js';
import {LogReading} from '../log/log_reading.js';
import {watchForFailure} from '../page/failure.js';
import {moreButton, refusalWords, topBar, withModules} from '../page/frame.js';
import {keepOfflinePage} from '../page/offline.js';
import {drawPage} from '../page/page_marks.js';
import {settingsButton} from '../page/settings_shown.js';
import {placeInRules} from '../rules/rules_shown.js';
import {saveRecord, tellCheck, tellFailure} from '../sharing/check_shown.js';
import {momentsOf, pastOf, pointsBySeat, stepWithin} from '../sharing/moments.js';
import {scoreStrip} from '../table/score_strip.js';
import {wearLanguage} from '../words/language.js';
import {afterColon, onMoreWords, say} from '../words/words.js';
import {Hindsight} from '../sharing/hindsight.js';
import {chaptersOf} from './landmarks.js';
import {learnReplayWords} from '../sharing/replay_words.js';
import {MOVES, replayBar, stepTold} from './replay_bar.js';

/** @import {Past} from '../log/past_lines.js' */
/** @import {GameInfo, Replay} from '../protocol.d.ts' */
/** @import {Chapter} from './landmarks.js' */
/** @import {Moment} from '../sharing/moments.js' */
/** @import {Leafed} from './replay_bar.js' */

const PLAY_MS = 900;
/** Browsers count how often a page changes its address, so the address waits until one stays at a step. */
const ADDRESS_MS = 150;
/** @type {Record<string, string>} */
const KEYS = {
    ArrowLeft: 'previous',
    ArrowRight: 'next',
    'Shift+ArrowLeft': 'landmark_before',
    'Shift+ArrowRight': 'landmark',
    PageUp: 'landmark_before',
    PageDown: 'landmark',
    Home: 'first',
    End: 'last',
};
const page = /** @type {HTMLElement} */ (document.getElementById('page'));

const tabs = new Tabs(draw, 'replay');
const reading = new LogReading(draw);
const enlarging = new Enlarging(draw);
const pointer = new LogPointer(page, () => ({tabs, enlarging}));
let hindsight = new Hindsight(asked, draw);

/** The match as one viewer sees it. @typedef {{replay: Replay, as: string, moments: Moment[], past: Past,
 *      chapters: Chapter[], curves: number[][]}} Match */
/** @type {{match?: Match, games: GameInfo[], at: number, playing: any, moved: any, isUnfolded: boolean,
 *      isClosed: boolean, error: string}} `isClosed`: hands but one's own are not shown */
const state = {games: [], at: 0, playing: undefined, moved: undefined, isUnfolded: false, isClosed: false, error: ''};

/** The match that the address names, with the token that it brings. */
const named = () => replayedMatch(location.hash) ?? {table: ''};

/** The same, with the token that this browser has if the address brings none. */
function asked() {
    const {table, token} = named();
    return {table, token: token ?? ownToken(table)};
}

/** The seat of this browser in the match, as eyes; the public's without one. */
function ownEyes() {
    const {token} = asked();
    return String((token && ownSeat(token)?.seat) ?? 'public');
}

/** @param {Replay} replay @param {string} as @returns {Match} */
function matchOf(replay, as) {
    const {points, landmark = () => undefined} = drawingOf(replay.table.game);
    const moments = momentsOf(replay);
    const past = pastOf(replay);
    const chapters = chaptersOf(past, landmark, replay.table.seats);
    return {replay, as, moments, past, chapters, curves: points ? pointsBySeat(moments, points) : []};
}

function keepAddress() {
    const {match, at} = state;
    if (match) {
        // What goes without saying is left out.
        const place = {step: at || undefined, as: match.as === 'all' ? undefined : match.as};
        history.replaceState(null, '', replayLink(named(), place));
    }
}

/** @param {number} step */
function go(step) {
    const {moments = []} = state.match ?? {};
    state.at = stepWithin(step, moments);
    pointer.forget();
    if (state.at === moments.length - 1) {
        pause();
    }
    clearTimeout(state.moved);
    state.moved = setTimeout(keepAddress, ADDRESS_MS);
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

function unfold() {
    state.isUnfolded = !state.isUnfolded;
    draw();
}

/** @param {Match} match @returns {Leafed} */
const leafed = ({replay, as, moments, past, chapters, curves}) => ({
    replay,
    past,
    hindsight,
    as,
    chapters,
    curves,
    at: state.at,
    last: moments.length - 1,
    eyes: state.isClosed ? [...new Set(['public', ownEyes()])] : undefined,
    isPlaying: state.playing !== undefined,
    isUnfolded: state.isUnfolded,
    go,
    see: load,
    play: togglePlaying,
    unfold,
});

/** @param {Match} match */
async function share(match) {
    const {replay, as, moments} = match;
    const {table} = replay;
    const games = await fetchGames().catch(() => []);
    const {view} = moments[moments.length - 1];
    const published = () => {
        replay.table = {...table, published: true};
        share(match);
    };
    withModules(import('../sharing/sharing.js'), ({publishing, tellShare}) => {
        const open = publishing(table, published);
        tellShare({table, view, games, watch: named().token, place: {step: state.at, as}, ...open});
    });
}

/** @param {Match} match */
function barButtons(match) {
    return html`<button type="button" class="bar-button" data-share @click=${() => share(match)}>
            ${say('share.button')}</button>
        <button type="button" class="bar-button" data-save-record
            @click=${() => saveRecord(asked()).catch(tellFailure)}>${say('check.record')}</button>
        <button type="button" class="bar-button" data-check @click=${() => tellCheck(asked())}>
            ${say('check.button')}</button>${settingsButton(draw)}`;
}

/** @param {Match} match */
function content({replay, as, moments, past, ...others}) {
    const {view, events} = moments[state.at];
    const drawn = {
        view,
        events,
        handovers: replay.handovers,
        viewer: as === 'all' || as === 'public' ? undefined : Number(as),
        table: replay.table,
        decision: undefined,
        choosing: undefined,
        sent: undefined,
        leafing: {past, at: state.at, go},
        tabs,
        reading,
        enlarging,
        put: () => {},
        send: () => {},
    };
    const told = {past, at: state.at, isPlaying: state.playing !== undefined};
    return html`${replayBar(leafed({replay, as, moments, past, ...others}))}${stepTold(told, replay.table)}
        <main class="match">${scoreStrip(replay.table, view, drawn.viewer)}
            ${drawingOf(replay.table.game).draw(drawn)}</main>`;
}

function nothingYet() {
    return state.error
        ? html`<main class="sheet room"><h1>${say('replay.failed', {reason: state.error})}</h1><a class="button"
            href="index.html">${say('nav.lobby')}</a></main>`
        : html`<main class="sheet room loading"><p>${say('table.loading')}</p></main>`;
}

/** What the page shows now. */
function drawn() {
    const match = state.error ? undefined : state.match;
    const table = match?.replay.table;
    const subtitle = match && table ? drawingOf(table.game).subtitle(match.moments[state.at].view) : '';
    return html`${topBar(
        html`<h1 title=${table?.name ?? ''}>${table?.name ?? say('replay.title')}</h1><span
            class="subtitle">${subtitle}</span>${table ? customMark(table, asked().token) : nothing}`,
        html`<span class="badge">${say('replay.title')}</span>${match ? moreButton(barButtons(match)) : nothing}`,
    )}${match ? content(match) : nothingYet()}`;
}

/** Brings the lines of this step into the middle of the log, without moving the page. */
function showLine() {
    const log = page.querySelector('.past-lines');
    const line = log?.querySelector('[aria-current]');
    if (log && line) {
        const [box, row] = [log.getBoundingClientRect(), line.getBoundingClientRect()];
        log.scrollTop += row.top - box.top - (box.height - row.height) / 2;
    }
}

function draw() {
    drawPage(page, drawn);
    showLine();
    pointer.drawn();
}

/** @param {string} as */
async function load(as) {
    try {
        const replay = await fetchReplay(asked(), as);
        await loadDrawing(replay.table.game);
        Object.assign(state, {match: matchOf(replay, as), error: ''});
        go(state.at);
    } catch (error) {
        const refusal = refusalOf(error);
        if (refusal.code === 'hands_closed' && as !== 'public') {
            state.isClosed = true;
            await load(as === ownEyes() ? 'public' : ownEyes());
            return;
        }
        state.error = afterColon(refusalWords(refusal));
        draw();
    }
}

/** @param {KeyboardEvent} event */
function steer(event) {
    const {altKey, ctrlKey, key, metaKey, shiftKey, target} = event;
    const move = KEYS[`${shiftKey && key.startsWith('Arrow') ? 'Shift+' : ''}${key}`];
    const hasKeys = target instanceof Element && target.matches('select, input[type=radio]');
    const isTaken = hasKeys || document.querySelector('dialog[open]');
    if (move && state.match && !isTaken && !altKey && !ctrlKey && !metaKey) {
        event.preventDefault();
        go(MOVES[move](leafed(state.match)));
    }
}

/** What the address asks for. The check of a match leads back to its result. */
async function begin() {
    const isCheck = asksForCheck(location.hash);
    const {step = isCheck ? Infinity : 0, as = 'all'} = replayPlace(location.hash);
    state.at = step;
    if (state.match?.replay.table.id !== asked().table || state.match.as !== as) {
        state.match = undefined;
        hindsight = new Hindsight(asked, draw);
        await load(as);
    } else {
        go(step);
    }
    if (state.match && isCheck) {
        await tellCheck(asked());
    }
}

await learnReplayWords();
addEventListener('keydown', steer);
pinSayings((rule) => {
    const {table} = state.match?.replay ?? {};
    return placeInRules(table, state.games, table && drawingOf(table.game).rules, rule);
});
watchForFailure();
wearLook();
wearLanguage();
onMoreWords(draw);
keepOfflinePage();
// Boards may be laid out by the size of the window.
addEventListener('resize', draw);
addEventListener('hashchange', begin);
draw();
begin();
// Without the answer the rules name the game less well.
fetchGames().then(
    (known) => {
        state.games = known;
    },
    () => {},
);
