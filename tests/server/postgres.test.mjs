// People play on PostgreSQL: the server or the database is killed, and nothing that was told is lost. What keeps a
// server from starting is said in one line.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import net from 'node:net';
import {test} from 'node:test';
import {freePort} from '../support/free_port.mjs';
import {dahut} from './commands.mjs';
import {entered} from './entered.mjs';
import {usePostgres} from './postgres_server.mjs';
import {Heard, standBefore} from './postgres_wire.mjs';
import {
    Server,
    comesTrue,
    firstAction,
    playToEnd,
    programs,
    sleep,
    temporaryFolder,
    tinyTable,
    twoAtTable,
    webFolder,
} from './support.mjs';

const postgres = usePostgres();

const actFields = (client) => ({decision: client.decision.number, action: firstAction(client.decision)});

/** Runs the program to its end. Returns the exit status and the lines on standard error. */
function run(env, ...options) {
    const how = {encoding: 'utf8', timeout: 20000, env: {...process.env, ...env}};
    const {status, stderr} = spawnSync(programs.dahut, options, how);
    return {status, lines: stderr.split('\n').filter((line) => line !== '' && !/ info \w+: /.test(line))};
}

/** What keeps a server from starting on this database. */
function refusal(t, database, env = {}) {
    const {status, lines} = run(
        env,
        'serve',
        '--port',
        '0',
        '--web',
        webFolder(temporaryFolder(t)),
        '--database',
        database,
    );
    assert.deepEqual([status, lines.length], [1, 1], lines.join('\n'));
    return lines[0];
}

/** The same while this process stands before the database. */
async function refusalBefore(t, database) {
    const options = ['--port', '0', '--web', webFolder(temporaryFolder(t)), '--database', database];
    const {status, stderr} = await dahut('serve', ...options);
    assert.equal(status, 1, stderr);
    assert.match(stderr, /^[^\n]*\n$/);
    return stderr.trimEnd();
}

test('a match on PostgreSQL goes on after the server was killed, and is read when it is over', async (t) => {
    const database = postgres.freshDatabase('played');
    const server = await Server.start(t, {env: {DAHUT_DATABASE: 'unused.db'}, options: ['--database', database]});
    const {anna, tokens, table} = await twoAtTable(server);
    await anna.act(firstAction(anna.decision));
    const {n, view, events} = anna;
    await server.crashAndRestart();
    const again = [await entered(server, tokens[0]), await entered(server, tokens[1])];
    assert.deepEqual([again[0].n, again[0].view, again[0].events], [n, view, events]);
    assert.equal(postgres.ask('played', 'SELECT count(*) FROM tables WHERE stage = 1'), '1');
    await playToEnd(again);
    const {status} = await server.json(`/api/tables/${table.id}/record`, 'record.schema.json', tokens[0]);
    assert.equal(status, 200);
    assert.ok(Number(postgres.ask('played', 'SELECT max(number) FROM entries')) > n);
});

test('while the database is gone actions are refused, and afterwards it works again by itself', async (t) => {
    const server = await Server.start(t, {options: ['--database', postgres.freshDatabase('gone')]});
    const {anna, bela, tokens} = await twoAtTable(server);
    const told = bela.n;
    await postgres.kill();
    assert.equal(await anna.refused('act', actFields(anna)), 'storage_failed');
    assert.equal(await anna.refused('create', tinyTable()), 'storage_failed');
    const unready = await server.get('/readyz');
    assert.deepEqual([unready.status, JSON.parse(unready.text).code], [503, 'storage_failed']);
    assert.equal(bela.n, told, 'nobody hears of what is not stored');
    await postgres.start();
    await comesTrue(async () => (await anna.ask('act', actFields(anna))).type === 'update', 'an action is stored');
    await bela.when(() => bela.n === told + 1);
    // The process signs once a second, and is not ready before it could.
    await comesTrue(async () => (await server.get('/readyz')).status === 200, 'the server is ready');
    const [away] = server.stderr.split(/ info database_open: /).slice(1);
    const failures = [...away.matchAll(/^(\S+ \S+) error \w+: .*(?<cause>connection to server .*)$/gm)];
    assert.ok(failures.length > 0, away);
    for (const [index, {1: moment, groups}] of failures.entries()) {
        const before = failures.slice(0, index).findLast((one) => one.groups.cause === groups.cause);
        const pause = before ? Date.parse(moment) - Date.parse(before[1]) : Infinity;
        assert.ok(pause >= 10000, `the same cause after ${pause} ms: ${away}`);
    }
    assert.match(server.stderr.slice(server.stderr.indexOf(away)), / info database_open: /);
    await server.crashAndRestart();
    assert.equal((await entered(server, tokens[0])).n, told + 1);
});

test('while the database takes no writes actions are refused, and afterwards it works again by itself', async (t) => {
    const server = await Server.start(t, {options: ['--database', postgres.freshDatabase('reading')]});
    const {anna, bela} = await twoAtTable(server);
    const {n, view, decision} = anna;
    // Whoever is connected is made to connect again, as after a failover.
    const takeWrites = (whether) => {
        postgres.ask('postgres', `ALTER SYSTEM SET default_transaction_read_only = ${whether}`);
        postgres.ask('postgres', 'SELECT pg_reload_conf()');
        postgres.ask('postgres', 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $$reading$$');
    };
    t.after(() => takeWrites('off'));
    takeWrites('on');
    const refuses = async () => (await anna.ask('act', actFields(anna))).code === 'storage_failed';
    await comesTrue(refuses, 'it is refused');
    const unready = await server.get('/readyz');
    assert.deepEqual([unready.status, JSON.parse(unready.text).code], [503, 'storage_failed']);
    assert.equal(await anna.refused('create', tinyTable()), 'storage_failed');
    assert.deepEqual([anna.n, anna.view, anna.decision, bela.n], [n, view, decision, n], 'nothing has happened');
    takeWrites('off');
    await comesTrue(async () => (await anna.ask('act', actFields(anna))).type === 'update', 'an action is stored');
    await bela.when(() => bela.n === n + 1);
    await comesTrue(async () => (await server.get('/readyz')).status === 200, 'the server is ready');
});

/** What a server that has not started yet says where it will listen. */
const saidAt = async (port, where, accept = '*/*') => {
    const answer = await fetch(`http://127.0.0.1:${port}${where}`, {headers: {accept, connection: 'close'}});
    const {status, headers} = answer;
    return {status, type: headers.get('content-type'), after: headers.get('retry-after'), text: await answer.text()};
};

test('a server that starts before its database waits, says so, also to whoever comes, and then serves', async (t) => {
    const database = postgres.freshDatabase('awaited');
    await postgres.kill();
    const port = await freePort();
    const server = await Server.awaiting(t, {options: ['--database', database, '--port', `${port}`]});
    const isThere = () => saidAt(port, '/healthz').catch(() => undefined);
    await comesTrue(isThere, 'it answers');
    assert.equal((await isThere()).text, 'ok');
    const sentence = 'The server waits for its database, and goes on by itself once that is there.';
    for (const where of ['/', '/table.html?table=1']) {
        const page = await saidAt(port, where, 'text/html,*/*');
        assert.deepEqual([page.status, page.type, page.after], [503, 'text/html; charset=utf-8', '5']);
        assert.ok(page.text.includes(`<p>${sentence}</p>`));
    }
    for (const where of ['/readyz', '/api/games', '/ws']) {
        const {status, after, text} = await saidAt(port, where, where === '/readyz' ? 'text/html' : undefined);
        assert.deepEqual([status, after, JSON.parse(text)], [503, '5', {code: 'storage_failed', sentence}]);
    }
    // Somebody who asks and says no more keeps the server from nothing.
    const idle = net.connect(port, '127.0.0.1').on('error', () => {});
    await once(idle, 'connect');
    await postgres.start();
    await server.started;
    assert.match(server.stderr, /warning database_awaited: waiting for the database postgresql:.*connection to server/);
    assert.equal(server.url, `http://127.0.0.1:${port}`);
    await twoAtTable(server);
});

test('a server waits for a database that takes no writes yet, as for one that does not answer', async (t) => {
    const database = postgres.freshDatabase('written');
    const takeWrites = (whether) =>
        postgres.ask('postgres', `ALTER DATABASE written SET default_transaction_read_only = ${whether}`);
    takeWrites('on');
    const server = await Server.awaiting(t, {options: ['--database', database]});
    takeWrites('off');
    await server.started;
    const waits = /warning database_awaited: waiting for the database postgresql:.*: the server takes no writes/;
    assert.match(server.stderr, waits);
    await twoAtTable(server);
});

test('a name serves one server, and the other one says who has it', async (t) => {
    const database = postgres.freshDatabase('shared');
    const server = await Server.start(t, {options: ['--database', database]});
    postgres.believeFor('shared', '1 hour');
    const inUse = new RegExp(
        `another server is using it under the name dahut: dahut \\S+ ${server.process.pid} at its own machine, since 2`,
    );
    assert.match(refusal(t, database), inUse);
    const {status, lines} = run({}, 'check', '--port', '0', '--database', database, '--web', server.folder);
    assert.deepEqual([status, lines.length], [1, 1]);
    assert.match(lines[0], inUse);
    await twoAtTable(server);
});

test('what keeps a server from starting on PostgreSQL is said in one line', (t) => {
    const database = postgres.freshDatabase('guarded');
    postgres.ask('guarded', "CREATE ROLE guarded LOGIN PASSWORD 'right'");
    const guarded = postgres.address('guarded', 'guarded');
    assert.match(refusal(t, guarded, {PGPASSWORD: 'wrong'}), /password authentication failed for user "guarded"/);
    assert.match(refusal(t, guarded, {PGPASSWORD: 'right'}), /permission denied for schema public/);
    assert.match(refusal(t, postgres.address('missing')), /database "missing" does not exist/);
    const latin = postgres.freshDatabase('latin', '--encoding', 'LATIN1', '--template', 'template0');
    assert.match(refusal(t, latin), /the database has the encoding LATIN1; make it anew with UTF8/);
    postgres.ask('guarded', 'CREATE TABLE dahut (version bigint, openings bigint)');
    postgres.ask('guarded', 'INSERT INTO dahut VALUES (99, 0)');
    assert.match(refusal(t, database), /the database is one of a newer Dahut/);
});

test('a number in an address that is none is refused, not taken for a server that is away', () => {
    for (const setting of ['connect_timeout=abc', 'keepalives_count=x', 'port=5432,0']) {
        const {status, lines} = run({}, 'serve', '--database', `postgresql:///dahut?host=/nowhere&${setting}`);
        assert.deepEqual([status, lines.length], [2, 1], setting);
        assert.match(lines[0], new RegExp(`says a ${setting.split('=')[0]} that is no number for one`));
    }
});

test('commands that work on a file say what to do instead', () => {
    for (const [words, instead] of [
        [['backup', 'copy.db'], /pg_dump/],
        [['restore', 'copy.db'], /pg_restore/],
        [['compact'], /vacuumdb --full/],
        [['export', '--all'], /pg_dump/],
        [['tables'], /psql/],
        [['delete', 'table'], /nothing does this yet/],
    ]) {
        const {status, lines} = run({}, ...words, '--database', 'postgresql://localhost/dahut');
        assert.deepEqual([status, lines.length], [2, 1], words[0]);
        assert.match(lines[0], /works on a file of SQLite; with PostgreSQL/);
        assert.match(lines[0], instead);
        assert.equal(run({DAHUT_DATABASE: 'postgresql://localhost/dahut'}, ...words).status, 2, words[0]);
    }
});

test('the environment may name a database for the server while other commands run', () => {
    const {status} = run({DAHUT_DATABASE: 'postgresql://localhost/dahut'}, 'simulate', 'ys', '--games', '1');
    assert.equal(status, 0);
});

test('a database that has no encryption is refused in one line if the address demands it', async (t) => {
    const plain = await standBefore(t, postgres, () => ({}));
    postgres.freshDatabase('plain');
    const line = await refusalBefore(t, plain('plain').replace('sslmode=disable', 'sslmode=require'));
    assert.match(line, /^dahut: cannot open the database .*: server does not support SSL, but SSL was required$/);
});

test('a pooler before the database is refused in one line', async (t) => {
    // It gives its clients numbers of its own.
    const pooled = await standBefore(t, postgres, () => ({
        back(data) {
            const told = data.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]));
            if (told >= 0) {
                data.writeInt32BE(data.readInt32BE(told + 5) + 1, told + 5);
            }
        },
    }));
    postgres.freshDatabase('pooled');
    const line = await refusalBefore(t, pooled('pooled'));
    assert.match(
        line,
        /^dahut: cannot open the database .*a pooler stands before PostgreSQL.*; name PostgreSQL itself$/,
    );
});

test('a PostgreSQL that is too old is refused in one line', async (t) => {
    // It says a version that is not its own, where it says its parameters.
    const old = await standBefore(t, postgres, () => ({
        back(data) {
            const version = Buffer.from('server_version\0');
            const told = data.indexOf(version);
            if (told >= 0) {
                data.write('14', told + version.length);
            }
        },
    }));
    postgres.freshDatabase('old');
    const line = await refusalBefore(t, old('old'));
    assert.match(line, /^dahut: cannot open the database .*: the server is PostgreSQL 14; Dahut needs 15 or newer$/);
    assert.equal(postgres.ask('old', "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"), '0');
});

const GROUP = 12;

const isOfEntries = (statement) => statement.includes('INSERT INTO entries');

test('what many tables store together is one request and one answer on the wire', async (t) => {
    const heard = new Heard();
    const address = await standBefore(t, postgres, (sockets) => heard.meet(sockets));
    postgres.freshDatabase('together');
    const server = await Server.start(t, {options: ['--database', address('together'), '--commit-seconds', '600']});
    const hosts = [];
    while (hosts.length < GROUP) {
        hosts.push((await twoAtTable(server)).anna);
    }
    const say = () => Promise.all(hosts.map((host) => host.ask('say', {text: 'at once'})));
    // While the answer to one is held back, all others wait for the next commit. On a slow machine the process refuses
    // some of them meanwhile, since it cannot sign; then this is tried again.
    const storedTogether = async () => {
        const before = heard.commits().length;
        heard.hold(true);
        const said = say();
        await sleep(200);
        heard.hold(false);
        await said;
        const since = heard.commits().slice(before);
        return since.some(({statements}) => statements.filter(isOfEntries).length > GROUP / 2);
    };
    await comesTrue(storedTogether, 'most of them are stored together');
    for (const {statements, others, marks, turns} of heard.commits()) {
        assert.deepEqual({others, marks, turns}, {others: [], marks: 1, turns: 1}, statements.join('\n'));
    }
});
