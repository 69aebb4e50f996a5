// How played matches of Yspahan are told beat by beat.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import english from '../../web-client/games/yspahan/languages/en.js';
import {addMessages} from '../../web-client/app/words/words.js';
import {added, beatsOf, gainsOf, onBoard} from '../../web-client/app/telling/beats.js';
import {KINDS, newSketchbook} from '../../web-client/games/yspahan/beats.js';
import {Headers} from './headers.mjs';
import {placesOf, playedEvents, playedSteps} from './played.mjs';

addMessages(english);
const MATCHES = ['yspahan_2_players', 'yspahan_3_players', 'yspahan_4_players'];

// What only the log tells: another event of the same moment says it, or its owner's hand does.
const UNTOLD = [
    'yellow_dice_left',
    'tower_cleared',
    'turn_ended',
    'card_seen',
    'deck_reshuffled',
    'caravan_cleared',
    'city_cleared',
];

test('every event of the engine is told, or known to be left to the log', () => {
    const names = new Headers('yspahan').names('event.hpp');
    assert.deepEqual([...Object.keys(KINDS), ...UNTOLD].sort(), [...names].sort());
});

test('whatever happened in whole matches is sketched, and points at places only', () => {
    const arms = '(north|south|east|west)\\d+|crossroads';
    const place = new RegExp(
        `^(row:[a-z]+|shop:[a-z]+\\d[a-z]|souk:[a-z]+\\d|space:(${arms})|camel:\\d+|player:\\d|calendar|caravan)$`,
    );
    for (const match of MATCHES) {
        const places = placesOf(newSketchbook().read(playedEvents(match)));
        assert.ok(places.length > 300);
        assert.deepEqual(
            places.filter((one) => !place.test(one)),
            [],
        );
    }
});

test('the points that are told add up to the result', () => {
    for (const match of MATCHES) {
        const events = playedEvents(match);
        const told = added(gainsOf(newSketchbook().read(events))).filter(({token}) => token === 'points');
        const {points} = events.at(-1).outcome;
        const seats = new Set(told.map(({side}) => side));
        assert.ok(seats.size >= 2);
        for (const seat of seats) {
            assert.equal(told.find(({side}) => side === seat).count, points[seat], `${match}, seat ${seat}`);
        }
    }
});

test('a week’s end is told souk by souk, then the caravan, then its card', () => {
    const steps = playedSteps('yspahan_3_players');
    const at = steps.findIndex((step) => step.some(({type}) => type === 'caravan_scored'));
    const before = steps.slice(0, at).flat();
    const sketches = newSketchbook().read([...before, ...steps[at]]);
    const beats = beatsOf(sketches, before.length);
    const card = beats.find(({sum}) => sum);
    assert.equal(card.sum.title, 'The end of week I brought');
    const caravan = beats.find(({places}) => places.includes('caravan'));
    assert.ok(beats.indexOf(caravan) < beats.indexOf(card));
    assert.ok(beats.slice(0, beats.indexOf(caravan)).some(({places}) => places[0].startsWith('souk:')));
    const told = gainsOf(sketches.slice(before.length)).filter(({token}) => token === 'points');
    assert.deepEqual(card.sum.gains, added(told), 'nothing of the days before is in it');
});

test('each of the three weeks has its card, the last one at the end of the game', () => {
    const cards = beatsOf(newSketchbook().read(playedEvents('yspahan_3_players')), 0).filter(({sum}) => sum);
    assert.deepEqual(
        cards.map(({sum}) => sum.title),
        ['I', 'II', 'III'].map((week) => `The end of week ${week} brought`),
    );
});

test('the supervisor stands where he goes while it is told whose goods he reaches', () => {
    const steps = playedSteps('yspahan_3_players');
    const at = steps.findIndex((step) => step.some(({type}) => type === 'goods_hit'));
    const before = steps.slice(0, at).flat();
    const sketches = newSketchbook().read([...before, ...steps[at]]);
    const beats = beatsOf(sketches, before.length);
    const hit = beats.find(({places}) => places.includes('shop:bag1b'));
    assert.equal(hit.over, 'before');
    assert.ok(onBoard(sketches, hit, before.length).marks.some(({at: place}) => place === 'space:west1'));
});

test('a roll is one beat over the tower that it filled', () => {
    const sketches = newSketchbook().read(playedEvents('yspahan_2_players'));
    const roll = beatsOf(sketches, 0).find(({joins}) => joins === 'roll');
    assert.ok(roll.places.filter((place) => place.startsWith('row:')).length >= 3);
});
