// The first game of Yspahan: when each hint speaks, and where it points. The words are in languages/first_game_en.js.

/** @import {FirstGame} from '../../app/teaching/hints.js' */

/** The player is on turn and has done nothing yet. */
const TURN = {offered: ['roll', 'use_row', 'draw_without_group']};
const TOWER = {offered: ['use_row']};
const LATER_DAYS = [3, 4, 5, 6, 7];

/** @type {FirstGame} */
export const firstGame = {
    prefix: 'yspahan.first',
    table: {seats: 4, seed: '51'},
    hints: [
        {name: 'welcome', when: [TURN], at: '.city-frame'},
        {name: 'roll', when: [{offered: ['roll']}], at: '.decide'},
        {name: 'tower', when: [TOWER], at: '.tower'},
        {name: 'rows', when: [TOWER], at: '.floors'},
        {name: 'souk', when: [{offered: ['place_good']}], at: '.city-frame'},
        {name: 'building', when: [{offered: ['build']}], at: '.own-area .tiles'},
        {name: 'begun', when: [TOWER, {field: 'goods.*', is: ['me']}], at: '.city-frame'},
        {name: 'standing', when: [TURN, {field: 'day', least: 2}], at: '.players'},
        {name: 'supervisor', when: [{offered: ['move_supervisor']}, {field: 'day', least: 2}], at: '.supervisor'},
        {name: 'card', when: [{offered: ['draw_card']}, {field: 'day', least: 2}], at: '.piles'},
        {name: 'hand', when: [TURN, {field: 'players.me.hand', least: 1}], at: '.own-area .hand'},
        {name: 'sending', when: [{offered: ['pay_camel']}], at: '.decide'},
        {name: 'caravan', when: [TURN, {field: 'day', is: LATER_DAYS}], at: '.caravan'},
        {name: 'week_end', when: [TURN, {field: 'day', is: [6, 7]}], at: '.days'},
        {name: 'week_scored', when: [TURN, {field: 'week', least: 2}], at: '.player.own'},
        {
            name: 'tally',
            when: [TURN, {field: 'week', least: 2}, {field: 'day', is: LATER_DAYS}],
            at: '.player.own .tally',
        },
        {name: 'last_week', when: [TURN, {field: 'week', is: [3]}], at: '.player.own .holdings'},
        {name: 'last_day', when: [TURN, {field: 'week', is: [3]}, {field: 'day', is: [7]}], at: '.days'},
        {name: 'over', when: [{stage: ['over']}], at: '.closing-note'},
    ],
};
