// The kill campaign. People at many tables of one server make every kind of request (doings.mjs) while the server is
// killed again and again. After each death the state of the server is compared with what they were told (told.mjs).
import assert from 'node:assert/strict';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {doSomething, replayAt} from './doings.mjs';
import {Server, contribution, fast, programs, pseudoRandom, requestTypes, sleep, someAction} from './support.mjs';
import {Player, Told, comeBack, journalOf, mayBeGone, wrongInJournal, wrongInLatest, wrongInRing} from './told.mjs';

const tablesAtOnce = 9;
// People who wait for each other make few requests.
const LIFE_MS = 1000;
const unlimited = [
    ...fast,
    '--max-tables',
    '100000',
    '--max-connections',
    '10000',
    '--max-connections-per-address',
    '10000',
];
// Nobody listens there: notices are requested and never arrive.
const notifying = [
    '--public-address',
    'http://localhost',
    '--notify-webhook',
    'http://127.0.0.1:9',
    '--notify-mail',
    'smtp://127.0.0.1:9',
    '--notify-from',
    'dahut@games.example',
];

/** The only fact of a finished match that may change: its host may let everybody read it. */
const published = ({table}) => (table.published ? {published: true} : {});

/** People at many tables of one server. They continue after each of its deaths. */
export class Campaign {
    static async start(t, seed) {
        const campaign = new Campaign();
        campaign.server = await Server.start(t, {program: programs.dahut, options: [...unlimited, ...notifying]});
        campaign.database = path.join(campaign.server.folder, 'dahut.db');
        const chance = pseudoRandom(seed);
        campaign.chance = chance;
        campaign.pick = (list) => list[chance(list.length)];
        campaign.someAction = (decision) => someAction(decision, chance);
        campaign.games = (await campaign.server.json('/api/games', 'http.schema.json#/$defs/games')).value;
        campaign.everybody = [];
        campaign.players = new Set();
        campaign.away = new Set();
        campaign.rings = [];
        campaign.links = [];
        campaign.replays = new Map();
        campaign.journal = new Map();
        campaign.doings = [];
        campaign.faults = [];
        campaign.lines = 0;
        campaign.names = 0;
        return campaign;
    }

    /** A person with a unique name. */
    async person() {
        const told = new Told(`Person ${this.everybody.length}`);
        this.everybody.push(told);
        return Player.at(this.server, told);
    }

    charter(player) {
        const {game, seats, options} = this.pick(this.games);
        const count = this.pick(seats);
        const fits = (value) => value.seats.includes(count);
        const fitting = options.map(({name, values}) => [name, values.filter(fits)]);
        const chosen = fitting.filter(([, values]) => values.length > 0 && this.chance(2) === 0);
        const clock = {bank_s: 2592000, increment_s: 0, lost_s: 60, vacation_s: 3600};
        return {
            ...(this.chance(2) === 0 ? {clock} : {}),
            patience_s: 0,
            game,
            seats: count,
            name: 'Killed',
            visibility: this.pick(['public', 'link']),
            watching: 'allowed',
            hints: this.pick(['against_bots', 'allowed']),
            options: Object.fromEntries(chosen.map(([name, values]) => [name, this.pick(values).value])),
            player: player.told.player,
            contribution: contribution(),
        };
    }

    /** A new table with one to three people. Bots are added later. */
    async open() {
        const host = await this.person();
        const seated = await host.ask('create', this.charter(host));
        if (seated.type === 'refused') {
            assert.equal(seated.code, 'bad_options', seated.sentence);
            return;
        }
        this.play(host);
        for (let more = this.chance(Math.min(3, seated.table.seats.length)); more > 0; --more) {
            const guest = await this.person();
            const {invitation} = seated.table;
            await guest.ask('inspect', {invitation});
            const fields = {invitation, player: guest.told.player, contribution: contribution()};
            if ((await guest.ask('join', fields)).type === 'seated') {
                this.play(guest);
            }
        }
    }

    /** Plays until the table is over or the server is killed. */
    play(player) {
        this.players.add(player);
        this.begin(this.steps(player));
    }

    /** Runs something beside everything else, until the server is killed. */
    begin(doing) {
        this.doings.push(
            doing.catch((error) => {
                if (!this.killing) {
                    this.faults.push(error);
                }
            }),
        );
    }

    async steps(player) {
        try {
            while (!this.killing && (await doSomething(this, player))) {
                // Does one thing after the other.
            }
        } catch (error) {
            // The host may close a table before its match. Its people are then disconnected.
            if (!player.messages.some(({type, code}) => type === 'closing' && code === 'closed')) {
                throw error;
            }
            this.players.delete(player);
        }
    }

    /** The number of requests answered so far. */
    get answers() {
        return this.everybody.reduce((sum, {answers}) => sum + answers, 0);
    }

    /** The types of requests not made so far. */
    get unasked() {
        const asked = new Set(this.everybody.flatMap(({requests}) => requests.map(({type}) => type)));
        return requestTypes.filter((type) => !asked.has(type));
    }

    /** Goes on until this many more requests are answered, or nobody has anything to ask. */
    async goOnFor(answers) {
        const [enough, late] = [this.answers + answers, Date.now() + LIFE_MS];
        while (this.answers < enough && Date.now() < late) {
            await sleep(1 + this.chance(10));
        }
    }

    /** Kills the server in the middle of all this, after this many more answers. Then compares, and starts it again. */
    async kill(after) {
        await this.goOnFor(after);
        this.killing = true;
        await this.server.kill('SIGKILL');
        await Promise.all(this.doings.splice(0));
        assert.deepEqual(this.faults, []);
        const wrong = this.compareJournal();
        await this.server.launch();
        this.killing = false;
        return wrong;
    }

    /** Whether a seat may be gone, judged by the requests of the people at its table. */
    get isMaybeGone() {
        const everybody = this.everybody;
        return (told) => mayBeGone(told, everybody);
    }

    compareJournal() {
        const journal = journalOf(this.database);
        const wrong = wrongInJournal(journal, this.everybody, this.journal);
        this.journal = journal;
        return wrong;
    }

    /** Everybody comes back, except some who went away. Returns what contradicts what they were told. */
    async comeBack() {
        const former = [...this.players, ...[...this.away].filter(() => this.chance(3) > 0)];
        this.players.clear();
        former.forEach((one) => this.away.delete(one));
        const seated = former.filter(({told}) => told.token);
        const back = await Promise.all(seated.map((one) => comeBack(this.server, one, this.isMaybeGone)));
        const players = back.flatMap(({player}) => (player ? [player] : []));
        const some = players.filter(() => this.chance(3) === 0);
        const latest = some.map(({told}) => wrongInLatest(this.server, told, 1 + this.chance(20)));
        const wrong = [...back.flatMap((one) => one.wrong), ...(await Promise.all(latest)).flat()];
        return {players, wrong: [...wrong, ...(await this.compareReplays()), ...(await this.compareRings())]};
    }

    async compareReplays() {
        const wrong = [];
        for (const [address, {replay, headers}] of [...this.replays].filter(() => this.chance(4) === 0)) {
            const now = await replayAt(this.server, address, headers);
            if (!isDeepStrictEqual(now, {...replay, table: {...replay.table, ...published(now)}})) {
                wrong.push(`${address} has changed`);
            }
        }
        return wrong;
    }

    /** A keyring must open the seats that were added to it, and nothing after it was revoked. */
    async compareRings() {
        const stranger = await Player.at(this.server, new Told('Nobody'));
        const wrong = [];
        for (const ring of this.rings) {
            const answer = await stranger.ask('open_keyring', {keyring: ring.keyring});
            wrong.push(...wrongInRing(ring, answer, this.isMaybeGone));
        }
        await stranger.close();
        return wrong;
    }

    /** Like a page, repeats unanswered requests under the same id. Then everybody goes on. */
    async goOn(players) {
        for (const player of players) {
            const repeated = ['act', 'undo'];
            const lost = player.told.requests.findLast(({type, answer}) => repeated.includes(type) && !answer);
            if (lost && player.table.status === 'running') {
                await player.ask(lost.type, lost.fields, lost.id);
            }
            this.play(player);
        }
        const tables = new Set(players.map(({told}) => told.tableId));
        for (let more = tables.size; more < tablesAtOnce; ++more) {
            this.begin(this.open());
        }
    }
}
