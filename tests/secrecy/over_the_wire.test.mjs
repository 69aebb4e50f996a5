// The proof of secrecy over real sockets: a game is played on a real server, and at some moment a second server takes
// it over in another world, which one viewer cannot tell from the true one. The others play on in both, doing what
// looks the same to that viewer, and every byte it is sent must be the same, until something is revealed.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Server, fast, programs, pseudoRandom} from '../server/support.mjs';
import {formsOf} from '../support/named.mjs';
import {magnaCarta} from './magna_carta_secrets.mjs';
import {
    Company,
    companiesInWorlds,
    compareMessages,
    pairedAction,
    playUntil,
    publicViewer,
    startedTable,
} from './paired_company.mjs';
import {ys} from './ys_secrets.mjs';
import {yspahan} from './yspahan_secrets.mjs';

const games = [ys, yspahan, magnaCarta];

const options = [...fast, '--log-level', 'error'];
const actionsMost = 40;

/** What was compared, for each game. */
const figures = new Map(
    games.map(({name}) => [name, {games: 0, worlds: 0, messages: 0, bytes: 0, revealed: 0, different: 0}]),
);

/** Asks for everything again; a seat also asks for what it is refused, whatever is hidden. */
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

/** Both worlds from the same database. */
async function compareWorlds(t, game, table, viewer, seed) {
    const {companies, close, different} = await companiesInWorlds(t, table, viewer, seed, {options});
    const compared = await playOn(game, ...companies, viewer, pseudoRandom(seed));
    const sum = figures.get(game.name);
    sum.worlds += 1;
    sum.messages += compared.messages;
    sum.bytes += compared.bytes;
    sum.revealed += compared.differs ? 1 : 0;
    sum.different += different ? 1 : 0;
    await close();
}

for (const [game, seats, gameOptions] of games.flatMap((one) => one.tables.map((table) => [one, ...table]))) {
    const table = `${game.name}, ${seats} players, ${JSON.stringify(gameOptions)}`;
    test(`a viewer is sent the same bytes in every world: ${table}`, async (t) => {
        const below = pseudoRandom(seats);
        const server = await Server.start(t, {program: programs.dahut, options});
        const tokens = await startedTable(server, game, seats, gameOptions);
        let actions = 0;
        for (const [index, moment] of game.moments(gameOptions).entries()) {
            const company = await Company.connect(t, server, tokens, (index + 1) * 10000);
            actions += await playUntil(company, moment, below);
            await server.kill('SIGKILL');
            for (const viewer of [index % seats, publicViewer]) {
                await compareWorlds(t, game, {folder: server.folder, tokens, actions}, viewer, index + 1);
            }
            await server.launch();
        }
        const company = await Company.connect(t, server, tokens, 1000000);
        await playUntil(company, ({stage}) => stage === 'over', below);
        assert.ok(company.clients.every(({view}) => view.stage === 'over'));
        figures.get(game.name).games += 1;
    });
}

test('a difference is noticed unless something is revealed with it', () => {
    const {kinds} = formsOf(ys.name).event;
    const packed = (type) => [kinds.findIndex(([one]) => one === type)];
    const sent = (...events) => {
        const texts = events.map((type) => JSON.stringify({type: 'update', events: [packed(type)], changes: []}));
        return {recorded: {messages: () => texts.map((text) => ({text, bytes: Buffer.from(text)}))}};
    };
    assert.equal(compareMessages(ys, sent('passed', 'has_bid'), sent('passed', 'has_bid')).messages, 2);
    assert.throws(() => compareMessages(ys, sent('passed', 'has_bid'), sent('passed', 'card_played')));
    assert.throws(() => compareMessages(ys, sent('passed'), sent('passed', 'passed')));
    assert.throws(() => compareMessages(ys, sent('passed', 'broker_revealed'), sent('passed')));
    assert.throws(() => compareMessages(ys, sent('bid_revealed'), sent('has_bid')));
    assert.ok(compareMessages(ys, sent('bid_revealed'), sent('broker_revealed')).differs);
});

for (const {name} of games) {
    test(`enough of ${name} was compared, in worlds that were different`, () => {
        const {games: whole, worlds, messages, bytes, revealed, different} = figures.get(name);
        console.log(`over the wire: ${whole} whole games of ${name}, ${messages} messages compared, ${bytes} bytes`);
        console.log(
            `worlds over the wire: ${worlds} of ${name}, ${different} of them different,` +
                ` ${revealed} until a reveal`,
        );
        assert.ok(messages > 20 * worlds && different * 2 > worlds, JSON.stringify(figures.get(name)));
    });
}
