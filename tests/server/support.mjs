// Shared by the tests over real sockets: a server process for each test, clients that check every message against its
// schema and keep their view like a real client, and a way to play a game to its end.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import Ajv2020 from 'ajv/dist/2020.js';
import WebSocket from 'ws';
import {UNKNOWN_STEP, eventsOf, withStep} from '../../web-client/app/connection/told.js';
import {named} from '../support/named.mjs';
import {applied} from './applied.mjs';

export {WebSocket};

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const build = path.resolve(root, process.env.DAHUT_BUILD ?? 'build/release');
export const programs = {
    tiny: path.join(build, 'tests/server/tiny_server'),
    held: path.join(build, 'tests/server/held_server'),
    changed: path.join(build, 'tests/server/changed_server'),
    resampled: path.join(build, 'tests/secrecy/resampled_server'),
    failingDisk: path.join(build, 'tests/faults/libfailing_disk.so'),
    heldClock: path.join(build, 'tests/faults/libheld_clock.so'),
    dahut: path.join(build, 'dahut'),
};

const ajv = new Ajv2020({strict: true, strictTypes: false, strictRequired: false, allErrors: false});
const schemaFolder = path.join(root, 'protocol/schemas');
for (const file of readdirSync(schemaFolder).filter((name) => name.endsWith('.schema.json'))) {
    ajv.addSchema(JSON.parse(readFileSync(path.join(schemaFolder, file), 'utf8')), file);
}
export const examplesFolder = path.join(root, 'protocol/examples');
export const recordsFolder = path.join(root, 'tests/records');

/** Fails unless `value` fits the schema, for example "server.schema.json" or "http.schema.json#/$defs/tables". */
export function assertFits(schema, value) {
    const validate = ajv.getSchema(schema);
    assert.ok(validate, `there is a schema ${schema}`);
    assert.ok(validate(value), `${schema}: ${ajv.errorsText(validate.errors)}: ${JSON.stringify(value).slice(0, 500)}`);
}

/** Options that let everybody send and ask as fast as they can, and as any machine can. Every server has them. */
export const fast = [
    ['--messages-per-second', '100000'],
    ['--messages-at-once', '100000'],
    ['--messages-per-second-per-address', '1000000'],
    ['--messages-at-once-per-address', '1000000'],
    ['--requests-per-second', '100000'],
    ['--requests-at-once', '100000'],
].flat();

export const contribution = () => randomBytes(32).toString('hex');
export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for the end, by a reset as well, as of what the server ends before it has read all; there `once` fails. */
export const untilClosed = (socket) => new Promise((resolve) => socket.once('close', resolve));

/** Longer than any machine needs. */
const PATIENCE_MS = 60000;

/** Waits until `holds()` is true; fails after PATIENCE_MS. */
export async function comesTrue(holds, what) {
    for (const began = Date.now(); !(await holds()); await sleep(20)) {
        assert.ok(Date.now() - began < PATIENCE_MS, `in time: ${what}`);
    }
}

/** A folder that is removed when the test `t` ends. */
export function temporaryFolder(t) {
    const folder = mkdtempSync(path.join(tmpdir(), 'dahut-test-'));
    t.after(() => rmSync(folder, {recursive: true, force: true}));
    return folder;
}

/** The module that the page in a test's web folder loads. */
export const pageModule = 'export const answer = 42;\n'.repeat(40);

/** A web folder with a page, and with a hidden file that must not be served. */
export function webFolder(folder) {
    const page = '<!doctype html><title>Test</title><script type="module" src="app.js"></script>';
    writeFileSync(path.join(folder, 'index.html'), page);
    writeFileSync(path.join(folder, 'app.js'), pageModule);
    writeFileSync(path.join(folder, '.hidden'), 'hidden');
    return folder;
}

/**
 * A running server. `options` go to `dahut serve` after `first`, and `place` is where its database is named. `env` is
 * added to its environment. The log goes to the file descriptor `log`. Bots wait `botDelay` milliseconds.
 */
export class Server {
    static async start(t, settings = {}) {
        const server = new Server(t, settings);
        await server.launch();
        return server;
    }

    /** A server that has said that it waits for its database. It serves once `started` is fulfilled. */
    static async awaiting(t, settings = {}) {
        const server = new Server(t, settings);
        server.started = server.launch();
        const begun = server.started.then(() => assert.fail('the server waits for nothing'));
        await Promise.race([begun, server.untilLogged(/waiting for the database /)]);
        return server;
    }

    constructor(t, settings) {
        const {folder = temporaryFolder(t), program = programs.tiny, first = []} = settings;
        const {options = [], log = 'pipe', env = {}, botDelay = 0} = settings;
        const {place = ['--database', path.join(folder, 'dahut.db')]} = settings;
        Object.assign(this, {folder, program, first, place, options, log, env});
        this.botDelay = String(botDelay);
        this.stderr = '';
        // A test may fail while its server still starts.
        t.after(async () => {
            await this.kill('SIGKILL');
            assert.doesNotMatch(this.stderr, /Sanitizer|runtime error/, 'the sanitizer builds find nothing');
        });
    }

    async launch() {
        const where = ['--address', '127.0.0.1', '--port', '0'];
        const fixed = [...this.first, 'serve', ...where, '--bot-delay-ms', this.botDelay];
        const paths = [...this.place, '--web', webFolder(this.folder)];
        const stdio = ['ignore', 'pipe', this.log];
        const env = {...process.env, ...this.env};
        // Later options win: who tries a limit sets it.
        this.process = spawn(this.program, [...fixed, ...paths, ...fast, ...this.options], {stdio, env});
        this.begins = this.stderr.length;
        this.process.stderr?.on('data', (data) => (this.stderr += data));
        this.exited = once(this.process, 'exit');
        const [line] = await Promise.race([
            once(this.process.stdout, 'data'),
            this.exited.then(() => Promise.reject(new Error(`the server did not start: ${this.stderr}`))),
        ]);
        this.url = /http:\/\/\S+:\d+/.exec(String(line))[0].replace('localhost', '127.0.0.1');
        this.ws = `${this.url.replace('http', 'ws')}/ws`;
    }

    /** Waits until the log has such a line since the latest start of the process. */
    async untilLogged(pattern) {
        await comesTrue(() => pattern.test(this.stderr.slice(this.begins)), `the log says ${pattern}`);
    }

    /** Ends the process by a signal. Returns the exit status and the signal that ended it. */
    async kill(signal) {
        this.process.kill(signal);
        const [status, by] = await this.exited;
        return {status, by};
    }

    /** Kills the process as a power failure would, and starts it again on the same database. */
    async crashAndRestart() {
        await this.kill('SIGKILL');
        await this.launch();
    }

    async get(address, init) {
        const response = await fetch(`${this.url}${address}`, init);
        return {status: response.status, headers: response.headers, text: await response.text()};
    }

    /** The JSON at an address, asked with a token if one is given. */
    async json(address, schema, token = undefined) {
        const headers = token ? {authorization: `Bearer ${token}`} : {};
        const {status, text} = await this.get(address, {headers});
        const value = JSON.parse(text);
        assertFits(status === 200 ? schema : 'http.schema.json#/$defs/error', value);
        return {status, value};
    }
}

/** One client: answers by id, all messages (with names), and the view that follows from them. */
export class Client {
    static async open(server, {headers = {}, protocol = 'dahut.1', from = '127.0.0.1'} = {}) {
        const client = new this();
        client.reset();
        client.socket = new WebSocket(server.ws, protocol, {headers, localAddress: from, ...server.way});
        client.closed = new Promise((resolve) => client.socket.on('close', (code) => resolve(code)));
        client.socket.on('message', (data) => client.take(String(data)));
        await new Promise((resolve, reject) => {
            client.socket.on('open', resolve);
            client.socket.on('error', reject);
        });
        await client.until((message) => message.type === 'hello');
        return client;
    }

    reset() {
        this.messages = [];
        this.texts = [];
        this.waiting = [];
        this.unanswered = new Set();
        this.next = 0;
        this.n = 0;
        this.view = undefined;
        this.events = [];
        this.decision = null;
        this.table = undefined;
    }

    /** What has happened and was not undone; undefined if a snapshot is the only one to tell of an undo. */
    get events() {
        return this.steps && eventsOf(this.steps);
    }

    set events(events) {
        this.steps = [{step: UNKNOWN_STEP, events}];
    }

    take(text) {
        this.heardAt = Date.now();
        const said = JSON.parse(text);
        assertFits('server.schema.json', said);
        this.table = said.table ?? this.table;
        const message = named(said, this.table?.game);
        this.messages.push(message);
        this.texts.push(text);
        if (message.type === 'snapshot') {
            Object.assign(this, {n: message.n, view: message.view, events: [...message.events]});
            this.decision = message.decision ?? null;
        } else if (message.type === 'update') {
            assert.equal(message.n, this.n + 1, 'updates have contiguous numbers');
            assert.ok(message.id === undefined || this.unanswered.has(message.id), 'an update answers whoever asked');
            this.n = message.n;
            this.view = applied(this.view, message.changes);
            const {n, events, undoes} = message;
            this.steps = this.steps && withStep(this.steps, {step: n, events, undoes});
            this.decision = message.decision === undefined ? this.decision : message.decision;
        }
        this.unanswered.delete(message.id);
        for (const one of this.waiting.splice(0)) {
            one();
        }
    }

    /** The first message, old or new, for which `wanted` is true. */
    async until(wanted, from = 0) {
        for (let index = from; ; ++index) {
            while (index >= this.messages.length) {
                await this.more();
            }
            if (wanted(this.messages[index])) {
                return this.messages[index];
            }
        }
    }

    /** Waits until `holds()` is true, checking after every message. */
    async when(holds) {
        while (!holds()) {
            await this.more();
        }
    }

    /**
     * Waits a moment for the next message. It may have arrived already, so the wait is short; but a client that hears
     * nothing for a long time fails.
     */
    async moment() {
        assert.ok(Date.now() - this.heardAt < PATIENCE_MS, 'a message comes in time');
        await Promise.race([new Promise((resolve) => this.waiting.push(resolve)), sleep(20)]);
    }

    async more() {
        const message = new Promise((resolve) => this.waiting.push(resolve));
        let timer;
        const late = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE_MS, 'late')));
        const what = await Promise.race([message, late, this.closed.then(() => 'closed')]);
        clearTimeout(timer);
        assert.notEqual(what, 'late', 'a message comes in time');
        assert.notEqual(what, 'closed', 'the connection stays open');
    }

    sendRaw(text) {
        this.socket.send(text);
    }

    /** Sends a request and returns its answer, whatever it is. */
    async ask(type, fields = {}, id = `r${++this.next}`) {
        const request = {type, id, ...fields};
        assertFits('client.schema.json', request);
        const from = this.messages.length;
        this.unanswered.add(id);
        this.sendRaw(JSON.stringify(request));
        return this.until((message) => message.id === id, from);
    }

    /** Like `ask`, for requests that must be carried out. */
    async get(type, fields = {}, id = undefined) {
        const answer = await (id === undefined ? this.ask(type, fields) : this.ask(type, fields, id));
        assert.notEqual(answer.type, 'refused', `${type} is refused: ${JSON.stringify(answer)}`);
        return answer;
    }

    /** Answers the open decision with an action that must be carried out. Its own update is the answer. */
    async act(action) {
        const answer = await this.get('act', {decision: this.decision.number, action});
        assert.equal(answer.type, 'update');
        return answer;
    }

    /** Sends a request and returns the code of its refusal. */
    async refused(type, fields = {}) {
        const answer = await this.ask(type, fields);
        assert.equal(answer.type, 'refused', `${type} is carried out`);
        return answer.code;
    }

    async close() {
        this.socket.close();
        return this.closed;
    }
}

/** The fields of `create` for the tiny game. */
export const tinyTable = (fields = {}) => ({
    game: 'pips',
    name: 'A test table',
    seats: 2,
    options: {},
    visibility: 'link',
    watching: 'allowed',
    player: 'Anna',
    contribution: contribution(),
    ...fields,
});

export const person = (player, invitation) => ({player, invitation, contribution: contribution()});

/** The first action that a decision's rows allow. */
export function firstAction(decision) {
    const row = decision.rows[0];
    const fields = Object.entries(row).map(([name, values]) => [name, name === 'type' ? values : values[0]]);
    return Object.fromEntries(fields);
}

/** An action that a decision's rows allow, chosen by `below(bound)`. */
export function someAction(decision, below) {
    const row = decision.rows[below(decision.rows.length)];
    return Object.fromEntries(
        Object.entries(row).map(([name, values]) => [name, name === 'type' ? values : values[below(values.length)]]),
    );
}

/** Every request type of the protocol. */
export const requestTypes = JSON.parse(readFileSync(path.join(root, 'protocol/schemas/client.schema.json'), 'utf8'))
    .properties.type.enum;

/** A small generator with the same numbers in every run. */
export function pseudoRandom(seed) {
    let state = seed;
    return (bound) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * bound);
    };
}

/** Two people at a table of the tiny game that has just started. */
export async function twoAtTable(server, fields = {}) {
    const anna = await Client.open(server);
    const bela = await Client.open(server);
    const seated = await anna.get('create', tinyTable(fields));
    const joined = await bela.get('join', person('Bela', seated.table.invitation));
    await anna.get('start');
    await bela.when(() => bela.n > 0);
    return {anna, bela, table: seated.table, tokens: [seated.token, joined.token]};
}

/** Answers mandatory decisions at random until the table is finished. */
export async function playToEnd(clients, below = pseudoRandom(1)) {
    while (clients[0].table.status === 'running') {
        const asked = clients.filter((client) => client.decision && !client.decision.optional);
        if (asked.length === 0) {
            await clients[0].more();
            continue;
        }
        const client = asked[below(asked.length)];
        await client.act(someAction(client.decision, below));
        // The others' messages about it may still be under way.
        await Promise.all(clients.map((one) => one.get('resync')));
        await Promise.all(clients.map((one) => one.when(() => one.messages.at(-1).type !== 'done')));
    }
}

export const exampleFiles = (folder) =>
    readdirSync(path.join(examplesFolder, folder)).map((name) => [
        name.replace('.json', ''),
        JSON.parse(readFileSync(path.join(examplesFolder, folder, name), 'utf8')),
    ]);
