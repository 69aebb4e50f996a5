// A connection that never opens, as behind a proxy that lets no WebSocket through, and one that does not open again.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Connection} from '../../web-client/app/connection/connection.js';
import {fakeWorld} from './fake_socket.mjs';

test('what waits for a first connection is refused once that has failed twice, and trying goes on', async () => {
    const world = fakeWorld();
    const connection = new Connection('ws://here/ws', {}, world);
    const create = connection.request({type: 'create'}, {again: true});
    world.socket_now.drop();
    assert.equal(connection.isUnreachable, false, 'once may be a hitch');
    world.pass();
    world.socket_now.drop();
    assert.equal(connection.isUnreachable, true);
    await assert.rejects(create, {code: 'not_reached'});
    world.pass();
    world.socket_now.open();
    assert.deepEqual([connection.isUnreachable, world.socket_now.sent], [false, []]);
});

test('what waits for a connection that was open before waits on, however often trying fails', async () => {
    const world = fakeWorld();
    const connection = new Connection('ws://here/ws', {}, world);
    world.socket_now.open();
    const act = connection.request({type: 'act'}, {again: true});
    for (let failures = 0; failures < 5; failures += 1) {
        world.socket_now.drop();
        world.pass();
    }
    assert.equal(connection.isUnreachable, false);
    world.socket_now.open();
    connection.sendAgain();
    world.socket_now.answer('act', {type: 'done'});
    assert.equal((await act).type, 'done');
});
