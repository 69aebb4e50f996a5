// Where a match that is over is read, and with which token.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fetchRecord, fetchReplay} from '../../web-client/app/http.js';
import {asksForCheck, checkLink, replayedMatch, replayLink} from '../../web-client/app/links.js';

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
