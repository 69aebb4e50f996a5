// Which places of the boards the lines of the three games point at.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pointing} from '../../web-client/app/telling/line_places.js';
import {newLog as newMagnaCartaLog} from '../../web-client/games/magna-carta/log.js';
import {newLog as newYsLog} from '../../web-client/games/ys/log.js';
import {newLog as newYspahanLog} from '../../web-client/games/yspahan/log.js';

const seats = [{name: 'Anna'}, {name: 'Ben'}];
const placesIn = (log, events) => log.read(events, seats).map(({at}) => at);

test('a line points at what its event lights up, marks or brings from, and never at a player', () => {
    const sketch = ({places, marks, gains}) => ({places, marks, gains});
    const plain = {weight: 'plain', parts: ['so it was']};
    const write = pointing(() => plain, sketch);
    const event = {
        places: ['player:1', 'row:2'],
        marks: [
            {at: 'row:2', token: 'gem'},
            {at: 'area:port1', words: '4'},
        ],
        gains: [
            {side: 0, token: 'gem', count: 1, from: 'ship:3'},
            {side: 1, token: 'gem', count: 1},
        ],
    };
    assert.deepEqual(write(event, []), {...plain, at: ['row:2', 'area:port1', 'ship:3']});
    assert.deepEqual(write({places: ['player:0']}, []), plain, 'lines without a place stay plain');
    assert.deepEqual(
        pointing(
            () => plain,
            () => undefined,
        )({}, []),
        plain,
    );
});

test('in Ys a line points at where a broker stood when it was told, wherever it stands later', () => {
    const events = [
        {type: 'turn_began', turn: 1},
        {type: 'broker_placed', side: 0, broker: 5, value: 3, face: 'up', where: 'port1'},
        {type: 'broker_marked', seat: 1, broker: 5},
        {type: 'broker_moved', seat: 0, broker: 5, from: 'port1', to: 'palace2'},
        {type: 'broker_marked', seat: 1, broker: 5},
        {type: 'turn_began', turn: 2},
        {type: 'broker_placed', side: 0, broker: 5, value: 3, face: 'up', where: 'blue3'},
    ];
    assert.deepEqual(placesIn(newYsLog(), events), [
        undefined,
        ['area:port1'],
        ['area:port1'],
        ['area:port1', 'area:palace2'],
        ['area:palace2'],
        undefined,
        ['area:blue3'],
    ]);
});

test('in Ys a line points at the quarter of a ship and the palace of a character, which may be gone', () => {
    const events = [
        {type: 'turn_began', turn: 1},
        {type: 'ship_arrived', quarter: 2, ship: {big: 'red', small: ['blue', 'green']}},
        {type: 'character_arrived', quarter: 3, character: 'herald'},
        {type: 'row_won', row: 1, side: 0, total: 7},
        {type: 'gem_taken', side: 0, gem: 'red', source: 'row'},
        {type: 'position_chosen', seat: 0, position: 1},
    ];
    assert.deepEqual(placesIn(newYsLog(), events), [
        undefined,
        ['ship:2', 'quarter:2'],
        ['character:3', 'area:palace3'],
        ['row:1'],
        ['row:1'],
        undefined,
    ]);
});

test('in Yspahan a line points at the dice, shops and camels that it is about', () => {
    const events = [
        {type: 'group_taken', seat: 0, row: 'camel', dice: 2, value: 3},
        {type: 'camels_taken', seat: 0, camels: 2, income: 'dice'},
        {type: 'good_placed', seat: 0, shop: 'bag1b'},
        {type: 'caravan_loaded', seat: 0, place: 4, points: 2},
        {type: 'camels_sold', seat: 0, camels: 1, points: 2},
    ];
    assert.deepEqual(placesIn(newYspahanLog(), events), [
        ['row:camel'],
        ['row:camel'],
        ['shop:bag1b'],
        ['camel:4'],
        undefined,
    ]);
});

test('in Caylus Magna Carta a line points at the card, the castle or the bridge that it is about', () => {
    const card = {place: 2, building: 'farm'};
    const events = [
        {type: 'worker_placed', seat: 0, card, paid: 1},
        {type: 'passed', seat: 1, number: 1, gained: 1},
        {type: 'tokens_removed', part: 'dungeon', tokens: []},
        {type: 'hand_replaced', seat: 0, paid: 1},
    ];
    assert.deepEqual(placesIn(newMagnaCartaLog(), events), [['card:2'], ['bridge'], ['castle'], undefined]);
});
