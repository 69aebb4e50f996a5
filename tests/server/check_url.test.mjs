// `dahut check --url`: what it says of a server that is reached well, and of proxies that do something wrong.
import assert from 'node:assert/strict';
import {once} from 'node:events';
import http from 'node:http';
import net from 'node:net';
import {test} from 'node:test';
import {dahut} from './commands.mjs';
import {Server} from './support.mjs';

/**
 * A proxy in front of the server. `host` is what it says was called, `answers` gives what it says itself of a path,
 * `upgrades` is whether it passes them on, `caller` what it says of who has called, and `from` where it calls from.
 * What was upgraded is cut after it was quiet for `patience` milliseconds.
 */
async function proxy(t, server, {host, answers = () => undefined, upgrades = false, caller, from, patience = 0} = {}) {
    const {port: behind} = new URL(server.url);
    const headersOf = (request) => ({
        ...request.headers,
        ...(host ? {host} : {}),
        ...(caller ? {'x-forwarded-for': caller(request)} : {}),
    });
    const front = http.createServer((request, response) => {
        const own = answers(request.url);
        if (own) {
            response.writeHead(own.status, {'Content-Length': own.length ?? own.text.length}).write(own.text);
            return own.length ? response.socket.destroySoon() : response.end();
        }
        const {connection: _, upgrade: __, ...headers} = headersOf(request);
        const passed = {host: '127.0.0.1', port: behind, path: request.url, headers, agent: false, localAddress: from};
        http.get(passed, (answer) => {
            response.writeHead(answer.statusCode, answer.headers);
            answer.pipe(response);
        });
    });
    if (upgrades) {
        front.on('upgrade', (request, socket) => {
            const onward = net.connect(behind, '127.0.0.1');
            const lines = Object.entries(headersOf(request)).map(([name, value]) => `${name}: ${value}`);
            onward.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
            onward.pipe(socket).pipe(onward);
            [onward, socket].forEach((one) => one.on('error', () => {}));
            socket.setTimeout(patience, () => [onward, socket].forEach((one) => one.destroy()));
        });
    }
    front.listen(0, '127.0.0.1');
    await once(front, 'listening');
    t.after(() => {
        front.closeAllConnections();
        front.close();
    });
    return `http://127.0.0.1:${front.address().port}`;
}

/** Only tests that say so wait whether a quiet connection stays open. */
const check = (url, ...options) => dahut('check', '--quiet-for', '0s', '--url', url, ...options);

async function fault(url, ...options) {
    const {status, stdout, stderr} = await check(url, ...options);
    assert.deepEqual([status, stdout], [1, ''], url);
    assert.equal(stderr.split('\n').length, 2, 'one sentence');
    return stderr;
}

test('a server that is reached, directly or through a proxy that does all it has to, is well', async (t) => {
    const server = await Server.start(t);
    for (const url of [server.url, `${server.url}/`, await proxy(t, server, {upgrades: true})]) {
        const {status, stdout, stderr} = await check(url);
        assert.deepEqual([status, stdout, stderr], [0, `People can play at ${url}.\n`, '']);
    }
});

test('a proxy that drops upgrades is told which lines pass them on', async (t) => {
    const server = await Server.start(t);
    const says = await fault(await proxy(t, server));
    assert.match(says, /no WebSocket can be had at http:\S+\/ws; .*proxy_set_header Upgrade \$http_upgrade/);
});

test('a proxy that cuts what is quiet is told which lines let it wait, unless that is left out', async (t) => {
    const server = await Server.start(t);
    const front = await proxy(t, server, {upgrades: true, patience: 500});
    const {status, stdout, stderr} = await dahut('check', '--url', front);
    assert.deepEqual(
        [status, stdout],
        [1, 'This takes 60 s, for which a connection is quiet; --quiet-for 0s leaves it out.\n'],
    );
    assert.match(stderr, /nobody says anything was cut after \d+ s; .*proxy_read_timeout 90s; \(nginx\), ProxyTimeout/);
    assert.equal((await check(front)).status, 0);
});

test('what is no address is said to be none, and not how long it takes to look at it', async () => {
    const {status, stdout, stderr} = await dahut('check', '--url', 'htps://games.example.org');
    assert.deepEqual([status, stdout], [1, '']);
    assert.match(stderr, /htps:\/\/games\.example\.org is no address of a page, as https:\/\/games\.example\.org\n$/);
});

test('where nothing answers, nobody is told how long a quiet connection takes', async (t) => {
    const server = await Server.start(t);
    await server.kill('SIGKILL');
    const {status, stdout, stderr} = await dahut('check', '--url', server.url);
    assert.deepEqual([status, stdout], [1, '']);
    assert.match(stderr, /cannot be fetched: /);
});

test('a quiet connection stays open as that of a browser does, which answers whether anybody is there', async (t) => {
    // The server asks after half of that, and closes what has not answered after all of it.
    const server = await Server.start(t, {options: ['--idle-seconds', '4']});
    const front = await proxy(t, server, {upgrades: true, patience: 3500});
    const {status, stdout, stderr} = await dahut('check', '--url', front, '--quiet-for', '9s');
    assert.deepEqual([status, stderr], [0, '']);
    assert.ok(stdout.endsWith(`\nPeople can play at ${front}.\n`), stdout);
});

test('a proxy that does not lead to a process by its name is told the line that does', async (t) => {
    const server = await Server.start(t, {options: ['--process-name', 'one']});
    const front = await proxy(t, server, {upgrades: true});
    const {status, stdout} = await check(front, '--process-name', 'one');
    assert.deepEqual([status, stdout], [0, `People can play at ${front}.\n`]);
    const says = await fault(front, '--process-name', 'two');
    assert.match(says, /no WebSocket can be had at http:\S+\/at\/two\/ws; .*location \/at\/two\/ \{ proxy_pass/);
    assert.match(says, /with all proxy_\.\.\. lines of location \/ in it, or in the server around both \(nginx\)/);
});

test('a proxy that does not name its callers, or believes them, is told which lines do', async (t) => {
    const named = (request) => `${request.headers['x-forwarded-for']}, ${request.socket.remoteAddress}`;
    const from = '127.0.0.3';
    const alone = await proxy(t, await Server.start(t), {upgrades: true, caller: named, from});
    assert.match(
        await fault(alone),
        /everybody who comes .* seems to be 127\.0\.0\.3; set DAHUT_TRUSTED_PROXY=127\.0\.0\.3/,
    );
    const server = await Server.start(t, {options: ['--trusted-proxy', from]});
    assert.match(await fault(await proxy(t, server, {upgrades: true, from})), /can say to come from another address/);
    const {stdout} = await check(await proxy(t, server, {upgrades: true, caller: named, from}));
    assert.match(stdout, /^People can play/);
});

test('a name or an origin that the server does not go by is told with the option that lets it in', async (t) => {
    const server = await Server.start(t);
    const named = await proxy(t, server, {host: 'games.example.org', upgrades: true});
    assert.match(await fault(named), new RegExp(`does not go by the name .*; set DAHUT_ALLOW_ORIGIN=${named}`));
    const renamed = await proxy(t, server, {host: 'localhost', upgrades: true});
    assert.match(await fault(renamed), new RegExp(`lets no pages of ${renamed} connect; set DAHUT_ALLOW_ORIGIN=`));
});

test('a proxy that does not reach the server, leaves files out or cuts them is told so', async (t) => {
    const server = await Server.start(t);
    const answering = (answers) => proxy(t, server, {answers, upgrades: true});
    const unreached = await answering(() => ({status: 502, text: 'Bad Gateway'}));
    assert.match(await fault(unreached), /status 502; the proxy does not reach Dahut/);
    const lacking = await answering((path) => path.endsWith('/app.js') && {status: 404, text: 'none'});
    assert.match(await fault(lacking), /app\.js is answered with status 404; the proxy must pass everything/);
    const cutting = await answering((path) => path.endsWith('/app.js') && {status: 200, text: 'half', length: 400});
    assert.match(await fault(cutting), /app\.js cannot be fetched: .*; the proxy cuts answers/);
    const other = await answering((path) => path === '/api/games' && {status: 200, text: '<html>'});
    assert.match(await fault(other), /what answers at \S+ is not Dahut/);
});

test('an address at which nobody listens, and what is no address, are told so', async () => {
    const listening = net.createServer().listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const {port} = listening.address();
    listening.close();
    await once(listening, 'close');
    assert.match(await fault(`http://127.0.0.1:${port}`), /cannot be fetched: .*the name must lead to the proxy/);
    for (const wrong of ['games.example.org', 'ftp://games.example.org', 'file:///etc/passwd']) {
        assert.match(await fault(wrong), /is no address of a page/);
    }
});
