// Reading the rows of a decision: what is possible, and what is a whole legal action.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
    allows,
    choose,
    completeAction,
    fieldsOfType,
    possibleValues,
    typesOf,
} from '../../web-client/app/asking/rows.js';

const rows = [
    {type: 'place', broker: [0, 3], face: ['up'], where: ['port1', 'blue3']},
    {type: 'place', broker: [4], face: ['down'], where: ['palace2']},
    {type: 'pass'},
];

test('types are listed once, in order', () => {
    assert.deepEqual(typesOf(rows), ['place', 'pass']);
    assert.deepEqual(fieldsOfType(rows, 'place'), ['broker', 'face', 'where']);
    assert.deepEqual(fieldsOfType(rows, 'pass'), []);
});

test('a field has the values of all rows that go with what is chosen', () => {
    assert.deepEqual(possibleValues(rows, 'place', 'broker'), [0, 3, 4]);
    assert.deepEqual(possibleValues(rows, 'place', 'broker', {face: 'up'}), [0, 3]);
    assert.deepEqual(possibleValues(rows, 'place', 'where', {broker: 4}), ['palace2']);
});

test('an action is allowed exactly if one row holds all its values', () => {
    assert.ok(allows(rows, {type: 'place', broker: 3, face: 'up', where: 'port1'}));
    assert.ok(!allows(rows, {type: 'place', broker: 3, face: 'down', where: 'port1'}));
    assert.ok(!allows(rows, {type: 'place', broker: 3, face: 'up', where: 'palace2'}));
    assert.ok(!allows(rows, {type: 'place', broker: 3, face: 'up'}));
    assert.ok(!allows(rows, {type: 'pass', broker: 3}));
    assert.ok(allows(rows, {type: 'pass'}));
});

test('a choice is whole when every field is chosen', () => {
    assert.equal(completeAction(rows, 'place', {broker: 3, face: 'up'}), undefined);
    assert.deepEqual(completeAction(rows, 'place', {broker: 3, face: 'up', where: 'blue3'}), {
        type: 'place',
        broker: 3,
        face: 'up',
        where: 'blue3',
    });
});

test('a new value drops the older ones that do not go with it', () => {
    assert.deepEqual(choose(rows, 'place', {broker: 3, face: 'up'}, 'where', 'palace2'), {where: 'palace2'});
    assert.deepEqual(choose(rows, 'place', {face: 'up', broker: 3}, 'broker', 0), {face: 'up', broker: 0});
});
