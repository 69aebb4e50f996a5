// Where a note stands beside its piece.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {aside, beside} from '../../web-client/app/board/pinned_note.js';

const NOTE = {width: 200, height: 60};
const WINDOW = {width: 390, height: 844};
const piece = (left, top) => ({left, top, width: 40, height: 40});

test('a note stands above the middle of its piece', () => {
    assert.deepEqual(beside(piece(150, 400), NOTE, WINDOW), {left: 70, top: 332});
});

test('it stands below where there is no room above', () => {
    assert.deepEqual(beside(piece(150, 20), NOTE, WINDOW), {left: 70, top: 68});
});

test('it never leaves the window', () => {
    assert.equal(beside(piece(0, 400), NOTE, WINDOW).left, 8);
    assert.equal(beside(piece(350, 400), NOTE, WINDOW).left, 182);
    assert.equal(beside({left: 0, top: 0, width: 390, height: 844}, NOTE, WINDOW).top, 776);
    assert.equal(beside(piece(10, 400), {width: 500, height: 60}, WINDOW).left, 8);
});

test('a note about a part of a board stands beside the whole that is looked at, and covers nothing of it', () => {
    const wide = {width: 1440, height: 900};
    assert.deepEqual(aside({left: 600, top: 100, width: 300, height: 300}, NOTE, wide), {left: 392, top: 220});
    assert.deepEqual(aside({left: 100, top: 100, width: 300, height: 300}, NOTE, wide), {left: 408, top: 220});
    assert.equal(aside({left: 10, top: 100, width: 370, height: 300}, NOTE, WINDOW), undefined);
});
