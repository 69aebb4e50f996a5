// A table on each of two servers, one of them in another world (resampled_server.cpp): the people at it, what they do
// in both worlds, and what both servers sent to one of them, the viewer. Each game's own file says what is secret, as
// in ys_secrets.mjs.
import assert from 'node:assert/strict';
import {cpSync} from 'node:fs';
import {Client, Server, person, programs, someAction, temporaryFolder, tinyTable} from '../server/support.mjs';
import {RecordingProxy} from './recording_proxy.mjs';
import {assertExcused, tellResult} from './revealed.mjs';

export const publicViewer = -1;

/** The server in the true world. A planted leak is in both worlds alike (mutation_test.py). */
const leaking = process.env.DAHUT_LEAKING_SERVER;
const inTruth = leaking ? {program: leaking, first: ['-1', '-1', '0']} : undefined;
export const trueServer = inTruth ?? {program: programs.dahut};
const heldServer = inTruth ?? {program: programs.held};
const resampled = leaking ?? programs.resampled;

/**
 * An action among `rows` that looks to the others like `action`, with random hidden fields; undefined if there is none.
 */
function lookalike(game, action, rows, below) {
    const hidden = game.hiddenFields(action);
    const shows = (row) =>
        Object.entries(action).every(([name, value]) =>
            name === 'type' ? row.type === value : hidden.includes(name) || holds(row[name], value),
        );
    const fitting = rows.filter(shows);
    if (fitting.length === 0) {
        return undefined;
    }
    const row = fitting[below(fitting.length)];
    return {...action, ...Object.fromEntries(hidden.map((name) => [name, row[name][below(row[name].length)]]))};
}

const holds = (values, value) => values.some((one) => JSON.stringify(one) === JSON.stringify(value));

/** A table on a running server. All its clients connect through a proxy. The last client is the public's. */
export class Company {
    /**
     * Ids of requests count on from `requests`, because the server remembers a seat's ids. They are the same in both
     * worlds, because answers repeat them.
     */
    static async connect(t, server, tokens, requests, viewerLast = tokens.length - 1) {
        const company = new Company();
        company.proxy = await RecordingProxy.start(t, server);
        company.clients = [];
        const order = [...tokens.keys()].filter((index) => index !== viewerLast);
        company.tokens = tokens;
        for (const index of order) {
            await company.enter(index, requests);
        }
        // The effects of their arrival must be over before the viewer listens.
        await company.settle();
        await company.enter(viewerLast, requests);
        return company;
    }

    async enter(index, requests) {
        this.clients[index] = await this.opened(index, requests);
    }

    /** One more connection of the viewer. */
    async enterBeside(index, requests) {
        this.beside = await this.opened(index, requests);
        this.clients.at(index).beside = this.beside;
    }

    async opened(index, requests) {
        const client = await Client.open(this.proxy);
        client.recorded = this.proxy.connections.at(-1);
        client.next = requests;
        await client.get('enter', {token: this.tokens.at(index)});
        await client.when(() => client.n > 0);
        return client;
    }

    get connected() {
        return [...this.clients, this.beside].filter((one) => one);
    }

    /** Waits until every request is carried out and everybody has been told. */
    async settle() {
        for (const client of this.connected) {
            await client.refused('act', {decision: 999999999, action: {}});
        }
    }

    get seated() {
        return this.clients.slice(0, -1);
    }

    /** An asked client, sometimes one that need not answer; undefined when the match is over. */
    someoneAsked(below) {
        const asked = [...this.seated.keys()].filter((seat) => this.seated[seat].decision);
        const free = asked.find((seat) => this.seated[seat].decision.optional);
        const must = asked.filter((seat) => seat !== free);
        return free !== undefined && below(3) === 0 ? free : must[below(must.length)];
    }

    /** Acts, and waits until every viewer has been told. */
    async act(seat, action) {
        const {n} = this.clients[seat];
        await this.clients[seat].act(action);
        await Promise.all(this.connected.map((client) => client.when(() => client.n > n)));
    }

    async close() {
        await Promise.all(this.connected.map((client) => client.close()));
    }
}

/**
 * Two servers that continue the same table after `actions` actions, the second one in another world, with everybody
 * connected; and whether the worlds differ. `settings` apply to both servers.
 */
export async function companiesInWorlds(t, {folder, tokens, actions}, viewer, seed, settings) {
    const folders = [temporaryFolder(t), temporaryFolder(t)];
    folders.forEach((copy) => cpSync(folder, copy, {recursive: true, filter: (file) => !file.endsWith('.socket')}));
    const world = [String(viewer), String(actions), String(seed)];
    const servers = await Promise.all([
        Server.start(t, {...settings, ...heldServer, folder: folders[0]}),
        Server.start(t, {...settings, program: resampled, first: world, folder: folders[1]}),
    ]);
    const last = viewer === publicViewer ? tokens.length - 1 : viewer;
    const companies = await Promise.all(servers.map((server) => Company.connect(t, server, tokens, 1000000, last)));
    await Promise.all(companies.map((company) => company.enterBeside(viewer, 1500000)));
    const secrets = companies.map(({seated}) =>
        JSON.stringify(seated.filter((_, seat) => seat !== viewer).map(({view}) => view)),
    );
    const close = async () => {
        await Promise.all(companies.map((company) => company.close()));
        await Promise.all(servers.map((server) => server.kill('SIGKILL')));
    };
    return {companies, servers, close, different: secrets[0] !== secrets[1]};
}

/**
 * Compares what both servers sent to the viewer over one connection. Returns whether anything differed; only what is
 * revealed may.
 */
function compareConnections(game, truth, twin) {
    const [left, right] = [truth, twin].map((client) => client.recorded.messages());
    const first = left.findIndex(({bytes}, index) => !right[index] || !bytes.equals(right[index].bytes));
    const same = first < 0 ? left : left.slice(0, first);
    const textsAt = (index) => [left, right].map((messages) => messages[index]?.text ?? '{}');
    if (first >= 0) {
        assertExcused(game, textsAt(tellResult(textsAt(first)) ? first + 1 : first));
    } else {
        assert.equal(right.length, left.length, 'leak: one server has sent more than the other');
    }
    const bytes = same.reduce((sum, message) => sum + message.bytes.length, 0);
    return {differs: first >= 0, messages: same.length, bytes};
}

/** The same for all connections of the viewer. */
export function compareMessages(game, truth, twin) {
    const compared = compareConnections(game, truth, twin);
    if (!truth.beside) {
        return compared;
    }
    const beside = compareConnections(game, truth.beside, twin.beside);
    return {
        differs: compared.differs || beside.differs,
        messages: compared.messages + beside.messages,
        bytes: compared.bytes + beside.bytes,
    };
}

/**
 * The same action of `seat` in both worlds, looking the same to the viewer, if there is one. An action that reveals
 * something ends the comparison, so others come first.
 */
export function pairedAction(game, truth, twin, seat, viewer, below) {
    const [mine, other] = [truth, twin].map(({clients}) => clients[seat].decision);
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

/** Who joins the host, as many as a table can have. */
const GUESTS = ['Bela', 'Cili', 'Dora', 'Emil', 'Flora', 'Gabor', 'Hanna'];

/** Dealt from a seed, so that every run compares the same games. Returns the tokens of all seats and of the public. */
export async function startedTable(server, {name}, seats, gameOptions, fields = {}) {
    const host = await Client.open(server);
    const wanted = tinyTable({game: name, seats, options: gameOptions, seed: String(seats), ...fields});
    const {token, table} = await host.get('create', wanted);
    const tokens = [token];
    const clients = [host];
    for (const player of GUESTS.slice(0, seats - 1)) {
        clients.push(await Client.open(server));
        tokens.push((await clients.at(-1).get('join', person(player, table.invitation))).token);
    }
    await host.get('start');
    await Promise.all(clients.map((client) => client.close()));
    return [...tokens, table.watch];
}

/** Plays at random until the public sees what is wanted. Returns the number of actions. */
export async function playUntil(company, wanted, below) {
    let actions = 0;
    while (!wanted(company.clients.at(-1).view)) {
        const seat = company.someoneAsked(below);
        await company.act(seat, someAction(company.seated[seat].decision, below));
        actions += 1;
    }
    return actions;
}
