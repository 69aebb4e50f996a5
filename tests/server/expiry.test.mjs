// Tables go that nobody needs, and a seat whose answer was lost is found again: with the real program, its clock, its
// database and its end.
import assert from 'node:assert/strict';
import net from 'node:net';
import {test} from 'node:test';
import {Client, Server, comesTrue, contribution, person, playToEnd, sleep, tinyTable, twoAtTable} from './support.mjs';

const tables = async (server) => (await server.json('/api/tables', 'http.schema.json#/$defs/tables')).value;

/** Waits until so many tables are on that list. */
const untilListed = (server, list, count) =>
    comesTrue(async () => (await tables(server))[list].length === count, `${count} ${list} tables are listed`);

/** What entering with this token is refused with; nothing if it is not. */
async function refusedEntering(server, token) {
    const client = await Client.open(server);
    const {code} = await client.ask('enter', {token});
    await client.close();
    return code;
}

test('tables that nobody has been at for their age go, those that somebody is at stay', async (t) => {
    const ages = ['--open-goes-after', '1s', '--running-goes-after', '2s'];
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

test('a table grows older while the server is down', async (t) => {
    const server = await Server.start(t, {options: ['--open-goes-after', '1s']});
    const anna = await Client.open(server);
    const {token} = await anna.get('create', tinyTable({visibility: 'public'}));
    await sleep(500);
    await server.kill('SIGKILL');
    await sleep(1000);
    await server.launch();
    await untilListed(server, 'open', 0);
    assert.equal(await refusedEntering(server, token), 'table_gone');
});

test('a finished match leaves the lists when it is old, and keeps its links and its record', async (t) => {
    const server = await Server.start(t, {options: ['--finished-listed-for', '1s']});
    const {anna, bela, table, tokens} = await twoAtTable(server, {visibility: 'public'});
    await playToEnd([anna, bela]);
    await untilListed(server, 'finished', 0);
    assert.equal(await refusedEntering(server, tokens[0]), undefined);
    assert.equal((await server.json(`/api/tables/${table.id}/record`, 'record.schema.json')).status, 200);
});

/** A way to the server that hears nothing back once the WebSocket is open. */
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

/** Sends a request whose answer is never heard, and waits until the server has carried it out. */
async function askUnheard(t, server, request, carriedOut) {
    const way = await deafWay(t, server);
    const client = await Client.open(way);
    way.deaf = true;
    client.sendRaw(JSON.stringify(request));
    await comesTrue(carriedOut, 'the request is carried out');
    client.socket.terminate();
}

for (const cut of ['a cut connection', 'a killed server']) {
    test(`${cut} between making a seat and telling it leaves no seat that nobody has`, async (t) => {
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
