// The page of a table: the token in its address enters a table or follows an invitation, and the page draws that.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {letDrag} from '../board/dragging.js';
import {pinSayings} from '../board/pinned.js';
import {followKeys, rove} from '../board/roving.js';
import {wearLook} from '../browser/settings.js';
import {keepSeen} from '../browser/storage.js';
import {fetchGames} from '../connection/http.js';
import {entranceOf, namesTable} from '../connection/links.js';
import {SeatReturn} from '../gathering/returning.js';
import {LogFollower} from '../log/latest_lines.js';
import {LogPointer} from '../log/log_pointer.js';
import {watchForFailure} from '../page/failure.js';
import {topBar, withModules} from '../page/frame.js';
import {keepOfflinePage} from '../page/offline.js';
import {drawPage} from '../page/page_marks.js';
import {wearLanguage} from '../words/language.js';
import {onMoreWords, say} from '../words/words.js';
import {LiveTable} from './live_table.js';
import {awaitTouch} from './sounds.js';

/** @import {Entrance} from '../connection/links.js' */
/** @import {Invitation} from '../gathering/invitation.js' */
/** @import {GameInfo} from '../protocol.d.ts' */

/** @type {HTMLElement} */
const page = /** @type {HTMLElement} */ (document.getElementById('page'));
const log = new LogFollower(page);
/** What the server says of its games, once it has. @type {GameInfo[]} */
let games = [];
/** What the address leads to, if anything. @type {LiveTable | Invitation | SeatReturn | undefined} */
let shown;
/** Whether what the address leads to is still being loaded. */
let isComing = false;

/** The table that is entered, if one is. */
const liveTable = () => (shown instanceof LiveTable ? shown : undefined);
const pointer = new LogPointer(page, liveTable);

/** Nowhere to go; whom to ask, if this browser once held a seat at the table that the address names. */
function deadEnd() {
    const isLost = namesTable(location.hash) || namesTable(location.search);
    return html`${topBar(nothing)}<main class="sheet room"><h1>${say(isLost ? 'table.lost_seat' : 'table.no_link')}</h1>
        ${isLost ? html`<p data-lost-seat>${say('table.lost_seat.ask')}</p>` : nothing}
        <a class="button" href="index.html">${say('nav.lobby')}</a></main>`;
}

const coming = () =>
    html`${topBar(nothing)}<main class="sheet room loading"><p class="loading">${say('table.loading')}</p></main>`;

function draw() {
    drawPage(page, () => shown?.drawn(games) ?? (isComing ? coming() : deadEnd()));
    rove(page);
    liveTable()?.afterDrawn();
    log.drawn();
    pointer.drawn();
}

/** Follows an invitation, whose page is loaded for those who have one. @param {Entrance} entrance */
function invite(entrance) {
    const {href} = location;
    isComing = true;
    withModules(import('../gathering/invitation.js'), (modules) => {
        if (location.href === href) {
            isComing = false;
            shown = new modules.Invitation(entrance, draw, gamesTold);
            draw();
        }
    });
}

/** @param {Entrance} entrance */
function pageOf(entrance) {
    if (entrance.kind === 'join') {
        invite(entrance);
        return undefined;
    }
    return entrance.kind === 'return' ? new SeatReturn(entrance.secret, draw) : new LiveTable(entrance.secret, draw);
}

function start() {
    shown?.end();
    isComing = false;
    const entrance = entranceOf(location.hash) ?? entranceOf(location.search);
    shown = entrance && pageOf(entrance);
    draw();
}

addEventListener('hashchange', start);
// Boards may be laid out by the size of the window.
addEventListener('resize', draw);
addEventListener('keydown', (event) => liveTable()?.telling.key(event));
document.addEventListener('visibilitychange', () => {
    liveTable()?.telling.looked(document.hidden);
    keepSeen();
});
addEventListener('pagehide', keepSeen);
awaitTouch();
pinSayings((rule) => liveTable()?.placeInRules(games, rule));
letDrag();
followKeys();
watchForFailure();
wearLook();
wearLanguage();
onMoreWords(draw);
keepOfflinePage();
setInterval(() => {
    if (liveTable()?.isTicking) {
        draw();
    }
}, 1000);
/** Without the answer the page does everything but explain the rules. */
const gamesTold = fetchGames().then(
    (known) => {
        games = known;
        draw();
    },
    () => {},
);
start();
