// How one's own tables stand on the first page: their words and their order.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
    inOrder,
    isAwaited,
    isOverFor,
    standingWords,
    stateOf,
    turnWords,
} from '../../web-client/app/people/standing.js';

const seat = {token: 'aa', table: '1', name: 'Evening', game: 'ys', seat: 0, at: 0};
const person = (player, connected) => ({player, connected});
const table = (status, seats = [person('Anna', true), person('Ben', true)]) => ({status, seats});

test('tables that go on come first, and else stay in their order', () => {
    const own = [
        {seat: {...seat, token: 'over'}, table: table('finished')},
        {seat: {...seat, token: 'unknown'}},
        {seat: {...seat, token: 'open'}, table: table('open')},
        {seat: {...seat, token: 'first'}, table: table('running')},
        {seat: {...seat, token: 'second'}, table: table('running')},
    ];
    assert.deepEqual(
        inOrder(own).map((one) => one.seat.token),
        ['first', 'second', 'open', 'unknown', 'over'],
    );
});

test('tables that wait for this person come before all others', () => {
    const waits = (token, awaited) => ({seat: {...seat, token}, table: {...table('running'), awaited}});
    const own = [waits('bot'), waits('other', [1]), waits('mine', [0]), waits('both', [0, 1])];
    assert.deepEqual(
        inOrder(own).map((one) => one.seat.token),
        ['mine', 'both', 'bot', 'other'],
    );
    assert.deepEqual(own.map(isAwaited), [false, false, true, true]);
});

test('it is said whose turn it is, where it is known to be anybody’s', () => {
    const three = table('running', [person('Anna', false), person('Ben', false), person('Cleo', false)]);
    const words = (awaited) => turnWords({seat, table: {...three, awaited}});
    assert.equal(words([0]), 'Your turn');
    assert.equal(words([0, 2]), 'Your turn');
    assert.equal(words([2]), 'Waiting for Cleo');
    assert.equal(words([1, 2]), 'Waiting for Ben and Cleo');
    assert.equal(words(undefined), '');
    assert.equal(turnWords({seat}), '');
    assert.deepEqual(standingWords({seat, table: {...three, awaited: [1]}}), [], 'which says that it is played');
    assert.deepEqual(standingWords({seat, table: three}), ['Being played'], 'as while a bot thinks');
});

test('of a table that is gone no more is said than that, but for how the match ended', () => {
    const result = {points: [40, 31], places: [1, 2]};
    assert.deepEqual(standingWords({seat, isGone: true}), ['This table is gone']);
    assert.deepEqual(standingWords({seat: {...seat, result}, isGone: true}), ['You won with 40 points']);
});

test('a match that is over stays so, whether its table can be looked at or not', () => {
    const result = {points: [40, 31], places: [1, 2]};
    assert.equal(stateOf({seat: {...seat, result}}), 'finished');
    assert.ok(isOverFor({seat: {...seat, result}}));
    assert.deepEqual(standingWords({seat: {...seat, result}}), ['You won with 40 points']);
    assert.deepEqual(standingWords({seat: {...seat, seat: 1, result}}), ['Your place: 2 of 2, with 31 points']);
    assert.deepEqual(standingWords({seat, table: table('finished')}), ['Finished']);
    const told = {...table('finished'), result};
    assert.deepEqual(standingWords({seat, table: told}), ['You won with 40 points'], 'also where it was not seen');
    assert.deepEqual(standingWords({seat, table: table('stopped')}), ['Ended without a result']);
});

test('of a table that goes on it is said who is there, and how many are missing', () => {
    assert.deepEqual(standingWords({seat, table: table('running')}), ['Being played', 'Ben is there now']);
    const paused = {...table('running', [person('Anna', false)]), paused: true};
    assert.deepEqual(standingWords({seat, table: paused}), ['Paused']);
    assert.deepEqual(standingWords({seat, table: table('open', [person('Anna', true), {connected: false}])}), [
        'Not begun: 1 free seat',
    ]);
    assert.deepEqual(standingWords({seat}), [], 'nothing is said of what is not known');
});
