// How a table stands for a person who would like to sit down, and that there are words for each way.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seatsAt} from '../../web-client/app/people/standing.js';
import {say} from '../../web-client/app/words/words.js';

const seats = [{player: 'Anna'}, {}];
const taken = [{player: 'Anna'}, {bot: 'greedy'}];

test('a seat is free only where one is empty before the match', () => {
    assert.equal(seatsAt({status: 'open', seats}), 'free');
    assert.equal(seatsAt({status: 'open', seats: taken}), 'full');
    assert.equal(seatsAt({status: 'running', seats: taken}), 'begun');
});

test('a match that is over, one that was ended, and a broken or closed table are told apart', () => {
    const states = ['running', 'finished', 'stopped', 'broken', 'closed'].map((status) => seatsAt({status, seats}));
    assert.deepEqual(states, ['begun', 'over', 'stopped', 'broken', 'closed']);
    assert.equal(new Set(['full', ...states].map((state) => say(`join.${state}`))).size, 6);
    assert.match(say(`join.${seatsAt({status: 'broken', seats})}`), /fault of the server/);
});
