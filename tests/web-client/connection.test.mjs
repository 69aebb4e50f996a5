// The connection and the session with a socket that does what the test says.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Connection, PAUSE_MAX_MS, pauseMs, RefusedError} from '../../web-client/app/connection/connection.js';
import {Session} from '../../web-client/app/connection/session.js';
import {enteredSession, forms, packedRows, rows, table} from './fake_session.mjs';
import {fakeWorld, settle} from './fake_socket.mjs';

test('a request is answered by the message with its id', async () => {
    const world = fakeWorld();
    const connection = new Connection('ws://here/ws', {}, world);
    assert.equal(world.socket_now.protocol, 'dahut.1');
    world.socket_now.open();
    const first = connection.request({type: 'resync'});
    const second = connection.request({type: 'leave'});
    const ids = world.socket_now.sent.map(({id}) => id);
    assert.equal(new Set(ids).size, 2);
    ids.forEach((id) => assert.match(id, /^[\w-]{1,32}$/));
    world.socket_now.answer('leave', {type: 'done'});
    world.socket_now.answer('resync', {type: 'refused', code: 'not_entered', sentence: 'No.'});
    assert.equal((await second).type, 'done');
    await assert.rejects(first, (error) => error instanceof RefusedError && error.code === 'not_entered');
});

test('an update can be an answer, and is heard whether or not anybody waits for it', async () => {
    const world = fakeWorld();
    const heard = [];
    const connection = new Connection('ws://here/ws', {message: (message) => heard.push(message)}, world);
    world.socket_now.open();
    const act = connection.request({type: 'act'}, {again: true});
    world.socket_now.hear({type: 'update', n: 2, events: [], changes: {}});
    world.socket_now.hear({type: 'update', id: 'unknown', n: 3, events: [], changes: {}});
    world.socket_now.answer('act', {type: 'update', n: 4, events: [], changes: {}});
    assert.equal((await act).n, 4);
    world.socket_now.answer('act', {type: 'done'});
    assert.deepEqual(
        heard.map(({type, n}) => n ?? type),
        [2, 3, 4, 'done'],
    );
});

test('the pauses before trying again grow to a limit', () => {
    const pauses = [0, 1, 2, 3, 20].map((failures) => pauseMs(failures, 0.5, PAUSE_MAX_MS));
    assert.deepEqual(
        pauses,
        [...pauses].sort((one, other) => one - other),
    );
    assert.ok(pauseMs(50, 0.999, PAUSE_MAX_MS) <= PAUSE_MAX_MS);
    assert.ok(pauseMs(0, 0, PAUSE_MAX_MS) > 0);
});

test('a lost connection is made again, and says so', () => {
    const world = fakeWorld();
    const told = [];
    const connection = new Connection(
        'ws://here/ws',
        {opened: () => told.push('opened'), lost: () => told.push('lost')},
        world,
    );
    world.socket_now.open();
    world.socket_now.drop();
    assert.equal(connection.isOpen, false);
    world.pass();
    world.socket_now.open();
    assert.deepEqual(told, ['opened', 'lost', 'opened']);
    assert.equal(world.sockets.length, 2);
});

test('an ended connection stays ended', () => {
    const world = fakeWorld();
    const connection = new Connection('ws://here/ws', {}, world);
    world.socket_now.open();
    connection.end();
    assert.equal(world.timers.length, 0);
    connection.connect();
    assert.equal(world.sockets.length, 1);
});

test('a request that cannot be repeated is lost with the connection', async () => {
    const world = fakeWorld();
    const connection = new Connection('ws://here/ws', {}, world);
    world.socket_now.open();
    const create = connection.request({type: 'create'});
    world.socket_now.drop();
    await assert.rejects(create, {code: 'connection_lost'});
});

test('a session enters with its token and shows the snapshot', async () => {
    const {world, session, enter} = enteredSession();
    assert.equal(enter.token, 'secret');
    assert.ok(!('seen' in enter));
    world.socket_now.hear({
        type: 'snapshot',
        n: 3,
        view: {turn: 1},
        events: [{type: 'turn_began', turn: 1}],
        decision: {number: 2, rows},
    });
    await settle();
    assert.equal(session.link, 'live');
    assert.equal(session.seat, 1);
    assert.deepEqual(session.view, {turn: 1});
    assert.equal(session.decision.number, 2);
});

test('updates are applied in order, and a gap asks for everything anew', async () => {
    const {world, session} = enteredSession();
    const {socket_now: socket} = world;
    await settle();
    socket.hear({type: 'update', n: 1, events: [], changes: [0, 1]});
    socket.hear({
        type: 'update',
        n: 2,
        events: [[0]],
        changes: [1, 0],
        decision: {number: 1, rows: packedRows},
    });
    assert.deepEqual(session.view, {turn: 1, stage: 'placing'});
    socket.hear({type: 'update', n: 4, events: [], changes: [0, 9]});
    socket.hear({type: 'update', n: 5, events: [], changes: [0, 10]});
    assert.deepEqual(session.view, {turn: 1, stage: 'placing'}, 'nothing is guessed');
    assert.equal(socket.sent.filter(({type}) => type === 'resync').length, 1);
    socket.answer('resync', {type: 'done'});
    socket.hear({type: 'snapshot', n: 5, view: {turn: 10}, events: [], decision: null});
    assert.deepEqual(session.view, {turn: 10});
    assert.equal(session.decision, undefined);
    socket.hear({type: 'update', n: 5, events: [], changes: [0, 11]});
    assert.deepEqual(session.view, {turn: 10}, 'an old update changes nothing');
});

test('coming back says what was seen and repeats an unanswered action with its id', async () => {
    const {world, session} = enteredSession();
    await settle();
    world.socket_now.hear({type: 'update', n: 1, events: [], changes: [0, 1], decision: {number: 7, rows: packedRows}});
    session.act({type: 'pass'});
    const [act] = world.socket_now.sent.filter(({type}) => type === 'act');
    assert.deepEqual([act.decision, act.action], [7, {type: 'pass'}]);
    world.socket_now.drop();
    assert.equal(session.link, 'lost');
    assert.deepEqual(session.sent, {type: 'pass'});
    world.pass();
    world.socket_now.open();
    const enter = world.socket_now.answer('enter', {type: 'entered', role: 1, table});
    assert.equal(enter.seen, 1);
    await settle();
    const update = {type: 'update', n: 2, events: [], changes: [0, 2], decision: null};
    const again = world.socket_now.answer('act', update);
    assert.equal(again.id, act.id);
    await settle();
    assert.equal(session.sent, undefined);
    assert.deepEqual(session.view, {turn: 2});
});

test('an action whose answer was lost is found out to be done, and what it led to is kept', async () => {
    const {world, session} = enteredSession();
    await settle();
    world.socket_now.hear({type: 'update', n: 1, events: [], changes: [0, 1], decision: {number: 7, rows: packedRows}});
    session.act({type: 'pass'});
    world.socket_now.drop();
    world.pass();
    world.socket_now.open();
    world.socket_now.answer('enter', {type: 'entered', role: 1, table});
    world.socket_now.hear({type: 'update', n: 2, events: [], changes: [0, 2], decision: {number: 8, rows: packedRows}});
    await settle();
    assert.deepEqual(session.sent, {type: 'pass'});
    world.socket_now.answer('act', {type: 'done'});
    await settle();
    assert.equal(session.sent, undefined);
    assert.deepEqual([session.view, session.decision.number], [{turn: 2}, 8]);
});

test('an action is answered by the update that it led to', async () => {
    const {world, session} = enteredSession();
    await settle();
    world.socket_now.hear({type: 'update', n: 1, events: [], changes: [0, 1], decision: {number: 1, rows: packedRows}});
    session.act({type: 'pass'});
    const update = {type: 'update', n: 2, events: [[1]], changes: [0, 2], decision: {number: 2, rows: packedRows}};
    world.socket_now.answer('act', update);
    await settle();
    assert.equal(session.sent, undefined);
    assert.deepEqual([session.view, session.events, session.decision.number], [{turn: 2}, [{type: 'passed'}], 2]);
});

test('an answered decision is not asked again before the next one comes', async () => {
    const tooFar = {type: 'update', n: 9, events: [], changes: [], decision: {number: 9, rows: packedRows}};
    for (const answer of [{type: 'done'}, tooFar]) {
        const {world, session} = enteredSession();
        await settle();
        world.socket_now.hear({type: 'update', n: 1, events: [], changes: [], decision: {number: 1, rows: packedRows}});
        session.act({type: 'pass'});
        world.socket_now.answer('act', answer);
        await settle();
        assert.equal(session.sent, undefined);
        assert.equal(session.decision, undefined, 'also if an update before the answer is missing');
        world.socket_now.hear({type: 'update', n: 2, events: [], changes: [], decision: {number: 2, rows: packedRows}});
        assert.equal(session.decision.number, 2);
    }
});

test('a stale answer brings the decision of now', async () => {
    const {world, session} = enteredSession();
    await settle();
    world.socket_now.hear({type: 'update', n: 1, events: [], changes: [], decision: {number: 1, rows: packedRows}});
    session.act({type: 'pass'});
    world.socket_now.answer('act', {
        type: 'refused',
        code: 'stale_decision',
        sentence: 'Too late.',
        decision: {number: 3, rows},
    });
    await settle();
    assert.equal(session.decision.number, 3);
    assert.equal(session.refusal.code, 'stale_decision');
});

test('a refusal goes by itself, but not a later one in its stead', async () => {
    const {world, session} = enteredSession();
    await settle();
    const refuse = async (code) => {
        session.ask({type: 'agree', to: 'pause'});
        world.socket_now.answer('agree', {type: 'refused', code, sentence: 'No.'});
        await settle();
    };
    const before = world.timers.length;
    await refuse('too_many_changes');
    await refuse('not_running');
    const [first, second] = world.timers.slice(before);
    first.act();
    assert.equal(session.refusal.code, 'not_running');
    second.act();
    assert.equal(session.refusal, undefined);
});

test('a session whose server has lost what it was told says so, and shows what there is', async () => {
    const {world, session} = enteredSession();
    await settle();
    world.socket_now.hear({type: 'snapshot', n: 7, view: {turn: 3}, events: [{type: 'passed'}], decision: null});
    world.socket_now.drop();
    world.pass();
    world.socket_now.open();
    const enter = world.socket_now.answer('enter', {type: 'entered', role: 1, table, lost: true});
    assert.equal(enter.seen, 7);
    assert.equal(session.refusal.code, 'told_is_lost');
    assert.deepEqual([session.n, session.view, session.events], [0, undefined, []]);
    world.socket_now.hear({type: 'snapshot', n: 4, view: {turn: 1}, events: [], decision: {number: 2, rows}});
    await settle();
    assert.deepEqual([session.n, session.view, session.link], [4, {turn: 1}, 'live']);
});

test('an unknown token ends the trying', async () => {
    const world = fakeWorld();
    const session = new Session('ws://here/ws', 'wrong', () => {}, world);
    world.socket_now.open();
    world.socket_now.answer('enter', {type: 'refused', code: 'unknown_token', sentence: 'No.'});
    await settle();
    assert.equal(session.link, 'refused');
    assert.equal(world.timers.length, 0);
});

test('who is let go for good is told why, and does not try again', async () => {
    for (const code of ['revoked', 'watching_ended', 'unseated', 'left']) {
        const {session, world} = enteredSession();
        await settle();
        world.socket_now.hear({type: 'closing', code, sentence: 'So it is.'});
        world.socket_now.drop();
        world.pass();
        assert.deepEqual([session.link, session.shutOut, session.refusal.code], ['refused', code, code]);
        assert.equal(world.sockets.length, 1);
    }
});

test('that the server was stopping is said, until it is back', async () => {
    const {session, world} = enteredSession();
    await settle();
    world.socket_now.hear({type: 'closing', code: 'stopping', sentence: 'Come back.'});
    world.socket_now.drop();
    assert.equal(session.refusal.code, 'stopping');
    world.pass();
    world.socket_now.open();
    world.socket_now.hear({type: 'hello'});
    assert.equal(session.refusal, undefined);
});

test('a server that can let nobody in for now is asked again later', async () => {
    const world = fakeWorld();
    const session = new Session(
        'ws://here/ws',
        'secret',
        () => {},
        world,
        async () => forms,
    );
    world.socket_now.open();
    world.socket_now.answer('enter', {type: 'refused', code: 'storage_failed', sentence: 'Later.'});
    await settle();
    assert.equal(session.link, 'lost');
    assert.equal(world.timers.length, 1);
});

test('updates that come before the forms of the game wait for them, and all that is said after them', async () => {
    const world = fakeWorld();
    let learn;
    const coming = new Promise((resolve) => (learn = resolve));
    const session = new Session(
        'ws://here/ws',
        'secret',
        () => {},
        world,
        () => coming,
    );
    world.socket_now.open();
    world.socket_now.answer('enter', {type: 'entered', role: 1, table});
    world.socket_now.hear({type: 'update', n: 1, events: [], changes: [0, 1]});
    world.socket_now.hear({type: 'table', table: {...table, name: 'Another'}});
    world.socket_now.hear({type: 'update', n: 2, events: [[1]], changes: [0, 2]});
    await settle();
    assert.deepEqual([session.link, session.n, session.table.name], ['entering', 0, 'T']);
    learn(forms);
    await settle();
    assert.deepEqual([session.link, session.n, session.table.name], ['live', 2, 'Another']);
    assert.deepEqual([session.view, session.events], [{turn: 2}, [{type: 'passed'}]]);
});

test('a server that does not tell the forms is asked again later', async () => {
    const world = fakeWorld();
    let asked = 0;
    const formsOf = () => ((asked += 1), asked === 1 ? Promise.reject(new TypeError('no')) : Promise.resolve(forms));
    const session = new Session('ws://here/ws', 'secret', () => {}, world, formsOf);
    world.socket_now.open();
    world.socket_now.answer('enter', {type: 'entered', role: 1, table});
    world.socket_now.hear({type: 'update', n: 1, events: [], changes: [0, 1]});
    await settle();
    assert.deepEqual([session.link, session.n], ['lost', 0]);
    world.pass();
    world.socket_now.open();
    world.socket_now.answer('enter', {type: 'entered', role: 1, table});
    await settle();
    assert.equal(session.link, 'live');
    assert.equal(world.socket_now.sent.find(({type}) => type === 'enter').seen, undefined);
});
