// A finished match can be checked: with the rules by `dahut verify`, and without them by the page.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {createHash, webcrypto} from 'node:crypto';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {checkMatch} from '../../web-client/app/dealing/checks.js';
import {Client, Server, contribution, playToEnd, programs, temporaryFolder, tinyTable} from './support.mjs';

const OWN = contribution();
// The host answers as fast as a bot.
const options = ['--messages-per-second', '100000', '--messages-at-once', '100000'];
const quick = {program: programs.dahut, options};

/** A game of Ys between its host and two bots, and what the host's browser remembers of it. */
async function finishedMatch(server, fields = {}) {
    const anna = await Client.open(server);
    const request = tinyTable({game: 'ys', seats: 3, contribution: OWN, ...fields});
    const {table, token, seat} = await anna.get('create', request);
    await anna.get('seat_bot', {seat: 1, bot: 'greedy'});
    await anna.get('seat_bot', {seat: 2, bot: 'random'});
    const watcher = await Client.open(server);
    await watcher.get('enter', {token: table.watch});
    await anna.get('start');
    await playToEnd([anna]);
    await watcher.when(() => watcher.table.status === 'finished');
    const api = `/api/tables/${table.id}`;
    const {value: record} = await server.json(`${api}/record`, 'record.schema.json', table.watch);
    const {value: replay} = await server.json(`${api}/replay?as=all`, 'http.schema.json#/$defs/replay', table.watch);
    const {game, options} = table;
    const noted = {token, table: table.id, game, options, seat, played: true};
    const remembered = {...noted, commitment: table.commitment, contribution: OWN};
    return {table: table.id, record, replay, seats: [remembered]};
}

/** Runs `dahut verify` on a record. Returns its exit status, its verdicts by check, and its last line. */
function verified(folder, record) {
    const file = path.join(folder, 'record.json');
    writeFileSync(file, typeof record === 'string' ? record : JSON.stringify(record));
    const manner = {encoding: 'utf8', timeout: 20000};
    const {status, stdout, stderr} = spawnSync(programs.dahut, ['verify', file], manner);
    const lines = [...stdout.matchAll(/^(passed|FAILED|not made) +(\w+) +(.*)$/gm)];
    const verdicts = Object.fromEntries(lines.map(([, verdict, check]) => [check, verdict]));
    const says = Object.fromEntries(lines.map(([, , check, sentence]) => [check, sentence]));
    return {status, verdicts, says, last: `${stdout}${stderr}`.trim().split('\n').at(-1)};
}

const resultOf = (view) => {
    const sides = view.final_score.sides.filter(({side}) => side < view.players.length);
    return {points: sides.map(({total}) => total), places: sides.map(({place}) => place)};
};

/** Runs the page's check. Returns its verdicts by check. */
async function checked(finished) {
    const checks = await checkMatch(webcrypto.subtle, {resultOf, ...finished});
    return Object.fromEntries(checks.map(({check, verdict}) => [check, verdict]));
}

/** A changed deep copy. */
function changed(value, change) {
    const copy = structuredClone(value);
    change(copy);
    return copy;
}

const flipped = (hex) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
const ALL_PASSED = {commitment: 'passed', actions: 'passed', result: 'passed', digest: 'passed'};
const PAGE_PASSED = {...ALL_PASSED, match: 'passed', noted: 'passed', contribution: 'passed', draws: 'passed'};

test('a record is genuine, and whatever is changed in it is found', async (t) => {
    const server = await Server.start(t, quick);
    const {record} = await finishedMatch(server);
    const folder = temporaryFolder(t);
    const good = verified(folder, record);
    assert.deepEqual(good.verdicts, ALL_PASSED);
    assert.equal(good.status, 0);
    assert.match(good.last, /: genuine\.$/);
    assert.match(good.says.actions, /the secret and 1 contribution\.$/);

    const failures = {
        commitment: (copy) => (copy.dealing.commitment = flipped(copy.dealing.commitment)),
        result: (copy) => (copy.result.points[0] += 1),
        digest: (copy) => (copy.digest = flipped(copy.digest)),
        actions: (copy) => copy.actions.push(copy.actions[0]),
    };
    for (const [check, change] of Object.entries(failures)) {
        const bad = verified(folder, changed(record, change));
        assert.equal(bad.verdicts[check], 'FAILED', check);
        assert.equal(Object.values(bad.verdicts).filter((verdict) => verdict === 'FAILED').length, 1, check);
        assert.equal(bad.status, 1);
        assert.match(bad.last, /not genuine\.$/);
    }
    const dealtOtherwise = verified(
        folder,
        changed(record, (copy) => (copy.dealing.contributions[0] = flipped(OWN))),
    );
    assert.equal(dealtOtherwise.verdicts.commitment, 'passed');
    assert.equal(dealtOtherwise.status, 1);

    const other = verified(
        folder,
        changed(record, (copy) => (copy.rules_version = 'ys 0')),
    );
    assert.equal(other.status, 1);
    const versions = `rules version ys 0; this program knows ${record.rules_version}`;
    assert.equal(other.says.actions, `The record was made by ${versions}.`);
    assert.match(other.last, /this program cannot judge it\.$/);
    assert.equal(other.verdicts.actions, 'not made');
    assert.equal(verified(folder, '[]').status, 1);
    const more = verified(folder, `${JSON.stringify(record)}\0and more`);
    assert.deepEqual([more.status, /not genuine\. This is not a proper record/.test(more.last)], [1, true], more.last);
    assert.equal(spawnSync(programs.dahut, ['verify'], {timeout: 20000}).status, 2);
});

test('custom tables and simulations are dealt again, and said to have no commitment', async (t) => {
    const server = await Server.start(t, quick);
    const custom = await finishedMatch(server, {seed: '2026'});
    assert.equal(custom.replay.table.custom, true);
    assert.deepEqual(custom.record.dealing, {generator: 'custom', seed: '2026'});
    const folder = temporaryFolder(t);
    const without = {...ALL_PASSED, commitment: 'not made'};
    const good = verified(folder, custom.record);
    assert.deepEqual([good.status, good.verdicts], [0, without]);
    assert.match(good.says.commitment, /custom table/);
    const replayed = spawnSync(programs.dahut, ['replay', path.join(folder, 'record.json')], {timeout: 20000});
    assert.equal(replayed.status, 0);
    assert.equal(
        verified(
            folder,
            changed(custom.record, (copy) => (copy.dealing.seed = '2027')),
        ).status,
        1,
    );

    const page = {...PAGE_PASSED, commitment: 'not_made', noted: 'not_made', contribution: 'not_made'};
    assert.deepEqual(await checked(custom), page);
    const otherSeed = changed(custom, ({record}) => (record.dealing.seed = '2027'));
    assert.deepEqual(await checked(otherSeed), {...page, draws: 'failed'});

    spawnSync(programs.dahut, ['simulate', 'ys', '--games', '1', '--records', folder], {timeout: 20000});
    const [file] = readdirSync(folder).filter((name) => name.startsWith('simulation'));
    const simulated = verified(folder, readFileSync(path.join(folder, file), 'utf8'));
    assert.deepEqual([simulated.status, simulated.verdicts], [0, without]);
    assert.match(simulated.says.commitment, /simulated/);
});

test("the page's check passes on true data, and each lie fails the check made for it", async (t) => {
    const server = await Server.start(t, quick);
    const finished = await finishedMatch(server);
    assert.ok(finished.replay.draws.length > 30, `${finished.replay.draws.length} numbers were drawn`);
    assert.deepEqual(await checked(finished), PAGE_PASSED);

    const lies = {
        match: ({record: {seats}}) => (seats[0].player = 'Bela'),
        commitment: ({record, seats}) => (seats[0].commitment = record.dealing.commitment = flipped(OWN)),
        noted: ({seats: [seat]}) => (seat.commitment = flipped(seat.commitment)),
        contribution: ({seats: [seat]}) => (seat.contribution = flipped(seat.contribution)),
        draws: ({replay: {draws}}) => (draws[20].drawn = (draws[20].drawn + 1) % draws[20].below),
        actions: ({record}) => (record.actions[5].at += 1),
        digest: ({replay}) => replay.steps[9].events.push({type: 'invented'}),
        result: ({record}) => record.result.places.reverse(),
    };
    for (const [check, lie] of Object.entries(lies)) {
        assert.deepEqual(await checked(changed(finished, lie)), {...PAGE_PASSED, [check]: 'failed'}, check);
    }
    // Another secret with a matching seal. The browser has noted the first seal, so it is not deceived.
    const resealed = changed(finished, ({record, replay}) => {
        record.dealing.secret = flipped(record.dealing.secret);
        const seal = createHash('sha256').update(Buffer.from(record.dealing.secret, 'hex')).digest('hex');
        record.dealing.commitment = replay.table.commitment = seal;
    });
    assert.deepEqual(await checked(resealed), {...PAGE_PASSED, noted: 'failed', draws: 'failed'});

    const stranger = {...PAGE_PASSED, noted: 'not_made', contribution: 'not_made'};
    assert.deepEqual(await checked({...finished, seats: []}), stranger);
    const unplayed = changed(finished, ({seats: [seat]}) => (seat.played = false));
    assert.equal((await checked(unplayed)).contribution, 'not_made');
    assert.equal((await checked({...finished, resultOf: () => undefined})).result, 'not_made');
    const nonsense = changed(finished, ({record}) => (record.dealing = {generator: 'aes-256-ctr'}));
    const {commitment, draws} = await checked(nonsense);
    assert.deepEqual([commitment, draws], ['failed', 'failed']);
});
