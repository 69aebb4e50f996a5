// Every game is played to its end by people over sockets, all at once on one server: they act, talk, take back and come
// back, somebody watches, a bot plays with them, and lists are read meanwhile. It is also what a server built to find
// data races plays (.ci/run --nightly).
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Client, Server, fast, person, programs, pseudoRandom, someAction, tinyTable} from './support.mjs';

/** Two people and a bot at a table, before its start; somebody watches. */
async function company(server, game) {
    const host = await Client.open(server);
    const {table, token} = await host.get('create', tinyTable({game, seats: 3}));
    const guest = await Client.open(server);
    await guest.get('join', person('Bela', table.invitation));
    await host.get('seat_bot', {seat: 2, bot: 'greedy'});
    const watcher = await Client.open(server);
    await watcher.get('enter', {token: table.watch});
    return {host, guest, watcher, token, id: table.id};
}

/** Plays one seat by chance until the match is over; how many actions were carried out. */
async function takePart(client, below) {
    let actions = 0;
    while (client.table.status === 'running') {
        const {decision} = client;
        if (!decision || decision.optional) {
            await client.moment();
            continue;
        }
        const fields = {decision: decision.number, action: someAction(decision, below)};
        const answer = await client.ask('act', fields);
        assert.ok(answer.type === 'update' || answer.code === 'stale_decision', JSON.stringify(answer));
        actions += answer.type === 'update' ? 1 : 0;
        if (below(8) === 0) {
            await client.ask(...[['undo'], ['resync'], ['say', {text: 'Well played.'}]][below(3)]);
        }
    }
    return actions;
}

/** Reads what everybody can read, and comes as somebody who has seen nothing yet, until all is over. */
async function lookOn(server, token, isOver) {
    while (!isOver()) {
        const {value} = await server.json('/api/tables', 'http.schema.json#/$defs/tables');
        assert.ok(value);
        const late = Object.assign(await Client.open(server), {view: {}});
        await late.get('enter', {token, seen: 0});
        await late.close();
    }
}

async function playedToEnd(server, game, below) {
    const {host, guest, watcher, token, id} = await company(server, game);
    await host.get('start');
    await guest.when(() => guest.table.status === 'running');
    const looking = lookOn(server, token, () => host.table.status !== 'running');
    const actions = await Promise.all([takePart(host, below), takePart(guest, below)]);
    await looking;
    await watcher.when(() => watcher.table.status === 'finished');
    assert.ok(
        actions.every((count) => count > 5),
        `${game}: ${actions} actions`,
    );
    const late = await Client.open(server);
    await late.get('enter', {token});
    await late.when(() => late.n === host.n);
    assert.deepEqual(late.view, host.view);
    await server.json(`/api/tables/${id}/record`, 'record.schema.json', token);
}

test('every game is played to its end by several people, while others look on and come back', async (t) => {
    const server = await Server.start(t, {program: programs.dahut, options: fast});
    const games = (await server.json('/api/games', 'http.schema.json#/$defs/games')).value;
    const chance = pseudoRandom(9);
    await Promise.all(games.map(({game}) => playedToEnd(server, game, chance)));
});
