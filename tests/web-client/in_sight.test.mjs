// What a page scrolls to when there may be more than fits.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {bringIntoBoard, bringMostIntoSight} from '../../web-client/app/page/phone.js';

/** Puts places of ten pixels into a scrolled window of a hundred. Returns where the page scrolls to, if it does. */
function scrolledFor(...tops) {
    const scrolled = [];
    globalThis.matchMedia = () => ({matches: true});
    globalThis.document = {querySelector: () => null, querySelectorAll: () => []};
    Object.assign(globalThis, {innerHeight: 100, scrollY: 1000, scrollTo: ({top}) => scrolled.push(top)});
    bringMostIntoSight(tops.map((top) => ({getBoundingClientRect: () => ({top, bottom: top + 10, height: 10})})));
    return scrolled;
}

test('what is out of sight stands in the middle of the window', () => {
    assert.deepEqual(scrolledFor(200, 230), [1170]);
});

test('of more than there is room for as many as can be are brought into sight', () => {
    assert.deepEqual(scrolledFor(20, 150, 200, 230), [1145]);
});

test('nothing moves if as many as can be are in sight already', () => {
    assert.deepEqual(scrolledFor(20, 60, 200, 230), []);
});

/** By how much a board between 100 and 300 is scrolled for places of ten pixels in it. */
function scrolledBoardFor(...tops) {
    const scrolled = [];
    globalThis.matchMedia = () => ({matches: true});
    const edge = {top: 100, bottom: 300, height: 200};
    const board = {getBoundingClientRect: () => edge, scrollBy: ({top}) => scrolled.push(top)};
    const place = (top) => ({
        closest: () => board,
        getBoundingClientRect: () => ({top, bottom: top + 10, height: 10}),
    });
    bringIntoBoard(tops.map(place));
    return scrolled;
}

test('a board that scrolls shows the last place that is asked about, unless one is in sight', () => {
    assert.deepEqual(scrolledBoardFor(20, 595), [400]);
    assert.deepEqual(scrolledBoardFor(150, 595), []);
    assert.deepEqual(scrolledBoardFor(295), [100], 'a part of it is too little');
    assert.deepEqual(scrolledBoardFor(), []);
});
