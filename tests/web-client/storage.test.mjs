// What the browser remembers of its seats, on a storage of the test's own.
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {forgetSeat, ownSeat, ownSeats, rememberSeat} from '../../web-client/app/storage.js';

const SEAT = {token: 'a', table: 't1', name: 'Friday', game: 'ys', seat: 2};

beforeEach(() => {
    const kept = new Map();
    globalThis.localStorage = {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => kept.set(key, value),
    };
});

test('the seal and the contribution stay with their seat when more is learned of it', () => {
    rememberSeat({...SEAT, commitment: 'c', contribution: 'd'});
    rememberSeat({...SEAT, token: 'b', contribution: 'e'});
    rememberSeat({...SEAT, name: 'Saturday', played: true});
    const {at, ...seat} = ownSeat('a');
    assert.deepEqual(seat, {...SEAT, name: 'Saturday', commitment: 'c', contribution: 'd', played: true});
    assert.ok(at > 0);
    assert.equal(ownSeat('b').contribution, 'e');
    assert.deepEqual(ownSeats().map(({token}) => token), ['a', 'b']);
    forgetSeat('a');
    assert.equal(ownSeat('a'), undefined);
});

test('what a server tells of a seat later does not change what was noted first', () => {
    rememberSeat({...SEAT, options: {ships: 'four-white'}, commitment: 'c', contribution: 'd', played: true});
    rememberSeat({...SEAT, table: 't2', game: 'pips', seat: 0, played: false});
    const {table, game, seat, played, commitment} = ownSeat('a');
    assert.deepEqual([table, game, seat, played, commitment], ['t1', 'ys', 2, true, 'c']);
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
