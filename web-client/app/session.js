// What this browser has been told about one table: its facts, the view, the events and the decision, always exactly as
// the server said them. It enters again after a lost connection, asks anew when an update is missing, and says when
// what is shown may be out of date. It draws nothing.

import {applyChanges} from './changes.js';
import {Connection, RefusedError} from './connection.js';
import {fetchForms} from './http.js';
import {unpackedUpdate} from './packing.js';

/** @import {Action, Decision, Forms, GameEvent, PackedUpdate, Role, ServerMessage, Snapshot, Table}
 *      from './protocol.d.ts' */
/** @import {World} from './connection.js' */

/** @typedef {'connecting' | 'lost' | 'entering' | 'live' | 'refused' | 'ended'} Link */

/** Refusals to enter after which it may help to try again later. */
const PASSING = ['storage_failed', 'internal_error', 'no_forms'];

export class Session {
    /** @type {Link} */ link = 'connecting';
    /** When the next try is made, if the connection is lost (ms since 1970). */ nextTryAt = 0;
    /** @type {Role | undefined} */ role;
    /** @type {Table | undefined} */ table;
    /** @type {any} */ view;
    /** @type {GameEvent[]} */ events = [];
    /** @type {Decision | undefined} */ decision;
    /** The action that was sent and not yet answered. @type {Action | undefined} */ sent;
    /** The last refusal, until it is dismissed. @type {{code: string, sentence: string} | undefined} */ refusal;
    n = 0;
    #resyncing = false;
    /** What unpacks updates. @type {Forms | undefined} */ #forms;
    /** What has been said since an update came that could not be unpacked yet. @type {ServerMessage[]} */ #held = [];

    /**
     * @param {string} address @param {string} token seat or watch token
     * @param {() => void} changed called after every change of anything above
     * @param {World} [world]
     * @param {(game: string) => Promise<Forms>} formsOf
     */
    constructor(address, token, changed, world, formsOf = fetchForms) {
        this.token = token;
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
        );
    }

    /** The seat of this browser, or undefined for one who watches. */
    get seat() {
        return typeof this.role === 'number' ? this.role : undefined;
    }

    end() {
        this.connection.end();
    }

    async #enter() {
        this.link = 'entering';
        this.changed();
        try {
            const seen = this.n > 0 ? {seen: this.n} : {};
            const entered = await this.connection.request({type: 'enter', token: this.token, ...seen});
            this.role = entered.role;
            this.table = entered.table;
            await this.#learnForms(entered.table.game);
            this.link = 'live';
            this.connection.sendAgain();
        } catch (error) {
            this.#notEntered(error);
        }
        this.changed();
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
            this.link = 'refused';
            this.connection.end();
        }
    }

    /** @param {number} nextTryMs */
    #lost(nextTryMs) {
        this.link = 'lost';
        this.nextTryAt = Date.now() + nextTryMs;
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

    /** @param {ServerMessage} message */
    #hear(message) {
        if (!this.#forms && (message.type === 'update' || this.#held.length > 0)) {
            this.#held.push(message);
            return;
        }
        if (message.type === 'table') {
            this.table = message.table;
        } else if (message.type === 'snapshot') {
            this.#snapshot(message);
        } else if (message.type === 'update') {
            this.#update(message);
        } else if (message.type === 'entered' && message.lost) {
            this.#forget();
        } else if (message.type === 'closing') {
            this.refusal = {code: message.code, sentence: message.sentence};
        } else {
            return;
        }
        this.changed();
    }

    /** What this page was told is not so any more; if there is something else, it is sent next. */
    #forget() {
        this.refusal = {code: 'told_is_lost', sentence: ''};
        this.n = 0;
        this.view = undefined;
        this.events = [];
        this.decision = undefined;
    }

    /** @param {Snapshot} message */
    #snapshot(message) {
        this.#resyncing = false;
        this.n = message.n;
        this.view = message.view;
        this.events = message.events;
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
        const {n, changes, events, decision} = unpackedUpdate(/** @type {Forms} */ (this.#forms), message);
        this.n = n;
        this.view = applyChanges(this.view, changes);
        this.events = [...this.events, ...events];
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
        this.refusal = undefined;
        this.changed();
        try {
            await this.connection.request({type: 'act', decision: answered.number, action}, {again: true});
            // The answer is the update that says what is asked next, unless the action was repeated or an update before
            // it is missing: then nothing may be answered until what is missing has come.
            if (this.decision === answered) {
                this.decision = undefined;
            }
        } catch (error) {
            this.#refused(error);
        }
        this.sent = undefined;
        this.changed();
    }

    /**
     * A request of the waiting room.
     * @param {{type: string} & Record<string, unknown>} request
     * @returns {Promise<boolean>} whether the server has said that it is done
     */
    async ask(request) {
        this.refusal = undefined;
        let done = true;
        try {
            await this.connection.request(request);
        } catch (error) {
            this.#refused(error);
            done = false;
        }
        this.changed();
        return done;
    }

    dismiss() {
        this.refusal = undefined;
        this.changed();
    }
}
