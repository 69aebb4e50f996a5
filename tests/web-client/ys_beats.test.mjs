// How played matches of Ys are told beat by beat.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import english from '../../web-client/games/ys/languages/en.js';
import {addMessages} from '../../web-client/app/words/words.js';
import {added, beatsOf, gainsOf, onBoard} from '../../web-client/app/telling/beats.js';
import {KINDS, newSketchbook} from '../../web-client/games/ys/beats.js';
import {Headers} from './headers.mjs';
import {placesOf, playedEvents, playedSteps} from './played.mjs';

addMessages(english);
const MATCHES = ['ys_2_players', 'ys_3_players', 'ys_4_players'];

// What only the log tells: the situation says it, or another event of the same moment does.
const UNTOLD = ['has_bid', 'passed', 'last_broker_joined', 'swap_declined', 'courtier_chosen', 'game_ended'];

test('every event of the engine is told, or known to be left to the log', () => {
    const names = new Headers('ys').names('event.hpp');
    assert.deepEqual([...Object.keys(KINDS), ...UNTOLD].sort(), [...names].sort());
});

test('whatever happened in whole matches is sketched, and points at places only', () => {
    const place = /^(area:[a-z]+\d|broker:\d+|character:\d|gauge:[a-z]+|player:\d|quarter:\d|row:\d|ship:\d)$/;
    for (const match of MATCHES) {
        const places = placesOf(newSketchbook().read(playedEvents(match)));
        assert.ok(places.length > 300);
        assert.deepEqual(
            places.filter((one) => !place.test(one)),
            [],
        );
    }
});

test('the points that are told add up to those of the four turns', () => {
    for (const match of MATCHES) {
        const events = playedEvents(match);
        const told = added(gainsOf(newSketchbook().read(events))).filter(({token}) => token === 'points');
        const {score} = events.at(-1);
        for (const {side, turns} of score.sides) {
            assert.equal(told.find((gain) => gain.side === side)?.count ?? 0, turns, `${match}, side ${side}`);
        }
    }
});

test('every quarter and the market of every turn that brought something has its card', () => {
    const sketches = newSketchbook().read(playedEvents('ys_4_players'));
    const cards = beatsOf(sketches, 0).filter(({sum}) => sum);
    assert.ok(cards.length >= 16 && cards.length <= 20);
    assert.equal(cards[0].sum.title, 'Quarter I brought');
});

/** The update in which quarter I of the first turn is won, with what came before it. */
function firstQuarter() {
    const steps = playedSteps('ys_4_players');
    const at = steps.findIndex((step) => step.some(({type}) => type === 'quarter_went_home'));
    const before = steps.slice(0, at).flat();
    const sketches = newSketchbook().read([...before, ...steps[at]]);
    return {sketches, from: before.length, beats: beatsOf(sketches, before.length)};
}

test('a quarter is told gem by gem and area by area, each prize with who won it, then its card', () => {
    const {sketches, beats, from} = firstQuarter();
    assert.deepEqual(
        beats.slice(0, 6).map(({places}) => places),
        [
            ['player:0'],
            ['player:2'],
            ['area:port1', 'player:0'],
            ['area:commerce1', 'player:0'],
            ['area:palace1', 'player:3'],
            [],
        ],
    );
    assert.deepEqual(beats[5].sum.gains, [
        {side: 3, token: 'gem.yellow', count: 1},
        {side: 3, token: 'gem.green', count: 1},
        {side: 0, token: 'gem.green', count: 1},
        {side: 2, token: 'gem.red', count: 1},
        {side: 0, token: 'gem.black', count: 1},
        {side: 0, token: 'points', count: 3},
        {side: 3, token: 'character.alchemist', count: 1},
    ]);
    const {marks} = onBoard(sketches, beats[4], from);
    assert.deepEqual(
        marks.find(({at}) => at === 'area:palace1'),
        {at: 'area:palace1', words: '6', side: 3},
    );
});

test('gems travel from their ship, points from their area, a card from its palace', () => {
    const {sketches, from} = firstQuarter();
    const origins = gainsOf(sketches.slice(from)).map(({token, from: origin}) => `${token} ${origin}`);
    assert.deepEqual(origins.slice(0, 5), [
        'gem.green ship:1',
        'gem.red ship:1',
        'gem.black area:port1',
        'points area:commerce1',
        'character.alchemist character:1',
    ]);
});

test('brokers are turned over one by one, and lie open until the board shows it', () => {
    const steps = playedSteps('ys_4_players');
    const at = steps.findIndex((step) => step.some(({type}) => type === 'broker_revealed'));
    const before = steps.slice(0, at).flat();
    const sketches = newSketchbook().read([...before, ...steps[at]]);
    const beats = beatsOf(sketches, before.length, 2);
    assert.deepEqual(
        beats.map(({places}) => places[0]),
        ['broker:11', 'broker:19', 'broker:20', 'quarter:1'],
        'the last broker was placed by the viewer',
    );
    assert.ok(beats.every(({over}) => over === 'before'));
    const tokens = onBoard(sketches, beats[2], before.length).marks.map(({at: place, token}) => `${place} ${token}`);
    assert.deepEqual(tokens, [
        'area:palace2 piece.2.down',
        'broker:11 piece.0.3',
        'broker:19 piece.0.2',
        'broker:20 piece.3.3',
    ]);
});

test('what arrives for a turn is one beat over the new board', () => {
    const sketches = newSketchbook().read(playedSteps('ys_3_players')[1]);
    const [beat, ...others] = beatsOf(sketches, 0);
    assert.equal(others.length, 0);
    assert.equal(beat.over, 'after');
    assert.ok(beat.places.includes('ship:1') && beat.places.includes('character:1'));
});
