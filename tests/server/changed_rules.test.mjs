// What becomes of matches of every game when a later server has another rule: whatever is over is shown as it was, and
// nothing of it answers as a fault; what still runs is frozen, can be exported, and goes on with the former server.
import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {GAME_NAMES} from '../../web-client/games/known_games.js';
import {dahut} from './commands.mjs';
import {entered} from './entered.mjs';
import {Client, Server, firstAction, playToEnd, programs, twoAtTable} from './support.mjs';

/** A match that is over, and one in which somebody has acted. */
async function played(server, game) {
    const over = await twoAtTable(server, {game, seats: 2});
    await playToEnd([over.anna, over.bela]);
    const running = await twoAtTable(server, {game, seats: 2});
    const asked = [running.anna, running.bela].find(({decision}) => decision && !decision.optional);
    await asked.act(firstAction(asked.decision));
    await running.anna.when(() => running.anna.n === asked.n);
    return {game, over, running};
}

/** All that a server says of a match that is over, by the end of the address. */
async function shownOf(server, {table, tokens}) {
    const headers = {authorization: `Bearer ${tokens[0]}`};
    const ends = ['record', 'replay?as=public', 'replay?as=0', 'analysis', 'advice?step=0'];
    const answers = ends.map((end) => server.get(`/api/tables/${table.id}/${end}`, {headers}));
    return Object.fromEntries((await Promise.all(answers)).map((answer, number) => [ends[number], answer]));
}

async function staysShown(server, {game, over}, before) {
    const after = await shownOf(server, over);
    for (const end of ['record', 'replay?as=public', 'replay?as=0']) {
        assert.deepEqual([after[end].status, after[end].text], [200, before[end].text], `${game}: ${end}`);
    }
    for (const end of ['analysis', 'advice?step=0']) {
        const {status, text} = after[end];
        assert.deepEqual([status, JSON.parse(text).code], [410, 'former_rules'], `${game}: ${end}`);
    }
}

async function isFrozen(server, {game, running}) {
    const late = await Client.open(server);
    const {table} = await late.ask('enter', {token: running.tokens[0]});
    assert.equal(table.status, 'broken', game);
    assert.match(table.trouble, /frozen; nothing of it is lost/);
    const database = path.join(server.folder, 'dahut.db');
    const {status, stdout} = await dahut('export', running.table.id, '--database', database);
    assert.equal(status, 0, game);
    assert.ok(stdout.includes(running.table.id), game);
    await late.close();
}

test('after a change of a rule in each game what is over stays as it was, and what runs waits for it', async (t) => {
    const former = await Server.start(t, {program: programs.dahut});
    const matches = await Promise.all(GAME_NAMES.map((game) => played(former, game)));
    const before = await Promise.all(matches.map(({over}) => shownOf(former, over)));
    const stopped = await former.kill('SIGTERM');
    assert.equal(stopped.status, 0);
    // The changed rules have another name, or nobody has thought of that.
    for (const version of [' changed', '']) {
        const later = await Server.start(t, {program: programs.changed, first: [version], folder: former.folder});
        for (const [number, one] of matches.entries()) {
            await staysShown(later, one, before[number]);
            await isFrozen(later, one);
        }
        await later.kill('SIGTERM');
    }
    await former.launch();
    for (const {running} of matches) {
        assert.equal((await entered(former, running.tokens[0])).n, running.anna.n);
    }
});
