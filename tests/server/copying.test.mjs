// A house moves to PostgreSQL and back, by `dahut copy`, while a match is in mid-play: the same links go on. A copy
// that is killed, or meets a full disk or a lost connection, goes on when it is started again.
import assert from 'node:assert/strict';
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {entered} from './entered.mjs';
import {usePostgres} from './postgres_server.mjs';
import {
    Server,
    comesTrue,
    firstAction,
    playToEnd,
    programs,
    temporaryFolder,
    twoAtTable,
    webFolder,
} from './support.mjs';

const postgres = usePostgres();

function run(env, ...words) {
    const how = {encoding: 'utf8', timeout: 60000, env: {...process.env, ...env}};
    const {status, stdout, stderr} = spawnSync(programs.dahut, words, how);
    return {status, stdout, stderr};
}

/** Copies, which must succeed. Returns what it says. */
function copied(...words) {
    const {status, stdout, stderr} = run({}, 'copy', ...words);
    assert.deepEqual([status, stderr], [0, '']);
    return stdout;
}

/** The one line in which a copy says why it could not be. */
function refusedCopy(env, ...words) {
    const {status, stdout, stderr} = run(env, 'copy', ...words);
    assert.deepEqual([status, stdout, stderr.trim().split('\n').length], [1, '', 1], stderr);
    return stderr;
}

/** Why a server does not start on this database. */
function refusedStart(t, database) {
    const web = webFolder(temporaryFolder(t));
    const {status, stderr} = run({}, 'serve', '--port', '0', '--web', web, '--database', database);
    assert.equal(status, 1, stderr);
    return stderr;
}

const serving = (t, database, ...options) => Server.start(t, {options: ['--database', database, ...options]});

const told = ({n, view, events}) => ({n, view, events});

/** A file with a match in mid-play, and what its players were told. */
async function playedFile(t) {
    const file = path.join(temporaryFolder(t), 'dahut.db');
    const server = await serving(t, file);
    const {anna, bela, tokens, table} = await twoAtTable(server);
    await anna.act(firstAction(anna.decision));
    await bela.when(() => bela.n === anna.n);
    const seen = [told(anna), told(bela)];
    await server.kill('SIGKILL');
    return {file, tokens, table, seen};
}

/** Both players go on where they were, by the same links. */
async function goOn(server, tokens, seen) {
    const clients = [await entered(server, tokens[0]), await entered(server, tokens[1])];
    assert.deepEqual(clients.map(told), seen);
    return clients;
}

/** Holds a table of the schema, so that whoever copies waits there. Returns what lets it go. */
async function held(name, table) {
    const words = ['--no-psqlrc', '-At', '--dbname', postgres.address(name)];
    const holder = spawn('psql', words, {stdio: ['pipe', 'pipe', 'inherit'], ...postgres.account});
    holder.stdin.write(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE; SELECT 'held';\n`);
    const [line] = await once(holder.stdout, 'data');
    assert.match(String(line), /BEGIN|LOCK|held/);
    const locked = `SELECT count(*) FROM pg_locks WHERE granted AND relation = '${table}'::regclass`;
    await comesTrue(() => postgres.ask(name, locked) === '1', 'the table is held');
    return {
        isAwaited: () => postgres.ask(name, 'SELECT count(*) > 0 FROM pg_locks WHERE NOT granted') === 't',
        async release() {
            holder.stdin.end();
            await once(holder, 'exit');
        },
    };
}

/** Kills a copy while it waits for this table of the schema, and waits until PostgreSQL has noticed. */
async function killedCopy(name, table, ...words) {
    const holding = await held(name, table);
    const copying = spawn(programs.dahut, ['copy', ...words], {stdio: 'ignore'});
    await comesTrue(holding.isAwaited, 'the copy waits for the table');
    copying.kill('SIGKILL');
    await once(copying, 'exit');
    await holding.release();
    const sessions = "SELECT count(*) FROM pg_stat_activity WHERE application_name LIKE 'dahut %' AND datname = ";
    await comesTrue(() => postgres.ask(name, `${sessions}'${name}'`) === '0', 'its session has ended');
}

test('a match in mid-play moves to PostgreSQL and back, and the same links go on', async (t) => {
    const {file, tokens, table, seen} = await playedFile(t);
    const database = postgres.freshDatabase('moved');
    assert.match(
        copied(file, database),
        /^postgresql:.*: 1 tables with \d+ entries, the same as there, sha256 [0-9a-f]{64}$/m,
    );
    assert.ok(refusedStart(t, file).includes(`everything in it has gone to ${database}: serve that`));
    const there = await serving(t, database);
    const clients = await goOn(there, tokens, seen);
    const mover = clients.find((client) => client.decision && !client.decision.optional);
    await mover.act(firstAction(mover.decision));
    await Promise.all(clients.map((one) => one.when(() => one.n === mover.n)));
    const later = clients.map(told);
    await there.kill('SIGTERM');

    const back = path.join(temporaryFolder(t), 'back.db');
    assert.match(copied(database, back), / entries copied in [\d.]+ s, \d+ a second; compared in [\d.]+ s$/m);
    assert.ok(refusedStart(t, database).includes(`everything in it has gone to ${back}: serve that`));
    const here = await serving(t, back);
    await playToEnd(await goOn(here, tokens, later));
    const {status} = await here.json(`/api/tables/${table.id}/record`, 'record.schema.json', tokens[0]);
    assert.equal(status, 200);
});

test('what was left can be served again, as it was then, and copied again', async (t) => {
    const {file, tokens, seen} = await playedFile(t);
    copied(file, postgres.freshDatabase('first'));
    const refusal = refusedCopy({}, file, postgres.freshDatabase('second'));
    assert.match(refusal, /everything in it has gone to .*first.*; `dahut copy --again` copies it once more/);
    assert.match(refusedCopy({}, file, file), /dahut\.db would be copied to itself\n$/);
    copied('--again', file, postgres.address('second'));
    const check = ['check', '--port', '0', '--web', webFolder(temporaryFolder(t)), '--database', file];
    assert.match(run({}, ...check).stderr, /everything in it has gone to/);
    const again = await serving(t, file, '--again');
    await goOn(again, tokens, seen);
    await again.kill('SIGTERM');
    await goOn(await serving(t, file), tokens, seen);
});

test('a copy that is killed goes on, and until then neither end is served', async (t) => {
    const {file, tokens, seen} = await playedFile(t);
    const database = postgres.freshDatabase('killed');
    // Makes the schema, in which a table can be held.
    await (await serving(t, database)).kill('SIGTERM');
    await killedCopy('killed', 'entries', file, database);
    assert.equal(postgres.ask('killed', 'SELECT count(*) FROM tables'), '1', 'a part has arrived');
    assert.equal(postgres.ask('killed', 'SELECT count(*) FROM entries'), '0');
    assert.match(refusedStart(t, file), /a copy of it to postgresql:.* has begun and not ended/);
    assert.match(refusedStart(t, database), /it holds only a part of .*dahut\.db: start `dahut copy` again/);
    copied(file, database);
    const there = await serving(t, database);
    await goOn(there, tokens, seen);
    await there.kill('SIGTERM');

    const back = path.join(temporaryFolder(t), 'back.db');
    await killedCopy('killed', 'keys', database, back);
    assert.match(refusedStart(t, back), /it holds only a part of postgresql:/);
    copied(database, back);
    await goOn(await serving(t, back), tokens, seen);
});

test('a full disk and a lost connection are said in one line, and the copy goes on later', async (t) => {
    const {file, tokens, seen} = await playedFile(t);
    const database = postgres.freshDatabase('lost');
    await (await serving(t, database)).kill('SIGTERM');
    const holding = await held('lost', 'entries');
    const copying = spawn(programs.dahut, ['copy', file, database], {stdio: ['ignore', 'ignore', 'pipe']});
    let said = '';
    copying.stderr.on('data', (data) => (said += data));
    await comesTrue(holding.isAwaited, 'the copy waits for the table');
    postgres.ask(
        'lost',
        "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE NOT granted AND relation = 'entries'::regclass",
    );
    assert.deepEqual((await once(copying, 'close'))[0], 1);
    assert.match(said, /^dahut copy: postgresql:.*; start the same again, and it goes on\n$/);
    await holding.release();
    copied(file, database);

    const back = path.join(temporaryFolder(t), 'back.db');
    const orders = path.join(temporaryFolder(t), 'orders');
    writeFileSync(orders, 'back.db-wal write ENOSPC always');
    const env = {LD_PRELOAD: programs.failingDisk, DAHUT_FAULTS: orders, ASAN_OPTIONS: 'verify_asan_link_order=0'};
    assert.match(refusedCopy(env, database, back), /back\.db: database or disk is full/);
    rmSync(orders);
    assert.ok(existsSync(back));
    copied(database, back);
    await goOn(await serving(t, back), tokens, seen);
});

test('a limit on the size of files is said in one line, and the copy goes on later', async (t) => {
    const {file, tokens, seen} = await playedFile(t);
    const copy = path.join(temporaryFolder(t), 'copy.db');
    const limited = ['-c', 'ulimit -f 64 && exec "$0" "$@"', programs.dahut, 'copy', file, copy];
    const {status, stderr} = spawnSync('sh', limited, {encoding: 'utf8', timeout: 60000});
    assert.deepEqual([status, stderr.trim().split('\n').length], [1, 1], stderr);
    assert.match(stderr, /^dahut copy: .*: /);
    copied(file, copy);
    await goOn(await serving(t, copy), tokens, seen);
});

test('what cannot be copied is refused in one line, and nothing changes', async (t) => {
    const {file} = await playedFile(t);
    const database = postgres.freshDatabase('refused');
    const server = await serving(t, database);
    assert.match(refusedCopy({}, file, database), /somebody is using it: dahut /);
    await twoAtTable(server);
    await server.kill('SIGTERM');
    assert.match(refusedCopy({}, file, database), /holds other tables; a copy needs an empty database/);
    assert.match(refusedCopy({}, path.join(temporaryFolder(t), 'none.db'), database), /none\.db does not exist/);
    const running = await serving(t, file);
    assert.match(refusedCopy({}, file, postgres.freshDatabase('unused')), /another server is using it/);
    await running.kill('SIGTERM');
    for (const words of [
        ['postgresql://dahut:hidden@localhost/dahut', file],
        [file, 'postgresql:///dahut?password=hidden'],
    ]) {
        const {status, stderr} = run({}, 'copy', ...words);
        assert.equal(status, 2, stderr);
        assert.match(stderr, /says a password.*PGPASSWORD.*PGPASSFILE/);
        assert.doesNotMatch(stderr, /hidden/);
    }
    await serving(t, file);
});
