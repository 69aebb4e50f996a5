// Passing, chosen in advance: which decisions it answers, and that its pause tells nothing.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Passing} from '../../web-client/app/asking/passing.js';
import {without as withoutInMagnaCarta} from '../../web-client/games/magna-carta/interactions.js';
import {without as withoutInYspahan} from '../../web-client/games/yspahan/interactions.js';
import {heldWorld} from './held_world.mjs';

const PASS = {type: 'pass'};

/** A page whose clock the test drives. */
function page(chances) {
    const {world, waiting, paused, passTime: pass} = heldWorld(chances);
    const acted = [];
    const passing = new Passing(
        (action) => acted.push(action),
        () => {},
        world,
    );
    return {passing, acted, paused, waiting, pass};
}

test('what was chosen for a turn answers each of its decisions once, after a pause', () => {
    const {passing, acted, waiting, pass} = page();
    passing.toggle(2);
    passing.heed({number: 7, rows: []}, 2, PASS);
    passing.heed({number: 7, rows: []}, 2, PASS);
    assert.equal(waiting.size, 1);
    assert.ok(passing.isDue);
    assert.deepEqual(acted, []);
    pass();
    assert.deepEqual(acted, [PASS]);
    assert.ok(!passing.isDue);
});

test('it ends with the turn, and answers nothing that it was not chosen for', () => {
    const {passing, waiting} = page();
    passing.heed({number: 7, rows: []}, 2, PASS);
    passing.toggle(2);
    passing.heed({number: 8, rows: []}, 3, PASS);
    passing.heed({number: 9, rows: []}, 2, undefined);
    passing.heed(undefined, 2, undefined);
    assert.equal(waiting.size, 0);
    assert.ok(passing.isChosen(2) && !passing.isChosen(3));
});

test('whoever begins to choose, or thinks better of it, is asked again', () => {
    const {passing, waiting} = page();
    passing.toggle(2);
    passing.begun();
    assert.ok(passing.isChosen(2), 'what else is chosen does not end it');
    passing.heed({number: 7, rows: []}, 2, PASS);
    passing.begun();
    assert.equal(waiting.size, 0);
    assert.ok(!passing.isChosen(2));
    passing.toggle(2);
    passing.toggle(2);
    passing.heed({number: 7, rows: []}, 2, PASS);
    assert.equal(waiting.size, 0);
});

test('the pause is as long as chance will have it, and never so short that nobody could have thought', () => {
    const {passing, paused} = page([0, 0.25, 1]);
    passing.toggle(1);
    [1, 2, 3].forEach((number) => passing.heed({number, rows: []}, 1, PASS));
    assert.equal(new Set(paused).size, 3);
    assert.ok(Math.min(...paused) >= 1000);
});

test('a game says what doing without is, where it can be said in advance', () => {
    assert.deepEqual(withoutInYspahan([{type: 'end_turn'}]), {type: 'end_turn'});
    assert.equal(withoutInYspahan([{type: 'build', building: ['shop']}, {type: 'end_turn'}]), undefined);
    const provost = [{type: 'move_provost', steps: [-1, 0, 1]}];
    assert.deepEqual(withoutInMagnaCarta(provost), {type: 'move_provost', steps: 0});
    const delivery = [{type: 'deliver_batch', payment: [['food']]}, {type: 'end_delivery'}];
    assert.deepEqual(withoutInMagnaCarta(delivery), {type: 'end_delivery'});
    assert.equal(withoutInMagnaCarta([{type: 'pass'}]), undefined);
});
