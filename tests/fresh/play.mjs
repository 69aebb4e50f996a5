// Plays a match of each game that a running server offers, one person against bots, to its end:
//
//   node tests/fresh/play.mjs http://127.0.0.1:8080
import assert from 'node:assert/strict';
import {Client, assertFits, pseudoRandom, someAction, tinyTable} from '../server/support.mjs';

const url = process.argv[2];
const server = {url, ws: `${url.replace('http', 'ws')}/ws`};

async function answerOf(address) {
    const response = await fetch(`${url}${address}`);
    assert.equal(response.status, 200, address);
    return response.text();
}

/** Whoever is asked acts by chance; how often that was. */
async function played(person, below) {
    let actions = 0;
    while (person.table.status === 'running') {
        const {decision} = person;
        if (decision && !decision.optional) {
            const action = someAction(decision, below);
            const answer = await person.ask('act', {decision: decision.number, action});
            assert.ok(answer.type === 'update' || answer.code === 'stale_decision', JSON.stringify(answer));
            actions += answer.type === 'update' ? 1 : 0;
        } else {
            await person.moment();
        }
    }
    return actions;
}

async function match(game, below) {
    const person = await Client.open(server);
    await person.get('create', tinyTable({game, seats: 3}));
    for (const seat of [1, 2]) {
        await person.get('seat_bot', {seat, bot: 'greedy'});
    }
    await person.get('start');
    const actions = await played(person, below);
    assert.equal(person.table.status, 'finished', game);
    assert.ok(actions > 5, `${game}: ${actions} actions`);
    await person.close();
    console.log(`played ${game} to its end with ${actions} actions`);
}

assert.equal(await answerOf('/healthz'), 'ok');
assert.match(await answerOf('/'), /<script type="module"/);
const games = JSON.parse(await answerOf('/api/games'));
assertFits('http.schema.json#/$defs/games', games);
assert.ok(games.length > 0, 'there are games');
const below = pseudoRandom(24);
for (const {game} of games) {
    await match(game, below);
}
