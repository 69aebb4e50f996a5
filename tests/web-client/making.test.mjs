// The choice being made: what keeps it, and what begins it anew.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Choosing} from '../../web-client/app/choosing.js';
import {Making} from '../../web-client/app/making.js';

const begin = ({rows}) => new Choosing(rows);
const row = (...values) => ({type: 'bid', value: values});

test('a choice is kept while its decision only gains answers', () => {
    const making = new Making();
    const begun = making.choosingFor({number: 4, rows: [row(1, 2)]}, begin);
    making.put(begun.pick('value', 2));
    const wider = making.choosingFor({number: 4, rows: [row(1, 2, 3)]}, begin);
    assert.deepEqual(wider.chosen, {value: 2});
    assert.deepEqual(wider.offered('value'), [1, 2, 3]);
});

test('another decision begins anew, and none leaves nothing', () => {
    const making = new Making();
    const decision = {number: 4, rows: [row(1, 2)]};
    making.put(making.choosingFor(decision, begin).pick('value', 2));
    assert.equal(making.choosingFor(decision, begin), making.choosingFor(decision, begin));
    assert.deepEqual(making.choosingFor({number: 5, rows: [row(1, 2)]}, begin).chosen, {});
    assert.equal(making.choosingFor(undefined, begin), undefined);
});

test('what is planned stays as far as the next decision allows it', () => {
    const making = new Making();
    const begun = making.choosingFor({number: 4, rows: [row(1, 2)]}, begin);
    making.put(begun.planning([1, 2].map((value) => ({type: 'bid', value}))));
    const next = making.choosingFor({number: 5, rows: [row(2, 3)]}, begin);
    assert.deepEqual(next.planned, [{type: 'bid', value: 2}]);
    assert.deepEqual(making.dropped, [{type: 'bid', value: 1}]);
    making.put(next);
    assert.deepEqual(making.dropped, [], 'it is told until something else is chosen');
    assert.equal(making.choosingFor(undefined, begin), undefined);
    assert.deepEqual(making.choosingFor({number: 6, rows: [row(2, 3)]}, begin).planned, []);
});

test('what is picked when nothing is asked any more is dropped', () => {
    const making = new Making();
    const old = making.choosingFor({number: 4, rows: [row(1, 2)]}, begin);
    making.choosingFor(undefined, begin);
    making.put(old.pick('value', 2));
    assert.equal(making.choosingFor(undefined, begin), undefined);
});
