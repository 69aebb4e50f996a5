// Tables leave a database whole by `dahut export` and come into another one by `dahut import`, byte for byte; whatever
// is no such file is refused by one sentence, and then nothing is stored.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, statSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {dahut} from './commands.mjs';
import {
    Client,
    Server,
    fast,
    firstAction,
    person,
    playToEnd,
    programs,
    temporaryFolder,
    tinyTable,
} from './support.mjs';

const databaseIn = (folder) => path.join(folder, 'dahut.db');

/** Anna and Bela in a match of Ys. */
async function match(server) {
    const [anna, bela] = [await Client.open(server), await Client.open(server)];
    const seated = await anna.get('create', tinyTable({game: 'ys', seats: 2}));
    const joined = await bela.get('join', person('Bela', seated.table.invitation));
    await anna.get('start');
    await bela.when(() => bela.n > 0);
    return {anna, bela, table: seated.table, tokens: [seated.token, joined.token]};
}

/** A server with an open table, a running match and a finished one, and what was exported beside it. */
async function exported(t) {
    const server = await Server.start(t, {program: programs.dahut, options: fast});
    const finished = await match(server);
    await finished.anna.get('say', {text: 'Árvíztűrő "tükörfúrógép"\\'});
    await playToEnd([finished.anna, finished.bela]);
    const running = await match(server);
    await running.anna.act(firstAction(running.anna.decision));
    const host = await Client.open(server);
    await host.get('create', tinyTable({game: 'ys'}));
    const file = path.join(server.folder, 'all.jsonl');
    const done = await dahut('export', '--all', '--to', file, '--database', databaseIn(server.folder));
    assert.deepEqual([done.status, done.stderr], [0, '']);
    assert.equal(statSync(file).mode & 0o777, 0o600, 'what it says of running matches is hidden');
    return {server, finished, running, file};
}

test('what is exported beside a running server is added elsewhere as it was, and played on there', async (t) => {
    const {server, finished, running, file} = await exported(t);
    const told = running.anna.n;
    const {stdout: record} = await dahut('export', finished.table.id, '--database', databaseIn(server.folder));
    assert.ok(readFileSync(file, 'utf8').includes(record.slice(record.indexOf('\n') + 1)));
    await server.kill('SIGKILL');
    const folder = temporaryFolder(t);
    const added = await dahut('import', file, '--database', databaseIn(folder));
    assert.deepEqual([added.status, added.stdout], [0, `${databaseIn(folder)}: 3 tables added\n`]);
    const again = await dahut('export', '--all', '--database', databaseIn(folder));
    assert.equal(again.stdout, readFileSync(file, 'utf8'));
    const other = await Server.start(t, {folder, program: programs.dahut, options: fast});
    const anna = await Client.open(other);
    await anna.get('enter', {token: running.tokens[0]});
    await anna.when(() => anna.n === told);
    const bela = await Client.open(other);
    await bela.get('enter', {token: running.tokens[1]});
    await bela.when(() => bela.n >= running.bela.n);
    await playToEnd([anna, bela]);
    const {value} = await other.json(
        `/api/tables/${finished.table.id}/record`,
        'record.schema.json',
        finished.tokens[0],
    );
    const kept = path.join(folder, 'record.json');
    writeFileSync(kept, JSON.stringify(value));
    assert.match((await dahut('verify', kept)).stdout, /: genuine\.\n$/);
});

test('an import that was cut off goes on when it is asked for again, and adds nothing twice', async (t) => {
    const {server, running, file} = await exported(t);
    await server.kill('SIGTERM');
    const database = databaseIn(temporaryFolder(t));
    const begun = path.join(server.folder, 'begun.jsonl');
    await dahut('export', running.table.id, '--to', begun, '--database', databaseIn(server.folder));
    assert.equal((await dahut('import', begun, '--database', database)).stdout, `${database}: 1 table added\n`);
    for (const [count, before] of [
        ['2 tables', 1],
        ['0 tables', 3],
    ]) {
        const {stdout} = await dahut('import', file, '--database', database);
        assert.equal(stdout, `${database}: ${count} added, ${before} of the file had been added before\n`);
    }
    const {stdout} = await dahut('tables', '--database', database);
    assert.equal(stdout.split('\n').filter((line) => line.includes(running.table.id)).length, 1);
});

test('tables that were played on are not replaced, and those beside them are not added', async (t) => {
    const {server, running, file} = await exported(t);
    const here = databaseIn(server.folder);
    const inUse = `dahut import: ${file}: the database ${here} is in use: another server is using it\n`;
    assert.equal((await dahut('import', file, '--database', here)).stderr, inUse);
    const next = [running.anna, running.bela].find(({decision}) => decision);
    await next.act(firstAction(next.decision));
    await server.kill('SIGTERM');
    const {status, stderr} = await dahut('import', file, '--database', here);
    assert.equal(status, 1);
    assert.match(stderr, /^dahut import: \S+: table [0-9a-f]{20} is there already, and not as in the file\n$/);
});

test('an export takes the place of nothing but a former one, and of that only if it comes to something', async (t) => {
    const {server, file} = await exported(t);
    const database = databaseIn(server.folder);
    const before = readFileSync(file, 'utf8');
    const stored = readFileSync(database);
    for (const to of [database, `${database}-wal`, `${database}-shm`, path.join(server.folder, '.', 'dahut.db')]) {
        const refused = await dahut('export', '--all', '--to', to, '--database', database);
        assert.equal(refused.status, 1);
        assert.match(refused.stderr, /the place of the database itself, or of a file that belongs to it\n$/);
    }
    symlinkSync(database, path.join(server.folder, 'link'));
    assert.equal(
        (await dahut('export', '--all', '--to', path.join(server.folder, 'link'), '--database', database)).status,
        1,
    );
    assert.ok(readFileSync(database).equals(stored));
    for (const wrong of [
        ['f'.repeat(20), '--database', database],
        ['--all', '--database', path.join(server.folder, 'nowhere.db')],
    ]) {
        assert.equal((await dahut('export', ...wrong, '--to', file)).status, 1);
        assert.equal(readFileSync(file, 'utf8'), before);
    }
    assert.equal((await dahut('export', '--all', '--to', '/dev/null', '--database', database)).status, 0);
    assert.ok(statSync('/dev/null').isCharacterDevice());
    assert.ok(!existsSync(`${file}.partial`));
});

test('what a file says twice is refused before anything of it is stored', async (t) => {
    const {server, file, running} = await exported(t);
    await server.kill('SIGTERM');
    const folder = temporaryFolder(t);
    const twice = path.join(folder, 'twice.jsonl');
    const one = (await dahut('export', running.table.id, '--database', databaseIn(server.folder))).stdout;
    writeFileSync(twice, readFileSync(file, 'utf8') + one.slice(one.indexOf('\n') + 1));
    const {status, stderr} = await dahut('import', twice, '--database', databaseIn(folder));
    assert.equal(status, 1);
    assert.match(stderr, new RegExp(`table ${running.table.id}: it is in the file twice\n$`));
    assert.equal((await dahut('tables', '--database', databaseIn(folder))).stdout, '');
});

test('a limit on the size of files ends no command without a word', async (t) => {
    const {server, file} = await exported(t);
    await server.kill('SIGTERM');
    const database = databaseIn(server.folder);
    for (const [command, why] of [
        [`export --all --to ${file}`, ''],
        [`backup ${server.folder}/copy.db`, 'the disk may be full, or failing'],
        ['compact', 'the disk may be full, or failing'],
    ]) {
        const limited = spawnSync('bash', [
            '-c',
            `ulimit -f 8; exec ${programs.dahut} ${command} --database ${database}`,
        ]);
        assert.equal(limited.status, 1, command);
        assert.match(limited.stderr.toString(), new RegExp(`^dahut \\w+: .+${why}\n$`));
    }
    assert.ok(!existsSync(`${server.folder}/copy.db`) && !existsSync(`${server.folder}/copy.db.partial`));
});

test('a file that is no export, or is not as it was exported, is refused and nothing of it stored', async (t) => {
    const {server, file} = await exported(t);
    await server.kill('SIGTERM');
    const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
    const entry = lines.findIndex((line) => line.includes('"text":"{\\"type\\":\\"acted'));
    const changed = (at, change) => lines.map((line, index) => (index === at ? change(line) : line)).join('\n') + '\n';
    const WRONG = [
        ['', /line 1: this is no export of Dahut/],
        ['hello\n', /line 1: it is no JSON object/],
        ['{"type":"table"}\n', /line 1: this is no export of Dahut/],
        [changed(0, (line) => line.replace('"format":1', '"format":2')), /line 1: .*format.*made by dahut/],
        [changed(entry, (line) => line.replace('"at_ms":1', '"at_ms":2')), /is not as it was exported/],
        [lines.filter((_, index) => index !== entry).join('\n') + '\n', /is not as it was exported/],
        [lines.slice(0, -1).join('\n') + '\n', /the file ends before its last table does/],
        [lines.join('\n').slice(0, -9), /the file ends in the middle of it/],
        [changed(1, (line) => line.replace('"stage":"finished"', '"stage":"gone"')), /no stage that can be/],
        [changed(1, () => '{"type":"entry"}'), /line 2: a table should begin here/],
        [changed(1, () => `{"type":"${'x'.repeat(2 ** 20)}"}`), /line 2: it is longer than any line of a table/],
        [changed(entry, () => '{"type":"key","hash":"../../etc"}'), /hash is not 64 hexadecimal digits/],
    ];
    const folder = temporaryFolder(t);
    const wrong = path.join(folder, 'wrong.jsonl');
    for (const [text, says] of WRONG) {
        writeFileSync(wrong, text);
        const {status, stdout, stderr} = await dahut('import', wrong, '--database', databaseIn(folder));
        assert.deepEqual([status, stdout], [1, ''], `${says}`);
        assert.match(stderr, says);
        assert.equal(stderr.split('\n').length, 2, 'one sentence');
    }
    assert.equal((await dahut('tables', '--finished', '--database', databaseIn(folder))).stdout, '');
});

test('a journal that the rules do not give, in a file whose checksums are right, is refused', async (t) => {
    const server = await Server.start(t);
    const [anna, bela] = [await Client.open(server), await Client.open(server)];
    const {table} = await anna.get('create', tinyTable());
    await bela.get('join', person('Bela', table.invitation));
    await server.kill('SIGTERM');
    const file = path.join(server.folder, 'foreign.jsonl');
    await dahut('export', '--all', '--to', file, '--database', databaseIn(server.folder));
    const {status, stderr} = await dahut('import', file, '--database', databaseIn(temporaryFolder(t)));
    assert.equal(status, 1);
    assert.match(stderr, new RegExp(`table ${table.id}: its journal gives something else by the rules of this Dahut`));
});

test('what is not there cannot be exported', async (t) => {
    const server = await Server.start(t);
    const unknown = await dahut('export', '0'.repeat(20), '--database', databaseIn(server.folder));
    assert.deepEqual([unknown.status, unknown.stdout], [1, '']);
    assert.match(unknown.stderr, /: there is no such table\n$/);
    assert.equal((await dahut('export', '--database', databaseIn(server.folder))).status, 2);
    assert.equal((await dahut('import', '/nowhere', '--database', databaseIn(temporaryFolder(t)))).status, 1);
});
