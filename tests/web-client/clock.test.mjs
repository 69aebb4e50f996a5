// What the page shows of clocks, and what it asks for.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
    clockRuns,
    momentNow,
    secondsAway,
    secondsExcused,
    secondsLeft,
    withAbsences,
    withTimes,
} from '../../web-client/app/connection/times.js';
import {clockChoices, clockFace, clockRequest, clockTermsWords} from '../../web-client/app/people/clock.js';
import {enteredSession, table} from './fake_session.mjs';
import {settle} from './fake_socket.mjs';

test('a time is shown as clocks show it', () => {
    const faces = [0, 7, 247, 3900, 86_400, 270_000].map(clockFace);
    assert.deepEqual(faces, ['0:00', '0:07', '4:07', '1:05:00', '1 d 0 h', '3 d 3 h']);
});

test('time runs for those who think, and ends at nothing', () => {
    const thinks = {left_ms: 10_500, thinks: true, at: 1000};
    assert.deepEqual(
        [1000, 2000, 60_000].map((now) => secondsLeft(thinks, now)),
        [11, 10, 0],
    );
    assert.equal(secondsLeft({left_ms: 10_500, at: 1000}, 60_000), 11);
});

test('an allowance is used up before the bank', () => {
    const time = {left_ms: 10_000, thinks: true, excused: 'lost', excuse_left_ms: 5000, at: 0};
    assert.deepEqual(
        [0, 5000, 8000].map((now) => secondsExcused(time, now)),
        [5, 0, 0],
    );
    assert.deepEqual(
        [0, 5000, 8000].map((now) => secondsLeft(time, now)),
        [10, 10, 7],
    );
    const terms = clockTermsWords({bank_s: 1200, increment_s: 20, lost_s: 300, vacation_s: 604_800});
    assert.match(terms, /; up to 5 minutes more in all while the connection is lost; up to 7 days of vacation$/);
});

test('who is away is so since a moment, which does not move with the time', () => {
    const [anna, bela] = withAbsences([{connected: true}, {connected: false, away_s: 30}], 100_000);
    assert.deepEqual(
        [anna, bela].map(({away_since: since}) => since),
        [undefined, 70_000],
    );
    assert.deepEqual(
        [100_000, 100_999, 130_000].map((now) => secondsAway(bela, now)),
        [30, 30, 60],
    );
    assert.equal(secondsAway(anna, 130_000), 0);
});

test('a visitor’s clock that is wrong, or put right meanwhile, changes nothing of what is left', async (t) => {
    const told = {type: 'clock', seats: [{seat: 0, left_ms: 300_000, thinks: true}]};
    const seat = {player: 'Anna', connected: false, away_s: 30};
    const steady = t.mock.method(performance, 'now');
    const wall = t.mock.method(Date, 'now');
    for (const [before, after] of [
        [0, 3_600_000],
        [3_600_000, 0],
        [3_600_000, 3_600_000],
    ]) {
        steady.mock.mockImplementation(() => 5000);
        wall.mock.mockImplementation(() => before);
        const {session, world} = enteredSession({...table, seats: [seat]});
        await settle();
        world.socket_now.hear(told);
        wall.mock.mockImplementation(() => after);
        steady.mock.mockImplementation(() => 8000);
        const [{time, ...info}] = session.table.seats;
        assert.equal(secondsLeft(time, momentNow()), 297);
        assert.equal(secondsAway(info, momentNow()), 33);
    }
});

test('what is told of the clock is kept with the seats, and nothing is made up for others', () => {
    const seats = [
        {player: 'Anna', connected: true},
        {bot: 'greedy', connected: false},
    ];
    const told = {type: 'clock', seats: [{seat: 0, left_ms: 5000, thinks: true}]};
    const timed = withTimes(seats, told, 77);
    assert.deepEqual(timed[0].time, {left_ms: 5000, thinks: true, at: 77});
    assert.equal(timed[1], seats[1]);
    assert.ok(clockRuns({status: 'running', seats: timed}));
    assert.ok(!clockRuns({status: 'finished', seats: timed}));
    assert.ok(!clockRuns({status: 'running', seats}));
});

test('a new table has one of a few clocks, or none', () => {
    assert.deepEqual(clockRequest('none'), {});
    assert.deepEqual(clockRequest('day'), {clock: {bank_s: 86_400, increment_s: 86_400, vacation_s: 604_800}});
    const words = clockChoices().map((choice) => choice.words);
    assert.equal(words[0], 'as long as you like');
    assert.equal(words.at(-1), '3 days for every decision');
    assert.equal(new Set(words).size, words.length);
});
