// Names that begin alike are told apart by what follows.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {shortNames} from '../../web-client/app/words/words.js';

const beginnings = (...names) => shortNames(names).map(({begin, rest}) => [begin, rest]);

test('what names have in common is apart from what tells them apart', () => {
    assert.deepEqual(beginnings('Anna', 'Greedy bot 2', 'Greedy bot 3'), [
        ['Anna', ''],
        ['Greedy bot ', '2'],
        ['Greedy bot ', '3'],
    ]);
});

test('names with little in common stay whole, and so does one that is the beginning of another', () => {
    assert.deepEqual(beginnings('Anna', 'Andrew'), [
        ['Anna', ''],
        ['Andrew', ''],
    ]);
    assert.deepEqual(beginnings('Benedek', 'Benedek the Second'), [
        ['Benedek', ''],
        ['Benedek', ' the Second'],
    ]);
    assert.deepEqual(beginnings('Benedek', 'Benedek'), [
        ['Benedek', ''],
        ['Benedek', ''],
    ]);
});
