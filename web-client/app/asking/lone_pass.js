// Passing where nothing else is possible and everybody can know that, which is no question. Where it would tell what
// somebody holds, the person is asked (docs/decisions/0074). DOM-free.

/** @import {Action, Decision, Row} from '../protocol.d.ts' */

const PASS = {type: 'pass'};

/** Whether passing is all that is possible. @param {Row[]} rows */
export const isLone = (rows) => rows.length === 1 && rows[0].type === PASS.type;

export class LonePass {
    /** How many events had been told when it last passed. */ #passedAt = -1;

    /**
     * Passes a question that needs nobody, once. The same question comes again only when somebody has taken back what
     * they did, or when passing was refused, and then it is theirs.
     * @param {Decision | undefined} decision one that can still be answered
     * @param {number} told how many events this page has been told
     * @param {() => boolean} isWanted whether this person wants that, and everybody can know that nothing else is
     *     possible
     * @returns {Action | undefined}
     */
    heed(decision, told, isWanted) {
        if (!decision || told <= this.#passedAt || !isLone(decision.rows) || !isWanted()) {
            return undefined;
        }
        this.#passedAt = told;
        return {...PASS};
    }
}
