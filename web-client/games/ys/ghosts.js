// Ghosts are brokers that are not on the board yet: planned, being chosen, or on their way to the server. DOM-free.

import {listNames, say} from '../../app/words/words.js';
import {PLACING} from './interactions.js';
import {predicted} from './quotations.js';
import {NEUTRAL, placeName} from './words_of.js';

/** @import {Action} from '../../app/protocol.d.ts' */
/** @import {Drawn} from '../games.js' */
/** @import {Ghost} from './scene.d.ts' */
/** @import {BrokerView, View} from './view.d.ts' */

/** The broker that an action would place. @param {Action} action @param {number} viewer @returns {BrokerView} */
export function brokerOf({type, where, face, broker}, viewer) {
    const isNeutral = type === 'place_neutral';
    return {
        side: isNeutral ? NEUTRAL : viewer,
        where: String(where),
        face: isNeutral || face === 'down' ? 'down' : 'up',
        value: typeof broker === 'number' ? broker : undefined,
        placer: isNeutral ? viewer : undefined,
    };
}

/**
 * All ghosts; those that can still be changed come first. A place must be picked, all else may be settled.
 * @param {Pick<Drawn, 'choosing' | 'sent' | 'following' | 'viewer'>} drawn @returns {Ghost[]}
 */
export function ghostsOf({choosing, sent, following = [], viewer}) {
    if (viewer === undefined) {
        return [];
    }
    const planned = sent ? [] : (choosing?.planned ?? []);
    const half =
        choosing?.type && !sent ? [{...choosing.settled, where: choosing.chosen.where, type: choosing.type}] : [];
    const others = /** @type {Action[]} */ ([...half, ...(sent ? [sent, ...following] : [])]).filter(
        ({type, where}) => where !== undefined && PLACING.includes(type),
    );
    // The Illusionist takes the broker from before the screen, and what replaces it there from the hand.
    return [...planned, ...others].map((action, at) => ({
        broker: brokerOf(action, viewer),
        gone: action.type === 'place_from_before' ? action.replacement : action.broker,
        at: at < planned.length ? at : undefined,
    }));
}

/** The view in which ghosts stand like other brokers, so that sums and predictions count them.
 *  @param {View} view @param {Ghost[]} ghosts @returns {View} */
export function counting(view, ghosts) {
    if (ghosts.length === 0) {
        return view;
    }
    const standing = Object.fromEntries(ghosts.map(({broker}, at) => [`ghost${at}`, broker]));
    const brokers = {...view.brokers, ...standing};
    return {...view, brokers, projected_quotations: predicted({...view, brokers})};
}

/** @param {{ghosts: Ghost[]}} scene @param {string} where */
export const ghostsAt = ({ghosts}, where) => ghosts.filter(({broker}) => broker.where === where);

/** @param {BrokerView} broker */
export const ghostLabel = ({value, face, where}) => say(`ys.plan.label.${face}`, {value, where: placeName(where)});

/** The places of planned brokers that can no longer be placed there. @param {Action[]} dropped */
export const droppedSays = (dropped) =>
    say('ys.plan.dropped', {places: listNames(dropped.map(({where}) => placeName(String(where))))});
