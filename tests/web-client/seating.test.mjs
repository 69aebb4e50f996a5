// What a browser notes when it takes a seat. The test plays the server.
import assert from 'node:assert/strict';
import {webcrypto} from 'node:crypto';
import {beforeEach, test} from 'node:test';
import {leaveTable, takeSeat} from '../../web-client/app/people/seating.js';
import {ownSeats} from '../../web-client/app/browser/storage.js';
import {emptyStorage, OpenAtOnce} from './fake_page.mjs';
import {fakeWorld, settle} from './fake_socket.mjs';

const TABLE = {id: 't1', name: 'Friday', game: 'ys', options: {ships: 'four-white'}, commitment: 'told afterwards'};

/** Seats everybody at once, at a table whose seal is told with the answer. */
class Seating extends OpenAtOnce {
    static heard = [];
    static refuses;
    send(text) {
        const {id, type} = JSON.parse(text);
        Seating.heard.push(JSON.parse(text));
        const refused = {type: 'refused', id, code: 'storage_failed', sentence: 'Not now.'};
        const seated = {type: 'seated', id, seat: 1, token: 'a', table: TABLE};
        const answer = Seating.refuses === type ? refused : seated;
        this.say(answer);
    }
}

beforeEach(() => {
    globalThis.crypto ??= webcrypto;
    emptyStorage();
    globalThis.location = {href: 'http://localhost/table.html', protocol: 'http:'};
    globalThis.WebSocket = Seating;
    Seating.heard = [];
    Seating.refuses = undefined;
});

test('who was shown a seal before contributing notes that one', async () => {
    await takeSeat({type: 'join', player: 'Bela'}, undefined, {...TABLE, commitment: 'shown before'});
    assert.equal(ownSeats()[0].commitment, 'shown before');
    assert.deepEqual(ownSeats()[0].options, TABLE.options);
    assert.deepEqual(
        Seating.heard.map(({type}) => type),
        ['join'],
    );
    assert.equal(ownSeats()[0].contribution, Seating.heard[0].contribution);
});

test('who was shown none notes what the answer tells, and contributes anew now that it is sealed', async () => {
    await takeSeat({type: 'create', player: 'Anna'});
    assert.equal(ownSeats()[0].commitment, 'told afterwards');
    const [created, contributed] = Seating.heard;
    assert.deepEqual([created.type, contributed.type], ['create', 'contribute']);
    assert.notEqual(contributed.contribution, created.contribution);
    assert.equal(ownSeats()[0].contribution, contributed.contribution);
});

test('a seat that is held is noted even if contributing fails', async () => {
    Seating.refuses = 'contribute';
    await assert.rejects(takeSeat({type: 'create', player: 'Anna'}), {code: 'storage_failed'});
    assert.equal(ownSeats()[0].token, 'a');
    assert.equal(ownSeats()[0].contribution, Seating.heard[0].contribution);
});

/** Loses the connection, and lets the page make another one. */
async function lose(world) {
    world.socket_now.drop();
    world.pass();
    world.socket_now.open();
    await settle();
}

test('a seat whose answer was lost is asked for again with the same token, until it is held', async () => {
    const world = fakeWorld();
    const taking = takeSeat({type: 'join', player: 'Bela'}, undefined, TABLE, world);
    world.socket_now.open();
    const [first] = world.socket_now.sent;
    assert.match(first.token, /^[0-9a-f]{64}$/);
    await lose(world);
    await lose(world);
    assert.deepEqual(world.socket_now.sent, [first]);
    world.socket_now.answer('join', {type: 'seated', seat: 1, token: first.token, table: TABLE});
    assert.equal((await taking).token, first.token);
    assert.deepEqual(
        ownSeats().map(({token}) => token),
        [first.token],
    );
});

test('a connection that is lost with the seat held enters it again before it goes on', async () => {
    const world = fakeWorld();
    const taking = takeSeat({type: 'create', player: 'Anna'}, undefined, undefined, world);
    world.socket_now.open();
    const {token} = world.socket_now.answer('create', {type: 'seated', seat: 0, token: 'a', table: TABLE});
    await settle();
    const contributed = world.socket_now.sent.at(-1);
    await lose(world);
    const [entered, ...others] = world.socket_now.sent;
    assert.deepEqual([entered.type, entered.token, others], ['enter', 'a', []]);
    world.socket_now.answer('enter', {type: 'entered', role: 0, table: TABLE});
    await settle();
    assert.deepEqual(world.socket_now.sent.at(-1), contributed);
    world.socket_now.answer('contribute', {type: 'done'});
    assert.equal((await taking).token, 'a');
    assert.notEqual(token, contributed.contribution, 'the token is told to the server alone');
});

test('where no connection can be opened, nobody waits for a seat for ever, and none is noted', async () => {
    const world = fakeWorld();
    const taking = takeSeat({type: 'create', player: 'Anna'}, undefined, undefined, world);
    world.socket_now.drop();
    world.pass();
    world.socket_now.drop();
    await assert.rejects(taking, {code: 'not_reached'});
    assert.deepEqual([ownSeats(), world.timers, world.sockets.length], [[], [], 2]);
});

test('two seats have two tokens', async () => {
    await takeSeat({type: 'join', player: 'Bela'}, undefined, TABLE);
    await takeSeat({type: 'join', player: 'Bela'}, undefined, TABLE);
    assert.equal(new Set(Seating.heard.map(({token}) => token)).size, 2);
});

test('a seat is forgotten when the server has said that it is free, and not before', async () => {
    await takeSeat({type: 'create', player: 'Anna'});
    const went = [];
    globalThis.location.assign = (page) => went.push(page);
    await leaveTable({token: 'a', ask: async () => false});
    assert.equal(ownSeats().length, 1);
    assert.deepEqual(went, []);
    await leaveTable({token: 'a', ask: async () => true});
    assert.equal(ownSeats().length, 0);
    assert.deepEqual(went, ['index.html']);
});
