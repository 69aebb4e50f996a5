// Clients that misbehave. Each gets a typed answer or is disconnected, and nobody else notices.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {test} from 'node:test';
import WebSocket from 'ws';
import {openOnceFree} from './entered.mjs';
import {
    Client,
    Server,
    contribution,
    fast,
    programs,
    temporaryFolder,
    tinyTable,
    twoAtTable,
    untilClosed,
    webFolder,
} from './support.mjs';

/** The HTTP status with which a WebSocket is refused. */
function refusedUpgrade(server, {path: where = '/ws', protocol = 'dahut.1', headers = {}}) {
    return new Promise((resolve, reject) => {
        const socket = new WebSocket(server.ws.replace('/ws', where), protocol, {headers});
        socket.on('unexpected-response', (_, response) => resolve(response.statusCode));
        socket.on('open', () => reject(new Error('it was let in')));
        socket.on('error', () => {});
    });
}

test('a message that is not right is refused, by its id where it has one, and the connection stays', async (t) => {
    const server = await Server.start(t);
    const client = await Client.open(server);
    const bad = [
        '',
        'x',
        '[]',
        '7',
        '{',
        '{"type":"start"}',
        '{"type":"nothing","id":"a"}',
        '{"type":"start","id":"a","b":1}',
        '{"type":"start","id":"' + 'a'.repeat(33) + '"}',
        '{"type":"act","id":"a","decision":"1","action":{}}',
        '['.repeat(8000),
        '{"a":'.repeat(1500),
    ];
    for (const text of bad) {
        const from = client.messages.length;
        client.sendRaw(text);
        const answer = await client.until((message) => message.type === 'refused', from);
        assert.equal(answer.code, 'bad_message', text.slice(0, 80));
    }
    assert.equal(await client.refused('start'), 'not_entered');
    assert.equal(await client.refused('create', tinyTable({player: '\u0007'})), 'bad_name');
});

test('a message above 8 KiB ends the connection with a word', async (t) => {
    const server = await Server.start(t);
    for (const size of [8 * 1024 + 1, 100 * 1024, 5 * 1024 * 1024]) {
        const client = await Client.open(server);
        client.sendRaw('x'.repeat(size));
        await client.until((message) => message.type === 'closing' && message.code === 'too_large');
        assert.equal(await client.closed, 1009);
    }
    const client = await Client.open(server);
    client.sendRaw('x'.repeat(8 * 1024));
    assert.equal((await client.until((message) => message.type === 'refused')).code, 'bad_message');
});

test('a slow reader is let go, and the others play on', async (t) => {
    const server = await Server.start(t, {options: [...fast, '--queue-bytes', '65536']});
    const {anna, bela, tokens} = await twoAtTable(server);
    const slow = await Client.open(server);
    await slow.get('enter', {token: tokens[1]});
    slow.socket.pause();
    // Much more than fits into the system's buffers between the two.
    for (let count = 0; count < 60000; ++count) {
        slow.socket.send('{"type":"resync","id":"a"}');
    }
    await anna.get('resync');
    await server.untilLogged(/too slowly/);
    slow.socket.terminate();
    await bela.get('resync');
    assert.equal(anna.table.status, 'running');
});

test('pages of other origins and other protocols are not let in', async (t) => {
    const server = await Server.start(t, {options: ['--allow-origin', 'https://games.example']});
    const own = server.url;
    assert.equal(await refusedUpgrade(server, {headers: {origin: 'https://evil.example'}}), 403);
    assert.equal(await refusedUpgrade(server, {headers: {origin: 'null'}}), 403);
    assert.equal(await refusedUpgrade(server, {protocol: 'other.1'}), 400);
    assert.equal(await refusedUpgrade(server, {path: '/other'}), 404);
    await Client.open(server, {headers: {origin: own}});
    await Client.open(server, {headers: {origin: 'https://games.example'}});
});

test('there are never more connections than allowed, and a place is free again when one ends', async (t) => {
    const server = await Server.start(t, {options: ['--max-connections-per-address', '2']});
    const first = await Client.open(server);
    await Client.open(server);
    assert.equal(await refusedUpgrade(server, {}), 503);
    await first.close();
    await openOnceFree(server);
});

test('wrong tokens and invitations open nothing', async (t) => {
    const server = await Server.start(t);
    const {table, tokens} = await twoAtTable(server);
    const client = await Client.open(server);
    assert.equal(await client.refused('enter', {token: contribution()}), 'unknown_token');
    assert.equal(await client.refused('enter', {token: table.commitment}), 'unknown_token');
    assert.equal(await client.refused('enter', {token: table.invitation}), 'unknown_token');
    const join = (invitation) => ({invitation, player: 'Eve', contribution: contribution()});
    assert.equal(await client.refused('join', join(contribution())), 'unknown_invitation');
    assert.equal(await client.refused('join', join(tokens[0])), 'unknown_invitation');
    assert.equal(await client.refused('join', join(table.watch)), 'unknown_invitation');
    assert.equal(await client.refused('join', join(table.invitation)), 'table_running');
    for (const secret of [...tokens, table.watch, table.invitation]) {
        assert.equal(server.stderr.includes(secret), false, 'the log has no token');
    }
});

test('files, errors and headers are as a browser needs them', async (t) => {
    const server = await Server.start(t);
    const page = await server.get('/?table=1');
    assert.equal(page.status, 200);
    assert.match(page.headers.get('content-type'), /^text\/html/);
    assert.match(page.headers.get('content-security-policy'), /default-src 'self'/);
    assert.equal(page.headers.get('x-content-type-options'), 'nosniff');
    const again = await server.get('/', {headers: {'if-none-match': page.headers.get('etag')}});
    assert.equal(again.status, 304);
    const script = await server.get('/app.js');
    assert.match(script.headers.get('content-type'), /^text\/javascript/);
    assert.ok(script.headers.get('content-security-policy'), 'a script that could be opened or run as a worker');
    const head = await server.get('/app.js', {method: 'HEAD', headers: {'accept-encoding': 'identity'}});
    assert.equal(head.headers.get('content-length'), String(script.text.length));
    assert.equal(head.text, '');
    for (const address of ['/nothing', '/.hidden', '/%2e%2e/dahut.db', '/api/nothing', '/api/tables/x/y']) {
        assert.equal((await server.get(address)).status, 404, address);
    }
    assert.equal((await server.get('/', {method: 'POST', body: 'x'})).status, 405);
    assert.equal((await server.json('/api/tables/nothing/record', 'record.schema.json')).status, 404);
    assert.equal((await server.json('/api/tables/nothing/replay?as=9', 'record.schema.json')).status, 400);
});

test('data that is not HTTP is answered or dropped, and the server lives on', async (t) => {
    const server = await Server.start(t);
    const {port} = new URL(server.url);
    const wrong = [
        'nonsense\r\n\r\n',
        '\0\0\0\0\r\n\r\n',
        `GET / HTTP/1.1\r\nX: ${'x'.repeat(20000)}\r\n\r\n`,
        'GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n',
        'POST / HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n',
    ];
    for (const text of wrong) {
        const socket = net.connect(Number(port), '127.0.0.1');
        let answer = '';
        socket.on('data', (data) => (answer += data));
        socket.on('error', () => {});
        socket.end(text);
        await untilClosed(socket);
        assert.match(answer, /^(HTTP\/1\.1 40[045]|$)/, text.slice(0, 30));
    }
    assert.equal((await server.get('/healthz')).text, 'ok');
});

/** Runs the program with these arguments. Returns its exit status and its output. */
async function run(...options) {
    const process = spawn(programs.tiny, options, {stdio: ['ignore', 'pipe', 'pipe']});
    let stdout = '';
    let stderr = '';
    process.stdout.on('data', (data) => (stdout += data));
    process.stderr.on('data', (data) => (stderr += data));
    const [status] = await once(process, 'close');
    return {status, stdout, stderr};
}

test('a wrong option is one line and status 2', async () => {
    const wrong = [
        '',
        'nothing',
        'serve --nothing',
        'serve --port x',
        'serve --port 70000',
        'serve --address here',
        'serve --log-level loud',
        'serve --bot-delay-ms -1',
        'serve --bot-share 0',
        'serve --open-goes-after 2',
        'serve --open-goes-after 0s',
        'serve --running-goes-after long',
        'serve --finished-listed-for -1d',
    ];
    for (const options of wrong) {
        const {status, stderr} = await run(...options.split(' ').filter((word) => word !== ''));
        assert.equal(status, 2, options);
        assert.match(stderr, /^dahut: [^\n]+\n$/);
    }
    const help = await run('help');
    assert.equal(help.status, 0);
    assert.match(help.stdout, /serve/);
});

test('a server that cannot start says why in one line, with status 1', async (t) => {
    const folder = webFolder(temporaryFolder(t));
    const server = await Server.start(t);
    const {port} = new URL(server.url);
    const database = path.join(folder, 'dahut.db');
    const good = ['serve', '--address', '127.0.0.1', '--port', '0', '--web', folder, '--database', database];
    for (const wrong of [
        ['--port', port],
        ['--web', path.join(folder, 'nothing')],
        ['--database', path.join(folder, 'index.html')],
        ['--database', folder],
    ]) {
        const options = [...good];
        options[options.indexOf(wrong[0]) + 1] = wrong[1];
        const {status, stderr} = await run(...options);
        assert.equal(status, 1, wrong.join(' '));
        assert.match(stderr.trimEnd().split('\n').at(-1), /^dahut: cannot /);
        assert.doesNotMatch(stderr, /\.[ch]pp/, 'no source files are named');
    }
    assert.ok(existsSync(folder));
});

test('hundreds of tables live side by side', async (t) => {
    const server = await Server.start(t, {options: [...fast, '--max-tables-per-address', '200']});
    const clients = await Promise.all(Array.from({length: 20}, () => Client.open(server)));
    const tables = await Promise.all(
        clients.map(async (client) => {
            const ids = [];
            for (let count = 0; count < 10; ++count) {
                const {table} = await client.get('create', tinyTable({visibility: 'public'}));
                await client.get('seat_bot', {seat: 1, bot: 'random'});
                await client.get('start');
                ids.push(table.id);
            }
            return ids;
        }),
    );
    assert.equal(new Set(tables.flat()).size, 200);
    assert.equal((await server.json('/api/tables', 'http.schema.json#/$defs/tables')).value.running.length, 100);
});

test('many connections of one address together make no more tables than one address may', async (t) => {
    const fast = ['--messages-per-second', '100000', '--messages-at-once', '100000'];
    const places = {
        too_many_tables_from_here: ['--max-tables', '50', '--max-tables-per-address', '30'],
        too_many_tables: ['--max-tables', '30'],
    };
    for (const [code, bounds] of Object.entries(places)) {
        const server = await Server.start(t, {options: [...fast, ...bounds]});
        const clients = await Promise.all(Array.from({length: 20}, () => Client.open(server)));
        const asked = clients.flatMap((client) => Array.from({length: 10}, () => client.ask('create', tinyTable())));
        const answers = await Promise.all(asked);
        assert.equal(answers.filter(({type}) => type === 'seated').length, 30);
        assert.equal(answers.filter((answer) => answer.code === code).length, 170);
        await server.crashAndRestart();
        const again = await Client.open(server);
        assert.equal((await again.ask('create', tinyTable())).code, code === 'too_many_tables' ? code : undefined);
    }
});
