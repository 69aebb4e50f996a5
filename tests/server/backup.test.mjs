// Backups of a running server, put back after a kill: whatever had been told before a backup began is in it. And health
// checks.
import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {dahut} from './commands.mjs';
import {entered} from './entered.mjs';
import {Server, firstAction, temporaryFolder, twoAtTable} from './support.mjs';

/** How many messages of its stream a seat is told of, on a server with this database. */
async function toldBy(t, folder, token) {
    const server = await Server.start(t, {folder});
    const client = await entered(server, token);
    await server.kill('SIGKILL');
    return client.n;
}

test('every backup that is made while people play brings back all that was told before it began', async (t) => {
    const server = await Server.start(t);
    const database = path.join(server.folder, 'dahut.db');
    const {anna, bela, tokens} = await twoAtTable(server);
    const copies = [];
    for (let count = 0; count < 4; ++count) {
        for (const one of [anna, bela]) {
            if (one.decision && !one.decision.optional) {
                await one.act(firstAction(one.decision));
            }
        }
        const told = anna.n;
        const file = path.join(server.folder, `copy-${count}.db`);
        const making = dahut('backup', file, '--database', database);
        await bela.get('say', {text: 'while it is made'});
        assert.deepEqual((await making).status, 0);
        copies.push({file, told});
    }
    await server.kill('SIGKILL');
    for (const {file, told} of copies) {
        const folder = temporaryFolder(t);
        const restored = await dahut('restore', file, '--database', path.join(folder, 'dahut.db'));
        assert.deepEqual([restored.status, restored.stderr], [0, '']);
        const back = await toldBy(t, folder, tokens[0]);
        assert.ok(back >= told, `${back} of ${told} messages`);
    }
});

test('a backup is put back once the server has stopped, and what was there is kept aside with its log', async (t) => {
    const server = await Server.start(t);
    const database = path.join(server.folder, 'dahut.db');
    const {anna, tokens} = await twoAtTable(server);
    const file = path.join(server.folder, 'copies', 'first.db');
    assert.match((await dahut('backup', file, '--database', database)).stdout, /1 table, \d+ KiB/);
    const told = anna.n;
    await anna.act(firstAction(anna.decision));
    const refused = await dahut('restore', file, '--database', database);
    assert.deepEqual([refused.status, /another server is using it/.test(refused.stderr)], [1, true]);
    await server.kill('SIGKILL');
    const {stdout} = await dahut('restore', file, '--database', database);
    const aside = /is now (\S+)/.exec(stdout)[1];
    assert.ok(existsSync(aside) && existsSync(`${aside}-wal`));
    assert.equal(await toldBy(t, server.folder, tokens[0]), told);
});

test('a health check tells a server that works, drains or not, from one that is stopped or hangs', async (t) => {
    const server = await Server.start(t);
    const {port} = new URL(server.url);
    assert.equal((await dahut('check', '--running', '--port', port)).status, 0);
    server.process.kill('SIGSTOP');
    assert.equal((await dahut('check', '--running', '--port', port)).status, 1);
    server.process.kill('SIGCONT');
    const database = path.join(server.folder, 'dahut.db');
    assert.equal((await dahut('drain', '--database', database, '--drain-seconds', '600')).status, 0);
    assert.equal((await dahut('check', '--running', '--port', port)).status, 0);
    await server.kill('SIGTERM');
    assert.equal((await dahut('check', '--running', '--port', port)).status, 1);
});
