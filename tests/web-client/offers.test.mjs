// Who plays again after a match. The test plays the server.
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {RefusedError} from '../../web-client/app/connection/connection.js';
import {Offers} from '../../web-client/app/gathering/offers.js';
import {rememberSeat} from '../../web-client/app/browser/storage.js';
import {emptyStorage} from './fake_page.mjs';
import {settle} from './fake_socket.mjs';
import {holdTimers} from './held_timers.mjs';

const over = {id: 'over', game: 'ys', status: 'finished', host: 0, seats: [{player: 'Anna'}, {player: 'Ben'}]};
const next = {id: 'next', game: 'ys', status: 'open', host: 0, seats: [{player: 'Ben'}, {}]};
const line = (seat, invitation) => ({seat, at: 1, text: `Once more? http://here/table.html#join=${invitation}`});

/** A session whose server knows where these invitations lead. */
function sessionOf(tables) {
    const asked = [];
    const request = async ({type, invitation}) => {
        asked.push(`${type} ${invitation}`);
        const table = tables[invitation];
        if (!table) {
            throw new Error('unknown_invitation');
        }
        return {table};
    };
    return {asked, seat: 0, connection: {request}};
}

/** What is offered once the server has answered. */
async function offered(tables, talk) {
    const offers = new Offers(() => {});
    const session = sessionOf(tables);
    offers.heed(session, talk);
    offers.heed(session, talk);
    await settle();
    offers.end();
    return {offer: offers.at(over), asked: session.asked};
}

beforeEach(emptyStorage);

test('whoever plays again is named, with the way to a seat there', async () => {
    const {offer, asked} = await offered({a: next}, [line(1, 'a')]);
    const free = {invitation: 'a', table: next, seat: 1};
    assert.deepEqual(offer, {player: 'Ben', link: 'table.html#join=a&seat=1', free});
    assert.deepEqual(asked, ['inspect a'], 'it is asked once');
});

test('of several tables all are led to the first, and whoever has a seat to that', async () => {
    const other = {...next, id: 'other', seats: [{player: 'Anna'}, {}]};
    const talk = [line(1, 'a'), line(0, 'b')];
    assert.equal((await offered({a: next, b: other}, talk)).offer.link, 'table.html#join=a&seat=1');
    rememberSeat({token: 'mine', table: 'other', name: '', game: 'ys', seat: 0});
    const {offer} = await offered({a: next, b: other}, talk);
    assert.deepEqual(offer, {player: 'Anna', link: 'table.html#table=other'});
});

test('what leads nowhere, to no free seat or to another game is no offer', async () => {
    const full = {...next, seats: [{player: 'Ben'}, {bot: 'greedy'}]};
    const unlike = [full, {...next, status: 'closed'}, {...next, game: 'yspahan'}, {...next, seats: [{player: 'Ben'}]}];
    for (const table of [undefined, ...unlike]) {
        assert.equal((await offered({a: table}, [line(1, 'a')])).offer, undefined);
    }
});

test('what those say who watch, and words without an invitation, are not looked at', async () => {
    const {offer, asked} = await offered({a: next}, [{...line(undefined, 'a'), watcher: 'Zoé'}, line(1, '')]);
    assert.deepEqual([offer, asked], [undefined, []]);
});

test('a table that is played is no offer any more once it is looked at again', async (context) => {
    const tick = holdTimers(context);
    const tables = {a: next};
    const session = sessionOf(tables);
    let changes = 0;
    const offers = new Offers(() => (changes += 1));
    offers.heed(session, [line(1, 'a')]);
    await settle();
    assert.equal(offers.at(over).free?.invitation, 'a');
    const {request} = session.connection;
    session.connection.request = () => Promise.reject(new RefusedError({code: 'connection_lost', sentence: 'Gone.'}));
    tick(10000);
    await settle();
    assert.equal(offers.at(over).free?.invitation, 'a', 'what is not known to have changed stays');
    session.connection.request = request;
    tables.a = {...next, status: 'running'};
    tick(10000);
    await settle();
    assert.equal(offers.at(over), undefined);
    assert.equal(changes, 3);
    offers.end();
    tick(60000);
    assert.equal(session.asked.length, 2, 'nobody asks for a page that is left');
});
