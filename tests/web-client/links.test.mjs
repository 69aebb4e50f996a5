// Where links lead: to a match that is over, with which token, and from a notice to one's seat.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fetchRecord, fetchReplay} from '../../web-client/app/http.js';
import {
    asksForCheck,
    checkLink,
    entranceOf,
    replayedMatch,
    replayLink,
    replayPlace,
} from '../../web-client/app/links.js';
import {rememberSeat} from '../../web-client/app/storage.js';
import {emptyStorage} from './fake_page.mjs';

const TOKEN = 'ab'.repeat(32);
const hashOf = (link) => link.slice(link.indexOf('#'));

test('a link to a replay brings the table, and the token if there is one', () => {
    for (const match of [{table: '0123'}, {table: '0123', token: TOKEN}]) {
        for (const link of [replayLink(match), checkLink(match)]) {
            assert.deepEqual({...replayedMatch(hashOf(link))}, {token: undefined, ...match});
        }
    }
    assert.ok(asksForCheck(hashOf(checkLink({table: '0123', token: TOKEN}))));
    assert.equal(replayedMatch('#table=0123&token='), undefined);
});

test('a link to a replay may bring the step and whose eyes', () => {
    for (const match of [{table: '0123'}, {table: '0123', token: TOKEN}]) {
        for (const place of [{step: 0}, {step: 17, as: 'public'}, {as: '2'}]) {
            const hash = hashOf(replayLink(match, place));
            assert.deepEqual(replayPlace(hash), {step: undefined, as: undefined, ...place});
            assert.deepEqual(replayedMatch(hash), {token: undefined, ...match});
        }
    }
    assert.equal(replayedMatch('#table=0123&step=x'), undefined);
});

test('a token is shown in a header, never in the address', async (t) => {
    const asked = [];
    t.mock.method(globalThis, 'fetch', async (address, {headers}) => {
        asked.push({address, authorization: headers.authorization});
        return new Response('{}');
    });
    await fetchReplay({table: '0123', token: TOKEN}, 'all');
    await fetchRecord({table: '0123', token: TOKEN});
    await fetchRecord({table: '0123'});
    assert.deepEqual(asked, [
        {address: 'api/tables/0123/replay?as=all', authorization: `Bearer ${TOKEN}`},
        {address: 'api/tables/0123/record', authorization: `Bearer ${TOKEN}`},
        {address: 'api/tables/0123/record', authorization: undefined},
    ]);
});

test('a link that names a table only leads to the seat that this browser holds there', () => {
    emptyStorage();
    assert.equal(entranceOf('#table=6f0c'), undefined);
    rememberSeat({token: TOKEN, table: '6f0c', name: 'Evening', game: 'ys', seat: 1});
    assert.deepEqual(entranceOf('#table=6f0c'), {kind: 'seat', secret: TOKEN});
    assert.equal(entranceOf('#table=another'), undefined);
});
