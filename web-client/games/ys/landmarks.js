// The events that a replay of Ys can jump to: bids, placing, each quarter, the market, the end. DOM-free.

import {say} from '../../app/words/words.js';
import {isMarket, placeParts, ROMAN} from './words_of.js';

/** @import {GameEvent} from '../../app/protocol.d.ts' */
/** @import {Landmark} from '../games.js' */

const market = () => say('ys.landmark.market');

/** @param {number} quarter */
const inQuarter = (quarter) => say('ys.phase.quarter', {quarter: ROMAN[quarter]});

/** The part of the scoring that begins where a broker is revealed. @param {string} where */
const scoringAt = (where) => (isMarket(where) ? market() : inQuarter(placeParts(where).number));

/** @type {Record<string, (event: any) => Landmark>} */
const LANDMARKS = {
    turn_began: ({turn}) => ({chapter: say('ys.landmark.turn', {turn}), words: say('ys.landmark.ships')}),
    bid_revealed: () => ({words: say('ys.landmark.bids')}),
    broker_placed: () => ({words: say('ys.phase.placing')}),
    broker_revealed: ({where}) => ({words: scoringAt(where)}),
    quarter_ranked: ({quarter}) => ({words: inQuarter(quarter)}),
    row_won: () => ({words: market()}),
    columns_ranked: () => ({words: market()}),
    best_bidder: () => ({words: say('ys.landmark.best_bid')}),
    game_ended: () => ({chapter: say('ys.phase.over'), words: say('ys.score.title')}),
};

/** @param {GameEvent} event */
export const landmark = (event) => LANDMARKS[event.type]?.(event);
