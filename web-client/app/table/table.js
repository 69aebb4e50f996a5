// The page of a table: the token in its address enters a table or follows an invitation, and the page draws that.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {letDrag} from '../board/dragging.js';
import {pinSayings} from '../board/pinned.js';
import {followKeys, rove} from '../board/roving.js';
import {wearLook} from '../browser/settings.js';
import {keepSeen} from '../browser/storage.js';
import {fetchGames} from '../connection/http.js';
import {entranceOf, namesTable} from '../connection/links.js';
import {Invitation} from '../gathering/invitation.js';
import {SeatReturn} from '../gathering/returning.js';
import {LogFollower} from '../log/latest_lines.js';
import {LogPointer} from '../log/log_pointer.js';
import {watchForFailure} from '../page/failure.js';
import {topBar} from '../page/frame.js';
import {keepOfflinePage} from '../page/offline.js';
import {drawPage} from '../page/page_marks.js';
import {wearLanguage} from '../words/language.js';
import {onMoreWords, say} from '../words/words.js';
import {LiveTable} from './live_table.js';
import {awaitTouch} from './sounds.js';

/** @import {Entrance} from '../connection/links.js' */
/** @import {GameInfo} from '../protocol.d.ts' */

/** @type {HTMLElement} */
const page = /** @type {HTMLElement} */ (document.getElementById('page'));
const log = new LogFollower(page);
/** What the server says of its games, once it has. @type {GameInfo[]} */
let games = [];
/** What the address leads to, if anything. @type {LiveTable | Invitation | SeatReturn | undefined} */
let shown;

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

function draw() {
    drawPage(page, () => (shown ? shown.drawn(games) : deadEnd()));
    rove(page);
    liveTable()?.afterDrawn();
    log.drawn();
    pointer.drawn();
}

/** @param {Entrance} entrance */
function pageOf(entrance) {
    if (entrance.kind === 'join') {
        return new Invitation(entrance, draw, gamesTold);
    }
    return entrance.kind === 'return' ? new SeatReturn(entrance.secret, draw) : new LiveTable(entrance.secret, draw);
}

function start() {
    shown?.end();
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
