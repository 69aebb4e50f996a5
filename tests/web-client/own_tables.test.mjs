// How the lobby looks at one's own tables again and again, against a server that is played by the test.
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {OwnTables} from '../../web-client/app/own_tables.js';
import {rememberSeat} from '../../web-client/app/storage.js';
import {emptyStorage, OpenAtOnce} from './fake_page.mjs';

/** Answers each look as `tables` says by token: a table, the code of a refusal, or nothing at all and goes. */
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
    globalThis.document = {hidden: false};
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
        [['unread', false], ['left', true], ['gone', true]],
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
