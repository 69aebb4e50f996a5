// How the first page looks at one's own tables again and again. The test plays the server.
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {offeredTables, OwnTables} from '../../web-client/app/lobby/own_tables.js';
import {stateOf} from '../../web-client/app/people/standing.js';
import {
    forgetSeat,
    keepSeen,
    ownSeats,
    rememberSeat,
    rememberSeen,
    seenOf,
} from '../../web-client/app/browser/storage.js';
import {emptyStorage, OpenAtOnce} from './fake_page.mjs';

/** Answers each look by token with an entry of `tables`: a table, or the code of a refusal. Without one it closes. */
class Server extends OpenAtOnce {
    static asked = [];
    static tables = {};
    send(text) {
        const {id, type, token} = JSON.parse(text);
        assert.equal(type, 'inspect');
        Server.asked.push(token);
        const found = Server.tables[token];
        if (found === undefined) {
            queueMicrotask(() => this.onclose());
        } else if (typeof found === 'string') {
            this.say({type: 'refused', id, code: found, sentence: found});
        } else {
            this.say({type: 'invited', id, table: found});
        }
    }
}

const table = (status, awaited) => ({status, seats: [{player: 'Anna'}, {player: 'Ben'}], awaited});
const held = (token, more) => rememberSeat({token, table: `of ${token}`, name: token, game: 'ys', seat: 0, ...more});
const shown = (own) => own.list().map(({seat}) => seat.token);
const asked = () => Server.asked.splice(0).sort();

beforeEach(() => {
    emptyStorage();
    globalThis.location = {href: 'http://localhost/index.html', protocol: 'http:'};
    globalThis.document = {hidden: false, addEventListener() {}, removeEventListener() {}};
    globalThis.WebSocket = Server;
    Server.asked = [];
    Server.tables = {};
});

test('tables are looked at by their tokens, also those of another device, and turns are counted', async () => {
    held('waits', {invitation: 'never asked for'});
    held('lent', {lent: true});
    held('over');
    Server.tables = {waits: table('running', [1]), lent: table('running', [0]), over: table('finished')};
    let draws = 0;
    const own = new OwnTables(() => (draws += 1));
    assert.deepEqual([own.turns, shown(own)], [0, ['over', 'lent', 'waits']], 'before anything is known');
    await own.look();
    assert.deepEqual(asked(), ['lent', 'over', 'waits']);
    assert.deepEqual([own.turns, shown(own), draws], [1, ['lent', 'waits', 'over'], 1]);
    Server.tables.waits = table('running', [0]);
    await own.look();
    assert.deepEqual(asked(), ['lent', 'waits'], 'what is over stays so');
    assert.equal(own.turns, 2);
});

test('a table that is gone is not asked for again, and one that cannot be read now is', async () => {
    held('gone');
    held('left');
    held('unread');
    Server.tables = {gone: 'table_gone', left: 'unknown_token', unread: 'storage_failed'};
    const own = new OwnTables(() => {});
    await own.look();
    assert.deepEqual(
        own.list().map(({seat, isGone}) => [seat.token, isGone === true]),
        [
            ['unread', false],
            ['left', true],
            ['gone', true],
        ],
    );
    asked();
    await own.look();
    assert.deepEqual(asked(), ['unread']);
});

test('what was seen stays when the connection is lost', async () => {
    held('mine');
    Server.tables = {mine: table('running', [0])};
    const own = new OwnTables(() => {});
    await own.look();
    Server.tables = {};
    await own.look();
    assert.equal(own.turns, 1);
    Server.tables = {mine: table('running', [1])};
    await own.look();
    assert.equal(own.turns, 0);
});

test('what another device offers is looked at as well, and is offered whether it can be seen or not', async () => {
    const offer = (token) => ({token, table: token, name: token, game: 'ys', seat: 0});
    const seats = ['over', 'gone', 'mine', 'unread'].map(offer);
    Server.tables = {over: table('finished'), gone: 'table_gone', mine: table('running', [0]), unread: 'not_now'};
    const states = (offered) => offered.map((one) => [one.seat.token, stateOf(one)]);
    assert.deepEqual(states(await offeredTables(seats)), [
        ['mine', 'running'],
        ['unread', 'unknown'],
        ['over', 'finished'],
        ['gone', 'gone'],
    ]);
    Server.tables = {};
    assert.deepEqual(states(await offeredTables(seats.slice(0, 1))), [['over', 'unknown']], 'the connection was lost');
    assert.deepEqual(ownSeats(), [], 'none of them is kept');
});

test('of many tables the latest are shown, and those that wait for this person', async () => {
    for (let number = 0; number < 12; number += 1) {
        const result = {points: [1, 2], places: [2, 1]};
        held(`t${number}`, number === 1 ? {result} : {});
        Server.tables[`t${number}`] = table('running', number === 0 ? [0] : [1]);
    }
    const own = new OwnTables(() => {});
    await own.look();
    assert.ok(!asked().includes('t1'), 'long over');
    assert.deepEqual(shown(own), ['t0', 't11', 't10', 't9', 't8', 't7', 't6', 't5', 't4']);
});

test('a new seat is looked at once, and all that goes on now and then, seldom while the page is hidden', async (t) => {
    let now = 1790000000000;
    t.mock.method(Date, 'now', () => now);
    held('first');
    Server.tables = {first: table('running'), second: table('running')};
    const own = new OwnTables(() => {});
    await own.look();
    own.lookAtNew();
    own.lookInTime();
    assert.deepEqual(asked(), ['first'], 'nothing is new, and it was just now');
    held('second');
    own.lookAtNew();
    own.lookAtNew();
    await own.look();
    await new Promise(setImmediate);
    assert.deepEqual(asked(), ['first', 'second'], 'one look at a time');
    globalThis.document.hidden = true;
    now += 20000;
    own.lookInTime();
    await new Promise(setImmediate);
    assert.deepEqual(asked(), []);
    globalThis.document.hidden = false;
    own.lookInTime();
    await new Promise(setImmediate);
    assert.deepEqual(asked(), ['first', 'second']);
});

const forgotten = (own) => own.list().flatMap(({isForgotten, seat}) => (isForgotten ? [seat.token] : []));
const kept = () => ownSeats().map(({token}) => token);
const find = (own, token) => own.list().find(({seat}) => seat.token === token);

test('seats that were forgotten stay where they were, and come back with all that was known of them', async () => {
    ['a', 'b', 'c', 'd'].forEach((token) => held(token, {contribution: `from ${token}`}));
    rememberSeen('c', 17);
    keepSeen();
    Server.tables = Object.fromEntries(kept().map((token) => [token, table('running', [0])]));
    let draws = 0;
    const own = new OwnTables(() => (draws += 1));
    await own.look();
    const before = ownSeats();
    own.forget(find(own, 'c'));
    own.forget(find(own, 'd'));
    assert.deepEqual([kept(), own.turns, draws], [['b', 'a'], 2, 3], 'they are gone');
    assert.deepEqual(
        [shown(own), forgotten(own)],
        [
            ['d', 'c', 'b', 'a'],
            ['d', 'c'],
        ],
    );
    assert.equal(seenOf('c'), 0);
    asked();
    await own.look();
    assert.deepEqual(asked(), ['a', 'b'], 'nobody looks for them');
    own.bringBack(find(own, 'd'));
    own.bringBack(find(own, 'c'));
    assert.deepEqual([ownSeats(), forgotten(own), seenOf('c'), own.turns], [before, [], 17, 4]);
});

test('there is no way back to a table that is gone or closed', async () => {
    ['gone', 'closed'].forEach((token) => held(token));
    Server.tables = {gone: 'table_gone', closed: table('closed')};
    const own = new OwnTables(() => {});
    await own.look();
    ['gone', 'closed'].forEach((token) => own.forget(find(own, token)));
    assert.deepEqual([kept(), shown(own)], [[], []]);
});

test('a seat that is held again meanwhile is brought back once', () => {
    ['a', 'b'].forEach((token) => held(token));
    const own = new OwnTables(() => {});
    const [latest] = own.list();
    own.forget(latest);
    held('lent b', {table: 'of b', lent: true});
    assert.deepEqual([shown(own), forgotten(own)], [['b', 'lent b', 'a'], ['b']]);
    own.bringBack(find(own, 'b'));
    assert.deepEqual(kept(), ['b', 'a'], 'instead of what was lent');
    own.forget(find(own, 'b'));
    held('b', {name: 'renamed'});
    assert.deepEqual([shown(own), forgotten(own)], [['b', 'a'], []]);
    own.bringBack({seat: latest.seat, isForgotten: true});
    assert.equal(ownSeats()[0].name, 'renamed');
    forgetSeat('b');
    assert.deepEqual(kept(), ['a']);
});
