// The choice being made: what keeps it, and what begins it anew.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {beginChoosing, Choosing} from '../../web-client/app/asking/choosing.js';
import {Making} from '../../web-client/app/asking/making.js';

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

test('a choice that nobody has touched begins anew when its decision gains answers', () => {
    const making = new Making();
    const likely = (decision) => beginChoosing(decision, {}, (types) => types.find((type) => type === 'bid'));
    const [look, bid] = [{type: 'look', broker: [7]}, row(1, 2)];
    assert.equal(making.choosingFor({number: 4, rows: [look]}, likely).type, 'look');
    const wider = making.choosingFor({number: 4, rows: [bid, look]}, likely);
    assert.equal(wider.type, 'bid', 'as on a page that is loaded only now');
    making.put(wider.withType('look'));
    const widest = making.choosingFor({number: 4, rows: [bid, look, {type: 'pass'}]}, likely);
    assert.equal(widest.type, 'look', 'that one was chosen');
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
    assert.deepEqual(making.dropped, [{type: 'bid', value: 2}], 'what a later round does not know is told, too');
});

test('what is made of a decision is there again when the same one is asked again', () => {
    const making = new Making();
    const planned = [{type: 'bid', value: 1}];
    making.put(
        making
            .choosingFor({number: 4, rows: [row(1, 2)]}, begin)
            .planning(planned)
            .pick('value', 2),
    );
    assert.equal(making.choosingFor(undefined, begin), undefined);
    const again = making.choosingFor({number: 4, rows: [row(1, 2)]}, begin);
    assert.deepEqual([again.planned, again.chosen, making.dropped], [planned, {value: 2}, []]);
});

test('what was sent is not planned any more, unless it was refused', () => {
    const making = new Making();
    const decision = {number: 4, rows: [row(1, 2, 3)]};
    const [first, second, third] = [1, 2, 3].map((value) => ({type: 'bid', value}));
    making.put(making.choosingFor(decision, begin).planning([first, second, third]));
    making.sending([first, second]);
    assert.deepEqual(making.choosingFor(decision, begin).planned, [first, second, third]);
    const next = making.choosingFor({number: 5, rows: [row(1, 2, 3)]}, begin);
    assert.deepEqual([next.planned, making.dropped], [[third], []]);
    making.sending([third]);
    making.choosingFor(undefined, begin);
    making.choosingFor({number: 6, rows: [row(1, 2, 3)]}, begin);
    assert.deepEqual(making.dropped, []);
});

test('what is picked when nothing is asked any more is dropped', () => {
    const making = new Making();
    const old = making.choosingFor({number: 4, rows: [row(1, 2)]}, begin);
    making.choosingFor(undefined, begin);
    making.put(old.pick('value', 2));
    assert.equal(making.choosingFor(undefined, begin), undefined);
});

test('whether somebody has begun to answer is known as long as the decision is', () => {
    const making = new Making();
    const decision = {number: 4, rows: [row(1, 2)]};
    assert.equal(making.isBegun, false);
    const begun = making.choosingFor(decision, begin);
    assert.equal(making.isBegun, false);
    making.put(begun.pick('value', 2));
    assert.equal(making.isBegun, true);
    making.choosingFor(undefined, begin);
    assert.equal(making.isBegun, false);
});
