// `dahut tables`: what an operator is shown of the tables in a database, while its server runs and when it is stopped.
import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {dahut} from './commands.mjs';
import {Client, Server, firstAction, playToEnd, temporaryFolder, tinyTable, twoAtTable} from './support.mjs';

/** A server with an open table and a running one, and what `dahut tables` says of its database. */
async function place(t) {
    const server = await Server.start(t);
    const host = await Client.open(server);
    const open = (await host.get('create', tinyTable({name: 'Open evening', player: 'Ödön'}))).table;
    const running = await twoAtTable(server, {name: 'Friday'});
    const tables = (...words) => dahut('tables', '--database', path.join(server.folder, 'dahut.db'), ...words);
    return {server, open, running, tables};
}

const lines = ({stdout}) => stdout.trim().split('\n').filter(Boolean);

test('tables are listed with game, people, age and size while they are played', async (t) => {
    const {open, running, tables} = await place(t);
    const {status, stdout, stderr} = await tables();
    assert.deepEqual([status, stderr], [0, '']);
    const shape = '  made \\d+ s ago, last changed \\d+ s ago, [1-9]\\d* KiB';
    assert.match(stdout, new RegExp(`^${open.id}  pips  open  "Open evening"  Ödön, -${shape}$`, 'm'));
    assert.match(stdout, new RegExp(`^${running.table.id}  pips  running  "Friday"  Anna, Bela${shape}$`, 'm'));
    assert.equal(lines({stdout}).length, 2);
});

test('a table is found by its name, by whoever sits there, by its id and by every kind of link', async (t) => {
    const {open, running, tables} = await place(t);
    const finds = async (id, ...words) => {
        const found = lines(await tables(...words)).map((line) => line.split(' ')[0]);
        assert.deepEqual(found, [id], words.join(' '));
    };
    const page = 'https://games.example.org/table.html';
    await finds(open.id, '--name', 'EVENING');
    await finds(running.table.id, '--name', 'bela');
    await finds(running.table.id, '--id', running.table.id);
    await finds(running.table.id, '--link', `${page}#seat=${running.tokens[1]}`);
    await finds(open.id, '--link', `${page}#join=${open.invitation}&seat=1`);
    await finds(open.id, '--link', `${page}#table=${open.id}`);
    const {status, stdout, stderr} = await tables('--name', 'nobody');
    assert.deepEqual([status, stdout, stderr], [1, '', 'dahut tables: there is no such table\n']);
    assert.equal((await tables('--link', `${page}#seat=${'0'.repeat(64)}`)).status, 1);
});

test('a finished match is listed if it is asked for, also when its server is stopped', async (t) => {
    const {server, running, tables} = await place(t);
    await playToEnd([running.anna, running.bela]);
    assert.equal(lines(await tables()).length, 1);
    await server.kill('SIGTERM');
    const [, finished] = lines(await tables('--finished'));
    assert.match(finished, new RegExp(`^${running.table.id}  pips  finished  "Friday"`));
    assert.equal(lines(await tables('--finished', '--most', '1')).length, 1);
    assert.match((await tables('--finished', '--most', '1')).stderr, /there are more/);
});

test('nothing that an action says, and no token, is in what an operator is shown', async (t) => {
    const {open, running, tables} = await place(t);
    const before = (await tables()).stdout.replaceAll(/\d+ (?:s|KiB)/g, '');
    await running.anna.act(firstAction(running.anna.decision));
    const {stdout} = await tables();
    assert.equal(stdout.replaceAll(/\d+ (?:s|KiB)/g, ''), before);
    for (const secret of [...running.tokens, open.invitation, open.watch, running.table.commitment]) {
        assert.ok(secret && !stdout.includes(secret));
    }
});

test('what is no database of Dahut is refused in a line', async (t) => {
    const file = path.join(temporaryFolder(t), 'none.db');
    const {status, stderr} = await dahut('tables', '--database', file);
    assert.deepEqual([status, stderr], [1, `dahut tables: ${file}: there is no such file\n`]);
});
