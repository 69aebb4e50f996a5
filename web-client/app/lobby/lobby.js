// The first page: play at once, set up a table for friends, come back to one's own tables, or pick a public one.

import {html, nothing, render} from '../../vendor/lit-html/lit-html.js';
import {learnNames} from '../../games/words.js';
import {wearLook} from '../browser/settings.js';
import {ownSetting, rememberSetting} from '../browser/storage.js';
import {fetchGames, fetchTables} from '../connection/http.js';
import {broughtKeyring} from '../connection/links.js';
import {offeredNotices} from '../connection/short_connection.js';
import {saidNow} from '../connection/times.js';
import {keepFocus} from '../page/focus.js';
import {watchForFailure} from '../page/failure.js';
import {announcedBanner, showInTab, topBar} from '../page/frame.js';
import {keepOfflinePage} from '../page/offline.js';
import {settingsButton} from '../page/settings_shown.js';
import {LEVELS, ownLevel} from '../people/levels.js';
import {wearLanguage} from '../words/language.js';
import {onMoreWords, say} from '../words/words.js';
import {createForm} from './create_form.js';
import {Devices} from './devices.js';
import {gameCards} from './game_cards.js';
import {NewTable} from './new_table.js';
import {OwnTables} from './own_tables.js';
import {ownTables, tableLists} from './table_lists.js';

/** @import {Said} from '../connection/times.js' */
/** @import {GameInfo, NoticeKind, TableLists} from '../protocol.d.ts' */
/** @import {Setting} from './create_form.js' */

const REFRESH_MS = 5000;
/** How long the page waits for the words of the games, without which it says less of them. */
const WORDS_MS = 4000;
const page = /** @type {HTMLElement} */ (document.getElementById('page'));

/** @type {{games: GameInfo[], lists?: TableLists, announced?: Said, unreachable: boolean, setting: Setting,
 *   offered: NoticeKind[]}} */
const state = {
    games: [],
    unreachable: false,
    setting: {game: ownSetting('game')},
    offered: [],
};
const newTable = new NewTable(state, draw);
const own = new OwnTables(draw);
const devices = new Devices(() => {
    own.lookAtNew();
    draw();
});

/** The game is chosen for the whole page, in whichever form. @param {Setting} setting */
function choose(setting) {
    state.setting = setting;
    draw();
}

/** Three games in a few words, for whoever is here for the first time. */
const firstWords = () => html`<div class="welcome-words"><p class="eyebrow">${say('lobby.eyebrow')}</p>
    <h1>${say('lobby.welcome')}</h1><p class="lead">${say('lobby.lead')}</p></div>`;

/** Where a person says how strong all bots are to be. */
function levelField() {
    const heed = (/** @type {Event} */ {target}) => {
        rememberSetting('level', /** @type {HTMLSelectElement} */ (target).value);
    };
    return html`<label><span>${say('level.title')}</span><select name="level" @change=${heed}>${LEVELS.map(
        (level) => html`<option value=${level} .selected=${level === ownLevel()}>${say(`level.${level}`)}</option>`,
    )}</select></label>`;
}

/** People who have tables see them first. Everybody sees what is played here. Before the games are known no button is
 *  offered, since their coming would move it. */
function welcome() {
    const isBack = own.list().length > 0;
    return html`<section class="welcome quick">
        <div class="welcome-head">${isBack ? html`<h1>${say('lobby.welcome')}</h1>` : firstWords()}<div
            class="own-name">${newTable.nameField()}${levelField()}</div></div>
        ${isBack ? ownTables(own, state.games) : nothing}
        ${state.games.length > 0 ? gameCards(state.games, newTable, draw) : nothing}</section>`;
}

async function learnOffered() {
    state.offered = await offeredNotices();
    draw();
}

/** A link of another device is followed once, and stays neither in the address nor in the history. What is asked then
 *  stands below what the server tells first. */
async function heedAddress() {
    const keyring = broughtKeyring(location.hash);
    if (keyring) {
        history.replaceState(null, '', location.pathname);
        await toldFirst;
        devices.follow(keyring);
    }
}

/** Lists of tables, and what a table for friends is to be. What is said of other devices moves nothing: it is last. */
function columns() {
    return html`<div class="lobby-columns">
        <div>${tableLists(state.lists, state.games)}${devices.drawn(state.games)}</div>
        ${createForm({
            games: state.games,
            setting: state.setting,
            put: choose,
            offered: state.offered,
            learnOffered,
            busy: newTable.isBusy,
            complaint: newTable.complaint('create'),
            create: (request) => newTable.create('create', request),
        })}
    </div>`;
}

/** What the page shows now. */
function drawn() {
    return html`${topBar(nothing, settingsButton(draw))}
    ${state.unreachable ? html`<div class="banner lost" role="alert">${say('lobby.unreachable')}</div>` : nothing}
    ${announcedBanner(state.announced)}
    <main class="lobby">
        ${welcome()}${state.games.length > 0 ? columns() : nothing}
    </main>`;
}

/** Shows in the title how many matches wait for this person, who may look at another page. */
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
            const soon = new Promise((resolve) => setTimeout(resolve, WORDS_MS));
            [state.games] = await Promise.all([fetchGames(), Promise.race([learnNames(), soon])]);
        }
        state.lists = await fetchTables();
        state.announced = state.lists.announced && saidNow(state.lists.announced);
        state.unreachable = false;
    } catch {
        state.unreachable = true;
    }
    draw();
}

watchForFailure();
wearLook();
wearLanguage();
onMoreWords(draw);
keepOfflinePage();
draw();
const toldFirst = refresh();
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
