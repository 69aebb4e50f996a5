// What HAProxy does with the file for hosts while a process does not answer, or while none is ready: nobody waits for
// it, and whatever Dahut can still do reaches people.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import {test} from 'node:test';
import {dahut} from '../server/commands.mjs';
import {Client, Server, comesTrue, programs, temporaryFolder, webFolder} from '../server/support.mjs';
import {freePort} from '../support/free_port.mjs';
import {Proxy} from './proxy.mjs';

/** Listens until the test ends. */
async function listening(t, server) {
    await new Promise((done) => server.listen(0, '127.0.0.1', done));
    t.after(() => server.close());
    return server.address().port;
}

test('a process that does not answer is asked once, and who wants any process gets another one', async (t) => {
    const asked = [];
    const dying = net.createServer((socket) => {
        socket.on('error', () => {});
        socket.once('data', (text) => {
            asked.push(String(text).split(' ')[1]);
            socket.destroy();
        });
    });
    const well = () => http.createServer((request, response) => response.end('well'));
    const ports = {one: await listening(t, dying), two: await listening(t, well()), three: await listening(t, well())};
    const proxy = await Proxy.start(temporaryFolder(t), ports);
    t.after(() => proxy.close());
    const get = (path) => fetch(`http://127.0.0.1:${proxy.port}${path}`, {headers: {connection: 'close'}});
    assert.ok((await get('/at/one/ws')).status >= 500);
    assert.equal(asked.filter((path) => path === '/at/one/ws').length, 1);
    for (let number = 0; number < 6; number += 1) {
        assert.equal(await (await get(`/any/${number}`)).text(), 'well');
    }
    assert.equal(await (await get('/at/two/ws')).text(), 'well');
});

/** A server that says at /readyz that it is about to stop. */
async function draining(t) {
    const server = await Server.start(t, {options: ['--process-name', 'one']});
    await dahut('drain', '--database', path.join(server.folder, 'dahut.db'), '--drain-seconds', '3600');
    assert.equal((await server.get('/readyz')).status, 503);
    return server;
}

/** The port of a server that waits for its database, and says nothing else. */
async function waiting(t) {
    const port = await freePort();
    const place = ['--address', '127.0.0.1', '--port', `${port}`, '--web', webFolder(temporaryFolder(t))];
    const words = ['serve', ...place, '--database', `postgresql://127.0.0.1:${await freePort()}/none`];
    const server = spawn(programs.tiny, words, {stdio: 'ignore'});
    const ended = once(server, 'exit');
    t.after(() => server.kill('SIGKILL') && ended);
    return port;
}

test('while no process is ready, any that lives serves what it can', async (t) => {
    const server = await draining(t);
    const ports = {one: Number(new URL(server.url).port), two: await waiting(t), three: await freePort()};
    const proxy = await Proxy.start(temporaryFolder(t), ports);
    t.after(() => proxy.close());
    await comesTrue(
        () => ['one', 'two', 'three'].every((name) => proxy.stderr.includes(`Server any/${name} is DOWN`)),
        'HAProxy knows that none is ready',
    );
    const get = async (address) => {
        const headers = {accept: 'text/html', connection: 'close'};
        const answer = await fetch(`http://127.0.0.1:${proxy.port}${address}`, {headers});
        return {status: answer.status, text: await answer.text()};
    };
    const seen = new Set();
    for (let number = 0; number < 6; number += 1) {
        const {status, text} = await get('/');
        assert.match(text, status === 200 ? /<title>Test</ : /The server waits for its database/, `${status}`);
        seen.add(status);
    }
    assert.deepEqual([...seen].sort(), [200, 503], 'both that live are asked');
    const anna = await Client.open({ws: `ws://127.0.0.1:${proxy.port}/at/one/ws`});
    await anna.close();
});
