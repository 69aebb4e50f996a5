// Decisions of Yspahan: what can be clicked in tower, city and hand, and what the page says that a choice leads to.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Choosing} from '../../web-client/app/asking/choosing.js';
import {addMessages} from '../../web-client/app/words/words.js';
import english from '../../web-client/games/yspahan/languages/en.js';
import {
    alone,
    begin,
    boardTargets,
    isDoneByPick,
    isGrave,
    isSentAtOnce,
    isSentByPick,
    typesInPanel,
    without,
} from '../../web-client/games/yspahan/interactions.js';
import {previewOf} from '../../web-client/games/yspahan/preview.js';
import {SHOPS, SPACES} from '../../web-client/games/yspahan/printed.js';

addMessages(english);
const seats = [{player: 'Anna'}, {player: 'Ben'}];
const uses = [
    {type: 'use_row', row: ['camel', 'bag']},
    {type: 'use_row_with_card', row: ['camel', 'bag'], card: ['three_camels', 'sell_gold']},
    {type: 'draw_card', row: ['camel', 'bag', 'gold']},
    {type: 'move_supervisor', row: ['camel'], to: ['west1', 'east2']},
    {type: 'move_supervisor', row: ['gold'], to: ['west5']},
    {type: 'play', card: ['three_camels']},
    {type: 'sell_gold', gold: [1, 2]},
];
const view = {
    order: [0, 1],
    turn: 0,
    tower: {
        0: {value: 1, white: 2, yellow: 0, brings: 3},
        1: {value: 4, white: 1, yellow: 1, brings: 2},
        5: {value: 5, white: 1, yellow: 0, brings: 1},
    },
    distances: SPACES.map((space) => (space === 'east2' ? 2 : 1)),
    goods: {[SHOPS.indexOf('bag1b')]: 1, [SHOPS.indexOf('barrel1b')]: 0},
    players: [
        {buildings: [], next_building: 5},
        {buildings: [], next_building: 0},
    ],
};
/** The choice after these targets were clicked one after the other. */
function clicked(rows, ...keys) {
    const start = begin({rows});
    return keys.reduce((choosing, key) => boardTargets(choosing, start).get(key).next(), start);
}
const keysOf = (choosing, rows = uses) => [...boardTargets(choosing, begin({rows})).keys()];

test('the tower offers each group with its uses, and the hand its cards', () => {
    const start = begin({rows: uses});
    assert.equal(start.type, undefined);
    assert.deepEqual(keysOf(start), [
        'use_row:camel',
        'use_row:bag',
        'move_supervisor:camel',
        'move_supervisor:gold',
        'draw_card:camel',
        'draw_card:bag',
        'draw_card:gold',
        'play:three_camels',
        'play:sell_gold',
    ]);
    assert.deepEqual(boardTargets(undefined, undefined).size, 0);
});

test('a use of a group is chosen by one click and taken back by another', () => {
    const choosing = clicked(uses, 'draw_card:gold');
    assert.deepEqual(choosing.action, {type: 'draw_card', row: 'gold'});
    assert.ok(boardTargets(choosing, begin({rows: uses})).get('draw_card:gold').chosen);
    assert.equal(clicked(uses, 'draw_card:gold', 'draw_card:gold').type, undefined);
    assert.deepEqual(clicked(uses, 'draw_card:gold', 'use_row:bag').action, {type: 'use_row', row: 'bag'});
});

test('for the supervisor the spaces are offered that go with the group', () => {
    const choosing = clicked(uses, 'move_supervisor:camel');
    const spaces = keysOf(choosing).filter((key) => key.startsWith('space:'));
    assert.deepEqual(spaces, ['space:west1', 'space:east2']);
    assert.deepEqual(clicked(uses, 'move_supervisor:camel', 'space:east2').action, {
        type: 'move_supervisor',
        row: 'camel',
        to: 'east2',
    });
});

test('a card is one more die for the row that is chosen, and can be taken back', () => {
    assert.ok(!keysOf(begin({rows: uses})).includes('die:sell_gold'));
    const withCard = clicked(uses, 'use_row:bag', 'die:sell_gold');
    assert.deepEqual(withCard.action, {type: 'use_row_with_card', row: 'bag', card: 'sell_gold'});
    assert.ok(boardTargets(withCard, begin({rows: uses})).get('use_row:bag').chosen);
    assert.deepEqual(clicked(uses, 'use_row:bag', 'die:sell_gold', 'die:sell_gold').action, {
        type: 'use_row',
        row: 'bag',
    });
});

test('cards are played from the hand', () => {
    assert.deepEqual(clicked(uses, 'play:three_camels').action, {type: 'play', card: 'three_camels'});
    const sale = clicked(uses, 'play:sell_gold');
    assert.equal(sale.action, undefined);
    assert.deepEqual(sale.pick('gold', 2).action, {type: 'sell_gold', gold: 2});
    const builds = [{type: 'build_by_card', card: ['build_without_gold'], building: ['shop', 'hoist']}];
    assert.deepEqual(clicked(builds, 'play:build_without_gold', 'building:hoist').action, {
        type: 'build_by_card',
        card: 'build_without_gold',
        building: 'hoist',
    });
});

test('what a decision is about is begun without being asked for', () => {
    const placing = [
        {type: 'place_good', shop: ['bag1a', 'bag1c']},
        {type: 'play', card: ['three_gold']},
    ];
    assert.deepEqual(keysOf(begin({rows: placing}), placing), ['play:three_gold', 'shop:bag1a', 'shop:bag1c']);
    assert.ok(isSentAtOnce('place_good') && !isSentAtOnce('build'));
    const building = [
        {type: 'end_turn'},
        {type: 'build', building: ['shop'], payment: ['full']},
        {type: 'build', building: ['shop', 'hoist'], payment: ['without_gold']},
    ];
    assert.deepEqual(typesInPanel(begin({rows: building}).types), ['end_turn']);
    assert.deepEqual(clicked(building, 'building:shop').action, {type: 'build', building: 'shop', payment: 'full'});
    assert.deepEqual(clicked(building, 'building:hoist').action, {
        type: 'build',
        building: 'hoist',
        payment: 'without_gold',
    });
});

test('a good that may be left is placed in the city, or left by a button of the panel', () => {
    const rows = [{type: 'place_good', shop: ['bag1a', 'bag1c']}, {type: 'leave_good'}];
    const start = begin({rows});
    assert.deepEqual(keysOf(start, rows), ['shop:bag1a', 'shop:bag1c']);
    assert.deepEqual(typesInPanel(start.types), ['leave_good']);
    assert.deepEqual(start.withType('leave_good').action, {type: 'leave_good'});
    assert.equal(without(rows), undefined);
    assert.equal(alone(rows), undefined);
});

test('gold for dice and a card that is drawn are confirmed, since nobody can take them back', () => {
    const rolling = begin({rows: [{type: 'roll', yellow: [0, 1, 2]}]});
    const isSent = (choosing) => isSentByPick('roll', choosing);
    assert.deepEqual([rolling, rolling.pick('yellow', 0), rolling.pick('yellow', 2)].map(isSent), [false, true, false]);
    assert.deepEqual(['draw_without_group', 'end_turn'].map(isGrave), [true, false]);
    assert.match(previewOf({...view, stage: 'rolling'}, seats, rolling.pick('yellow', 2), 0), /cannot be taken back/);
    assert.doesNotMatch(previewOf({...view, stage: 'rolling'}, seats, rolling, 0), /taken back/);
    const drawing = new Choosing([{type: 'draw_without_group'}, {type: 'play', card: ['three_gold']}]);
    const words = previewOf({...view, stage: 'choosing'}, seats, drawing.withType('draw_without_group'), 0);
    assert.match(words, /taken all dice.*cannot be taken back/);
});

test('a click takes a row where nothing else is open, and it can be taken back', () => {
    const rows = [
        {type: 'use_row', row: ['camel', 'bag', 'gold']},
        {type: 'draw_card', row: ['gold']},
    ];
    const owning = (own) => ({...view, players: [{camels: 0, gold: 0, hand: 0, buildings: [], ...own}, {}]});
    const isDone = (row, own = {}, isPatient = false, more = []) =>
        isDoneByPick(owning(own), 0, isPatient, clicked([...rows, ...more], `use_row:${row}`));
    assert.ok(isDone('bag'), 'the goods are placed next');
    assert.ok(!isDone('gold'), 'the turn ends, and a bot goes on');
    assert.ok(isDone('gold', {hand: 1}), 'a card can still be played');
    assert.ok(isDone('gold', {camels: 2, gold: 1}), 'a building can be built');
    assert.ok(isDone('camel'), 'three camels build a paddock');
    assert.ok(!isDone('camel', {buildings: ['paddock']}));
    assert.ok(isDone('gold', {}, true), 'people take their time');
    const die = [{type: 'use_row_with_card', row: ['bag'], card: ['sell_gold']}];
    assert.ok(!isDone('bag', {hand: 1}, true, die), 'a card could add a die');
    assert.ok(!isDoneByPick(owning({}), 0, true, clicked(rows, 'draw_card:gold')), 'a card that is drawn is confirmed');
});

test('a building is built by a click among people, if it can be paid for in one way', () => {
    const rows = [
        {type: 'build', building: ['shop'], payment: ['full']},
        {type: 'build', building: ['shop', 'hoist'], payment: ['without_gold']},
        {type: 'end_turn'},
    ];
    const isDone = (building, isPatient) => isDoneByPick(view, 0, isPatient, clicked(rows, `building:${building}`));
    assert.deepEqual([isDone('hoist', true), isDone('hoist', false), isDone('shop', true)], [true, false, false]);
});

test('among people the supervisor goes where he is sent, and a card builds what is clicked', () => {
    const rows = [
        {type: 'move_supervisor', row: ['bag'], to: ['south2', 'south3']},
        {type: 'build_by_card', card: ['build_without_gold'], building: ['shop', 'hoist']},
    ];
    const sent = clicked(rows, 'move_supervisor:bag', 'space:south2');
    assert.deepEqual([isDoneByPick(view, 0, true, sent), isDoneByPick(view, 0, false, sent)], [true, false]);
    assert.ok(!isDoneByPick(view, 0, true, clicked(rows, 'move_supervisor:bag')), 'he has not been sent anywhere');
    const built = clicked(rows, 'play:build_without_gold', 'building:hoist');
    assert.deepEqual([isDoneByPick(view, 0, true, built), isDoneByPick(view, 0, false, built)], [true, false]);
});

test('with two players building is a use of a group', () => {
    const rows = [{type: 'build_with_group', row: ['bag', 'gold'], building: ['paddock'], payment: ['full']}];
    assert.deepEqual(clicked(rows, 'build_with_group:gold', 'building:paddock').action, {
        type: 'build_with_group',
        row: 'gold',
        building: 'paddock',
        payment: 'full',
    });
});

const preview = (...keys) => previewOf(view, seats, clicked(uses, ...keys), 0);

test('what a row brings is said before it is used', () => {
    assert.equal(preview(), '');
    assert.equal(preview('use_row:camel'), 'You take 3 camels.');
    assert.match(preview('use_row:bag'), /^You place 2 goods \(bags\) one after the other/);
    assert.equal(preview('use_row:camel', 'die:sell_gold'), 'You take 3 camels. The card brings one more.');
});

test('what a way costs and whom it hits is said before it is gone', () => {
    assert.match(preview('move_supervisor:camel'), /^1 step;/);
    assert.equal(
        preview('move_supervisor:camel', 'space:west1'),
        '1 step. Sent to the caravan: Ben’s good in the bag souk of 3.',
    );
    assert.equal(
        preview('move_supervisor:camel', 'space:east2'),
        '2 steps. Costs 1 gold. Sent to the caravan: Anna’s good in the barrel souk of 3.',
    );
    assert.equal(preview('move_supervisor:gold', 'space:west5'), '1 step. Costs 4 gold. No good is beside it.');
});

test('what a building costs and brings is said, and what a sale brings', () => {
    const builds = [
        {type: 'build', building: ['hoist'], payment: ['full', 'without_gold', 'nothing']},
        {type: 'build_by_card', card: ['build_without_camels'], building: ['paddock']},
    ];
    const built = clicked(builds, 'building:hoist');
    assert.equal(previewOf(view, seats, built, 0), 'Hoist: costs 4 camels and 4 gold. Brings 5 points.');
    const cheaper = built.pick('payment', 'without_gold');
    assert.equal(
        previewOf(view, seats, cheaper, 0),
        'Hoist: costs 4 camels. It takes Build without gold. Brings 5 points.',
    );
    const free = built.pick('payment', 'nothing');
    assert.equal(
        previewOf(view, seats, free, 1),
        'Hoist: costs nothing. It takes Build without camels and Build without gold. Brings 0 points.',
    );
    const byCard = clicked(builds, 'play:build_without_camels');
    assert.equal(
        previewOf(view, seats, byCard, 0),
        'Paddock: costs nothing. It takes Build without camels. Brings 5 points.',
    );
    const sale = clicked(uses, 'play:sell_gold').pick('gold', 2);
    assert.equal(previewOf(view, seats, sale, 0), 'Brings 2 points.');
});
