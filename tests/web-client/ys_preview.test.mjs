// What is said of a decision of Ys: why it is asked, its sums, and what follows.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {addMessages} from '../../web-client/app/words/words.js';
import {beginChoosing} from '../../web-client/app/asking/choosing.js';
import {counting} from '../../web-client/games/ys/ghosts.js';
import {likelyType, MANNERS} from '../../web-client/games/ys/interactions.js';
import english from '../../web-client/games/ys/languages/en.js';
import {preview} from '../../web-client/games/ys/preview.js';
import {predicted} from '../../web-client/games/ys/quotations.js';
import {situation} from '../../web-client/games/ys/situation.js';
import {columnSum, quarterSums, rowSums, sidesSay, sumOf, sumsAt, sumWords} from '../../web-client/games/ys/sums.js';
import {playedMoments} from './played.mjs';

addMessages(english);
const seats = [{player: 'Anna'}, {player: 'Ben'}, {player: 'Dora'}];
const player = (before_screen, hand = [], fresh = []) => ({before_screen, own: {hand, fresh}});
const view = {
    options: {},
    effects: {},
    asked: [0],
    turn: 1,
    round: 1,
    quotations: [8, 9, 8, 3],
    players: [player([3, 1]), player([2, 2]), player([0, 0])],
    brokers: {
        0: {side: 0, where: 'port1', face: 'up', value: 4},
        1: {side: 1, where: 'port1', face: 'down'},
        2: {side: 1, where: 'port1', face: 'up', value: 1, counts: 5},
        3: {side: 0, where: 'red2', face: 'down', value: 2},
        4: {side: 1, where: 'red3', face: 'down'},
        5: {side: 1, where: 'blue2', face: 'up', value: 2},
    },
};
const begin = (rows) => beginChoosing({rows}, MANNERS, likelyType);
/** The sentences of a stage for Anna. */
const sentences = (stage, choosing, {events = [], viewer = 0, ...changed} = {}) =>
    preview({view: {...view, stage, ...changed}, seats, viewer, events}, choosing);
const says = (...asked) => sentences(...asked).join(' ');

test('a sum says what is known of it, and that something is hidden', () => {
    assert.deepEqual(sumOf([]), {brokers: 0, known: 0, hidden: 0});
    assert.deepEqual(
        sumsAt(view, 'port1').map((sum) => [sum.side, sumWords(sum)]),
        [
            [1, '5+?'],
            [0, '4'],
        ],
    );
    assert.equal(sumWords(columnSum(view, 'red')), '2+?');
    assert.deepEqual(
        rowSums(view, 2).map((sum) => [sum.side, sumWords(sum)]),
        [
            [0, '2'],
            [1, '2'],
        ],
    );
    assert.equal(sidesSay(seats, quarterSums(view, 1)), 'There now: Ben 5+?, Anna 4.');
    assert.equal(sidesSay(seats, rowSums(view, 1)), 'Nobody is there yet.');
});

test('a bid says what it adds up to and what it is for', () => {
    const bid = begin([{type: 'bid', first: [4, 3], second: [3, 2]}]);
    assert.match(says('bidding', bid), /^Higher sums choose/);
    assert.match(says('bidding', bid.pickOfPair(4).pickOfPair(3)), /^Together 7\. Higher/);
});

test('a place says what it pays and who stands there with how much', () => {
    const place = begin([{type: 'place', broker: [0, 1], face: ['up', 'down'], where: ['port1', 'palace2']}]);
    assert.match(says('placing', place), /one face up and one face down/);
    assert.match(says('placing', place, {effects: {cardinal: 0}}), /each face up or face down/);
    assert.match(says('placing', place, {effects: {cardinal: 1}}), /one face up and one face down/);
    assert.match(says('placing', place.pick('where', 'port1')), /a black gem.*There now: Ben 5\+\?, Anna 4\.$/);
    assert.match(says('placing', place.pick('where', 'palace2')), /Nobody is there yet\.$/);
});

test('what is planned counts in the sums of its quarter or row, and who would lead is said', () => {
    const rows = [{type: 'place', broker: [0, 1, 4], face: ['up', 'down'], where: ['port1', 'commerce2', 'red2']}];
    const planning = (...planned) => begin(rows).planning(planned);
    const place = (where, broker) => ({type: 'place', broker, face: 'up', where});
    assert.doesNotMatch(says('placing', planning()), /your plan/);
    assert.match(
        says('placing', planning(place('commerce2', 4))),
        /^Quarter II with your plan: Anna 4\. You would lead\./,
    );
    assert.match(
        says('placing', planning(place('commerce2', 4), place('port1', 4))),
        /^Quarter I with your plan: Anna 8, Ben 5\+\?\. You would lead, as far as is known\./,
    );
    assert.match(says('placing', planning(place('port1', 1))), /Anna 5\. You would be level with Ben\./);
    assert.match(says('placing', planning(place('port1', 0))), /Ben 5\+\?, Anna 4\. Ben would lead\./);
    // Where there is little room, the page shows the first only.
    assert.match(sentences('placing', planning(place('commerce2', 4)))[0], /Anna 4\. You would lead\.$/);
    assert.match(
        says('placing', planning(place('red2', 1))),
        /^Row 2 with your plan: Anna 3, Ben 2\. You would lead\./,
    );
});

test('whoever closes an area is not told how to place brokers', () => {
    const rows = [
        {type: 'place', broker: [0, 1], face: ['up', 'down'], where: ['port1', 'palace2']},
        {type: 'close_area', area: ['port1', 'palace2']},
    ];
    assert.match(says('placing', begin(rows)), /one face up and one face down/);
    assert.equal(says('placing', begin(rows).withType('close_area')), '');
});

test('a place that is picked first is told with what is planned there, but without a broker not yet chosen', () => {
    const rows = [{type: 'place', broker: [1, 3, 4], face: ['up', 'down'], where: ['port1', 'palace2']}];
    const planned = begin(rows).planning([{type: 'place', broker: 3, face: 'up', where: 'port1'}]);
    assert.match(says('placing', planned.pick('where', 'port1')), /There now: Anna 7, Ben 5\+\?\.$/);
    assert.match(says('placing', planned.pick('where', 'palace2')), /Nobody is there yet\.$/);
    const neutral = begin([{type: 'place_neutral', broker: [2, 4], where: ['port1']}]);
    const [other] = [{type: 'place_neutral', broker: 2, where: 'port1'}];
    const both = neutral.planning([other]).pick('where', 'port1');
    assert.match(says('placing', both), /There now: Ben 5\+\?, Anna 4, neutral 2\./i);
});

test('the broker that the Illusionist would place counts in the sums of its place', () => {
    const where = ['port1', 'red1'];
    const begun = begin([{type: 'place_from_before', broker: [1, 3], replacement: [1, 2], face: ['up'], where}]);
    const placing = begun.pick('where', 'port1');
    assert.match(says('placing', placing), /There now: Ben 5\+\?, Anna 4\.$/);
    assert.match(says('placing', placing.pick('broker', 3)), /There now: Anna 7, Ben 5\+\?\. Quarter I with your plan/);
});

test('a window in which nothing can be played says so, and why', () => {
    const pass = begin([{type: 'pass'}]);
    const words = (stage) => situation({...view, stage}, seats, 0, pass);
    assert.equal(words('placing_cards'), 'Before placing: you have no character to play');
    assert.equal(words('last_looks').startsWith('Last moment'), true);
    const holding = (...hands) => ({players: [player([3, 1], ...hands), ...view.players.slice(1)]});
    assert.match(says('placing_cards', pass), /^You hold no characters;.*After passing, placing begins\.$/);
    assert.match(says('scoring_cards', pass, holding(['spy'])), /^Spy: not to be played at this moment/);
    assert.match(says('end_cards', pass, holding(['spy'], ['spy'])), /^You won Spy in this very turn/);
    const play = begin([{type: 'pass'}, {type: 'play', character: ['spy', 'cardinal']}]);
    assert.match(says('placing_cards', play), /^Everybody is heard once/);
    const look = begin([{type: 'pass'}, {type: 'look', broker: [1, 4]}]);
    assert.match(says('scoring_cards', look), /^Everybody is heard once/);
    assert.deepEqual([says('after_placing', look), says('last_looks', look)], ['', ''], 'nobody else is asked there');
    assert.match(says('placing_cards', play.pick('character', 'spy')), /^A character that was played is gone\.$/);
});

test('while a character is to act in place of a broker, that is what is asked', () => {
    const rows = [
        {type: 'place', broker: [4], face: ['up'], where: ['port1']},
        {type: 'close_area', area: ['port1']},
    ];
    const words = (stage, type) => situation({...view, stage}, seats, 0, begin(rows).withType(type));
    assert.equal(words('placing', 'close_area'), 'Close an area');
    assert.match(words('placing', 'place'), /^Place your/);
    assert.match(words('last_looks', 'close_area'), /^Last moment/);
});

test('tied columns come with the sums of all, why it is the viewer who decides, and what follows', () => {
    const order = begin([
        {
            type: 'order_columns',
            order: [
                ['red', 'blue'],
                ['blue', 'red'],
            ],
        },
    ]);
    const brokers = {0: {side: 0, where: 'red2', value: 2}, 1: {side: 1, where: 'blue3', value: 2}};
    const said = says('ordering_columns', order.pickOfList('order', 'red'), {brokers});
    assert.match(said, /^So far: red\. Columns: blue 2 \(brokers: 1\), red 2 \(brokers: 1\), green 0/);
    assert.match(said, /nobody has more before the screen than your 4\./);
    assert.match(said, /\+2, \+1, −1 and −2/);
    const plotting = says('ordering_columns', order, {brokers, effects: {intriguer: 0}});
    assert.match(plotting, /because you played the Intriguer/);
});

test('the best bidder sees the sum that won, and where a quotation would go', () => {
    const move = begin([{type: 'move_quotation', colour: ['blue', 'yellow'], direction: ['up', 'down']}]);
    const events = [{type: 'best_bidder', side: 0, total: 9}];
    assert.equal(
        says('best_bid', move, {events}),
        'You have the highest sum of the whole market, 9: a quotation goes one step up or down.',
    );
    const up = move.pick('colour', 'blue').pick('direction', 'up');
    assert.match(says('best_bid', up, {events}), /The blue quotation goes from 8 to 9 and becomes 1st\.$/);
    const down = move.pick('colour', 'yellow').pick('direction', 'down');
    assert.match(says('best_bid', down, {events}), /The yellow quotation goes from 8 to 7 and stays 3rd\.$/);
});

test('the Banker sees both quotations, and the ship shows who takes what', () => {
    const banker = begin([{type: 'move_two_quotations', up: ['red'], down: ['green', 'blue']}, {type: 'pass'}]);
    const both = banker.withType('move_two_quotations').pick('down', 'green');
    assert.match(says('end_cards', both), /green quotation goes from 9 to 8 and becomes 2nd\..*red quotation.*3 to 4/);
    const events = [
        {
            type: 'quarter_ranked',
            quarter: 1,
            ranking: [
                {side: 0, total: 6},
                {side: 2, total: 4},
            ],
        },
    ];
    const gem = begin([{type: 'take_gem', gem: ['red', 'blue']}]);
    const said = says('taking_gems', gem, {events});
    assert.match(said, /This is your first\. Sums in this quarter: Anna \(6\), Dora \(4\)\.$/);
    const own = {type: 'gem_taken', side: 0, gem: 'red', source: 'ship'};
    assert.match(says('taking_gems', gem, {events: [...events, own]}), /This is your second/);
    assert.match(says('taking_gems', gem, {events, viewer: 2}), /^You are 2nd here and take one gem\./);
    assert.match(says('colouring_gem', gem), /in this order: green, blue, yellow, red\.$/);
});

test('the columns are predicted as they would lie open with the plan, and nothing of tied ones', () => {
    // Red has an open 0 and two that lie face down, blue an open 2.
    assert.deepEqual(predicted(view), {0: 10, 3: 4});
    const plan = [
        {broker: {side: 0, where: 'yellow1', face: 'up', value: 3}, at: 0},
        {broker: {side: 0, where: 'green1', face: 'down', value: 4}, at: 1},
    ];
    const known = {...view, projected_quotations: {0: 10, 3: 4}};
    assert.equal(counting(known, []), known, 'what the server says is left as it is');
    assert.deepEqual(counting(known, plan).projected_quotations, {0: 9, 1: 7, 2: 10, 3: 2});
});

test('what is predicted of placed brokers is what the server says of them, throughout matches', () => {
    let compared = 0;
    for (const name of ['ys_2_players', 'ys_3_players', 'ys_4_players']) {
        for (const {view: known} of playedMoments(name, 0)) {
            if (Object.keys(known.projected_quotations).length > 0) {
                assert.deepEqual(predicted(known), known.projected_quotations);
                compared += 1;
            }
        }
    }
    assert.ok(compared > 50, `${compared} compared`);
});
