// Backups of a running server, put back after a kill: whatever had been told before a backup began is in it. And health
// checks.
import assert from 'node:assert/strict';
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {chownSync, existsSync, lstatSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync} from 'node:fs';
import {networkInterfaces} from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {dahut, dahutWith} from './commands.mjs';
import {entered} from './entered.mjs';
import {
    Server,
    comesTrue,
    fast,
    firstAction,
    programs,
    pseudoRandom,
    sleep,
    temporaryFolder,
    twoAtTable,
} from './support.mjs';

/** How many messages of its stream a seat is told of, on a server with this database. */
async function toldBy(t, folder, token) {
    const server = await Server.start(t, {folder});
    const client = await entered(server, token);
    await server.kill('SIGKILL');
    return client.n;
}

/** Two people who play match after match until `stop`. Of each table they know what its host was told, by number. */
class Players {
    constructor(server) {
        this.server = server;
        this.tables = [];
        this.stopped = false;
        this.playing = this.play();
    }

    async play() {
        while (!this.stopped) {
            const {anna, bela, tokens} = await twoAtTable(this.server);
            const table = {token: tokens[0], told: new Map(), last: anna.n};
            const note = () => {
                table.told.set(anna.n, structuredClone(anna.view));
                table.last = anna.n;
            };
            note();
            anna.socket.on('message', note);
            this.tables.push(table);
            while (!this.stopped && anna.table.status === 'running') {
                const asked = [anna, bela].find((one) => one.decision && !one.decision.optional);
                await (asked ? asked.act(firstAction(asked.decision)) : anna.moment());
                await bela.get('say', {text: 'at any moment'});
            }
            // What comes before the answer has been told by then.
            await anna.get('ping');
            await Promise.all([anna.close(), bela.close()]);
        }
    }

    /** What hosts have been told until now: for each table the number of the last message. */
    told() {
        return this.tables.map((table) => ({table, last: table.last}));
    }
}

/** By night fifty, at moments of any kind; else a few. */
const BACKUPS = process.env.DAHUT_NIGHTLY ? 50 : 4;

test('every backup that is made while people play brings back all that was told before it began', async (t) => {
    const server = await Server.start(t, {options: fast});
    const database = path.join(server.folder, 'dahut.db');
    // What ./test says as DAHUT_SEED begins with eight hexadecimal digits.
    const seed = process.env.DAHUT_SEED?.slice(0, 8) || (Date.now() % 1_000_000).toString(16);
    t.diagnostic(`the moments follow from DAHUT_SEED=${seed}`);
    const below = pseudoRandom(Number.parseInt(seed, 16));
    const players = new Players(server);
    await comesTrue(() => players.tables.length > 0, 'a match begins');
    const copies = [];
    for (let count = 0; count < BACKUPS; ++count) {
        await sleep(below(200));
        const told = players.told();
        const file = path.join(server.folder, `copy-${count}.db`);
        const copied = dahut('backup', file, '--database', database);
        const {status, stderr} = await Promise.race([copied, players.playing]);
        assert.deepEqual([status, stderr], [0, '']);
        copies.push({file, told});
    }
    players.stopped = true;
    await players.playing;
    await server.kill('SIGKILL');
    for (const {file, told} of copies) {
        const folder = temporaryFolder(t);
        const restored = await dahut('restore', file, '--database', path.join(folder, 'dahut.db'));
        assert.deepEqual([restored.status, restored.stderr], [0, '']);
        const again = await Server.start(t, {folder, options: fast});
        for (const {table, last} of told) {
            // The later copies know more tables than one address may have connections.
            const client = await entered(again, table.token);
            const {n, view} = client;
            await client.close();
            assert.ok(n >= last, `${n} of ${last} messages`);
            assert.deepEqual(view, table.told.get(n), 'what was told is the same');
        }
        await again.kill('SIGKILL');
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
    const why = `dahut restore: ${file}: the database ${database} is in use: another server is using it\n`;
    assert.deepEqual([refused.status, refused.stderr], [1, why]);
    await server.kill('SIGKILL');
    const {stdout} = await dahut('restore', file, '--database', database);
    const aside = /is now (\S+)/.exec(stdout)[1];
    assert.ok(existsSync(aside) && existsSync(`${aside}-wal`));
    assert.equal(await toldBy(t, server.folder, tokens[0]), told);
});

/** The database in this folder and all that lies beside it, with the account and the group that own it. */
const ownersIn = (folder) =>
    readdirSync(folder)
        .filter((name) => name.startsWith('dahut.db'))
        .map((name) => [name, statSync(path.join(folder, name))])
        .map(([name, {uid, gid}]) => `${name} ${uid}:${gid}`);

test('what root puts back, imports or copies is of the account that serves, whose server starts on it', async (t) => {
    if (process.getuid() !== 0) {
        t.skip('only root can be somebody else');
        return;
    }
    const first = ['--reuid=65534', '--regid=65533', '--clear-groups', programs.dahut];
    const folderOfAccount = () => {
        const folder = temporaryFolder(t);
        chownSync(folder, 65534, 65533);
        return folder;
    };
    const root = async (folder, ...words) => {
        const {status, stderr} = await dahut(...words);
        assert.deepEqual([status, stderr], [0, ''], words.join(' '));
        const others = ownersIn(folder).filter((owned) => !owned.endsWith(' 65534:65533'));
        assert.deepEqual(others, [], words.join(' '));
    };
    const server = await Server.start(t, {folder: folderOfAccount(), program: 'setpriv', first});
    const {anna, tokens} = await twoAtTable(server, {game: 'ys'});
    const told = anna.n;
    const database = path.join(server.folder, 'dahut.db');
    const kept = temporaryFolder(t);
    const [copy, exported] = [path.join(kept, 'today.db'), path.join(kept, 'friday.jsonl')];
    await dahut('backup', copy, '--database', database);
    await dahut('export', '--all', '--to', exported, '--database', database);
    await server.kill('SIGKILL');
    await root(server.folder, 'restore', copy, '--database', database);
    // The log of a command that is given before the next start is of the same account.
    await root(server.folder, 'forget', '--name', 'Nobody', '--database', database);
    for (const words of [
        ['restore', copy],
        ['import', exported],
        ['copy', copy],
    ]) {
        const folder = folderOfAccount();
        const made = path.join(folder, 'dahut.db');
        await root(folder, ...words, ...(words[0] === 'copy' ? [made] : ['--database', made]));
        const again = await Server.start(t, {folder, program: 'setpriv', first});
        assert.equal((await entered(again, tokens[0])).n, told, words[0]);
    }
    await server.launch();
    assert.equal((await entered(server, tokens[0])).n, told);
});

const FILL = `
import sqlite3, sys
database = sqlite3.connect(sys.argv[1])
table = database.execute("SELECT id FROM tables").fetchone()[0]
rows = [(table, 1000 + number, "a" * 2000) for number in range(5000)]
database.executemany("INSERT INTO entries (table_id, number, at_ms, entry) VALUES (?, ?, 0, ?)", rows)
database.commit()
`;

test('a folder is no name for one copy', async (t) => {
    const server = await Server.start(t);
    const folder = temporaryFolder(t);
    const copied = await dahut('backup', folder, '--database', path.join(server.folder, 'dahut.db'));
    assert.equal(copied.status, 1);
    assert.ok(copied.stderr.endsWith(`: ${folder} is a folder; name a file, or give --every\n`), copied.stderr);
    assert.equal(existsSync(`${folder}.partial`), false);
});

test('a copy takes the place of no pipe or device, and of nothing that belongs to its database', async (t) => {
    const server = await Server.start(t);
    const database = path.join(server.folder, 'dahut.db');
    assert.equal((await dahut('refuse', '203.0.113.7', '--database', database)).status, 0);
    const pipe = path.join(server.folder, 'pipe');
    const link = path.join(server.folder, 'link');
    assert.equal(spawnSync('mkfifo', [pipe]).status, 0);
    symlinkSync(pipe, link);
    for (const [copy, says] of [
        [pipe, ' is no file that could be replaced'],
        [link, ' is no file that could be replaced'],
        [`${database}.refused`, ' or of a file that belongs to it'],
        [`${database}.socket`, ' or of a file that belongs to it'],
    ]) {
        const {status, stderr} = await dahut('backup', copy, '--database', database);
        assert.equal(status, 1);
        assert.ok(stderr.endsWith(`${says}\n`), stderr);
    }
    assert.ok(lstatSync(pipe).isFIFO() && lstatSync(link).isSymbolicLink());
    assert.equal((await dahut('announce', 'Still there', '--database', database)).status, 0);
    const named = path.join(server.folder, 'x.partial');
    symlinkSync(database, named);
    for (const words of [
        ['backup', path.join(server.folder, 'x')],
        ['export', '--all', '--to', path.join(server.folder, 'x')],
    ]) {
        const {status, stderr} = await dahut(...words, '--database', named);
        assert.equal(status, 1);
        assert.ok(stderr.endsWith(' or of a file that belongs to it\n'), stderr);
    }
    assert.ok(lstatSync(named).isSymbolicLink());
    const copy = path.join(server.folder, 'copy');
    assert.equal((await dahut('backup', copy, '--database', database)).status, 0);
    for (const words of [['restore', copy], ['compact']]) {
        const {status, stderr} = await dahut(...words, '--database', pipe);
        assert.equal(status, 1);
        assert.match(stderr, /: it is a device or a pipe, and a database is a file\n$/);
    }
    assert.ok(lstatSync(pipe).isFIFO());
});

test('a backup that has the name of what is written stays, and is not put back', async (t) => {
    const server = await Server.start(t);
    const database = path.join(temporaryFolder(t), 'other.db');
    const copy = `${database}.partial`;
    assert.equal((await dahut('backup', copy, '--database', path.join(server.folder, 'dahut.db'))).status, 0);
    const {status, stderr} = await dahut('restore', copy, '--database', database);
    assert.equal(status, 1);
    assert.ok(stderr.endsWith(' has the name that a copy is written under; give it another name first\n'), stderr);
    assert.ok(statSync(copy).size > 0);
});

test('what lies where a copy is written and cannot be removed is named', async (t) => {
    const server = await Server.start(t);
    const copy = path.join(server.folder, 'copy');
    mkdirSync(`${copy}.partial/kept`, {recursive: true});
    const {status, stderr} = await dahut('backup', copy, '--database', path.join(server.folder, 'dahut.db'));
    assert.equal(status, 1);
    assert.match(stderr, /\.partial cannot be opened: Is a directory\n$/);
    assert.ok(existsSync(`${copy}.partial/kept`));
});

const HOLD = `
import fcntl, sys
held = open(sys.argv[1], 'w')
fcntl.flock(held, fcntl.LOCK_EX)
print('held', flush=True)
sys.stdin.read()
`;

test('two that make the same copy or export do not write into one file', async (t) => {
    const server = await Server.start(t);
    const database = ['--database', path.join(server.folder, 'dahut.db')];
    const copy = path.join(server.folder, 'copy');
    const first = spawn('python3', ['-c', HOLD, `${copy}.partial`]);
    await once(first.stdout, 'data');
    for (const words of [
        ['backup', copy],
        ['export', '--all', '--to', copy],
    ]) {
        const {status, stderr} = await dahut(...words, ...database);
        assert.equal(status, 1);
        assert.ok(stderr.endsWith(`: another process is writing ${copy}.partial\n`), stderr);
        assert.ok(existsSync(`${copy}.partial`) && !existsSync(copy));
    }
    first.stdin.end();
    await once(first, 'exit');
    assert.equal((await dahut('backup', copy, ...database)).status, 0);
    assert.ok(existsSync(copy) && !existsSync(`${copy}.partial`));
});

test('a disk that fails while a copy is sent to it, or at its flush, fails the backup and keeps nothing', async (t) => {
    const server = await Server.start(t);
    await twoAtTable(server);
    await server.kill('SIGTERM');
    const database = path.join(server.folder, 'dahut.db');
    const copies = path.join(server.folder, 'copies');
    const orders = path.join(server.folder, 'orders');
    const env = {LD_PRELOAD: programs.failingDisk, DAHUT_FAULTS: orders, ASAN_OPTIONS: 'verify_asan_link_order=0'};
    // Of a small copy SQLite flushes a change first, of a large one the first mebibyte is sent before.
    for (const [fill, says] of [
        [false, /disk I\/O error/],
        [true, /what is stored cannot be forced to the disk: Input\/output error/],
    ]) {
        if (fill) {
            assert.equal(spawnSync('python3', ['-c', FILL, database]).status, 0);
        }
        writeFileSync(orders, '.partial flush EIO once');
        const {status, stderr} = await dahutWith(env, 'backup', path.join(copies, 'copy.db'), '--database', database);
        assert.equal(status, 1);
        assert.match(stderr, says);
        assert.deepEqual([existsSync(orders), readdirSync(copies)], [false, []]);
    }
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

test('a health check asks at the address at which the server listens, and says a status without a text', async (t) => {
    const checked = ({url}, ...words) => dahut('check', '--running', '--port', new URL(url).port, ...words);
    const isThere = (wanted) =>
        Object.values(networkInterfaces())
            .flat()
            .some(({address}) => address === wanted);
    for (const [listening, other] of [
        ['127.0.0.2', '127.0.0.1'],
        ...(isThere('::1') ? [['::1', '127.0.0.1']] : []),
        ['0.0.0.0', '127.0.0.2'],
    ]) {
        const server = await Server.start(t, {options: ['--address', listening]});
        assert.deepEqual(await checked(server, '--address', listening), {status: 0, stdout: '', stderr: ''}, listening);
        const elsewhere = await checked(server, '--address', other);
        assert.equal(elsewhere.status, listening === '0.0.0.0' ? 0 : 1, other);
        await server.kill('SIGTERM');
    }
    const server = await Server.start(t);
    await dahut('refuse', '127.0.0.0/8', '--database', path.join(server.folder, 'dahut.db'));
    const {status, stderr} = await checked(server);
    assert.deepEqual([status, stderr], [1, 'dahut check: the server answers with status 403\n']);
});
