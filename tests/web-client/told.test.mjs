// The events that steps told, and which of them are left after an undoing.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {eventsOf, UNKNOWN_STEP, withStep} from '../../web-client/app/connection/told.js';

const event = (type) => ({type});
const start = {step: UNKNOWN_STEP, events: [event('began')]};
const first = {step: 2, events: [event('placed'), event('paid')]};
const second = {step: 3, events: [event('chosen')]};
const played = [start, first, second];

test('steps tell one after the other', () => {
    assert.deepEqual(withStep([start, first], second), played);
    assert.deepEqual(
        eventsOf(played).map(({type}) => type),
        ['began', 'placed', 'paid', 'chosen'],
    );
});

test('what is undone has not happened, and what came after it has', () => {
    const told = withStep(played, {step: 4, events: [event('undone')], undoes: 2});
    assert.deepEqual(
        eventsOf(told).map(({type}) => type),
        ['began', 'chosen', 'undone'],
    );
    assert.deepEqual(eventsOf(played).length, 4, 'what was told before stays as it was');
});

test('what was told by a snapshot cannot be taken apart', () => {
    assert.equal(withStep(played, {step: 4, events: [event('undone')], undoes: 1}), undefined);
});
