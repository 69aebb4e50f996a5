// The proof of secrecy over real sockets. A game is played on a real server. At some moment a second server continues
// it in another world, which one viewer cannot tell from the true one. The other players go on in both worlds with
// actions that look the same to the viewer. Every byte sent to the viewer must be the same, until something is
// revealed.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Server, fast, pseudoRandom} from '../server/support.mjs';
import {ofEachGame} from '../support/games.mjs';
import {formsOf} from '../support/named.mjs';
import {compareAnswers, compareClosings} from './besides.mjs';
import {
    Company,
    companiesInWorlds,
    compareMessages,
    pairedAction,
    playUntil,
    publicViewer,
    startedTable,
    trueServer,
} from './paired_company.mjs';
import ys from './ys_secrets.mjs';

const all = await ofEachGame(import.meta.url, 'secrets');
/** If a leak is planted, the beginning of one table of its game. */
const leak = process.env.DAHUT_LEAK_OF;
const momentsMost = leak ? 3 : Infinity;
const games = all.filter(({name}) => !leak || name === leak);
const tables = games.flatMap((one) => (leak ? one.tables.slice(-1) : one.tables).map((table) => [one, ...table]));

const options = [...fast, '--log-level', 'error'];
const actionsMost = 40;

/** What was compared, for each game. */
const figures = new Map(
    games.map(({name}) => [name, {games: 0, worlds: 0, messages: 0, bytes: 0, answers: 0, revealed: 0, different: 0}]),
);

/** Asks for everything again. A seat also asks for actions that are refused whatever is hidden. */
async function askBesides({neverLegal}, client, isSeated) {
    for (const action of isSeated ? neverLegal : []) {
        const answer = await client.ask('act', {decision: client.decision?.number ?? 1, action});
        assert.equal(answer.type, 'refused');
    }
    await client.get('resync');
    await client.when(() => client.messages.at(-1).type === 'snapshot');
}

async function playOn(game, truth, twin, viewer, below) {
    const [seen, again] = [truth, twin].map(({clients}) => clients.at(viewer));
    let compared = compareMessages(game, seen, again);
    for (let count = 0; count < actionsMost && !compared.differs; ++count) {
        const seat = truth.someoneAsked(below);
        const actions = seat === undefined ? undefined : pairedAction(game, truth, twin, seat, viewer, below);
        if (!actions) {
            break;
        }
        await Promise.all([truth.act(seat, actions[0]), twin.act(seat, actions[1])]);
        compared = compareMessages(game, seen, again);
        if (!compared.differs && count % (game.actionsBetweenQuestions ?? 3) === 0) {
            await Promise.all([seen, again].map((client) => askBesides(game, client, viewer !== publicViewer)));
        }
    }
    return compareMessages(game, seen, again);
}

/** Starts both worlds from the same database. */
async function compareWorlds(t, game, table, viewer, seed) {
    const {companies, servers, different} = await companiesInWorlds(t, table, viewer, seed, {options});
    const sum = figures.get(game.name);
    sum.answers += await compareAnswers(servers, companies[0].clients.at(viewer).table, table.tokens.at(viewer));
    const compared = await playOn(game, ...companies, viewer, pseudoRandom(seed));
    await compareClosings(companies, servers, viewer);
    sum.worlds += 1;
    sum.messages += compared.messages;
    sum.bytes += compared.bytes;
    sum.revealed += compared.differs ? 1 : 0;
    sum.different += different ? 1 : 0;
}

for (const [game, seats, gameOptions] of tables) {
    const table = `${game.name}, ${seats} players, ${JSON.stringify(gameOptions)}`;
    test(`a viewer is sent the same bytes in every world: ${table}`, async (t) => {
        const below = pseudoRandom(seats);
        const server = await Server.start(t, {...trueServer, options});
        const tokens = await startedTable(server, game, seats, gameOptions, {visibility: 'public'});
        let actions = 0;
        for (const [index, moment] of game.moments(gameOptions).slice(0, momentsMost).entries()) {
            const company = await Company.connect(t, server, tokens, (index + 1) * 10000);
            actions += await playUntil(company, moment, below);
            await server.kill('SIGKILL');
            for (const viewer of [index % seats, publicViewer]) {
                await compareWorlds(t, game, {folder: server.folder, tokens, actions}, viewer, index + 1);
            }
            await server.launch();
        }
        if (leak) {
            return;
        }
        const company = await Company.connect(t, server, tokens, 1000000);
        await playUntil(company, ({stage}) => stage === 'over', below);
        assert.ok(company.clients.every(({view}) => view.stage === 'over'));
        figures.get(game.name).games += 1;
    });
}

test('a difference is noticed unless it is revealed or follows from what is', () => {
    const {kinds} = formsOf(ys.name).event;
    const packed = ([type, ...fields]) => [kinds.findIndex(([one]) => one === type), ...fields];
    const sent = (events, fields = {}) => {
        const text = JSON.stringify({type: 'update', events: events.map(packed), changes: [], ...fields});
        return {recorded: {messages: () => [{text, bytes: Buffer.from(text)}]}};
    };
    const differs = (...sides) => compareMessages(ys, ...sides).differs;
    const [passed, bid, tie] = [
        ['passed', 0],
        ['has_bid', 0],
        ['tie_decided', 0],
    ];
    assert.equal(compareMessages(ys, sent([passed]), sent([passed])).messages, 1);
    assert.throws(() => differs(sent([passed]), sent([bid])));
    assert.throws(() => differs(sent([passed, ['broker_revealed', 3, 1, 4, 0]]), sent([passed])));
    assert.throws(() => differs(sent([['bid_revealed', 0, 1, 2]]), sent([['broker_revealed', 3, 1, 4, 0]])));
    const bids = [1, 2].map((value) => ['bid_revealed', 0, value, 3]);
    assert.ok(differs(sent([bids[0]]), sent([bids[1]])));
    assert.ok(differs(sent([bids[0], tie]), sent([bids[1]])));
    assert.throws(() => differs(sent([bids[0], passed]), sent([bids[1]])));
    assert.throws(() => differs(sent([bids[0]]), sent([['bid_revealed', 1, 2, 3]])));
    assert.throws(() => differs(sent([bids[0]], {n: 3}), sent([bids[1]], {n: 4})));
    // The view's third field is the turn, which no bid tells.
    assert.throws(() => differs(sent([bids[0]], {changes: [2, 1]}), sent([bids[1]], {changes: [2, 2]})));
    const over = (table, ...events) => {
        const facts = JSON.stringify({type: 'table', table});
        const texts = [facts, ...events.map((event) => sent([event]).recorded.messages()[0].text)];
        return {recorded: {messages: () => texts.map((text) => ({text, bytes: Buffer.from(text)}))}};
    };
    const [won, lost] = [2, 1].map((points) => ({result: {points: [points]}}));
    assert.ok(differs(over(won, bids[0]), over(lost, bids[1])), 'a result follows from what is revealed');
    assert.throws(() => differs(over(won, passed), over(lost, passed)));
    assert.throws(() => differs(over(won), over(lost)));
    assert.throws(() => differs(over({...won, host: 0}, bids[0]), over({...lost, host: 1}, bids[1])));
    const decision = {number: 1, rows: []};
    assert.throws(() => differs(sent([['broker_seen', 1, 0]], {decision}), sent([['broker_seen', 1, 4]])));
});

for (const {name} of games) {
    test(`enough of ${name} was compared, in worlds that were different`, () => {
        const {games: whole, worlds, messages, bytes, answers, revealed, different} = figures.get(name);
        console.log(`over the wire: ${whole} whole games of ${name}, ${messages} messages compared, ${bytes} bytes`);
        console.log(
            `worlds over the wire: ${worlds} of ${name}, ${different} of them different,` +
                ` ${revealed} until a reveal`,
        );
        console.log(`over the wire: ${answers} answers by HTTP compared and ${2 * worlds} closings in ${name}`);
        assert.ok(messages > 20 * worlds && different * 2 > worlds, JSON.stringify(figures.get(name)));
    });
}
