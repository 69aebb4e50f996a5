// How each type of action is asked for: what its fields mean, so that they can be picked on the road, in the hand,
// among the prestige buildings or in the panel. This only says how to ask; the rows of the decision say what is
// possible. DOM-free.

import {allows, sameValue} from '../../app/asking/rows.js';

/** @import {Choosing} from '../../app/asking/choosing.js' */
/** @import {Chosen} from '../../app/asking/rows.js' */
/** @import {Target} from '../../app/asking/target.js' */
/** @import {Action, Row, Value} from '../../app/protocol.d.ts' */

/** @typedef {'place' | 'steps' | 'hand' | 'prestige' | 'payment' | 'cubes' | 'cube' | 'amount' | 'choice'} Kind */
/** `lit` if the current choice waits for it. @typedef {Target & {lit: boolean}} BoardTarget */

/** @type {Record<string, Record<string, Kind>>} */
export const FIELD_KINDS = {
    choose_hand: {choice: 'choice'},
    draw_card: {},
    replace_hand: {},
    place_worker: {place: 'place'},
    build: {building: 'hand', payment: 'payment'},
    build_prestige: {prestige: 'prestige', payment: 'payment'},
    cover_residence: {prestige: 'prestige', residence: 'place', payment: 'payment'},
    pass: {},
    move_provost: {steps: 'steps'},
    decline: {},
    buy_cubes: {cubes: 'cubes'},
    sell_cube: {cube: 'cube'},
    turn_over: {place: 'place', payment: 'cube'},
    trade_for_gold: {cube: 'cube'},
    buy_gold: {amount: 'amount'},
    buy_tokens: {amount: 'amount'},
    deliver_batch: {payment: 'payment'},
    end_delivery: {},
};

/** The first payment of a row is the one with the fewest gold.
 *  @type {import('../../app/asking/choosing.js').Manners} */
export const MANNERS = {
    build: {usual: 'payment'},
    build_prestige: {usual: 'payment'},
    cover_residence: {usual: 'payment'},
    turn_over: {usual: 'payment'},
};

/** Kinds that are picked on the board, and not in the panel. */
const ON_BOARD = new Set(['place', 'hand', 'prestige']);

/** Actions that one click sends, because the clicked element shows everything that it takes and gives. */
const AT_ONCE = new Set([
    'choose_hand',
    'buy_cubes',
    'sell_cube',
    'trade_for_gold',
    'buy_gold',
    'buy_tokens',
    'deliver_batch',
]);

/** Actions that show on the board what they do, and after which others act. */
const DONE_BY_PICK = new Set([
    'place_worker',
    'build',
    'build_prestige',
    'cover_residence',
    'turn_over',
    'move_provost',
]);

/** @param {string} type @param {string} field @returns {Kind | undefined} */
export const kindOf = (type, field) => FIELD_KINDS[type]?.[field];

/** Whether an action has no fields, so that it needs a button of its own. @param {string} type */
export const hasNoFields = (type) => Object.keys(FIELD_KINDS[type] ?? {}).length === 0;

/** @param {string} type @param {string} field */
export const isOnBoard = (type, field) => ON_BOARD.has(kindOf(type, field) ?? '');

/** Whether a field that takes a list is picked as a whole list. @param {string} type @param {string} field */
export const isPickedWhole = (type, field) => ['payment', 'cubes'].includes(kindOf(type, field) ?? '');

/** Whether a click on the last value sends the action. @param {string} type */
export const isSentAtOnce = (type) => AT_ONCE.has(type);

/**
 * Whether an action must not be sent by a slip. It ends all that a player can do in a round, or pays for cards that
 * cannot be given back.
 * @param {string} type
 */
export const isGrave = (type) => ['pass', 'draw_card', 'replace_hand'].includes(type);

/**
 * Whether the last pick sends the action without Confirm. Leaving the provost where he is and keeping the first hand
 * do; replacing the hand does not, since it cannot be taken back.
 * @param {string} type @param {Choosing} choosing
 */
export const isSentByPick = (type, {chosen: {choice, steps}}) =>
    type === 'move_provost' ? steps === 0 : isSentAtOnce(type) && choice !== 'replace';

/**
 * Whether a click on the board is all that an action needs, where it can be taken back: nothing else is open.
 * @param {string} type @param {Choosing} choosing
 */
export const isDoneByPick = (type, {isDecided}) => isDecided && DONE_BY_PICK.has(type);

/** Leaving the provost where he is, and delivering nothing. @param {Row[]} rows @returns {Action | undefined} */
export function without(rows) {
    /** @type {Action[]} */
    const ways = [{type: 'move_provost', steps: 0}, {type: 'end_delivery'}];
    return ways.find((way) => allows(rows, way));
}

/** The type that a person most probably means: the only one offered besides declining. @param {string[]} types */
export function likelyType(types) {
    const likely = types.filter((type) => type !== 'decline' && type !== 'end_delivery');
    return likely.length === 1 ? likely[0] : undefined;
}

/**
 * Where a value lies: `place` and the index of a card of the road, or `hand` or `prestige` and the name of a card.
 * @param {Kind | undefined} kind @param {Value} value @param {number} provost
 */
function spotOf(kind, value, provost) {
    if (kind === 'steps') {
        return `place:${provost + Number(value)}`;
    }
    return ON_BOARD.has(kind ?? '') ? `${kind}:${value}` : undefined;
}

/**
 * @param {Map<string, BoardTarget>} targets @param {Choosing} choosing of one type @param {string} field
 * @param {{lit: boolean, provost: number, picked: Chosen}} how
 */
function addTargets(targets, choosing, field, {lit, provost, picked}) {
    for (const value of choosing.fitting(field)) {
        const spot = spotOf(kindOf(choosing.type ?? '', field), value, provost);
        if (spot !== undefined && !targets.has(spot)) {
            const chosen = field in picked && sameValue(picked[field], value);
            targets.set(spot, {field, value, chosen, lit, next: () => choosing.pick(field, value)});
        }
    }
}

/**
 * Everything that can be clicked for this choice, by where it lies: all fields of the chosen type of action, and the
 * first field of every other type, so that a click can switch to it.
 * @param {Choosing | undefined} choosing @param {number} [provost] the card on which he stands
 * @returns {Map<string, BoardTarget>}
 */
export function boardTargets(choosing, provost = 0) {
    /** @type {Map<string, BoardTarget>} */
    const targets = new Map();
    if (!choosing) {
        return targets;
    }
    for (const field of choosing.fields) {
        addTargets(targets, choosing, field, {lit: true, provost, picked: choosing.settled});
    }
    for (const type of choosing.types.filter((one) => one !== choosing.type)) {
        const other = choosing.withType(type);
        for (const field of other.fields.slice(0, 1)) {
            addTargets(targets, other, field, {lit: choosing.type === undefined, provost, picked: {}});
        }
    }
    return targets;
}
