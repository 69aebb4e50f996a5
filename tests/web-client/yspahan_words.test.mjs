// The words of Yspahan: every kind of thing that the engine names has some, and the log says why things happened.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {addMessages} from '../../web-client/app/words/words.js';
import english from '../../web-client/games/yspahan/languages/en.js';
import {ACTION_OF_CARD, FIELD_KINDS} from '../../web-client/games/yspahan/interactions.js';
import {logLine, newLog} from '../../web-client/games/yspahan/log.js';
import {BUILDINGS, QUARTERS, ROWS, SOURCES} from '../../web-client/games/yspahan/printed.js';
import {dayOfMatch, phase, situation, STAGES} from '../../web-client/games/yspahan/situation.js';
import {spaceName} from '../../web-client/games/yspahan/words_of.js';
import {Headers} from './headers.mjs';
import {allHaveWords, haveWords, SEATS as seats, testActionsAndEvents} from './named_things.mjs';

addMessages(english);
const headers = new Headers('yspahan');
const said = (event) => logLine(event, seats).parts.join('');

testActionsAndEvents(headers, 'yspahan', {kinds: FIELD_KINDS, actions: 19, events: 38});

test('every stage has a sentence for the one who is asked and for the others', () => {
    const stages = headers.words('stage.hpp', 'Stage');
    assert.deepEqual(stages, STAGES);
    haveWords(stages.flatMap((one) => ['you', 'other'].map((who) => `yspahan.stage.${one}.${who}`)));
});

test('every row, quarter, building, card, way to pay, direction, use and source has words', () => {
    const cards = headers.words('components.hpp', 'Card');
    const buildings = headers.words('components.hpp', 'Building');
    const uses = headers.words('event.hpp', 'GroupUse');
    const lists = {
        'yspahan.row.': headers.words('components.hpp', 'Row'),
        'yspahan.quarter.': headers.words('components.hpp', 'Quarter'),
        'yspahan.building.': [...buildings, ...buildings.map((building) => `${building}.does`)],
        'yspahan.card.': [...cards, ...cards.map((card) => `${card}.does`)],
        'yspahan.payment.': headers.words('components.hpp', 'Payment'),
        'yspahan.direction.': headers.words('action.hpp', 'Direction'),
        'yspahan.source.': headers.words('components.hpp', 'Source'),
        'yspahan.floor.taken.': uses,
        'yspahan.event.group_taken.': uses,
        'yspahan.event.camels_taken.': headers.words('event.hpp', 'Income'),
        'yspahan.event.gold_taken.': headers.words('event.hpp', 'Income'),
        'yspahan.event.caravan_scored.': headers.words('event.hpp', 'CaravanCause'),
        'yspahan.option.': headers.options(),
    };
    allHaveWords(lists);
    assert.deepEqual(Object.keys(ACTION_OF_CARD), cards);
    assert.deepEqual(
        [ROWS, QUARTERS, BUILDINGS, SOURCES],
        [lists['yspahan.row.'], lists['yspahan.quarter.'], buildings, lists['yspahan.source.']],
    );
});

test('the supervisor’s way says what made up for the difference', () => {
    const moved = {type: 'supervisor_moved', seat: 0, from: 'crossroads', to: 'west6', steps: 6, value: 2, hammam: 3};
    assert.equal(
        said({...moved, gold: 1}),
        'Anna moves the supervisor 6 steps to west 6 (dice 2, Hammam 3 and 1 gold)',
    );
    assert.equal(
        said({...moved, value: 6, hammam: 0, gold: 0}),
        'Anna moves the supervisor 6 steps to west 6 (as the dice say)',
    );
    const stays = {...moved, to: 'crossroads', steps: 0, hammam: 0, gold: 2};
    assert.equal(said(stays), 'Anna leaves the supervisor at the crossroads (dice 2, 2 gold)');
    assert.equal(spaceName('north4'), 'north 4');
});

test('goods on their way to the caravan are told with their owners, and who paid a camel', () => {
    const goods = [
        {shop: 'bag1b', owner: 1},
        {shop: 'barrel1a', owner: 3},
    ];
    assert.equal(
        said({type: 'goods_hit', goods}),
        'Sent to the caravan: Ben’s good in the bag souk of 3 and Dora’s good in the barrel souk of 3',
    );
    assert.equal(
        said({type: 'camel_paid', seat: 1, shop: 'bag1b'}),
        'Ben pays a camel: the good stays in the bag souk of 3, another is sent',
    );
    assert.equal(
        said({type: 'caravan_loaded', seat: 1, place: 4, row: 2, points: 1, cause: 'supervisor'}),
        'Ben: a good on camel 5 of the caravan, in row 2: 1 point',
    );
});

test('every point of a week’s end is told', () => {
    assert.equal(
        said({type: 'souk_scored', souk: 'vase3', seat: 0, points: 12}),
        'Anna: 12 points for the vase souk of 12',
    );
    assert.equal(
        said({type: 'souk_scored', souk: 'vase3', seat: 0, points: 12, bazaar: 2}),
        'Anna: 12 points for the vase souk of 12, and 2 points for the Bazaar',
    );
    const shares = [
        {seat: 0, goods: 2, row: 3, points: 6},
        {seat: 2, goods: 1, row: 1, points: 1},
    ];
    assert.equal(
        said({type: 'caravan_scored', cause: 'full', shares}),
        'The caravan is full and pays: Anna 2 × 3 = 6, Greedy bot 3 1 × 1 = 1',
    );
});

test('dice, closed rows and the price of a building are told', () => {
    const rolled = {type: 'dice_rolled', seat: 3, white: [1, 6, 6], yellow: [], gold: 0};
    assert.equal(said(rolled), 'Dora rolls 1 6 6');
    assert.equal(said({...rolled, yellow: [2], gold: 1}), 'Dora rolls 1 6 6 and, for 1 gold, yellow 2');
    assert.equal(
        said({type: 'yellow_dice_left', dice: 2, closed: ['camel', 'vase']}),
        'The yellow dice leave the tower (2 dice); nothing is left of the rows camels and vases',
    );
    const built = {type: 'building_built', seat: 0, building: 'hoist', camels: 4, gold: 4, cards: [], points: 5};
    assert.equal(said(built), 'Anna builds the Hoist for 4 camels and 4 gold: 5 points');
    assert.equal(said({type: 'good_left', seat: 1}), 'Ben leaves the Hoist’s good in the supply');
    assert.equal(
        said({...built, building: 'paddock', camels: 0, gold: 0, cards: ['build_without_camels'], points: 0}),
        'Anna builds the Paddock for nothing, by card (Build without camels): 0 points',
    );
});

test('the order of the last day gives the distance of those who are tied', () => {
    const standings = [
        {seat: 1, points: 40, distance: 3},
        {seat: 0, points: 40, distance: 1},
        {seat: 3, points: 52, distance: 2},
    ];
    assert.equal(
        said({type: 'last_day_ordered', standings}),
        'The last day goes by points, fewest first: Ben 40 (distance 3), Anna 40 (distance 1), Dora 52',
    );
});

test('no sentence is left with an unfilled name', () => {
    const event = {
        seat: 0,
        week: 1,
        day: 2,
        order: [1, 0],
        standings: [{seat: 0, points: 1, distance: 0}],
        white: 2,
        yellow: 1,
        row: 'bag',
        rows: ['bag'],
        closed: [],
        dice: 2,
        value: 3,
        use: 'card',
        camels: 1,
        gold: 2,
        income: 'dice',
        cause: 'row',
        card: 'exchange',
        cards: 3,
        building: 'shop',
        direction: 'gold_for_camels',
        amount: 3,
        souk: 'bag2',
        shop: 'bag2a',
        goods: 2,
        from: 'west1',
        to: 'east2',
        steps: 3,
        hammam: 0,
        place: 0,
        points: 2,
        shares: [{seat: 0, goods: 1, row: 1, points: 1}],
        outcome: {points: [1, 2], places: [2, 1]},
    };
    const own = {
        dice_rolled: {white: [1], yellow: [2]},
        caravan_loaded: {row: 2},
        goods_hit: {goods: [{shop: 'bag2a', owner: 1}]},
        building_built: {cards: []},
    };
    for (const type of headers.names('event.hpp')) {
        assert.doesNotMatch(said({...event, ...own[type], type}), /[{}]|undefined|false|yspahan\./, type);
    }
    assert.equal(newLog().read([{...event, type: 'turn_ended'}], seats)[0].weight, 'minor');
});

test('the situation says whose it is and what is left to do', () => {
    const players = [{camels: 0}, {camels: 2}];
    const view = {stage: 'placing', asked: [1], placing: {quarter: 'vase', goods: 2}, hits: [], players};
    assert.equal(situation(view, seats, 1), 'Place the next of 2 goods in the vase quarter');
    assert.equal(situation(view, seats, 0), 'Ben places 2 goods in the vase quarter');
    const last = {...view, placing: {quarter: 'vase', goods: 1}};
    assert.equal(situation(last, seats, 1), 'Place a good in the vase quarter');
    const may = {types: ['place_good', 'leave_good'], type: 'place_good'};
    assert.equal(situation(last, seats, 1, may), 'Place the Hoist’s good in the vase quarter, or leave it');
    assert.equal(situation(last, seats, 0), 'Ben places a good in the vase quarter');
    const sending = {...view, stage: 'sending', hits: [{shop: 'chest3a', owner: 1}]};
    assert.equal(situation(sending, seats, 0), 'Ben decides: a camel, or the good in the chest souk of 8');
    assert.equal(situation({...view, stage: 'over', asked: []}, seats, 0), 'The game is over');
    const building = {...view, stage: 'building'};
    assert.equal(situation(building, seats, 1, {types: ['build', 'end_turn']}), 'Build, or end your turn');
    assert.equal(situation(building, seats, 1, {types: ['end_turn']}), 'Nothing can be built or played: end your turn');
    assert.match(situation(building, seats, 1, {types: ['play', 'end_turn']}), /^Nothing can be built: play a card/);
    const byCard = {types: ['build_by_card', 'end_turn'], type: 'build_by_card'};
    assert.equal(situation(building, seats, 1, byCard), 'Choose what to build with this card');
    assert.equal(situation(building, seats, 0, {types: []}), 'Ben may build');
    const choosing = {...view, stage: 'choosing'};
    assert.match(situation(choosing, seats, 1, {types: ['draw_without_group', 'play']}), /^No dice are left for you/);
});

test('the course of the match is told by week and day', () => {
    assert.deepEqual(phase({week: 2, day: 3, stage: 'choosing'}), ['Week II', 'Day 3 of 7']);
    assert.deepEqual(phase({week: 3, day: 7, stage: 'over'}), ['The end']);
    assert.equal(dayOfMatch({week: 2, day: 3}), 10);
});
