// Follows an invitation: shows the table before anybody sits down, and goes on to the seat once it is taken.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {learnWordsOf} from '../../games/words.js';
import {WhileSeen} from '../browser/while_seen.js';
import {isOnTheWay, refusalOf} from '../connection/connection.js';
import {enterSeat} from '../connection/links.js';
import {topBar} from '../page/frame.js';
import {inspect} from '../people/seating.js';
import {seatsAt} from '../people/standing.js';
import {joinForm} from './join.js';

/** @import {Entrance} from '../connection/links.js' */
/** @import {GameInfo, Table} from '../protocol.d.ts' */
/** @import {Joining} from './join.js' */

/** How long the form waits for what the server says of its games: without it no rules are explained. */
const GAMES_MS = 4000;
/** How long to wait before looking again, where the server was not reached or no seat is free. */
const PAUSE_MS = 5000;

/** Refusals of a seat that mean that the table has changed since it was shown. */
const CHANGED = ['table_full', 'table_running', 'table_over', 'table_broken', 'table_gone', 'unknown_invitation'];

export class Invitation {
    /** @type {Joining} */ #joining;
    /** @type {Promise<void>} */ #gamesTold;
    #isLeft = false;
    #again = new WhileSeen(() => this.#look());

    /** @param {Entrance} entrance @param {() => void} changed @param {Promise<void>} gamesTold what games there are */
    constructor({secret, seat}, changed, gamesTold) {
        this.invitation = secret;
        this.#gamesTold = gamesTold;
        this.#joining = {busy: false, seat};
        this.changed = changed;
        this.#look();
    }

    async #look() {
        try {
            const {table} = await inspect(this.invitation);
            const soon = new Promise((resolve) => setTimeout(resolve, GAMES_MS));
            // Without its words the game is told of as the server tells it.
            const words = learnWordsOf(table.game).catch(() => {});
            await Promise.all([words, Promise.race([this.#gamesTold, soon])]);
            this.#put({...this.#joining, table, refusal: this.#unexplained(table)});
            if (seatsAt(table) === 'full') {
                this.#lookLater();
            }
        } catch (error) {
            const refusal = refusalOf(error);
            // A table that was told of before may be gone.
            const table = isOnTheWay(refusal) ? this.#joining.table : undefined;
            this.#put({...this.#joining, table, refusal});
            if (isOnTheWay(refusal)) {
                this.#lookLater();
            }
        }
    }

    /** Why nobody sat down, as long as the page does not show it otherwise. @param {Table} table */
    #unexplained(table) {
        const {refusal} = this.#joining;
        return refusal && !isOnTheWay(refusal) && seatsAt(table) === 'free' ? refusal : undefined;
    }

    #lookLater() {
        if (!this.#isLeft) {
            this.#again.wait(PAUSE_MS);
        }
    }

    /** @param {Joining} joining */
    #put(joining) {
        this.#joining = joining;
        this.changed();
    }

    /** @param {GameInfo[]} games */
    drawn(games) {
        const put = (/** @type {Joining} */ joining) => {
            this.#put(joining);
            if (CHANGED.includes(joining.refusal?.code ?? '')) {
                this.#look();
            }
        };
        return html`${topBar(nothing)}${joinForm(this.invitation, this.#joining, games, put, enterSeat)}`;
    }

    end() {
        this.#isLeft = true;
        this.#again.end();
    }
}
