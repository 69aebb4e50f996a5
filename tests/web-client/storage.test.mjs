// What the browser remembers of its seats, with a fake storage.
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {pace, rememberPace} from '../../web-client/app/browser/settings.js';
import {
    forgetSeat,
    keepSeen,
    ownSeat,
    ownSeats,
    ownToken,
    rememberSeat,
    rememberSeen,
    seenOf,
} from '../../web-client/app/browser/storage.js';
import {emptyStorage} from './fake_page.mjs';

const SEAT = {token: 'a', table: 't1', name: 'Friday', game: 'ys', seat: 2};

beforeEach(emptyStorage);

test('the seal and the contribution stay with their seat when more is learned of it', () => {
    rememberSeat({...SEAT, commitment: 'c', contribution: 'd'});
    rememberSeat({...SEAT, token: 'b', contribution: 'e'});
    rememberSeat({...SEAT, name: 'Saturday', played: true});
    const {at, ...seat} = ownSeat('a');
    assert.deepEqual(seat, {...SEAT, name: 'Saturday', commitment: 'c', contribution: 'd', played: true});
    assert.ok(at > 0);
    assert.equal(ownSeat('b').contribution, 'e');
    assert.deepEqual(
        ownSeats().map(({token}) => token),
        ['a', 'b'],
    );
    forgetSeat('a');
    assert.equal(ownSeat('a'), undefined);
});

test('what a server tells of a seat later does not change what was noted first', () => {
    rememberSeat({...SEAT, options: {ships: 'four-white'}, commitment: 'c', contribution: 'd', played: true});
    rememberSeat({...SEAT, table: 't2', game: 'pips', seat: 0, played: false});
    const {table, game, seat, played, commitment} = ownSeat('a');
    assert.deepEqual([table, game, seat, played, commitment], ['t1', 'ys', 2, true, 'c']);
});

test('of the seats at a table one is meant by its number, else the lowest, and rather its own than a lent one', () => {
    assert.equal(ownToken('t1'), undefined);
    rememberSeat({...SEAT, token: 'one', seat: 1});
    rememberSeat({...SEAT, token: 'lent', seat: 1, lent: true});
    rememberSeat({...SEAT, token: 'three', seat: 3, lent: true});
    rememberSeat({...SEAT, token: 'elsewhere', table: 't2', seat: 0});
    assert.deepEqual(
        [undefined, 1, 3, 0].map((seat) => ownToken('t1', seat)),
        ['one', 'one', 'three', undefined],
    );
    assert.equal(ownToken('t2'), 'elsewhere');
});

test('where there are too many seats, those of matches that are over go first, and the oldest of all', () => {
    const result = {points: [1, 2], places: [2, 1]};
    const taken = Array.from({length: 52}, (_, index) => ({
        ...SEAT,
        token: `t${index}`,
        ...(index === 20 ? {result} : {}),
    }));
    taken.forEach(rememberSeat);
    const kept = ownSeats().map(({token}) => token);
    assert.equal(kept.length, 50);
    assert.deepEqual(
        taken.map(({token}) => token).filter((token) => !kept.includes(token)),
        ['t0', 't20'],
    );
    assert.deepEqual([kept[0], kept[49]], ['t51', 't1']);
});

test('how far a match was seen is known for each seat, and goes with it', () => {
    assert.equal(seenOf('a'), 0);
    rememberSeen('a', 12);
    rememberSeen('b', 3);
    rememberSeen('a', 14);
    assert.deepEqual([seenOf('a'), seenOf('b')], [14, 3]);
    assert.equal(globalThis.localStorage.getItem('dahut.seen'), null, 'not with every update');
    keepSeen();
    assert.deepEqual(JSON.parse(globalThis.localStorage.getItem('dahut.seen')), [
        ['b', 3],
        ['a', 14],
    ]);
    rememberSeen('a', 15);
    forgetSeat('a');
    keepSeen();
    assert.deepEqual([seenOf('a'), seenOf('b')], [0, 3]);
    globalThis.localStorage.setItem('dahut.seen', '[1, ["b"]]');
    assert.equal(seenOf('b'), 0);
});

test('things are told calmly until somebody wants it otherwise', () => {
    assert.equal(pace(), 'calm');
    rememberPace('quick');
    assert.equal(pace(), 'quick');
    globalThis.localStorage.setItem('dahut.telling', 'nonsense');
    assert.equal(pace(), 'calm');
});

test('a storage that refuses or holds nonsense is as good as none', () => {
    globalThis.localStorage.setItem('dahut.seats', '{"not": "a list"}');
    assert.deepEqual(ownSeats(), []);
    globalThis.localStorage.setItem = () => {
        throw new Error('full');
    };
    rememberSeat(SEAT);
    assert.deepEqual(ownSeats(), []);
});
