// What people want to be forgotten, or what nobody needs any more, is in no file of the server's database: addresses by
// themselves, names and talk by `dahut forget`. The match stays what it was, and its record genuine.
import assert from 'node:assert/strict';
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {dahut} from './commands.mjs';
import {Client, Server, comesTrue, fast, person, playToEnd, programs, tinyTable} from './support.mjs';

const MAIL = 'anna.lives.here@example.org';
const OTHER_MAIL = 'bela.lives.there@example.org';
const HOOK = 'http://127.0.0.1:9/hidden-hook-of-anna';
// Nobody listens there, and nobody is away for long enough to be told anything.
const options = [...fast, '--public-address', 'https://games.example', '--notify-webhook', 'http://127.0.0.1:9'].concat(
    '--notify-mail',
    'smtp://127.0.0.1:9',
    '--notify-from',
    'dahut@games.example',
);

/** The database and whatever lies beside it that holds these bytes. */
const filesWith = (server, bytes) =>
    readdirSync(server.folder)
        .filter((name) => name.startsWith('dahut.db') && !name.endsWith('.socket'))
        .filter((name) => readFileSync(path.join(server.folder, name)).includes(bytes));

const untilForgotten = (server, bytes) =>
    comesTrue(() => filesWith(server, bytes).length === 0, `no file says ${bytes} any more`);

/** Anna and Bela at a table of Ys, whose match has not begun. */
async function seated(server, fields = {}) {
    const [anna, bela] = [await Client.open(server), await Client.open(server)];
    const request = tinyTable({game: 'ys', seats: 2, name: 'Table of Annamaria', player: 'Annamaria', ...fields});
    const {table, token} = await anna.get('create', request);
    await bela.get('join', person('Bela', table.invitation));
    return {anna, bela, table, token};
}

test('an address that its owner empties, and every address when the match ends, leaves all files', async (t) => {
    const server = await Server.start(t, {program: programs.dahut, options});
    const {anna, bela} = await seated(server);
    await anna.get('notify', {mail: MAIL});
    await bela.get('notify', {mail: OTHER_MAIL});
    await anna.get('set_webhook', {address: HOOK});
    assert.notDeepEqual(filesWith(server, MAIL), []);
    await anna.get('notify', {});
    await untilForgotten(server, MAIL);
    assert.notDeepEqual(filesWith(server, OTHER_MAIL), []);
    await anna.get('start');
    await playToEnd([anna, bela]);
    await untilForgotten(server, OTHER_MAIL);
    await untilForgotten(server, HOOK);
    assert.doesNotMatch(server.stderr, /could not be taken out/);
});

test('what a server that was killed had still to forget is forgotten by the next one', async (t) => {
    const server = await Server.start(t, {program: programs.dahut, options});
    const {anna} = await seated(server);
    await anna.get('notify', {mail: MAIL});
    await anna.get('notify', {});
    await server.crashAndRestart();
    await untilForgotten(server, MAIL);
});

async function assertGenuine(server, table, token) {
    const {value: record} = await server.json(`/api/tables/${table.id}/record`, 'record.schema.json', token);
    const file = path.join(server.folder, 'record.json');
    writeFileSync(file, JSON.stringify(record));
    assert.match((await dahut('verify', file)).stdout, /: genuine\.\n$/);
}

/** A finished match in which Annamaria and Bela have talked, on a server that has stopped. */
async function finished(t, more = []) {
    const server = await Server.start(t, {program: programs.dahut, options: [...options, ...more]});
    const {anna, bela, table, token} = await seated(server);
    await anna.get('say', {text: 'I live at the harbour.'});
    await bela.get('say', {text: 'Hello Annamaria, and who else?'});
    await bela.get('say', {text: 'Nice weather.'});
    await anna.get('start');
    await playToEnd([anna, bela]);
    await Promise.all([anna.close(), bela.close()]);
    await server.kill('SIGTERM');
    return {server, table, token, database: path.join(server.folder, 'dahut.db')};
}

test('a name and what was said by it are taken out of a finished match, whose record stays genuine', async (t) => {
    const {server, table, token, database} = await finished(t);
    assert.notDeepEqual(filesWith(server, 'harbour'), []);
    const {status, stdout, stderr} = await dahut('forget', '--name', 'Annamaria', '--database', database);
    assert.deepEqual([status, stdout, stderr], [0, 'forgotten in 1 table\n', '']);
    for (const bytes of ['Annamaria', 'harbour']) {
        assert.deepEqual(filesWith(server, bytes), [], bytes);
    }
    assert.notDeepEqual(filesWith(server, 'Nice weather.'), []);
    await server.launch();
    const back = await Client.open(server);
    const entered = await back.get('enter', {token});
    assert.deepEqual([entered.table.status, entered.table.name], ['finished', '…']);
    assert.deepEqual(
        entered.table.seats.map(({player}) => player),
        ['#1', 'Bela'],
    );
    await assertGenuine(server, table, token);
});

test('names and talk of a finished match go by themselves at their age, and its record stays genuine', async (t) => {
    const age = ['--finished-keep-names-for', '2s', '--nothing-goes-for', '1s'];
    const {server, table, token} = await finished(t, age);
    await server.launch();
    for (const bytes of ['Annamaria', 'Bela', 'harbour', 'Nice weather.']) {
        await untilForgotten(server, bytes);
    }
    const back = await Client.open(server);
    const entered = await back.get('enter', {token});
    assert.deepEqual(
        [entered.table.status, entered.table.name, ...entered.table.seats.map(({player}) => player)],
        ['finished', '…', '#1', '#2'],
    );
    await assertGenuine(server, table, token);
});

test('a match that is still played keeps its names, and forgets an address that is named', async (t) => {
    const server = await Server.start(t, {program: programs.dahut, options});
    const {anna, token} = await seated(server);
    await anna.get('notify', {mail: MAIL});
    await anna.get('start');
    const database = path.join(server.folder, 'dahut.db');
    const refused = await dahut('forget', '--mail', MAIL, '--database', database);
    assert.deepEqual([refused.status, /another server is using it/.test(refused.stderr)], [1, true]);
    await server.kill('SIGTERM');
    assert.equal(
        (await dahut('forget', '--name', 'Annamaria', '--database', database)).stdout,
        'forgotten in 0 tables\n',
    );
    assert.equal((await dahut('forget', '--mail', MAIL, '--database', database)).stdout, 'forgotten in 1 table\n');
    assert.deepEqual(filesWith(server, MAIL), []);
    await server.launch();
    const back = await Client.open(server);
    const {table} = await back.get('enter', {token});
    assert.deepEqual([table.status, table.seats[0].player], ['running', 'Annamaria']);
});

test('an empty name or address forgets nothing, and a name is not found inside of words', async (t) => {
    const {server, database} = await finished(t);
    for (const option of ['--name', '--mail']) {
        const {status, stdout, stderr} = await dahut('forget', option, '', '--database', database);
        assert.deepEqual([status, stdout, stderr], [2, '', `dahut: ${option}: must not be empty (try: dahut help)\n`]);
    }
    for (const part of ['Anna', 'maria', 'arbou', 'N']) {
        const {stdout} = await dahut('forget', '--name', part, '--database', database);
        assert.equal(stdout, 'forgotten in 0 tables\n', part);
    }
    for (const bytes of ['Annamaria', 'harbour', 'Table of']) {
        assert.notDeepEqual(filesWith(server, bytes), [], bytes);
    }
});

test('forgetting wants one of a name and an address, and a database', async () => {
    assert.equal((await dahut('forget')).status, 2);
    assert.equal((await dahut('forget', '--name', 'a', '--mail', 'b')).status, 2);
    const missing = await dahut('forget', '--name', 'a', '--database', '/nowhere/dahut.db');
    assert.deepEqual([missing.status, missing.stderr], [1, 'dahut forget: /nowhere/dahut.db does not exist\n']);
});
