// Says in a sentence where the match stands and whom it waits for. DOM-free.

import {hasWords, listNames, say} from '../../app/words/words.js';
import {CARD_OF_ACTION, PLACING} from './interactions.js';
import {isWhole} from './round.js';
import {ROMAN, sideName} from './words_of.js';

/** @import {Choosing} from '../../app/asking/choosing.js' */
/** @import {Action, SeatInfo} from '../../app/protocol.d.ts' */
/** @import {View} from './view.d.ts' */

export const STAGES = [
    'bidding',
    'choosing_positions',
    'placing_cards',
    'placing',
    'after_placing',
    'last_looks',
    'scoring_cards',
    'taking_gems',
    'colouring_gem',
    'blue_edged_gem',
    'ordering_columns',
    'best_bid',
    'end_cards',
    'sending_courtiers',
    'over',
];

/** The number within this round of the broker that a seat places next. @param {View} view @param {number} seat */
function ordinal(view, seat) {
    const placed = Object.values(view.brokers).filter((broker) => broker.side === seat).length;
    const inRound = placed - 2 * (view.round - 1) + 1;
    return say(hasWords(`ys.ordinal.${inRound}`) ? `ys.ordinal.${inRound}` : 'ys.ordinal.next');
}

/**
 * Whether a seat may place a broker of the neutral now: besides its own, or nothing else.
 * @param {View} view @param {number} seat @returns {'' | '.either' | '.neutral'}
 */
function neutralToo(view, seat) {
    const brokers = Object.values(view.brokers);
    const ofNeutral = brokers.filter(({placer}) => placer === seat).length;
    if (view.stage !== 'placing' || !view.neutral || ofNeutral >= view.round) {
        return '';
    }
    return brokers.filter(({side}) => side === seat).length < 2 * view.round ? '.either' : '.neutral';
}

/** Picks the sentence for the player who is asked: nothing can be played, or a neutral broker is due.
 * @param {View} view @param {number} viewer @param {string[]} types */
function special(view, viewer, types) {
    const isForced = types.length > 0 && types.every((type) => type === 'pass');
    return isForced && hasWords(`ys.stage.${view.stage}.you.only`) ? '.only' : neutralToo(view, viewer);
}

/**
 * @param {View} view @param {SeatInfo[]} seats @param {number | undefined} viewer
 * @param {Partial<Choosing>} [choosing] what the viewer may answer with, and has chosen of it
 */
export function situation(view, seats, viewer, {type = '', types = []} = {}) {
    const fillings = {quarter: ROMAN[view.scoring ?? 0], looks: view.effects.looks_left ?? 0};
    if (view.stage === 'over' || view.asked.length === 0) {
        return say(view.stage === 'over' ? 'ys.stage.over.other' : 'ys.stage.nobody');
    }
    if (viewer !== undefined && view.asked.includes(viewer)) {
        // A character asks something of its own.
        const isPlayed = view.stage === 'placing' && CARD_OF_ACTION[type];
        const key = isPlayed ? `ys.action.${type}` : `ys.stage.${view.stage}.you${special(view, viewer, types)}`;
        return say(key, {...fillings, ordinal: ordinal(view, viewer)});
    }
    const names = listNames(view.asked.map((seat) => sideName(seats, seat)));
    if (view.asked.length > 1) {
        return say('ys.stage.several', {names, doing: say(`ys.stage.${view.stage}.several`)});
    }
    const [seat] = view.asked;
    const key = `ys.stage.${view.stage}.other${neutralToo(view, seat)}`;
    return say(key, {...fillings, name: names, ordinal: ordinal(view, seat)});
}

/**
 * What is true of placements that are all planned: they can still be changed, or they wait with what was sent.
 * @param {Choosing | undefined} choosing after what is planned @param {Action} [sent]
 * @returns {string | undefined} nothing if one is still to be planned
 */
export function planSays(choosing, sent) {
    const isAll = choosing !== undefined && isWhole(choosing);
    if (sent && (isAll || PLACING.includes(sent.type))) {
        return say('ys.plan.waits');
    }
    return isAll ? say('ys.plan.whole') : undefined;
}

/** Turn, round and phase. @param {View} view */
export function phase(view) {
    const round = ['placing', 'after_placing', 'last_looks'].includes(view.stage)
        ? say('ys.phase.round', {round: view.round})
        : '';
    const quarter = view.scoring ? say('ys.phase.quarter', {quarter: ROMAN[view.scoring]}) : '';
    return [say('ys.phase.turn', {turn: view.turn}), round, say(`ys.phase.${view.stage}`), quarter].filter(Boolean);
}
