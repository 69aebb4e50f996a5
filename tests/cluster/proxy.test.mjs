// What HAProxy does with the file for hosts while a process does not answer: nobody waits for it.
import assert from 'node:assert/strict';
import http from 'node:http';
import net from 'node:net';
import {test} from 'node:test';
import {temporaryFolder} from '../server/support.mjs';
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
