// Which seats changed hands is told over the wire to whoever comes later, before and after the server is started anew,
// and to readers of the finished match: at its place among what each of them may see.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Client, firstAction, playToEnd, Server, twoAtTable} from './support.mjs';

/** What somebody heard who was there: after how many events which hands took the second seat. */
function heardBy({messages}) {
    const heard = [];
    let after = 0;
    for (const {type, events = [], table} of messages) {
        after = type === 'snapshot' ? events.length : type === 'update' ? after + events.length : after;
        const {bot, stood_in: isStoodIn} = table?.seats[1] ?? {};
        const hands = isStoodIn ? 'bot' : bot ? 'left' : 'person';
        if (table && hands !== (heard.at(-1)?.hands ?? 'person')) {
            heard.push({after, seat: 1, hands});
        }
    }
    return heard;
}

/** What somebody is told who comes with this token. */
async function toldTo(server, token) {
    const client = await Client.open(server);
    await client.get('enter', {token});
    await client.when(() => client.n > 0);
    await client.close();
    return client.messages.find(({type}) => type === 'snapshot').handovers;
}

/** Bela goes, is stood in for, comes back and plays. Anna and one who watches are there; Bela's new connection. */
async function comings(server) {
    const {anna, bela, table, tokens} = await twoAtTable(server, {patience_s: 0});
    const watcher = await Client.open(server);
    await watcher.get('enter', {token: table.watch});
    await watcher.when(() => watcher.n > 0);
    await anna.act(firstAction(anna.decision));
    await bela.close();
    await anna.when(() => !anna.table.seats[1].connected);
    await anna.get('stand_in', {seat: 1});
    await anna.when(() => anna.decision && !anna.decision.optional);
    const back = await Client.open(server);
    await back.get('enter', {token: tokens[1]});
    await back.when(() => back.table.seats[1].stood_in === undefined && back.n > 0);
    await back.get('resync');
    return {anna, back, watcher, table, tokens};
}

test('whoever comes later is told what those heard who were there', async (t) => {
    const server = await Server.start(t);
    const {anna, watcher, back, table, tokens} = await comings(server);
    await Promise.all([anna, watcher].map((one) => one.when(() => heardBy(one).length === 2)));
    const [hers, everybodys] = [heardBy(anna), heardBy(watcher)];
    assert.deepEqual(
        hers.map(({hands}) => hands),
        ['bot', 'person'],
    );
    assert.notDeepEqual(hers, everybodys, 'she was told of her own cards, which the public was not');
    const check = async () => {
        assert.deepEqual(await toldTo(server, tokens[0]), hers);
        assert.deepEqual(await toldTo(server, table.watch), everybodys);
    };
    await check();
    await Promise.all([anna, watcher, back].map((one) => one.close()));
    await server.crashAndRestart();
    await check();
});

test('a replay says it to every viewer, and the record does not', async (t) => {
    const server = await Server.start(t);
    const {anna, watcher, back, table, tokens} = await comings(server);
    const expected = await Promise.all([tokens[0], table.watch].map((token) => toldTo(server, token)));
    await playToEnd([anna, back]);
    await watcher.when(() => watcher.table.status === 'finished');
    const match = `/api/tables/${table.id}`;
    const replay = async (as) =>
        (await server.json(`${match}/replay?as=${as}`, 'http.schema.json#/$defs/replay', tokens[0])).value;
    assert.deepEqual((await replay('0')).handovers, expected[0]);
    assert.deepEqual((await replay('public')).handovers, expected[1]);
    assert.deepEqual(
        (await replay('all')).handovers.map(({hands}) => hands),
        ['bot', 'person'],
    );
    const {value} = await server.json(`${match}/record`, 'record.schema.json', tokens[0]);
    assert.equal(value.handovers, undefined);
});
