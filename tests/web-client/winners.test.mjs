// Who has won, in words: alone or shared, and never somebody who only filled a place.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {winnersOf, winnerWords} from '../../web-client/app/people/winners.js';

const NEUTRAL = {place: 0, name: 'the neutral'};

test('whoever is first has won, and several share it', () => {
    const alone = [{place: 2, name: 'Anna'}, {place: 1, name: 'Ben'}, NEUTRAL];
    assert.equal(winnersOf(alone), 'Ben');
    assert.equal(winnerWords(alone), 'Ben wins');
    const shared = [{place: 1, name: 'Anna'}, NEUTRAL, {place: 1, name: 'Ben'}, {place: 3, name: 'Cleo'}];
    assert.equal(winnersOf(shared), 'Anna and Ben');
    assert.equal(winnerWords(shared), 'Anna and Ben share the victory');
});
