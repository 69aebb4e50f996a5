// One table that this browser has entered. It draws what the server says of the table, the choice being made, what is
// told and what is talked, all together. When the match ends, it brings the score sheet into sight.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {drawingOf, isLoaded, loadDrawing} from '../../games/games.js';
import {learnFirstGameOf} from '../../games/words.js';
import {Following} from '../asking/following.js';
import {Hinting} from '../asking/hinting.js';
import {LonePass} from '../asking/lone_pass.js';
import {Making} from '../asking/making.js';
import {Alone, Passing} from '../asking/passing.js';
import {Enlarging} from '../board/enlarging.js';
import {Tabs} from '../board/tabs.js';
import {isPassingAlone} from '../browser/settings.js';
import {forgetSeat, keepFor, keptFor, rememberSeat} from '../browser/storage.js';
import {fetchForms} from '../connection/http.js';
import {seatLink, socketAddress} from '../connection/links.js';
import {Session} from '../connection/session.js';
import {clockRuns} from '../connection/times.js';
import {Offers} from '../gathering/offers.js';
import {LogReading} from '../log/log_reading.js';
import {announcedBanner, linkSign, lostBanner, notice, topBar, unsureBanner} from '../page/frame.js';
import {absences, isAnybodyAway} from '../people/absence.js';
import {Talk, talkPanel} from '../people/talk.js';
import {TalkBubble} from '../people/talk_bubble.js';
import {placeInRules} from '../rules/rules_shown.js';
import {MatchCurve} from '../sharing/match_curve.js';
import {Teacher} from '../teaching/teacher.js';
import {Calling} from './calling.js';
import {Ending} from './ending.js';
import {brokenOffBanner, isOver} from './finished.js';
import {tableBar} from './table_bar.js';
import {tableContent} from './table_content.js';
import {TableTelling} from './table_telling.js';
import {Taught} from './taught.js';

/** @import {Said} from '../connection/times.js' */
/** @import {Action, GameInfo} from '../protocol.d.ts' */
/** @import {Shown} from './table_content.js' */

/** Refusals after which a token opens nothing for ever. */
const ENDED = ['table_gone', 'seat_relinked', 'unseated', 'left'];

/** How the match has ended, if it has. @param {Session} live */
const resultOf = ({table, view}) => (table && view ? drawingOf(table.game).result?.(view) : undefined);

/** Keeps the table among “your tables” with its present name, and the secret of the seat there only, if that can be.
 *  @param {Session} live */
function remember(live) {
    const {seat, table, token} = live;
    if (seat !== undefined && table && table.status !== 'closed') {
        const {id, name, game, invitation} = table;
        const result = resultOf(live);
        const known = {token, table: id, name, game, seat, played: table.status !== 'open'};
        // The invitation is told before the match only, and leads to the table ever after.
        rememberSeat({...known, ...(invitation ? {invitation} : {}), ...(result ? {result} : {})});
        history.replaceState(history.state, '', seatLink(token));
    }
}

/** What is announced to who is here: that no tables are made concerns who makes them.
 *  @param {Session} live @returns {Said | undefined} */
const saidTo = ({announced, seat, table}) =>
    seat === table?.host ? announced : announced && {...announced, isFull: false};

/** What a match needs before it can be followed and drawn, all at once.
 *  @param {string} game @param {Teacher} teacher */
async function learn(game, {state}) {
    const taught = state === 'none' ? undefined : learnFirstGameOf(game);
    const [forms] = await Promise.all([fetchForms(game), loadDrawing(game), taught]);
    return forms;
}

export class LiveTable {
    #calling = new Calling();
    /** @type {MatchCurve} */ #curve;
    #ending = new Ending();
    /** @type {Hinting} */ #hinting;
    #lonePass = new LonePass();
    #making = new Making();
    /** In what state of the table its seat was last remembered. */ #remembered = '';
    /** What was last drawn. @type {Shown | undefined} */ #shown;

    /** @param {string} token @param {() => void} changed */
    constructor(token, changed) {
        this.changed = changed;
        this.telling = new TableTelling(changed);
        this.tabs = new Tabs(changed);
        this.reading = new LogReading(changed);
        this.enlarging = new Enlarging(changed);
        this.talk = new Talk(token, changed);
        this.bubble = new TalkBubble(this.talk);
        this.teacher = new Teacher(token, changed);
        this.taught = new Taught(this.teacher, this.tabs);
        this.offers = new Offers(changed);
        this.#curve = new MatchCurve(changed);
        this.#hinting = new Hinting(changed);
        this.following = new Following((action) => this.session.act(action));
        this.alone = new Alone((action) => this.session.act(action));
        this.passing = new Passing(
            (action) => this.session.act(action),
            () => this.#heard(),
        );
        this.session = new Session(
            socketAddress(),
            token,
            () => this.#heard(),
            undefined,
            (game) => learn(game, this.teacher),
            {get: () => keptFor('at', token) || undefined, keep: (at) => keepFor('at', token, at ?? '')},
        );
    }

    /** The table, as soon as its game can be drawn. */
    get #table() {
        const {table} = this.session;
        return table && isLoaded(table.game) ? table : undefined;
    }

    #heard() {
        const {session, telling} = this;
        const {link, refusal, token} = session;
        const table = this.#table;
        const state = `${table?.status}${resultOf(session) ? ' with a result' : ''}`;
        if (table && link === 'live' && this.#remembered !== state) {
            this.#remembered = state;
            remember(session);
        }
        if (refusal && ENDED.includes(refusal.code)) {
            forgetSeat(token);
        }
        if (table && isOver(table) && link === 'live' && session.seat !== undefined) {
            this.offers.heed(session, this.talk.shown(session));
        }
        if (table && isOver(table) && link === 'live') {
            this.#curve.look(table, token);
        }
        telling.hear(session);
        this.following.heed(session);
        this.taught.heed(session, table);
        this.#answerForPerson();
        this.changed();
    }

    /** Passes what is no question, or was chosen in advance, and gives the answer to which there is no other. */
    #answerForPerson() {
        const {asked, events, link, sent, view} = this.session;
        const table = this.#table;
        if (table && view) {
            const {turn, without, alone} = drawingOf(table.game);
            const open = link === 'live' && !sent ? asked : undefined;
            const pass = this.#lonePass.heed(open, events.length, () => this.#isPassingKnown);
            if (pass) {
                this.#pass(pass);
                return;
            }
            this.alone.heed(open, open && alone?.(open.rows));
            this.passing.heed(open, turn(view), open && without?.(open.rows));
        }
    }

    /** Whether this person leaves passing to the page, where it tells nobody anything and reminds nobody either. */
    get #isPassingKnown() {
        const {events, seat, table, view} = this.session;
        const isKnown = table && seat !== undefined && drawingOf(table.game).isHandKnown?.(view, events, seat);
        return isKnown === true && table.memory !== 'unaided' && isPassingAlone();
    }

    /** Another device of this person may have passed meanwhile. @param {Action} action */
    async #pass(action) {
        await this.session.act(action);
        if (this.session.refusal?.code === 'stale_decision') {
            this.session.dismiss();
        }
    }

    /** Whether it shows seconds that pass: until the next try, on a clock, or of an absence. */
    get isTicking() {
        const {session} = this;
        return session.link === 'lost' || isAnybodyAway(session) || clockRuns(session.table);
    }

    /** @param {GameInfo[]} games */
    drawn(games) {
        const {changed, session: live, talk, teacher} = this;
        const {refusal} = live;
        const table = this.#table;
        /** @type {Shown} */
        const shown = table ? this.telling.shown(live, table) : live;
        this.#shown = shown;
        this.tabs.follow(shown.told?.beat);
        const bar = table
            ? tableBar({live, table, view: shown.view, games, talk, teacher, changed})
            : topBar(nothing, linkSign(live));
        const announced = announcedBanner(saidTo(live), () => live.dismissAnnounced());
        const banners = html`${lostBanner(live)}${unsureBanner(live)}${announced}${absences(live)}${
            table ? brokenOffBanner(table, !shown.told) : nothing
        }`;
        // The page of a seat that nobody knows, or that was let go, says so itself.
        const isSaid = live.shutOut || (live.link === 'refused' && refusal?.code === 'unknown_token');
        const refused = notice(isSaid ? undefined : refusal, () => live.dismiss());
        return html`${bar}<div class="banners">${banners}${refused}</div>
            ${tableContent({
                live,
                table,
                shown,
                games,
                making: this.#making,
                passing: this.passing,
                following: this.following,
                hinting: this.#hinting,
                tabs: this.tabs,
                reading: this.reading,
                enlarging: this.enlarging,
                offer: table && this.offers.at(table),
                curve: this.#curve,
                talk: () => talk.shown(live),
                hints: table ? this.taught.drawn(live, table, shown) : nothing,
                changed,
            })}
            ${table ? talkPanel(live, table, talk) : nothing}`;
    }

    /** Does what needs the drawn page. */
    afterDrawn() {
        const {session, talk, telling} = this;
        const told = this.#shown?.told;
        talk.drawn(session.talk);
        telling.drawn(told);
        this.taught.afterDrawn();
        this.#bubbleDrawn();
        this.#calling.drawn(session, session.table, told, talk.latest(session));
        this.#ending.drawn();
        this.tabs.drawn(told ? undefined : session.asked?.number, this.taught.hint);
    }

    /** What was talked before somebody came is no news. */
    #bubbleDrawn() {
        const {bubble, session, talk} = this;
        if (session.table && session.link === 'live') {
            bubble.drawn(talk.latest(session));
        }
    }

    /** What a drawing of the game names of its rules. @param {GameInfo[]} games @param {string} rule */
    placeInRules(games, rule) {
        const table = this.#table;
        return placeInRules(table, games, table && drawingOf(table.game).rules, rule);
    }

    end() {
        this.passing.drop();
        this.#ending.end();
        this.bubble.end();
        this.alone.drop();
        this.offers.end();
        this.session.end();
    }
}
