// The small words of Ys that are made of a view. They are the same for a view that was sent whole and for one that
// changes made.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {applyChanges} from '../../web-client/app/connection/changes.js';
import {cardsAtWork} from '../../web-client/games/ys/words_of.js';

test('cards at work stand in the sequence in which they can be played, however the page has learned of them', () => {
    const whole = {effects: {cardinal: 3, spy: 3, looks_left: 1, queen: 1}};
    const played = [{spy: 3, looks_left: 1}, {queen: 1}, {cardinal: 3}];
    const grown = played.reduce((view, effects) => applyChanges(view, {effects}), {effects: {}});
    assert.deepEqual(grown, whole);
    for (const view of [whole, grown]) {
        assert.deepEqual(cardsAtWork(view, 3), ['cardinal', 'spy']);
        assert.deepEqual(cardsAtWork(view, 1), ['queen'], 'looks that are left are no card');
        assert.deepEqual(cardsAtWork(view, 0), []);
    }
});
