// A connection that is silent, or never opens, is given up. The socket and the clock do what the test says.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Connection} from '../../web-client/app/connection/connection.js';
import {ANSWER_MS, OPENING_MS, SILENCE_MS} from '../../web-client/app/connection/heartbeat.js';
import {fakeWorld} from './fake_socket.mjs';

test('a server that says nothing is asked whether it is there, and given up if it does not answer', () => {
    const world = fakeWorld();
    const told = [];
    const connection = new Connection('ws://here/ws', {lost: () => told.push('lost')}, world);
    const first = world.socket_now;
    first.open();
    assert.equal(world.next_ms, SILENCE_MS);
    world.pass();
    assert.deepEqual(
        first.sent.map(({type}) => type),
        ['ping'],
    );
    first.answer('ping', {type: 'done'});
    assert.deepEqual([world.timers.length, world.next_ms], [1, SILENCE_MS]);
    world.pass();
    assert.equal(world.next_ms, ANSWER_MS);
    // The server hangs: it does not take part in closing the connection either.
    first.close = () => {};
    world.pass();
    assert.deepEqual([told, connection.isOpen], [['lost'], false]);
    world.pass();
    world.socket_now.open();
    first.hear({type: 'done', id: 'late'});
    first.drop();
    assert.deepEqual([told, connection.isOpen, world.sockets.length], [['lost'], true, 2]);
    connection.end();
    assert.equal(world.timers.length, 0);
});

test('a connection that never opens is given up, and said to be unreachable if the next does not open either', () => {
    const world = fakeWorld();
    const told = [];
    const connection = new Connection('ws://here/ws', {lost: () => told.push('lost')}, world);
    for (const isUnreachable of [false, true]) {
        assert.deepEqual([world.timers.length, world.next_ms], [1, OPENING_MS]);
        const swallowed = world.socket_now;
        swallowed.close = () => {};
        world.pass();
        assert.equal(connection.isUnreachable, isUnreachable);
        world.pass();
        assert.notEqual(world.socket_now, swallowed);
    }
    assert.deepEqual(told, ['lost', 'lost']);
    world.socket_now.open();
    assert.equal(connection.isUnreachable, false);
});
