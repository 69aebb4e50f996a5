// A hint: what a strong bot would do at the decision that is asked, where the table allows that. What it says is put as
// the choice, which the person still has to send. DOM-free.

/** @import {Session} from '../connection/session.js' */
/** @import {Action} from '../protocol.d.ts' */

/** What the bot would do, once it has said so; `seek` asks it.
 *  @typedef {{action?: Action, seek?: () => void}} Hint */

export class Hinting {
    /** The decision that was asked about, and what the bot would do there.
     *  @type {{number: number, action?: Action} | undefined} */
    #found;

    /** @param {() => void} changed */
    constructor(changed) {
        this.changed = changed;
    }

    /** What there is of a hint, where hints are given and something is asked.
     *  @param {Session} live @param {(action: Action) => void} put takes the action as the choice
     *  @returns {Hint | undefined} */
    at(live, put) {
        const {asked, table} = live;
        if (!asked || !table?.hints) {
            return undefined;
        }
        const found = this.#found?.number === asked.number ? this.#found : undefined;
        return {action: found?.action, seek: found ? undefined : () => this.#seek(live, asked.number, put)};
    }

    /** @param {Session} live @param {number} decision @param {(action: Action) => void} put */
    async #seek(live, decision, put) {
        const sought = {number: decision};
        this.#found = sought;
        this.changed();
        const answer = await live.ask({type: 'hint', decision});
        if (this.#found === sought) {
            this.#found = answer && {...sought, action: answer.action};
        }
        if (answer && live.asked?.number === decision) {
            put(answer.action);
        } else if (live.refusal?.code === 'stale_decision') {
            // Whoever has answered meanwhile wants no hint any more.
            live.dismiss();
        }
        this.changed();
    }
}
