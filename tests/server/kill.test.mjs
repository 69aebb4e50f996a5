// The server is killed again and again while people play at many tables, and each time everything that anybody was told
// is compared with what is there (told.mjs). The comparison itself must find faults that are planted in the journal.
import assert from "node:assert/strict";
import { copyFileSync, existsSync, rmSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { Server, contribution, fast, programs, pseudoRandom, sleep, someAction } from "./support.mjs";
import { Player, Told, comeBack, journalOf, plant, wrongInJournal, wrongInLatest } from "./told.mjs";

const kills = process.env.DAHUT_NIGHTLY ? 1000 : 50;
const tablesAtOnce = 9;
const unlimited = [
    ...fast, "--max-tables", "100000", "--requests-at-once", "100000", "--requests-per-second", "100000",
    "--max-connections", "10000", "--max-connections-per-address", "10000",
];

/** People at many tables of one server, who go on wherever they are after each of its deaths. */
class Campaign {
    static async start(t, seed) {
        const campaign = new Campaign();
        campaign.server = await Server.start(t, { program: programs.dahut, options: unlimited });
        campaign.database = path.join(campaign.server.folder, "dahut.db");
        campaign.chance = pseudoRandom(seed);
        campaign.games = (await campaign.server.json("/api/games", "http.schema.json#/$defs/games")).value;
        campaign.everybody = [];
        campaign.players = new Set();
        campaign.replays = new Map();
        campaign.journal = new Map();
        campaign.doings = [];
        campaign.faults = [];
        campaign.lines = 0;
        return campaign;
    }

    pick(list) {
        return list[this.chance(list.length)];
    }

    /** A person whom nobody else is called like. */
    async person() {
        const told = new Told(`Person ${this.everybody.length}`);
        this.everybody.push(told);
        return Player.at(this.server, told);
    }

    charter(player) {
        const { game, seats, options } = this.pick(this.games);
        const count = this.pick(seats);
        const fits = (value) => value.seats.includes(count);
        const fitting = options.map(({ name, values }) => [name, values.filter(fits)]);
        const chosen = fitting.filter(([, values]) => values.length > 0 && this.chance(2) === 0);
        return {
            game, seats: count, name: "Killed", visibility: this.pick(["public", "link"]), watching: "allowed",
            options: Object.fromEntries(chosen.map(([name, values]) => [name, this.pick(values).value])),
            player: player.told.player, contribution: contribution(),
        };
    }

    /** A new table with one to three people; bots come later. */
    async open() {
        const host = await this.person();
        const seated = await host.ask("create", this.charter(host));
        if (seated.type === "refused") {
            assert.equal(seated.code, "bad_options", seated.sentence);
            return;
        }
        this.play(host);
        for (let more = this.chance(Math.min(3, seated.table.seats.length)); more > 0; --more) {
            const guest = await this.person();
            const { invitation } = seated.table;
            const fields = { invitation, player: guest.told.player, contribution: contribution() };
            if ((await guest.ask("join", fields)).type === "seated") {
                this.play(guest);
            }
        }
    }

    /** Goes on until the table is over or the server is killed. */
    play(player) {
        this.players.add(player);
        this.begin(this.steps(player));
    }

    /** Something that goes on beside everything else, until the server is killed. */
    begin(doing) {
        this.doings.push(doing.catch((error) => {
            if (!this.killing) {
                this.faults.push(error);
            }
        }));
    }

    async steps(player) {
        while (!this.killing && (await this.step(player))) {
            // Each step is awaited.
        }
    }

    async step(player) {
        const { status } = player.table;
        if (status === "open") {
            await this.prepare(player);
            return true;
        }
        if (status !== "running" || player.told.possible("leave").length > 0) {
            this.players.delete(player);
            await this.look(player);
            return false;
        }
        await this.takePart(player);
        return true;
    }

    async prepare(player) {
        const { table, told } = player;
        const free = table.seats.flatMap(({ player: person, bot }, seat) => (person || bot ? [] : [seat]));
        const bots = table.seats.flatMap(({ player: person, bot }, seat) => (bot && !person ? [seat] : []));
        if (this.chance(4) === 0) {
            await player.ask("contribute", { contribution: contribution() });
        } else if (table.host !== told.seat) {
            await this.hearMore(player);
        } else if (free.length > 0) {
            await player.ask("seat_bot", { seat: this.pick(free), bot: this.pick(["random", "greedy"]) });
        } else if (bots.length > 0 && this.chance(5) === 0) {
            await player.ask("unseat", { seat: this.pick(bots) });
        } else {
            await player.ask("start");
            await player.when(() => player.table.status !== "open" || player.table.seats.some((seat) => !seat.player));
        }
    }

    async takePart(player) {
        if (this.chance(80) === 0) {
            await player.ask("leave");
        } else if (this.chance(30) === 0) {
            await player.ask("resync");
        } else if (this.chance(30) === 0) {
            await player.ask("say", { text: `line ${++this.lines}` });
        } else if (this.chance(12) === 0) {
            await player.ask("undo");
        } else if (player.decision) {
            const { number: decision } = player.decision;
            await player.ask("act", { decision, action: someAction(player.decision, this.chance) });
        } else {
            await this.hearMore(player);
        }
    }

    /** Waits for the next message, or looks again soon: it may have come already. */
    async hearMore(player) {
        await Promise.race([player.more(), sleep(20)]);
    }

    /** The replay of a finished match never changes. */
    async look({ told, table }) {
        if (table.status === "finished") {
            const address = `/api/tables/${told.tableId}/replay?as=all`;
            this.replays.set(address, (await this.server.get(address)).text);
        }
    }

    /** Kills the server in the middle of all this, compares, and starts it again. */
    async kill(after) {
        await sleep(after);
        this.killing = true;
        await this.server.kill("SIGKILL");
        await Promise.all(this.doings.splice(0));
        assert.deepEqual(this.faults, []);
        const wrong = this.compareJournal();
        await this.server.launch();
        this.killing = false;
        return wrong;
    }

    compareJournal() {
        const journal = journalOf(this.database);
        const wrong = wrongInJournal(journal, this.everybody, this.journal);
        this.journal = journal;
        return wrong;
    }

    /** Everybody comes back; what contradicts what they were told. */
    async comeBack() {
        const former = [...this.players];
        this.players.clear();
        const seated = former.filter(({ told }) => told.token);
        const back = await Promise.all(seated.map((one) => comeBack(this.server, one)));
        const players = back.flatMap(({ player }) => (player ? [player] : []));
        const some = players.filter(() => this.chance(3) === 0);
        const latest = some.map(({ told }) => wrongInLatest(this.server, told, 1 + this.chance(20)));
        const wrong = [...back.flatMap((one) => one.wrong), ...(await Promise.all(latest)).flat()];
        return { players, wrong: [...wrong, ...(await this.compareReplays())] };
    }

    async compareReplays() {
        const wrong = [];
        for (const [address, text] of [...this.replays].filter(() => this.chance(4) === 0)) {
            if ((await this.server.get(address)).text !== text) {
                wrong.push(`${address} has changed`);
            }
        }
        return wrong;
    }

    /** A page sends again what it was not answered, under the same name; then everybody goes on. */
    async goOn(players) {
        for (const player of players) {
            const repeated = ["act", "undo"];
            const lost = player.told.requests.findLast(({ type, answer }) => repeated.includes(type) && !answer);
            if (lost && player.table.status === "running") {
                await player.ask(lost.type, lost.fields, lost.id);
            }
            this.play(player);
        }
        const tables = new Set(players.map(({ told }) => told.tableId));
        for (let more = tables.size; more < tablesAtOnce; ++more) {
            this.begin(this.open());
        }
    }
}

test(`killed ${kills} times under play, the server has lost nothing told and done nothing twice`, async (t) => {
    const campaign = await Campaign.start(t, 20);
    await campaign.goOn([]);
    for (let kill = 0; kill < kills; ++kill) {
        assert.deepEqual(await campaign.kill(30 + campaign.chance(200)), [], `the journal after kill ${kill}`);
        const { players, wrong } = await campaign.comeBack();
        assert.deepEqual(wrong, [], `what people are told after kill ${kill}`);
        await campaign.goOn(players);
    }
    assert.deepEqual(await campaign.kill(100), []);
    const asked = new Set(campaign.everybody.flatMap(({ requests }) => requests.map(({ type }) => type)));
    const kinds = [
        "act", "contribute", "create", "enter", "join", "leave", "resync", "say", "seat_bot", "start", "undo", "unseat",
    ];
    assert.deepEqual([...asked].sort(), kinds);
    assert.ok(campaign.replays.size > 0, "some matches were played to their end");
    const carriedOut = (type) => campaign.everybody.flatMap((told) => told.possible(type)).length;
    const [actions, undone] = [carriedOut("act"), carriedOut("undo")];
    assert.ok(undone > 0, "something was undone");
    const [tables, finished] = [campaign.journal.size, campaign.replays.size];
    t.diagnostic(`${tables} tables, ${actions} actions, ${undone} undone, ${finished} finished matches`);
});

/** Statements that make something of an action of this table; entries stand in `entries` or in `recent`. */
const sqlFor = (table, number) => ({
    lost: inBoth((kept) => `DELETE FROM ${kept} WHERE table_id = '${table}' AND number >= ${number};`),
    doubled: `
        CREATE TEMP TABLE both AS SELECT table_id, number, at_ms, entry FROM entries
            UNION ALL SELECT table_id, number, at_ms, entry FROM recent;
        INSERT INTO recent (table_id, number, at_ms, entry)
            SELECT table_id, (SELECT max(number) + 1 FROM both WHERE table_id = '${table}'), at_ms, entry
            FROM both WHERE table_id = '${table}' AND number = ${number};`,
    altered: inBoth((kept) => `UPDATE ${kept} SET entry = json_set(entry, '$.action.planted', 1)
        WHERE table_id = '${table}' AND number = ${number};`),
});

const inBoth = (statement) => ["entries", "recent"].map(statement).join("\n");

/** Puts the files back as they were when this was called. */
function keeper(t, database) {
    const files = [database, `${database}-wal`].filter(existsSync);
    const copy = (file) => `${file}.kept`;
    files.forEach((file) => copyFileSync(file, copy(file)));
    return () => {
        ["", "-wal", "-shm"].forEach((ending) => rmSync(`${database}${ending}`, { force: true }));
        files.forEach((file) => copyFileSync(copy(file), file));
    };
}

test("the comparison finds an action that is lost, doubled or altered, and nothing else", async (t) => {
    const campaign = await Campaign.start(t, 21);
    await campaign.goOn([]);
    const hasActed = ({ type, answer }) => type === "act" && answer?.n > 2;
    const inMatch = ({ told, table, n }) => n > 4 && table?.status === "running" && told.requests.some(hasActed);
    let victim;
    while (!victim) {
        assert.deepEqual(await campaign.kill(200), []);
        victim = [...campaign.players].find(inMatch);
        if (!victim) {
            await campaign.goOn((await campaign.comeBack()).players);
        }
    }
    await campaign.server.kill("SIGKILL");
    const restore = keeper(t, campaign.database);
    const { told, n, view, steps, decision } = victim;
    const act = told.requests.findLast(({ type, answer }) => type === "act" && answer?.n);
    const [number] = campaign.journal.get(told.tableId).find(([, , text]) => JSON.parse(text).id === act.id);
    const findings = async (sql) => {
        restore();
        plant(campaign.database, sql);
        const inJournal = wrongInJournal(journalOf(campaign.database), campaign.everybody);
        await campaign.server.launch();
        const memory = { told: Object.assign(new Told(), structuredClone({ ...told })), n, view, steps, decision };
        const { wrong } = await comeBack(campaign.server, memory);
        await campaign.server.kill("SIGKILL");
        return { inJournal, wrong };
    };
    assert.deepEqual(await findings(""), { inJournal: [], wrong: [] });
    for (const [fault, sql] of Object.entries(sqlFor(told.tableId, number))) {
        const { inJournal, wrong } = await findings(sql);
        assert.ok(inJournal.length > 0, `${fault}: the journal is found wrong`);
        assert.ok(wrong.length > 0, `${fault}: what people are told is found wrong`);
    }
});
