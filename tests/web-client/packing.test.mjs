// What an update says once it has its names (PROTOCOL.md 9). Tests over real sockets show it for whole matches.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {unpackedUpdate} from '../../web-client/app/connection/packing.js';

const colour = {words: ['red', 'blue']};
const broker = {
    fields: [
        ['value', 'plain'],
        ['colour', colour],
        ['marks', {list: 'plain'}],
    ],
};
const forms = {
    action: {
        kinds: [
            ['pass', []],
            [
                'place',
                [
                    ['broker', 'plain'],
                    ['colours', {list: colour}],
                ],
            ],
        ],
    },
    event: {
        kinds: [
            ['passed', [['seat', 'plain']]],
            [
                'looked',
                [
                    ['seat', 'plain'],
                    ['broker', broker],
                ],
            ],
        ],
    },
    view: {
        fields: [
            ['turn', 'plain'],
            ['best', broker],
            ['hand', {list: colour}],
            ['players', {list: broker}],
            ['places', {places: broker}],
        ],
    },
};
const unpacked = (update) => unpackedUpdate(forms, {type: 'update', n: 2, events: [], changes: [], ...update});
const changes = (packed) => unpacked({changes: packed}).changes;

test('events get their type, their fields and their words, and what is absent stays absent', () => {
    const {events} = unpacked({
        events: [
            [0, 3],
            [1, 2, [4, 1, [1, 2]]],
            [1, 2, [null, 0]],
            [1, null],
        ],
    });
    assert.deepEqual(events, [
        {type: 'passed', seat: 3},
        {type: 'looked', seat: 2, broker: {value: 4, colour: 'blue', marks: [1, 2]}},
        {type: 'looked', seat: 2, broker: {colour: 'red'}},
        {type: 'looked'},
    ]);
});

test('changes name what changed, at every depth, and null removes', () => {
    assert.deepEqual(changes([]), {});
    assert.deepEqual(changes([0, 7, 1, [1, 0]]), {turn: 7, best: {colour: 'red'}});
    assert.deepEqual(changes([1, null, 4, [12, null, 3, [0, 1]]]), {best: null, places: {12: null, 3: {value: 1}}});
    assert.deepEqual(changes([3, [1, [2, [5]]]]), {players: {1: {marks: [5]}}});
});

test('a list of words or numbers is replaced, and a list of objects too if it stands in a list of its own', () => {
    assert.deepEqual(changes([2, [1, 0]]), {hand: ['blue', 'red']});
    assert.deepEqual(changes([2, []]), {hand: []});
    assert.deepEqual(
        changes([
            3,
            [
                [
                    [4, 1],
                    [null, 0],
                ],
            ],
        ]),
        {players: [{value: 4, colour: 'blue'}, {colour: 'red'}]},
    );
    assert.deepEqual(changes([3, [[]]]), {players: []});
});

test('the rows of a decision have a list for each field, and everything else stays as it is', () => {
    const decision = {number: 8, optional: true, rows: [[0], [1, [0, 3], [[0, 1], []]]]};
    const update = unpacked({id: 'r1', decision});
    assert.deepEqual(update.decision, {
        number: 8,
        optional: true,
        rows: [{type: 'pass'}, {type: 'place', broker: [0, 3], colours: [['red', 'blue'], []]}],
    });
    assert.deepEqual([update.id, update.n], ['r1', 2]);
    assert.equal(unpacked({decision: null}).decision, null);
    assert.ok(!('decision' in unpacked({})));
});

test('the example of the protocol says what the protocol says of it', () => {
    const text = readFileSync(new URL('../../protocol/PROTOCOL.md', import.meta.url), 'utf8');
    const example = new URL('../../protocol/examples/http/forms.json', import.meta.url);
    const [packed, said] = /## 9\.[^]*?\n {4}(\{[^]*?)\n\n[^]*?\n {4}(\{[^]*?)\n\n## 10/
        .exec(text)
        .slice(1)
        .map((json) => JSON.parse(json));
    assert.deepEqual(unpackedUpdate(JSON.parse(readFileSync(example, 'utf8')), packed), said);
});
