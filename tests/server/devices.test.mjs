// Over real sockets: several devices of one person, with the server killed in between, and those who watch in the talk.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Client, Server, playToEnd, twoAtTable} from './support.mjs';

const debug = ['--log-level', 'debug'];

test('a keyring opens seats on another device, however often the server is killed, until it is revoked', async (t) => {
    const server = await Server.start(t, {options: debug});
    const {anna, tokens, table} = await twoAtTable(server, {watching: 'forbidden'});
    const {keyring} = await anna.get('make_keyring', {token: tokens[0]});
    await server.crashAndRestart();
    const desk = await Client.open(server);
    await desk.get('enter', {token: tokens[0]});
    await desk.get('add_to_keyring', {keyring, token: tokens[1]});
    await server.crashAndRestart();
    const tablet = await Client.open(server);
    const {seats} = await tablet.get('open_keyring', {keyring});
    assert.deepEqual(
        seats.map(({seat}) => seat),
        [0, 1],
    );
    assert.ok(seats.every(({token}) => !tokens.includes(token)));
    assert.equal((await tablet.get('enter', {token: seats[0].token})).role, 0);
    const bela = await Client.open(server);
    await bela.get('enter', {token: seats[1].token});
    await Promise.all([tablet, bela].map((one) => one.when(() => one.n > 0)));
    await playToEnd([tablet, bela]);
    const address = `/api/tables/${table.id}/record`;
    assert.equal((await server.json(address, 'record.schema.json', seats[0].token)).status, 200);

    const other = await Client.open(server);
    await other.get('revoke_keyring', {keyring});
    await Promise.all([tablet.closed, bela.closed]);
    assert.equal(tablet.messages.at(-1).code, 'revoked');
    await server.crashAndRestart();
    const late = await Client.open(server);
    assert.equal(await late.refused('enter', {token: seats[0].token}), 'unknown_token');
    assert.equal(await late.refused('open_keyring', {keyring}), 'unknown_keyring');
    assert.equal((await server.json(address, 'record.schema.json', seats[0].token)).status, 403);
    assert.equal((await late.get('enter', {token: tokens[0]})).role, 0);
    for (const secret of [keyring, ...tokens, ...seats.map(({token}) => token)]) {
        assert.ok(!server.stderr.includes(secret), 'the log tells no secret');
    }
});

test('those who watch are in the talk as long as the host wants it', async (t) => {
    const server = await Server.start(t);
    const {anna, bela, table, tokens} = await twoAtTable(server);
    await anna.get('say', {text: 'among us'});
    const watcher = await Client.open(server);
    await watcher.get('enter', {token: table.watch});
    assert.equal(await watcher.refused('say', {text: 'Hello', name: 'Zoe'}), 'not_seated');
    await anna.get('set_talk', {talk: 'everybody'});
    await watcher.get('say', {text: 'Hello', name: 'Zoe'});
    await bela.when(() => bela.messages.some(({watcher: name}) => name === 'Zoe'));
    await server.crashAndRestart();
    const [again, seated] = [await Client.open(server), await Client.open(server)];
    await again.get('enter', {token: table.watch});
    await seated.get('enter', {token: tokens[0]});
    const heard = (client) => client.until(({type}) => type === 'talk').then(({lines}) => lines);
    assert.deepEqual(
        (await heard(again)).map(({text}) => text),
        ['Hello'],
    );
    assert.deepEqual(
        (await heard(seated)).map(({text}) => text),
        ['among us', 'Hello'],
    );
    await seated.get('set_talk', {talk: 'off'});
    assert.equal(await again.refused('say', {text: 'Hello?', name: 'Zoe'}), 'talk_off');
});
