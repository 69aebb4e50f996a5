// The first game of Ys: when each hint speaks, and where it points. The words are in languages/first_game_en.js.

/** @import {FirstGame} from '../../app/teaching/hints.js' */

const FIRST_TURN = {field: 'turn', is: [1]};
const BIDDING = {offered: ['bid']};
const PLACING = {offered: ['place']};
/** Moments that leave time to look around. */
const ASKED = {offered: ['bid', 'place']};

/** @type {FirstGame} */
export const firstGame = {
    prefix: 'ys.first',
    table: {seats: 4, seed: '49'},
    hints: [
        {name: 'welcome', when: [BIDDING, FIRST_TURN], at: '.own-area .screen'},
        {name: 'goal', when: [BIDDING, FIRST_TURN], at: '.players'},
        {name: 'bid', when: [BIDDING], at: '.decide'},
        {name: 'position', when: [{offered: ['choose_position']}], at: '.decide'},
        {name: 'placing', when: [PLACING], at: '.boards .sea'},
        {name: 'ship', when: [PLACING], at: '.ship'},
        {name: 'areas', when: [PLACING, {field: 'round', is: [2, 3, 4]}], at: '.area[data-at$="1"]'},
        {name: 'market', when: [PLACING, {field: 'round', is: [2, 3, 4]}], at: '.market-row'},
        {name: 'palace', when: [PLACING, {field: 'round', is: [2, 3, 4]}, {field: 'turn', most: 3}], at: '.plaque'},
        {name: 'white_seen', when: [ASKED, {field: 'quarters.*.gems.*', is: ['white']}], at: '.ship .gem-white'},
        {
            name: 'zero',
            when: [PLACING, {field: 'round', is: [3, 4]}, {field: 'players.me.own.behind.0', least: 1}],
            at: '.own-area .screen',
        },
        {name: 'last_round', when: [PLACING, {field: 'round', is: [4]}], at: '.player.own'},
        {name: 'take_gem', when: [{offered: ['take_gem']}], at: '.decide'},
        {name: 'white', when: [{offered: ['choose_colour']}, {stage: ['colouring_gem']}], at: '.decide'},
        {name: 'columns', when: [{offered: ['order_columns']}], at: '.decide'},
        {name: 'best_bid', when: [{offered: ['move_quotation']}], at: '.decide'},
        {name: 'scored', when: [BIDDING, {field: 'turn', least: 2}], at: '.log .again'},
        {name: 'quotations', when: [ASKED, {field: 'turn', least: 2}], at: '.gauge'},
        {name: 'character', when: [{field: 'players.me.own.hand', least: 1}, ASKED], at: '.own-area .hand'},
        {name: 'play', when: [{offered: ['play']}], at: '.own-area .hand'},
        {name: 'black', when: [{field: 'players.me.black', least: 1}, ASKED], at: '.player.own .holdings'},
        {name: 'halfway', when: [ASKED, {field: 'turn', least: 3}], at: '.players'},
        {name: 'jewels', when: [ASKED, {field: 'turn', is: [4]}], at: '.plaque'},
        {
            name: 'last_cards',
            when: [ASKED, {field: 'turn', is: [4]}, {field: 'players.me.own.hand', least: 1}],
            at: '.own-area .hand',
        },
        {name: 'over', when: [{stage: ['over']}], at: '.closing-note'},
    ],
};
