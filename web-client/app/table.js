// The table page: enters with the token of the address, shows the waiting room or the match, and sends what is decided.

import {html, nothing, render} from '../vendor/lit-html/lit-html.js';
import {drawingOf} from '../games/games.js';
import {Choosing} from './choosing.js';
import {customMark, dealingDetails} from './dealing_shown.js';
import {afterMatch} from './finished.js';
import {ask, linkSign, lostBanner, notice, topBar, unsureBanner, useStyles} from './frame.js';
import {goesAfter} from './goes_after.js';
import {fetchGames} from './http.js';
import {joinForm, refusalOf} from './join.js';
import {entranceOf, socketAddress, tableLink} from './links.js';
import {room} from './room.js';
import {ruleNames, rulesButton} from './rules_shown.js';
import {inspect, leaveTable} from './seating.js';
import {Session} from './session.js';
import {forgetSeat, ownSeat, rememberSeat} from './storage.js';
import {say} from './words.js';

/** @import {Action, Decision, GameInfo, Table} from './protocol.d.ts' */
/** @import {Joining} from './join.js' */

/** @type {HTMLElement} */
const page = /** @type {HTMLElement} */ (document.getElementById('page'));
/** What the server says of its games, once it has. @type {GameInfo[]} */
let games = [];
/** @type {Session | undefined} */
let session;
/** @type {Joining} */
let joining = {busy: false};
/** The choice being made, and the decision it is for. @type {{decision: Decision, choosing: Choosing} | undefined} */
let making;

/**
 * The choice for the decision at hand: a new one, or the old one if the decision only gained answers.
 * @param {Decision | undefined} decision @param {Table} table
 */
function choosingFor(decision, table) {
    if (!decision) {
        making = undefined;
    } else if (making?.decision !== decision) {
        const begun = drawingOf(table.game).begin(decision);
        const old = making?.decision.number === decision.number ? making.choosing : undefined;
        const choosing = old ? new Choosing(begun.rows, old.manners, old.type, old.chosen, old.picks) : begun;
        making = {decision, choosing};
    }
    return making?.choosing;
}

let followingLog = true;

/** Notes whether the reader has scrolled up in the log. @param {Event} event */
function logScrolled({target}) {
    if (target instanceof Element && target.matches('.log-lines')) {
        followingLog = target.scrollTop + target.clientHeight >= target.scrollHeight - 40;
    }
}

/** Keeps the end of the log in sight, unless the reader has scrolled up. @param {() => void} act */
function keepLogAtEnd(act) {
    act();
    const log = page.querySelector('.log-lines');
    if (log && followingLog) {
        log.scrollTop = log.scrollHeight;
    }
}

/** @param {Session} live @param {Table} table */
function match(live, table) {
    const drawing = drawingOf(table.game);
    useStyles(drawing.styles);
    return drawing.draw({
        view: live.view,
        table,
        viewer: live.seat,
        events: live.events,
        decision: live.decision,
        choosing: choosingFor(live.decision, table),
        sent: live.sent,
        put: (/** @type {Choosing} */ choosing) => {
            if (making) {
                making = {...making, choosing};
                draw();
            }
        },
        send: (/** @type {Action} */ action) => live.act(action),
    });
}

/** @param {Session} live @param {Table} table */
function leaveMatch(live, table) {
    const others = table.seats.some(({player, bot}, seat) => player && !bot && seat !== live.seat);
    ask(say(others ? 'table.leave.sure' : 'table.leave.last'), () => leaveTable(live));
}

/** @param {Session} live @param {Table} table */
function bar(live, table) {
    const subtitle = live.view ? drawingOf(table.game).subtitle(live.view) : '';
    const leave =
        table.status === 'running' && live.seat !== undefined
            ? html`<button type="button" class="bar-button" @click=${() => leaveMatch(live, table)}>
                ${say('table.leave')}</button>`
            : nothing;
    return topBar(
        html`<strong>${table.name}</strong><span class="subtitle">${subtitle}</span>${ruleNames(table, games)}
            ${customMark(table)}`,
        html`${live.seat === undefined ? html`<span class="badge">${say('table.watching')}</span>` : nothing}
            ${linkSign(live)}${
            table.status === 'open'
                ? nothing
                : rulesButton(table, games, html`${dealingDetails(table, ownSeat(live.token))}${goesAfter(table)}`)
        }${leave}`,
    );
}

/** @param {Session} live */
function content(live) {
    const {table} = live;
    if (live.link === 'refused') {
        return html`<main class="sheet room"><h1>${say('link.refused')}</h1><a class="button" href="index.html">
            ${say('nav.lobby')}</a></main>`;
    }
    if (!table) {
        return html`<main class="sheet room loading"><p>${say('table.loading')}</p></main>`;
    }
    if (table.status === 'open') {
        return room(live, table, games);
    }
    if (table.status === 'closed') {
        return html`<main class="sheet room"><h1>${say('room.closed')}</h1><a class="button" href="index.html">
            ${say('nav.lobby')}</a></main>`;
    }
    return html`${
        table.status === 'broken'
            ? html`<div class="banner notice" role="alert">
        ${say('table.broken')}</div>`
            : nothing
    }
        ${table.status === 'finished' ? afterMatch(live, table) : nothing}
        <main class="match ${live.link === 'live' ? '' : 'stale'}">${
            live.view
                ? match(live, table)
                : html`<p
            class="loading">${say('table.loading')}</p>`
        }</main>`;
}

function draw() {
    const entrance = entranceOf(location.hash);
    keepLogAtEnd(() => {
        if (!entrance) {
            render(
                html`${topBar(nothing)}<main class="sheet room"><h1>${say('table.no_link')}</h1><a class="button"
                    href="index.html">${say('nav.lobby')}</a></main>`,
                page,
            );
        } else if (entrance.kind === 'join') {
            render(html`${topBar(nothing)}${joinForm(entrance.secret, joining, games, putJoining, enterSeat)}`, page);
        } else if (session) {
            const {table, refusal} = session;
            document.title = table ? `${table.name} – ${say('nav.brand')}` : say('nav.brand');
            const live = session;
            render(
                html`${table ? bar(live, table) : topBar(nothing, linkSign(live))}${lostBanner(live)}${
                    unsureBanner(live)}
                    ${notice(refusal, () => live.dismiss())}${content(live)}`,
                page,
            );
        }
    });
}

/** @param {Joining} state */
function putJoining(state) {
    joining = state;
    draw();
}

/** Learns what table this is, before anybody sits down. @param {string} invitation */
async function lookAtTable(invitation) {
    try {
        const {table} = await inspect(invitation);
        putJoining({...joining, table});
    } catch (error) {
        putJoining({...joining, refusal: refusalOf(error)});
    }
}

/** @param {string} token */
function enterSeat(token) {
    location.hash = tableLink('seat', token).replace('table.html', '');
}

/** Keeps the table among “your tables” with its present name. @param {Session} live */
function remember(live) {
    if (live.seat !== undefined && live.table && live.table.status !== 'closed') {
        const {id, name, game, invitation} = live.table;
        const played = live.table.status !== 'open';
        rememberSeat({token: live.token, table: id, name, game, seat: live.seat, invitation, played});
    }
}

function start() {
    session?.end();
    session = undefined;
    making = undefined;
    joining = {busy: false};
    const entrance = entranceOf(location.hash);
    if (entrance?.kind === 'join') {
        lookAtTable(entrance.secret);
    } else if (entrance) {
        let remembered = '';
        const live = new Session(socketAddress(), entrance.secret, () => {
            if (live.table && live.link === 'live' && remembered !== live.table.status) {
                remembered = live.table.status;
                remember(live);
            }
            if (live.refusal?.code === 'table_gone') {
                forgetSeat(live.token);
            }
            draw();
        });
        session = live;
    }
    draw();
}

addEventListener('hashchange', start);
// Boards may be laid out by the size of the window.
addEventListener('resize', draw);
page.addEventListener('scroll', logScrolled, true);
// The seconds to the next try count down.
setInterval(() => session?.link === 'lost' && draw(), 1000);
start();
// Without the answer the page does everything but explain the rules.
fetchGames().then(
    (known) => {
        games = known;
        draw();
    },
    () => {},
);
