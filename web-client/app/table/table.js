// The page of a table: the token in its address enters a table or follows an invitation, and the page draws that.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {letDrag} from '../board/dragging.js';
import {pinSayings} from '../board/pinned.js';
import {followKeys, rove} from '../board/roving.js';
import {wearLook} from '../browser/settings.js';
import {keepSeen} from '../browser/storage.js';
import {fetchGames} from '../connection/http.js';
import {entranceOf} from '../connection/links.js';
import {Invitation} from '../gathering/invitation.js';
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

/** @import {GameInfo} from '../protocol.d.ts' */

/** @type {HTMLElement} */
const page = /** @type {HTMLElement} */ (document.getElementById('page'));
const log = new LogFollower(page);
/** What the server says of its games, once it has. @type {GameInfo[]} */
let games = [];
/** What the address leads to, if anything. @type {LiveTable | Invitation | undefined} */
let shown;

/** The table that is entered, if one is. */
const liveTable = () => (shown instanceof LiveTable ? shown : undefined);
const pointer = new LogPointer(page, liveTable);

const deadEnd = () =>
    html`${topBar(nothing)}<main class="sheet room"><h1>${say('table.no_link')}</h1><a class="button"
        href="index.html">${say('nav.lobby')}</a></main>`;

function draw() {
    drawPage(page, () => (shown ? shown.drawn(games) : deadEnd()));
    rove(page);
    liveTable()?.afterDrawn();
    log.drawn();
    pointer.drawn();
}

function start() {
    shown?.end();
    const entrance = entranceOf(location.hash) ?? entranceOf(location.search);
    if (entrance) {
        const isInvited = entrance.kind === 'join';
        shown = isInvited ? new Invitation(entrance, draw, gamesTold) : new LiveTable(entrance.secret, draw);
    } else {
        shown = undefined;
    }
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
