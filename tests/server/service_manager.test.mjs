// How a service manager such as systemd is told that the server is ready, and that it stops.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {test} from 'node:test';
import {Server, comesTrue, temporaryFolder} from './support.mjs';

// Node.js has no datagrams between processes of one machine.
const LISTENING = `
import socket, sys
receiver = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
receiver.bind(sys.argv[1].replace("@", "\\0", 1))
print("listening", flush=True)
while True:
    print(receiver.recv(1000).decode(), flush=True)
`;

/** What a service manager hears at a socket of this name. */
async function manager(t, name) {
    const process = spawn('python3', ['-c', LISTENING, name], {stdio: ['ignore', 'pipe', 'inherit']});
    t.after(() => process.kill());
    let heard = '';
    process.stdout.on('data', (data) => (heard += data));
    await once(process.stdout, 'data');
    return () => heard.split('\n').slice(1, -1);
}

test('a service manager is told once the server is ready, and when it stops', async (t) => {
    for (const name of [path.join(temporaryFolder(t), 'notify'), `@dahut-test-${process.pid}`]) {
        const heard = await manager(t, name);
        const server = await Server.start(t, {env: {NOTIFY_SOCKET: name}});
        await comesTrue(() => heard().length > 0, 'it is told');
        assert.deepEqual(heard(), ['READY=1']);
        await server.kill('SIGTERM');
        await comesTrue(() => heard().length > 1, 'it is told again');
        assert.deepEqual(heard(), ['READY=1', 'STOPPING=1']);
    }
});

test('where nobody listens, the server starts and stops all the same', async (t) => {
    for (const name of ['/nowhere/at/all', 'no name', `/${'x'.repeat(200)}`, '@']) {
        const server = await Server.start(t, {env: {NOTIFY_SOCKET: name}});
        assert.deepEqual(await server.kill('SIGTERM'), {status: 0, by: null});
    }
});
