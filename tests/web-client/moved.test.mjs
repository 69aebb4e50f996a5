// How a connection follows a table to the process that has it, and what it does if that one does not answer.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Connection} from '../../web-client/app/connection/connection.js';
import {Session} from '../../web-client/app/connection/session.js';
import {forms, table} from './fake_session.mjs';
import {fakeWorld, settle} from './fake_socket.mjs';

const moved = (at) => ({type: 'refused', code: 'moved', sentence: 'Elsewhere.', ...(at && {at})});

/** A session whose place is kept in `kept`. */
function session(kept = {}) {
    const world = fakeWorld();
    const place = {get: () => kept.at, keep: (at) => (kept.at = at)};
    const one = new Session(
        'ws://here/base/ws',
        'secret',
        () => {},
        world,
        async () => forms,
        place,
    );
    return {world, session: one, kept};
}

const enter = (world, role = 0) => world.socket_now.answer('enter', {type: 'entered', role, table});

test('a request that is sent on is asked again there, once, and everything else with it', async () => {
    const world = fakeWorld();
    const connection = new Connection('ws://here/ws', {}, world);
    world.socket_now.open();
    const first = connection.request({type: 'inspect'});
    const second = connection.request({type: 'add_to_keyring'});
    const [here] = world.sockets;
    here.answer('add_to_keyring', moved('two'));
    assert.equal(world.socket_now.address, 'ws://here/at/two/ws');
    world.socket_now.open();
    assert.deepEqual(
        world.socket_now.sent.map(({id}) => id),
        here.sent.map(({id}) => id),
    );
    world.socket_now.answer('inspect', {type: 'invited'});
    world.socket_now.answer('add_to_keyring', {type: 'done'});
    assert.deepEqual([(await first).type, (await second).type], ['invited', 'done']);
});

test('a session follows its table, enters once, and remembers where that was', async () => {
    const {world, session: one, kept} = session();
    world.socket_now.open();
    world.socket_now.answer('enter', moved('two'));
    world.socket_now.open();
    await settle();
    assert.deepEqual(
        world.socket_now.sent.map(({type}) => type),
        ['enter'],
    );
    enter(world);
    await settle();
    assert.deepEqual([one.link, kept.at], ['live', 'two']);
    const again = session(kept);
    assert.equal(again.world.socket_now.address, 'ws://here/base/at/two/ws');
});

test('if the remembered process does not answer, any other is asked, and what it says is remembered', async () => {
    const {world, session: one, kept} = session({at: 'gone'});
    world.socket_now.drop();
    world.pass();
    assert.equal(world.socket_now.address, 'ws://here/base/ws');
    world.socket_now.open();
    await settle();
    enter(world);
    await settle();
    assert.deepEqual([one.link, kept.at], ['live', undefined]);
});

test('who is let go because the table moved comes back without a word of it', async () => {
    const {world, session: one} = session();
    world.socket_now.open();
    enter(world);
    await settle();
    world.socket_now.hear({type: 'closing', code: 'moved', sentence: 'Elsewhere.'});
    world.socket_now.drop();
    assert.deepEqual([one.link, one.refusal], ['lost', undefined]);
    world.pass();
    world.socket_now.open();
    world.socket_now.answer('enter', moved('two'));
    world.socket_now.open();
    await settle();
    enter(world);
    await settle();
    assert.equal(one.link, 'live');
});

test('whoever is sent on and on, or nowhere, pauses', async () => {
    for (const places of [['a', 'b', 'a', 'b'], [undefined]]) {
        const {world, session: one} = session();
        world.socket_now.open();
        for (const at of places) {
            world.socket_now.answer('enter', moved(at));
            if (world.socket_now.readyState === 0) {
                world.socket_now.open();
            }
            await settle();
        }
        assert.equal(world.sockets.length, places.length, 'the last one is not followed');
        assert.equal(one.link, 'lost');
        assert.ok(world.next_ms > 0);
        world.pass();
        assert.equal(world.socket_now.address, 'ws://here/base/ws');
    }
});
