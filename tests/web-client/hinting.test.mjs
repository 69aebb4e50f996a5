// A hint that a person asks a bot for: where it can be asked for, what becomes of the answer, and what the log says.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Choosing} from '../../web-client/app/asking/choosing.js';
import {Hinting, pointsInstead} from '../../web-client/app/asking/hinting.js';
import {handoversUpTo} from '../../web-client/app/connection/handovers.js';
import {withHandovers} from '../../web-client/app/log/handover_lines.js';
import {MANNERS} from '../../web-client/games/ys/interactions.js';
import {planned} from '../../web-client/games/ys/round.js';
import {emptyStorage} from './fake_page.mjs';
import {enteredSession} from './fake_session.mjs';
import {settle} from './fake_socket.mjs';

const PASS = {type: 'pass'};

/** A table at which a decision is asked; `answer` gives what the server says to the request for a hint. */
function asked(fields = {}) {
    const requests = [];
    const live = {
        asked: {number: 7, rows: [{type: 'pass'}]},
        table: {hints: true, seats: [{}, {}, {}]},
        ask: (request) => new Promise((resolve) => requests.push({request, answer: resolve})),
        dismiss: () => (live.refusal = undefined),
        ...fields,
    };
    const put = [];
    const hinting = new Hinting(() => {});
    return {live, requests, put, hint: () => hinting.at(live, (action) => put.push(action))};
}

test('hints are offered where the table has them and something is asked', () => {
    assert.ok(asked().hint()?.seek);
    assert.equal(asked({table: {}}).hint(), undefined);
    assert.equal(asked({asked: undefined}).hint(), undefined);
});

test('a bot is asked once for a decision, and its answer is put as the choice', async () => {
    const {requests, put, hint} = asked();
    hint().seek();
    assert.deepEqual(requests[0].request, {type: 'hint', decision: 7});
    assert.equal(hint().seek, undefined, 'it is thinking');
    const next = {action: {type: 'draw'}, own: 120, others: -60};
    requests[0].answer({type: 'hint', decision: 7, action: PASS, next});
    await settle();
    assert.deepEqual(put, [PASS]);
    assert.deepEqual(hint(), {action: PASS, next, rivals: 2, seek: undefined});
});

test('what is next best says what it costs the asker and brings the others, unless it is about as good', () => {
    assert.equal(pointsInstead({own: 240, others: -50}, 3), 'about −2 for you and about +1 for the others');
    assert.equal(pointsInstead({own: -149, others: -310}, 1), 'about +1 for you and about +3 for the other player');
    assert.equal(pointsInstead({own: 50, others: 49}, 2), 'about −1 for you');
    assert.equal(pointsInstead({own: -49, others: 0}, 2), '');
});

test('the next decision has a hint of its own', async () => {
    const {live, requests, put, hint} = asked();
    hint().seek();
    live.asked = {number: 8, rows: []};
    assert.ok(hint().seek);
    requests[0].answer({type: 'hint', decision: 7, action: PASS});
    await settle();
    assert.deepEqual(put, [], 'what is asked now is another decision');
    assert.equal(hint().action, undefined);
});

test('after a refusal it can be asked again, and nobody is told of one that came too late', async () => {
    const {live, requests, hint} = asked({refusal: {code: 'hint_busy'}});
    hint().seek();
    requests[0].answer(undefined);
    await settle();
    assert.ok(hint().seek);
    assert.equal(live.refusal.code, 'hint_busy');
    live.refusal = {code: 'stale_decision'};
    hint().seek();
    requests[1].answer(undefined);
    await settle();
    assert.equal(live.refusal, undefined);
});

test('a whole action can be put as a choice: its fields, pairs and lists', () => {
    const bids = new Choosing([{type: 'bid', first: [4], second: [0, 3]}], MANNERS);
    const bid = bids.withAction({type: 'bid', first: 4, second: 3});
    assert.deepEqual(bid.action, {type: 'bid', first: 4, second: 3});
    assert.deepEqual(bid.picks, [4, 3]);
    const columns = new Choosing([{type: 'order_columns', order: [['blue', 'red']]}], MANNERS);
    assert.deepEqual(columns.withAction({type: 'order_columns', order: ['blue', 'red']}).picks, ['blue', 'red']);
    assert.deepEqual(new Choosing([{type: 'pass'}, {type: 'draw'}]).withAction(PASS).action, PASS);
});

test('in Ys a placement that a bot names stands on the board as a planned one', () => {
    const place = {type: 'place', broker: 3, face: 'down', where: 'port1'};
    const rows = [{type: 'place', broker: [3, 4], face: ['up', 'down'], where: ['port1', 'port2']}];
    const choice = planned(new Choosing(rows, MANNERS).withAction(place));
    assert.deepEqual(choice.planned, [place]);
});

test('a hint is told in the log where it happened, and changes no hands', async () => {
    emptyStorage();
    const {world, session} = enteredSession();
    world.socket_now.hear({type: 'snapshot', n: 1, view: {turn: 1}, events: [{type: 'passed'}]});
    await settle();
    world.socket_now.hear({type: 'hinted', seat: 0});
    await settle();
    assert.deepEqual(session.handovers, [{after: 1, seat: 0, hands: 'hint'}]);
    const seats = [{player: 'Anna', connected: true}];
    assert.equal(handoversUpTo(session.handovers, seats, 5), session.handovers);
    const [, said] = withHandovers([{weight: 'plain', parts: ['first']}], session.handovers, seats);
    assert.equal(said.parts.join(''), 'Anna gets a hint from a bot.');
});
