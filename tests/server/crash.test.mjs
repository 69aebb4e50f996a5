// The server is killed or stopped, or a connection is cut. Nothing told is lost, and everybody goes on where they were.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {dahut} from './commands.mjs';
import {
    Client,
    Server,
    fast,
    firstAction,
    person,
    playToEnd,
    pseudoRandom,
    sleep,
    someAction,
    tinyTable,
    twoAtTable,
} from './support.mjs';

/** Sends one mandatory answer of any client that is asked. */
async function oneAction(clients, below) {
    const client = clients.find((one) => one.decision && !one.decision.optional);
    await client.act(someAction(client.decision, below));
}

/**
 * A new connection in place of `client`. It takes over the client's memory, as a page does after a lost connection. Ids
 * of requests count on, because the server remembers a seat's ids.
 */
async function reconnected(server, client, token) {
    const again = await Client.open(server);
    const {next, n, view, events, decision} = client;
    Object.assign(again, {next, n, view, events: [...events], decision});
    await again.get('enter', {token, seen: client.n});
    return again;
}

async function settled(clients) {
    await Promise.all(clients.map((one) => one.get('resync')));
    await Promise.all(clients.map((one) => one.when(() => one.messages.at(-1).type !== 'done')));
}

test('killed in the middle of a game, the server goes on and nobody misses anything that was told', async (t) => {
    const server = await Server.start(t);
    const below = pseudoRandom(3);
    let {anna, bela, tokens, table} = await twoAtTable(server);
    for (let crash = 0; crash < 3 && anna.table.status === 'running'; ++crash) {
        await oneAction([anna, bela], below);
        await settled([anna, bela]);
        const told = [anna, bela].map(({n, view, events, decision}) => ({n, view, events, decision}));
        await server.crashAndRestart();
        [anna, bela] = [await reconnected(server, anna, tokens[0]), await reconnected(server, bela, tokens[1])];
        const again = anna.messages.filter((message) => message.type === 'snapshot');
        assert.deepEqual(again, [], 'nothing had to be sent again');
        await settled([anna, bela]);
        const now = [anna, bela].map(({n, view, events, decision}) => ({n, view, events, decision}));
        assert.deepEqual(now, told);
    }
    await playToEnd([anna, bela], below);
    await server.crashAndRestart();
    const {status} = await server.json(`/api/tables/${table.id}/record`, 'record.schema.json', tokens[0]);
    assert.equal(status, 200);
    const late = await Client.open(server);
    const entered = await late.get('enter', {token: tokens[0]});
    assert.equal(entered.table.status, 'finished');
    await late.when(() => late.n > 0);
    assert.deepEqual(late.view, anna.view);
});

test('killed at any moment while bots play, every table is there again and plays on', async (t) => {
    const server = await Server.start(t);
    const hosts = [];
    for (let count = 0; count < 6; ++count) {
        const anna = await Client.open(server);
        const seated = await anna.get('create', tinyTable({seats: 4}));
        for (const seat of [1, 2, 3]) {
            await anna.get('seat_bot', {seat, bot: 'random'});
        }
        // Do not wait: the kill must come in the middle of what follows.
        anna.sendRaw(JSON.stringify({type: 'start', id: 'go'}));
        hosts.push({anna, token: seated.token});
    }
    await hosts[0].anna.when(() => hosts[0].anna.n > 0);
    await server.crashAndRestart();
    for (const {anna, token} of hosts) {
        const again = await Client.open(server);
        const {table} = await again.get('enter', {token});
        if (anna.n > 0) {
            await again.when(() => again.n > 0);
            assert.ok(again.n >= anna.n, 'nothing that was told is gone');
            assert.deepEqual(again.events.slice(0, anna.events.length), anna.events);
        }
        if (table.status === 'open') {
            await again.get('start');
            await again.when(() => again.n > 0);
        }
        await playToEnd([again]);
    }
});

test('an action whose answer was lost is sent again with its id and carried out once', async (t) => {
    const server = await Server.start(t);
    const {anna, tokens} = await twoAtTable(server);
    const request = {decision: anna.decision.number, action: firstAction(anna.decision)};
    assert.equal((await anna.get('act', request, 'once')).type, 'update');
    const {n} = anna;
    assert.equal((await anna.get('act', request, 'once')).type, 'done');
    await server.crashAndRestart();
    const again = await Client.open(server);
    await again.get('enter', {token: tokens[0]});
    assert.equal((await again.get('act', request, 'once')).type, 'done');
    assert.equal(again.n, n);
    const stale = await again.ask('act', request, 'twice');
    assert.equal(stale.code, 'stale_decision');
    assert.deepEqual(stale.decision, again.decision);
});

test('an answer lost with the connection is found out by sending the action again', async (t) => {
    const server = await Server.start(t);
    const {anna, bela, tokens} = await twoAtTable(server);
    const people = [anna, bela];
    for (const [actions, seat] of [0, 1, 0, 1].entries()) {
        const lost = people[seat];
        await lost.when(() => lost.n === actions + 1);
        const {next, n, view, events} = lost;
        const told = {next, n, view, events: [...events]};
        const request = {decision: lost.decision.number, action: firstAction(lost.decision)};
        lost.ask('act', request, `lost${actions}`).catch(() => {});
        // Cuts at once the first time, then later and later.
        await sleep(actions);
        lost.socket.terminate();
        people[seat] = await reconnected(server, told, tokens[seat]);
        await people[seat].get('act', request, `lost${actions}`);
        assert.equal(people[seat].n, actions + 2);
    }
    assert.equal(people[1].table.status, 'finished');
});

test('a client that has seen recent messages is sent the updates, one that has seen nothing a snapshot', async (t) => {
    const server = await Server.start(t);
    const {anna, bela, tokens} = await twoAtTable(server);
    const seen = bela.n;
    await oneAction([anna], pseudoRandom(1));
    await bela.when(() => bela.n > seen);
    for (const [seat, one] of [anna, bela].entries()) {
        const update = one.texts.find((text) => text.includes('"type":"update"'));
        const fromSeen = await Client.open(server);
        Object.assign(fromSeen, {n: seen, view: {}, decision: null});
        await fromSeen.get('enter', {token: tokens[seat], seen});
        await fromSeen.when(() => fromSeen.n === one.n);
        const withoutId = update.replace(/"id":"\w+",/, '');
        assert.ok(fromSeen.texts.includes(withoutId), 'the same update, byte for byte, but for what it answered');
    }
    const fromNothing = await Client.open(server);
    await fromNothing.get('enter', {token: tokens[1]});
    await fromNothing.when(() => fromNothing.n === bela.n);
    assert.equal(fromNothing.messages.at(-1).type, 'snapshot');
    const fromElsewhere = await Client.open(server);
    await fromElsewhere.get('enter', {token: tokens[1], seen: 999999});
    await fromElsewhere.when(() => fromElsewhere.n === bela.n);
});

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']) {
    test(`on ${signal} the server tells its clients, ends in order and keeps everything`, async (t) => {
        const server = await Server.start(t);
        const {anna, bela, tokens} = await twoAtTable(server);
        const ended = server.kill(signal);
        await anna.until((message) => message.type === 'closing' && message.code === 'stopping');
        assert.equal(await anna.closed, 1001);
        assert.equal(await bela.closed, 1001);
        assert.deepEqual(await ended, {status: 0, by: null});
        assert.match(server.stderr, /info stopping: stopping\n.*info stopped: stopped\n/s);
        await server.launch();
        const again = await Client.open(server);
        const {table} = await again.get('enter', {token: tokens[0]});
        assert.equal(table.status, 'running');
    });
}

test('an open table and its links survive a crash', async (t) => {
    const server = await Server.start(t);
    const anna = await Client.open(server);
    const {table, token} = await anna.get('create', tinyTable());
    await server.crashAndRestart();
    const again = await Client.open(server);
    assert.equal((await again.get('enter', {token})).table.invitation, table.invitation);
    const bela = await Client.open(server);
    assert.equal((await bela.get('join', person('Bela', table.invitation))).seat, 1);
});

test('what is left of a nearly full database is for matches that have begun, before and after a crash', async (t) => {
    const many = ['--max-tables', '100000', '--max-tables-per-address', '100000'];
    const server = await Server.start(t, {options: [...fast, ...many, '--max-database-mib', '1']});
    const {anna, tokens, table} = await twoAtTable(server);
    const clients = await Promise.all(Array.from({length: 30}, () => Client.open(server)));
    const fill = async (client) => {
        for (let count = 0; count < 1000; ++count) {
            const answer = await client.ask('create', tinyTable());
            if (answer.type === 'refused') {
                return answer.code;
            }
        }
        return 'never';
    };
    const codes = await Promise.all(clients.map(fill));
    assert.deepEqual([...new Set(codes)], ['storage_nearly_full']);
    await anna.act(firstAction(anna.decision));
    await anna.until(({type, nearly_full: isFull}) => type === 'announced' && isFull);
    assert.equal((await server.get('/healthz')).text, 'ok');
    const unready = await server.get('/readyz');
    assert.deepEqual([unready.status, JSON.parse(unready.text).code], [503, 'storage_nearly_full']);
    const checked = await dahut('check', '--running', '--port', new URL(server.url).port);
    assert.deepEqual([checked.status, checked.stderr], [0, ''], 'its container is well, so that copies are made');
    assert.match(checked.stdout, /^Matches go on, but no tables are made: .*"storage_nearly_full"/);
    const said = /warning storage_nearly_full: little room is left in the database or on its disk/g;
    assert.equal(server.stderr.match(said).length, 1);
    await server.crashAndRestart();
    await server.untilLogged(said);
    const again = await Client.open(server);
    const entered = await again.get('enter', {token: tokens[0]});
    assert.equal(entered.table.id, table.id);
    assert.equal(entered.table.status, 'running');
    assert.equal((await again.ask('create', tinyTable())).code, 'storage_nearly_full');
});
