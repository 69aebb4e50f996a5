// A hint: what a strong bot would do at the decision that is asked, where the table allows that. What it says is put as
// the choice, which the person still has to send. DOM-free.

import {listNames, NEXT_TO_NOTHING, say, sayCount, signed} from '../words/words.js';

/** @import {Session} from '../connection/session.js' */
/** @import {Action, HintMessage} from '../protocol.d.ts' */

/** What the bot would do, once it has said so, and what it would do next best; `seek` asks it. There are so many
 *  rivals. @typedef {{action?: Action, next?: HintMessage['next'], rivals: number, seek?: () => void}} Hint */

/** A lead that is lost, in whole points. @param {number} lead in hundredths of a point */
const lost = (lead) => signed(-Math.sign(lead) * Math.round(Math.abs(lead) / 100));

/**
 * How many points the next best answer brings instead, to the asker and to the others; empty where it is about as good.
 * @param {NonNullable<Hint['next']>} next @param {number} rivals how many others there are
 */
export function pointsInstead({own, others}, rivals) {
    const words = [];
    if (Math.abs(own) >= NEXT_TO_NOTHING) {
        words.push(say('decide.hint.you', {by: lost(own)}));
    }
    if (Math.abs(others) >= NEXT_TO_NOTHING) {
        words.push(sayCount('decide.hint.others', rivals, {by: lost(others)}));
    }
    return listNames(words);
}

export class Hinting {
    /** The decision that was asked about, and what the bot has said of it.
     *  @type {{number: number, said?: HintMessage} | undefined} */
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
        return {
            action: found?.said?.action,
            next: found?.said?.next,
            rivals: table.seats.length - 1,
            seek: found ? undefined : () => this.#seek(live, asked.number, put),
        };
    }

    /** @param {Session} live @param {number} decision @param {(action: Action) => void} put */
    async #seek(live, decision, put) {
        const sought = {number: decision};
        this.#found = sought;
        this.changed();
        const answer = await live.ask({type: 'hint', decision});
        if (this.#found === sought) {
            this.#found = answer && {...sought, said: answer};
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
