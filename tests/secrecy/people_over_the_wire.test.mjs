// The proof of secrecy over real sockets for what people do besides acting: they undo, are away and are stood in for,
// go on vacation, pause, and run out of time. The test holds one clock for both servers, so that what the viewer is
// told about time can be compared too.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Server, fast, programs, pseudoRandom} from '../server/support.mjs';
import {HeldClock} from '../server/held_clock.mjs';
import {ofEachGame} from '../support/games.mjs';
import {
    Company,
    companiesInWorlds,
    compareMessages,
    pairedAction,
    playUntil,
    publicViewer,
    startedTable,
} from './paired_company.mjs';

const games = await ofEachGame(import.meta.url, 'secrets');
const options = [...fast, '--log-level', 'error', '--lost-seat-after-seconds', '1'];
const bank = 600;
const patience = 30;
const timed = {patience_s: patience, clock: {bank_s: bank, increment_s: 20, lost_s: 300, vacation_s: 86400}};
const actionsMost = 12;
// Bots choose by hidden facts, as people do. So they only play where nobody sees their choice.
const botsThatWait = 60000;

/** What was done in both worlds, by name. */
const done = {};
const count = (what) => (done[what] = (done[what] ?? 0) + 1);

/** A table in two worlds. All its people do the same in both. One of them must not be able to tell the worlds apart. */
class TwoWorlds {
    constructor(game, [truth, twin], viewer, clock) {
        Object.assign(this, {game, truth, twin, viewer, clock});
    }

    get seats() {
        return [...this.truth.seated.keys()];
    }

    /** The facts of the table that the viewer knows. */
    get table() {
        return this.truth.clients.at(this.viewer).table;
    }

    get viewers() {
        return [this.truth, this.twin].map(({clients}) => clients.at(this.viewer));
    }

    both(does) {
        return Promise.all([this.truth, this.twin].map(does));
    }

    /** Waits until the viewer has been told in both worlds. */
    told(holds) {
        return Promise.all(this.viewers.map((client) => client.when(() => holds(client))));
    }

    settle() {
        return this.both((company) => company.settle());
    }

    /** Fails if the two servers sent the viewer different things. */
    async compare() {
        await this.settle();
        const {differs} = compareMessages(this.game, ...this.viewers);
        assert.ok(!differs, 'something was revealed though nobody acted');
    }

    /** The code with which both servers answer the same request. The codes must be equal. */
    async ask(seat, type, fields = {}) {
        const answers = await this.both(({clients}) => clients[seat].ask(type, fields));
        const [code, other] = answers.map((answer) => answer.code ?? answer.type);
        assert.equal(other, code, `${type} is answered otherwise in the other world`);
        await this.compare();
        return code;
    }

    async isDone(seat, type, fields = {}) {
        assert.equal(await this.ask(seat, type, fields), 'done');
    }
}

const excuseOf = (client, seat) =>
    client.messages.findLast(({type}) => type === 'clock')?.seats.find((one) => one.seat === seat)?.excused;

/** The viewer sees somebody leave and come back. Meanwhile the others can do nothing without that person, however long
 * it takes, as there is a clock: a bot stands in when time is up. */
async function absence(worlds) {
    const absent = worlds.seats.find((seat) => seat !== worlds.viewer);
    await worlds.both(({clients}) => clients[absent].close());
    await worlds.told((client) => !client.table.seats[absent].connected && excuseOf(client, absent) === 'lost');
    const others = worlds.seats.filter((seat) => seat !== absent);
    await worlds.both((company) => delete company.clients[absent]);
    assert.equal(await worlds.ask(others[0], 'stand_in', {seat: absent}), 'not_away');
    worlds.clock.pass(patience);
    for (const seat of others) {
        assert.equal(await worlds.ask(seat, 'stand_in', {seat: absent}), 'not_away');
        await worlds.isDone(seat, 'agree', {to: 'pause'});
    }
    assert.ok(!worlds.table.paused);
    await worlds.isDone(others[0], 'disagree', {to: 'pause'});
    await worlds.both((company) => company.enter(absent, 2000000));
    await worlds.compare();
    count('absences');
}

/** All agree to pause, and later to go on. No time passes for anybody in between. */
async function pause(worlds) {
    for (const seat of worlds.seats) {
        await worlds.isDone(seat, 'agree', {to: 'pause'});
    }
    assert.ok(worlds.table.paused);
    worlds.clock.pass(2 * bank);
    assert.equal(await worlds.ask(worlds.seats[0], 'undo'), 'paused');
    for (const seat of worlds.seats) {
        await worlds.isDone(seat, 'agree', {to: 'go_on'});
    }
    assert.ok(!worlds.table.paused);
    count('pauses');
}

async function vacation(worlds) {
    const seat = worlds.seats.findLast((one) => one !== worlds.viewer);
    await worlds.isDone(seat, 'vacation');
    worlds.clock.pass(bank / 4);
    await worlds.isDone(seat, 'come_back');
    count('vacations');
}

/** Everybody acts, asks to undo it, and acts again if the undo was permitted, until something is revealed. */
async function undoing(worlds, below) {
    for (let actions = 0; actions < actionsMost; ++actions) {
        const seat = worlds.truth.someoneAsked(below);
        const {game, truth, twin, viewer} = worlds;
        const paired = seat === undefined ? undefined : pairedAction(game, truth, twin, seat, viewer, below);
        if (!paired) {
            return;
        }
        const act = async () => {
            await Promise.all([truth.act(seat, paired[0]), twin.act(seat, paired[1])]);
            await worlds.settle();
        };
        await act();
        if (compareMessages(game, ...worlds.viewers).differs) {
            return;
        }
        worlds.clock.pass(below(20));
        const {n} = worlds.viewers[0];
        const answer = await worlds.ask(seat, 'undo');
        if (answer === 'update') {
            assert.equal(worlds.viewers[0].n, n + 1, 'who undoes something is told of');
            await act();
        }
        count(answer === 'update' ? 'undone' : answer);
    }
}

/** The seat that must act runs out of time. A seat on vacation does not. */
async function timeOut(worlds) {
    const asked = worlds.seats.filter((seat) => {
        const {decision} = worlds.truth.seated[seat];
        return decision && !decision.optional && excuseOf(worlds.viewers[0], seat) === undefined;
    });
    worlds.clock.pass(bank);
    await worlds.told(({table}) => asked.every((seat) => table.seats[seat].stood_in));
    await worlds.compare();
    count('timed out');
}

/** Somebody for whom a bot stands in has lost the seat, and the host hands out a link. */
async function lostSeat(worlds) {
    const {host, seats} = worlds.table;
    const lost = worlds.seats.find((seat) => seats[seat].stood_in && seat !== worlds.viewer && seat !== host);
    if (lost === undefined) {
        return;
    }
    await worlds.both(({clients}) => clients[lost].close());
    await worlds.told((client) => !client.table.seats[lost].connected);
    await worlds.both((company) => delete company.clients[lost]);
    const link = '5e'.repeat(32);
    assert.equal(await worlds.ask(host, 'relink', {seat: lost, link}), 'not_away');
    worlds.clock.pass(patience);
    await worlds.isDone(host, 'relink', {seat: lost, link});
    await worlds.told(({table}) => table.seats[lost].relinked);
    await worlds.compare();
    count('new links');
}

/** While several seats choose in secret, one runs out of time, and a bot chooses for it. */
async function secretTimeOut(worlds) {
    const choosing = worlds.seats.filter(
        (seat) => worlds.truth.seated[seat].decision?.optional === undefined && worlds.truth.seated[seat].decision,
    );
    const late = choosing.find((seat) => seat !== worlds.viewer);
    if (choosing.length < 2 || late === undefined) {
        return;
    }
    for (const seat of choosing.filter((one) => one !== late)) {
        await worlds.isDone(seat, 'vacation');
    }
    const {n} = worlds.viewers[0];
    worlds.clock.pass(bank);
    await worlds.told((client) => client.n > n);
    await worlds.isDone(late, 'come_back');
    count('chosen in secret by a bot');
}

/** The viewer asks for everything again, and is told which seats changed hands. */
async function toldAnew(worlds) {
    await Promise.all(worlds.viewers.map((client) => client.get('resync')));
    await worlds.compare();
    const {handovers} = worlds.viewers[0].messages.findLast(({type}) => type === 'snapshot');
    count(handovers ? 'told of handovers' : 'told of none');
}

const calm = {
    steps: [absence, toldAnew, pause, vacation, undoing, timeOut, lostSeat, toldAnew],
    botDelay: botsThatWait,
};
const secret = {steps: [secretTimeOut, toldAnew, pause, undoing], botDelay: 0};

async function visit(t, game, table, viewer, seed, {steps, botDelay}) {
    const clock = new HeldClock(t);
    const settings = {options, botDelay, env: clock.env};
    const {companies, close} = await companiesInWorlds(t, table, viewer, seed, settings);
    const worlds = new TwoWorlds(game, companies, viewer, clock);
    await worlds.compare();
    for (const step of steps) {
        await step(worlds, pseudoRandom(seed));
        if (compareMessages(game, ...worlds.viewers).differs) {
            break;
        }
    }
    await close();
}

/** Tables and moments: some of each game, all of them in the nightly run. */
const tables = games.flatMap((game) =>
    (process.env.DAHUT_NIGHTLY ? game.tables : game.tables.slice(-1)).map((table) => [game, ...table]),
);

for (const [game, seats, gameOptions] of tables) {
    test(`what people do besides acting reveals nothing: ${game.name}, ${seats} players`, async (t) => {
        const below = pseudoRandom(seats);
        const server = await Server.start(t, {program: programs.dahut, options});
        const tokens = await startedTable(server, game, seats, gameOptions, timed);
        const moments = game.moments(gameOptions);
        let actions = 0;
        for (const [index, moment] of (process.env.DAHUT_NIGHTLY ? moments : moments.slice(0, 3)).entries()) {
            const company = await Company.connect(t, server, tokens, (index + 1) * 10000);
            actions += await playUntil(company, moment, below);
            const manner = game.choosesInSecret(company.clients.at(-1).view) ? secret : calm;
            await server.kill('SIGKILL');
            for (const viewer of [index % seats, publicViewer]) {
                await visit(t, game, {folder: server.folder, tokens, actions}, viewer, index + 1, manner);
            }
            await server.launch();
        }
    });
}

test('everything that people do besides was done', () => {
    console.log(
        `people over the wire: ${Object.entries(done)
            .map(([what, times]) => `${times} ${what}`)
            .join(', ')}`,
    );
    for (const what of [
        'absences',
        'pauses',
        'vacations',
        'undone',
        'undo_learned',
        'timed out',
        'new links',
        'chosen in secret by a bot',
        'told of handovers',
    ]) {
        assert.ok(done[what] > 0, what);
    }
});
