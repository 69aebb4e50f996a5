// The changes of an update, as PROTOCOL.md 3 describes them.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {applyChanges} from '../../web-client/app/connection/changes.js';

test('anything but an object replaces what was there', () => {
    assert.equal(applyChanges({a: 1}, 5), 5);
    assert.deepEqual(applyChanges({a: [1, 2]}, {a: [3]}), {a: [3]});
    assert.equal(applyChanges(undefined, 'text'), 'text');
});

test('keys of an object are changed, added and removed one by one', () => {
    const before = {turn: 1, effects: {spy: 2, queen: 3}, stage: 'placing'};
    const after = applyChanges(before, {turn: 2, effects: {spy: null, merchant: 0}});
    assert.deepEqual(after, {turn: 2, effects: {queen: 3, merchant: 0}, stage: 'placing'});
});

test('a position of an array is changed in place', () => {
    const before = {players: [{score: 0}, {score: 5}, {score: 7}]};
    assert.deepEqual(applyChanges(before, {players: {1: {score: 6}}}), {players: [{score: 0}, {score: 6}, {score: 7}]});
});

test('what is not an object counts as an empty one', () => {
    assert.deepEqual(applyChanges(undefined, {a: {b: 1, c: null}}), {a: {b: 1}});
    assert.deepEqual(applyChanges({a: 7}, {a: {b: 1}}), {a: {b: 1}});
});

test('the value before is left as it was', () => {
    const before = {list: [{deep: 1}], gone: true};
    const copy = structuredClone(before);
    applyChanges(before, {list: {0: {deep: 2}}, gone: null});
    assert.deepEqual(before, copy);
});

test('no key reaches a prototype', () => {
    const after = applyChanges({}, JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": 1}}'));
    assert.equal({}.polluted, undefined);
    assert.deepEqual(Object.keys(after), ['__proto__', 'constructor']);
});

test('a key that is no position of an array is an error, not a guess', () => {
    assert.throws(() => applyChanges([1, 2], {first: 3}), TypeError);
});
