// Whoever follows an invitation: sees what table this is before sitting down, and goes on to the seat once it is taken.

import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {learnWordsOf} from '../games/words.js';
import {topBar} from './frame.js';
import {joinForm, refusalOf} from './join.js';
import {tableLink} from './links.js';
import {inspect} from './seating.js';

/** @import {GameInfo} from './protocol.d.ts' */
/** @import {Joining} from './join.js' */

/** @param {string} token */
function enterSeat(token) {
    location.hash = tableLink('seat', token).replace('table.html', '');
}

export class Invitation {
    /** @type {Joining} */ #joining = {busy: false};

    /** @param {string} invitation @param {() => void} changed */
    constructor(invitation, changed) {
        this.invitation = invitation;
        this.changed = changed;
        this.#look();
    }

    async #look() {
        try {
            const {table} = await inspect(this.invitation);
            await learnWordsOf(table.game);
            this.#put({...this.#joining, table});
        } catch (error) {
            this.#put({...this.#joining, refusal: refusalOf(error)});
        }
    }

    /** @param {Joining} joining */
    #put(joining) {
        this.#joining = joining;
        this.changed();
    }

    /** @param {GameInfo[]} games */
    drawn(games) {
        const put = (/** @type {Joining} */ joining) => this.#put(joining);
        return html`${topBar(nothing)}${joinForm(this.invitation, this.#joining, games, put, enterSeat)}`;
    }

    /** Nothing runs that would have to end. */
    end() {}
}
