// Whether something can still be taken back, by what was told since.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isStillOpen} from '../../web-client/app/connection/own_actions.js';

const undoing = {secret: ['has_bid'], revealing: ['bid_revealed']};
const told = (...types) => types.map((type) => ({type}));
const isOpen = (own, ...later) => isStillOpen({own, later}, undoing);

test('what was done stays open while others choose in secret or take back what they chose', () => {
    assert.ok(isOpen(told('has_bid')));
    assert.ok(isOpen(told('has_bid'), told('has_bid'), told('undone')));
    assert.ok(isOpen(told('broker_placed')));
});

test('nothing is taken back after something was revealed by it, or others have acted in the open', () => {
    assert.ok(!isOpen(told('has_bid', 'bid_revealed')));
    assert.ok(!isOpen(told('has_bid'), told('has_bid', 'bid_revealed')));
    assert.ok(!isOpen(told('broker_placed'), told('broker_placed')));
});

test('of a game that says nothing of it, the server alone decides', () => {
    assert.ok(isStillOpen({own: told('seen'), later: [told('placed')]}, undefined));
});
