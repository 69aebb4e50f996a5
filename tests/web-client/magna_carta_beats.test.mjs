// How played matches of Caylus Magna Carta are told beat by beat.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import english from '../../web-client/games/magna-carta/languages/en.js';
import {addMessages} from '../../web-client/app/words/words.js';
import {added, beatsOf, gainsOf} from '../../web-client/app/telling/beats.js';
import {KINDS, newSketchbook} from '../../web-client/games/magna-carta/beats.js';
import {Headers} from './headers.mjs';
import {placesOf, playedEvents, playedSteps} from './played.mjs';

addMessages(english);
const MATCHES = ['magna_carta_2_players', 'magna_carta_3_players', 'magna_carta_4_players'];

// Events that only the log tells: those in one player's hand, and the end, which the score sheet shows.
const UNTOLD = ['cards_drawn', 'hand_chosen', 'hand_kept', 'deck_shuffled', 'game_ended'];

test('every event of the engine is told, or known to be left to the log', () => {
    const names = new Headers('magna_carta').names('event.hpp');
    assert.deepEqual([...Object.keys(KINDS), ...UNTOLD].sort(), [...names].sort());
});

test('whatever happened in whole matches is sketched, and points at places only', () => {
    const place = /^(card:\d+|player:\d|prestige:[a-z_]+|castle|bridge)$/;
    for (const match of MATCHES) {
        const places = placesOf(newSketchbook().read(playedEvents(match)));
        assert.ok(places.length > 200);
        assert.deepEqual(
            places.filter((one) => !place.test(one)),
            [],
        );
    }
});

test('the castle tokens that are told are those of the final score', () => {
    const parts = ['dungeon', 'walls', 'towers'];
    for (const match of MATCHES) {
        const events = playedEvents(match);
        const told = added(gainsOf(newSketchbook().read(events)));
        for (const {seat, tokens} of events.at(-1).score.seats) {
            const count = (part) => told.find(({side, token}) => side === seat && token === part)?.count ?? 0;
            assert.deepEqual(parts.map(count), tokens, `${match}, seat ${seat}`);
        }
    }
});

test('every round has its card', () => {
    const events = playedEvents('magna_carta_3_players');
    const cards = beatsOf(newSketchbook().read(events), 0).filter(({sum}) => sum);
    const moved = events.filter(({type}) => type === 'first_player_moved').length;
    assert.ok(moved > 2);
    assert.equal(cards.length, moved);
    assert.equal(cards[1].sum.title, 'Round 2 brought');
});

test('buildings act one after the other, each with what it brings from its card', () => {
    const steps = playedSteps('magna_carta_3_players');
    const at = steps.findIndex((step) => step.filter(({type}) => type === 'ability_used').length > 1);
    const before = steps.slice(0, at).flat();
    const sketches = newSketchbook().read([...before, ...steps[at]]);
    const beats = beatsOf(sketches, before.length).filter(({places}) => places[0]?.startsWith('card:'));
    assert.deepEqual(
        beats.slice(0, 2).map(({places}) => places),
        [['card:0'], ['card:1']],
    );
    assert.deepEqual(gainsOf(sketches.slice(beats[0].first, beats[1].last + 1)), [
        {side: 0, token: 'stone', count: 1, from: 'card:0'},
        {side: 1, token: 'wood', count: 1, from: 'card:1'},
    ]);
});
