// Problems around a server: the reader of its log leaves, a second server starts, the command line is wrong.
import assert from 'node:assert/strict';
import {spawn, spawnSync} from 'node:child_process';
import {closeSync, constants, existsSync, openSync, readFileSync, statSync, writeSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {Client, Server, programs, temporaryFolder, tinyTable, twoAtTable, webFolder} from './support.mjs';

/** Runs the program to its end. Returns the exit status and the lines on standard error. */
function run(...options) {
    const {status, stderr} = spawnSync(programs.dahut, options, {encoding: 'utf8', timeout: 20000});
    return {status, lines: stderr.split('\n').filter((line) => line !== '')};
}

test('the server goes on when the reader of its log is gone', async (t) => {
    const server = await Server.start(t);
    server.process.stderr.destroy();
    const {anna} = await twoAtTable(server);
    const client = await Client.open(server);
    const seated = await client.get('create', tinyTable({name: 'after the log was closed'}));
    assert.equal(seated.type, 'seated');
    assert.equal(anna.table.status, 'running');
});

/** A full pipe that nobody reads. Writing to it blocks for ever. */
function stalledPipe(t) {
    const name = path.join(temporaryFolder(t), 'stalled');
    assert.equal(spawnSync('mkfifo', [name]).status, 0);
    const filling = openSync(name, constants.O_RDWR | constants.O_NONBLOCK);
    const writing = openSync(name, constants.O_WRONLY);
    t.after(() => [filling, writing].forEach(closeSync));
    const page = Buffer.alloc(4096, '.');
    assert.throws(
        () => {
            for (;;) {
                writeSync(filling, page);
            }
        },
        {code: 'EAGAIN'},
    );
    return writing;
}

test('the server starts, plays and stops while the reader of its log stalls', async (t) => {
    const server = await Server.start(t, {log: stalledPipe(t)});
    const {anna} = await twoAtTable(server);
    assert.equal(anna.table.status, 'running');
    assert.equal((await server.get('/healthz')).text, 'ok');
    assert.deepEqual(await server.kill('SIGTERM'), {status: 0, by: null});
});

test('a second server on the same database says so and leaves it alone', async (t) => {
    const server = await Server.start(t);
    const second = spawn(server.program, server.process.spawnargs.slice(1), {stdio: ['ignore', 'pipe', 'pipe']});
    t.after(() => second.kill('SIGKILL'));
    let said = '';
    second.stderr.on('data', (data) => (said += data));
    const status = await new Promise((resolve) => second.once('exit', resolve));
    assert.equal(status, 1);
    assert.match(said, /another server is using it/);
    const client = await Client.open(server);
    assert.equal((await client.get('create', tinyTable())).type, 'seated');
});

test('options that mean nothing get one line and exit status 2', (t) => {
    const folder = temporaryFolder(t);
    const web = webFolder(folder);
    for (const options of [
        ['serve', '--web', web, '--database', ''],
        ['serve', '--web', web, '--database', ':memory:'],
        ['serve', '--web', web, '--messages-at-once', 'nan'],
        ['serve', '--web', web, '--messages-per-second', 'inf'],
        ['serve', '--port', '70000'],
        ['tables', '--most', '-1'],
        ['tables', '--most', '010'],
        ['backup', 'copies', '--every', '1h', '--keep', '014'],
        ['backup', 'copies', '--every', '010h'],
        ['serve', '--web', web, '--port', '0020000'],
        ['simulate', 'ys', '--games', '0x2'],
        ['tables', '--most', '99999999999999999999'],
        ['tables', '--name', ''],
        ['tables', '--id', ''],
        ['tables', '--link', ''],
        ['export', ''],
        ['export', '--all', '--to', ''],
        ['import', ''],
        ['backup', ''],
        ['backup', '', '--every', '1h'],
        ['restore', ''],
        ['check', '--web', web, '--url', ''],
        ['simulate', 'ys', '--seed', '-1'],
        ['simulate', 'ys', '--seed', '99999999999999999999'],
        ['simulate', 'ys', '--games', '0'],
        ['simulate', 'ys', '--seats', 'clever'],
        ['simulate', 'ys', '--option', 'queen'],
        ['simulate', 'ys', '--option', 'queen=king'],
        ['simulate', 'chess'],
        ['tournament', 'chess'],
        ['tournament', 'ys', '--first', 'clever'],
        ['tournament', 'ys', '--players', '5'],
        ['tournament', 'ys', '--seed', '-1'],
        ['tournament', 'ys', '--first-without', 'legs'],
        ['tournament', 'ys', '--first-budget', 'patience=3'],
        ['tournament', 'ys', '--first-budget', 'trust=0'],
        ['tournament', 'ys', '--others-budget', 'rounds'],
        ['tournament', 'ys', '--others-budget', 'rivalry=-1'],
        ['tournament', 'ys', '--first-weights', 'no-such-file'],
        ['train'],
        ['train', 'chess'],
        ['train', 'ys', '--player', 'clever'],
        ['train', 'ys', '--players', '1'],
        ['train', 'ys', '--players', '5'],
        ['train', 'ys', '--games', '4'],
        ['train', 'ys', '--seed', '-1'],
        ['train', 'ys', '--share', '0'],
        ['tournament', 'all', '--table', '--games-of-hard', '0'],
        ['tournament', 'all', '--table', '--accept'],
        ['replay'],
        ['unknown'],
        [],
    ]) {
        const {status, lines} = run(...options);
        assert.equal(status, 2, options.join(' '));
        assert.equal(lines.length, 1, lines.join('\n'));
    }
});

test('a tournament that accepts stops when it is clear who is better', () => {
    const tournament = (...options) =>
        spawnSync(programs.dahut, ['tournament', 'yspahan', ...options], {encoding: 'utf8', timeout: 20000}).stdout;
    const contest = tournament('--accept', '--first', 'easy', '--others', 'random', '--games', '400');
    assert.match(contest, /^verdict {7}accepted, /m);
    assert.ok(Number(/^games +(\d+) of/m.exec(contest)[1]) < 400);
    const contrary = tournament('--accept', '--first', 'random', '--others', 'easy', '--games', '400');
    assert.match(contrary, /^verdict {7}refused, /m);
});

test('records that cannot be written are reported in one line', (t) => {
    const folder = temporaryFolder(t);
    const {status, lines} = run('simulate', 'ys', '--games', '1', '--records', path.join(programs.dahut, 'records'));
    assert.equal(status, 1);
    assert.equal(lines.length, 1);
    assert.equal(run('simulate', 'ys', '--games', '2', '--records', folder).status, 0);
    assert.ok(existsSync(path.join(folder, 'simulation-2.json')));
    assert.equal(run('replay', path.join(folder, 'simulation-2.json')).status, 0);
});

test('a database that cannot be opened is reported with the reason', (t) => {
    const folder = temporaryFolder(t);
    const {status, lines} = run('serve', '--web', webFolder(folder), '--database', folder);
    assert.equal(status, 1);
    assert.match(lines.at(-1), /cannot be opened for writing: Is a directory/);
});

test('whoever may not reach a database is told so in one line', (t) => {
    // It is looked for beyond the longest name, which nobody can reach, whatever account runs the tests.
    const database = path.join(temporaryFolder(t), 'x'.repeat(300));
    const id = '0123456789abcdef0123';
    for (const words of [
        ['compact'],
        ['forget', '--name', 'Anna'],
        ['refuse', '203.0.113.7'],
        ['refuse', '--list'],
        ['announce', 'Late'],
        ['drain'],
        ['end', id],
        ['delete', id],
        ['bring-back'],
        ['bring-back', id],
        ['tables'],
        ['export', '--all'],
        ['backup', path.join(path.dirname(database), 'copy')],
    ]) {
        const {status, lines} = run(...words, '--database', database);
        const says = `dahut ${words[0]}: ${database}: it cannot be reached: File name too long`;
        assert.deepEqual([status, lines], [1, [says]], words.join(' '));
    }
});

test('a server that is to outlive its terminal ignores that the terminal is gone', async (t) => {
    const server = await Server.start(t, {program: 'nohup', first: [programs.tiny]});
    server.process.kill('SIGHUP');
    const client = await Client.open(server);
    assert.equal((await client.get('create', tinyTable())).type, 'seated');
});

test('nobody else on the machine can read the database', async (t) => {
    const server = await Server.start(t);
    assert.equal(statSync(path.join(server.folder, 'dahut.db')).mode & 0o077, 0);
});

/** What makes the shell start a program with this one of its standard streams closed. */
const closing = (stream, program) => ['-c', `exec "$0" "$@" ${stream}>&-`, program];

test('the log of a server whose standard error is closed is not written into its database', async (t) => {
    const server = await Server.start(t);
    await server.kill('SIGTERM');
    Object.assign(server, {program: 'sh', first: closing(2, programs.tiny)});
    await server.launch();
    assert.equal((await server.get('/healthz')).text, 'ok');
    await server.kill('SIGKILL');
    const begins = readFileSync(path.join(server.folder, 'dahut.db')).subarray(0, 15);
    assert.equal(String(begins), 'SQLite format 3');
});

test('a command whose standard output is closed says that it cannot be written', async (t) => {
    const server = await Server.start(t);
    await server.kill('SIGTERM');
    const words = ['export', '--all', '--database', path.join(server.folder, 'dahut.db')];
    const {status, stderr} = spawnSync('sh', [...closing(1, programs.dahut), ...words], {encoding: 'utf8'});
    assert.equal(status, 1);
    assert.match(stderr, /cannot be written\n$/);
});
