// Hints over real sockets, in every game: whoever is asked may ask what a strong bot would do, and what it names is one
// of the answers. Everybody hears that there was a hint; what it was, nobody else. Log and record say so afterwards.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {allows} from '../../web-client/app/asking/rows.js';
import {games} from '../support/games.mjs';
import {Client, fast, firstAction, person, playToEnd, programs, Server, tinyTable} from './support.mjs';

/** One person against a bot, and somebody who watches. */
async function againstBot(server, fields = {}) {
    const anna = await Client.open(server);
    const {table, token} = await anna.get('create', tinyTable({visibility: 'public', ...fields}));
    assert.equal(await anna.refused('hint', {decision: 1}), 'table_not_running');
    await anna.get('seat_bot', {seat: 1, bot: 'easy'});
    await anna.get('start');
    const watcher = await Client.open(server);
    await watcher.get('enter', {token: table.watch});
    await anna.when(() => anna.decision && !anna.decision.optional);
    return {anna, watcher, table, token};
}

const hintsOf = ({messages}) => messages.filter(({type}) => type === 'hint');
const hintedOf = ({messages}) => messages.filter(({type}) => type === 'hinted');

for (const folder of games) {
    const game = folder.replaceAll('_', '-');
    test(`a hint in ${game} is one of the answers, and the same when it is asked for again`, async (t) => {
        const server = await Server.start(t, {program: programs.dahut, options: fast});
        const {anna, watcher} = await againstBot(server, {game});
        assert.equal(anna.table.hints, true);
        const {number, rows} = anna.decision;
        const {action, decision, next} = await anna.get('hint', {decision: number});
        assert.equal(decision, number);
        assert.ok(allows(rows, action), JSON.stringify(action));
        // There may be no time to compare anything with it.
        assert.ok(!next || allows(rows, next.action), JSON.stringify(next));
        assert.notDeepEqual(next?.action, action);
        assert.deepEqual((await anna.get('hint', {decision: number})).action, action);
        assert.equal(anna.decision.number, number, 'nothing is carried out');
        await anna.act(action);
        await watcher.when(() => hintedOf(watcher).length === 2);
        assert.deepEqual(hintsOf(watcher), []);
    });
}

test('everybody hears of a hint, and the log and the record say so afterwards', async (t) => {
    const server = await Server.start(t);
    const {anna, watcher, table, token} = await againstBot(server);
    const second = await Client.open(server);
    await second.get('enter', {token});
    await anna.get('hint', {decision: anna.decision.number});
    await Promise.all([second, watcher].map((one) => one.when(() => hintedOf(one).length === 1)));
    assert.deepEqual(hintedOf(watcher), [{type: 'hinted', seat: 0}]);
    assert.deepEqual([hintsOf(second), hintsOf(watcher)], [[], []], 'only the connection that asked is answered');
    await second.close();

    await server.crashAndRestart();
    const back = await Client.open(server);
    await back.get('enter', {token});
    await back.when(() => back.n > 0);
    const {events, handovers} = back.messages.find(({type}) => type === 'snapshot');
    assert.deepEqual(handovers, [{after: events.length, seat: 0, hands: 'hint'}]);
    await playToEnd([back]);
    const match = `/api/tables/${table.id}`;
    const replay = await server.json(`${match}/replay?as=public`, 'http.schema.json#/$defs/replay');
    assert.deepEqual(
        replay.value.handovers.map(({seat, hands}) => ({seat, hands})),
        [{seat: 0, hands: 'hint'}],
    );
    const {value: record} = await server.json(`${match}/record`, 'record.schema.json');
    const [{after, seat}, ...others] = record.hints;
    assert.deepEqual([seat, others], [0, []]);
    assert.ok(after <= record.actions.findIndex((action) => action.seat === 0), 'it was asked for before acting');
});

test('among people there are hints only where the host allows them, and only for whoever is asked', async (t) => {
    const server = await Server.start(t);
    for (const hints of ['against_bots', 'allowed']) {
        const anna = await Client.open(server);
        const bela = await Client.open(server);
        const {table} = await anna.get('create', tinyTable({hints}));
        assert.equal(table.hints, hints === 'allowed' ? true : undefined);
        await bela.get('join', person('Bela', table.invitation));
        await anna.get('start');
        await anna.when(() => anna.decision);
        const {number} = anna.decision;
        if (hints === 'against_bots') {
            assert.equal(await anna.refused('hint', {decision: number}), 'hints_off');
            continue;
        }
        assert.ok(allows(anna.decision.rows, (await anna.get('hint', {decision: number})).action));
        await bela.when(() => hintedOf(bela).length === 1);
        assert.deepEqual(hintsOf(bela), []);
        await anna.act(firstAction(anna.decision));
        assert.equal(await anna.refused('hint', {decision: number}), 'stale_decision');
    }
});

test('where a person asks from two devices and answers from a third, all that was given was told', async (t) => {
    const server = await Server.start(t, {program: programs.dahut, options: fast});
    const {anna, watcher, token} = await againstBot(server, {game: 'magna-carta', seats: 2});
    const [second, third] = await Promise.all([Client.open(server), Client.open(server)]);
    await Promise.all([second, third].map((one) => one.get('enter', {token})));
    await Promise.all([second, third].map((one) => one.when(() => one.decision)));
    const {number, rows} = anna.decision;
    const [acted, ...answers] = await Promise.all([
        third.ask('act', {decision: number, action: firstAction({rows})}),
        anna.ask('hint', {decision: number}),
        second.ask('hint', {decision: number}),
    ]);
    assert.equal(acted.type, 'update');
    const given = answers.filter(({type}) => type === 'hint');
    for (const {code} of answers.filter(({type}) => type === 'refused')) {
        assert.ok(['hint_busy', 'stale_decision', 'not_asked'].includes(code), code);
    }
    await watcher.get('resync');
    assert.equal(hintedOf(watcher).length, given.length, 'and nobody hears of what was not given');
});
