// Actions that were decided together: each is sent when it is asked for, and all are dropped when something else is
// asked.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Following} from '../../web-client/app/asking/following.js';

const [first, second, third] = ['port1', 'port2', 'port3'].map((where) => ({type: 'place', where}));
const rows = (...places) => [{type: 'place', where: places}];
const ask = (number, ...places) => ({number, rows: rows(...places)});

/** A Following, and the actions that it has sent. */
function follow(actions, decision = ask(4, 'port1')) {
    const told = [];
    const following = new Following((action) => told.push(action.where));
    following.send(decision, actions);
    return {following, told};
}

test('the next is sent as soon as it is asked for, not before, and not twice', () => {
    const {following, told} = follow([first, second, third]);
    assert.deepEqual(told, ['port1']);
    assert.deepEqual(following.left, [second, third]);
    const view = {asked: [1]};
    following.heed({asked: ask(5, 'port2'), sent: first, seat: 1, view});
    assert.deepEqual(told, ['port1']);
    following.heed({asked: ask(5, 'port2'), seat: 1, view});
    assert.deepEqual(told, ['port1', 'port2']);
    following.heed({asked: ask(5, 'port2', 'port3'), sent: second, seat: 1, view});
    following.heed({asked: ask(6, 'port3'), seat: 1, view});
    assert.deepEqual(told, ['port1', 'port2', 'port3']);
    assert.deepEqual(following.left, []);
});

test('what the rows do not allow is dropped with all after it, and the person is asked', () => {
    const {following, told} = follow([first, second, third]);
    following.heed({asked: ask(5, 'port3'), seat: 1, view: {asked: [1]}});
    assert.deepEqual(following.droppedFor(ask(5, 'port3')), [second, third]);
    following.heed({asked: ask(6, 'port2'), seat: 1, view: {asked: [1]}});
    assert.deepEqual([told, following.left], [['port1'], []]);
    assert.deepEqual(following.droppedFor(ask(6, 'port2')), [], 'that is told of the question that dropped it alone');
});

test('what was dropped is told until something else is chosen', () => {
    const {following} = follow([first, second]);
    following.heed({asked: ask(5, 'port3'), seat: 1, view: {asked: [1]}});
    following.forgetDropped();
    assert.deepEqual(following.droppedFor(ask(5, 'port3')), []);
});

test('if the first is refused, nothing follows it', () => {
    const {following, told} = follow([first, second], ask(4, 'port1', 'port2'));
    following.heed({asked: ask(4, 'port1', 'port2'), seat: 1, view: {asked: [1]}});
    assert.deepEqual([told, following.left], [['port1'], []]);
    assert.deepEqual(following.droppedFor(ask(4, 'port1')), [], 'the refusal says why');
});

test('it waits for a question that is on its way, and not until the next round', () => {
    const {following, told} = follow([first, second]);
    following.heed({seat: 1, view: {asked: [1]}});
    assert.deepEqual(following.left, [second]);
    following.heed({seat: 1, view: {asked: [2]}});
    following.heed({asked: ask(9, 'port2'), seat: 1, view: {asked: [1]}});
    assert.deepEqual([told, following.left], [['port1'], []]);
});
