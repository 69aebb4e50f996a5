// The events that a replay of Yspahan can jump to: days, buildings, what each week pays, the end. DOM-free.

import {say} from '../../app/words/words.js';
import {DAYS} from './printed.js';
import {buildingName, nameOf, ROMAN} from './words_of.js';

/** @import {GameEvent, SeatInfo} from '../../app/protocol.d.ts' */
/** @import {Landmark} from '../games.js' */

/** @type {Record<string, (event: any, seats: SeatInfo[]) => Landmark>} */
const LANDMARKS = {
    day_began: ({week, day}) => ({
        chapter: say('yspahan.phase.week', {week: ROMAN[week]}),
        words: say('yspahan.phase.day', {day, days: DAYS}),
    }),
    building_built: ({seat, building}, seats) => ({
        words: say('yspahan.landmark.built', {name: nameOf(seats, seat), building: buildingName(building)}),
    }),
    week_ended: ({week}) => ({words: say('yspahan.landmark.week_ended', {week: ROMAN[week]})}),
    game_ended: () => ({chapter: say('yspahan.phase.over'), words: say('yspahan.score.title')}),
};

/** @param {GameEvent} event @param {SeatInfo[]} seats */
export const landmark = (event, seats) => LANDMARKS[event.type]?.(event, seats);
