// The log says when a bot takes over from a person, and when its person plays again, where this browser has heard of
// it.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {handoversBetween, handoversWithin, withHandovers} from '../../web-client/app/handovers.js';
import {emptyStorage} from './fake_page.mjs';
import {enteredSession, table} from './fake_session.mjs';
import {settle} from './fake_socket.mjs';

const tableOf = (...seats) => ({status: 'running', seats});
const ANNA = {player: 'Anna', connected: true};
const BEN = {player: 'Ben', connected: false};
const BEN_STOOD_IN = {...BEN, bot: 'greedy', stood_in: true};
const BEN_LEFT = {...BEN, bot: 'greedy'};
const BOT = {bot: 'greedy', connected: false};

test('a bot that takes over, a person who comes back and one who leaves are told, and nothing else', () => {
    const before = tableOf(ANNA, BEN, BOT);
    const since = (...seats) => handoversBetween(before, tableOf(...seats), 7);
    assert.deepEqual(since(ANNA, BEN_STOOD_IN, BOT), [{after: 7, seat: 1, hands: 'bot'}]);
    assert.deepEqual(since(ANNA, BEN_LEFT, BOT), [{after: 7, seat: 1, hands: 'left'}]);
    const back = handoversBetween(tableOf(ANNA, BEN_STOOD_IN, BOT), before, 9);
    assert.deepEqual(back, [{after: 9, seat: 1, hands: 'person'}]);
    assert.deepEqual(since(ANNA, {...BEN, connected: true}, BOT), []);
});

test('who sits down before a match begins, and what was when the page was loaded, is no handover', () => {
    const open = {...tableOf({}, {}), status: 'open'};
    assert.deepEqual(handoversBetween(open, tableOf(ANNA, BOT), 0), []);
    assert.deepEqual(handoversBetween(undefined, tableOf(ANNA, BEN_STOOD_IN), 4), []);
    assert.deepEqual(handoversBetween(tableOf(ANNA, BEN), {...tableOf(ANNA, BEN_LEFT), status: 'finished'}, 4), []);
});

const LINES = ['first', 'second', 'third'].map((parts) => ({weight: 'plain', parts: [parts]}));
const SEATS = [ANNA, BEN];
const textOf = ({parts}) => parts.join('');

test('each is told between the lines of what happened before and after it', () => {
    const handovers = [
        {after: 1, seat: 1, hands: 'bot'},
        {after: 3, seat: 1, hands: 'person'},
        {after: 3, seat: 0, hands: 'bot'},
    ];
    assert.deepEqual(withHandovers(LINES, handovers, SEATS).map(textOf), [
        'first',
        'A bot plays for Ben meanwhile.',
        'second',
        'third',
        'Ben is back and plays on.',
        'A bot plays for Anna meanwhile.',
    ]);
    assert.deepEqual(withHandovers(LINES.slice(0, 2), handovers, SEATS).length, 3, 'what is shown so far');
    assert.equal(LINES.length, 3, 'the lines stay as they are');
});

test('where something is undone, what was told after it stays, behind what is left', () => {
    const [handover] = handoversWithin([{after: 3, seat: 1, hands: 'left'}], 2);
    assert.equal(handover.after, 2);
    assert.equal(withHandovers(LINES.slice(0, 2), [handover], SEATS).at(-1).side, 1);
});

test('what was heard is still told by a page that is loaded anew, in its place', async () => {
    emptyStorage();
    const [before, now] = [[ANNA, BEN], [ANNA, BEN_STOOD_IN]].map((seats) => ({...table, seats}));
    const passed = {type: 'passed'};
    const {world, session} = enteredSession(before);
    world.socket_now.hear({type: 'snapshot', n: 2, view: {turn: 1}, events: [passed]});
    await settle();
    world.socket_now.hear({type: 'table', table: now});
    const heard = [{after: 1, seat: 1, hands: 'bot'}];
    assert.deepEqual(session.handovers, heard);
    const again = enteredSession(now);
    again.world.socket_now.hear({type: 'snapshot', n: 4, view: {turn: 1}, events: [passed, passed]});
    await settle();
    assert.deepEqual(again.session.handovers, heard);
});
