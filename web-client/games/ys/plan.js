// What a player can do with planned placements: turn them over, take them back, lift them to put them elsewhere, and
// send them all. DOM-free.

import {isPlanned, PLACING} from './interactions.js';
import {isWhole, lifted, otherFace, turned, without} from './round.js';

/** @import {Choosing} from '../../app/asking/choosing.js' */
/** @import {Action, Row} from '../../app/protocol.d.ts' */
/** @import {Plan} from './scene.d.ts' */
/** @import {View} from './view.d.ts' */

/**
 * @param {Choosing} choosing after what is planned @param {Row[]} rows as they were asked @param {View} view
 * @param {number} seat @returns {Plan | undefined} undefined if nothing can be placed
 */
export function planOf(choosing, rows, view, seat) {
    const {planned, types} = choosing;
    return planned.length === 0 && !types.some(isPlanned)
        ? undefined
        : {
              actions: actionsOf(choosing),
              mayTurn: (at) => otherFace(rows, planned[at]) !== undefined,
              turned: (at) => turned(choosing, at, rows, view, seat),
              without: (at) => without(choosing, at),
              lifted: (at) => lifted(choosing, at, rows, view, seat),
          };
}

/**
 * The actions that would be sent now. A choice beside the plan is sent once it is whole, if it was begun or the plan is
 * not whole. A placement is sent after the planned ones; any other action is sent alone, and the plan stays. Otherwise
 * a whole plan is sent.
 * @param {Choosing} choosing @returns {Action[]}
 */
export function actionsOf(choosing) {
    const {action, planned, type} = choosing;
    if (action && !isPlanned(type) && (choosing.begun || !isWhole(choosing))) {
        return PLACING.includes(action.type) ? [...planned, action] : [action];
    }
    return isWhole(choosing) ? planned : [];
}
