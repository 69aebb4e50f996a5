// Half-made choices: pairs in any order, lists one by one, single values filled in.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {beginChoosing, Choosing, putOrSend} from '../../web-client/app/asking/choosing.js';
import {boardTargets, likelyType, MANNERS} from '../../web-client/games/ys/interactions.js';

const bids = [
    {type: 'bid', first: [4], second: [0, 3, 4]},
    {type: 'bid', first: [3], second: [0]},
];

test('the two brokers of a bid may be picked in any order', () => {
    const choosing = new Choosing(bids, MANNERS).pickOfPair(0).pickOfPair(4);
    assert.deepEqual(choosing.action, {type: 'bid', first: 4, second: 0});
});

test('after one broker only those that make a bid with it are offered', () => {
    assert.deepEqual(new Choosing(bids, MANNERS).pairOffers(), [4, 3, 0]);
    assert.deepEqual(new Choosing(bids, MANNERS).pickOfPair(3).pairOffers(), [4, 0]);
    assert.deepEqual(new Choosing(bids, MANNERS).pickOfPair(4).pickOfPair(4).action, {
        type: 'bid',
        first: 4,
        second: 4,
    });
});

test('one value of a pair can be taken back', () => {
    const choosing = new Choosing(bids, MANNERS).pickOfPair(4).pickOfPair(3).dropOfPair(4);
    assert.deepEqual(choosing.picks, [3]);
    assert.equal(choosing.action, undefined);
});

test('columns are put in order one by one', () => {
    const rows = [
        {
            type: 'order_columns',
            order: [
                ['blue', 'red', 'green'],
                ['blue', 'green', 'red'],
                ['red', 'blue', 'green'],
            ],
        },
    ];
    const begun = new Choosing(rows);
    assert.deepEqual(begun.nextOfList('order'), ['blue', 'red']);
    const half = begun.pickOfList('order', 'blue');
    assert.deepEqual(half.nextOfList('order'), ['red', 'green']);
    assert.deepEqual(half.pickOfList('order', 'green').pickOfList('order', 'red').action, {
        type: 'order_columns',
        order: ['blue', 'green', 'red'],
    });
});

test('a field with one possible value is filled in', () => {
    const rows = [{type: 'place', broker: [2], face: ['up'], where: ['port1', 'port2']}];
    assert.deepEqual(new Choosing(rows).pick('where', 'port2').action, {
        type: 'place',
        broker: 2,
        face: 'up',
        where: 'port2',
    });
});

test('a usual value goes with whatever else is chosen, until another is picked', () => {
    const rows = [
        {
            type: 'build',
            building: ['market', 'peddler'],
            payment: [
                ['wood', 'stone'],
                ['wood', 'gold'],
            ],
        },
        {type: 'build', building: ['bank'], payment: [['wood', 'stone', 'stone']]},
    ];
    const begun = new Choosing(rows, {build: {usual: 'payment'}});
    assert.equal(begun.action, undefined);
    const market = begun.pick('building', 'market');
    assert.deepEqual(market.action, {type: 'build', building: 'market', payment: ['wood', 'stone']});
    const golden = market.pick('payment', ['wood', 'gold']);
    assert.deepEqual(golden.action, {type: 'build', building: 'market', payment: ['wood', 'gold']});
    assert.deepEqual(golden.pick('building', 'bank').action.payment, ['wood', 'stone', 'stone']);
});

test('picking the chosen value again takes it back, and clearing takes all back', () => {
    const rows = [{type: 'place', broker: [2, 3], face: ['up', 'down'], where: ['port1', 'port2']}];
    const choosing = new Choosing(rows).pick('broker', 2).pick('where', 'port1');
    assert.deepEqual(choosing.pick('broker', 2).chosen, {where: 'port1'});
    assert.equal(choosing.cleared().begun, false);
});

test('courtiers are offered in the throne room, with their owner or as own ones', () => {
    const looks = [
        {type: 'look_at_courtier', owner: [1], courtier: [0, 1]},
        {type: 'look_at_courtier', owner: [2], courtier: [1]},
    ];
    const look = new Choosing(looks, MANNERS);
    assert.deepEqual([...boardTargets(look, 0).keys()], ['courtier:1.0', 'courtier:1.1', 'courtier:2.1']);
    const chosen = boardTargets(look, 0).get('courtier:1.1').next();
    assert.deepEqual(chosen.action, {type: 'look_at_courtier', owner: 1, courtier: 1});
    const targets = boardTargets(chosen, 0);
    assert.ok(targets.get('courtier:1.1').chosen && !targets.get('courtier:2.1').chosen);
    assert.equal(targets.get('courtier:1.1').next().action, undefined);
    assert.deepEqual(targets.get('courtier:2.1').next().action, {type: 'look_at_courtier', owner: 2, courtier: 1});
    assert.deepEqual(targets.get('courtier:1.0').next().action, {type: 'look_at_courtier', owner: 1, courtier: 0});

    const swap = new Choosing([{type: 'swap_with_courtier', broker: [3, 5], courtier: [0]}], MANNERS);
    assert.deepEqual([...boardTargets(swap, 2).keys()], ['number:3', 'number:5', 'courtier:2.0']);
});

test('the board offers exactly the places and brokers of the rows, places for what is picked up', () => {
    const place = new Choosing([{type: 'place', broker: [2, 3], face: ['up'], where: ['port1', 'blue3']}], MANNERS);
    assert.deepEqual([...boardTargets(place).keys()], []);
    assert.deepEqual([...boardTargets(place.pick('broker', 3)).keys()], ['place:port1', 'place:blue3']);
    const swap = new Choosing([{type: 'swap_brokers', first: [1, 4], second: [4, 6]}], MANNERS).pickOfPair(6);
    assert.deepEqual([...boardTargets(swap).keys()], ['number:6', 'number:1', 'number:4']);
    assert.deepEqual(boardTargets(swap).get('number:1').next().action, {type: 'swap_brokers', first: 1, second: 6});
});

test('a click sends the action that it completes only if that needs no confirming', () => {
    const told = [];
    const to = {put: (next) => told.push(['put', next.chosen]), send: (action) => told.push(['sent', action])};
    const rows = [{type: 'take_gem', gem: ['red', 'blue']}];
    const [begun, whole] = [new Choosing(rows), new Choosing(rows).pick('gem', 'red')];
    putOrSend(to, (type) => type === 'take_gem')(begun);
    putOrSend(to, (type) => type === 'take_gem')(whole);
    putOrSend(to, () => false)(whole);
    assert.deepEqual(told, [
        ['put', {}],
        ['sent', {type: 'take_gem', gem: 'red'}],
        ['put', {gem: 'red'}],
    ]);
});

test('a choice begins with the type that is most probably meant', () => {
    const rows = [{type: 'pass'}, {type: 'place', where: ['port1', 'palace2']}];
    assert.equal(beginChoosing({rows}, {}, () => 'place').type, 'place');
    assert.equal(beginChoosing({rows}, {}, () => undefined).type, undefined);
});

test('the colours to give and to take stand in the same order, whatever the rows have', () => {
    const rows = [
        {type: 'swap_gem', give: ['blue'], take: ['green', 'yellow', 'red']},
        {type: 'swap_gem', give: ['green'], take: ['blue', 'yellow', 'red']},
    ];
    const swap = new Choosing(rows, MANNERS);
    assert.deepEqual(
        [swap.shown('give'), swap.shown('take')],
        [
            ['blue', 'green'],
            ['blue', 'green', 'yellow', 'red'],
        ],
    );
});

test('a single character of Ys is not chosen unasked, unless it is the only answer', () => {
    const begin = (...rows) => beginChoosing({rows}, MANNERS, likelyType);
    const [one, other] = [
        {type: 'play', character: ['spy']},
        {type: 'play', character: ['cardinal']},
    ];
    const both = begin({type: 'pass'}, one, other);
    assert.deepEqual([both.type, both.action], ['play', undefined]);
    const single = begin({type: 'pass'}, one);
    assert.deepEqual([single.type, single.action], [undefined, undefined]);
    assert.deepEqual(single.withType('play').action, {type: 'play', character: 'spy'});
    assert.deepEqual(begin(one).action, {type: 'play', character: 'spy'});
});
