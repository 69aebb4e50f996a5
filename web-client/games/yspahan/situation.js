// Says in a sentence where the match stands and whom it waits for. DOM-free.

import {say} from '../../app/words/words.js';
import {DAYS} from './printed.js';
import {amount, nameOf, ROMAN, soukOfShop} from './words_of.js';

/** @import {SeatInfo} from '../../app/protocol.d.ts' */
/** @import {View} from './view.d.ts' */

export const STAGES = ['rolling', 'choosing', 'placing', 'ordering', 'sending', 'building', 'ending', 'over'];

/** Picks the sentence of a stage for the player who is asked, by the possible answers and the one that is begun.
 * @param {View} view @param {string[]} types @param {string | undefined} type */
function narrowed({stage}, types, type) {
    if (stage === 'building' && type === 'build_by_card') {
        return '.by_card';
    }
    if (types.includes('leave_good')) {
        return '.may';
    }
    if (types.includes('draw_without_group')) {
        return '.none';
    }
    const ends = stage === 'building' || stage === 'ending';
    if (ends && types.every((type) => type === 'end_turn')) {
        return '.only';
    }
    if (stage !== 'building' || types.includes('build')) {
        return '';
    }
    return types.includes('build_by_card') ? '.with_card' : '.cards';
}

/** Picks a special sentence for a stage: a single good is left, or there is no camel to pay. @param {View} view */
function special({stage, placing, hits, players}) {
    if (stage === 'placing') {
        return placing?.goods === 1 ? '.last' : '';
    }
    return stage === 'sending' && hits.length > 0 && players[hits[0].owner].camels === 0 ? '.forced' : '';
}

/**
 * @param {View} view @param {SeatInfo[]} seats @param {number | undefined} viewer
 * @param {{types: string[], type?: string}} [choosing] what the viewer may answer with, and what of it is begun
 */
export function situation(view, seats, viewer, choosing) {
    const {stage, asked, placing, hits} = view;
    if (stage === 'over' || asked.length === 0) {
        return say(stage === 'over' ? 'yspahan.stage.over.other' : 'yspahan.stage.nobody');
    }
    const [seat] = asked;
    const mine = seat === viewer;
    const narrow = mine && choosing ? narrowed(view, choosing.types, choosing.type) : '';
    return say(`yspahan.stage.${stage}.${mine ? 'you' : 'other'}${narrow}${special(view)}`, {
        name: nameOf(seats, seat),
        goods: amount('goods', placing?.goods ?? 0),
        quarter: placing && say(`yspahan.quarter.${placing.quarter}`),
        souk: hits.length > 0 && soukOfShop(hits[0].shop),
    });
}

/** Week and day. @param {Pick<View, 'week' | 'day' | 'stage'>} view */
export function phase({week, day, stage}) {
    return stage === 'over'
        ? [say('yspahan.phase.over')]
        : [say('yspahan.phase.week', {week: ROMAN[week]}), say('yspahan.phase.day', {day, days: DAYS})];
}

/** The number of the day within the match, from 1. @param {View} view */
export const dayOfMatch = ({week, day}) => (week - 1) * DAYS + day;
