// The campaign: people play at many tables of a house of three processes, while processes, links and databases have
// faults, made on purpose. It ends when so many faults have been made, each kind among them, and all tables are over.
// What people wrote down and the journal are judged by check.py.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {programs, pseudoRandom} from '../server/support.mjs';
import {ALL_KINDS, OF_A_PROCESS, OF_ITS_FRONT, OF_ITS_LINKS, OF_THE_DATABASES} from './faults.mjs';
import {House} from './house.mjs';
import {Notes} from './notes.mjs';
import {playTable} from './people.mjs';
import {until} from './until.mjs';

const TABLES_AT_ONCE = 8;

/** Names that are drawn at random, each once before any comes again. */
class Bag {
    constructor(names, chance) {
        Object.assign(this, {names, chance, left: []});
    }

    draw() {
        if (this.left.length === 0) {
            this.left = [...this.names];
        }
        return this.left.splice(this.chance(this.left.length), 1)[0];
    }
}

export class Campaign {
    /**
     * @param faults how many are made at least
     * @param kinds names of the only faults that are made; each is made at least once
     * @param patienceMs how long tables may take to end after the last fault
     */
    constructor({seed, faults, folder, program = programs.tiny, kinds = ALL_KINDS, patienceMs = 300_000}) {
        Object.assign(this, {faults, folder, program, kinds, patienceMs, made: new Map(), people: 0, tables: 0});
        kinds.forEach((name) => assert.ok(ALL_KINDS.includes(name), `${name} is a kind of fault`));
        this.chance = pseudoRandom(seed);
        this.bags = new Map();
        this.isEnding = false;
        this.isOver = false;
    }

    get count() {
        return [...this.made.values()].reduce((sum, {times}) => sum + times, 0);
    }

    /** So many faults were made as are wanted, and every kind among them. */
    get isEnough() {
        return this.count >= this.faults && this.kinds.every((name) => this.made.has(name));
    }

    /** How long somebody thinks. */
    think(chance) {
        return 20 + chance(300);
    }

    async run() {
        this.house = await House.start(this.program);
        const began = Date.now();
        try {
            this.databases = this.house.databases;
            this.notes = new Notes(this.notesFile);
            const tables = Array.from({length: TABLES_AT_ONCE}, () => this.playOn());
            const {processes} = this.house;
            const faults = [...processes.flatMap((one) => this.spoilProcess(one)), this.spoilDatabases()];
            await Promise.race([Promise.all(faults), Promise.all(tables)]);
            this.isEnding = true;
            this.seconds = Math.round((Date.now() - began) / 1000);
            // Whoever waits for the end of the patience alone would keep the process for minutes.
            const patience = new Promise((over) => setTimeout(over, this.patienceMs).unref());
            await Promise.race([Promise.all(tables), patience]);
            // Whatever table has not ended by now is found by the checker, and whoever waits for something.
            this.notes.write({over: true});
            this.isOver = true;
            await Promise.all(tables);
            await this.notes.close();
            writeFileSync(this.journalFile, `${await this.databases.journal()}\n`);
            assert.doesNotMatch(
                this.house.proxy.stderr,
                /Layer7 wrong status, code: 4/,
                'the check of HAProxy is right',
            );
            assert.deepEqual(
                this.house.processes.flatMap(({broken}) => broken),
                [],
                'no process ends by itself',
            );
        } finally {
            this.isEnding = true;
            this.isOver = true;
            await this.house.close();
        }
    }

    get notesFile() {
        return path.join(this.folder, 'notes.jsonl');
    }

    get journalFile() {
        return path.join(this.folder, 'journal.jsonl');
    }

    /** Plays at one table after the other. */
    async playOn() {
        while (!this.isEnding) {
            this.tables += 1;
            await playTable(this);
        }
    }

    /** What is drawn from for these faults, by all who make them. */
    bagOf(faults) {
        const names = Object.keys(faults).filter((name) => this.kinds.includes(name));
        const bag = this.bags.get(faults) ?? new Bag(names, this.chance);
        this.bags.set(faults, bag);
        return bag;
    }

    /** Makes faults as long as more are wanted, and after each one waits until all is well again. */
    async makeAll(faults, at, allIsWell) {
        const bag = this.bagOf(faults);
        while (bag.names.length > 0 && !this.isEnough) {
            const name = bag.draw();
            const made = this.made.get(name) ?? {times: 0, lastedMs: 0, settledMs: 0};
            this.made.set(name, made);
            made.times += 1;
            const began = Date.now();
            await faults[name](at, this);
            const mended = Date.now();
            await allIsWell();
            made.lastedMs += mended - began;
            made.settledMs += Date.now() - mended;
        }
    }

    /** The process, its ways to the databases and that of its clients have faults of their own at the same time. */
    spoilProcess(one) {
        const allIsWell = async () => {
            await until(() => one.isReady(), `${one.name} is ready`);
            await this.somePlay(5);
        };
        return [OF_A_PROCESS, OF_ITS_LINKS, OF_ITS_FRONT].map((faults) => this.makeAll(faults, one, allIsWell));
    }

    async spoilDatabases() {
        await this.somePlay(5);
        await this.makeAll(OF_THE_DATABASES, this, () => this.somePlay(10));
    }

    /** Lets people carry out so many actions. */
    async somePlay(actions) {
        const enough = this.notes.acts + actions;
        await until(() => this.notes.acts >= enough, `${actions} more actions are carried out`);
    }

    /** Kills any process. It is started again at once. */
    async killSome() {
        const {processes} = this.house;
        const one = processes[this.chance(processes.length)];
        if (!one.isKilled) {
            await one.kill();
            one.revive();
        }
    }

    /** What the checker says, and whether all is right. */
    judge() {
        const check = fileURLToPath(new URL('check.py', import.meta.url));
        const files = [this.notesFile, this.journalFile];
        const {status, stdout, stderr} = spawnSync('python3', [check, ...files], {encoding: 'utf8'});
        return {isRight: status === 0, said: stdout + stderr};
    }

    /** How often each kind of fault was made, how long it lasted, and how long it took until all was well again. */
    get summary() {
        const seconds = (ms, times) => `${(ms / times / 1000).toFixed(1).padStart(5)} s`;
        return [...this.made]
            .sort()
            .map(([name, {times, lastedMs, settledMs}]) =>
                [String(times).padStart(5), seconds(lastedMs, times), seconds(settledMs, times), name].join(' '),
            )
            .join('\n');
    }
}
