// The placements of a round, planned together and sent together. The server asks for them one by one. So each next one
// offers the first one's rows, minus what the planned ones take. That never removes too much. After the first is sent,
// the server's rows say whether the others are legal. DOM-free.

import {possibleValues} from '../../app/asking/rows.js';
import {isPlanned, likelyType, PLACING} from './interactions.js';
import {isMarket} from './words_of.js';

/** @import {Choosing} from '../../app/asking/choosing.js' */
/** @import {Action, Row, Value} from '../../app/protocol.d.ts' */
/** @import {View} from './view.d.ts' */

/** @typedef {Pick<View, 'round' | 'brokers' | 'players' | 'effects'>} Known */

/** How many own brokers each round puts on the board. */
const OWN_IN_ROUND = 2;

/**
 * How many placements of each type a seat still has in this round.
 * @param {Known} view @param {number} seat @returns {Record<string, number>}
 */
function due({round, brokers}, seat) {
    const standing = Object.values(brokers);
    const own = OWN_IN_ROUND * round - standing.filter(({side}) => side === seat).length;
    const neutral = round - standing.filter(({placer}) => placer === seat).length;
    return {place: own, place_from_before: own, place_neutral: neutral};
}

/** @param {Action[]} planned @param {string} type */
const ofType = (planned, type) =>
    planned.filter((one) => (one.type === 'place_neutral') === (type === 'place_neutral'));

/**
 * Tells which values of a field the planned placements leave.
 * @typedef {Record<string, (value: any) => boolean>} Left
 */

/** @param {Known} view @param {number} seat @param {string} type @param {Action[]} planned @returns {Left} */
function leftBy(view, seat, type, planned) {
    const own = view.players[seat]?.own;
    const hand = (type === 'place_neutral' ? own?.neutral : own?.behind) ?? [];
    const taken = ofType(planned, type);
    const inHand = (/** @type {number} */ value) => hand[value] > taken.filter(({broker}) => broker === value).length;
    return {
        [type === 'place_from_before' ? 'replacement' : 'broker']: inHand,
        where: (where) => !(isMarket(where) && planned.some((one) => one.where === where)),
        // One broker face up and one face down, unless the Cardinal lets each be turned freely.
        face: (face) => areFacesFree(view, seat) || !taken.some((one) => one.face === face),
    };
}

/** Whether the seat has the Cardinal at work. @param {Pick<View, 'effects'>} view @param {number | undefined} seat */
export const areFacesFree = ({effects}, seat) => effects.cardinal === seat;

/** The next broker begins with the face of the last one, if that is left.
 *  @param {Row} row @param {Left} left @param {Action} [last] @returns {Row | undefined} */
function narrowed(row, left, last) {
    const entries = Object.entries(row).map(([field, values]) => {
        const kept = Array.isArray(values) && left[field] ? values.filter(left[field]) : values;
        if (field !== 'face') {
            return [field, kept];
        }
        // If only one face is possible, every broker has it.
        return [field, kept.length === 0 ? values : kept[1] === last?.face ? [...kept].reverse() : kept];
    });
    return entries.some(([, values]) => values.length === 0) ? undefined : Object.fromEntries(entries);
}

/**
 * The rows that are left once these placements are planned.
 * @param {Row[]} rows @param {Action[]} planned @param {Known} view @param {number} seat @returns {Row[]}
 */
export function rowsAfter(rows, planned, view, seat) {
    const open = due(view, seat);
    return rows.flatMap((row) => {
        if (planned.length === 0 || !PLACING.includes(row.type)) {
            return row;
        }
        const isOpen = open[row.type] > ofType(planned, row.type).length;
        return (isOpen && narrowed(row, leftBy(view, seat, row.type, planned), planned.at(-1))) || [];
    });
}

/**
 * The choice that follows the planned placements.
 * @param {Choosing} choosing @param {Row[]} rows as they were asked @param {Known} view @param {number} seat
 */
export function afterPlanned(choosing, rows, view, seat) {
    const next = choosing.over(rowsAfter(rows, choosing.planned, view, seat));
    return next.types.includes(next.type ?? '') ? next : next.withType(likelyType(next.types, next.rows));
}

/** Whether everything that the round asks for is planned. @param {Choosing} choosing */
export const isWhole = ({planned, types}) => planned.length > 0 && !types.some((type) => PLACING.includes(type));

/** Takes a placement into the plan as soon as it is whole. @param {Choosing} next @returns {Choosing} */
export function planned(next) {
    const action = isPlanned(next.type) ? next.action : undefined;
    return action ? next.planning([...next.planned, action]) : next;
}

/**
 * The other face that a planned broker could have.
 * @param {Row[]} rows @param {Action} action @returns {Value | undefined}
 */
export function otherFace(rows, {type, face, ...others}) {
    return face === undefined ? undefined : possibleValues(rows, type, 'face', others).find((one) => one !== face);
}

/**
 * The plan with one broker turned over. If faces are not free, the round's other broker is turned as well.
 * @param {Choosing} choosing @param {number} at @param {Row[]} rows as they were asked @param {Known} view
 * @param {number} seat
 */
export function turned(choosing, at, rows, view, seat) {
    const {face} = choosing.planned[at];
    const other = otherFace(rows, choosing.planned[at]);
    const isFree = areFacesFree(view, seat);
    return other === undefined
        ? choosing
        : choosing.planning(
              choosing.planned.map((one, index) =>
                  index === at ? {...one, face: other} : isFree || one.face === undefined ? one : {...one, face},
              ),
          );
}

/** @param {Choosing} choosing @param {number} at */
export const without = (choosing, at) => choosing.planning(choosing.planned.filter((_, index) => index !== at));

/**
 * The plan without this broker, which is picked up again to be put elsewhere.
 * @param {Choosing} choosing @param {number} at @param {Row[]} rows as they were asked @param {Known} view
 * @param {number} seat
 */
export function lifted(choosing, at, rows, view, seat) {
    const {type, broker, face} = choosing.planned[at];
    const begun = afterPlanned(without(choosing, at), rows, view, seat).withType(type).pick('broker', broker);
    return face === undefined ? begun : begun.pick('face', face);
}
