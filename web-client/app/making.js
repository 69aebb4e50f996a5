// The choice being made at a table: kept while its decision only gains answers, begun anew for every other one, except
// that what is planned stays where the next decision allows it, too. DOM-free.

import {allows} from './rows.js';

/** @import {Choosing} from './choosing.js' */
/** @import {Action, Decision} from './protocol.d.ts' */

export class Making {
    /** The choice, the decision it is for, and what was planned and is not allowed by it.
     *  @type {{decision: Decision, choosing: Choosing, dropped: Action[]} | undefined} */ #now;

    /**
     * @param {Decision | undefined} decision @param {(decision: Decision) => Choosing} begin
     * @returns {Choosing | undefined}
     */
    choosingFor(decision, begin) {
        if (!decision) {
            this.#now = undefined;
        } else if (this.#now?.decision !== decision) {
            const choosing = this.#next(decision, begin(decision));
            this.#now = {decision, choosing, dropped: this.#droppedBy(choosing)};
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

    /** @param {Choosing} next */
    #droppedBy({planned}) {
        return this.#now?.choosing.planned.filter((one) => !planned.includes(one)) ?? [];
    }

    /** What was planned and is not possible any more, until something else is chosen. */
    get dropped() {
        return this.#now?.dropped ?? [];
    }

    /** Takes the next state of the choice, if it is still asked for. @param {Choosing} choosing */
    put(choosing) {
        if (this.#now) {
            this.#now = {...this.#now, choosing, dropped: []};
        }
    }
}
