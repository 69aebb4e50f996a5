// What people at tables were told, over all their connections and all deaths of the server. It finds what contradicts
// this in a journal and a server: nothing told may be lost, and nothing carried out twice.
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {isDeepStrictEqual} from 'node:util';
import {Client} from './support.mjs';

const undoings = (events) => events.filter(({type}) => type === 'undone').length;

/** What one person asked and was told: requests with their answers, and the messages of the stream. */
export class Told {
    constructor(player) {
        this.player = player;
        this.requests = [];
        this.answers = 0;
        this.updates = new Map();
        this.n = 0;
        this.next = 0;
        this.status = 'open';
        // Messages that contradict earlier ones.
        this.wrong = [];
    }

    hear(message, text) {
        if (message.type === 'update') {
            this.updates.set(message.n, text.replace(/"id":"[\w-]+",/, ''));
        }
        if (message.type === 'seated') {
            Object.assign(this, {token: message.token, seat: message.seat, tableId: message.table.id});
        }
        this.n = message.n ?? this.n;
        this.status = message.table?.status ?? this.status;
    }

    /** Requests of this type that may have been carried out, answered or not. */
    possible(type) {
        return this.requests.filter((one) => one.type === type && one.answer?.type !== 'refused');
    }
}

/** A client that remembers what it is told. */
export class Player extends Client {
    static async at(server, told) {
        const player = await Player.open(server);
        player.told = told;
        player.next = told.next;
        return player;
    }

    take(text) {
        const {n, events, view} = this;
        const known = {n, events, view};
        super.take(text);
        const message = this.messages.at(-1);
        this.told?.hear(message, text);
        if (message.type === 'snapshot' && known.n > 0) {
            this.told.wrong.push(...this.wrongInSnapshot(known));
        }
    }

    /** A snapshot must agree with what was told before. If nothing has happened since, it must be the same. */
    wrongInSnapshot(known) {
        const {n, view} = this;
        // The events cannot be compared if it is unknown which of them were undone.
        const events = known.events && this.events;
        const whole = known.n === n ? isDeepStrictEqual(known, {n, events, view}) : known.n < n;
        const undone = events && undoings(events) > undoings(known.events);
        const begun = !events || undone || isDeepStrictEqual(events.slice(0, known.events.length), known.events);
        return whole && begun ? [] : [`${this.told.player} was told ${known.n} messages, and snapshot ${n} differs`];
    }

    async ask(type, fields = {}, id = `r${++this.told.next}`) {
        let request = this.told.requests.find((one) => one.id === id);
        if (!request) {
            request = {type, fields, id, answer: undefined};
            this.told.requests.push(request);
        }
        request.answer = await super.ask(type, fields, id);
        ++this.told.answers;
        return request.answer;
    }
}

const supportFolder = fileURLToPath(new URL('../support', import.meta.url));

/** A row of `entries` holds several entries, a single one if an old version wrote it, or a mark for packed ones. */
const taking = `
import sys
sys.path.append(${JSON.stringify(supportFolder)})
from kept_text import text_kept
def unpacked(table):
    query = "SELECT entries FROM replays WHERE table_id = ?"
    at_ms = 0
    for line in text_kept(database.execute(query, [table]).fetchone()[0]).decode().split("\\n")[1:-1]:
        since, text = line.split(" ", 1)
        at_ms += int(since)
        yield at_ms, text
def lines_in(table, at_ms, text):
    if text.endswith(" packed"):
        return list(unpacked(table))
    return [(at_ms, text)] if text.startswith("{") else [line.split(" ", 1) for line in text.split("\\n")[:-1]]
def taken(table, number, at_ms, text):
    lines = lines_in(table, at_ms, text)
    first = number - len(lines) + 1
    return [(table, first + index, int(at), one) for index, (at, one) in enumerate(lines)]
`;

const dump = `
import collections, json, sqlite3, sys
${taking}
tables = collections.defaultdict(list)
database = sqlite3.connect(sys.argv[1])
def rows_of(kept):
    return database.execute(f"SELECT table_id, number, at_ms, entry FROM {kept} ORDER BY table_id, number").fetchall()
for row in rows_of("entries"):
    for table, *entry in taken(*row):
        tables[table].append(entry)
moved = {table: {entry[0]: entry for entry in entries} for table, entries in tables.items()}
for row in rows_of("recent"):
    [(table, *entry)] = taken(*row)
    # While it is moved, an entry stands in both places, and is the same there.
    if moved.get(table, {}).get(entry[0]) != entry:
        tables[table].append(entry)
print(json.dumps(tables))
`;

/** Gives each entry a row of its own, as an old version did, so that SQL can change it. */
const spread = `
import sqlite3, sys
${taking}
with sqlite3.connect(sys.argv[1]) as database:
    rows = database.execute("SELECT table_id, number, at_ms, entry FROM entries").fetchall()
    database.execute("DELETE FROM entries")
    database.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", [one for row in rows for one in taken(*row)])
    database.executescript(sys.argv[2])
`;

/** The output of a Python script with these options. */
export function python(script, ...options) {
    const {status, stdout, stderr} = spawnSync('python3', ['-c', script, ...options], {
        encoding: 'utf8',
        maxBuffer: 2 ** 30,
    });
    if (status !== 0) {
        throw new Error(stderr);
    }
    return stdout;
}

/** All entries by table, of a database that nobody has open. It is copied first, because reading changes its log. */
export function journalOf(database) {
    const folder = mkdtempSync(path.join(tmpdir(), 'dahut-journal-'));
    try {
        for (const file of [database, `${database}-wal`].filter(existsSync)) {
            cpSync(file, path.join(folder, path.basename(file)));
        }
        return new Map(Object.entries(JSON.parse(python(dump, path.join(folder, path.basename(database))))));
    } finally {
        rmSync(folder, {recursive: true});
    }
}

/** Changes a database that nobody has open. Gives each entry a row of its own first. */
export function plant(database, sql) {
    python(spread, database, sql);
}

/** Requests that leave an entry of their own: whether an entry is the one. */
const own = {
    create: (entry, {fields}) =>
        entry.type === 'joined' && entry.contribution === fields.contribution && entry.player === fields.player,
    contribute: (entry, {fields}) => entry.type === 'contributed' && entry.contribution === fields.contribution,
    act: (entry, {id, fields}, seat) =>
        entry.type === 'acted' &&
        entry.seat === seat &&
        entry.id === id &&
        isDeepStrictEqual(entry.action, fields.action),
};
own.join = own.create;
own.undo = (entry, {id}, seat) =>
    entry.type === 'acted' && entry.seat === seat && entry.id === id && entry.action.type === 'undo';
own.rename = (entry, {fields}) => entry.type === 'renamed' && entry.name === fields.name;
own.notify = (entry, {fields}) => entry.type === 'mail_set' && entry.mail === fields.mail;
own.set_webhook = (entry, {fields}) => entry.type === 'webhook_set' && entry.address === fields.address;
own.say = (entry, {fields}, seat) => entry.type === 'said' && entry.seat === seat && entry.text === fields.text;

/** Requests that can only be counted: the entries that they leave. */
const counted = [
    [['seat_bot'], ['bot_seated']],
    [['start'], ['started']],
    [
        ['leave', 'unseat'],
        ['freed', 'replaced'],
    ],
    [['hand_over'], ['handed_over']],
];

/** Requests that leave an entry only if they change something: the entry, and the tables that must have one. */
const changing = [
    ['publish', 'published', ({visibility}) => visibility === 'link'],
    ['make_private', 'made_private', ({visibility}) => visibility === 'public'],
    ['end_watching', 'watching_ended', () => true],
    ['set_talk', 'talk_set'],
    ['agree', 'agreed_to'],
    ['disagree', 'disagreed'],
    ['stand_in', 'agreed'],
];

function wrongWithOwn(told, entries) {
    const wrong = [];
    for (const request of told.requests.filter(({type}) => type in own)) {
        const found = entries.filter((entry) => own[request.type](entry, request, told.seat)).length;
        const answer = request.answer?.type;
        const right = answer === undefined ? found <= 1 : found === (answer === 'refused' ? 0 : 1);
        if (!right) {
            wrong.push(`${told.player}'s ${request.type} ${request.id}, answered ${answer}, is there ${found} times`);
        }
    }
    return wrong;
}

function wrongWithCounted(table, people, entries) {
    const wrong = [];
    for (const [requests, kinds] of counted) {
        const possible = requests.flatMap((type) => people.flatMap((told) => told.possible(type)));
        const sure = possible.filter(({answer}) => answer).length;
        const found = entries.filter(({type}) => kinds.includes(type)).length;
        if (found < sure || found > possible.length) {
            wrong.push(`table ${table}: ${sure} to ${possible.length} times ${requests} and ${found} times ${kinds}`);
        }
    }
    return wrong;
}

function wrongWithChanging(table, people, entries) {
    const [made] = people.flatMap((told) => told.possible('create'));
    return changing.flatMap(([request, kind, mustBeAt = () => false]) => {
        const possible = people.flatMap((told) => told.possible(request));
        const least = possible.some(({answer}) => answer) && mustBeAt(made.fields) ? 1 : 0;
        const found = entries.filter(({type}) => type === kind).length;
        const isRight = found >= least && found <= possible.length;
        return isRight ? [] : [`table ${table}: ${possible.length} times ${request} and ${found} times ${kind}`];
    });
}

/** The same entry, though a finished match does without most digests. */
function isStill(entry, before) {
    const without = ([number, at, text]) => [number, at, {...JSON.parse(text), digest: undefined}];
    const isShorter = entry !== undefined && JSON.parse(entry[2]).digest === undefined;
    return isDeepStrictEqual(entry, before) || (isShorter && isDeepStrictEqual(without(entry), without(before)));
}

/** Impossible entries of a table, whatever anybody was told. */
function wrongInItself(table, numbered, before = []) {
    const named = numbered.map(([, , text]) => JSON.parse(text)).filter(({id}) => id);
    const ids = named.map(({seat, id}) => `${seat} ${id}`);
    return [
        [numbered.some(([number], index) => number !== index + 1), 'its numbers have gaps'],
        [!before.every((entry, index) => isStill(numbered[index], entry)), 'what was there before is gone or changed'],
        [new Set(ids).size < ids.length, 'a request was carried out twice'],
    ].flatMap(([is, what]) => (is ? [`table ${table}: ${what}`] : []));
}

/**
 * Whether the last of these people may have left the table, or its host may have closed it. The server then removes it
 * some time later.
 */
const mayBeCleared = (people) =>
    people.length > 0 &&
    (people.every((told) => told.possible('leave').length > 0) ||
        people.some((told) => told.possible('close').length > 0));

/** Whether this person's seat may be gone. */
export const mayBeGone = (told, everybody) =>
    told.possible('leave').length > 0 || mayBeCleared(everybody.filter(({tableId}) => tableId === told.tableId));

/** What in the journal contradicts what these people were told, or the journal `before`. */
export function wrongInJournal(journal, everybody, before = new Map()) {
    const seated = byTable(everybody);
    const isLost = (table) => !journal.has(table) && !mayBeCleared(seated.get(table) ?? []);
    const wrong = [...before.keys()].filter(isLost).map((table) => `table ${table} is gone`);
    for (const [table, numbered] of journal) {
        const entries = numbered.map(([, , text]) => JSON.parse(text));
        const people = seated.get(table) ?? [];
        wrong.push(
            ...wrongInItself(table, numbered, before.get(table)),
            ...wrongWithCounted(table, people, entries),
            ...wrongWithChanging(table, people, entries),
            ...people.flatMap((told) => wrongWithOwn(told, entries)),
        );
    }
    const lost = everybody.filter((told) => told.tableId && isLost(told.tableId));
    return [...wrong, ...lost.map((told) => `the table of ${told.player} is gone`)];
}

function byTable(everybody) {
    const groups = new Map();
    for (const told of everybody) {
        groups.set(told.tableId, [...(groups.get(told.tableId) ?? []), told]);
    }
    return groups;
}

/** The stage of a table. It never goes back. */
const course = {open: 0, running: 1, stopped: 2, finished: 2};

/** Comes back as a client that has seen less. Compares what is sent again with what was told. */
async function wrongInPast(server, told, seen) {
    const client = await Client.open(server);
    Object.assign(client, {n: seen, view: {}});
    await client.get('enter', {token: told.token, seen});
    await client.when(() => client.n >= told.n);
    await client.close();
    const again = client.texts.filter((text, index) => client.messages[index].type === 'update');
    const other = again.filter((text) => {
        const {n} = JSON.parse(text);
        return told.updates.has(n) && told.updates.get(n) !== text;
    });
    return other.map((text) => `${told.player} is told something else: ${text.slice(0, 80)}`);
}

/**
 * Lets a person come back after a restart, in place of `former`, whose memory it takes over.
 * @param isMaybeGone whether this person's seat may be gone
 * @returns the player, if the seat is still there, and what contradicts what this person was told
 */
export async function comeBack(server, former, isMaybeGone = (told) => told.possible('leave').length > 0) {
    const {told} = former;
    const player = await Player.at(server, told);
    const {n, view, steps, decision} = former;
    Object.assign(player, {n, view, steps, decision});
    const status = told.status;
    const entered = await player.ask('enter', {token: told.token, ...(n > 0 ? {seen: n} : {})});
    if (entered.type === 'refused') {
        const isGone = isMaybeGone(told) && ['unknown_token', 'table_gone'].includes(entered.code);
        await player.close();
        return {wrong: isGone ? [] : [`${told.player} cannot come back: ${entered.code}`]};
    }
    if (entered.role !== told.seat || !(course[entered.table.status] >= course[status])) {
        told.wrong.push(`${told.player} comes back to a ${entered.table.status} table as ${entered.role}`);
    }
    if (entered.table.status !== 'open') {
        const from = player.messages.length;
        await player.ask('resync');
        await player.until(({type}) => type === 'snapshot', from);
    }
    return {player, wrong: told.wrong.splice(0)};
}

/** Which of the latest messages are sent again with another content. They are few enough to come as updates. */
export async function wrongInLatest(server, told, latest) {
    return told.n > latest ? wrongInPast(server, told, told.n - latest) : [];
}

/** How a keyring differs from what people were told when they added seats to it or revoked it. */
export function wrongInRing({keyring, seats, isEnding, isEnded}, answer, isMaybeGone) {
    const opened = answer.seats ?? [];
    const isOpened = ({tableId, seat}) => opened.some((one) => one.table === tableId && one.seat === seat);
    const known = seats.filter((told) => !isMaybeGone(told));
    const wrong = isEnded ? opened.length > 0 : !isEnding && !known.every(isOpened);
    return wrong ? [`keyring ${keyring.slice(0, 8)} opens ${opened.length} seats of ${known.length}`] : [];
}
