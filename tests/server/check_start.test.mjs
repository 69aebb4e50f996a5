// `dahut check` before a start: what would go wrong with these settings, and that nothing is changed.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {dahut} from './commands.mjs';
import {Server, temporaryFolder, webFolder} from './support.mjs';

/** A folder with pages, and `dahut check` there with a port that is free. */
function place(t) {
    const folder = webFolder(temporaryFolder(t));
    const database = path.join(folder, 'data', 'dahut.db');
    const check = (...words) =>
        dahut('check', '--port', '0', '--web', folder, '--database', database, '--address', '127.0.0.1', ...words);
    return {folder, database, check};
}

const lines = ({stderr}) => stderr.trim().split('\n').filter(Boolean);

test('settings with which a server can start are said to be so, and nothing is made', async (t) => {
    const {folder, check} = place(t);
    const before = readdirSync(folder);
    assert.deepEqual(await check(), {status: 0, stdout: 'A server with these settings can start.\n', stderr: ''});
    assert.deepEqual(readdirSync(folder), before);
});

test('a port and a database that a server is using are named', async (t) => {
    const server = await Server.start(t);
    const {check} = place(t);
    const database = path.join(server.folder, 'dahut.db');
    const {port} = new URL(server.url);
    const checked = await check('--port', port, '--database', database);
    assert.equal(checked.status, 1);
    const [first, second, ...others] = lines(checked);
    assert.match(first, new RegExp(`^dahut check: cannot listen at 127.0.0.1 port ${port}: Address already in use`));
    assert.match(second, /^dahut check: cannot use the database .*dahut\.db: another server is using it$/);
    assert.deepEqual(others, []);
    await server.kill('SIGTERM');
    assert.equal((await check('--port', port, '--database', database)).status, 0);
});

test('an address for metrics that is of another machine, in use, or that of the players is named', async (t) => {
    const server = await Server.start(t);
    const {check} = place(t);
    const {port} = new URL(server.url);
    const withMetrics = async (address, ...words) => {
        const {status, stderr} = await check('--metrics-address', address, ...words);
        return [status, stderr.replace(/^dahut check: cannot serve metrics at /, '')];
    };
    for (const [address, why] of [
        ['192.0.2.1:9100', 'Cannot assign requested address'],
        [`127.0.0.1:${port}`, 'Address already in use'],
    ]) {
        assert.deepEqual(await withMetrics(address), [1, `${address}: ${why} (--metrics-address)\n`]);
    }
    await server.kill('SIGTERM');
    assert.deepEqual(await withMetrics(`127.0.0.1:${port}`), [0, '']);
    const both = await withMetrics(`127.0.0.1:${port}`, '--port', port);
    assert.deepEqual(both, [1, `127.0.0.1:${port}: Address already in use (--metrics-address)\n`]);
});

test('a file that is no database, and a folder without pages, are named at once', async (t) => {
    const {folder, database, check} = place(t);
    mkdirSync(path.dirname(database));
    writeFileSync(database, 'This is a letter, not a database. '.repeat(100));
    const checked = await check('--web', path.join(folder, 'none'));
    assert.equal(checked.status, 1);
    const [pages, kept, ...others] = lines(checked);
    assert.match(pages, /^dahut check: cannot serve the pages: .*\(--web names their folder\)$/);
    assert.match(kept, /^dahut check: cannot use the database /);
    assert.deepEqual(others, []);
});

test('a damaged list of refused addresses, with which no server starts, is named', async (t) => {
    const {database, check} = place(t);
    mkdirSync(path.dirname(database));
    writeFileSync(`${database}.refused`, '203.0.113.7\nnonsense\n');
    const checked = await check();
    assert.deepEqual([checked.status, checked.stdout], [1, '']);
    assert.match(checked.stderr, /^dahut check: cannot read which addresses are refused: .*line 2: this is no address/);
});

test("an administrator's secret that others can read is noted, and keeps nobody from starting", async (t) => {
    const {folder, check} = place(t);
    const file = path.join(folder, 'token');
    writeFileSync(file, 'a-secret-of-the-house-0123456789abcdef\n');
    const can = 'A server with these settings can start.\n';
    const note = `Others on this machine can read the administrator's secret; chmod 600 ${file} (--admin-token-file)\n`;
    for (const [mode, stdout] of [
        [0o644, can + note],
        [0o640, can + note],
        [0o600, can],
    ]) {
        chmodSync(file, mode);
        assert.deepEqual(await check('--admin-token-file', file), {status: 0, stdout, stderr: ''}, mode.toString(8));
    }
});

test('an origin behind a proxy that is not trusted, and a proxy without a name, are named', async (t) => {
    const {check} = place(t);
    const origin = ['--allow-origin', 'https://games.example.org'];
    const proxy = ['--trusted-proxy', '127.0.0.1'];
    assert.match((await check(...origin)).stderr, /none is trusted: .*\(--trusted-proxy\)\n$/);
    assert.match((await check(...proxy)).stderr, /no name of it is allowed: .*\(--allow-origin\)\n$/);
    assert.equal((await check(...origin, ...proxy)).status, 0);
    assert.equal((await check('--allow-origin', 'http://games.local:8080')).status, 0);
});

test('a public address whose name is not allowed is named, as links of notices would lead to a refusal', async (t) => {
    const {check} = place(t);
    const checked = (address, ...words) =>
        check('--public-address', address, '--trusted-proxy', '127.0.0.1', '--allow-origin', ...words);
    const address = 'https://games.example.org/dahut/';
    for (const [status, ...words] of [
        [1, 'https://example.org'],
        [0, 'https://games.example.org'],
        [0, 'https://example.org', '--allow-host', 'games.example.org'],
    ]) {
        assert.equal((await checked(address, ...words)).status, status, words.join(' '));
    }
    const {stderr} = await checked(address, 'https://example.org');
    assert.match(
        stderr,
        /^dahut check: links of notices begin with https:\/\/games\.example\.org\/dahut, and .*refused/,
    );
    assert.equal((await check('--public-address', 'http://games.local:8080')).status, 0);
    assert.equal((await check('--public-address', 'http://[2001:db8::1]:8080')).status, 0);
});

/** Leaves one finished match of 10 KiB for each of so many days. */
const FILL = `
import sqlite3, sys, time
database = sqlite3.connect(sys.argv[1])
database.execute("DELETE FROM entries")
database.execute("DELETE FROM tables")
now = int(1000 * time.time())
for day in range(int(sys.argv[2])):
    at = now - day * 24 * 3600 * 1000 - 60 * 1000
    database.execute("INSERT INTO tables (id, stage, changed_ms) VALUES (?, 2, ?)", (f"over {day}", at))
    database.execute("INSERT INTO entries (table_id, number, at_ms, entry) VALUES (?, 1, ?, ?)",
                     (f"over {day}", at, "x" * 10240))
database.commit()
`;

test('whether there is room for a year is told with the figures, once matches came for a week', async (t) => {
    const {folder, check} = place(t);
    const server = await Server.start(t);
    await server.kill('SIGTERM');
    const database = path.join(server.folder, 'dahut.db');
    const checked = (mib, ...more) => check('--database', database, '--max-database-mib', mib, ...more);
    const fill = (days) => assert.equal(spawnSync('python3', ['-c', FILL, database, days]).status, 0, folder);
    fill('3');
    const ready = 'A server with these settings can start.\n';
    const young = 'The database is too young to say whether there is room for a year.\n';
    assert.deepEqual(await checked('100'), {status: 0, stdout: ready + young, stderr: ''}, 'too young to tell');
    fill('90');
    const full = await checked('1');
    assert.equal(full.status, 1);
    assert.match(lines(full)[0], /: the database has \d+ MiB of 1, which leaves no room for new tables \(--max-d/);
    fill('60');
    const rate =
        'at the rate of the latest 28 days (28 matches, 10 KiB each) a year takes 4 MiB, and there is room for';
    const well = await checked('100');
    assert.deepEqual([well.status, well.stderr], [0, '']);
    assert.match(well.stdout.slice(ready.length), /^There is room for a year: at the .* for \d+ MiB\.\n$/);
    assert.ok(well.stdout.includes(rate));
    const little = await checked('2');
    assert.equal(little.status, 1);
    assert.ok(lines(little)[0].startsWith(`dahut check: ${rate} `), little.stderr);
    assert.match(little.stderr, /, which lasts \d+ days; make room on the disk, raise --max-database-mib, or let /);
    assert.equal((await checked('2', '--finished-kept-mib', '1')).status, 0, 'no more is kept');
    assert.equal((await checked('2', '--finished-go-after', '8d')).status, 0);
});

test('the options of a check are those of a server, from every place', async (t) => {
    const {folder, check} = place(t);
    writeFileSync(path.join(folder, 'dahut.conf'), 'max-tables = 0\n');
    const {status, stderr} = await check('--config', path.join(folder, 'dahut.conf'));
    assert.equal(status, 2);
    assert.match(stderr, /max-tables.*dahut\.conf line 1/);
    assert.equal(existsSync(path.join(folder, 'data')), false);
});
