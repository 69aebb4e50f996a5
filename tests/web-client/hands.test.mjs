// How two hands that lie beside each other in a replay of Caylus Magna Carta share a row.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {columnsIn, shareOf} from '../../web-client/games/magna-carta/hand_rows.js';

const DESK = 12;
const TABLET = 7;

/** The columns of both hands. */
const sharesOf = (cards, others, row) => [shareOf(cards, others, row), shareOf(others, cards, row)];

test('hands that fit have half of the row each', () => {
    assert.deepEqual(sharesOf(3, 3, DESK), [6, 6]);
    assert.deepEqual(sharesOf(6, 0, DESK), [6, 6]);
    assert.deepEqual(sharesOf(1, 3, TABLET), [3, 3]);
});

test('a larger hand takes the room that the one beside it leaves', () => {
    assert.deepEqual(sharesOf(8, 1, DESK), [8, 2]);
    assert.deepEqual(sharesOf(4, 8, DESK), [4, 8]);
    assert.deepEqual(sharesOf(5, 2, TABLET), [5, 2]);
    assert.deepEqual(sharesOf(4, 3, TABLET), [4, 3]);
});

test('nor does it take more than its rows need', () => {
    assert.deepEqual(sharesOf(12, 2, DESK), [6, 2]);
    assert.equal(columnsIn(12, 6), 6);
    assert.equal(columnsIn(7, 6), 4);
    assert.equal(columnsIn(0, 6), 0);
});

test('two large hands share the row evenly', () => {
    assert.deepEqual(sharesOf(9, 7, DESK), [6, 6]);
    assert.deepEqual(sharesOf(5, 4, TABLET), [3, 3]);
});
