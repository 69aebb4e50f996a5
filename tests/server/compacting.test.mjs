// `dahut compact` gives the disk back what the database of a stopped server does not need, and nothing else changes.
import assert from 'node:assert/strict';
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {dahut} from './commands.mjs';
import {Client, Server, comesTrue, fast, firstAction, tinyTable, twoAtTable} from './support.mjs';

const soon = [
    '--nothing-goes-for',
    '1s',
    '--open-goes-after',
    '1s',
    '--set-aside-for',
    '1s',
    '--mib-a-day-per-address',
    '999',
];

test('what has gone is given back, and a running match goes on where it was', async (t) => {
    const server = await Server.start(t, {options: [...fast, ...soon]});
    const database = path.join(server.folder, 'dahut.db');
    const {anna, tokens} = await twoAtTable(server);
    await anna.act(firstAction(anna.decision));
    const told = anna.n;
    const tables = [];
    for (let count = 0; count < 40; ++count) {
        const host = await Client.open(server);
        tables.push((await host.get('create', tinyTable({name: `Gone ${count}`}))).table.id);
        await Promise.all(Array.from({length: 10}, () => host.get('say', {text: 'x'.repeat(300)})));
        await host.close();
    }
    const about = async (id) => (await dahut('tables', '--id', id, '--database', database)).status;
    await comesTrue(
        async () => (await Promise.all(tables.map(about))).every((status) => status === 1),
        'they are gone',
    );
    const busy = await dahut('compact', '--database', database);
    assert.deepEqual([busy.status, /another server is using it/.test(busy.stderr)], [1, true]);
    await server.kill('SIGKILL');
    const {status, stdout, stderr} = await dahut('compact', '--database', database);
    assert.deepEqual([status, stderr], [0, '']);
    const [, before, after] = /: (\d+) KiB before, (\d+) KiB now\n$/.exec(stdout).map(Number);
    assert.ok(after + 100 < before, stdout);
    assert.equal(Math.floor(statSync(database).size / 1024), after);
    assert.equal(existsSync(`${database}-wal`), false);
    await server.launch();
    const back = await Client.open(server);
    await back.get('enter', {token: tokens[0]});
    await back.when(() => back.n === told);
    assert.doesNotMatch(server.stderr, /its log is missing/);
});

test('what is no database of Dahut is not written anew', async (t) => {
    const server = await Server.start(t);
    await server.kill('SIGTERM');
    const other = path.join(server.folder, 'index.html');
    const {status, stderr} = await dahut('compact', '--database', other);
    assert.deepEqual([status, stderr.startsWith(`dahut compact: ${other}: `)], [1, true]);
    assert.equal((await dahut('compact', '--database', '/nowhere/dahut.db')).status, 1);
});
