// The proof of secrecy over real sockets: a game is played on a real server, and at some moment a second server takes
// it over in another world, which one viewer cannot tell from the true one. The others play on in both, doing what
// looks the same to that viewer, and every byte it is sent must be the same, until something is revealed.
import assert from "node:assert/strict";
import { cpSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import {
    Client, Server, fast, person, programs, pseudoRandom, someAction, temporaryFolder, tinyTable,
} from "../server/support.mjs";
import { formsOf, named } from "../support/named.mjs";
import { magnaCarta } from "./magna_carta_secrets.mjs";
import { RecordingProxy } from "./recording_proxy.mjs";
import { ys } from "./ys_secrets.mjs";
import { yspahan } from "./yspahan_secrets.mjs";

const games = [ys, yspahan, magnaCarta];

const options = [...fast, "--log-level", "error"];
const publicViewer = -1;
const actionsMost = 40;

/** What was compared, for each game. */
const figures = new Map(games.map(({ name }) => [name, { games: 0, worlds: 0, messages: 0, bytes: 0, revealed: 0,
    different: 0 }]));

/** An action among `rows` that looks to the others like `action`, its hidden fields at will, if there is one. */
function lookalike(game, action, rows, below) {
    const hidden = game.hiddenFields(action);
    const shows = (row) =>
        Object.entries(action).every(([name, value]) =>
            name === "type" ? row.type === value : hidden.includes(name) || holds(row[name], value));
    const fitting = rows.filter(shows);
    if (fitting.length === 0) {
        return undefined;
    }
    const row = fitting[below(fitting.length)];
    return { ...action, ...Object.fromEntries(hidden.map((name) => [name, row[name][below(row[name].length)]])) };
}

const holds = (values, value) => values.some((one) => JSON.stringify(one) === JSON.stringify(value));

/** A table on a running server, all of whose clients are connected through a proxy; the last client is the public's. */
class Company {
    /**
     * Ids of requests are counted on from `requests`, because a seat's ids are remembered: the same in both worlds, for
     * an answer repeats them.
     */
    static async connect(t, server, tokens, requests, viewerLast = tokens.length - 1) {
        const company = new Company();
        company.proxy = await RecordingProxy.start(t, server);
        company.clients = [];
        const order = [...tokens.keys()].filter((index) => index !== viewerLast);
        for (const index of [...order, viewerLast]) {
            const client = await Client.open(company.proxy);
            client.recorded = company.proxy.connections.at(-1);
            client.next = requests;
            await client.get("enter", { token: tokens[index] });
            await client.when(() => client.n > 0);
            company.clients[index] = client;
        }
        return company;
    }

    get seated() {
        return this.clients.slice(0, -1);
    }

    /** One who is asked, sometimes one who need not answer; undefined when the match is over. */
    someoneAsked(below) {
        const asked = [...this.seated.keys()].filter((seat) => this.seated[seat].decision);
        const free = asked.find((seat) => this.seated[seat].decision.optional);
        const must = asked.filter((seat) => seat !== free);
        return free !== undefined && below(3) === 0 ? free : must[below(must.length)];
    }

    /** Every action is noticed by every viewer. */
    async act(seat, action) {
        const { n } = this.clients[seat];
        await this.clients[seat].act(action);
        await Promise.all(this.clients.map((client) => client.when(() => client.n > n)));
    }

    async close() {
        await Promise.all(this.clients.map((client) => client.close()));
    }
}

/** Compares what the viewer was sent by both servers; whether anything differed, which only a reveal may. */
function compareMessages({ name, revealing }, truth, twin) {
    const [left, right] = [truth, twin].map((client) => client.recorded.messages());
    const first = left.findIndex(({ bytes }, index) => !right[index] || !bytes.equals(right[index].bytes));
    const same = first < 0 ? left : left.slice(0, first);
    if (first >= 0) {
        for (const text of [left[first].text, right[first]?.text ?? "{}"]) {
            const message = named(JSON.parse(text), name);
            const told = message.type === "update" ? message.events.map(({ type }) => type) : [];
            assert.ok(told.some((type) => revealing.has(type)), `this differs without a reveal: ${text}`);
        }
    } else {
        assert.equal(right.length, left.length, "one server has sent more than the other");
    }
    const bytes = same.reduce((sum, message) => sum + message.bytes.length, 0);
    return { differs: first >= 0, messages: same.length, bytes };
}

/** Asks for everything again; a seat also asks for what it is refused, whatever is hidden. */
async function askBesides({ neverLegal }, client, isSeated) {
    for (const action of isSeated ? neverLegal : []) {
        const answer = await client.ask("act", { decision: client.decision?.number ?? 1, action });
        assert.equal(answer.type, "refused");
    }
    await client.get("resync");
    await client.when(() => client.messages.at(-1).type === "snapshot");
}

/**
 * The same action in both worlds, as far as there is one: by `seat`, looking to the viewer the same. What would reveal
 * something, and so end the comparison, is left for later as long as there is anything else.
 */
function pairedAction(game, truth, twin, seat, viewer, below) {
    const [mine, other] = [truth, twin].map(({ clients }) => clients[seat].decision);
    const waits = (action) => game.revealsAtOnce?.(action, seat === viewer);
    for (let attempt = 0; attempt < 40 && other; ++attempt) {
        const action = someAction(mine, below);
        const inTwin = seat === viewer ? action : lookalike(game, action, other.rows, below);
        if (inTwin && (attempt >= 20 || !waits(action))) {
            return [action, inTwin];
        }
    }
    return undefined;
}

async function playOn(game, truth, twin, viewer, below) {
    const [seen, again] = [truth, twin].map(({ clients }) => clients.at(viewer));
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

/** Both worlds from the same database, after `actions` actions. */
async function compareWorlds(t, game, { folder, tokens, actions }, viewer, seed) {
    const folders = [temporaryFolder(t), temporaryFolder(t)];
    folders.forEach((copy) => cpSync(folder, copy, { recursive: true }));
    const world = [String(viewer), String(actions), String(seed)];
    const servers = await Promise.all([
        Server.start(t, { program: programs.dahut, options, folder: folders[0] }),
        Server.start(t, { program: programs.resampled, first: world, options, folder: folders[1] }),
    ]);
    const last = viewer === publicViewer ? tokens.length - 1 : viewer;
    const [truth, twin] = await Promise.all(servers.map((server) => Company.connect(t, server, tokens, 1000000, last)));
    const secrets = [truth, twin].map(({ seated }) =>
        JSON.stringify(seated.filter((_, seat) => seat !== viewer).map(({ view }) => view)));
    const compared = await playOn(game, truth, twin, viewer, pseudoRandom(seed));
    const sum = figures.get(game.name);
    sum.worlds += 1;
    sum.messages += compared.messages;
    sum.bytes += compared.bytes;
    sum.revealed += compared.differs ? 1 : 0;
    sum.different += secrets[0] === secrets[1] ? 0 : 1;
    await Promise.all([truth.close(), twin.close()]);
    await Promise.all(servers.map((server) => server.kill("SIGKILL")));
}

/** Dealt from a seed, so that every run compares the same games. */
async function startedTable(server, { name }, seats, gameOptions) {
    const host = await Client.open(server);
    const wanted = tinyTable({ game: name, seats, options: gameOptions, seed: String(seats) });
    const { token, table } = await host.get("create", wanted);
    const tokens = [token];
    const clients = [host];
    while (tokens.length < seats) {
        clients.push(await Client.open(server));
        tokens.push((await clients.at(-1).get("join", person("Bela", table.invitation))).token);
    }
    await host.get("start");
    await Promise.all(clients.map((client) => client.close()));
    return [...tokens, table.watch];
}

/** Plays by chance until the public sees what is wanted; the number of actions. */
async function playUntil(company, wanted, below) {
    let actions = 0;
    while (!wanted(company.clients.at(-1).view)) {
        const seat = company.someoneAsked(below);
        await company.act(seat, someAction(company.seated[seat].decision, below));
        actions += 1;
    }
    return actions;
}

for (const [game, seats, gameOptions] of games.flatMap((one) => one.tables.map((table) => [one, ...table]))) {
    const table = `${game.name}, ${seats} players, ${JSON.stringify(gameOptions)}`;
    test(`a viewer is sent the same bytes in every world: ${table}`, async (t) => {
        const below = pseudoRandom(seats);
        const server = await Server.start(t, { program: programs.dahut, options });
        const tokens = await startedTable(server, game, seats, gameOptions);
        let actions = 0;
        for (const [index, moment] of game.moments(gameOptions).entries()) {
            const company = await Company.connect(t, server, tokens, (index + 1) * 10000);
            actions += await playUntil(company, moment, below);
            await server.kill("SIGKILL");
            for (const viewer of [index % seats, publicViewer]) {
                await compareWorlds(t, game, { folder: server.folder, tokens, actions }, viewer, index + 1);
            }
            await server.launch();
        }
        const company = await Company.connect(t, server, tokens, 1000000);
        await playUntil(company, ({ stage }) => stage === "over", below);
        assert.ok(company.clients.every(({ view }) => view.stage === "over"));
        figures.get(game.name).games += 1;
    });
}

test("a difference is noticed unless something is revealed with it", () => {
    const { kinds } = formsOf(ys.name).event;
    const packed = (type) => [kinds.findIndex(([one]) => one === type)];
    const sent = (...events) => {
        const texts = events.map((type) => JSON.stringify({ type: "update", events: [packed(type)], changes: [] }));
        return { recorded: { messages: () => texts.map((text) => ({ text, bytes: Buffer.from(text) })) } };
    };
    assert.equal(compareMessages(ys, sent("passed", "has_bid"), sent("passed", "has_bid")).messages, 2);
    assert.throws(() => compareMessages(ys, sent("passed", "has_bid"), sent("passed", "card_played")));
    assert.throws(() => compareMessages(ys, sent("passed"), sent("passed", "passed")));
    assert.throws(() => compareMessages(ys, sent("passed", "broker_revealed"), sent("passed")));
    assert.throws(() => compareMessages(ys, sent("bid_revealed"), sent("has_bid")));
    assert.ok(compareMessages(ys, sent("bid_revealed"), sent("broker_revealed")).differs);
});

for (const { name } of games) {
    test(`enough of ${name} was compared, in worlds that were different`, () => {
        const { games: whole, worlds, messages, bytes, revealed, different } = figures.get(name);
        console.log(`over the wire: ${whole} whole games of ${name}, ${messages} messages compared, ${bytes} bytes`);
        console.log(`worlds over the wire: ${worlds} of ${name}, ${different} of them different,`
            + ` ${revealed} until a reveal`);
        assert.ok(messages > 20 * worlds && different * 2 > worlds, JSON.stringify(figures.get(name)));
    });
}
