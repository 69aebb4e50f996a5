// A half-made choice: the type of action and the fields picked so far, on the way to one of the legal actions. It is a
// value without DOM. Panels and boards draw it and replace it by the next one.

import {choose, completeAction, fieldsOfType, isPossible, possibleValues, sameValue, typesOf} from './rows.js';

/** @import {Action, Decision, Row, Value} from '../protocol.d.ts' */
/** @import {Chosen} from './rows.js' */
/** @import {Means} from './target.js' */

/**
 * How the fields of one type of action are picked. `pair`: two fields whose order means nothing to the player.
 * `usual`: a field whose first fitting value counts as chosen until another one is picked. `order`: in which values are
 * shown, if not in that of the rows.
 * @typedef {{pair?: [string, string], usual?: string, order?: readonly Value[]}} Manner
 */
/** @typedef {Record<string, Manner>} Manners by type of action */

export class Choosing {
    /**
     * @param {Row[]} rows @param {Manners} manners @param {string | undefined} type @param {Chosen} chosen
     * @param {Value[]} picks values picked for the pair or for the list, not yet a whole one
     * @param {Action[]} planned whole actions that will be sent before this one, where several are planned in a row
     */
    constructor(rows, manners = {}, type = undefined, chosen = {}, picks = [], planned = []) {
        this.rows = rows;
        this.manners = manners;
        this.types = typesOf(rows);
        this.type = type ?? (this.types.length === 1 ? this.types[0] : undefined);
        this.chosen = chosen;
        this.picks = picks;
        this.planned = planned;
    }

    /** The same with something else chosen. @param {Chosen} chosen @param {Value[]} [picks] */
    #having(chosen, picks = []) {
        return new Choosing(this.rows, this.manners, this.type, chosen, picks, this.planned);
    }

    /** The same choice among other rows. @param {Row[]} rows */
    over(rows) {
        return new Choosing(rows, this.manners, this.type, this.chosen, this.picks, this.planned);
    }

    /** @param {string | undefined} type */
    withType(type) {
        return new Choosing(this.rows, this.manners, type, {}, [], this.planned);
    }

    /** With nothing chosen, and these planned. @param {Action[]} planned */
    planning(planned) {
        return new Choosing(this.rows, this.manners, this.type, {}, [], planned);
    }

    /** With this whole action chosen. @param {Action} action */
    withAction({type, ...chosen}) {
        const begun = this.withType(type);
        const values = begun.pair?.map((field) => chosen[field]) ?? Object.values(chosen).find(Array.isArray) ?? [];
        return begun.#having(chosen, values);
    }

    /** The same decision with nothing chosen; what is planned stays. */
    cleared() {
        return this.#having({});
    }

    get fields() {
        return this.type === undefined ? [] : fieldsOfType(this.rows, this.type);
    }

    get pair() {
        return this.type === undefined ? undefined : this.manners[this.type]?.pair;
    }

    /** Whether anything has been picked that could be taken back. */
    get begun() {
        return Object.keys(this.chosen).length > 0 || this.picks.length > 0;
    }

    /** Values the field can have at all, whatever else is chosen. @param {string} field @returns {Value[]} */
    offered(field) {
        return this.type === undefined ? [] : possibleValues(this.rows, this.type, field);
    }

    /** Values that go with what is chosen already. @param {string} field @returns {Value[]} */
    fitting(field) {
        return this.type === undefined ? [] : possibleValues(this.rows, this.type, field, this.chosen);
    }

    /** @param {string} field @param {Value} value */
    isChosen(field, value) {
        return field in this.chosen && sameValue(this.chosen[field], value);
    }

    /** Picks a value, or takes it back if it is the one chosen. @param {string} field @param {Value} value */
    pick(field, value) {
        if (this.type === undefined) {
            return this;
        }
        const {[field]: _, ...without} = this.chosen;
        const chosen = this.isChosen(field, value) ? without : choose(this.rows, this.type, this.chosen, field, value);
        return this.#having(chosen);
    }

    /** Whether both values together make a legal pair, in either order. @param {Value} one @param {Value} other */
    #pairOf(one, other) {
        if (this.type === undefined || !this.pair) {
            return undefined;
        }
        const [first, second] = this.pair;
        const ways = [
            {[first]: one, [second]: other},
            {[first]: other, [second]: one},
        ];
        return ways.find((way) => isPossible(this.rows, /** @type {string} */ (this.type), way));
    }

    /** Values that can be picked next for the pair. @returns {Value[]} */
    pairOffers() {
        if (!this.pair) {
            return [];
        }
        const all = [...this.offered(this.pair[0])];
        for (const value of this.offered(this.pair[1])) {
            if (!all.some((one) => sameValue(one, value))) {
                all.push(value);
            }
        }
        return this.picks.length === 1 ? all.filter((value) => this.#pairOf(this.picks[0], value)) : all;
    }

    /** Picks one value of the pair. A third pick starts anew with it. @param {Value} value */
    pickOfPair(value) {
        if (this.picks.length === 1) {
            const way = this.#pairOf(this.picks[0], value);
            if (way) {
                return this.#having(way, [this.picks[0], value]);
            }
        }
        return this.#having({}, [value]);
    }

    /** Takes back one value of the pair. @param {Value} value */
    dropOfPair(value) {
        const index = this.picks.findIndex((one) => sameValue(one, value));
        return this.#having(
            {},
            this.picks.filter((_, at) => at !== index),
        );
    }

    /** For a field whose values are lists: what can follow the picks so far. @param {string} field */
    nextOfList(field) {
        const lists = this.offered(field).filter(Array.isArray);
        const next = lists
            .filter((list) => this.picks.every((value, index) => sameValue(value, list[index])))
            .map((list) => list[this.picks.length]);
        return [...new Set(next.filter((value) => value !== undefined))];
    }

    /** @param {string} field @param {Value} value */
    pickOfList(field, value) {
        const picks = [...this.picks, value];
        const whole = this.offered(field).some((list) => sameValue(list, picks));
        return this.#having(whole ? {[field]: picks} : {}, picks);
    }

    /** The field that has a usual value. */
    get #usual() {
        return this.type === undefined ? undefined : this.manners[this.type]?.usual;
    }

    /** Fields with only one value left count as chosen. @returns {Chosen} */
    get #forced() {
        /** @type {Chosen} */
        const forced = {...this.chosen};
        for (const field of this.fields) {
            const left = this.type === undefined ? [] : possibleValues(this.rows, this.type, field, forced);
            if (!(field in forced) && left.length === 1) {
                forced[field] = left[0];
            }
        }
        return forced;
    }

    /** Fields that are settled without being picked count as chosen. @returns {Chosen} */
    get settled() {
        const settled = this.#forced;
        const usual = this.#usual;
        if (usual !== undefined && !(usual in settled) && this.asked.includes(usual)) {
            settled[usual] = this.shown(usual)[0];
        }
        return settled;
    }

    /** The fields that can be asked about now: one with a usual value comes after all others. */
    get asked() {
        const forced = this.#forced;
        const usual = this.#usual;
        const open = this.fields.filter((field) => field !== usual && !(field in forced));
        return open.length === 0 ? this.fields : this.fields.filter((field) => field !== usual);
    }

    /** The values to choose from. A usual field shows only those that fit the other fields. @param {string} field */
    shown(field) {
        const values = field === this.#usual ? this.fitting(field) : this.offered(field);
        const order = this.manners[this.type ?? '']?.order;
        return order?.filter((value) => values.includes(value)) ?? values;
    }

    /** Whether something was picked and nothing else can be: no field has another value left. */
    get isDecided() {
        return this.begun && this.fields.every((field) => field in this.chosen || this.fitting(field).length === 1);
    }

    /** @returns {Action | undefined} the action, once it is whole */
    get action() {
        return this.type === undefined ? undefined : completeAction(this.rows, this.type, this.settled);
    }
}

/**
 * The choice as it begins. If `likelyType` names a type of action, that one is chosen.
 * @param {Decision} decision @param {Manners} manners
 * @param {(types: string[], rows: Row[]) => string | undefined} likelyType
 */
export function beginChoosing({rows}, manners, likelyType) {
    const choosing = new Choosing(rows, manners);
    return choosing.withType(likelyType(choosing.types, rows));
}

/**
 * Takes each next state of a choice: sends a completed action if it needs no confirming, else puts the choice.
 * @param {{put(next: Choosing): void, send(action: Action): void}} to
 * @param {(type: string, next: Choosing, means: Means) => boolean} isSentAtOnce
 */
export function putOrSend({put, send}, isSentAtOnce) {
    return (/** @type {Choosing} */ next, /** @type {Means} */ means = 'key') => {
        const action = next.type !== undefined && isSentAtOnce(next.type, next, means) ? next.action : undefined;
        if (action) {
            send(action);
        } else {
            put(next);
        }
    };
}
