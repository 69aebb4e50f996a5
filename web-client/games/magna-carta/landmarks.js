// The events that a replay of Caylus Magna Carta can jump to: rounds, actions, prestige buildings, the first to pass,
// the provost, the road, the castle, the end. DOM-free.

import {say} from '../../app/words/words.js';
import {nameOf, prestigeName} from './words_of.js';

/** @import {GameEvent, SeatInfo} from '../../app/protocol.d.ts' */
/** @import {Landmark} from '../games.js' */

const acting = () => ({words: say('magna-carta.phase.acting')});
const onRoad = () => ({words: say('magna-carta.phase.using_abilities')});
const atCastle = () => ({words: say('magna-carta.phase.delivering')});
const atProvost = () => ({words: say('magna-carta.phase.moving_provost')});

/** @type {Record<string, (event: any, seats: SeatInfo[]) => Landmark>} */
const LANDMARKS = {
    round_began: ({round}) => ({
        chapter: say('magna-carta.phase.round', {round}),
        words: say('magna-carta.landmark.income'),
    }),
    card_drawn: acting,
    worker_placed: acting,
    building_built: acting,
    prestige_built: ({seat, prestige}, seats) => ({
        words: say('magna-carta.landmark.prestige', {name: nameOf(seats, seat), prestige: prestigeName(prestige)}),
    }),
    passed: ({seat, number}, seats) => ({
        words: number === 1 ? say('magna-carta.landmark.passed', {name: nameOf(seats, seat)}) : '',
    }),
    provost_moved: atProvost,
    provost_left: atProvost,
    ability_used: onRoad,
    ability_unused: onRoad,
    worker_unpaid: onRoad,
    worker_sent_home: onRoad,
    batch_delivered: atCastle,
    delivery_ended: atCastle,
    game_ended: () => ({chapter: say('magna-carta.phase.over'), words: say('magna-carta.score.title')}),
};

/** @param {GameEvent} event @param {SeatInfo[]} seats */
export const landmark = (event, seats) => LANDMARKS[event.type]?.(event, seats);
