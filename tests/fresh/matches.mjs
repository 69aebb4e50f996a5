// Matches of one person against bots, at a running server, for trying whether all of it works in some surroundings.
import assert from 'node:assert/strict';
import {Client, someAction, tinyTable} from '../server/support.mjs';

/** Where a server of this address is found. */
export const serverAt = (url) => ({url, ws: `${url.replace('http', 'ws')}/ws`});

/** Whoever has begun a match of this game against two bots, that seat's secret, and the table, of a usual name. */
export async function begun(server, game) {
    const person = await Client.open(server);
    const {token, table} = await person.get('create', tinyTable({game, seats: 3, name: 'friday'}));
    for (const seat of [1, 2]) {
        await person.get('seat_bot', {seat, bot: 'greedy'});
    }
    await person.get('start');
    return {person, token, table};
}

/** Whoever is asked acts by chance, at most so often, until the match ends; how often that was. */
export async function played(person, below, most = Infinity) {
    let actions = 0;
    while (person.table.status === 'running' && actions < most) {
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
