// What stands under the bar of a table: the waiting room, the match, or why there is neither.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {drawingOf} from '../../games/games.js';
import {withModules} from '../page/frame.js';
import {chapterOf} from '../rules/rules.js';
import {tellRules} from '../rules/rules_shown.js';
import {say} from '../words/words.js';
import {afterMatch, isOver} from './finished.js';
import {scoreStrip} from './score_strip.js';

/** @import {Choosing} from '../asking/choosing.js' */
/** @import {Following} from '../asking/following.js' */
/** @import {Hinting} from '../asking/hinting.js' */
/** @import {Making} from '../asking/making.js' */
/** @import {Passing} from '../asking/passing.js' */
/** @import {Enlarging} from '../board/enlarging.js' */
/** @import {Tabs} from '../board/tabs.js' */
/** @import {Session} from '../connection/session.js' */
/** @import {Offer} from '../gathering/offers.js' */
/** @import {LogReading} from '../log/log_reading.js' */
/** @import {Action, Decision, GameInfo, Table, TalkLine} from '../protocol.d.ts' */
/** @import {MatchCurve} from '../sharing/match_curve.js' */
/** @import {Moment} from '../telling/telling.js' */
/** @import {Told} from '../telling/telling_panel.js' */

/** What is shown of the match. While a beat is told, the question waits.
 *  @typedef {Moment & {told?: Told, again?: () => void}} Shown */
/** `hints` stands over the match; `offer` after it.
 *  @typedef {{live: Session, table: Table, shown: Shown, games: GameInfo[], making: Making, passing: Passing,
 *      following: Following, hinting: Hinting, tabs: Tabs, reading: LogReading, enlarging: Enlarging, offer?: Offer,
 *      curve: MatchCurve, talk: () => TalkLine[], hints: unknown, changed: () => void}} Content */

/** Passing in advance, for a player of a running match who has nothing else to do now. @param {Content} content */
function inAdvance({live: {decision, seat, sent}, table, shown: {view, told}, passing}) {
    const {turn, without} = drawingOf(table.game);
    const now = turn(view);
    const isBusy = told || (decision && !decision.optional && !sent && !without?.(decision.rows));
    return !without || isBusy || seat === undefined || table.status !== 'running'
        ? undefined
        : {
              key: `${table.game}.passing`,
              isChosen: passing.isChosen(now),
              isDue: passing.isDue,
              toggle: () => passing.toggle(now),
          };
}

/** What a bot says that was asked, put as the choice. @param {Content} content */
function hintFor({live, table, making, passing, following, hinting}) {
    const {begin, suggested} = drawingOf(table.game);
    return hinting.at(live, (action) => {
        passing.begun();
        following.forgetDropped();
        const choice = begin(/** @type {Decision} */ (live.asked)).withAction(action);
        making.put(suggested?.(choice) ?? choice);
    });
}

/** Why nobody is asked anything, though the view says what was asked last. @param {Table} table */
const restingOf = ({paused, status}) => (status === 'stopped' ? 'stopped' : paused ? 'paused' : undefined);

/** @param {Content} content */
function match(content) {
    const {live, table, shown, games, making, passing, following, tabs, reading, enlarging, changed} = content;
    const {begin, draw, rules} = drawingOf(table.game);
    // While the match rests nothing is asked, and what was made of the decision waits.
    const made = making.choosingFor(live.decision, begin);
    const choosing = live.asked && made;
    return draw({
        ...shown,
        explain: rules && (() => tellRules(table, games, {page: rules, chapter: chapterOf(rules, shown.view.stage)})),
        table,
        viewer: live.seat,
        handovers: live.handovers,
        decision: shown.told ? undefined : live.asked,
        choosing: shown.told ? undefined : choosing,
        sent: live.sent,
        sending: live.sending,
        following: following.left,
        dropped: [...following.droppedFor(live.asked), ...making.dropped],
        inAdvance: inAdvance(content),
        hint: shown.told ? undefined : hintFor(content),
        resting: restingOf(table),
        isKept: made !== undefined && making.isBegun,
        isPatient: table.seats.every(({bot}, seat) => seat === live.seat || !bot),
        tabs,
        reading,
        enlarging,
        put: (/** @type {Choosing} */ next) => {
            passing.begun();
            following.forgetDropped();
            making.put(next);
            changed();
        },
        send: (/** @type {Action} */ action) => {
            making.sending([action]);
            live.act(action);
        },
        sendAll: (/** @type {Action[]} */ actions) => {
            if (live.asked) {
                making.sending(actions);
                following.send(live.asked, actions);
            }
        },
    });
}

/** Why there is no table, and the way out. @param {string} words */
const closedDoor = (words) =>
    html`<main class="sheet room"><h1>${words}</h1><a class="button" href="index.html">${say('nav.lobby')}</a></main>`;

/** What draws a table that has not begun. It is loaded once there is one: whoever comes to a match needs none of it.
 *  @type {{isAsked: boolean, room?: typeof import('../gathering/waiting_room.js').room}} */
const waiting = {isAsked: false};

/** @param {Omit<Content, 'table'>} content @param {Table} table */
function gathering({live, games, changed}, table) {
    if (!waiting.isAsked) {
        waiting.isAsked = true;
        withModules(import('../gathering/waiting_room.js'), ({room}) => {
            waiting.room = room;
            changed();
        });
    }
    return waiting.room?.(live, table, games) ?? html`<main class="sheet room loading">${loading()}</main>`;
}

const loading = () => html`<p class="loading">${say('table.loading')}</p>`;

/** @param {Content} content */
function played(content) {
    const {live, table, shown, games, offer, curve, talk, hints} = content;
    const after = {live, table, games, offer, curve, talk};
    return html`${isOver(table) && !shown.told ? afterMatch({...after, view: shown.view}) : nothing}
        <main class="match ${live.link === 'live' ? '' : 'stale'}">
            ${scoreStrip(table, shown.view, live.seat)}${hints}${shown.view ? match(content) : loading()}</main>`;
}

/** @param {Omit<Content, 'table'> & {table?: Table}} content */
export function tableContent({table, ...others}) {
    const {live} = others;
    if (live.link === 'refused') {
        return closedDoor(say(live.shutOut ? `refused.${live.shutOut}` : 'link.refused'));
    }
    if (!table && live.connection.isUnreachable) {
        return closedDoor(say('link.not_yet'));
    }
    if (!table) {
        return html`<main class="sheet room loading">${loading()}</main>`;
    }
    if (table.status === 'open') {
        return gathering(others, table);
    }
    return table.status === 'closed' ? closedDoor(say('room.closed')) : played({table, ...others});
}
