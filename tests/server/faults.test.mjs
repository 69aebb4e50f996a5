// A disk that fails while people play (tests/faults). The journal must hold whatever they were told, also after a kill
// of the server. Nobody is told what is still uncertain.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {copyFileSync, existsSync, linkSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {
    Client,
    Server,
    comesTrue,
    firstAction,
    person,
    programs,
    sleep,
    temporaryFolder,
    tinyTable,
    twoAtTable,
} from './support.mjs';

/**
 * A server whose disk fails as `disk.fails` says, in the words of tests/faults/failing_disk.cpp. `more` is added to its
 * environment.
 */
async function serverWithDisk(t, more = {}) {
    const orders = path.join(temporaryFolder(t), 'orders');
    const env = {
        LD_PRELOAD: programs.failingDisk,
        DAHUT_FAULTS: orders,
        // The sanitizer builds load the failing disk before their sanitizer, which does no harm here.
        ASAN_OPTIONS: 'verify_asan_link_order=0',
        ...more,
    };
    const server = await Server.start(t, {env});
    const disk = {
        fails: (words) => writeFileSync(orders, words),
        works: () => rmSync(orders, {force: true}),
        hasFailed: () => !existsSync(orders),
    };
    return {server, disk};
}

const actFields = (client) => ({decision: client.decision.number, action: firstAction(client.decision)});

/** The number of the latest message of a seat's stream, as a newcomer is told it. */
async function streamOf(server, token) {
    const client = await Client.open(server);
    await client.get('enter', {token});
    await client.when(() => client.n > 0);
    return client.n;
}

for (const [words, what] of [
    ['-wal flush EIO once', 'cannot flush its log'],
    ['-wal flush ENOSPC once', 'has no room when it flushes its log'],
    ['-wal write EIO once', 'cannot write its log'],
    ['-wal write ENOSPC once', 'has no room for its log'],
    ['-wal write short always', 'has room for a part of what it logs'],
]) {
    test(`a disk that ${what} makes nobody hear anything untrue`, async (t) => {
        const {server, disk} = await serverWithDisk(t);
        const {anna, bela, tokens} = await twoAtTable(server);
        const told = anna.n;
        disk.fails(words);
        const answering = anna.ask('act', actFields(anna), 'struck');
        await sleep(300);
        disk.works();
        const answer = await answering;
        if (answer.type === 'refused') {
            assert.equal(answer.code, 'storage_failed');
        } else {
            await bela.when(() => bela.n === anna.n);
        }
        assert.equal(anna.n, answer.type === 'refused' ? told : told + 1);
        await server.crashAndRestart();
        assert.equal(await streamOf(server, tokens[0]), anna.n, `after ${answer.type}`);
    });
}

test('a server that is to stop while its disk does not answer does not wait for it, and nobody was told', async (t) => {
    const notes = path.join(temporaryFolder(t), 'notes');
    writeFileSync(notes, '');
    const {server, disk} = await serverWithDisk(t, {DAHUT_WRITES: notes});
    const {anna, tokens} = await twoAtTable(server);
    const told = anna.n;
    disk.fails('-wal flush stuck always');
    const {size} = statSync(notes);
    const asked = anna.ask('act', actFields(anna), 'stuck').catch(() => undefined);
    await comesTrue(() => statSync(notes).size > size, 'what is to be flushed is written');
    await sleep(300);
    const {status} = await server.kill('SIGTERM');
    assert.equal(status, 1);
    assert.match(server.stderr, /the disk does not answer/);
    assert.equal((await Promise.race([asked, anna.closed]))?.type, undefined);
    disk.works();
    await server.launch();
    assert.ok((await streamOf(server, tokens[0])) >= told);
});

test('while the disk stays broken the table is unsure, and then reports what became of the action', async (t) => {
    const {server, disk} = await serverWithDisk(t);
    const {anna, bela, tokens} = await twoAtTable(server);
    const told = bela.n;
    disk.fails('-wal flush EIO always');
    const answering = anna.ask('act', actFields(anna), 'struck');
    await Promise.all([anna, bela].map((one) => one.when(() => one.table.unsure)));
    const late = await Client.open(server);
    assert.equal(await late.refused('enter', {token: tokens[1]}), 'storage_failed');
    assert.equal(bela.n, told, 'nobody hears of what may be lost');
    const unready = await server.get('/readyz');
    assert.deepEqual([unready.status, JSON.parse(unready.text).code], [503, 'storage_failed']);
    disk.works();
    // The entry was written before the flush failed and is still there, so the action has been carried out.
    assert.equal((await answering).type, 'update');
    await bela.when(() => bela.n === told + 1 && !bela.table.unsure);
    assert.equal((await bela.ask('act', actFields(bela))).type, 'update');
    await anna.when(() => anna.n === told + 2);
    assert.equal((await server.get('/readyz')).text, 'ok');
    await server.crashAndRestart();
    assert.equal(await streamOf(server, tokens[1]), told + 2);
});

test('a person who made or joined a table while the disk was broken gets the seat once it works', async (t) => {
    const {server, disk} = await serverWithDisk(t);
    const [anna, bela, carla] = await Promise.all([1, 2, 3].map(() => Client.open(server)));
    const {table} = await anna.get('create', tinyTable());
    disk.fails('-wal flush EIO always');
    const creating = bela.ask('create', tinyTable());
    await sleep(100);
    const joining = carla.ask('join', person('Carla', table.invitation));
    await sleep(700);
    assert.deepEqual([bela.unanswered.size, bela.table], [1, undefined], 'nobody knows yet');
    disk.works();
    const seats = [await creating, await joining];
    await server.crashAndRestart();
    for (const answer of seats.filter(({type}) => type === 'seated')) {
        const again = await Client.open(server);
        assert.equal((await again.get('enter', {token: answer.token})).role, answer.seat);
    }
    assert.equal(seats[0].type, 'seated');
});

test('a server that stops before it knows what was stored gives no answer', async (t) => {
    const {server, disk} = await serverWithDisk(t);
    const {anna, tokens} = await twoAtTable(server);
    const told = anna.n;
    disk.fails('-wal flush EIO always');
    const request = actFields(anna);
    anna.ask('act', request, 'struck').catch(() => {});
    await anna.when(() => anna.table.unsure);
    assert.deepEqual(await server.kill('SIGTERM'), {status: 0, by: null});
    assert.equal(
        anna.messages.some(({id, type}) => id === 'struck' && type !== 'refused'),
        false,
    );
    disk.works();
    await server.launch();
    const again = await Client.open(server);
    await again.get('enter', {token: tokens[0]});
    await again.get('act', request, 'struck');
    assert.equal(await streamOf(server, tokens[0]), told + 1, 'once, whether it was there or not');
});

test('a server stops at once although nobody knows whether a new table was stored', async (t) => {
    const {server, disk} = await serverWithDisk(t);
    const [anna, bela] = await Promise.all([1, 2].map(() => Client.open(server)));
    await anna.get('create', tinyTable());
    disk.fails('-wal flush EIO always');
    bela.ask('create', tinyTable()).catch(() => {});
    await server.untilLogged(/it is unknown whether entry 1 is stored/);
    assert.deepEqual(await server.kill('SIGTERM'), {status: 0, by: null});
    assert.match(server.stderr, /stopped/);
    assert.doesNotMatch(server.stderr, /did not end/);
});

test('bots go on after the disk has failed, and do nothing twice', async (t) => {
    const {server, disk} = await serverWithDisk(t);
    const anna = await Client.open(server);
    const {token} = await anna.get('create', tinyTable({seats: 4}));
    for (const seat of [1, 2, 3]) {
        await anna.get('seat_bot', {seat, bot: 'random'});
    }
    await anna.get('start');
    await anna.when(() => anna.decision !== null);
    for (const words of ['-wal flush EIO once', '-wal write EIO once']) {
        disk.fails(words);
        await anna.ask('act', actFields(anna));
        await anna.when(() => disk.hasFailed() && anna.decision !== null);
    }
    const {n, events} = anna;
    await server.crashAndRestart();
    const again = await Client.open(server);
    await again.get('enter', {token});
    await again.when(() => again.n > 0);
    assert.deepEqual([again.n >= n, again.events.slice(0, events.length)], [true, events]);
});

test('a database that is removed while the server runs is written to no more, and again once it is back', async (t) => {
    const server = await Server.start(t);
    const {anna, tokens} = await twoAtTable(server);
    const database = path.join(server.folder, 'dahut.db');
    renameSync(database, `${database}.away`);
    assert.equal(await anna.refused('act', actFields(anna)), 'storage_gone');
    assert.equal(await anna.refused('create', tinyTable()), 'storage_gone');
    writeFileSync(database, "somebody else's");
    assert.equal(await anna.refused('act', actFields(anna)), 'storage_gone');
    await server.untilLogged(/the database was removed or replaced while the server was running/);
    renameSync(`${database}.away`, database);
    assert.equal((await anna.ask('act', actFields(anna))).type, 'update');
    await server.crashAndRestart();
    assert.equal(await streamOf(server, tokens[0]), anna.n);
});

test('a database that is removed is missed before anybody plays, and said to be back', async (t) => {
    const server = await Server.start(t);
    const database = path.join(server.folder, 'dahut.db');
    renameSync(database, `${database}.away`);
    await server.untilLogged(
        /warning database_moved: the database .*dahut\.db was removed or replaced: nothing is stored/,
    );
    renameSync(`${database}.away`, database);
    await server.untilLogged(/info database_back: the database .*dahut\.db is where it was again/);
    assert.equal(server.stderr.match(/ database_moved: /g).length, 1, 'it is said once');
    await twoAtTable(server);
});

test('removing the log while the server runs loses nothing', async (t) => {
    const server = await Server.start(t);
    const {anna, tokens} = await twoAtTable(server);
    rmSync(path.join(server.folder, 'dahut.db-wal'));
    const answer = await anna.ask('act', actFields(anna));
    assert.equal(answer.type === 'refused' ? answer.code : '', 'storage_gone');
    assert.equal((await anna.ask('act', actFields(anna))).type, 'update');
    await server.crashAndRestart();
    assert.equal(await streamOf(server, tokens[0]), anna.n);
});

test('a client that returns to an older copy of the database is told that something is lost', async (t) => {
    const server = await Server.start(t);
    const {anna, tokens} = await twoAtTable(server);
    const seen = anna.n;
    const database = path.join(server.folder, 'dahut.db');
    const copy = path.join(temporaryFolder(t), 'copy.db');
    await server.kill('SIGTERM');
    copyFileSync(database, copy);
    await server.launch();
    const again = await Client.open(server);
    await again.get('enter', {token: tokens[0]});
    await again.when(() => again.n === seen);
    await again.act(firstAction(again.decision));
    await server.kill('SIGTERM');
    copyFileSync(copy, database);
    await server.launch();
    const late = await Client.open(server);
    assert.equal((await late.get('enter', {token: tokens[0], seen: again.n})).lost, true);
    await late.when(() => late.n === seen);
    await server.untilLogged(/what was told is lost/);
});

for (const [kind, link] of [
    ['symbolic', symlinkSync],
    ['hard', linkSync],
]) {
    test(`a second server that opens the database by a ${kind} link finds it in use`, async (t) => {
        const server = await Server.start(t);
        const folder = temporaryFolder(t);
        link(path.join(server.folder, 'dahut.db'), path.join(folder, 'dahut.db'));
        await assert.rejects(Server.start(t, {folder}), /another server is using it/);
    });
}

test('a database on a file system of a network is refused, with what to do', (t) => {
    const serve = ['serve', '--database', path.join(temporaryFolder(t), 'dahut.db'), '--port', '0'];
    const refused = (kind) => {
        const env = {...process.env, LD_PRELOAD: programs.failingDisk, ASAN_OPTIONS: 'verify_asan_link_order=0'};
        env.DAHUT_FILE_SYSTEM = String(kind);
        const {status, stderr} = spawnSync(programs.dahut, serve, {encoding: 'utf8', env, timeout: 20000});
        return status === 1 && /file system of a network.*use a disk of this machine/.test(stderr);
    };
    // NFS, CIFS and SMB of today, as Linux numbers them.
    assert.deepEqual([0x6969, 0xff534d42, 0xfe534d42].map(refused), [true, true, true]);
});
