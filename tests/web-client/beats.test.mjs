// How beats are cut from sketches. These sketches belong to no game.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {added, beatsOf, movesOfOthers, onBoard, Sketchbook} from '../../web-client/app/telling/beats.js';

/** A sketchbook in which each event is its own sketch. */
const bookOf = () =>
    new Sketchbook(
        () =>
            ({sketch}) =>
                sketch,
    );
const read = (...sketches) => bookOf().read(sketches.map((sketch) => ({type: 'any', sketch})));
const points = (side, count) => ({gains: [{side, token: 'points', count}]});

test('an event that only the log tells makes no beat', () => {
    const sketches = read({places: ['a']}, undefined, {places: ['b']});
    const beats = beatsOf(sketches, 0);
    assert.deepEqual(
        beats.map(({told, places}) => ({told, places})),
        [
            {told: [0], places: ['a']},
            {told: [2], places: ['b']},
        ],
    );
});

test('what others did since a seat last acted is marked on the boards, and at them if it is nowhere there', () => {
    const sketches = read(
        {mover: 1, places: ['a']},
        {mover: 0, places: ['b']},
        {mover: 2, places: ['c', 'player:2']},
        {places: ['d']},
        {mover: 1, places: ['c', 'e']},
        {mover: 1, places: ['player:1']},
    );
    assert.deepEqual(movesOfOthers(sketches, 0), ['c', 'e', 'player:1']);
    assert.deepEqual(movesOfOthers(sketches, 1), []);
    assert.deepEqual(movesOfOthers(sketches, 3), ['a', 'b', 'c', 'e', 'player:1']);
});

test('what others did where nothing of it is left is not marked', () => {
    const sketches = read({mover: 1, places: ['row:a', 'b']}, {clears: 'row:'}, {mover: 2, places: ['row:c']});
    assert.deepEqual(movesOfOthers(sketches, 0), ['b', 'row:c']);
});

test('beats begin with the first event that is new', () => {
    const sketches = read({}, {}, {});
    assert.deepEqual(
        beatsOf(sketches, 2).map(({first}) => first),
        [2],
    );
});

test('events that join the same are one beat, as long as the longest of them', () => {
    const joins = 'prize';
    const first = {joins, hold: 'glance', places: ['a']};
    const sketches = read(first, undefined, {joins, hold: 'read', places: ['a', 'b']}, {});
    const [prize, other] = beatsOf(sketches, 0);
    assert.deepEqual(
        {...prize, sum: undefined},
        {
            joins,
            hold: 'read',
            over: 'before',
            places: ['a', 'b'],
            first: 0,
            last: 2,
            told: [0, 2],
            sum: undefined,
        },
    );
    assert.deepEqual(other.told, [3]);
});

test('who did it is not told of it, all others are', () => {
    const sketches = read({mover: 1}, {mover: 0});
    assert.deepEqual(beatsOf(sketches, 0, 1)[0].told, [1]);
    assert.equal(beatsOf(sketches, 0, 2).length, 2);
    assert.equal(beatsOf(sketches, 0).length, 2);
});

test('the view changes once: nothing is told over the one after before all that is told over the one before', () => {
    const sketches = read({over: 'after'}, {over: 'before'}, {over: 'after'});
    assert.deepEqual(
        beatsOf(sketches, 0).map(({over}) => over),
        ['before', 'before', 'after'],
    );
    assert.deepEqual(
        beatsOf(sketches, 2).map(({over}) => over),
        ['after'],
    );
});

test('a beat of which a part is told over the view before is told over that', () => {
    const joins = 'roll';
    const [beat] = beatsOf(read({joins, over: 'after'}, {joins, over: 'before'}), 0);
    assert.equal(beat.over, 'before');
});

test('a card sums up what its chapter brought, also in earlier updates, and nothing else', () => {
    const sketches = read(
        {chapter: 'first', ...points(0, 5)},
        {chapter: 'second', ...points(0, 3)},
        {chapter: 'second', ...points(1, 1)},
        {chapter: 'second', ...points(0, 2)},
        {chapter: 'second', sums: 'The second'},
    );
    const [beat] = beatsOf(sketches, 4);
    assert.deepEqual(beat.sum, {
        title: 'The second',
        gains: [
            {side: 0, token: 'points', count: 5},
            {side: 1, token: 'points', count: 1},
        ],
    });
});

test('a chapter that brought nothing has no card', () => {
    assert.deepEqual(beatsOf(read({chapter: 'first', sums: 'The first'}), 0), []);
});

test('what stands on the view before piles up, as far as the beat', () => {
    const piece = {marks: [{at: 'a', token: 'piece.1'}]};
    const sketches = read(piece, {marks: [{at: 'b', words: '3'}], ...points(0, 3)}, points(0, 1));
    const [, second, third] = beatsOf(sketches, 0);
    assert.deepEqual(onBoard(sketches, second, 0), {
        marks: [
            {at: 'a', token: 'piece.1'},
            {at: 'b', words: '3'},
        ],
        gains: [{side: 0, token: 'points', count: 3}],
    });
    assert.deepEqual(onBoard(sketches, third, 0).gains, [{side: 0, token: 'points', count: 4}]);
});

test('signs of what the viewer did stand there as well, though it is not told', () => {
    const sketches = read({mover: 0, marks: [{at: 'a', token: 'piece.1'}]}, {});
    const [beat] = beatsOf(sketches, 0, 0);
    assert.deepEqual(beat.told, [1]);
    assert.deepEqual(onBoard(sketches, beat, 0).marks, [{at: 'a', token: 'piece.1'}]);
});

test('after the card of a chapter its words and gains go, its pieces stay', () => {
    const sketches = read(
        {
            chapter: 'first',
            marks: [
                {at: 'a', token: 'piece.1'},
                {at: 'a', words: '3'},
            ],
            ...points(0, 3),
        },
        {chapter: 'first', sums: 'The first'},
        {chapter: 'second', ...points(1, 2)},
    );
    const [, card, next] = beatsOf(sketches, 0);
    assert.equal(onBoard(sketches, card, 0).marks.length, 2);
    assert.deepEqual(onBoard(sketches, next, 0), {
        marks: [{at: 'a', token: 'piece.1'}],
        gains: [{side: 1, token: 'points', count: 2}],
    });
});

test('a piece of which there is but one stands where it went last', () => {
    const sketches = read({marks: [{at: 'a', token: 'provost'}]}, {marks: [{at: 'b', token: 'provost'}]});
    const [first, second] = beatsOf(sketches, 0);
    assert.deepEqual(onBoard(sketches, first, 0).marks, [{at: 'a', token: 'provost'}]);
    assert.deepEqual(onBoard(sketches, second, 0).marks, [{at: 'b', token: 'provost'}]);
});

test('the view after shows all itself: only what is gained right now stands there', () => {
    const sketches = read({...points(0, 3)}, {over: 'after', marks: [{at: 'a', token: 'piece.1'}], ...points(1, 2)});
    const [, beat] = beatsOf(sketches, 0);
    assert.deepEqual(onBoard(sketches, beat, 0), {marks: [], gains: [{side: 1, token: 'points', count: 2}]});
});

test('gains of the same thing are added up for each side', () => {
    const gains = [
        {side: 0, token: 'points', count: 1, from: 'a'},
        {side: 0, token: 'gem.red', count: 1},
        {side: 1, token: 'points', count: 4},
        {side: 0, token: 'points', count: 2},
    ];
    assert.deepEqual(added(gains), [
        {side: 0, token: 'points', count: 3},
        {side: 0, token: 'gem.red', count: 1},
        {side: 1, token: 'points', count: 4},
    ]);
});

test('a book sketches each event once, and begins anew with another story', () => {
    let count = 0;
    const book = new Sketchbook(() => {
        let own = 0;
        return () => {
            count += 1;
            own += 1;
            return {places: [`${own}`]};
        };
    });
    const [first, second, other] = [{type: 'a'}, {type: 'b'}, {type: 'c'}];
    book.read([first]);
    assert.deepEqual(
        book.read([first, second]).map(({places}) => places[0]),
        ['1', '2'],
    );
    assert.equal(count, 2);
    assert.equal(book.read([other])[0].places[0], '1');
    assert.equal(count, 3);
});
