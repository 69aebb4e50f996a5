// The power fails while people play and entries are moved within the database: what was flushed is on the disk, and of
// what was written since, any sectors in any order, as the disk pleased. Every such disk is given to a server, and all
// that had been told must be there. The disk is made of the writes that tests/faults/failing_disk.cpp has noted.
import assert from 'node:assert/strict';
import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {Client, Server, programs, pseudoRandom, someAction, temporaryFolder, tinyTable} from './support.mjs';
import {journalOf, python} from './told.mjs';

const disks = process.env.DAHUT_NIGHTLY ? 400 : 12;
const sectorBytes = 512;

/** One file of a disk: what is safe, and what is only under way. */
class DiskFile {
    constructor(bytes) {
        this.room = Buffer.from(bytes);
        this.length = bytes.length;
        this.underWay = [];
    }

    get safe() {
        return this.room.subarray(0, this.length);
    }

    resize(length) {
        if (length > this.room.length) {
            const room = Buffer.alloc(2 * length);
            this.safe.copy(room);
            this.room = room;
        }
        this.room.fill(0, Math.min(length, this.length), this.length);
        this.length = length;
    }

    carryOut({place, bytes, size}) {
        this.resize(size ?? Math.max(this.length, place + bytes.length));
        bytes?.copy(this.room, place);
    }

    flush() {
        this.underWay.splice(0).forEach((write) => this.carryOut(write));
    }

    /** Some sectors of what was under way reach the disk, in any order; the others never do. */
    lose(chance) {
        const parts = this.underWay.splice(0).flatMap((write) => (write.bytes ? sectorsOf(write) : [write]));
        shuffled(
            parts.filter(() => chance(2) === 0),
            chance,
        ).forEach((part) => this.carryOut(part));
    }
}

function shuffled(list, chance) {
    const left = [...list];
    return list.map(() => left.splice(chance(left.length), 1)[0]);
}

function sectorsOf({place, bytes}) {
    const parts = [];
    for (let from = 0; from < bytes.length;) {
        const to = Math.min(bytes.length, from + sectorBytes - ((place + from) % sectorBytes));
        parts.push({place: place + from, bytes: bytes.subarray(from, to)});
        from = to;
    }
    return parts;
}

const endings = ['.db', '.db-wal'];

/** What these files hold now; nothing if there are none. */
const filesIn = (folder) =>
    new Map(
        endings.map((ending) => {
            const file = path.join(folder, `dahut${ending}`);
            return [ending, existsSync(file) ? readFileSync(file) : Buffer.alloc(0)];
        }),
    );

/** So many entries of tables that are over, which nobody has moved: a server soon begins to. */
const fill = `
import sqlite3, sys, time
database = sqlite3.connect(sys.argv[1])
now = int(1000 * time.time())
tables = [f"over {table}" for table in range(39)]
database.executemany("INSERT INTO tables (id, stage, changed_ms) VALUES (?, 3, ?)", [(table, now) for table in tables])
rows = [(table, number, now, '{"filled": "%s"}' % ("so far " * 30)) for number in range(1, 101) for table in tables]
database.executemany("INSERT INTO recent (table_id, number, at_ms, entry) VALUES (?, ?, ?, ?)", rows)
database.commit()
`;

/** A folder with a database that is about to be tidied up. */
async function filledFolder(t) {
    const server = await Server.start(t);
    await server.kill('SIGTERM');
    python(fill, path.join(server.folder, 'dahut.db'));
    return server.folder;
}

const countMoved = `
import sqlite3, sys
print(sqlite3.connect(sys.argv[1]).execute("SELECT count(*) FROM entries").fetchone()[0])
`;

/** What of the tables that were over is not there as it was filled in. */
function wrongWithFilled(folder) {
    const numbers = JSON.stringify(Array.from({length: 100}, (_, index) => index + 1));
    return [...journalOf(path.join(folder, 'dahut.db'))].filter(
        ([table, entries]) => table.startsWith('over') && JSON.stringify(entries.map(([number]) => number)) !== numbers,
    );
}

/** The files as they are on the disk if the power fails after these notes, where they were once like `first`. */
function diskAfter(first, notes, chance) {
    const files = new Map(endings.map((ending) => [ending, new DiskFile(first.get(ending))]));
    for (const note of notes.split('\n').slice(0, -1)) {
        const [what, ending, place, hex] = note.split(' ');
        const file = files.get(ending);
        if (what === 'flush') {
            file.flush();
        } else {
            const write = {place: Number(place), bytes: Buffer.from(hex ?? '', 'hex')};
            file.underWay.push(what === 'cut' ? {size: Number(place)} : write);
        }
    }
    files.forEach((file) => file.lose(chance));
    return files;
}

async function oneStep(client, chance) {
    if (client.decision) {
        const {number: decision} = client.decision;
        await client.ask('act', {decision, action: someAction(client.decision, chance)});
    } else {
        await client.moment();
    }
}

/** Plays at some tables for a while and notes who had heard how much when the notes were so long. */
async function playNoted(server, notes, chance) {
    const heard = [];
    const playing = Array.from({length: 6}, async () => {
        for (let matches = 0; matches < 4; ++matches) {
            const anna = await Client.open(server);
            const {token} = await anna.get('create', tinyTable({seats: 4}));
            for (const seat of [1, 2, 3]) {
                await anna.get('seat_bot', {seat, bot: 'random'});
            }
            await anna.get('start');
            while (anna.table.status === 'running') {
                heard.push({token, n: anna.n, length: statSync(notes).size});
                await oneStep(anna, chance);
            }
        }
    });
    await Promise.all(playing);
    return heard;
}

test(`whatever of ${disks} disks is left when the power fails, all that had been told is there`, async (t) => {
    const notes = path.join(temporaryFolder(t), 'notes');
    const chance = pseudoRandom(7);
    writeFileSync(notes, '');
    const env = {LD_PRELOAD: programs.failingDisk, DAHUT_WRITES: notes, ASAN_OPTIONS: 'verify_asan_link_order=0'};
    const folder = await filledFolder(t);
    const first = filesIn(folder);
    const server = await Server.start(t, {folder, env});
    // Opening a database makes room in its log, which is most of what is written and nothing that anybody was told.
    const opened = statSync(notes).size;
    const heard = await playNoted(server, notes, chance);
    await server.kill('SIGKILL');
    const all = readFileSync(notes, 'latin1');
    let proven = 0;
    for (let disk = 0; disk < disks; ++disk) {
        const length = all.lastIndexOf('\n', opened + chance(all.length - opened)) + 1;
        const folder = temporaryFolder(t);
        for (const [ending, {safe}] of diskAfter(first, all.slice(0, length), chance)) {
            writeFileSync(path.join(folder, `dahut${ending}`), safe);
        }
        const after = await Server.start(t, {folder});
        const told = new Map(heard.filter((one) => one.length <= length).map(({token, n}) => [token, n]));
        for (const [token, n] of told) {
            const client = await Client.open(after);
            await client.get('enter', {token});
            await client.when(() => client.n > 0);
            assert.ok(client.n >= n, `disk ${disk}: ${n} messages were told, ${client.n} are there`);
            assert.notEqual(client.table.status, 'broken');
            proven += n;
        }
        await after.kill('SIGKILL');
        assert.deepEqual(wrongWithFilled(folder), [], `disk ${disk}`);
    }
    assert.ok(proven > 0);
    assert.notEqual(python(countMoved, path.join(server.folder, 'dahut.db')).trim(), '0', 'entries were moved');
    t.diagnostic(`${proven} messages found again on ${disks} disks made of ${all.length} bytes of notes`);
});
