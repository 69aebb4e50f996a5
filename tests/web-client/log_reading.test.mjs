// Which lines of the log are drawn: the latest at first, earlier ones on request, and those of one side or of weight if
// chosen.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {LINES_AT_ONCE, LogReading, sidesOf} from '../../web-client/app/log/log_reading.js';

const MANY = 2 * LINES_AT_ONCE + 100;

function newReading() {
    const drawn = [];
    const reading = new LogReading(() => drawn.push(reading.span(MANY).earliest));
    return {reading, drawn};
}

test('a short log is drawn whole, of a long one the latest lines', () => {
    const {reading} = newReading();
    assert.deepEqual(reading.span(3), {earliest: 0, first: 0});
    assert.deepEqual(reading.span(LINES_AT_ONCE), {earliest: 0, first: 0});
    assert.deepEqual(reading.span(LINES_AT_ONCE + 1), {earliest: 1, first: 1});
    assert.deepEqual(reading.span(MANY), {earliest: MANY - LINES_AT_ONCE, first: MANY - LINES_AT_ONCE});
});

test('earlier lines come as many at a time, until all are there', () => {
    const {reading, drawn} = newReading();
    reading.showEarlier(MANY);
    reading.showEarlier(MANY);
    assert.deepEqual(drawn, [100, 0]);
});

test('what somebody has asked for stays as more happens, and as something is taken back', () => {
    const {reading} = newReading();
    const {first} = reading.span(MANY);
    reading.showEarlier(MANY);
    assert.deepEqual(reading.span(MANY + 30), {earliest: 100, first});
    assert.deepEqual(reading.span(MANY - 1), {earliest: 100, first: first - 1});
    assert.deepEqual(reading.span(7), {earliest: 0, first: 0}, 'another match may be short');
});

const lineOf = (weight, side) => ({weight, side, parts: []});
const LINES = [
    lineOf('title'),
    lineOf('plain', 0),
    lineOf('minor', 1),
    lineOf('title'),
    lineOf('minor', 0),
    lineOf('heading'),
    lineOf('title'),
    lineOf('plain', 4),
];
const numbers = (reading) => reading.chosen(LINES).map(({number}) => number);

test('all lines are read until something is chosen', () => {
    const {reading} = newReading();
    assert.equal(reading.isFiltering, false);
    assert.deepEqual(numbers(reading), [0, 1, 2, 3, 4, 5, 6, 7]);
});

test('of one side its own lines are read, under the titles that they stand under', () => {
    const {reading} = newReading();
    reading.choose({side: 0});
    assert.deepEqual(numbers(reading), [0, 1, 3, 4]);
    reading.choose({side: 1});
    assert.deepEqual(numbers(reading), [0, 2]);
    reading.choose({side: 2});
    assert.deepEqual(numbers(reading), [], 'nothing at all, and no title of it');
    assert.equal(reading.isFiltering, true);
});

test('what matters little is left out, of everybody or of one side', () => {
    const {reading} = newReading();
    reading.choose({weights: 'weighty'});
    assert.deepEqual(numbers(reading), [0, 1, 3, 5, 6, 7]);
    reading.choose({side: 0});
    assert.deepEqual(numbers(reading), [0, 1]);
    reading.choose({side: undefined, weights: 'all'});
    assert.equal(reading.isFiltering, false);
});

test('other lines are read from the latest on', () => {
    const {reading} = newReading();
    reading.showEarlier(MANY);
    reading.choose({weights: 'weighty'});
    assert.deepEqual(reading.span(MANY), {earliest: MANY - LINES_AT_ONCE, first: MANY - LINES_AT_ONCE});
});

test('whoever sits at the table can be chosen, and a side that belongs to nobody once there are lines of it', () => {
    const seats = [{}, {}];
    assert.deepEqual(sidesOf([], seats), [0, 1]);
    assert.deepEqual(sidesOf(LINES, seats), [0, 1, 4]);
});
