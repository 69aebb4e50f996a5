// Questions with a single answer, which the page gives itself: which those are, and that its pause tells nothing.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Alone} from '../../web-client/app/asking/passing.js';
import {alone as aloneInYspahan} from '../../web-client/games/yspahan/interactions.js';
import {heldWorld} from './held_world.mjs';

const GIVE_UP = {type: 'give_up_good'};

/** A page whose clock the test drives. */
function page(chances) {
    const {world, waiting, paused, passTime} = heldWorld(chances);
    const acted = [];
    const alone = new Alone((action) => acted.push(action), world);
    return {alone, acted, paused, waiting, passTime};
}

test('a question with a single answer is answered once, after a pause', () => {
    const {alone, acted, waiting, passTime} = page();
    alone.heed({number: 7, rows: []}, GIVE_UP);
    alone.heed({number: 7, rows: []}, GIVE_UP);
    assert.deepEqual([acted, waiting.size], [[], 1]);
    passTime();
    assert.deepEqual(acted, [GIVE_UP]);
});

test('whoever has answered, or is asked something else, or has left, is not answered for', () => {
    for (const then of [
        (alone) => alone.heed(undefined, undefined),
        (alone) => alone.heed({number: 8, rows: []}, undefined),
        (alone) => alone.drop(),
    ]) {
        const {alone, acted, waiting, passTime} = page();
        alone.heed({number: 7, rows: []}, GIVE_UP);
        then(alone);
        passTime();
        assert.deepEqual([acted, waiting.size], [[], 0]);
    }
});

test('the next such question has a pause of its own, and what is asked again after an undoing too', () => {
    const {alone, acted, paused, waiting, passTime} = page([0, 0.25, 1]);
    for (const number of [7, 8, 7]) {
        alone.heed({number, rows: []}, GIVE_UP);
        assert.equal(waiting.size, 1);
        passTime();
        waiting.clear();
        alone.heed(undefined, undefined);
    }
    assert.equal(acted.length, 3);
    assert.equal(new Set(paused).size, 3);
    assert.ok(Math.min(...paused) >= 1000, 'never so short that nobody could have thought');
});

test('in Yspahan it is the question about a camel of one who has neither camel nor a card to play', () => {
    assert.deepEqual(aloneInYspahan([GIVE_UP]), GIVE_UP);
    assert.equal(aloneInYspahan([GIVE_UP, {type: 'pay_camel'}]), undefined);
    assert.equal(aloneInYspahan([GIVE_UP, {type: 'play', card: ['three_camels']}]), undefined);
    assert.equal(aloneInYspahan([{type: 'end_turn'}]), undefined);
});
