// Over real sockets: whose turn it is, for those who could enter a table and only look at it.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Client, Server, playToEnd, pseudoRandom, someAction, twoAtTable} from './support.mjs';

const asked = (clients) => clients.flatMap(({decision}, seat) => (decision && !decision.optional ? [seat] : []));

/** Each look is over a connection of its own, as that of a page which enters nothing. */
async function awaited(server, token) {
    const passer = await Client.open(server);
    const {table} = await passer.get('inspect', {token});
    assert.equal(await passer.refused('start'), 'not_entered');
    await passer.close();
    return table.awaited;
}

test('whose turn it is can be seen by a token of the table, whoever acts, and also after a crash', async (t) => {
    const server = await Server.start(t);
    const {anna, bela, table, tokens} = await twoAtTable(server, {visibility: 'public'});
    const {seats} = await anna.get('make_keyring', {token: tokens[0]});
    const below = pseudoRandom(3);
    for (let action = 0; action < 3; action += 1) {
        const now = asked([anna, bela]);
        assert.ok(now.length > 0);
        for (const token of [...tokens, table.watch, seats[0].token]) {
            assert.deepEqual(await awaited(server, token), now);
        }
        const one = [anna, bela][now[below(now.length)]];
        await one.act(someAction(one.decision, below));
        await Promise.all([anna, bela].map((client) => client.get('resync')));
        await Promise.all([anna, bela].map((client) => client.when(() => client.messages.at(-1).type !== 'done')));
    }
    const before = asked([anna, bela]);
    await server.crashAndRestart();
    assert.deepEqual(await awaited(server, tokens[1]), before, 'worked out anew from the journal');
    const again = await Promise.all(tokens.map(() => Client.open(server)));
    await Promise.all(again.map((client, seat) => client.get('enter', {token: tokens[seat]})));
    await Promise.all(again.map((client) => client.when(() => client.n > 0)));
    await playToEnd(again);
    assert.equal(await awaited(server, tokens[0]), undefined, 'nobody is awaited any more');
});

test('no invitation and no list says whose turn it is, nor what those at the table are told of it', async (t) => {
    const server = await Server.start(t);
    const {anna, table} = await twoAtTable(server, {visibility: 'public', watching: 'forbidden'});
    const stranger = await Client.open(server);
    const {table: invited} = await stranger.get('inspect', {invitation: table.invitation});
    const {value: lists} = await server.json('/api/tables', 'http.schema.json#/$defs/tables');
    assert.deepEqual([invited.status, lists.running.length], ['running', 1]);
    for (const told of [invited, lists.running[0], anna.table]) {
        assert.equal(told.awaited, undefined);
    }
    for (const token of [table.invitation, '0'.repeat(64)]) {
        assert.equal(await stranger.refused('inspect', {token}), 'unknown_token');
    }
});
