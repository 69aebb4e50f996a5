// A week of play with real processes: four people, a server that is killed twice, a receiver of notices that is down
// when it is needed, and a time of day that the test sets. week_test.cpp does the same in one process. Here it runs
// over sockets and on a disk, and nobody wakes the server.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {HeldClock} from './held_clock.mjs';
import {WebReceiver, accept} from './notice_receivers.mjs';
import {Client, Server, comesTrue, fast, firstAction, person, programs, tinyTable} from './support.mjs';

const hour = 3600;
const day = 24 * hour;
const timed = {patience_s: day, clock: {bank_s: day, increment_s: day, vacation_s: 7 * day}};
const [anna, bela, cili, dora] = [0, 1, 2, 3];

class Week {
    static async begin(t) {
        const week = new Week();
        week.clock = new HeldClock(t);
        week.receiver = await WebReceiver.start(t);
        const home = ['--public-address', 'https://games.example', '--notify-webhook', week.receiver.address];
        const soon = ['--notice-after-seconds', '1', '--notice-retry-seconds', '1'];
        const options = [...fast, ...home, ...soon, '--log-level', 'debug'];
        week.server = await Server.start(t, {program: programs.held, options, env: week.clock.env});
        await week.sitDown();
        return week;
    }

    async sitDown() {
        const host = await Client.open(this.server);
        const seated = await host.get('create', tinyTable({game: 'ys', seats: 4, ...timed}));
        this.people = [{client: host, token: seated.token}];
        this.id = seated.table.id;
        for (const name of ['Bela', 'Cili', 'Dora']) {
            const client = await Client.open(this.server);
            const {token} = await client.get('join', person(name, seated.table.invitation));
            this.people.push({client, token});
        }
        await host.get('set_webhook', {address: `${this.receiver.address}/week`});
        await host.get('start');
        await Promise.all(this.here.map((client) => client.when(() => client.n > 0)));
    }

    get here() {
        return this.people.flatMap(({client, isHere = true}) => (isHere ? [client] : []));
    }

    at(seat) {
        return this.people[seat].client;
    }

    /** Waits until everybody present has been told everything. */
    async settle() {
        await Promise.all(this.here.map((client) => client.get('resync')));
        const most = Math.max(...this.here.map(({n}) => n));
        await Promise.all(this.here.map((client) => client.when(() => client.n >= most)));
    }

    /** The people present give mandatory answers: a given number of times, or until none is left. */
    async play(actions) {
        const mustAnswer = ({decision}) => decision && !decision.optional;
        for (let left = actions; left > 0; left -= 1) {
            await this.settle();
            const asked = this.here.find(mustAnswer);
            if (!asked) {
                return;
            }
            await this.answer(asked);
        }
    }

    /** A bot that stands in may have changed what is asked just before. */
    async answer(client) {
        const {decision} = client;
        const answer = await client.ask('act', {decision: decision.number, action: firstAction(decision)});
        assert.ok(answer.type === 'update' || answer.code === 'stale_decision', JSON.stringify(answer));
    }

    /** The people whose time runs, as Anna is told. */
    get thinking() {
        const {seats} = this.at(anna).messages.findLast(({type}) => type === 'clock');
        return seats.flatMap(({seat, thinks}) => (thinks ? [seat] : []));
    }

    /** Plays until time runs for this seat alone. */
    async playUntilAwaited(seat) {
        const isAwaited = async () => {
            await this.play(1);
            return String(this.thinking) === String(seat);
        };
        await comesTrue(isAwaited, `time runs for seat ${seat} alone`);
    }

    /** Leaves, and waits until those who stay are told. Before that, the time of leaving is uncertain. */
    async leave(seat) {
        this.people[seat].isHere = false;
        this.at(seat).socket.terminate();
        await Promise.all(this.here.map((client) => client.when(() => !client.table.seats[seat].connected)));
    }

    /** Comes back with everything heard before. The missed messages must follow it without a gap. */
    async come(seat) {
        const {n, view, table, decision, next} = this.at(seat);
        const client = Object.assign(await Client.open(this.server), {n, view, table, decision, next});
        Object.assign(this.people[seat], {client, isHere: true});
        await client.get('enter', {token: this.people[seat].token, seen: n});
    }

    /** Kills the server, and starts it again on the same database after this time has passed. */
    async die(seconds) {
        await this.server.kill('SIGKILL');
        this.clock.pass(seconds);
        await this.server.launch();
    }

    noticesFor(seat) {
        return this.receiver.notices.filter((notice) => notice.seat === seat).length;
    }

    untilTold(seat, count) {
        return comesTrue(() => this.noticesFor(seat) >= count, `${count} notices for seat ${seat}`);
    }
}

/** Anna undoes a slip. The server is killed, and all go on where they were. */
async function firstEvening(week) {
    await week.at(anna).act(firstAction(week.at(anna).decision));
    const {events} = await week.at(anna).get('undo');
    assert.equal(events[0].type, 'undone');
    await week.play(25);
    await week.settle();
    const views = week.here.map(({view}) => view);
    await week.die(3 * hour);
    await Promise.all(week.people.map((_, seat) => week.come(seat)));
    await week.settle();
    assert.deepEqual(
        week.here.map(({view}) => view),
        views,
    );
}

/** The receiver is down when Bela should be told. In the end a bot plays for him. */
async function belaVanishes(week, t) {
    await week.leave(bela);
    await week.receiver.end();
    await week.playUntilAwaited(bela);
    week.clock.pass(hour);
    await week.server.untilLogged(/will be tried again/);
    week.receiver = await WebReceiver.start(t, accept, week.receiver.port);
    await week.untilTold(bela, 1);
    assert.ok(!week.at(anna).table.seats[bela].stood_in);
    week.clock.pass(day);
    await week.at(anna).when(() => week.at(anna).table.seats[bela].stood_in);
}

/** The server is killed while all are away. Anna must be told although nobody comes. */
async function doraIsOnVacation(week) {
    await week.at(dora).get('vacation');
    await week.leave(dora);
    await week.playUntilAwaited(dora);
    await week.leave(anna);
    await week.leave(cili);
    const before = week.noticesFor(dora);
    await week.die(20 * hour);
    await week.server.untilLogged(/[1-9]\d* running tables taken up/);
    week.clock.pass(20 * hour);
    await week.untilTold(dora, before + 1);
    await Promise.all([anna, cili].map((seat) => week.come(seat)));
    await week.settle();
    assert.ok(!week.at(anna).table.seats[dora].stood_in, 'vacation is longer than a day');
}

async function lastEvening(week) {
    await week.come(dora);
    await week.at(dora).get('come_back');
    const isOver = async () => {
        await week.play(1000);
        return week.at(anna).table.status !== 'running';
    };
    await comesTrue(isOver, 'the match ends');
    await week.come(bela);
    await Promise.all(week.here.map((client) => client.when(() => client.n === week.at(anna).n)));
    week.here.forEach((client) => assert.equal(client.table.status, 'finished'));
}

/** Checks that what each person heard adds up to what is read of the match, and its record to its result. */
async function checkWhatIsLeft({server, people, id}) {
    for (const [seat, {client, token}] of people.entries()) {
        const late = await Client.open(server);
        await late.get('enter', {token});
        await late.when(() => late.n === client.n);
        assert.deepEqual(late.view, client.view, `what seat ${seat} heard`);
    }
    const {value} = await server.json(`/api/tables/${id}/record`, 'record.schema.json', people[anna].token);
    const file = path.join(server.folder, 'record.json');
    writeFileSync(file, JSON.stringify(value));
    const {status, stdout, stderr} = spawnSync(programs.dahut, ['verify', file], {encoding: 'utf8'});
    assert.equal(status, 0, stdout + stderr);
}

test(
    'a week of play ends with the right result, whatever happens to people and machines',
    {
        timeout: 120000,
    },
    async (t) => {
        const week = await Week.begin(t);
        await firstEvening(week);
        await belaVanishes(week, t);
        await doraIsOnVacation(week);
        await lastEvening(week);
        await checkWhatIsLeft(week);
    },
);
