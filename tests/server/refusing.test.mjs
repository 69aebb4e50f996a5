// `dahut refuse` shuts an address out of a running server, at once, after a restart, and until its time is over or it
// is let in again. Callers have addresses of their own behind a trusted proxy.
import assert from 'node:assert/strict';
import {once} from 'node:events';
import {chownSync, existsSync, readFileSync, statSync, symlinkSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {test} from 'node:test';
import WebSocket from 'ws';
import {dahut} from './commands.mjs';
import {Server, comesTrue, programs, temporaryFolder} from './support.mjs';

/** A server behind a trusted proxy, which is this test, and commands of its operator. */
async function proxied(t, settings = {}) {
    const server = await Server.start(t, {options: ['--trusted-proxy', '127.0.0.1'], ...settings});
    const database = path.join(server.folder, 'dahut.db');
    const refuse = (...words) => dahut('refuse', '--database', database, ...words);
    const done = async (...words) => {
        const {status, stdout, stderr} = await refuse(...words);
        assert.deepEqual([status, stderr], [0, ''], words.join(' '));
        return stdout;
    };
    return {server, database, refuse, done};
}

/** The status with which a request from this address is answered. */
async function statusFor(server, address) {
    const headers = {'X-Forwarded-For': address};
    const [response] = await once(http.get(`${server.url}/index.html`, {headers, agent: false}), 'response');
    response.resume();
    return response.statusCode;
}

/** A connection from this address; `ended` once it is over. */
async function connectedFrom(server, address) {
    const socket = new WebSocket(server.ws, 'dahut.1', {headers: {'X-Forwarded-For': address}});
    const client = {socket, ended: false};
    socket.on('close', () => (client.ended = true));
    socket.on('error', () => {});
    await once(socket, 'message');
    return client;
}

test('whoever is refused loses all connections at once and gets no new one, others keep theirs', async (t) => {
    const {server, done} = await proxied(t);
    const abuser = await connectedFrom(server, '203.0.113.7');
    const neighbour = await connectedFrom(server, '203.0.113.8');
    assert.equal(await done('203.0.113.7'), '203.0.113.7/32  until it is let in again\n');
    await comesTrue(() => abuser.ended, 'the connection is cut');
    assert.equal(await statusFor(server, '203.0.113.7'), 403);
    assert.equal(await statusFor(server, '203.0.113.8'), 200);
    assert.equal(neighbour.ended, false);
    const [error] = await once(
        new WebSocket(server.ws, 'dahut.1', {headers: {'X-Forwarded-For': '203.0.113.7'}}),
        'error',
    );
    assert.match(error.message, /403/);
    neighbour.socket.terminate();
});

test('networks are refused as a whole, of IPv6 a /64 at least, and a restart changes nothing', async (t) => {
    const {server, database, done} = await proxied(t);
    await done('198.51.100.0/24');
    assert.equal(await done('2001:db8:1:2::7'), '2001:db8:1:2::/64  until it is let in again\n');
    const expectRefused = async () => {
        for (const [address, status] of [
            ['198.51.100.200', 403],
            ['198.51.101.1', 200],
            ['2001:db8:1:2:ffff::1', 403],
            ['2001:db8:1:3::7', 200],
        ]) {
            assert.equal(await statusFor(server, address), status, address);
        }
    };
    await expectRefused();
    await server.crashAndRestart();
    await expectRefused();
    assert.equal(statSync(`${database}.refused`).mode & 0o777, 0o600);
    assert.doesNotMatch(server.stderr, /198\.51\.100|2001:db8/, 'no address in the log');
});

test('what root refuses is heeded by a server of another account, also after a restart', async (t) => {
    if (process.getuid() !== 0) {
        t.skip('only root can be somebody else');
        return;
    }
    const folder = temporaryFolder(t);
    chownSync(folder, 65534, 65534);
    const first = ['--reuid=65534', '--regid=65534', '--clear-groups', programs.tiny];
    const {server, database, done} = await proxied(t, {folder, program: 'setpriv', first});
    await done('203.0.113.7');
    assert.equal(await statusFor(server, '203.0.113.7'), 403);
    await server.crashAndRestart();
    assert.equal(await statusFor(server, '203.0.113.7'), 403);
    chownSync(`${database}.refused`, 0, 0);
    await server.kill('SIGTERM');
    await assert.rejects(server.launch(), /refused cannot be read: it has to belong to the account that serves/);
});

test('a link to the database leads to the server that runs on it and to what it has refused', async (t) => {
    const {server, database, done} = await proxied(t);
    const link = path.join(server.folder, 'link.db');
    symlinkSync(database, link);
    const linked = (command, ...words) => dahut(command, '--database', link, ...words);
    assert.equal((await linked('refuse', '203.0.113.7')).stdout, '203.0.113.7/32  until it is let in again\n');
    assert.equal(await statusFor(server, '203.0.113.7'), 403);
    assert.equal(existsSync(`${link}.refused`), false);
    assert.equal(await done('--list'), (await linked('refuse', '--list')).stdout);
    assert.deepEqual(await linked('announce', 'Still there'), {status: 0, stdout: 'told to everybody\n', stderr: ''});
});

test('an address is let in again by its operator, or when its time is over', async (t) => {
    const {server, database, done, refuse} = await proxied(t);
    await done('203.0.113.7');
    await done('203.0.113.8', '--for', '1d');
    assert.match(
        await done('--list'),
        /^203\.0\.113\.7\/32 {2}until it is let in again\n203\.0\.113\.8\/32 {2}until \d{4}-/,
    );
    assert.equal(await done('203.0.113.7', '--again'), '203.0.113.7/32: let in again\n');
    assert.equal(await statusFor(server, '203.0.113.7'), 200);
    assert.equal(await statusFor(server, '203.0.113.8'), 403);
    const unknown = await refuse('203.0.113.7', '--again');
    assert.deepEqual([unknown.status, /is not shut out/.test(unknown.stderr)], [1, true]);
    writeFileSync(`${database}.refused`, '203.0.113.8/32 1000000000\n');
    await server.crashAndRestart();
    assert.equal(await statusFor(server, '203.0.113.8'), 200);
    assert.equal(await done('--list'), '');
    await done('203.0.113.9', '--for', '6s');
    assert.equal(await statusFor(server, '203.0.113.9'), 403);
    await comesTrue(async () => (await statusFor(server, '203.0.113.9')) === 200, 'the time is over');
});

test('a network goes by its first address, whichever address of it was given', async (t) => {
    const {server, database, done, refuse} = await proxied(t);
    const shutOut = '  until it is let in again\n';
    assert.equal(await done('203.0.113.7/24'), `203.0.113.0/24${shutOut}`);
    const inside = await refuse('203.0.113.9', '--again');
    assert.equal(inside.status, 1);
    assert.match(inside.stderr, /203\.0\.113\.9\/32 is shut out with 203\.0\.113\.0\/24, which can be let in again\n$/);
    assert.equal(await done('203.0.113.0/24', '--again'), '203.0.113.0/24: let in again\n');
    await done('10.0.0.0/8');
    await done('10.0.0.1');
    assert.equal(await done('10.0.0.1', '--again'), '10.0.0.1/32: still shut out with 10.0.0.0/8\n');
    assert.equal(await statusFor(server, '10.0.0.1'), 403);
    await done('10.0.0.0/8', '--again');
    await done('2001:db8::1');
    assert.equal(await done('2001:db8::2', '--again'), '2001:db8::/64: let in again\n');
    // Former versions wrote the address that was given.
    writeFileSync(`${database}.refused`, '198.51.100.77/25\n10.0.0.7/8 4000000000\n');
    assert.equal(await done('--list'), `198.51.100.0/25${shutOut}10.0.0.0/8  until 2096-10-02 07:06 UTC\n`);
    assert.equal(await done('198.51.100.1/25', '--again'), '198.51.100.0/25: let in again\n');
    assert.equal(await statusFor(server, '198.51.100.77'), 200);
});

test('several who are refused at once, each by a command of its own, are all shut out', async (t) => {
    const {done} = await proxied(t);
    const networks = Array.from({length: 12}, (_, at) => `203.0.113.${at}/32`);
    await Promise.all(networks.map((network) => done(network)));
    const listed = (await done('--list')).split('\n').filter(Boolean);
    assert.deepEqual(listed.map((line) => line.split(' ')[0]).sort(), networks.sort());
});

test('whoever shuts this machine out is told that its health checks are, too', async (t) => {
    const {done} = await proxied(t);
    const warned = 'until it is let in again; health checks of this machine are refused as well\n';
    for (const network of ['127.0.0.1/32', '0.0.0.0/0', '::/64']) {
        assert.equal(await done(network), `${network}  ${warned}`);
    }
    assert.doesNotMatch(await done('128.0.0.0/8'), /health/);
});

test('what a stopped server is told counts from its start, and what is no address is no option', async (t) => {
    const {server, done, refuse, database} = await proxied(t);
    await server.kill('SIGTERM');
    assert.match(await done('203.0.113.7'), /no server runs here, so this counts from the next start\n$/);
    await server.launch();
    assert.equal(await statusFor(server, '203.0.113.7'), 403);
    for (const words of [
        [],
        ['nobody'],
        ['10.0.0.0/33'],
        ['--list', '10.0.0.1'],
        ['10.0.0.1', '--again', '--for', '1d'],
    ]) {
        assert.equal((await refuse(...words)).status, 2, words.join(' '));
    }
    assert.equal(readFileSync(`${database}.refused`, 'utf8'), '203.0.113.7/32\n');
});

test('a caller without a proxy is turned away as well, and a file that says nonsense ends the start', async (t) => {
    const server = await Server.start(t);
    const database = path.join(server.folder, 'dahut.db');
    await dahut('refuse', '127.0.0.0/8', '--database', database);
    const [response] = await once(http.get(`${server.url}/`, {agent: false}), 'response');
    response.resume();
    assert.equal(response.statusCode, 403);
    await server.kill('SIGTERM');
    writeFileSync(`${database}.refused`, 'somebody\n');
    const start = await dahut('serve', '--port', '0', '--database', database, '--web', server.folder);
    assert.equal(start.status, 1);
    assert.match(start.stderr, /cannot read which addresses are refused: \S+ line 1: this is no address/);
});
