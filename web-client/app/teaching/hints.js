// When a hint of a first game speaks: its conditions, compared with what this seat knows. A condition names stages,
// actions, events and fields of the view, as the data of its game has them. No rule of any game is known here.
// DOM-free.

/** @import {Decision, GameEvent} from '../protocol.d.ts' */

/**
 * One fact that a hint waits for. Exactly one of `stage`, `offered`, `heard`, `field` and `holds` is there.
 * @typedef {object} Condition
 * @property {string[]} [stage] the match is in one of these
 * @property {string[]} [offered] an action of one of these types is offered to this seat
 * @property {Record<string, unknown>} [heard] an event with these values was told; a list names those that will do
 * @property {string} [since] counts events only after the last one of this type
 * @property {string} [field] path in the view; `me` is this seat, and `*` is whatever stands there
 * @property {unknown[]} [is] one of the values there is one of these
 * @property {number} [least] there are at least so many: numbers, and lengths of lists, added up; or events
 * @property {number} [most]
 * @property {(facts: Facts) => boolean} [holds] what only the game can tell
 */

/** What fills the words of a hint. @typedef {Record<string, number>} Numbers */

/**
 * `at` says by a selector where to look. `isAgain`: speaks though it was told before.
 * @typedef {{name: string, when: Condition[], at: string, numbers?: Numbers, isAgain?: boolean}} Hint
 */

/**
 * A game that teaches: how its table is set up, and its hints in the order in which they matter. The words of a hint
 * have the prefix and its name for their key.
 * @typedef {object} FirstGame
 * @property {string} prefix
 * @property {{seats: number, seed: string}} table
 * @property {Hint[]} hints
 */

/** What a seat knows. @typedef {{view: any, events: GameEvent[], decision?: Decision, seat: number}} Facts */

/**
 * All values at the end of a path.
 * @param {any} value @param {string[]} path @param {number} seat @returns {any[]}
 */
function valuesAt(value, [part, ...rest], seat) {
    if (part === undefined) {
        return value === undefined ? [] : [value];
    }
    if (typeof value !== 'object' || value === null) {
        return [];
    }
    const next = part === '*' ? Object.values(value) : [value[part === 'me' ? seat : part]];
    return next.flatMap((one) => valuesAt(one, rest, seat));
}

/** A number counts as itself, a list as its length. @param {any} value */
const countOf = (value) => (typeof value === 'number' ? value : Object.keys(value).length);

/** @param {Condition & {field: string}} condition @param {Facts} facts */
function fieldHolds({field, is, least, most}, {view, seat}) {
    const values = valuesAt(view, field.split('.'), seat);
    if (is) {
        return values.some((value) => is.some((one) => value === (one === 'me' ? seat : one)));
    }
    const count = values.reduce((sum, value) => sum + countOf(value), 0);
    return count >= (least ?? count) && count <= (most ?? count);
}

/**
 * The events that have these values. `me` is this seat.
 * @param {GameEvent[]} events @param {Record<string, unknown>} heard @param {number} seat
 */
export function heardOf(events, heard, seat) {
    const wanted = Object.entries(heard).map(([field, value]) => ({field, value: value === 'me' ? seat : value}));
    return events.filter((event) =>
        wanted.every(({field, value}) =>
            Array.isArray(value) ? value.includes(event[field]) : event[field] === value,
        ),
    );
}

/** @param {Condition & {heard: Record<string, unknown>}} condition @param {Facts} facts */
function wasHeard({heard, since, least, most}, {events, seat}) {
    const first = since ? events.findLastIndex(({type}) => type === since) + 1 : 0;
    const count = heardOf(events.slice(first), heard, seat).length;
    return count >= (least ?? (most === undefined ? 1 : 0)) && count <= (most ?? count);
}

/** @param {Condition} condition @param {Facts} facts */
function conditionHolds(condition, facts) {
    const {stage, offered, heard, field, holds} = condition;
    if (holds) {
        return holds(facts);
    }
    if (stage) {
        return stage.includes(facts.view.stage);
    }
    if (offered) {
        return facts.decision?.rows.some(({type}) => offered.includes(type)) ?? false;
    }
    return heard
        ? wasHeard({...condition, heard}, facts)
        : fieldHolds({...condition, field: /** @type {string} */ (field)}, facts);
}

/** @param {Condition[]} conditions @param {Facts} facts */
export const allHold = (conditions, facts) => conditions.every((condition) => conditionHolds(condition, facts));

/** Whether this is the moment of a hint. @param {Pick<Hint, 'when'>} hint @param {Facts} facts */
export const isTheMoment = ({when}, facts) => allHold(when, facts);
