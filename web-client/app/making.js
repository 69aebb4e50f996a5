// The choice being made at a table: kept while its decision only gains answers, begun anew for every other one.
// DOM-free.

import {Choosing} from './choosing.js';

/** @import {Decision} from './protocol.d.ts' */

export class Making {
    /** The choice, and the decision it is for. @type {{decision: Decision, choosing: Choosing} | undefined} */ #now;

    /**
     * @param {Decision | undefined} decision @param {(decision: Decision) => Choosing} begin
     * @returns {Choosing | undefined}
     */
    choosingFor(decision, begin) {
        if (!decision) {
            this.#now = undefined;
        } else if (this.#now?.decision !== decision) {
            const begun = begin(decision);
            const old = this.#now?.decision.number === decision.number ? this.#now.choosing : undefined;
            const choosing = old ? new Choosing(begun.rows, old.manners, old.type, old.chosen, old.picks) : begun;
            this.#now = {decision, choosing};
        }
        return this.#now?.choosing;
    }

    /** Takes the next state of the choice, if it is still asked for. @param {Choosing} choosing */
    put(choosing) {
        if (this.#now) {
            this.#now = {...this.#now, choosing};
        }
    }
}
