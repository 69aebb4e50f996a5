// The administrator's page: what the server lets whoever shows the administrator's token do, and that nobody else can.
import assert from 'node:assert/strict';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {dahut} from './commands.mjs';
import {house} from './house.mjs';
import {usePostgres} from './postgres_server.mjs';
import {Client, Server, assertFits, temporaryFolder, twoAtTable} from './support.mjs';

const TOKEN = 'a-secret-of-the-house-0123456789abcdef';

const postgres = usePostgres();

/** The options of a server that an administrator can enter. */
function opened(t, mode = 0o600) {
    const file = path.join(temporaryFolder(t), 'token');
    writeFileSync(file, `${TOKEN}\n`, {mode});
    return ['--admin-token-file', file];
}

/** Such a server, and what a request of an administrator is answered. */
async function administered(t) {
    const server = await Server.start(t, {options: opened(t)});
    return {server, ...asking(server)};
}

/** How an administrator asks this server. */
function asking(server) {
    const post = async (request, headers = {'dahut-token': TOKEN}) => {
        const body = typeof request === 'string' ? request : JSON.stringify(request);
        const response = await fetch(`${server.url}/api/operate`, {method: 'POST', headers, body});
        return {status: response.status, answer: await response.json()};
    };
    const operate = async (request) => {
        const {status, answer} = await post(request);
        assert.equal(status, 200);
        assertFits('operator-answer.schema.json', answer);
        return answer;
    };
    return {post, operate};
}

test('without a token there is no way in, and none but the right one opens', async (t) => {
    const closed = await Server.start(t);
    const unknown = await fetch(`${closed.url}/api/operate`, {method: 'POST', body: '{}'});
    assert.equal(unknown.status, 404);
    const {post} = await administered(t);
    for (const headers of [{}, {'dahut-token': ''}, {'dahut-token': `${TOKEN}0`}, {authorization: 'Bearer x'}]) {
        const {status, answer} = await post({type: 'show_tables'}, headers);
        assert.deepEqual([status, answer.code], [403, 'unknown_token'], JSON.stringify(headers));
    }
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
        assert.equal((await post({type: 'show_tables'}, {authorization: `${scheme} ${TOKEN}`})).status, 200, scheme);
    }
});

test('a secret that others can read is warned of once, and opens all the same', async (t) => {
    const server = await Server.start(t, {options: opened(t, 0o644)});
    assert.equal((await asking(server).post({type: 'show_tables'})).status, 200);
    const warnings = server.stderr.match(
        / warning admin_token_open: others on this machine can read .*; chmod 600 \S+/g,
    );
    assert.equal(warnings.length, 1);
    const {server: closed} = await administered(t);
    assert.doesNotMatch(closed.stderr, /admin_token_open/);
});

test('only lines of an operator are taken, and nothing is changed by reading', async (t) => {
    const {server, post} = await administered(t);
    for (const line of ['', '{', '[]', '{"type": "nothing"}', '{"type": "show_tables", "named": 3}']) {
        const {status, answer} = await post(line);
        assert.deepEqual([status, answer.type, answer.code], [200, 'refused', 'bad_message'], line);
    }
    const read = await fetch(`${server.url}/api/operate`, {headers: {'dahut-token': TOKEN}});
    assert.deepEqual([read.status, read.headers.get('allow')], [405, 'POST']);
});

test('tables are found by a part of a name, by id and by link, and told as everybody may know them', async (t) => {
    const {server, operate} = await administered(t);
    const {anna, table, tokens} = await twoAtTable(server);
    const [shown] = (await operate({type: 'show_tables'})).tables;
    assert.deepEqual([shown.id, shown.stage, shown.seats], [table.id, 'running', ['Anna', 'Bela']]);
    assert.equal(JSON.stringify(shown).includes(tokens[0]), false);
    for (const named of [
        table.id,
        table.name.slice(1, 4).toUpperCase(),
        'bel',
        `${server.url}/table.html#${tokens[1]}`,
    ]) {
        assert.deepEqual(
            (await operate({type: 'show_tables', named})).tables.map(({id}) => id),
            [table.id],
            named,
        );
    }
    assert.deepEqual((await operate({type: 'show_tables', named: 'nobody'})).tables, []);
    await anna.close();
});

test('how old a table is follows from the moment of the answer', async (t) => {
    const {server, operate} = await administered(t);
    const before = Date.now();
    const {anna} = await twoAtTable(server);
    const {now_ms: now, tables} = await operate({type: 'show_tables'});
    assert.ok(before <= tables[0].made_ms && tables[0].made_ms <= now && now <= Date.now());
    await anna.close();
});

test('the size of a match that goes on does not tell how long its entries are', async (t) => {
    const {operate, server} = await administered(t);
    const tables = [await twoAtTable(server), await twoAtTable(server)];
    const shown = async ({table}) => (await operate({type: 'show_tables', named: table.id})).tables[0];
    const before = await shown(tables[0]);
    assert.deepEqual(Object.keys(before), ['id', 'game', 'stage', 'name', 'seats', 'made_ms', 'changed_ms', 'kib']);
    assert.ok(Number.isInteger(before.kib) && before.kib >= 1 && before.kib < 10, `${before.kib} KiB`);
    const talk = ({anna}, letters) =>
        Promise.all(Array.from({length: 10}, () => anna.get('say', {text: 'x'.repeat(letters)})));
    await Promise.all([talk(tables[0], 300), talk(tables[1], 1)]);
    const after = await Promise.all(tables.map(shown));
    assert.equal(after[0].kib, after[1].kib);
    assert.ok(after[0].kib > before.kib, `${before.kib} KiB before and after 10 texts`);
    await Promise.all(tables.map(({anna}) => anna.close()));
});

test('an administrator tells everybody something, ends a match and deletes its table', async (t) => {
    const {server, operate} = await administered(t);
    const {anna, table} = await twoAtTable(server);
    const text = 'ő'.repeat(300);
    assert.deepEqual(await operate({type: 'announce', text, lasting_s: 60}), {type: 'done'});
    assert.equal((await anna.until(({type}) => type === 'announced')).text, text);
    assert.deepEqual(await operate({type: 'end', table: table.id}), {type: 'done'});
    await anna.when(() => anna.table.status === 'stopped');
    assert.equal((await operate({type: 'end', table: table.id})).type, 'refused');
    assert.deepEqual(await operate({type: 'delete', table: table.id}), {type: 'done'});
    await anna.until(({type}) => type === 'closing');
    const found = await operate({type: 'show_tables', named: table.id});
    assert.deepEqual(
        found.tables.map(({stage}) => stage),
        ['set_aside'],
    );
    assert.deepEqual(await operate({type: 'bring_back', table: table.id}), {type: 'done'});
    assert.equal((await operate({type: 'bring_back', table: table.id})).code, 'table_gone');
    assert.deepEqual(await operate({type: 'drain', until_stop_s: 600}), {type: 'done'});
    const late = await Client.open(server);
    await late.until(({type}) => type === 'announced');
});

test('on PostgreSQL tables are not listed, and ended by their id at the process that serves them', async (t) => {
    const {servers, ask} = await house(t, postgres, ['one', 'two'], opened(t));
    const [one, two] = [...servers.values()].map((server) => asking(server).operate);
    const {table} = await twoAtTable(servers.get('one'));
    const {code, sentence} = await one({type: 'show_tables'});
    assert.deepEqual([code, sentence], ['storage_failed', 'With PostgreSQL tables are found by psql.']);
    assert.deepEqual(await one({type: 'announce', text: 'Soon.', lasting_s: 60}), {type: 'done'});
    // As docs/hosting.md says.
    const served = ask('SELECT id, stage, summary, name FROM tables LEFT JOIN processes ON owner = incarnation');
    assert.ok(served.startsWith(table.id) && served.endsWith('|one'), served);
    const outcome = async (operate, type) => {
        const answer = await operate({type, table: table.id});
        return answer.code ?? answer.type;
    };
    assert.deepEqual([await outcome(two, 'end'), await outcome(one, 'end')], ['moved', 'done']);
    assert.deepEqual([await outcome(two, 'delete'), await outcome(one, 'delete')], ['table_gone', 'done']);
    assert.equal(await outcome(two, 'bring_back'), 'done');
});

test('a server does not start with a token that is none, and its check says so', async (t) => {
    const folder = temporaryFolder(t);
    const file = path.join(folder, 'token');
    const start = ['--port', '0', '--database', path.join(folder, 'dahut.db'), '--admin-token-file', file];
    const said = async (command) => (await dahut(command, ...start)).stderr;
    assert.match(await said('serve'), /cannot let an administrator in: .*token cannot be read/);
    for (const content of ['', 'short', `${'x'.repeat(257)}\n`, `${'with spaces '.repeat(4)}\n`]) {
        writeFileSync(file, content);
        assert.match(await said('serve'), /the first line of .*token is no token/, content);
    }
    const {stdout, stderr} = await dahut('check', ...start);
    assert.match(stdout + stderr, /cannot let an administrator in: .* \(--admin-token-file\)/);
});
