// How soon a lost connection is tried again, and what is said of an answer meanwhile.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Connection, PAUSE_MAX_MS, PAUSE_SEEN_MAX_MS, pauseMs} from '../../web-client/app/connection/connection.js';
import {enteredSession, packedRows, rows, table} from './fake_session.mjs';
import {fakeWorld, settle} from './fake_socket.mjs';

test('the pauses of many pages differ, so that a server that comes back is not met by all at once', () => {
    const pauses = [0, 0.25, 0.5, 0.75].map((chance) => pauseMs(50, chance, PAUSE_SEEN_MAX_MS));
    assert.deepEqual(pauses, [1000, 1250, 1500, 1750]);
});

/** The pauses after so many tries that failed, once a connection was there. */
function pausesAfterLoss(world, tries) {
    world.random = () => 0.999;
    new Connection('ws://here/ws', {}, world);
    world.socket_now.open();
    return Array.from({length: tries}, () => {
        world.socket_now.drop();
        const pause = world.next_ms;
        world.pass();
        return pause;
    });
}

test('a page that somebody looks at tries again every two seconds at the latest', () => {
    assert.equal(PAUSE_SEEN_MAX_MS, 2000);
    const pauses = pausesAfterLoss(fakeWorld(), 10);
    assert.ok(
        pauses.every((pause) => pause <= 2000),
        `${pauses}`,
    );
});

test('a page that nobody sees takes its time, and tries at once when somebody looks', () => {
    const world = fakeWorld();
    world.is_seen = false;
    const last = pausesAfterLoss(world, 10).at(-1);
    assert.ok(last > 10_000 && last <= PAUSE_MAX_MS);
    world.socket_now.drop();
    const before = world.sockets.length;
    world.see();
    assert.deepEqual([world.sockets.length, world.timers.length], [before + 1, 1], 'one more try, and only its timer');
    world.see();
    assert.equal(world.sockets.length, before + 1, 'not while that try goes on');
});

test('what is answered without a connection is not said to be sent until it is', async () => {
    const {world, session} = enteredSession();
    const decision = {number: 1, rows: packedRows};
    world.socket_now.hear({type: 'snapshot', n: 1, view: {}, events: [], decision: {number: 1, rows}});
    await settle();
    assert.equal(session.sending, undefined);
    world.socket_now.drop();
    session.act({type: 'pass'});
    assert.equal(session.sending, 'unsent');
    world.pass();
    world.socket_now.open();
    assert.equal(session.sending, 'unsent', 'the seat is not entered yet');
    world.socket_now.answer('enter', {type: 'entered', role: 1, table});
    await settle();
    assert.equal(session.sending, 'sent');
    assert.equal(world.socket_now.sent.filter(({type}) => type === 'act').length, 1);
    world.socket_now.drop();
    assert.equal(session.sending, 'unanswered');
    world.pass();
    world.socket_now.open();
    world.socket_now.answer('enter', {type: 'entered', role: 1, table});
    await settle();
    assert.equal(session.sending, 'sent');
    world.socket_now.answer('act', {type: 'update', n: 2, changes: [], events: [], decision});
    await settle();
    assert.equal(session.sending, undefined);
});

test('what is answered over a connection that is lost then was sent', async () => {
    const {world, session} = enteredSession();
    world.socket_now.hear({type: 'snapshot', n: 1, view: {}, events: [], decision: {number: 1, rows}});
    await settle();
    session.act({type: 'pass'});
    assert.equal(session.sending, 'sent');
    world.socket_now.drop();
    assert.equal(session.sending, 'unanswered');
});
