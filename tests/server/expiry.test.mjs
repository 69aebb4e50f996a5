// Unused tables are removed, and a seat whose answer was lost is found again. Uses the real program with its clock, its
// database and its shutdown.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import {test} from 'node:test';
import {HeldClock} from './held_clock.mjs';
import {
    Client,
    Server,
    comesTrue,
    contribution,
    person,
    playToEnd,
    programs,
    sleep,
    tinyTable,
    twoAtTable,
} from './support.mjs';

const atOnce = ['--nothing-goes-for', '1s'];

const tables = async (server) => (await server.json('/api/tables', 'http.schema.json#/$defs/tables')).value;

/** Waits until that list has `count` tables. */
const untilListed = (server, list, count) =>
    comesTrue(async () => (await tables(server))[list].length === count, `${count} ${list} tables are listed`);

/** The code that refuses entering with this token; undefined if it is accepted. */
async function refusedEntering(server, token) {
    const client = await Client.open(server);
    const {code} = await client.ask('enter', {token});
    await client.close();
    return code;
}

test('tables that nobody has visited for their age are removed, those with somebody there stay', async (t) => {
    const ages = [...atOnce, '--open-goes-after', '1s', '--running-goes-after', '2s'];
    const server = await Server.start(t, {options: ages});
    const [here, gone] = [await Client.open(server), await Client.open(server)];
    const kept = await here.get('create', tinyTable({visibility: 'public'}));
    assert.equal(kept.table.goes_after_s, 1);
    const left = await gone.get('create', tinyTable({visibility: 'public'}));
    const {anna, bela, tokens} = await twoAtTable(server, {visibility: 'public'});
    assert.equal(anna.table.goes_after_s, 2);
    await Promise.all([gone.close(), anna.close(), bela.close()]);
    await untilListed(server, 'open', 1);
    assert.equal((await tables(server)).open[0].id, kept.table.id);
    assert.equal(await refusedEntering(server, left.token), 'table_gone');
    await untilListed(server, 'running', 0);
    assert.equal(await refusedEntering(server, tokens[0]), 'table_gone');
    await server.crashAndRestart();
    assert.equal(await refusedEntering(server, left.token), 'table_gone');
});

test('a table that went is listed by the program, brought back by it, and as it was', async (t) => {
    const server = await Server.start(t, {program: programs.dahut, options: [...atOnce, '--open-goes-after', '1s']});
    const anna = await Client.open(server);
    const {token, table} = await anna.get('create', tinyTable({game: 'ys', visibility: 'public'}));
    await anna.close();
    await untilListed(server, 'open', 0);
    assert.equal(await refusedEntering(server, token), 'table_gone');
    const bringBack = (...words) =>
        spawnSync(programs.dahut, ['bring-back', ...words, '--database', path.join(server.folder, 'dahut.db')], {
            encoding: 'utf8',
        });
    const listed = new RegExp(`^${table.id}  ys  last changed \\d+ s ago\\n$`);
    assert.match(bringBack().stdout, listed, 'also while the server runs');
    await server.kill('SIGTERM');
    assert.match(bringBack().stdout, listed);
    assert.equal(bringBack('0'.repeat(20)).status, 1);
    assert.equal(bringBack(table.id).status, 0);
    assert.equal(bringBack().stdout, '');
    await server.launch();
    assert.equal(await refusedEntering(server, token), undefined);
});

test('a finished match goes at its age if the host says so, and comes back', async (t) => {
    const env = {DAHUT_FINISHED_GO_AFTER: '2s'};
    const server = await Server.start(t, {program: programs.tiny, options: atOnce, env});
    const {anna, bela, table, tokens} = await twoAtTable(server);
    await playToEnd([anna, bela]);
    await Promise.all([anna.close(), bela.close()]);
    await comesTrue(async () => (await refusedEntering(server, tokens[0])) === 'table_gone', 'it goes');
    await server.kill('SIGTERM');
    const database = path.join(server.folder, 'dahut.db');
    const back = spawnSync(programs.dahut, ['bring-back', table.id, '--database', database], {encoding: 'utf8'});
    assert.equal(back.stdout, `${table.id}: there again\n`);
    server.env = {};
    await server.launch();
    assert.equal(await refusedEntering(server, tokens[0]), undefined);
});

test('an age without a unit and a size of nothing are refused with the variable that says so', () => {
    for (const [name, wrong] of [
        ['DAHUT_FINISHED_GO_AFTER', '2'],
        ['DAHUT_FINISHED_KEPT_MIB', '0'],
    ]) {
        const env = {...process.env, [name]: wrong};
        const {status, stderr} = spawnSync(programs.dahut, ['serve'], {env, encoding: 'utf8'});
        assert.deepEqual([status, stderr.includes(name)], [2, true], stderr);
    }
});

test('nothing goes within a day of the start, or because the clock was set', async (t) => {
    const clock = new HeldClock(t);
    const options = ['--open-goes-after', '1s'];
    const server = await Server.start(t, {program: programs.dahut, options, env: clock.env});
    const anna = await Client.open(server);
    const {token} = await anna.get('create', tinyTable({game: 'ys', visibility: 'public'}));
    await anna.close();
    clock.pass(400 * 24 * 3600);
    await sleep(3000);
    assert.equal(await refusedEntering(server, token), undefined);
});

test('a server that stood still for twelve seconds charges nobody, nor does a clock that was set', async (t) => {
    const clock = new HeldClock(t);
    const server = await Server.start(t, {program: programs.dahut, env: clock.env});
    const timed = {game: 'ys', clock: {bank_s: 600, increment_s: 0}};
    const began = Date.now();
    const {anna, table} = await twoAtTable(server, timed);
    server.process.kill('SIGSTOP');
    await sleep(12_000);
    server.process.kill('SIGCONT');
    clock.pass(-3 * 3600);
    await anna.get('say', {text: 'Where was I?'});
    clock.pass(24 * 3600);
    await anna.get('say', {text: 'And when?'});
    const lefts = anna.messages.findLast(({type}) => type === 'clock').seats.map(({left_ms: left}) => left);
    // What the test took without the stop was charged at most, and what the server noticed of the stop.
    const most = Date.now() - began - 12_000 + 1_000;
    assert.ok(
        lefts.every((left) => left <= 600_000 && left >= 600_000 - most),
        `${lefts} of ${most}`,
    );
    assert.equal(table.status, 'open');
});

test('a finished match leaves the lists when it is old, and keeps its links and its record', async (t) => {
    const server = await Server.start(t, {options: [...atOnce, '--finished-listed-for', '1s']});
    const {anna, bela, table, tokens} = await twoAtTable(server, {visibility: 'public'});
    await playToEnd([anna, bela]);
    await untilListed(server, 'finished', 0);
    assert.equal(await refusedEntering(server, tokens[0]), undefined);
    assert.equal((await server.json(`/api/tables/${table.id}/record`, 'record.schema.json')).status, 200);
});

/** A connection to the server that loses every answer once the WebSocket is open. */
async function deafWay(t, server) {
    const {port, hostname} = new URL(server.url);
    const way = net.createServer((near) => {
        const far = net.connect(Number(port), hostname);
        near.pipe(far);
        far.on('data', (data) => way.deaf || near.write(data));
        for (const [one, other] of [
            [near, far],
            [far, near],
        ]) {
            one.on('close', () => other.destroy());
            one.on('error', () => other.destroy());
        }
    });
    await new Promise((resolve) => way.listen(0, '127.0.0.1', resolve));
    t.after(() => way.close());
    way.ws = `ws://127.0.0.1:${way.address().port}/ws`;
    return way;
}

/** Sends a request whose answer is lost, and waits until the server has carried it out. */
async function askUnheard(t, server, request, carriedOut) {
    const way = await deafWay(t, server);
    const client = await Client.open(way);
    way.deaf = true;
    client.sendRaw(JSON.stringify(request));
    await comesTrue(carriedOut, 'the request is carried out');
    client.socket.terminate();
}

for (const cut of ['a cut connection', 'a killed server']) {
    test(`${cut} between making a seat and telling it loses no seat`, async (t) => {
        const server = await Server.start(t);
        const create = {...tinyTable({visibility: 'public'}), token: contribution()};
        await askUnheard(
            t,
            server,
            {type: 'create', id: 'c', ...create},
            async () => (await tables(server)).open.length === 1,
        );
        if (cut === 'a killed server') {
            await server.crashAndRestart();
        }
        const anna = await Client.open(server);
        const created = await anna.get('create', create, 'c');
        assert.deepEqual([created.token, created.seat], [create.token, 0]);
        const [listed, ...others] = (await tables(server)).open;
        assert.deepEqual([listed.id, others], [created.table.id, []]);

        const join = {...person('Bela', created.table.invitation), token: contribution()};
        await askUnheard(
            t,
            server,
            {type: 'join', id: 'j', ...join},
            async () => (await tables(server)).open[0].seats[1].player === 'Bela',
        );
        if (cut === 'a killed server') {
            await server.crashAndRestart();
        }
        const bela = await Client.open(server);
        const joined = await bela.get('join', join, 'j');
        assert.deepEqual([joined.token, joined.seat, joined.table.id], [join.token, 1, created.table.id]);
        const host = await Client.open(server);
        await host.get('enter', {token: create.token});
        await host.get('start');
        await bela.when(() => bela.n > 0);
    });
}
