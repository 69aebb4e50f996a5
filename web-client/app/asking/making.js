// The choice being made at a table. It is kept while the decision only gains answers, and when the same decision is
// asked again. Every other decision begins anew; what is planned stays if the next decision allows it. What is dropped
// of a plan is told. DOM-free.

import {allows} from './rows.js';

/** @import {Action, Decision} from '../protocol.d.ts' */
/** @import {Choosing} from './choosing.js' */

/**
 * A choice and the decision it is for.
 * @typedef {object} Made
 * @property {Decision} decision
 * @property {Choosing} began how it began
 * @property {Choosing} choosing
 * @property {Action[]} dropped what was planned and is no longer possible
 * @property {Action[]} sent what was sent of it
 */

/** Whether a person has not made anything of it yet. @param {Made} made */
const isUntouched = ({began, choosing}) =>
    choosing.type === began.type && !choosing.begun && choosing.planned.length === 0;

/** Planned actions that were not sent. @param {Made} made */
const leftOf = ({choosing, sent}) => choosing.planned.filter((one) => !sent.includes(one));

export class Making {
    /** @type {Made | undefined} */ #now;
    /** The choice for a decision that is no longer asked. @type {Made | undefined} */ #gone;

    /**
     * @param {Decision | undefined} decision @param {(decision: Decision) => Choosing} begin
     * @returns {Choosing | undefined}
     */
    choosingFor(decision, begin) {
        if (!decision) {
            this.#gone = this.#now ?? this.#gone;
            this.#now = undefined;
        } else if (this.#now?.decision !== decision) {
            this.#now = this.#next(decision, begin(decision));
            this.#gone = undefined;
        }
        return this.#now?.choosing;
    }

    /** @param {Decision} decision @param {Choosing} began @returns {Made} */
    #next(decision, began) {
        const old = this.#now ?? this.#gone;
        if (old?.decision.number === decision.number) {
            // An untouched choice looks the same on every device of this person.
            const choosing = isUntouched(old) ? began : old.choosing.over(began.rows);
            return {...old, decision, began, choosing};
        }
        const left = old ? leftOf(old) : [];
        // A plan does not outlive its round, which may have been played by somebody else.
        const kept = this.#now ? left.filter((one) => allows(decision.rows, one)) : [];
        const choosing = kept.length > 0 ? began.planning(kept) : began;
        return {decision, began, choosing, dropped: left.filter((one) => !kept.includes(one)), sent: []};
    }

    /** Whether a person has begun to answer. */
    get isBegun() {
        return this.#now !== undefined && !isUntouched(this.#now);
    }

    /** Planned actions that are no longer possible, until something else is chosen. */
    get dropped() {
        return this.#now?.dropped ?? [];
    }

    /** Takes the next state of the choice, if it is still asked for. @param {Choosing} choosing */
    put(choosing) {
        if (this.#now) {
            this.#now = {...this.#now, choosing, dropped: [], sent: []};
        }
    }

    /** Notes what is sent now: unless it is refused, it is no longer planned. @param {Action[]} actions */
    sending(actions) {
        if (this.#now) {
            this.#now = {...this.#now, sent: actions};
        }
    }
}
