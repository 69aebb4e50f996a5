// The log says when a bot takes over from a person, and when the person plays again. The server tells past handovers;
// the page notices later ones.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {handoversUpTo, handoversWithout} from '../../web-client/app/connection/handovers.js';
import {stepsWithHandovers, withHandovers} from '../../web-client/app/log/handover_lines.js';
import {emptyStorage} from './fake_page.mjs';
import {enteredSession, table} from './fake_session.mjs';
import {settle} from './fake_socket.mjs';

const ANNA = {player: 'Anna', connected: true};
const BEN = {player: 'Ben', connected: false};
const BEN_STOOD_IN = {...BEN, bot: 'greedy', stood_in: true};
const BEN_LEFT = {...BEN, bot: 'greedy'};
const BOT = {bot: 'greedy', connected: false};

test('a bot that takes over, a person who comes back and one who leaves are told, and nothing else', () => {
    const since = (known, ...seats) => handoversUpTo(known, seats, 7);
    const stoodIn = {after: 7, seat: 1, hands: 'bot'};
    assert.deepEqual(since([], ANNA, BEN_STOOD_IN, BOT), [stoodIn]);
    assert.deepEqual(since([], ANNA, BEN_LEFT, BOT), [{after: 7, seat: 1, hands: 'left'}]);
    assert.deepEqual(since([stoodIn], ANNA, BEN, BOT), [stoodIn, {after: 7, seat: 1, hands: 'person'}]);
    assert.deepEqual(since([], ANNA, {...BEN, connected: true}, BOT), []);
    assert.deepEqual(since([], ANNA, {connected: false}, BOT), [], 'nobody sits there');
    assert.deepEqual(since([stoodIn], ANNA, BEN_STOOD_IN, BOT), [stoodIn], 'what is known is told once');
});

test('a new link for a seat is told until somebody has opened it, whether or not a bot plays meanwhile', () => {
    const since = (known, seat) => handoversUpTo(known, [ANNA, seat], 7);
    const linked = {after: 7, seat: 1, hands: 'link'};
    assert.deepEqual(since([], {...BEN, relinked: true}), [linked]);
    assert.deepEqual(since([linked], {...BEN_STOOD_IN, relinked: true}), [linked]);
    assert.deepEqual(since([linked], BEN), [linked, {after: 7, seat: 1, hands: 'person'}]);
    assert.deepEqual(since([linked], {...BEN_LEFT, relinked: true}), [linked, {after: 7, seat: 1, hands: 'left'}]);
    const [, told] = withHandovers(LINES, [{...linked, after: 1}], SEATS).map(textOf);
    assert.equal(told, 'The host has handed the seat of Ben a new link: whoever opens it plays on.');
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

test('where something is undone, what was told after it moves up with what is left', () => {
    const handovers = [1, 2, 3, 5].map((after) => ({after, seat: 1, hands: 'bot'}));
    const left = handoversWithout(handovers, {from: 1, count: 2});
    assert.deepEqual(
        left.map(({after}) => after),
        [1, 1, 1, 3],
    );
    assert.deepEqual(handoversWithout(handovers, {from: 0, count: 0}), handovers);
});

test('in a replay each belongs to the step before it', () => {
    const handovers = [0, 2, 3].map((after) => ({after, seat: 1, hands: 'bot'}));
    assert.deepEqual(stepsWithHandovers([0, 1, 3], handovers), [0, 0, 1, 1, 3, 3]);
    assert.deepEqual(stepsWithHandovers([0, 1, 3], []), [0, 1, 3]);
});

const passed = {type: 'passed'};
const stoodIn = (after) => ({after, seat: 1, hands: 'bot'});
const SITTING = {...table, seats: [ANNA, BEN]};
const STOOD_IN = {...table, seats: [ANNA, BEN_STOOD_IN]};

/** A session that has been told this. */
async function toldSession(entered, snapshot) {
    const {world, session} = enteredSession(entered);
    world.socket_now.hear({type: 'snapshot', n: 3, view: {turn: 1}, events: [passed, passed], ...snapshot});
    await settle();
    const hear = async (message) => {
        world.socket_now.hear(message);
        await settle();
    };
    return {session, hear};
}

test('a page that is loaded anew tells what the server says, wherever it was heard', async () => {
    emptyStorage();
    const {session} = await toldSession(STOOD_IN, {handovers: [stoodIn(1)]});
    assert.deepEqual(session.handovers, [stoodIn(1)]);
    assert.deepEqual(handoversUpTo(session.handovers, STOOD_IN.seats, 9), session.handovers);
});

test('what happens while the page listens is told where it happens, and a snapshot knows better', async () => {
    emptyStorage();
    const {session, hear} = await toldSession(SITTING, {});
    assert.deepEqual(session.handovers, []);
    await hear({type: 'table', table: STOOD_IN});
    assert.deepEqual(session.handovers, [stoodIn(2)]);
    await hear({type: 'update', n: 4, events: [[1]], changes: [0, 2]});
    const back = {after: 3, seat: 1, hands: 'person'};
    await hear({type: 'table', table: SITTING});
    assert.deepEqual(session.handovers, [stoodIn(2), back]);
    await hear({type: 'update', n: 5, undoes: 4, events: [{type: 'undone', seat: 0}], changes: [0, 1]});
    assert.deepEqual(session.handovers, [stoodIn(2), {...back, after: 2}], 'before what says that it was undone');
    const handovers = [stoodIn(0), {...back, after: 1}];
    await hear({type: 'snapshot', n: 6, view: {turn: 1}, events: [passed], handovers});
    assert.deepEqual(session.handovers, handovers);
});

test('before anything is told of the match there is nothing to say', () => {
    emptyStorage();
    assert.deepEqual(enteredSession(STOOD_IN).session.handovers, []);
});
