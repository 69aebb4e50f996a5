// What a first game notices, by the facts of each game: every slip and every lack, and what comes close to it and is
// none.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {firstGame} from '../../web-client/games/magna-carta/first_game.js';
import {lessons as magnaCarta} from '../../web-client/games/magna-carta/lessons.js';
import {lessons as ys} from '../../web-client/games/ys/lessons.js';
import {allHold} from '../../web-client/app/teaching/hints.js';
import {adviceOf} from '../../web-client/app/teaching/mistakes.js';
import {SHOPS} from '../../web-client/games/yspahan/printed.js';
import {lessons as yspahan} from '../../web-client/games/yspahan/lessons.js';

const SEAT = 1;
/** Somebody else's, of whom nothing is noticed. */
const OTHER = 0;

const named = ({mistakes}, name) => mistakes.find((one) => one.name === name);
const decisionOf = (...rows) => ({number: 1, rows: rows.map((row) => (typeof row === 'string' ? {type: row} : row))});
const factsOf = (view, {events = [], decision} = {}) => ({view, events, decision, seat: SEAT});
/** The facts of this seat's own pieces, whose neighbour has others. */
const owning = (own, view = {}, more) => factsOf({...view, players: [{}, own]}, more);

/** What a slip says of a decision and of what was told after it. */
const slipOf = (lessons, name, before, later) =>
    named(lessons, name).slip({before, later, now: {...before, events: [...before.events, ...later]}});
const lackOf = (lessons, name, facts) => named(lessons, name).lack(facts);

const ACTING = decisionOf('pass', {type: 'place_worker', place: [0, 1]});
const PASSED = [{type: 'passed', seat: SEAT, number: 1, gained: 1}];

test('whoever passes with workers and deniers left has passed early, and nobody else', () => {
    const passing = (workers, deniers, decision, later = PASSED, view = {}) =>
        slipOf(magnaCarta, 'passed_early', owning({workers, deniers}, view, {decision}), later);
    assert.deepEqual(passing(4, 6, ACTING), {workers: 4, deniers: 6});
    assert.deepEqual(passing(2, 2, ACTING), {workers: 2, deniers: 2});
    assert.equal(passing(1, 6, ACTING), undefined, 'one worker may stay at home');
    assert.equal(passing(4, 1, ACTING), undefined, 'a last denier may be kept');
    assert.equal(passing(4, 6, decisionOf('pass')), undefined, 'every card is taken');
    assert.equal(passing(4, 6, ACTING, [{...PASSED[0], seat: OTHER}]), undefined, 'somebody else has passed');
    const beyond = decisionOf('pass', {type: 'place_worker', place: [4, 7]});
    assert.deepEqual(passing(4, 6, beyond, PASSED, {provost: 4}), {workers: 4, deniers: 6});
    assert.equal(passing(4, 6, beyond, PASSED, {provost: 3}), undefined, 'all free cards are beyond the provost');
});

test('passing is proposed once no worker more would bring anything', () => {
    const {when} = magnaCarta.guide.steps.find(({name}) => name === 'pass');
    const proposes = (place, provost) => {
        const decision = decisionOf('pass', ...(place.length > 0 ? [{type: 'place_worker', place}] : []));
        return allHold(when, owning({}, {provost}, {decision}));
    };
    assert.deepEqual(
        [proposes([], 3), proposes([4, 7], 3), proposes([3, 7], 3), proposes([4, 7], undefined)],
        [true, true, false, false],
    );
});

test('trading is proposed where a worker would trade, and where a building asks', () => {
    const {when} = magnaCarta.guide.steps.find(({name}) => name === 'ability');
    const road = [{building: 'forest'}, {building: 'neutral_peddler'}];
    const proposes = (place, {deniers = 2, provost = 1, worker} = {}) => {
        const decision = decisionOf('pass', {type: 'place_worker', place});
        const view = {provost, road: [...road, {building: 'market', worker}]};
        return allHold(when, owning({deniers}, view, {decision}));
    };
    assert.deepEqual([proposes([0, 1]), proposes([0])], [true, false]);
    assert.equal(proposes([0, 1], {deniers: 1}), false, 'no denier would be left');
    assert.equal(proposes([0, 1], {provost: 0}), false, 'it would do nothing');
    assert.equal(proposes([0, 1], {provost: 2, worker: SEAT}), false, 'somebody is sent already');
    assert.ok(allHold(when, owning({deniers: 0}, {road}, {decision: decisionOf('decline', 'buy_cubes')})));
});

test('a building was used once it was paid, and not by what comes for nothing', () => {
    const {done} = magnaCarta.guide.steps.find(({name}) => name === 'ability');
    const isDone = (gave, seat = SEAT) => {
        const used = {type: 'ability_used', seat, gave: {deniers: 0, cubes: [], tokens: [], ...gave}};
        return allHold(done, factsOf({}, {events: [used]}));
    };
    assert.deepEqual(
        [isDone({}), isDone({deniers: 1}), isDone({cubes: ['food']}), isDone({deniers: 1}, OTHER)],
        [false, true, true, false],
    );
});

test('the Lawyer is spoken of where he would work', () => {
    const {when} = firstGame.hints.find(({name}) => name === 'lawyer_works');
    const speaks = (provost, {round = 2, ...more} = {}) => {
        const lawyer = {building: 'lawyer', face: 'building', ...more};
        const road = [{building: 'park'}, lawyer, {building: 'market', owner: SEAT}];
        return allHold(when, factsOf({road, provost, round}, {decision: ACTING}));
    };
    assert.deepEqual([speaks(0), speaks(1), speaks(undefined), speaks(1, {round: 1})], [false, true, true, false]);
    assert.equal(speaks(1, {face: 'residence'}), false, 'he is a residence himself');
    assert.equal(speaks(1, {worker: OTHER}), false, 'somebody else is with him');
});

test('who has had a stone is not told to look for the first one', () => {
    const {when} = firstGame.hints.find(({name}) => name === 'batch');
    const speaks = (events, road = []) =>
        allHold(when, owning({cubes: [1, 1, 0, 0], workers: 3}, {road}, {events, decision: ACTING}));
    const taking = (cube, seat = SEAT) => [{type: 'ability_used', seat, got: {cubes: [cube]}}];
    assert.deepEqual([speaks(taking('stone', OTHER)), speaks(taking('wood'))], [true, true]);
    assert.equal(speaks(taking('stone')), false);
    assert.equal(speaks([], [{building: 'small_quarry', worker: SEAT}]), false, 'one is on its way');
});

test('a batch that could be delivered and was not is kept', () => {
    const before = owning({}, {}, {decision: decisionOf('deliver_batch', 'end_delivery')});
    const [ended, delivered] = ['delivery_ended', 'batch_delivered'].map((type) => ({type, seat: SEAT}));
    assert.deepEqual(slipOf(magnaCarta, 'batch_kept', before, [ended]), {});
    assert.equal(slipOf(magnaCarta, 'batch_kept', before, [delivered, ended]), undefined, 'the last one was delivered');
    assert.equal(slipOf(magnaCarta, 'batch_kept', before, [{...ended, seat: OTHER}]), undefined);
    const without = owning({}, {}, {decision: decisionOf('end_delivery')});
    assert.equal(slipOf(magnaCarta, 'batch_kept', without, [ended]), undefined, 'there was none');
});

test('a worker beyond the provost is noticed when he comes home with nothing', () => {
    const unpaid = {type: 'worker_unpaid', seat: SEAT, card: {}};
    assert.deepEqual(slipOf(magnaCarta, 'beyond', owning({}), [unpaid]), {});
    assert.equal(slipOf(magnaCarta, 'beyond', owning({}), [{...unpaid, seat: OTHER}]), undefined);
});

test('building and delivering nothing is noticed once there was time for it', () => {
    const late = (name, round, events, stage = 'acting') =>
        lackOf(magnaCarta, name, owning({}, {round, stage}, {events}));
    for (const [name, round, type] of [
        ['never_built', 3, 'building_built'],
        ['never_delivered', 4, 'batch_delivered'],
    ]) {
        assert.deepEqual(late(name, round, [{type, seat: OTHER}]), {}, name);
        assert.equal(late(name, round - 1, []), undefined, `${name}: there is time`);
        assert.equal(late(name, round, [{type, seat: SEAT}]), undefined, name);
    }
});

test('cubes that are left, gold aside, count at the end only', () => {
    const left = (cubes, stage) => lackOf(magnaCarta, 'cubes_left', owning({cubes}, {stage}));
    assert.deepEqual(left([3, 2, 1, 9], 'over'), {cubes: 6});
    assert.equal(left([3, 2, 0, 9], 'over'), undefined);
    assert.equal(left([3, 2, 1, 9], 'acting'), undefined);
});

/** A final score in which this seat has so much of something, and the best of the others has 12. */
const scoredAgainst = (own) => ({
    stage: 'over',
    round: 12,
    final_score: {
        seats: [
            {seat: 2, buildings: ['bank'], building_points: 4, castle: 4, prestige_points: 0},
            {seat: SEAT, buildings: [], building_points: 0, castle: 0, prestige_points: 0, ...own},
            {seat: OTHER, buildings: ['bank', 'church'], building_points: 12, castle: 12, prestige_points: 12},
        ],
    },
});

test('the end says what was lacking, by what it brought to the best of the others', () => {
    const mine = (type) => [{type, seat: SEAT}];
    const lack = (name, own, {events = [], prestige = []} = {}) =>
        lackOf(magnaCarta, name, owning({prestige}, scoredAgainst(own), {events}));
    assert.deepEqual(lack('never_built', {}), {own: 0, points: 12});
    assert.equal(lack('never_built', {}, {events: mine('building_built')}), undefined);
    assert.deepEqual(lack('few_built', {buildings: ['bank'], building_points: 2}), {own: 2, points: 12, built: 1});
    assert.equal(lack('few_built', {buildings: ['bank'], building_points: 10}), undefined, 'nearly as many points');
    const many = ['bank', 'church', 'jeweller', 'market', 'mason'];
    assert.equal(lack('few_built', {buildings: many, building_points: 6}), undefined, 'they are many');
    assert.deepEqual(lack('never_delivered', {}), {own: 0, points: 12});
    assert.deepEqual(lack('few_delivered', {castle: 5}, {events: mine('batch_delivered')}), {own: 5, points: 12});
    assert.equal(lack('few_delivered', {castle: 0}), undefined, 'none was delivered');
    assert.deepEqual(lack('no_prestige', {}), {own: 0, points: 12});
    assert.equal(lack('no_prestige', {}, {prestige: ['statue']}), undefined);
    assert.equal(lackOf(magnaCarta, 'no_prestige', owning({prestige: []}, {stage: 'acting'})), undefined);
});

test('what somebody else had more of counts by the points, and the most of it is said first', () => {
    const facts = owning({prestige: [], cubes: [0, 0, 0, 0]}, scoredAgainst({castle: 10}), {
        events: [{type: 'batch_delivered', seat: SEAT}],
    });
    assert.deepEqual(
        adviceOf(magnaCarta.mistakes, [], facts).map(({name}) => name),
        ['never_built', 'no_prestige'],
    );
});

test('a bid of six and more is high', () => {
    const bid = (first, second, seat = SEAT) =>
        slipOf(ys, 'bid_high', owning({}), [{type: 'bid_revealed', seat, first, second}]);
    assert.deepEqual(bid(4, 4), {total: 8});
    assert.deepEqual(bid(3, 3), {total: 6});
    assert.equal(bid(4, 1), undefined);
    assert.equal(bid(4, 4, OTHER), undefined);
});

/** The first turn as it was told, and what tells that it has ended. */
const turnOf = (...told) => owning({}, {}, {events: [{type: 'turn_began', turn: 1}, ...told]});
const NEXT_TURN = [{type: 'turn_began', turn: 2}];
const gem = (side) => ({type: 'gem_taken', side, gem: 'red', source: 'ship'});
const open4 = {type: 'broker_placed', side: SEAT, broker: 1, where: 'port1', face: 'up', value: 4};

test('a turn that brought hardly any gem is noticed when it ends, also the last one', () => {
    const ended = (before, later = NEXT_TURN) => slipOf(ys, 'no_gem', before, later);
    assert.deepEqual(ended(turnOf(gem(SEAT), gem(OTHER), gem(OTHER))), {});
    assert.equal(ended(turnOf(gem(SEAT), gem(SEAT))), undefined);
    assert.equal(ended(turnOf(), [gem(OTHER)]), undefined, 'it goes on');
    assert.deepEqual(ended(turnOf(gem(SEAT), gem(SEAT), ...NEXT_TURN), [{type: 'game_ended'}]), {}, 'the last turn');
});

test('two 4s face up in a turn are noticed, and one is not', () => {
    const ended = (before) => slipOf(ys, 'fours_open', before, NEXT_TURN);
    assert.deepEqual(ended(turnOf(open4, {...open4, broker: 2})), {});
    assert.equal(ended(turnOf(open4, {...open4, broker: 2, face: 'down'})), undefined);
    assert.equal(ended(turnOf(open4, {...open4, side: OTHER})), undefined);
});

test('the market and the characters are missed by whoever never used them', () => {
    const lack = (name, turn, events, hand = 1) => lackOf(ys, name, owning({hand}, {turn, stage: 'placing'}, {events}));
    assert.deepEqual(lack('no_market', 2, [open4]), {});
    assert.equal(lack('no_market', 1, []), undefined, 'there is time');
    assert.equal(lack('no_market', 2, [{...open4, where: 'blue2'}]), undefined);
    assert.deepEqual(lack('no_character', 3, [{type: 'card_played', seat: OTHER}]), {});
    assert.equal(lack('no_character', 3, [{type: 'card_played', seat: SEAT}]), undefined);
    assert.equal(lack('no_character', 2, []), undefined, 'there is time');
    assert.equal(lack('no_character', 3, [], 0), undefined, 'there is none to play');
});

test('whoever won no character is told of the palaces, and not to play any', () => {
    const won = (side) => [{type: 'card_won', side, character: 'king'}];
    const lack = (turn, events) => lackOf(ys, 'no_palace', owning({hand: 0}, {turn}, {events}));
    assert.deepEqual(lack(3, won(OTHER)), {});
    assert.equal(lack(3, won(SEAT)), undefined);
    assert.equal(lack(2, []), undefined, 'there is time');
    const facts = owning({hand: 0}, {turn: 4, stage: 'over'});
    const advised = adviceOf(ys.mistakes, [], facts).map(({name}) => name);
    assert.deepEqual([...advised].sort(), ['no_market', 'no_palace']);
});

test('at the end it counts to be first in no colour', () => {
    const places = (side, gems) => [{places: [{side, gems, place: 1, points: 24}]}];
    const scored = (colours) => lackOf(ys, 'no_colour', owning({}, {final_score: {colours}}));
    assert.deepEqual(scored(places(OTHER, 5)), {});
    assert.equal(scored(places(SEAT, 5)), undefined);
    assert.deepEqual(scored(places(SEAT, 0)), {}, 'nobody has any');
    assert.equal(lackOf(ys, 'no_colour', owning({})), undefined, 'it is not the end');
});

/** Somebody with two of three chests of a souk, and a tower in which the row of chests brings so many goods. */
function chests(brings, more = {}) {
    const goods = Object.fromEntries(['chest2a', 'chest2b'].map((shop) => [SHOPS.indexOf(shop), SEAT]));
    const tower = {3: {value: 2, white: brings, yellow: 0, brings}, 0: {value: 1, white: 3, yellow: 0, brings: 3}};
    const decision = decisionOf({type: 'use_row', row: ['camel', 'chest']}, {type: 'draw_card', row: ['camel']});
    const view = {goods, tower, open_souks: ['chest2', 'vase3'], ...more};
    return owning({camels: 2, buildings: []}, view, {decision});
}
const took = (row, use, seat = SEAT) => [{type: 'group_taken', seat, row, value: 2, white: 1, yellow: 0, use}];

test('a souk that one row of dice would have filled is overlooked by whoever takes something else', () => {
    const taking = (before, later) => slipOf(yspahan, 'souk_overlooked', before, later);
    assert.deepEqual(taking(chests(1), took('camel', 'row')), {points: 6});
    assert.deepEqual(taking(chests(2), took('chest', 'card')), {points: 6}, 'the row, for a card');
    assert.equal(taking(chests(1), took('chest', 'row')), undefined, 'it was taken');
    assert.equal(taking(chests(0), took('camel', 'row')), undefined, 'it was out of reach');
    assert.equal(taking(chests(1, {open_souks: ['vase3']}), took('camel', 'row')), undefined, 'it is not open');
    assert.equal(taking(chests(1), took('camel', 'row', OTHER)), undefined, 'somebody else took dice');
});

test('whoever does what is proposed overlooks no souk', () => {
    const rolled = {type: 'dice_rolled', seat: SEAT};
    const placed = {type: 'good_placed', seat: SEAT};
    const draws = [...took('camel', 'card'), {type: 'card_drawn', seat: SEAT}];
    const drawing = (earlier, week = 1) => {
        const facts = chests(1, {week});
        const rows = [...facts.decision.rows, {type: 'draw_card', row: ['camel']}];
        return slipOf(
            yspahan,
            'souk_overlooked',
            {...facts, decision: {...facts.decision, rows}, events: earlier},
            draws,
        );
    };
    const tried = [rolled, placed, ...took('camel', 'row')];
    assert.equal(drawing(tried), undefined, 'a card is what was left to try');
    assert.deepEqual(drawing([rolled]), {points: 6}, 'goods were proposed');
    assert.deepEqual(drawing(tried, 3), {points: 6}, 'nothing was proposed');
});

test('camels are to be taken until there are enough for what is left to try', () => {
    const {done} = yspahan.guide.steps.find(({name}) => name === 'income');
    const isDone = (camels, buildings, events = []) =>
        allHold(done, owning({camels, buildings}, {}, {events: [...took('camel', 'row'), ...events]}));
    assert.deepEqual([isDone(1, []), isDone(2, [])], [false, true], 'for a Paddock');
    const built = [isDone(0, ['paddock']), isDone(1, ['paddock'])];
    assert.deepEqual(built, [false, true], 'for a good that stays');
    assert.ok(isDone(0, ['paddock'], took('bag', 'supervisor')));
});

test('a souk that was not full when the week ended is noticed', () => {
    const unfinished = (seat) => slipOf(yspahan, 'souk_unfinished', owning({}), [{type: 'souk_unfinished', seat}]);
    assert.deepEqual(unfinished(SEAT), {});
    assert.equal(unfinished(OTHER), undefined);
});

/** This seat's own, beside a neighbour to whom the caravan has brought 7 points. */
const caravans = (own, more, view, facts) =>
    factsOf({...view, players: [{points: [9, 0, 3, 4, 0, 0]}, {...own, ...more}]}, facts);

test('no souk, no building and no caravan are noticed in later weeks', () => {
    const own = {buildings: [], points: [0, 0, 0, 0, 0, 0], caravan_goods: 0};
    const lack = (name, week, more = {}, events = [], stage = 'choosing') =>
        lackOf(yspahan, name, caravans(own, more, {week, stage}, {events}));
    const paid = (seat) => [{type: 'souk_scored', souk: 'bag1', seat, points: 3, bazaar: 0}];
    assert.deepEqual(lack('no_souk', 2, {}, paid(OTHER)), {});
    assert.equal(lack('no_souk', 2, {}, paid(SEAT)), undefined);
    assert.deepEqual(lack('never_built', 2), {});
    assert.equal(lack('never_built', 2, {buildings: ['shop']}), undefined);
    assert.deepEqual(lack('no_caravan', 3), {own: 0, points: 7});
    assert.equal(lack('no_caravan', 3, {caravan_goods: 1}), undefined);
    assert.equal(lack('no_caravan', 3, {points: [0, 0, 2, 0, 0, 0]}), undefined);
    for (const [name, week] of [
        ['no_souk', 1],
        ['never_built', 1],
        ['no_caravan', 2],
    ]) {
        assert.equal(lack(name, week), undefined, `${name}: there is time`);
        assert.ok(lack(name, week, {}, [], 'over'), `${name}: or the match is over`);
    }
});

test('a caravan that brought much less than to somebody else counts at the end only', () => {
    const little = (points, stage = 'over') =>
        lackOf(yspahan, 'little_caravan', caravans({points, caravan_goods: 1}, {}, {week: 3, stage}));
    assert.deepEqual(little([0, 0, 1, 1, 0, 0]), {own: 2, points: 7});
    assert.equal(little([0, 0, 1, 2, 0, 0]), undefined, 'nearly as much');
    assert.equal(little([0, 0, 0, 0, 0, 0]), undefined, 'none went there');
    assert.equal(little([0, 0, 1, 1, 0, 0], 'choosing'), undefined);
});

test('camels, gold and cards that are left count at the end only', () => {
    const left = (own, stage) =>
        ['things_left', 'cards_left'].map((name) => lackOf(yspahan, name, owning(own, {stage})));
    assert.deepEqual(left({camels: 3, gold: 2, hand: 1}, 'over'), [{things: 5}, {cards: 1}]);
    assert.deepEqual(left({camels: 3, gold: 1, hand: 0}, 'over'), [undefined, undefined]);
    assert.deepEqual(left({camels: 3, gold: 2, hand: 1}, 'choosing'), [undefined, undefined]);
});
