// The first game of Caylus Magna Carta: when each hint speaks, and where it points. The words are in
// languages/first_game_en.js.

import {heardOf} from '../../app/teaching/hints.js';

/** @import {Condition, FirstGame} from '../../app/teaching/hints.js' */
/** @import {View} from './view.d.ts' */

/** One's own action is due. */
const ACTION = {offered: ['pass']};
const FIRST_HAND = {offered: ['choose_hand']};
/** Time to look up: the first action of one's own is done. */
const HAS_ACTED = {
    heard: {type: ['worker_placed', 'building_built', 'card_drawn', 'hand_replaced', 'passed'], seat: 'me'},
};
/** A building of one's own stands on the road. */
const HAS_BUILT = {field: 'road.*.owner', is: ['me']};
const QUARRIES = ['neutral_quarry', 'small_quarry', 'large_quarry'];
/** There was no stone yet, and no worker of one's own is on the way to one. @type {Condition} */
const NEVER_HAD_STONE = {
    holds: ({view, events, seat}) =>
        heardOf(events, {type: 'ability_used', seat: 'me'}, seat).every(({got}) => !got.cubes.includes('stone')) &&
        /** @type {View} */ (view).road.every(({worker, building}) => worker !== seat || !QUARRIES.includes(building)),
};
/** A worker sent to a Lawyer would do his work this round. @type {Condition} */
const LAWYER_WITHIN_REACH = {
    holds: ({view}) => {
        const {road, provost = Infinity} = /** @type {View} */ (view);
        return road.some(
            ({building, face, worker}, place) =>
                building === 'lawyer' && face === 'building' && worker === undefined && place <= provost,
        );
    },
};

/** @type {FirstGame} */
export const firstGame = {
    prefix: 'magna-carta.first',
    table: {seats: 4, seed: '31'},
    hints: [
        {name: 'welcome', when: [FIRST_HAND], at: '.road'},
        {name: 'first_hand', when: [FIRST_HAND], at: '.own-area .hand'},
        {name: 'action', when: [ACTION], at: '.decide'},
        {name: 'worker', when: [{offered: ['place_worker']}], at: '.road'},
        {name: 'building', when: [{offered: ['build']}], at: '.own-area .hand'},
        {name: 'players', when: [ACTION, HAS_ACTED], at: '.players'},
        {
            name: 'batch',
            when: [
                ACTION,
                {field: 'players.me.cubes.2', is: [0]},
                {field: 'players.me.workers', most: 3},
                NEVER_HAD_STONE,
            ],
            at: '.player.own .holdings',
        },
        {name: 'passing', when: [ACTION, {...HAS_ACTED, least: 2}], at: '.bridge'},
        {name: 'provost', when: [{offered: ['move_provost']}], at: '.provost-stand'},
        {name: 'ability', when: [{stage: ['using_abilities']}, {offered: ['decline']}], at: '.decide'},
        {name: 'delivery', when: [{offered: ['deliver_batch']}], at: '.castle-yard'},
        {name: 'castle', when: [ACTION, {field: 'round', least: 2}], at: '.castle-yard'},
        {name: 'income', when: [ACTION, {field: 'round', least: 2}], at: '.player.own .holdings'},
        {
            name: 'gold',
            when: [ACTION, {field: 'round', least: 3}, {field: 'players.me.cubes.3', least: 1}],
            at: '.player.own .holdings',
        },
        {name: 'lawyer', when: [ACTION, {field: 'players.me.own.hand.*', is: ['lawyer']}], at: '.own-area .hand'},
        {name: 'lawyer_works', when: [ACTION, {field: 'round', least: 2}, LAWYER_WITHIN_REACH, HAS_BUILT], at: '.road'},
        {name: 'residence', when: [{offered: ['turn_over']}], at: '.decide'},
        {name: 'far_end', when: [ACTION, {field: 'round', least: 3}], at: '.provost-stand'},
        {name: 'prestige', when: [ACTION, {field: 'round', least: 4}], at: '.prestige-list'},
        {name: 'cover', when: [{offered: ['build_prestige', 'cover_residence']}], at: '.prestige-list'},
        {name: 'end_near', when: [ACTION, {field: 'castle.*', most: 6}], at: '.castle-yard'},
        {name: 'over', when: [{stage: ['over']}], at: '.closing-note'},
    ],
};
