// Several servers on one PostgreSQL, each with a name. Each table is served by one of them; when that one dies, or
// stops for a while, it is served by another one.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import WebSocket from 'ws';
import {HeldClock} from './held_clock.mjs';
import {Follower, at, house as houseOn, relay} from './house.mjs';
import {metricsOf} from './metrics.mjs';
import {WebReceiver} from './notice_receivers.mjs';
import {usePostgres} from './postgres_server.mjs';
import {
    Client,
    Server,
    comesTrue,
    contribution,
    firstAction,
    person,
    playToEnd,
    programs,
    tinyTable,
    twoAtTable,
} from './support.mjs';

const postgres = usePostgres();

const house = (t, ...names) => houseOn(t, postgres, names);

/** Two people at a table of the second server of `servers`, whose match has begun. */
async function match(server) {
    const [anna, bela] = [await Client.open(server), await Client.open(server)];
    const seated = await anna.get('create', tinyTable());
    const joined = await bela.get('join', person('Bela', seated.table.invitation));
    await anna.get('start');
    await bela.when(() => bela.n > 0);
    return {anna, bela, table: seated.table, tokens: [seated.token, joined.token]};
}

const actFields = (client) => ({decision: client.decision.number, action: firstAction(client.decision)});

test('a table is served where it was made, and everybody else is sent there', async (t) => {
    const {servers} = await house(t, 'one', 'two');
    const [one, two] = servers.values();
    const anna = await Client.open(one);
    const token = contribution();
    const create = tinyTable({token, visibility: 'public'});
    const {table} = await anna.get('create', create);
    const bela = await Client.open(two);
    const join = person('Bela', table.invitation);
    for (const [type, fields] of [
        ['join', join],
        ['enter', {token}],
        ['create', create],
        ['make_keyring', {token}],
        ['take_over', {link: token, token: contribution()}],
    ]) {
        const {code, at: named} = await bela.ask(type, fields);
        assert.deepEqual([code, named], ['moved', 'one'], type);
    }
    assert.equal((await bela.get('inspect', {invitation: table.invitation})).table.id, table.id);
    assert.equal((await bela.get('inspect', {token})).table.seats[0].player, 'Anna');
    assert.equal(JSON.parse((await two.get('/api/tables')).text).open[0].id, table.id);
    const there = await Client.open(at(one, 'one'));
    assert.equal((await there.get('join', join)).seat, 1);
    await assert.rejects(Client.open(at(two, 'one')), /421/);
    await two.untilLogged(/the process "one" was asked of this one, two; .* location \/at\/one\/ \{ proxy_pass/);
    await assert.rejects(Client.open(at(two, '')), /404/, 'no process has an empty name');
});

test('a keyring that is revoked at one server lets nobody stay at another one', async (t) => {
    const {servers} = await house(t, 'one', 'two');
    const [one, two] = servers.values();
    const anna = await Client.open(one);
    const {token} = await anna.get('create', tinyTable());
    const {keyring, seats} = await anna.get('make_keyring', {token});
    const lent = await Client.open(one);
    await lent.get('enter', {token: seats[0].token});
    const elsewhere = await Client.open(two);
    assert.equal((await elsewhere.get('open_keyring', {keyring})).seats.length, 1);
    await elsewhere.get('revoke_keyring', {keyring});
    await lent.closed;
    assert.equal(lent.messages.at(-1).code, 'revoked');
});

test('a table that nobody is at is given back, and a finished match is read anywhere', async (t) => {
    const {servers} = await house(t, 'one', 'two');
    const [one, two] = servers.values();
    const {anna, bela, tokens, table} = await match(one);
    await playToEnd([anna, bela]);
    const record = `/api/tables/${table.id}/record`;
    assert.equal((await two.json(record, 'record.schema.json', tokens[0])).status, 200);
    const again = await Client.open(two);
    assert.equal(await again.refused('enter', {token: tokens[0]}), 'moved');
    await Promise.all([anna.close(), bela.close()]);
    await comesTrue(async () => (await again.ask('enter', {token: tokens[0]})).type === 'entered', 'the table is free');
});

test('the tables of a house are counted over all its servers, whoever made them', async (t) => {
    const options = ['--max-tables', '2', '--metrics-address', '127.0.0.1:0', '--log-level', 'info'];
    const {servers} = await houseOn(t, postgres, ['one', 'two'], options);
    const [one, two] = servers.values();
    const ask = await metricsOf(two);
    const made = [await Client.open(one), await Client.open(one)];
    for (const host of made) {
        await host.get('create', tinyTable());
    }
    const hears = async (count) => (await ask()).text.includes(`\ndahut_tables_live ${count}\n`);
    await comesTrue(() => hears(2), 'the other server hears of both');
    const bela = await Client.open(two);
    assert.equal(await bela.refused('create', tinyTable()), 'too_many_tables');
    await made[0].get('leave');
    await comesTrue(() => hears(1), 'the other server hears that one is over');
    await bela.get('create', tinyTable());
});

test('who waits for a server that may have died keeps nobody of the same address waiting', async (t) => {
    const {servers, ask} = await house(t, 'one', 'two');
    const [one, two] = servers.values();
    const {anna, bela, tokens} = await match(one);
    await Promise.all([anna.close(), bela.close()]);
    const carla = await Client.open(two);
    const {token} = await carla.get('create', tinyTable());
    await one.kill('SIGKILL');
    const [waiting, other] = [await Client.open(two), await Client.open(two)];
    // As if it signed on and on without a session.
    ask("UPDATE processes SET signed = clock_timestamp() + interval '1 hour' WHERE name = 'one'");
    await comesTrue(async () => {
        let isAnswered = false;
        const answer = waiting.ask('enter', {token: tokens[0]}).finally(() => (isAnswered = true));
        await other.get('enter', {token});
        const wasFirst = !isAnswered;
        await answer;
        return wasFirst;
    }, 'the other one is let in first');
});

test('when the server of a table is killed another one goes on within seconds, with every told action', async (t) => {
    const {servers, believeFor} = await house(t, 'one', 'two', 'three');
    const {tokens, anna, bela} = await match(servers.get('one'));
    const front = await relay(t, servers, 'two');
    const followers = tokens.map((token) => new Follower(front, token));
    for (const one of followers) {
        await one.enter();
        assert.equal(one.hops, 1, 'a client is sent on once');
    }
    await Promise.all([anna.close(), bela.close()]);
    await followers[0].client.act(firstAction(followers[0].client.decision));
    const {n, view} = followers[0].client;
    const began = Date.now();
    await servers.get('one').kill('SIGKILL');
    believeFor('3 seconds');
    const back = await Promise.all(followers.map((one) => one.enter()));
    await back[0].when(() => back[0].n >= n);
    t.diagnostic(`back after ${Date.now() - began} ms`);
    assert.deepEqual([back[0].n, back[0].view], [n, view]);
    const asked = back.find(({decision}) => decision);
    // The server remembers the ids of actions.
    asked.next = 100;
    await asked.act(firstAction(asked.decision));
    assert.equal(asked.n, n + 1);
});

test('a server that was stopped for a while tells nothing untrue, and lets its clients go', async (t) => {
    const {servers, believeFor} = await house(t, 'one', 'two');
    const [one, two] = servers.values();
    const {anna, bela, tokens} = await match(one);
    const told = bela.n;
    one.process.kill('SIGSTOP');
    believeFor('3 seconds');
    const late = {decision: anna.decision.number, action: firstAction(anna.decision)};
    const again = await Client.open(two);
    await comesTrue(
        async () => (await again.ask('enter', {token: tokens[0]})).type === 'entered',
        'the table is taken',
    );
    believeFor('1 hour');
    await again.when(() => again.n === told);
    await again.act(firstAction(again.decision));
    anna.sendRaw(JSON.stringify({type: 'act', id: 'late', ...late}));
    one.process.kill('SIGCONT');
    await Promise.all([anna.closed, bela.closed]);
    for (const client of [anna, bela]) {
        assert.deepEqual([client.n, client.messages.at(-1).code], [told, 'moved']);
    }
    await one.untilLogged(/another process serves it now/);
    assert.equal((await (await Client.open(one)).ask('enter', {token: tokens[1]})).at, 'two');
    const back = await Client.open(at(two, 'two'));
    Object.assign(back, {n: told, view: bela.view});
    await back.get('enter', {token: tokens[1], seen: told});
    await back.until(({type, n}) => type === 'update' && n === told + 1);
    assert.equal(back.messages.filter(({type}) => type === 'snapshot').length, 0, 'nothing was missed');
});

test('a server that was stopped for a while lets those go who wait, and nobody enters what is old', async (t) => {
    const {servers, believeFor} = await house(t, 'one', 'two');
    const [one, two] = servers.values();
    const {anna, bela, tokens} = await match(one);
    one.process.kill('SIGSTOP');
    believeFor('3 seconds');
    const again = await Client.open(two);
    await comesTrue(
        async () => (await again.ask('enter', {token: tokens[0]})).type === 'entered',
        'the table is taken',
    );
    believeFor('1 hour');
    await again.when(() => again.n > 0);
    await again.act(firstAction(again.decision));
    const early = new WebSocket(one.ws, 'dahut.1');
    early.on('open', () => early.send(JSON.stringify({type: 'enter', id: 'e', token: tokens[0], seen: again.n})));
    const answer = new Promise((done) => {
        early.on('message', (text) => JSON.parse(text).id === 'e' && done(JSON.parse(text)));
    });
    one.process.kill('SIGCONT');
    await Promise.all([anna.closed, bela.closed]);
    assert.equal(bela.messages.at(-1).code, 'moved');
    const {code, at: named} = await answer;
    assert.deepEqual([code, named], ['moved', 'two']);
    early.close();
});

test('a server whose name another one has taken meanwhile stores nothing any more', async (t) => {
    const {servers, believeFor} = await house(t, 'one');
    const [one] = servers.values();
    const {anna} = await match(one);
    one.process.kill('SIGSTOP');
    believeFor('0 seconds');
    const next = await Server.start(t, {options: one.options});
    believeFor('1 hour');
    one.process.kill('SIGCONT');
    assert.equal(await anna.refused('act', actFields(anna)), 'storage_failed');
    assert.equal((await next.get('/readyz')).status, 200);
});

test('nobody is charged when a server whose clock is hours wrong takes a table over, and gives it back', async (t) => {
    const clock = new HeldClock(t);
    clock.pass(3 * 3600);
    const database = postgres.freshDatabase('clocks');
    const start = (name, env) =>
        Server.start(t, {program: programs.dahut, options: ['--database', database, '--process-name', name], env});
    const one = await start('one');
    const two = await start('two', clock.env);
    const began = Date.now();
    const {tokens} = await twoAtTable(one, {game: 'ys', clock: {bank_s: 600, increment_s: 0}});
    const takesOver = async (server) => {
        const client = await Client.open(server);
        const enters = async () => (await client.ask('enter', {token: tokens[0]})).type === 'entered';
        await comesTrue(enters, 'the table is served');
        const {seats} = await client.until(({type}) => type === 'clock');
        const most = Date.now() - began;
        const lefts = seats.map(({left_ms: left}) => left);
        assert.ok(
            lefts.every((left) => left <= 600_000 && left >= 600_000 - most),
            `${lefts} of ${most}`,
        );
    };
    await one.kill('SIGKILL');
    await takesOver(two);
    await two.kill('SIGKILL');
    await takesOver(await start('one'));
});

test('a turn that is told by two servers has the same id, so a receiver knows the repetition', async (t) => {
    const web = await WebReceiver.start(t);
    const own = ['--notify-webhook', web.address, '--public-address', 'https://games.example/'];
    const times = ['--notice-after-seconds', '1', '--notice-retry-seconds', '1'];
    const {servers, believeFor} = await houseOn(t, postgres, ['one', 'two'], [...own, ...times]);
    const {anna, bela} = await match(servers.get('one'));
    await anna.get('set_webhook', {address: `${web.address}/anna`});
    await anna.close();
    await web.first(1);
    await servers.get('one').kill('SIGKILL');
    believeFor('1 second');
    await bela.closed;
    await web.first(2);
    const [first, again] = web.notices;
    assert.ok(first.id, 'it has one');
    assert.deepEqual(again, first, 'the other server says the same');
});
