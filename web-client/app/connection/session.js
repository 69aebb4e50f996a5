// What the server has told this browser about one table: facts, view, events and decision. It enters again after a lost
// connection, asks anew when an update is missing, and knows when what is shown may be out of date. It draws nothing.

import {applyChanges} from './changes.js';
import {Connection, RefusedError} from './connection.js';
import {handoversUpTo, handoversWithout} from './handovers.js';
import {fetchForms} from './http.js';
import {OwnActions} from './own_actions.js';
import {unpackedUpdate} from './packing.js';
import {momentNow, saidNow, withAbsences, withTimes} from './times.js';
import {eventsOf, placeOf, withStep} from './told.js';

/** @import {Action, ClockMessage, Decision, Forms, GameEvent, Handover, NoticeKind, NoticePlaces,
 *      PackedUpdate, Role, ServerMessage, Snapshot, Table, TalkLine} from '../protocol.d.ts' */
/** @import {World} from './connection.js' */
/** @import {Since} from './own_actions.js' */
/** @import {Said} from './times.js' */
/** @import {Told} from './told.js' */

/** @typedef {'connecting' | 'lost' | 'entering' | 'live' | 'refused' | 'ended'} Link */

/** What became of an action that was not answered yet. `unsent`: there was no connection, and it waits for one;
 *  `unanswered`: the connection was lost before the answer.
 *  @typedef {'sent' | 'unsent' | 'unanswered'} Sending */

/** Refusals to enter after which it may help to try again later. */
const PASSING = ['storage_failed', 'internal_error', 'no_forms', 'moved'];

/** For so long a refusal can be read. */
const REFUSAL_MS = 10000;

/** Codes of a closing after which the token lets nobody in. */
const FINAL = ['revoked', 'watching_ended', 'seat_relinked', 'unseated', 'left'];

export class Session {
    /** @type {Link} */ link = 'connecting';
    /** When the next try is made, if the connection is lost (of `momentNow`). */ nextTryAt = 0;
    /** @type {Role | undefined} */ role;
    /** @type {Table | undefined} */ table;
    /** What has been said at the table, the latest last. @type {TalkLine[]} */ talk = [];
    /** What the operator of the server has to say to everybody, and when it stops (of `Date.now`).
     *  @type {Said | undefined} */ announced;
    /** How the server can tell people who are away. @type {NoticeKind[]} */ offered = [];
    /** Where this seat has it told. @type {NoticePlaces} */ notices = {};
    /** @type {any} */ view;
    /** @type {GameEvent[]} */ events = [];
    /** The seats that have changed hands. @type {Handover[]} */ handovers = [];
    /** @type {Decision | undefined} */ decision;
    /** The action that was sent and not yet answered. @type {Action | undefined} */ sent;
    /** When the host last reminded this seat (of `momentNow`). */ nudgedAt = 0;
    /** The last refusal, until it is dismissed, something else is asked for, or there was time to read it.
     *  @type {{code: string, sentence: string} | undefined} */ refusal;
    /** Why the server lets this browser in no more. @type {string | undefined} */ shutOut;
    /** Whether what was sent has gone over a connection. */ #isOut = false;
    n = 0;
    /** @type {Told[]} */ #told = [];
    /** What may still be taken back. @type {OwnActions} */ #own;
    /** What was said of the clock, and when. @type {{clock?: ClockMessage, at: number}} */ #times = {at: 0};
    #resyncing = false;
    /** What was asked for last, until its answer. @type {{key: string, answer: Promise<any>} | undefined} */ #asked;
    #isEntering = false;
    /** What unpacks updates. @type {Forms | undefined} */ #forms;
    /** What has been said since an update came that could not be unpacked yet. @type {ServerMessage[]} */ #held = [];

    /**
     * @param {string} address @param {string} token seat or watch token
     * @param {() => void} changed called after every change of anything above
     * @param {World} [world]
     * @param {(game: string) => Promise<Forms>} formsOf
     * @param {{get(): string | undefined, keep(at: string | undefined): void}} place which process had the table
     */
    constructor(address, token, changed, world, formsOf = fetchForms, place = {get: () => undefined, keep() {}}) {
        this.token = token;
        this.place = place;
        this.#own = new OwnActions(token);
        this.changed = changed;
        this.formsOf = formsOf;
        this.connection = new Connection(
            address,
            {
                opened: () => this.#enter(),
                lost: (nextTryMs) => this.#lost(nextTryMs),
                message: (message) => this.#hear(message),
            },
            world,
            place.get(),
        );
    }

    /** The seat of this browser, or undefined for a watcher. */
    get seat() {
        return typeof this.role === 'number' ? this.role : undefined;
    }

    /** What is asked now: nothing while the match rests, nor after it was stopped. */
    get asked() {
        return this.table?.status === 'running' && !this.table.paused ? this.decision : undefined;
    }

    /** Whether it makes sense to ask for an undoing: what others choose in secret meanwhile does not prevent it. */
    get mayUndo() {
        const areOthersHeard = this.#own.areOthersSince && this.decision !== undefined;
        return this.seat !== undefined && this.#own.isAny && !areOthersHeard && !this.sent;
    }

    /** How it stands with the action that was sent. @returns {Sending | undefined} */
    get sending() {
        const lost = this.#isOut ? 'unanswered' : 'unsent';
        return this.sent && (this.link === 'live' ? 'sent' : lost);
    }

    /** What has been told since this seat acted. @returns {Since} */
    get since() {
        return this.#own.since(this.#told);
    }

    end() {
        this.connection.end();
    }

    /** A connection that is sent on asks again itself. */
    async #enter() {
        if (this.#isEntering) {
            return;
        }
        this.#isEntering = true;
        this.link = 'entering';
        this.changed();
        try {
            const seen = this.n > 0 ? {seen: this.n} : {};
            const entered = await this.connection.request({type: 'enter', token: this.token, ...seen});
            this.role = entered.role;
            this.#heed(entered.table);
            await this.#learnForms(entered.table.game);
            this.link = 'live';
            this.#keepPlace();
            this.connection.sendAgain();
            this.#isOut = true;
        } catch (error) {
            this.#notEntered(error);
        }
        this.#isEntering = false;
        this.changed();
    }

    #keepPlace() {
        const {at} = this.connection;
        if (at !== this.place.get()) {
            this.place.keep(at);
        }
    }

    /** @param {Table} table */
    #heed(table) {
        const seats = withAbsences(table.seats, momentNow());
        this.table = {...table, seats: withTimes(seats, this.#times.clock, this.#times.at)};
        this.#heedHands();
    }

    /** Before the match is told, there are no handovers. */
    #heedHands() {
        if (this.table && this.n > 0) {
            this.handovers = handoversUpTo(this.handovers, this.table.seats, this.events.length);
        }
    }

    /** @param {string} game */
    async #learnForms(game) {
        this.#forms ??= await this.formsOf(game).catch(() => {
            throw new RefusedError({code: 'no_forms', sentence: 'The server could not be asked for the forms.'});
        });
        this.#held.splice(0).forEach((message) => this.#hear(message));
    }

    /** Tries again later if that may help; else says that this link leads nowhere. @param {unknown} error */
    #notEntered(error) {
        const code = error instanceof RefusedError ? error.code : '';
        if (PASSING.includes(code)) {
            this.connection.drop();
        } else if (code !== 'connection_lost') {
            this.#refused(error);
            this.shutOut = FINAL.includes(code) ? code : undefined;
            this.link = 'refused';
            this.connection.end();
        }
    }

    /** @param {number} nextTryMs */
    #lost(nextTryMs) {
        this.link = 'lost';
        this.nextTryAt = momentNow() + nextTryMs;
        this.#resyncing = false;
        this.#held = [];
        this.changed();
    }

    /** @param {unknown} error */
    #refused(error) {
        if (!(error instanceof RefusedError)) {
            throw error;
        }
        if (error.code !== 'connection_lost') {
            this.refusal = {code: error.code, sentence: error.message};
        }
        if (error.decision) {
            this.decision = error.decision;
        }
    }

    /** Says for a while why what was asked for is not done. @param {unknown} error */
    #refusedForNow(error) {
        this.#refused(error);
        const {refusal} = this;
        this.connection.world.later(() => refusal && this.refusal === refusal && this.dismiss(), REFUSAL_MS);
    }

    /** @param {ServerMessage} message */
    #hear(message) {
        if (!this.#forms && (message.type === 'update' || this.#held.length > 0)) {
            this.#held.push(message);
            return;
        }
        if (message.type === 'table') {
            this.#heed(message.table);
        } else if (message.type === 'clock') {
            this.#times = {clock: message, at: momentNow()};
            this.table = this.table && {...this.table, seats: withTimes(this.table.seats, message, momentNow())};
        } else if (message.type === 'nudged') {
            this.nudgedAt = message.seat === this.seat ? momentNow() : this.nudgedAt;
        } else if (message.type === 'hinted') {
            this.handovers = [...this.handovers, {after: this.events.length, seat: message.seat, hands: 'hint'}];
        } else if (message.type === 'talk') {
            this.talk = message.lines;
        } else if (message.type === 'hello') {
            this.offered = message.notices ?? [];
            // What still stands is announced next. After a stop the server has come back.
            this.announced = undefined;
            this.refusal = this.refusal?.code === 'stopping' ? undefined : this.refusal;
        } else if (message.type === 'announced') {
            this.announced = saidNow(message);
        } else if (message.type === 'notices') {
            this.notices = message;
        } else if (message.type === 'said') {
            this.talk = [...this.talk, message];
        } else if (message.type === 'snapshot') {
            this.#snapshot(message);
        } else if (message.type === 'update') {
            this.#update(message);
        } else if (message.type === 'entered' && message.lost) {
            this.#forget();
        } else if (message.type === 'closing') {
            this.#closing(message);
        } else {
            return;
        }
        this.changed();
    }

    /** @param {{code: string, sentence: string}} message */
    #closing({code, sentence}) {
        if (code === 'moved') {
            return;
        }
        this.refusal = {code, sentence};
        if (FINAL.includes(code)) {
            this.shutOut = code;
            this.link = 'refused';
            this.connection.end();
        }
    }

    /** Forgets what this page was told, because the server has lost it. What the server still has comes next. */
    #forget() {
        this.refusal = {code: 'told_is_lost', sentence: ''};
        this.n = 0;
        this.view = undefined;
        this.handovers = [];
        this.#hold([]);
        this.decision = undefined;
    }

    /** @param {Told[]} told */
    #hold(told) {
        this.#told = told;
        this.events = eventsOf(told);
    }

    /** @param {Snapshot} message */
    #snapshot(message) {
        this.#resyncing = false;
        this.n = message.n;
        this.view = message.view;
        this.#hold(this.#own.takeUp(message.n, message.events));
        this.handovers = message.handovers ?? [];
        this.#heedHands();
        this.decision = message.decision ?? undefined;
    }

    /** @param {PackedUpdate} message */
    #update(message) {
        if (message.n <= this.n) {
            return;
        }
        if (message.n !== this.n + 1) {
            this.#resync();
            return;
        }
        const {n, changes, events, decision, undoes} = unpackedUpdate(/** @type {Forms} */ (this.#forms), message);
        const told = withStep(this.#told, {step: n, events, undoes});
        if (!told) {
            this.#resync();
            return;
        }
        this.n = n;
        this.view = applyChanges(this.view, changes);
        if (undoes !== undefined) {
            this.handovers = handoversWithout(this.handovers, placeOf(this.#told, undoes));
        }
        this.#hold(told);
        this.#own.heed(message, told);
        if (decision !== undefined) {
            this.decision = decision ?? undefined;
        }
    }

    #resync() {
        if (!this.#resyncing) {
            this.#resyncing = true;
            this.connection.request({type: 'resync'}).catch((error) => {
                this.#resyncing = false;
                this.#refused(error);
            });
        }
    }

    /** Answers the decision. @param {Action} action */
    async act(action) {
        if (!this.decision || this.sent) {
            return;
        }
        const answered = this.decision;
        this.sent = action;
        this.#isOut = this.connection.isOpen;
        this.refusal = undefined;
        this.changed();
        try {
            await this.connection.request({type: 'act', decision: answered.number, action}, {again: true});
            // The answer is the update that says what is asked next, unless the action was repeated or an update is
            // missing. Then nothing may be answered until the missing update has come.
            if (this.decision === answered) {
                this.decision = undefined;
            }
        } catch (error) {
            this.#refusedForNow(error);
        }
        this.sent = undefined;
        this.changed();
    }

    /** Takes back what this seat did last, if the server allows it. */
    async undo() {
        if (!(await this.ask({type: 'undo'}, {again: true}))) {
            this.#own.forget();
            this.changed();
        }
    }

    /** A request about the table. The same one again before its answer, as by two quick clicks, is asked once; but a
     *  line may be said twice. Undefined if refused.
     *  @param {{type: string} & Record<string, unknown>} request @param {{again?: boolean}} [manner]
     *  @returns {Promise<any>} */
    ask(request, manner) {
        const key = JSON.stringify(request);
        if (this.#asked?.key !== key || request.type === 'say') {
            const asked = {key, answer: this.#ask(request, manner)};
            this.#asked = asked;
            asked.answer.finally(() => this.#asked === asked && (this.#asked = undefined));
        }
        return this.#asked.answer;
    }

    /** @param {{type: string} & Record<string, unknown>} request @param {{again?: boolean}} [manner] */
    async #ask(request, manner) {
        this.refusal = undefined;
        const answer = await this.connection.request(request, manner).catch((error) => this.#refusedForNow(error));
        this.changed();
        return answer;
    }

    dismiss() {
        this.refusal = undefined;
        this.changed();
    }

    dismissAnnounced() {
        this.announced = undefined;
        this.changed();
    }
}
