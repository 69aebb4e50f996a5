// HTTP requests of strangers: too many, with a wrong host name, ambiguous, or in somebody else's name. Each gets its
// answer, and nobody else notices.
import assert from 'node:assert/strict';
import {once} from 'node:events';
import {mkdirSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import {test} from 'node:test';
import WebSocket from 'ws';
import {openOnceFree} from './entered.mjs';
import {
    Client,
    Server,
    assertFits,
    playToEnd,
    temporaryFolder,
    tinyTable,
    twoAtTable,
    untilClosed,
} from './support.mjs';

/** Sends one GET request from the address `from`. */
async function get(server, address, {headers = {}, from = '127.0.0.1'} = {}) {
    const request = http.get(`${server.url}${address}`, {headers, localAddress: from, agent: false});
    const [response] = await once(request, 'response');
    response.setEncoding('utf8');
    let text = '';
    for await (const part of response) {
        text += part;
    }
    return {status: response.statusCode, headers: response.headers, text};
}

const statuses = async (count, ask) => {
    const answers = [];
    for (let number = 0; number < count; ++number) {
        answers.push((await ask(number)).status);
    }
    return answers;
};

/** Everything that the server answers to these bytes until it ends the connection. */
async function untilTheEnd(server, bytes) {
    const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += data));
    socket.on('error', () => {});
    socket.write(bytes);
    await untilClosed(socket);
    return answer;
}

const few = ['--requests-at-once', '5', '--requests-per-second', '0.1'];
const many = ['--requests-at-once', '10000', '--requests-per-second', '10000'];

test('a client that asks too often is told how long to wait, and no other client is', async (t) => {
    const server = await Server.start(t, {options: few});
    assert.deepEqual(await statuses(5, () => get(server, '/api/games')), [200, 200, 200, 200, 200]);
    const refused = await get(server, '/api/tables');
    assert.equal(refused.status, 429);
    assert.ok(Number(refused.headers['retry-after']) >= 1);
    assert.deepEqual(await statuses(5, () => get(server, '/', {from: '127.0.0.2'})), [200, 200, 200, 200, 200]);
});

test('the answer to too many requests over one connection is an error like any other', async (t) => {
    const server = await Server.start(t, {options: few});
    const request = 'GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const answer = await untilTheEnd(server, request.repeat(10));
    const parts = answer.split('HTTP/1.1 ').slice(1);
    assert.deepEqual(
        parts.map((part) => part.slice(0, 3)),
        ['200', '200', '200', '200', '200', '429'],
    );
    assert.match(parts.at(-1), /\r\nRetry-After: [1-9]/);
    const error = JSON.parse(parts.at(-1).split('\r\n\r\n')[1]);
    assertFits('http.schema.json#/$defs/error', error);
    assert.equal(error.code, 'too_fast');
});

test('a connection without any proper request costs credits as well', async (t) => {
    for (const bytes of ['', 'nonsense\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n']) {
        const server = await Server.start(t, {options: few});
        for (let number = 0; number < 5; ++number) {
            const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => {});
            socket.end(bytes);
            await once(socket.resume(), 'close');
        }
        assert.equal((await get(server, '/')).status, 429, bytes);
    }
});

test('a finished match costs as much as ten other requests', async (t) => {
    const server = await Server.start(t, {options: ['--requests-at-once', '25', '--requests-per-second', '0.1']});
    const replay = () => get(server, '/api/tables/nothing/replay');
    assert.deepEqual(await statuses(3, replay), [404, 404, 429]);
    assert.deepEqual(await statuses(5, () => get(server, '/healthz')), [200, 200, 200, 200, 200]);
});

test('the public lists are sent once, and again when they have changed', async (t) => {
    const server = await Server.start(t);
    const client = await Client.open(server);
    await client.get('create', tinyTable({visibility: 'public', name: 'First'}));
    const first = await get(server, '/api/tables');
    const again = await get(server, '/api/tables', {headers: {'if-none-match': first.headers.etag}});
    assert.deepEqual([again.status, again.text, again.headers.etag], [304, '', first.headers.etag]);
    const other = await Client.open(server);
    await other.get('create', tinyTable({visibility: 'public', name: 'Second'}));
    const changed = await get(server, '/api/tables', {headers: {'if-none-match': first.headers.etag}});
    assert.equal(changed.status, 200);
    assert.notEqual(changed.headers.etag, first.headers.etag);
    assert.deepEqual(
        JSON.parse(changed.text).open.map(({name}) => name),
        ['Second', 'First'],
    );
    const games = await get(server, '/api/games');
    const known = {headers: {'if-none-match': `"other", W/${games.headers.etag}`}};
    assert.equal((await get(server, '/api/games', known)).status, 304);
});

const asHost = (host) => ({headers: {host}});

test('only names that are ours are answered', async (t) => {
    const options = ['--allow-host', 'games.example', '--allow-origin', 'https://play.example:8443'];
    const server = await Server.start(t, {options});
    for (const host of [
        'localhost',
        'LOCALHOST:8080',
        '127.0.0.1:1',
        '192.0.2.7',
        '[::1]:8080',
        '[2001:db8::1]',
        'raspberrypi',
        'dahut.local:8080',
        'games.example',
        'Games.Example:443',
        'play.example',
    ]) {
        assert.equal((await get(server, '/healthz', asHost(host))).status, 200, host);
    }
    for (const host of [
        'evil.example',
        'games.example.evil.example',
        'localhost.evil.example',
        'evilgames.example',
        '127.0.0.1.evil.example',
        'evil.example:8080',
        'evil.example.',
    ]) {
        const answer = await get(server, '/healthz', asHost(host));
        assert.deepEqual([answer.status, JSON.parse(answer.text).code], [421, 'wrong_host'], host);
    }
});

/** Tries to open a WebSocket with these headers. Returns the status of the refusal. */
async function refusedSocket(server, headers) {
    const socket = new WebSocket(server.ws, 'dahut.1', {headers});
    socket.on('error', () => {});
    const [, response] = await once(socket, 'unexpected-response');
    return response.statusCode;
}

test('the log says which host and which origin were refused, and what is allowed', async (t) => {
    const options = ['--allow-host', 'games.example', '--allow-origin', 'https://play.example:8443'];
    const server = await Server.start(t, {options});
    for (const number of [1, 2, 3]) {
        assert.equal((await get(server, '/healthz', asHost(`evil${number}.example`))).status, 421);
    }
    assert.equal(await refusedSocket(server, {host: 'games.example', origin: 'https://evil.example'}), 403);
    await server.untilLogged(/the origin "https:\/\/evil\.example" tried to connect; allowed are .*"games\.example"/);
    await server.untilLogged(/host "evil1\.example" was refused; .*, games\.example, https:\/\/play\.example:8443;/);
    assert.doesNotMatch(server.stderr, /evil[23]/, 'strangers do not fill the log');
});

test('a WebSocket that is asked for without an upgrade names what the proxy lacks', async (t) => {
    const server = await Server.start(t);
    for (const where of ['/ws', '/at/somebody/ws']) {
        const {status, headers, text} = await get(server, where, {headers: {'sec-websocket-version': '13'}});
        assert.deepEqual([status, headers.upgrade], [426, 'websocket'], where);
        assert.match(headers.connection, /\bupgrade\b/);
        assertFits('http.schema.json#/$defs/error', JSON.parse(text));
        assert.equal(JSON.parse(text).code, 'no_upgrade');
    }
    for (const where of ['/ws/', '/at/ws', '/at//ws', '/wss']) {
        assert.equal((await get(server, where)).status, 404, where);
    }
    const post = http.request(`${server.url}/ws`, {method: 'POST', agent: false}).end();
    assert.equal((await once(post, 'response'))[0].statusCode, 405);
    await server.untilLogged(/asked for by a request that is no upgrade; .* proxy_set_header Upgrade \$http_upgrade;/);
    assert.equal(server.stderr.match(/no upgrade/g).length, 1, 'strangers do not fill the log');
});

test('who names callers without being trusted is told of once, and the option as well', async (t) => {
    const server = await Server.start(t, {options: ['--trusted-proxy', '127.0.0.9']});
    const naming = {headers: {'x-forwarded-for': '192.0.2.77'}};
    assert.equal((await get(server, '/healthz', {...naming, from: '127.0.0.9'})).status, 200);
    assert.equal((await get(server, '/healthz')).status, 200);
    assert.doesNotMatch(server.stderr, /X-Forwarded-For/);
    for (const from of ['127.0.0.1', '127.0.0.2']) {
        assert.equal((await get(server, '/healthz', {...naming, from})).status, 200);
    }
    await server.untilLogged(/X-Forwarded-For came from an address that is not trusted; .*--trusted-proxy names it/);
    assert.equal(server.stderr.match(/X-Forwarded-For/g).length, 1, 'strangers do not fill the log');
    assert.doesNotMatch(server.stderr, /127\.0\.0|192\.0\.2/, 'no address is logged');
});

test('the log names addresses where somebody may do harm, and only if its operator wants that', async (t) => {
    const options = ['--log-level', 'info'];
    for (const [settings, named] of [
        [{options}, ''],
        [{options: [...options, '--log-addresses']}, ' (127.0.0.1)'],
        [{options, env: {DAHUT_LOG_ADDRESSES: 'true'}}, ' (127.0.0.1)'],
    ]) {
        const server = await Server.start(t, settings);
        const client = await Client.open(server);
        const {table} = await client.get('create', tinyTable());
        client.socket.send('x'.repeat(9000));
        await client.closed;
        await get(server, '/healthz', {headers: {'x-forwarded-for': '192.0.2.77'}});
        await server.untilLogged(/X-Forwarded-For/);
        for (const line of [
            `table ${table.id}: pips for 2 made${named}\n`,
            `a client sent a message that is too large${named}\n`,
            `came from an address that is not trusted${named}; `,
        ]) {
            assert.ok(server.stderr.includes(line), server.stderr);
        }
        assert.doesNotMatch(server.stderr, /192\.0\.2/, 'what strangers say is not taken for an address');
    }
});

test('an international name is allowed as browsers send it', async (t) => {
    const server = await Server.start(t, {options: ['--allow-host', 'bücher.example', '--allow-host', 'b.example']});
    for (const host of ['xn--bcher-kva.example', 'b.example']) {
        assert.equal((await get(server, '/healthz', asHost(host))).status, 200, host);
    }
});

test('a page whose name was pointed at this server opens no WebSocket', async (t) => {
    const server = await Server.start(t);
    assert.equal(await refusedSocket(server, {host: 'evil.example', origin: 'http://evil.example'}), 421);
});

test('a WebSocket that is asked for in a wrong way gets an error like any other', async (t) => {
    const server = await Server.start(t);
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
    const version = 'Sec-WebSocket-Version: 13\r\n';
    for (const [headers, status, code] of [
        [version, 400, 'bad_request'],
        [version + 'Sec-WebSocket-Key: short\r\n', 400, 'bad_request'],
        [version + `Sec-WebSocket-Key: ${'x'.repeat(4000)}\r\n`, 400, 'bad_request'],
        [key, 426, 'wrong_version'],
        [`${key}Sec-WebSocket-Version: 8\r\n`, 426, 'wrong_version'],
    ]) {
        const upgrade = 'Connection: upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Protocol: dahut.1\r\n';
        const answer = await untilTheEnd(server, `GET /ws HTTP/1.1\r\nHost: localhost\r\n${upgrade}${headers}\r\n`);
        const [head, body] = answer.split('\r\n\r\n');
        assert.ok(head.startsWith(`HTTP/1.1 ${status} `), head);
        assert.match(head, /\r\nServer: dahut\r\n/);
        assert.match(head, /\r\nContent-Type: application\/json/);
        assert.equal(/\r\nSec-WebSocket-Version: 13\r\n/.test(`${head}\r\n`), status === 426, head);
        assert.equal(JSON.parse(body).code, code);
    }
});

test('ambiguous requests are refused, and nothing after them is read', async (t) => {
    const server = await Server.start(t);
    const next = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const host = 'Host: localhost\r\n';
    for (const [headers, status] of [
        ['', 400],
        ['Host:\r\n', 400],
        [host + 'Host: 127.0.0.1\r\n', 400],
        [host + host, 400],
        [host + 'Transfer-Encoding: gzip\r\n', 501],
        [host + 'Transfer-Encoding: chunked, gzip\r\n', 501],
        [host + 'Transfer-Encoding: gzip, chunked\r\n', 501],
        [host + 'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n', 501],
        [host + 'Transfer-Encoding: chunked\r\nContent-Length: 5\r\n', 400],
        [host + 'Content-Length: 5\r\nContent-Length: 6\r\n', 400],
        [host + 'Content-Length: -1\r\n', 400],
    ]) {
        const answer = await untilTheEnd(server, `GET /healthz HTTP/1.1\r\n${headers}\r\n0\r\n\r\n${next}${next}`);
        assert.match(answer, new RegExp(`^HTTP/1.1 (${status}|400) `), headers);
        assert.equal(answer.split('HTTP/1.1 ').length, 2, `one answer to ${headers}`);
    }
    assert.match(await untilTheEnd(server, 'GET /healthz HTTP/1.0\r\n\r\n'), /^HTTP\/1.. 400 /);
});

test('a request has at most 8 KiB of headers and 4 KiB of anything else', async (t) => {
    const server = await Server.start(t);
    const status = async (request) => (await untilTheEnd(server, request)).slice(9, 12);
    const start = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX: ';
    const end = '\r\n\r\n';
    const room = 8 * 1024 - start.length - end.length;
    assert.equal(await status(start + 'x'.repeat(room) + end), '200');
    // The library does not count the first line and the host.
    assert.equal(await status(start + 'x'.repeat(room + 60) + end), '400');
    const post = (bytes) =>
        `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${bytes}\r\n\r\n${'x'.repeat(bytes)}`;
    assert.equal(await status(post(4096)), '405');
    assert.equal(await status(post(4097)), '400');
});

const forwarded = (addresses) => ({headers: {'x-forwarded-for': addresses}});

test('callers behind a trusted proxy are told apart, and none can pose as another', async (t) => {
    const server = await Server.start(t, {options: [...few, '--trusted-proxy', '127.0.0.0/8']});
    const as = (addresses, count) => statuses(count, () => get(server, '/healthz', forwarded(addresses)));
    assert.deepEqual(await as('192.0.2.1', 6), [200, 200, 200, 200, 200, 429]);
    assert.deepEqual(await as('192.0.2.2, 192.0.2.1', 1), [429], 'what a caller says of itself is not believed');
    assert.deepEqual(await as('192.0.2.1, 127.0.0.9', 1), [429], 'a proxy behind a proxy is none of the callers');
    assert.deepEqual(await as('192.0.2.1, 192.0.2.3', 1), [200]);
    assert.deepEqual(await as('2001:db8:0:1::1', 6), [200, 200, 200, 200, 200, 429]);
    assert.deepEqual(await as('2001:db8:0:1:ffff::2', 1), [429], 'one household');
    assert.deepEqual(await as('[2001:db8:0:2::1]:4000', 1), [200], 'another household');
});

test('forwarded addresses are believed from trusted proxies only', async (t) => {
    const server = await Server.start(t, {options: [...few, '--trusted-proxy', '192.0.2.0/24']});
    const asOthers = (number) => get(server, '/healthz', forwarded(`198.51.100.${number}`));
    assert.deepEqual(await statuses(6, asOthers), [200, 200, 200, 200, 200, 429]);
});

test('WebSockets through a trusted proxy count for those at their other ends', async (t) => {
    const options = ['--max-connections-per-address', '1', '--trusted-proxy', '127.0.0.1'];
    const server = await Server.start(t, {options});
    const first = await Client.open(server, forwarded('192.0.2.1'));
    await Client.open(server, forwarded('192.0.2.2'));
    await assert.rejects(Client.open(server, forwarded('192.0.2.1')), /503/);
    await first.close();
    const again = await openOnceFree(server, forwarded('192.0.2.1'));
    assert.equal(await again.refused('resync'), 'not_entered');
});

test('only what pages are made of is served', async (t) => {
    const folder = temporaryFolder(t);
    for (const name of [
        'package.json',
        'package-lock.json',
        'tsconfig.json',
        'vendor.mjs',
        'app.d.ts',
        'notes',
        'a.md',
        'node_modules/index.js',
    ]) {
        mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
        writeFileSync(path.join(folder, name), 'not for everybody');
    }
    const server = await Server.start(t, {folder});
    for (const address of [
        '/package.json',
        '/package-lock.json',
        '/tsconfig.json',
        '/vendor.mjs',
        '/app.d.ts',
        '/notes',
        '/a.md',
        '/node_modules/index.js',
        '/dahut.db',
    ]) {
        assert.equal((await get(server, address)).status, 404, address);
    }
    assert.equal((await get(server, '/app.js')).status, 200);
});

/** Asks for all kinds of answers about a match. Each client disconnects at once: request and end arrive together. */
async function askAndGo(server, table) {
    const port = Number(new URL(server.url).port);
    await Promise.all(
        ['replay?as=0', 'replay?as=1', 'replay?as=all', 'replay?as=public', 'record'].map((what) => {
            const socket = net.connect(port, '127.0.0.1').on('error', () => {});
            socket.end(`GET /api/tables/${table.id}/${what} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
            return once(socket.resume(), 'close');
        }),
    );
}

test('nothing is worked out for readers who have gone', async (t) => {
    const server = await Server.start(t, {options: ['--log-level', 'debug', ...many]});
    // If the server starts an answer before it sees the client's end, it finishes and keeps it. So each try uses
    // another match.
    for (let tries = 0; !server.stderr.includes('nobody waits for'); ++tries) {
        assert.ok(tries < 20, 'the work is given up');
        const {anna, bela, table} = await twoAtTable(server, {visibility: 'public'});
        await playToEnd([anna, bela]);
        await askAndGo(server, table);
        assert.equal((await get(server, `/api/tables/${table.id}/replay?as=0`)).status, 200);
    }
});
