// Finds who plays again after a match, among the invitations that people at its table have said. It looks at the new
// tables now and then, since only the server knows how they stand. DOM-free.

import {ownToken} from '../browser/storage.js';
import {RefusedError} from '../connection/connection.js';
import {seatedLink, seatLink} from '../connection/links.js';
import {hasFreeSeat} from '../people/standing.js';
import {invitationsOf} from '../people/talk_links.js';
import {seatName} from '../words/words.js';
import {isLike, LOOKED_AT, nextSeat} from './rematch.js';

/** @import {Session} from '../connection/session.js' */
/** @import {Invited, Table, TalkLine} from '../protocol.d.ts' */

/** A seat at the next table that can be taken. @typedef {{invitation: string, table: Table, seat: number}} NextSeat */
/** Who plays again, and the way to one's seat there, which may be taken already or be free.
 *  @typedef {{player: string, link: string, free?: NextSeat}} Offer */

const PAUSE_MS = 10000;

/** @param {string} invitation @param {Table} next @param {number} wish for a seat there
 *  @returns {Offer[]} none if there is nothing to go to */
function offerOf(invitation, next, wish) {
    const token = ownToken(next.id);
    const player = seatName(next.seats[next.host], next.host);
    if (token && ['open', 'running'].includes(next.status)) {
        return [{player, link: seatLink(token)}];
    }
    const free = {invitation, table: next, seat: wish};
    return !token && hasFreeSeat(next) ? [{player, link: seatedLink(invitation, wish), free}] : [];
}

export class Offers {
    /** The tables of the invitations, as last looked at. @type {Map<string, Table | undefined>} */ #seen = new Map();
    /** @type {string[]} */ #said = [];
    /** The seat of this browser. */ #seat = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */ #later;
    #isLooking = false;
    #isEnded = false;

    /** @param {() => void} changed */
    constructor(changed) {
        this.changed = changed;
    }

    /** After each message at a table whose match is over. @param {Session} session @param {TalkLine[]} talk */
    heed(session, talk) {
        this.#seat = session.seat ?? 0;
        this.#said = invitationsOf(talk).slice(-LOOKED_AT);
        if (this.#said.some((invitation) => !this.#seen.has(invitation))) {
            this.#look(session);
        }
    }

    /** What leads to a seat that is held already, else to the table that was made first: all are to meet at one.
     *  @param {Table} table @returns {Offer | undefined} */
    at(table) {
        const offers = this.#said.flatMap((invitation) => {
            const next = this.#seen.get(invitation);
            return next && isLike(next, table) ? offerOf(invitation, next, nextSeat(this.#seat, table)) : [];
        });
        return offers.find(({free}) => !free) ?? offers[0];
    }

    /** @param {Session} session */
    async #look(session) {
        if (this.#isLooking || this.#isEnded) {
            return;
        }
        clearTimeout(this.#later);
        this.#isLooking = true;
        await Promise.all(this.#said.map((invitation) => this.#lookAt(session, invitation)));
        this.#isLooking = false;
        if (!this.#isEnded) {
            this.#later = setTimeout(() => this.#look(session), PAUSE_MS);
            this.changed();
        }
    }

    /** @param {Session} session @param {string} invitation */
    async #lookAt({connection}, invitation) {
        try {
            /** @type {Invited} */
            const {table} = await connection.request({type: 'inspect', invitation});
            this.#seen.set(invitation, table);
        } catch (error) {
            // Without a connection, what was seen before is the best there is until the next look.
            const isLost = error instanceof RefusedError && error.code === 'connection_lost';
            this.#seen.set(invitation, isLost ? this.#seen.get(invitation) : undefined);
        }
    }

    end() {
        this.#isEnded = true;
        clearTimeout(this.#later);
    }
}
