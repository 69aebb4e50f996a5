// What an operator does to a running server by commands: announce, drain, end a match, delete a table.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {chmodSync, existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {dahut} from './commands.mjs';
import {
    Client,
    Server,
    assertFits,
    comesTrue,
    firstAction,
    person,
    playToEnd,
    programs,
    tinyTable,
    twoAtTable,
} from './support.mjs';

/** A server, and commands of its operator. */
async function operated(t, settings = {}) {
    const server = await Server.start(t, settings);
    const database = path.join(server.folder, 'dahut.db');
    const operator = (command, ...words) => dahut(command, '--database', database, ...words);
    const done = async (...words) => {
        const {status, stdout, stderr} = await operator(...words);
        assert.deepEqual([status, stderr], [0, ''], words.join(' '));
        return stdout;
    };
    return {server, database, operator, done};
}

const isAnnounced = ({type}) => type === 'announced';

test('the socket of an operator is private, gone after a stop, and replaced after a kill', async (t) => {
    const {server, database, done} = await operated(t);
    const file = `${database}.socket`;
    assert.equal(statSync(file).mode & 0o777, 0o600);
    await server.crashAndRestart();
    await done('announce', 'Still there');
    await server.kill('SIGTERM');
    assert.equal(existsSync(file), false);
});

test('another account is told that it may not ask, not that no server runs', async (t) => {
    if (process.getuid() !== 0) {
        t.skip('only root can be somebody else');
        return;
    }
    const {server, database} = await operated(t);
    chmodSync(server.folder, 0o755);
    const nobody = {uid: 65534, gid: 65534, encoding: 'utf8'};
    for (const command of ['announce', 'drain']) {
        const {status, stderr} = spawnSync(programs.dahut, [command, '--database', database], nobody);
        assert.equal(status, 1);
        assert.match(stderr, /: only the account that runs the server, or root, may ask at its socket\n$/);
    }
});

test('a server that has not answered in time may still do what it was asked, and so it is said', async (t) => {
    const {server, operator} = await operated(t);
    const client = await Client.open(server);
    server.process.kill('SIGSTOP');
    const {status, stderr} = await operator('announce', 'Late');
    server.process.kill('SIGCONT');
    assert.deepEqual([status, /: the server has not answered; it may still do it\n$/.test(stderr)], [1, true]);
    assert.equal((await client.until(isAnnounced)).text, 'Late');
});

test('everybody hears what is announced, and so does whoever comes until it is taken back', async (t) => {
    const {server, done} = await operated(t);
    const {anna, bela} = await twoAtTable(server);
    const passer = await Client.open(server);
    const firstPage = async () => (await fetch(`${server.url}/api/tables`)).json();
    const text = 'Ma este tízkor <b>leállunk</b>.';
    await done('announce', text);
    const lists = await firstPage();
    assertFits('http.schema.json#/$defs/tables', lists);
    assert.deepEqual(lists.announced, {text});
    assert.deepEqual(lists.running, [], 'the table is not a public one');
    for (const client of [anna, bela, passer]) {
        assert.deepEqual(await client.until(isAnnounced), {type: 'announced', text});
    }
    const late = await Client.open(server);
    assert.deepEqual(await late.until(isAnnounced), {type: 'announced', text});
    await server.untilLogged(/ operator_announced: the operator has announced something\n/);
    await done('announce');
    await server.untilLogged(/ operator_took_back: the operator has taken back what was announced\n/);
    assert.equal('announced' in (await firstPage()), false);
    assert.deepEqual(await late.until((message) => isAnnounced(message) && !message.text), {type: 'announced'});
    const later = await Client.open(server);
    await later.get('ping');
    assert.equal(later.messages.some(isAnnounced), false);
});

test('an announcement that is too long or no text is refused, and nobody hears it', async (t) => {
    const {server, operator} = await operated(t);
    const client = await Client.open(server);
    for (const text of ['two\nlines', ' ']) {
        const {status, stderr} = await operator('announce', text);
        assert.equal(status, 1, JSON.stringify(text));
        assert.match(stderr, /^dahut announce: The line is not right: /);
    }
    await operator('announce', 'Still there');
    assert.equal((await client.until(isAnnounced)).text, 'Still there');
    for (const [words, sentence] of [
        [[''], /^dahut: text: must not be empty /],
        [['é'.repeat(301)], /^dahut: text: must be 300 characters at most /],
        [['x'.repeat(100000)], /^dahut: text: must be 300 characters at most /],
        [['x', '--for', '8d'], /^dahut: --for: .*604800/],
    ]) {
        const {status, stderr} = await operator('announce', ...words);
        assert.equal(status, 2, stderr);
        assert.match(stderr, sentence);
    }
    const bytes = spawnSync('sh', ['-c', 'exec "$0" announce "$(printf "\\377")"', programs.dahut], {encoding: 'utf8'});
    assert.equal(bytes.status, 2);
    assert.match(bytes.stderr, /^dahut: text: must be text in UTF-8 /);
    const late = await Client.open(server);
    assert.equal((await late.until(isAnnounced)).text, 'Still there', 'nothing took it back');
    await client.get('ping');
    assert.equal(client.messages.filter(isAnnounced).length, 1);
});

test('a server that drains makes no tables, lets matches go on, and stops in order with everything kept', async (t) => {
    const {server, done} = await operated(t);
    const {anna, tokens} = await twoAtTable(server);
    assert.match(
        await done('drain', '--drain-seconds', '600'),
        /^no more tables are made, and the server stops in 600 s/,
    );
    const {stops_in_s: seconds} = await anna.until(isAnnounced);
    assert.ok(seconds > 0 && seconds <= 600);
    const late = await Client.open(server);
    assert.equal(await late.refused('create', tinyTable()), 'draining');
    const ready = await server.get('/readyz');
    assert.deepEqual([ready.status, JSON.parse(ready.text).code], [503, 'draining']);
    await anna.act(firstAction(anna.decision));
    const told = anna.n;
    await done('drain', '--drain-seconds', '0');
    assert.deepEqual(await server.exited, [0, null]);
    assert.equal((await anna.until(({type}) => type === 'closing')).code, 'stopping');
    await server.launch();
    const back = await Client.open(server);
    await back.get('enter', {token: tokens[0]});
    await back.when(() => back.n === told);
    await back.get('create', tinyTable());
});

test('a match that the operator ends has no result, says who has ended it, and stays so after a kill', async (t) => {
    const {server, operator, done} = await operated(t);
    const {anna, bela, table, tokens} = await twoAtTable(server);
    await anna.act(firstAction(anna.decision));
    await done('end', table.id);
    await bela.when(() => bela.table.status === 'stopped');
    assert.deepEqual([bela.table.ended_by_operator, bela.table.result], [true, undefined]);
    assert.equal(await anna.refused('act', {decision: 1, action: {type: 'pass'}}), 'table_over');
    const again = await operator('end', table.id);
    assert.deepEqual([again.status, again.stderr], [1, 'dahut end: This table is over.\n']);
    await server.crashAndRestart();
    const back = await Client.open(server);
    const {table: kept} = await back.get('enter', {token: tokens[1]});
    assert.deepEqual([kept.status, kept.ended_by_operator], ['stopped', true]);
});

test('a table that the operator ends before its match is closed for those who are there', async (t) => {
    const {server, done} = await operated(t);
    const host = await Client.open(server);
    const {table} = await host.get('create', tinyTable());
    await done('end', table.id);
    assert.equal((await host.until(({type}) => type === 'closing')).code, 'closed_by_operator');
    const guest = await Client.open(server);
    assert.equal(await guest.refused('join', person('Bela', table.invitation)), 'table_gone');
});

test('a running table that the operator deletes lets everybody go, and comes back as it was', async (t) => {
    const {server, operator, done} = await operated(t);
    const {anna, bela, table, tokens} = await twoAtTable(server);
    await anna.act(firstAction(anna.decision));
    const {n, view} = anna;
    await done('delete', table.id);
    for (const client of [anna, bela]) {
        assert.equal((await client.until(({type}) => type === 'closing')).code, 'deleted');
    }
    const back = await Client.open(server);
    assert.equal(await back.refused('enter', {token: tokens[0]}), 'table_gone');
    assert.equal(await done('tables'), '');
    assert.equal(await done('bring-back', table.id), `${table.id}: there again\n`);
    const again = await Client.open(server);
    await again.get('enter', {token: tokens[0]});
    await again.when(() => again.n >= n);
    assert.deepEqual(again.view, view);
    assert.equal(again.table.status, 'running');
    const twice = await operator('bring-back', table.id);
    assert.deepEqual([twice.status, twice.stderr], [1, 'dahut bring-back: No such table was set aside.\n']);
});

test('a finished match that is deleted can be read by nobody until it is brought back', async (t) => {
    const {server, operator, done} = await operated(t);
    const {anna, bela, table} = await twoAtTable(server, {visibility: 'public'});
    await playToEnd([anna, bela]);
    const record = () => server.get(`/api/tables/${table.id}/record`);
    const whole = await record();
    assert.equal(whole.status, 200);
    await done('delete', table.id);
    assert.equal((await record()).status, 404);
    const finished = async () => JSON.parse((await server.get('/api/tables')).text).finished.map(({id}) => id);
    assert.deepEqual(await finished(), []);
    await done('reopen', table.id);
    assert.equal((await record()).text, whole.text);
    await comesTrue(async () => (await finished())[0] === table.id, 'it is listed again');
    await done('delete', table.id);
    await server.kill('SIGTERM');
    assert.equal((await operator('bring-back', table.id)).status, 0);
    await server.launch();
    assert.equal((await record()).text, whole.text);
});

/** A match of Ys between Anna and Bela, which the command itself can carry out again, with one action. */
async function matchOfYs(server) {
    const [anna, bela] = [await Client.open(server), await Client.open(server)];
    const {table, token} = await anna.get(
        'create',
        tinyTable({game: 'ys', seats: 2, clock: {bank_s: 600, increment_s: 0}}),
    );
    await bela.get('join', person('Bela', table.invitation));
    await anna.get('start');
    const acting = [anna, bela];
    await comesTrue(() => acting.some((one) => one.decision), 'somebody is asked');
    const first = acting.find((one) => one.decision);
    await first.act(firstAction(first.decision));
    return {table, token};
}

test('a match of a stopped server is ended as by a running one', async (t) => {
    const {server, operator, done} = await operated(t, {program: programs.dahut});
    const {table, token} = await matchOfYs(server);
    await server.kill('SIGKILL');
    assert.equal(await done('end', table.id), `${table.id}: ended\n`);
    assert.equal((await operator('end', table.id)).stderr, 'dahut end: This table is over.\n');
    assert.equal((await operator('end', '0'.repeat(20))).stderr, 'dahut end: there is no such table\n');
    await server.launch();
    const back = await Client.open(server);
    const {table: kept} = await back.get('enter', {token});
    assert.deepEqual([kept.status, kept.ended_by_operator, kept.result], ['stopped', true, undefined]);
    assert.equal(await done('tables'), '');
});

test('what is no id of a table is said to be none, and a link is not repeated', async (t) => {
    const {server, operator} = await operated(t);
    const {table} = await twoAtTable(server);
    const link = `${server.url}/table.html#${table.invitation}`;
    for (const command of ['end', 'delete', 'bring-back']) {
        for (const named of ['abc', link]) {
            const {status, stderr} = await operator(command, named);
            assert.equal(status, 2, stderr);
            assert.match(
                stderr,
                /needs the id of a table, as `dahut tables` shows it; for a link, `dahut tables --link/,
            );
            assert.ok(!stderr.includes(named), stderr);
        }
    }
});

test('a table of a stopped server is closed before its match, and is gone', async (t) => {
    const {server, done} = await operated(t, {program: programs.dahut});
    const host = await Client.open(server);
    const {table} = await host.get('create', tinyTable({game: 'ys', seats: 2}));
    await server.kill('SIGTERM');
    await done('end', table.id);
    await server.launch();
    const guest = await Client.open(server);
    assert.equal(await guest.refused('join', person('Bela', table.invitation)), 'table_gone');
});

test('a match whose rules the command does not have is not ended by it', async (t) => {
    const {server, operator, done} = await operated(t);
    const {table} = await twoAtTable(server);
    await server.kill('SIGKILL');
    const {status, stderr} = await operator('end', table.id);
    assert.equal(status, 1);
    assert.match(stderr, /^dahut end: its match cannot be carried out again by the rules that are here, [^\n]+\n$/);
    assert.match(await done('tables'), new RegExp(`^${table.id}  pips  running`));
});

test('a table is deleted from the database of a stopped server; else it is said that no server runs', async (t) => {
    const {server, operator, done} = await operated(t);
    const {table} = await twoAtTable(server);
    await server.kill('SIGKILL');
    await done('delete', table.id);
    assert.deepEqual((await operator('delete', table.id)).stderr, 'dahut delete: there is no such table\n');
    for (const command of ['announce', 'drain']) {
        const {status, stderr} = await operator(command);
        assert.equal(status, 1);
        assert.match(stderr, /no server of this version runs on/);
    }
});

test('deleting makes room for another table', async (t) => {
    const {server, done} = await operated(t, {options: ['--max-tables', '1']});
    const host = await Client.open(server);
    const {table} = await host.get('create', tinyTable());
    const other = await Client.open(server);
    assert.equal(await other.refused('create', tinyTable()), 'too_many_tables');
    await done('delete', table.id);
    await other.get('create', tinyTable());
    await comesTrue(async () => (await done('tables')).split('\n').length === 2, 'one table is there');
});
