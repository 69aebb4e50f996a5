// What can be done with the placements that are planned: turn them over, take them back, lift them to put them
// elsewhere, and send them all. DOM-free.

import {isPlanned, PLACING} from './interactions.js';
import {isWhole, lifted, otherFace, turned, without} from './round.js';

/** @import {Choosing} from '../../app/asking/choosing.js' */
/** @import {Action, Row} from '../../app/protocol.d.ts' */
/** @import {Plan} from './scene.d.ts' */
/** @import {View} from './view.d.ts' */

/**
 * @param {Choosing} choosing after what is planned @param {Row[]} rows as they were asked @param {View} view
 * @param {number} seat @returns {Plan | undefined} nothing where nothing is placed
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
 * What would be sent now: what is planned, if that is all, or else the choice made beside it, where that is whole.
 * Placements follow the planned ones; anything else comes first, and the planned ones stay as they are.
 * @param {Choosing} choosing @returns {Action[]}
 */
export function actionsOf(choosing) {
    const {action, planned, type} = choosing;
    if (action && !isPlanned(type) && (choosing.begun || !isWhole(choosing))) {
        return PLACING.includes(action.type) ? [...planned, action] : [action];
    }
    return isWhole(choosing) ? planned : [];
}
