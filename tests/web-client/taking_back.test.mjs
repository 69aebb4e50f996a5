// What is undone is gone, and an undoing is offered when it is possible, also after the page was loaded anew.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {emptyStorage} from './fake_page.mjs';
import {actedSession, enteredSession, packedRows, rows} from './fake_session.mjs';
import {settle} from './fake_socket.mjs';

test('what was undone goes, whoever undid it', async () => {
    const {world, session} = await actedSession();
    assert.deepEqual(session.events, [{type: 'passed'}]);
    const undone = {type: 'undone', seat: 1};
    const decision = {number: 2, rows: packedRows};
    session.undo();
    world.socket_now.answer('undo', {type: 'update', n: 3, undoes: 2, events: [undone], changes: [0, 1], decision});
    await settle();
    assert.deepEqual([session.events, session.view, session.decision.rows], [[undone], {turn: 1}, rows]);
});

test('whoever asks for the same twice before the answer has asked once', async () => {
    const {world, session} = await actedSession();
    const asked = () => world.socket_now.sent.filter(({type}) => type === 'undo').length;
    session.undo();
    session.undo();
    assert.equal(asked(), 1);
    world.socket_now.answer('undo', {type: 'update', n: 3, undoes: 2, events: [], changes: [], decision: null});
    await settle();
    session.undo();
    assert.equal(asked(), 2);
});

test('what is asked for again after something else, or said again, is meant', async () => {
    const {world, session} = await actedSession();
    const [off, all, line] = [
        {type: 'set_talk', talk: 'off'},
        {type: 'set_talk', talk: 'all'},
        {type: 'say', text: '?'},
    ];
    const before = world.socket_now.sent.length;
    const wanted = [off, all, off, line, line];
    for (const request of wanted) {
        session.ask(request);
    }
    assert.deepEqual(
        world.socket_now.sent.slice(before).map(({id, ...request}) => request),
        wanted,
    );
});

test('what was undone before this page came cannot be taken out, so everything is asked for anew', async () => {
    const {world, session} = enteredSession();
    world.socket_now.hear({type: 'snapshot', n: 4, view: {turn: 1}, events: [{type: 'passed'}]});
    await settle();
    world.socket_now.hear({type: 'update', n: 5, undoes: 4, events: [{type: 'undone', seat: 0}], changes: []});
    assert.equal(world.socket_now.sent.at(-1).type, 'resync');
    assert.equal(session.n, 4);
});

test('an undoing is offered after an own action until others act and ask back, or it is refused', async () => {
    const {world, session} = await actedSession();
    assert.ok(session.mayUndo);
    world.socket_now.hear({type: 'update', n: 3, events: [], changes: []});
    assert.ok(session.mayUndo, 'it may have been a secret choice');
    world.socket_now.hear({type: 'update', n: 4, events: [], changes: [], decision: {number: 2, rows: packedRows}});
    assert.ok(!session.mayUndo);

    const again = {type: 'snapshot', n: 4, view: {}, events: []};
    world.socket_now.hear(again);
    assert.ok(!session.mayUndo, 'where nothing can be kept nobody says that this seat has acted');

    const other = await actedSession();
    other.session.undo();
    other.world.socket_now.answer('undo', {type: 'refused', code: 'undo_learned', sentence: 'No.'});
    await settle();
    assert.ok(!other.session.mayUndo);
    assert.equal(other.session.refusal.code, 'undo_learned');
});

test('what was told since an own action is known, without what came before', async () => {
    const {world, session} = await actedSession();
    assert.deepEqual(session.since, {own: [{type: 'passed'}], later: []});
    world.socket_now.hear({type: 'update', n: 3, events: [[0]], changes: []});
    assert.deepEqual(session.since, {own: [{type: 'passed'}], later: [[{type: 'market_went_home'}]]});
    world.socket_now.hear({type: 'snapshot', n: 7, view: {}, events: [{type: 'passed'}]});
    assert.deepEqual(session.since, {own: [], later: []});
    world.socket_now.hear({type: 'update', n: 8, events: [[0]], changes: []});
    assert.deepEqual(session.since, {own: [], later: []});
});

/** A session of a page that was loaded anew, and is told this. */
async function loadedAnew(snapshot) {
    const {world, session} = enteredSession();
    world.socket_now.hear({type: 'snapshot', view: {turn: 2}, ...snapshot});
    await settle();
    return {world, session};
}

test('what can be taken back is known to a page that is loaded anew', async () => {
    emptyStorage();
    const own = [{type: 'passed'}];
    const gone = {type: 'market_went_home'};
    const nothing = await loadedAnew({n: 4, events: own});
    assert.ok(!nothing.session.mayUndo, 'others have acted, and nothing can be taken back');
    await actedSession();
    const {session, world} = await loadedAnew({n: 2, events: own, decision: {number: 2, rows}});
    assert.ok(session.mayUndo, 'nothing has happened since');
    assert.deepEqual(session.since, {own, later: [[]]});
    const secret = await loadedAnew({n: 3, events: [...own, gone]});
    assert.ok(secret.session.mayUndo, 'it may have been a secret choice');
    assert.deepEqual(secret.session.since, {own, later: [[gone]]});
    assert.ok(!(await loadedAnew({n: 3, events: [...own, gone], decision: {number: 2, rows}})).session.mayUndo);
    assert.ok(!(await loadedAnew({n: 4, events: [gone]})).session.mayUndo, 'it has been taken back elsewhere');
    session.undo();
    const undone = {type: 'undone', seat: 0};
    world.socket_now.answer('undo', {type: 'update', n: 3, undoes: 2, events: [undone], changes: []});
    await settle();
    assert.ok(!session.mayUndo, 'nothing is left to take back');
    assert.deepEqual(session.events, [undone]);
    assert.ok(!(await loadedAnew({n: 3, events: [undone]})).session.mayUndo);
});

test('several actions are taken back one after the other, also after the page was loaded anew', async () => {
    emptyStorage();
    const {session, world} = await actedSession();
    world.socket_now.hear({type: 'update', n: 3, events: [], changes: [], decision: {number: 2, rows: packedRows}});
    session.act({type: 'pass'});
    world.socket_now.answer('act', {type: 'update', n: 4, events: [[1]], changes: [], decision: null});
    await settle();
    const own = {type: 'passed'};
    const again = await loadedAnew({n: 4, events: [own, own]});
    again.session.undo();
    const undoing = {type: 'update', n: 5, undoes: 4, events: [{type: 'undone', seat: 0}], changes: [], decision: null};
    again.world.socket_now.answer('undo', undoing);
    await settle();
    const {own: latest, later} = again.session.since;
    assert.deepEqual([latest, later.flat()], [[own], [{type: 'undone', seat: 0}]]);
    assert.ok(again.session.mayUndo, 'what was done before can be taken back as well');
    again.session.undo();
    again.world.socket_now.answer('undo', {type: 'refused', code: 'undo_too_late', sentence: 'No.'});
    await settle();
    assert.ok(!again.session.mayUndo);
    assert.ok(!(await loadedAnew({n: 5, events: [own]})).session.mayUndo, 'what was refused is not offered again');
});
