// What bots say of a match that is over, in every game: it fits its schema, and is the same after a restart.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {games} from '../support/games.mjs';
import {Client, Server, fast, playToEnd, programs, tinyTable} from './support.mjs';

/** A public match of one person, who plays anything, and a bot, played to its end. */
async function playedMatch(server, game) {
    const person = await Client.open(server);
    const {table} = await person.get('create', tinyTable({game, visibility: 'public'}));
    await person.get('seat_bot', {seat: 1, bot: 'greedy'});
    await person.get('start');
    await playToEnd([person]);
    return `/api/tables/${table.id}`;
}

/** Whether the bot of a game, by the name of its folder, can say what actions are worth. */
const canAdvise = (folder) =>
    readFileSync(new URL(`../../engine/bots/${folder}_greedy.hpp`, import.meta.url), 'utf8').includes('Adviser<');

for (const folder of games) {
    const game = folder.replaceAll('_', '-');
    test(`bots say what decided a match of ${game}, and what they would have done`, async (t) => {
        const server = await Server.start(t, {program: programs.dahut, options: fast});
        const match = await playedMatch(server, game);
        const {value: record} = await server.json(`${match}/record`, 'record.schema.json');
        const analysis = await server.json(`${match}/analysis`, 'http.schema.json#/$defs/analysis');
        const {standings, turning_points: points} = analysis.value;
        assert.equal(standings[0].step, 0);
        assert.equal(standings.at(-1).step, record.actions.length);
        assert.deepEqual(
            standings.at(-1).points,
            record.result.points.map((some) => 100 * some),
        );
        assert.ok(points.length > 0, 'who plays anything against a bot falls behind somewhere');
        for (const {step, seat} of points) {
            assert.equal(record.actions[step].seat, seat);
        }
        const step = record.actions.findIndex(({seat}) => seat === 0);
        const advice = await server.json(`${match}/advice?step=${step}`, 'http.schema.json#/$defs/advice');
        if (canAdvise(folder)) {
            assert.equal(advice.value.seat, 0);
            assert.equal(advice.value.better_by === 0, same(advice.value.action, record.actions[step].action));
        } else {
            assert.equal(advice.value.code, 'no_advice');
        }
        await server.crashAndRestart();
        const again = await server.json(`${match}/analysis`, 'http.schema.json#/$defs/analysis');
        assert.deepEqual(again.value, analysis.value);
    });
}

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
