// `dahut backup --every`: backups that are made again and again while a server runs, until a signal ends it.
import assert from 'node:assert/strict';
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {dahut} from './commands.mjs';
import {entered} from './entered.mjs';
import {Server, comesTrue, programs, temporaryFolder, twoAtTable} from './support.mjs';

const NAME = /^dahut-\d{4}-\d\d-\d\dT\d{6}Z\.db$/;

/** The command, which makes a backup each second into a folder of its own. `orders` tells its disk what fails. */
function repeating(t, {database, copies = path.join(temporaryFolder(t), 'copies'), orders = '', keep = '2'}) {
    const words = ['backup', copies, '--database', database, '--every', '1s', '--keep', keep];
    const failing = {LD_PRELOAD: programs.failingDisk, DAHUT_FAULTS: orders, ASAN_OPTIONS: 'verify_asan_link_order=0'};
    const env = {...process.env, ...(orders && failing)};
    const running = spawn(programs.dahut, words, {stdio: ['ignore', 'pipe', 'pipe'], env});
    const ended = once(running, 'close');
    t.after(async () => {
        running.kill('SIGKILL');
        await ended;
    });
    const said = {stdout: '', stderr: ''};
    running.stdout.on('data', (data) => (said.stdout += data));
    running.stderr.on('data', (data) => (said.stderr += data));
    const names = () => (existsSync(copies) ? readdirSync(copies).sort() : []);
    const linesOf = (text) => text.split('\n').slice(0, -1);
    const made = () => linesOf(said.stdout).filter((line) => / tables?, \d+ KiB$/.test(line)).length;
    return {
        pid: running.pid,
        copies,
        names,
        made,
        backups: () => names().filter((name) => NAME.test(name)),
        failures: () => linesOf(said.stderr),
        untilMade: (count) => comesTrue(() => made() >= count, `${count} backups: ${said.stderr}`),
        untilFailed: (count) => comesTrue(() => linesOf(said.stderr).length >= count, `${count} failures`),
        async end(signal = 'SIGTERM') {
            running.kill(signal);
            assert.deepEqual(await ended, [0, null]);
        },
    };
}

async function databaseOf(t) {
    const server = await Server.start(t);
    const {anna, tokens} = await twoAtTable(server);
    return {server, anna, tokens, database: path.join(server.folder, 'dahut.db')};
}

test('backups of a running server are made again and again, the newest stay, and each can be put back', async (t) => {
    const {anna, tokens, database} = await databaseOf(t);
    const told = anna.n;
    const every = repeating(t, {database});
    await every.untilMade(1);
    writeFileSync(path.join(every.copies, 'mine.db'), 'mine');
    await every.untilMade(4);
    await every.end();
    const [older, newer, mine, ...others] = every.names();
    assert.deepEqual([NAME.test(older), NAME.test(newer), mine, others], [true, true, 'mine.db', []]);
    assert.deepEqual(every.failures(), []);
    for (const name of [older, newer]) {
        const folder = temporaryFolder(t);
        const put = await dahut('restore', path.join(every.copies, name), '--database', path.join(folder, 'dahut.db'));
        assert.deepEqual([put.status, put.stderr], [0, '']);
        const back = await entered(await Server.start(t, {folder}), tokens[0]);
        assert.equal(back.n, told);
    }
});

test('it leaves the processor and the disk to others', async (t) => {
    const {database} = await databaseOf(t);
    const every = repeating(t, {database});
    await every.untilMade(1);
    const patience = (pid) => Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[16]);
    assert.equal(patience(every.pid), Math.min(patience(process.pid) + 10, 19));
    assert.match(spawnSync('ionice', ['-p', every.pid], {encoding: 'utf8'}).stdout, /best-effort: prio 7/);
    await every.end();
});

test('it goes on where it was when it is started again, and ends by Ctrl+C as well', async (t) => {
    const {database} = await databaseOf(t);
    const first = repeating(t, {database, keep: '3'});
    await first.untilMade(2);
    await first.end('SIGINT');
    const before = first.backups();
    const second = repeating(t, {database, copies: first.copies, keep: '3'});
    await second.untilMade(2);
    await second.end();
    const after = second.backups();
    const since = after.filter((name) => !before.includes(name));
    assert.deepEqual(after, [...before, ...since].slice(-3), 'the oldest have gone');
});

test('without the database nothing goes; it is said in a line each time, and tried again', async (t) => {
    const {server, database} = await databaseOf(t);
    await server.kill('SIGTERM');
    const every = repeating(t, {database});
    await every.untilMade(3);
    renameSync(database, `${database}.gone`);
    await every.untilFailed(1);
    const kept = every.backups();
    assert.equal(kept.length, 2);
    await every.untilFailed(3);
    assert.deepEqual(every.names(), kept);
    for (const line of every.failures()) {
        assert.match(line, /^dahut backup: \S+dahut\.db: /);
    }
    renameSync(`${database}.gone`, database);
    await every.untilMade(every.made() + 1);
    await every.end();
});

test('a full disk takes no older backup and leaves nothing behind, and once there is room all goes on', async (t) => {
    const {database} = await databaseOf(t);
    const orders = path.join(temporaryFolder(t), 'orders');
    const every = repeating(t, {database, orders});
    await every.untilMade(2);
    writeFileSync(orders, '.partial write ENOSPC always');
    await every.untilFailed(2);
    const kept = every.backups();
    await every.untilFailed(4);
    assert.deepEqual(every.backups(), kept);
    assert.match(every.failures().at(-1), /dahut\.db: it cannot be copied to \S+\.partial: database or disk is full$/);
    rmSync(orders);
    await every.untilMade(every.made() + 1);
    await every.end();
    assert.deepEqual(every.names(), every.backups());
});

test('a signal ends it also while the disk does not answer, and what is half made goes the next time', async (t) => {
    const {database} = await databaseOf(t);
    const orders = path.join(temporaryFolder(t), 'orders');
    writeFileSync(orders, '.partial flush stuck always');
    const stuck = repeating(t, {database, orders});
    await comesTrue(() => stuck.names().length > 0, 'it has begun');
    await stuck.end();
    assert.deepEqual(stuck.backups(), []);
    const next = repeating(t, {database, copies: stuck.copies});
    await next.untilMade(1);
    await next.end();
    assert.deepEqual(next.names(), next.backups());
});

test('how often and how many has to be sensible', async (t) => {
    const folder = temporaryFolder(t);
    for (const [words, says] of [
        [['--keep', '3'], /--keep requires --every/],
        [['--every', '24'], /--every/],
        [['--every', '1d', '--keep', '0'], /--keep/],
    ]) {
        const {status, stderr} = await dahut('backup', folder, ...words);
        assert.equal(status, 2, words.join(' '));
        assert.match(stderr, says);
    }
});
