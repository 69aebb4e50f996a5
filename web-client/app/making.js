// The choice being made at a table: kept while its decision only gains answers, begun anew for every other one, except
// that what is planned stays where the next decision allows it, too. DOM-free.

import {allows} from './rows.js';

/** @import {Choosing} from './choosing.js' */
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
            this.#now = {decision, choosing: this.#next(decision, begin(decision))};
        }
        return this.#now?.choosing;
    }

    /** @param {Decision} decision @param {Choosing} begun */
    #next({number, rows}, begun) {
        const old = this.#now?.choosing;
        if (old && this.#now?.decision.number === number) {
            return old.over(begun.rows);
        }
        return old && old.planned.length > 0 ? begun.planning(old.planned.filter((one) => allows(rows, one))) : begun;
    }

    /** Takes the next state of the choice, if it is still asked for. @param {Choosing} choosing */
    put(choosing) {
        if (this.#now) {
            this.#now = {...this.#now, choosing};
        }
    }
}
