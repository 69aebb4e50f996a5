// Plays a match of each game that a running server offers, one person against bots, to its end:
//
//   node tests/fresh/play.mjs http://127.0.0.1:8080
import assert from 'node:assert/strict';
import {assertFits, pseudoRandom} from '../server/support.mjs';
import {begun, played, serverAt} from './matches.mjs';

const server = serverAt(process.argv[2]);

async function answerOf(address) {
    const response = await fetch(`${server.url}${address}`);
    assert.equal(response.status, 200, address);
    return response.text();
}

async function match(game, below) {
    const {person} = await begun(server, game);
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
