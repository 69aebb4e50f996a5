// The files of the pages, as browsers fetch them: compressed if the browser can read that, and not fetched again while
// they stay the same.
import assert from 'node:assert/strict';
import {once} from 'node:events';
import http from 'node:http';
import {test} from 'node:test';
import {gunzipSync} from 'node:zlib';
import {Server, pageModule, playToEnd, twoAtTable} from './support.mjs';

/** The answer, byte by byte. */
async function fetched(server, address, headers = {}, method = 'GET') {
    const request = http.request(`${server.url}${address}`, {headers, method, agent: false}).end();
    const [response] = await once(request, 'response');
    const parts = [];
    for await (const part of response) {
        parts.push(part);
    }
    return {status: response.statusCode, headers: response.headers, body: Buffer.concat(parts)};
}

const gzip = {'accept-encoding': 'deflate, gzip;q=0.8, br'};

test('compressible files are sent compressed to clients that can read that', async (t) => {
    const server = await Server.start(t);
    const plain = await fetched(server, '/app.js');
    assert.equal(plain.body.toString(), pageModule);
    assert.equal(plain.headers['content-encoding'], undefined);
    const small = await fetched(server, '/app.js', gzip);
    assert.equal(small.headers['content-encoding'], 'gzip');
    assert.equal(gunzipSync(small.body).toString(), pageModule);
    assert.equal(Number(small.headers['content-length']), small.body.length);
    assert.ok(small.body.length < plain.body.length / 5, `${small.body.length} bytes`);
    const head = await fetched(server, '/app.js', gzip, 'HEAD');
    assert.deepEqual([head.body.length, head.headers['content-length']], [0, String(small.body.length)]);
    for (const one of [plain, small]) {
        assert.equal(one.headers.vary, 'Accept-Encoding');
    }
    for (const refusing of ['gzip;q=0', 'gzip; q=0.000, *', 'gzip;Q=0', 'identity', 'br', ',,;=', 'x-gzip', '']) {
        const answer = await fetched(server, '/app.js', {'accept-encoding': refusing});
        assert.equal(answer.headers['content-encoding'], undefined, refusing);
        assert.equal(answer.body.toString(), pageModule);
    }
});

test('a token is read from its own header behind a proxy that has a password', async (t) => {
    const server = await Server.start(t);
    const {anna, bela, table, tokens} = await twoAtTable(server);
    await playToEnd([anna, bela]);
    const address = `/api/tables/${table.id}/record`;
    const authorization = `Basic ${Buffer.from('ada:secret').toString('base64')}`;
    const status = async (headers) => (await fetched(server, address, headers)).status;
    assert.equal(await status({authorization}), 403);
    assert.equal(await status({authorization, 'dahut-token': tokens[0]}), 200);
    assert.equal(await status({authorization: `Bearer ${tokens[0]}`}), 200);
    assert.equal(await status({authorization: `Bearer ${tokens[0]}`, 'dahut-token': 'unknown'}), 403);
});

test('a finished match is sent compressed to clients that can read that, and is the same', async (t) => {
    const server = await Server.start(t);
    const {anna, bela, table, tokens} = await twoAtTable(server);
    await playToEnd([anna, bela]);
    const own = {authorization: `Bearer ${tokens[0]}`};
    for (const what of ['record', 'replay?as=all']) {
        const address = `/api/tables/${table.id}/${what}`;
        const plain = await fetched(server, address, own);
        const small = await fetched(server, address, {...own, ...gzip});
        assert.deepEqual([plain.status, plain.headers['content-encoding']], [200, undefined]);
        assert.equal(small.headers['content-encoding'], 'gzip');
        assert.equal(Number(small.headers['content-length']), small.body.length);
        assert.equal(gunzipSync(small.body).toString(), plain.body.toString());
        assert.ok(small.body.length < plain.body.length, `${small.body.length} of ${plain.body.length} bytes`);
        assert.deepEqual(
            [plain, small].map(({headers}) => headers.vary),
            ['Accept-Encoding', 'Accept-Encoding'],
        );
    }
    const refused = await fetched(server, `/api/tables/${table.id}/replay?as=9`, {...own, ...gzip});
    assert.deepEqual([refused.status, refused.headers['content-encoding']], [400, undefined]);
});

test('each form of a file and of the games is known by a tag of its own', async (t) => {
    const server = await Server.start(t);
    for (const path of ['/app.js', '/api/games']) {
        const plain = await fetched(server, path);
        const small = await fetched(server, path, gzip);
        assert.equal(gunzipSync(small.body).toString(), plain.body.toString());
        assert.notEqual(plain.headers.etag, small.headers.etag);
        const known = async (tag, more) => (await fetched(server, path, {'if-none-match': tag, ...more})).status;
        assert.deepEqual([await known(plain.headers.etag), await known(small.headers.etag, gzip)], [304, 304]);
        assert.deepEqual([await known(small.headers.etag), await known(plain.headers.etag, gzip)], [200, 200]);
    }
});

test('files that a page names are cached for ever, and the page itself is fetched each time', async (t) => {
    const server = await Server.start(t);
    const page = await fetched(server, '/');
    assert.equal(page.headers['cache-control'], 'no-cache');
    const [, module] = /src="(edition\/\w+\/app\.js)"/.exec(page.body.toString());
    const kept = await fetched(server, `/${module}`);
    assert.equal(kept.body.toString(), pageModule);
    assert.match(kept.headers['cache-control'], /immutable/);
    const policies = [page, kept].map(({headers}) => headers['content-security-policy'] !== undefined);
    assert.deepEqual(policies, [true, false], 'two hundred modules do not repeat what only a page has need of');
    const other = await fetched(server, '/edition/0123456789abcdef/app.js');
    assert.deepEqual([other.status, other.headers['cache-control']], [200, 'no-cache']);
    for (const nothing of ['/edition/', '/edition/x', '/edition/x/../app.js', '/edition//edition/x/app.js']) {
        assert.equal((await fetched(server, nothing)).status, 404, nothing);
    }
});
