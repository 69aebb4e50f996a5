// Whole games over real sockets: creating, joining, playing, watching, leaving, and reading the records.
import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {formsOf} from '../support/named.mjs';
import {applied} from './applied.mjs';
import {
    Client,
    Server,
    contribution,
    fast,
    firstAction,
    person,
    playToEnd,
    programs,
    tinyTable,
    twoAtTable,
} from './support.mjs';
import {plant} from './told.mjs';

test('two people play a game to its end, and its record and replays follow from it', async (t) => {
    const server = await Server.start(t);
    const {anna, bela, table} = await twoAtTable(server, {visibility: 'public'});
    const watcher = await Client.open(server);
    await watcher.get('enter', {token: table.watch});
    await playToEnd([anna, bela, watcher]);
    assert.equal(bela.table.status, 'finished');

    const {value: record} = await server.json(`/api/tables/${table.id}/record`, 'record.schema.json');
    assert.equal(record.dealing.commitment, table.commitment);
    assert.ok(record.actions.every((action) => action.at > 1.7e12));
    for (const [eyes, client] of [
        ['0', anna],
        ['1', bela],
        ['public', watcher],
    ]) {
        const address = `/api/tables/${table.id}/replay?as=${eyes}`;
        const {value: replay} = await server.json(address, 'http.schema.json#/$defs/replay');
        const view = replay.steps.reduce((before, step) => applied(before, step.changes), replay.view);
        assert.deepEqual(view, client.view, `the replay as ${eyes} ends with what ${eyes} saw`);
        const events = [...replay.events, ...replay.steps.flatMap((step) => step.events)];
        assert.deepEqual(events, client.events);
    }
    const match = `/api/tables/${table.id}`;
    const {value: analysis} = await server.json(`${match}/analysis`, 'http.schema.json#/$defs/analysis');
    assert.equal(analysis.standings.at(-1).step, record.actions.length);
    assert.deepEqual(
        analysis.standings.at(-1).places,
        record.result.places.map((place) => 100 * place),
    );
    const {value: lists} = await server.json('/api/tables', 'http.schema.json#/$defs/tables');
    assert.deepEqual(
        lists.finished.map((one) => one.id),
        [table.id],
    );
});

test('an action is answered by its own update, which others of the same seat are sent without an id', async (t) => {
    const server = await Server.start(t);
    const {anna, bela, table, tokens} = await twoAtTable(server);
    const [beside, watcher] = [await Client.open(server), await Client.open(server)];
    await beside.get('enter', {token: tokens[0]});
    await watcher.get('enter', {token: table.watch});
    await Promise.all([beside, watcher].map((client) => client.when(() => client.n > 0)));
    const from = anna.messages.length;
    const {id} = await anna.act(firstAction(anna.decision));
    await Promise.all([beside, watcher, bela].map((client) => client.when(() => client.n === anna.n)));
    assert.ok(anna.texts[from].startsWith(`{"type":"update","id":"${id}","n":`));
    assert.equal(beside.texts.at(-1), anna.texts[from].replace(`"id":"${id}",`, ''));
    assert.deepEqual(
        [bela, watcher].map((client) => client.messages.at(-1).id),
        [undefined, undefined],
    );
    await anna.refused('start');
    const types = anna.messages.slice(from).map(({type}) => type);
    assert.deepEqual(types, ['update', 'refused'], 'there is no other answer');
});

test('a private match is read over HTTP with a token in a header, and by everybody once it is published', async (t) => {
    const server = await Server.start(t);
    const {anna, bela, table, tokens} = await twoAtTable(server, {watching: 'forbidden'});
    await playToEnd([anna, bela]);
    const status = async (what, token) =>
        (
            await server.json(
                `/api/tables/${table.id}/${what}`,
                what === 'record' ? 'record.schema.json' : 'http.schema.json#/$defs/replay',
                token,
            )
        ).status;
    const {table: inspected} = await bela.get('inspect', {invitation: table.invitation});
    assert.equal(inspected.id, table.id, 'whoever was once invited knows the id');
    for (const what of ['record', 'replay', 'replay?as=all']) {
        assert.equal(await status(what, undefined), 403);
        assert.equal(await status(what, table.invitation), 403);
        assert.equal(await status(what, tokens[1]), 200);
    }
    assert.equal((await server.get(`/api/tables/${table.id}/record?token=${tokens[0]}`)).status, 403);
    assert.equal(await bela.refused('publish'), 'not_host');
    await anna.get('publish');
    assert.equal(await status('replay?as=all', undefined), 200);
});

test('a match that ended just before the server stopped is shown by the next one, which has other rules', async (t) => {
    const server = await Server.start(t);
    const {anna, bela, table} = await twoAtTable(server, {visibility: 'public'});
    await playToEnd([anna, bela]);
    const replay = async (eyes) =>
        (await server.json(`/api/tables/${table.id}/replay?as=${eyes}`, 'http.schema.json#/$defs/replay')).value;
    const before = [await replay('all'), await replay('public'), await replay('1')];
    assert.deepEqual(await server.kill('SIGTERM'), {status: 0, by: null});
    const changed = `SET entry = replace(entry, '"rules_version":"', '"rules_version":"former-') WHERE number = 1`;
    plant(path.join(server.folder, 'dahut.db'), `UPDATE entries ${changed}; UPDATE recent ${changed}`);
    await server.launch();
    assert.deepEqual([await replay('all'), await replay('public'), await replay('1')], before);
    const analysis = await server.json(`/api/tables/${table.id}/analysis`, 'http.schema.json#/$defs/analysis');
    assert.deepEqual([analysis.status, analysis.value.code], [410, 'former_rules']);
    const record = await server.json(`/api/tables/${table.id}/record`, 'record.schema.json');
    assert.match(record.value.rules_version, /^former-/);
});

test('an invitation shows its table, whether it is custom, and no links', async (t) => {
    const server = await Server.start(t);
    const anna = await Client.open(server);
    const {table} = await anna.get('create', tinyTable({seed: '18446744073709551615'}));
    assert.equal(table.custom, true);
    assert.equal(table.commitment, undefined);
    const bela = await Client.open(server);
    const invited = await bela.get('inspect', {invitation: table.invitation});
    assert.equal(invited.table.custom, true);
    assert.equal(invited.table.watch, undefined);
    assert.equal(await bela.refused('start'), 'not_entered');
    assert.equal(await bela.refused('inspect', {invitation: table.watch}), 'unknown_invitation');
    assert.equal(await bela.refused('create', tinyTable({seed: '18446744073709551616'})), 'bad_message');
});

test('a person plays with bots, who act by themselves', async (t) => {
    const server = await Server.start(t);
    const anna = await Client.open(server);
    await anna.get('create', tinyTable({seats: 4}));
    await anna.get('seat_bot', {seat: 1, bot: 'greedy'});
    await anna.get('seat_bot', {seat: 2, bot: 'random'});
    await anna.get('seat_bot', {seat: 3, bot: 'random'});
    await anna.get('start');
    await playToEnd([anna]);
    assert.equal(anna.table.status, 'finished');
});

test('a whole game of Ys is played by a person and three bots', {skip: !existsSync(programs.dahut)}, async (t) => {
    const server = await Server.start(t, {program: programs.dahut, options: fast});
    const anna = await Client.open(server);
    const {table, token} = await anna.get('create', tinyTable({game: 'ys', seats: 4}));
    for (const seat of [1, 2, 3]) {
        await anna.get('seat_bot', {seat, bot: seat === 1 ? 'random' : 'greedy'});
    }
    await anna.get('start');
    let acts = 0;
    while (anna.table.status !== 'finished') {
        if (anna.decision === null || anna.decision.optional) {
            await anna.more();
            continue;
        }
        const answer = await anna.ask('act', {decision: anna.decision.number, action: firstAction(anna.decision)});
        assert.ok(answer.type === 'update' || answer.code === 'stale_decision', JSON.stringify(answer));
        acts += 1;
    }
    assert.ok(acts >= 20, 'a game of Ys asks a person many times');
    const {value: record} = await server.json(`/api/tables/${table.id}/record`, 'record.schema.json', token);
    assert.equal(record.seats.length, 4);
    const {value: replay} = await server.json(
        `/api/tables/${table.id}/replay?as=all`,
        'http.schema.json#/$defs/replay',
        token,
    );
    assert.equal(replay.steps.length, record.actions.length);
});

test('a person who leaves is replaced by a bot, and the match goes on', async (t) => {
    const server = await Server.start(t);
    const {anna, bela, tokens} = await twoAtTable(server);
    await bela.get('leave');
    assert.equal(await bela.refused('leave'), 'not_entered');
    assert.equal(await bela.refused('enter', {token: tokens[1]}), 'unknown_token');
    await anna.when(() => anna.table.seats[1].bot === 'medium');
    assert.equal(anna.table.seats[1].player, 'Bela');
    await playToEnd([anna]);
});

test('a person who is sent away hears why', async (t) => {
    const server = await Server.start(t);
    const anna = await Client.open(server);
    const bela = await Client.open(server);
    const {table} = await anna.get('create', tinyTable());
    await bela.get('join', person('Bela', table.invitation));
    await anna.get('unseat', {seat: 1});
    await bela.until((message) => message.type === 'closing' && message.code === 'unseated');
    assert.equal(await bela.closed, 1008);
});

test('everybody sees who is connected', async (t) => {
    const server = await Server.start(t);
    const {anna, bela, tokens} = await twoAtTable(server);
    await bela.close();
    await anna.when(() => !anna.table.seats[1].connected);
    const again = await Client.open(server);
    await again.get('enter', {token: tokens[1]});
    await anna.when(() => anna.table.seats[1].connected);
});

test('a watcher learns no card that is not public and no invitation of a private table', async (t) => {
    const server = await Server.start(t);
    const {anna, bela, table} = await twoAtTable(server);
    const watcher = await Client.open(server);
    const entered = await watcher.get('enter', {token: table.watch});
    assert.equal(entered.role, 'public');
    assert.equal(entered.table.watch, undefined);
    await watcher.when(() => watcher.n > 0);
    assert.deepEqual(Object.keys(watcher.view.hands ?? {}), []);
    assert.equal(await watcher.refused('act', {decision: 1, action: {type: 'take_back'}}), 'not_seated');
    assert.equal(await watcher.refused('start'), 'not_host');
    await playToEnd([anna, bela, watcher]);
});

test('only public tables are listed, with how to join them', async (t) => {
    const server = await Server.start(t);
    const anna = await Client.open(server);
    await anna.get('create', tinyTable({visibility: 'link'}));
    const {table} = await anna.get('create', tinyTable({visibility: 'public', watching: 'forbidden'}));
    const {value: lists} = await server.json('/api/tables', 'http.schema.json#/$defs/tables');
    assert.deepEqual(
        lists.open.map((one) => one.id),
        [table.id],
    );
    assert.equal(lists.open[0].invitation, table.invitation);
    assert.equal(lists.open[0].watch, undefined);
    const {value: games} = await server.json('/api/games', 'http.schema.json#/$defs/games');
    assert.equal(games[0].game, 'pips');
    const {value: forms} = await server.json('/api/games/pips/forms.json', 'http.schema.json#/$defs/forms');
    assert.deepEqual(forms, formsOf('pips'));
    assert.equal((await server.get('/api/games/chess/forms.json')).status, 404);
    const bela = await Client.open(server);
    await bela.get('join', {invitation: table.invitation, player: 'Bela', contribution: contribution()});
});
