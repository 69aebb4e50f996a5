// A PostgreSQL with a standby for which each commit waits. The standby stops, and nothing is told that it may not have;
// it takes over, and the former server, which comes back and would take writes, is not used any more.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {at} from './house.mjs';
import {usePostgres} from './postgres_server.mjs';
import {Client, Server, comesTrue, firstAction, twoAtTable} from './support.mjs';

const primary = usePostgres();

const actFields = (client) => ({decision: client.decision.number, action: firstAction(client.decision)});

/** Asked in a connection of its own: one that waits while a test runs another program may be closed by then. */
const readiness = (server) => server.get('/readyz', {headers: {connection: 'close'}});

async function followed(t) {
    const standby = await primary.standby();
    // A test may fail anywhere. Where this failed as well, its servers would run on, and the file never end.
    t.after(async () => {
        if (standby.isRunning) {
            standby.signal('SIGCONT');
        }
        await standby.remove();
        if (primary.isRunning) {
            primary.signal('SIGCONT');
        } else {
            await primary.start();
        }
        primary.ask('postgres', 'ALTER SYSTEM RESET synchronous_standby_names');
        primary.ask('postgres', 'SELECT pg_reload_conf()');
    });
    return standby;
}

test('without a standby that commits wait for a server says so at its start and where it is asked', async (t) => {
    const options = ['--database', primary.freshDatabase('alone'), '--log-format', 'json'];
    const server = await Server.start(t, {options});
    await server.untilLogged(/"code":"standby_missing"/);
    const ready = async () => {
        const {status, text} = await readiness(server);
        assert.equal(status, 200, 'tables can be played at all the same');
        return text;
    };
    const alone = 'ok; no standby confirms commits: a failover may lose what people were told';
    await comesTrue(async () => (await ready()) === alone, 'it is said');
    await followed(t);
    await comesTrue(async () => (await ready()) === 'ok', 'there is one now');
});

test('a commit for which the standby does not answer is unknown, and told once the standby has it', async (t) => {
    const database = primary.freshDatabase('waiting');
    const standby = await followed(t);
    const options = ['--database', database, '--commit-seconds', '1'];
    const server = await Server.start(t, {options});
    const {anna, bela} = await twoAtTable(server);
    await anna.act(firstAction(anna.decision));
    const told = anna.n;
    await bela.when(() => bela.n === told);
    standby.signal('SIGSTOP');
    const acting = bela.ask('act', actFields(bela));
    await anna.until(({type, table}) => type === 'table' && table.unsure);
    await server.untilLogged(
        /it is unknown whether entry \d+ is stored: the server has not confirmed the commit in time/,
    );
    assert.deepEqual([anna.n, bela.n], [told, told], 'nobody hears of what the standby may not have');
    standby.signal('SIGCONT');
    const isStored = (await acting).type === 'update';
    await server.untilLogged(isStored ? /entry \d+ is stored\n/ : /entry \d+ is not stored\n/);
    await comesTrue(async () => (await readiness(server)).text === 'ok', 'the server is ready');
    const [acted] = [anna, bela].filter(({decision}) => decision);
    await acted.act(firstAction(acted.decision));
    await Promise.all([anna, bela].map((one) => one.when(() => one.n === told + 1 + Number(isStored))));
});

test('another server tells nothing of a dead one that the standby may not have', async (t) => {
    const database = primary.freshDatabase('inherited');
    const standby = await followed(t);
    const start = (name) =>
        Server.start(t, {options: ['--database', database, '--commit-seconds', '1', '--process-name', name]});
    const [one, two] = [await start('one'), await start('two')];
    primary.believeFor('inherited', '1 hour');
    const {anna, bela, tokens} = await twoAtTable(one);
    const told = bela.n;
    standby.signal('SIGSTOP');
    anna.sendRaw(JSON.stringify({type: 'act', id: 'last', ...actFields(anna)}));
    await one.untilLogged(/it is unknown whether entry/);
    await one.kill('SIGKILL');
    // What it had begun is done there, and may be nowhere else.
    const waiting = "FROM pg_stat_activity WHERE wait_event = 'SyncRep'";
    await comesTrue(() => {
        primary.ask('inherited', `SELECT count(pg_terminate_backend(pid)) ${waiting}`);
        return primary.ask('inherited', `SELECT count(*) ${waiting}`) === '0';
    }, 'it ends');
    primary.ask('inherited', "SET synchronous_commit = off; DELETE FROM processes WHERE name = 'one'");
    const again = await Client.open(two);
    assert.equal(await again.refused('enter', {token: tokens[1]}), 'storage_failed');
    assert.equal(again.n, 0);
    standby.signal('SIGCONT');
    await comesTrue(async () => (await again.ask('enter', {token: tokens[1]})).type === 'entered', 'it is known again');
    await again.when(() => again.n >= told);
});

test('servers that find nothing but a standby at their start wait until it is promoted', async (t) => {
    const name = 'between';
    primary.freshDatabase(name);
    const standby = await followed(t);
    await primary.kill();
    const hosts = `host=${primary.folder},${standby.folder}`;
    const any = `postgresql:///${name}?user=dahut&${hosts}`;
    const addresses = [any, `${any}&target_session_attrs=read-write`];
    const servers = await Promise.all(
        addresses.map((database, index) =>
            Server.awaiting(t, {options: ['--database', database, '--process-name', `p${index}`]}),
        ),
    );
    standby.promote();
    await Promise.all(servers.map(({started}) => started));
    const [waits, waitsToo] = servers.map(({stderr}) => /waiting for the database .*/.exec(stderr)[0]);
    assert.match(waits, /the server takes no writes: it is a standby/);
    assert.match(waitsToo, /is read-only|in hot standby mode/);
    await twoAtTable(servers[0]);
    await primary.start();
});

/** The address of a database at whichever of the two takes writes. */
const eitherOf = (name, standby) =>
    `postgresql:///${name}?user=dahut&host=${primary.folder},${standby.folder}&target_session_attrs=read-write`;

test('while the former primary goes on without a standby, the one that was promoted is used', async (t) => {
    const name = 'goes_on';
    primary.freshDatabase(name);
    const standby = await followed(t);
    const options = ['--database', eitherOf(name, standby), '--commit-seconds', '1'];
    const server = await Server.start(t, {options});
    const {anna, bela} = await twoAtTable(server);
    standby.promote();
    const acts = async () => (await anna.ask('act', actFields(anna))).type === 'update';
    await comesTrue(acts, 'the new primary is used');
    await bela.when(() => bela.n === anna.n);
    assert.equal(standby.ask(name, 'SELECT count(*) FROM processes'), '1');
});

test('a primary that stands still in the middle of an answer holds nobody up for ever', async (t) => {
    const name = 'stands_still';
    primary.freshDatabase(name);
    const standby = await followed(t);
    const options = ['--database', eitherOf(name, standby), '--commit-seconds', '1'];
    const server = await Server.start(t, {options});
    const {anna, bela} = await twoAtTable(server);
    // Whoever asks for this waits, and all other questions behind it.
    primary.ask(name, 'ALTER TABLE keys RENAME TO few_keys');
    primary.ask(name, 'CREATE VIEW keys AS SELECT * FROM few_keys WHERE (SELECT pg_sleep(3600)) IS NOT NULL');
    const stranger = await Client.open(server);
    const asking = stranger.ask('enter', {token: 'a'.repeat(64)});
    const asked = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'";
    await comesTrue(() => primary.ask(name, asked) === '1', 'the question is under way');
    primary.signal('SIGSTOP');
    await comesTrue(async () => (await readiness(server)).status === 503, 'it is known before there is an answer');
    assert.equal(await anna.refused('act', actFields(anna)), 'storage_failed');
    assert.equal((await asking).type, 'refused');
    standby.promote();
    standby.ask(name, 'DROP VIEW keys');
    standby.ask(name, 'ALTER TABLE few_keys RENAME TO keys');
    const acts = async () => (await anna.ask('act', actFields(anna))).type === 'update';
    await comesTrue(acts, 'the new primary is used');
    await bela.when(() => bela.n === anna.n);
});

test('a server of PostgreSQL that was replaced is not used when it comes back', async (t) => {
    const name = 'promoted';
    primary.freshDatabase(name);
    const standby = await followed(t);
    const server = await Server.start(t, {options: ['--database', eitherOf(name, standby)]});
    const {anna, bela} = await twoAtTable(server);
    await primary.kill();
    standby.promote();
    const acts = async () => (await anna.ask('act', actFields(anna))).type === 'update';
    await comesTrue(acts, 'the standby is used');
    await bela.when(() => bela.n === anna.n);
    await standby.kill();
    await primary.start('-c', 'synchronous_standby_names=');
    const late = await Server.start(t, {options: ['--database', primary.address(name), '--process-name', 'late']});
    assert.equal(await bela.refused('act', actFields(bela)), 'storage_failed');
    const replaced = /this server was replaced: it writes timeline 1, and 2 has been seen/;
    await server.untilLogged(replaced);
    // It knew nothing of the other one, and is told.
    await late.untilLogged(replaced);
    assert.equal((await readiness(late)).status, 503);
    await standby.start();
    await comesTrue(async () => (await bela.ask('act', actFields(bela))).type === 'update', 'the newer one is used');
    await anna.when(() => anna.n === bela.n);
});
