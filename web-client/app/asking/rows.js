// Reads the rows of a decision (PROTOCOL.md 3): which types of action are possible, which values a field can still
// have, and whether a choice is a whole legal action. This is all that the page knows of legality.

/** @import {Action, Row, Value} from '../protocol.d.ts' */

/** @typedef {Record<string, Value>} Chosen fields chosen so far, without the type */

/** @param {Value} one @param {Value} other @returns {boolean} */
export function sameValue(one, other) {
    if (Array.isArray(one) && Array.isArray(other)) {
        return one.length === other.length && one.every((value, index) => sameValue(value, other[index]));
    }
    return one === other;
}

/** @param {Row} row @param {string} field @returns {Value[]} */
function listOf(row, field) {
    const list = row[field];
    return Array.isArray(list) ? list : [];
}

/** @param {Row} row @returns {string[]} */
function fieldsOf(row) {
    return Object.keys(row).filter((key) => key !== 'type');
}

/** @param {Row} row @param {Chosen} chosen @param {string} [except] */
function rowAllows(row, chosen, except) {
    return Object.entries(chosen).every(
        ([field, value]) => field === except || listOf(row, field).some((one) => sameValue(one, value)),
    );
}

/** The types of action that the rows contain, in their order. @param {Row[]} rows @returns {string[]} */
export function typesOf(rows) {
    return [...new Set(rows.map((row) => row.type))];
}

/** @param {Row[]} rows @param {string} type @returns {string[]} the fields of this type of action */
export function fieldsOfType(rows, type) {
    const row = rows.find((one) => one.type === type);
    return row ? fieldsOf(row) : [];
}

/**
 * The values a field can have, given the other fields chosen so far.
 * @param {Row[]} rows @param {string} type @param {string} field @param {Chosen} chosen
 * @returns {Value[]} without repetitions, in the order of the rows
 */
export function possibleValues(rows, type, field, chosen = {}) {
    /** @type {Value[]} */
    const values = [];
    for (const row of rows) {
        if (row.type === type && rowAllows(row, chosen, field)) {
            for (const value of listOf(row, field)) {
                if (!values.some((one) => sameValue(one, value))) {
                    values.push(value);
                }
            }
        }
    }
    return values;
}

/** Whether some legal action has these fields. @param {Row[]} rows @param {string} type @param {Chosen} chosen */
export function isPossible(rows, type, chosen) {
    return rows.some((row) => row.type === type && rowAllows(row, chosen));
}

/** Whether the rows allow exactly this action. @param {Row[]} rows @param {Action} action */
export function allows(rows, action) {
    const {type, ...chosen} = action;
    return rows.some(
        (row) => row.type === type && fieldsOf(row).length === Object.keys(chosen).length && rowAllows(row, chosen),
    );
}

/**
 * The whole action once every field is chosen, or undefined.
 * @param {Row[]} rows @param {string} type @param {Chosen} chosen
 * @returns {Action | undefined}
 */
export function completeAction(rows, type, chosen) {
    /** @type {Action} */
    const action = {type, ...chosen};
    return allows(rows, action) ? action : undefined;
}

/**
 * Chooses a value. Fields chosen before give way, the oldest first, if they do not go with it.
 * @param {Row[]} rows @param {string} type @param {Chosen} chosen @param {string} field @param {Value} value
 * @returns {Chosen}
 */
export function choose(rows, type, chosen, field, value) {
    /** @type {Chosen} */
    let result = {[field]: value};
    const others = Object.entries(chosen).filter(([other]) => other !== field);
    for (const [other, old] of others.reverse()) {
        const wider = {[other]: old, ...result};
        if (isPossible(rows, type, wider)) {
            result = wider;
        }
    }
    return result;
}
