// The limits that an operator can set (server/limits.hpp). The help shows each, and each accepts its lowest and its
// highest value and nothing beyond.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import {test} from 'node:test';
import WebSocket from 'ws';
import {Client, Server, programs, temporaryFolder, webFolder} from './support.mjs';

const source = readFileSync(new URL('../../server/limits.hpp', import.meta.url), 'utf8');

/** The value of a product of whole numbers, or of one number: "64 * 1024", "1'000'000", "0.1". */
const valueOf = (text) =>
    text
        .replaceAll("'", '')
        .split('*')
        .reduce((product, factor) => product * Number(factor), 1);

/** Every limit with an option: its default, lowest and highest value. */
const limits = [...source.matchAll(/\{\s*"(--[a-z-]+)",\s*"[^"]*",\s*([^,]+),\s*([^,]+),\s*([^}]+)\}/g)].map(
    ([, option, ...values]) => ({option, values: values.map(valueOf)}),
);

const run = (...options) => spawnSync(programs.dahut, options, {encoding: 'utf8', timeout: 20000});

test('every limit that can be set is in the help, with its bounds and its usual value', () => {
    const help = run('help').stdout;
    assert.equal(limits.length, source.match(/"--/g).length, 'every option was found');
    assert.ok(limits.length >= 15);
    for (const {option, values} of limits) {
        // The usual value stands behind the bounds as `=50`, or as `[50]` by a newer library.
        const shown = new RegExp(`${option} \\S+ in \\[(\\S+) - (\\S+)\\](?:=| \\[)([^\\s\\]]+)`).exec(help);
        assert.ok(shown, `${option} is in the help`);
        const [, lowest, highest, usual] = shown.map(Number);
        assert.deepEqual([usual, lowest, highest], values, option);
    }
});

test('the help says which limits count at this process alone, and which for all that share a database', () => {
    const help = run('help').stdout;
    const explained = (option) => new RegExp(`${option} .*\\n((?: {10,}\\S.*\\n)+)`).exec(help)[1].replace(/\s+/g, ' ');
    const optionsThat = (isWanted) => limits.map(({option}) => option).filter(isWanted);
    const ofTheProcess = /^--(max-connections|max-tables-per|requests-|messages-|mib-a-day-per)/;
    assert.deepEqual(
        optionsThat((option) => explained(option).includes('this process')),
        optionsThat((option) => ofTheProcess.test(option)),
    );
    assert.deepEqual(
        optionsThat((option) => explained(option).includes('of the house')),
        ['--max-tables'],
    );
});

test('every limit takes its lowest and its highest value, and nothing beyond', (t) => {
    const nothing = path.join(temporaryFolder(t), 'nothing');
    // The folder does not exist, so correct options end with status 1.
    const statusWith = (option, value) => run('serve', '--web', nothing, option, `${value}`).status;
    for (const {
        option,
        values: [usual, lowest, highest],
    } of limits) {
        for (const value of [usual, lowest, highest]) {
            assert.equal(statusWith(option, value), 1, `${option} ${value}`);
        }
        for (const value of [lowest / 2 - 0.01, highest + 1, -1, 'nan', '', '1x']) {
            assert.equal(statusWith(option, value), 2, `${option} ${value}`);
        }
    }
});

test('proxies are addresses or networks', (t) => {
    const nothing = path.join(temporaryFolder(t), 'nothing');
    const statusWith = (value) => run('serve', '--web', nothing, '--trusted-proxy', value).status;
    for (const right of ['192.0.2.1', '10.0.0.0/8', '0.0.0.0/0', '::1', 'fd00::/8', '192.0.2.1/32', '::1/128']) {
        assert.equal(statusWith(right), 1, right);
    }
    for (const wrong of ['proxy', '10.0.0.0/33', '::1/129', '10.0.0.0/', '10.0.0.0/x', '10.0.0/8', '/8', '']) {
        assert.equal(statusWith(wrong), 2, wrong);
    }
});

test('a request that does not arrive in time ends the connection, one that does is answered', async (t) => {
    const server = await Server.start(t, {options: ['--handshake-seconds', '1']});
    const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write('GET /healthz HTTP/1.1\r\n');
    let answer = '';
    socket.on('data', (data) => (answer += data));
    await once(socket, 'close');
    assert.equal(answer, '');
    assert.equal((await server.get('/healthz')).text, 'ok');
});

test('a silent client is disconnected, one that answers pings is not', async (t) => {
    const server = await Server.start(t, {options: ['--idle-seconds', '3']});
    const alive = await Client.open(server);
    const silent = new WebSocket(server.ws, 'dahut.1', {autoPong: false});
    await once(silent, 'close');
    assert.equal(await alive.refused('resync'), 'not_entered');
});

test('names and origins that no request could match are refused at the start, with what would be right', (t) => {
    const nothing = path.join(temporaryFolder(t), 'nothing');
    for (const [option, value, right] of [
        ['--allow-origin', 'https://x/', 'https://x'],
        ['--allow-origin', 'x', 'https://x'],
        ['--allow-origin', 'https://x:443', 'https://x'],
        ['--allow-origin', 'https://x/path', 'https://x'],
        ['--allow-host', 'https://x', 'x'],
        ['--allow-host', 'x:8080', 'x'],
    ]) {
        const refused = run('serve', '--web', nothing, option, value);
        assert.equal(refused.status, 2, `${option} ${value}`);
        assert.ok(refused.stderr.includes(`: ${right}, not ${value}`), refused.stderr);
        assert.equal(run('serve', '--web', nothing, option, right).status, 1, `${option} ${right}`);
    }
});

test('a later option wins over an earlier one, and lists take all', async (t) => {
    const folder = temporaryFolder(t);
    const database = path.join(folder, 'later.db');
    const hosts = ['--allow-host', 'one.example', '--allow-host', 'two.example'];
    const options = ['--port', '1', '--port', '0', '--database', database, '--address', '127.0.0.1', ...hosts];
    const server = await Server.start(t, {folder, options});
    assert.ok(existsSync(database));
    for (const host of ['one.example', 'two.example']) {
        const request = http.get(`${server.url}/healthz`, {headers: {host}, agent: false});
        const [response] = await once(request, 'response');
        assert.equal(response.resume().statusCode, 200, host);
    }
});

test('the server listens at any address, be it IPv4 or IPv6', (t) => {
    const folder = temporaryFolder(t);
    const listening = (address) => {
        const options = ['--database', path.join(folder, 'dahut.db'), '--web', webFolder(folder)];
        return run('serve', ...options, '--address', address);
    };
    // An address of nobody, so the server cannot start there; but it has understood.
    for (const address of ['2001:db8::1', '192.0.2.1']) {
        const {status, stderr} = listening(address);
        assert.equal(status, 1, stderr);
        assert.ok(stderr.includes(`cannot listen at ${address} port 8080`), stderr);
    }
    for (const address of ['localhost', '[::1]', '192.0.2', '']) {
        assert.equal(listening(address).status, 2, address);
    }
});
