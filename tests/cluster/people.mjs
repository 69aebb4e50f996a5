// People of the campaign. They make tables, join, play at random and watch, move between processes at will, and come
// back whatever happens, as pages do: what was not answered is asked again with the same id or the same token.
import {contribution, sleep, someAction, tinyTable} from '../server/support.mjs';
import {Connection, Over, Patience} from './connection.mjs';
import {NAMES} from './house.mjs';

const TRY_AGAIN = ['storage_failed', 'outcome_unknown', 'moved'];

/** So much time that nobody's is ever up, unless somebody is charged for time that has not passed. */
const someClock = (chance) => ({
    bank_s: 900,
    increment_s: chance(5),
    ...(chance(2) === 0 ? {lost_s: 300} : {}),
});

class Person {
    constructor(campaign, table, token) {
        Object.assign(this, {campaign, table, token, name: `P${++campaign.people}`, n: 0, decision: null, asked: 0});
        Object.assign(this, {status: 'open', patience: new Patience(), failures: 0});
    }

    /** A table that breaks or refuses its own people is left: the checker says so. */
    get isDone() {
        return ['finished', 'broken', 'refused'].includes(this.status) || this.campaign.isOver;
    }

    /** Somewhere in the house: usually anywhere, sometimes a process by its name. */
    somewhere() {
        const {chance} = this.campaign;
        return chance(3) > 0 ? '/ws' : `/at/${NAMES[chance(NAMES.length)]}/ws`;
    }

    /** Comes again and again until the match is over. */
    async live() {
        let where = this.somewhere();
        while (!this.isDone) {
            let connection;
            try {
                const hear = (message) => this.hear(message);
                connection = await Connection.open(this.campaign, this, where, hear);
                const answer = await this.arrive(connection);
                where = answer.at ? `/at/${answer.at}/ws` : this.somewhere();
                if (answer.type !== 'refused') {
                    await this.stay(connection);
                } else if (!TRY_AGAIN.includes(answer.code)) {
                    this.status = 'refused';
                }
                await connection.close();
            } catch (error) {
                if (!(error instanceof Over)) {
                    throw error;
                }
                where = this.somewhere();
            }
            // Whoever is not let in again and again makes longer pauses.
            this.failures = connection ? 0 : Math.min(this.failures + 1, 6);
            await sleep(20 + this.campaign.chance(100 * 2 ** this.failures));
        }
    }

    hear(message) {
        const {type, n, decision, table} = message;
        if (type === 'snapshot' || type === 'update') {
            this.n = n;
            this.decision =
                type === 'snapshot' ? (decision ?? null) : decision === undefined ? this.decision : decision;
        }
        if (table?.status) {
            this.facts = table;
            this.status = table.status;
        }
    }

    /** Takes the seat for the first time, or enters. */
    async arrive(connection) {
        const {token, n} = this;
        if (this.isSeated) {
            return connection.ask('enter', {token, ...(n > 0 ? {seen: n} : {})});
        }
        const answer = await this.sitDown(connection);
        if (answer.type === 'seated') {
            this.isSeated = true;
            this.table.invitation ??= answer.table.invitation;
            this.table.watch ??= answer.table.watch;
        }
        return answer;
    }

    async stay(connection) {
        const {chance} = this.campaign;
        while (connection.isOpen && !this.isDone) {
            if (!this.isPatient && chance(25) === 0) {
                return;
            }
            await sleep(this.campaign.think(chance));
            await this.doSomething(connection);
        }
    }

    async doSomething(connection) {
        if (this.pending) {
            await this.askPending(connection);
        } else if (this.status === 'open') {
            await this.prepare(connection);
        } else if (this.decision && (!this.decision.optional || this.campaign.chance(4) === 0)) {
            const {number: decision} = this.decision;
            this.pending = {type: 'act', fields: {decision, action: someAction(this.decision, this.campaign.chance)}};
        } else if (this.decision?.optional && this.campaign.chance(10) === 0) {
            this.pending = {type: 'undo', fields: {}};
        }
        if (this.pending && !this.pending.id) {
            this.pending.id = `${this.name}-${++this.asked}`;
        }
    }

    /** Asks what is on the mind, until it is known what became of it. */
    async askPending(connection) {
        const {type, fields, id} = this.pending;
        const answer = await connection.ask(type, fields, id);
        if (answer.type === 'refused' && TRY_AGAIN.includes(answer.code)) {
            await sleep(200);
            return;
        }
        this.pending = undefined;
        this.campaign.notes.acts += answer.type === 'refused' ? 0 : 1;
        if (answer.decision !== undefined) {
            this.decision = answer.decision;
        } else if (answer.code === 'not_asked') {
            this.decision = null;
        }
    }

    async prepare() {}
}

/** Makes the table, and begins the match when all are there. */
export class Host extends Person {
    constructor(campaign, table) {
        super(campaign, table, contribution());
        const {chance} = campaign;
        const options = {deal: ['three', 'two-then-one'][chance(2)], ties: ['nobody', 'everybody'][chance(2)]};
        const clock = chance(2) === 0 ? {clock: someClock(chance)} : {};
        this.charter = tinyTable({seats: table.seats, options, player: this.name, token: this.token, ...clock});
    }

    sitDown(connection) {
        return connection.ask('create', this.charter);
    }

    async prepare(connection) {
        if (this.facts?.seats.every(({player}) => player)) {
            await connection.ask('start');
        }
    }
}

export class Guest extends Person {
    constructor(campaign, table) {
        super(campaign, table, contribution());
        this.contribution = contribution();
    }

    async sitDown(connection) {
        const {token, table, name: player} = this;
        return connection.ask('join', {invitation: table.invitation, player, contribution: this.contribution, token});
    }
}

/**
 * Only listens: with the token of a seat, as a second device of its person, or as one who watches. Some stay where they
 * are until they are sent away, and would miss all that happens elsewhere.
 */
export class Listener extends Person {
    constructor(campaign, table, token) {
        super(campaign, table, token);
        this.isSeated = true;
        this.isPatient = campaign.chance(2) === 0;
    }

    async doSomething() {}
}

/** The whole life of one table. */
export async function playTable(campaign) {
    const {chance} = campaign;
    const table = {seats: 2 + chance(3)};
    const host = new Host(campaign, table);
    const guests = Array.from({length: table.seats - 1}, () => new Guest(campaign, table));
    const others = [];
    const known = async () => {
        while (!table.invitation && !campaign.isOver) {
            await sleep(20);
        }
    };
    const later = async (make) => {
        await known();
        const one = make();
        others.push(one);
        await one.live();
    };
    await Promise.all([
        host.live(),
        ...guests.map((guest) => known().then(() => guest.live())),
        ...(chance(2) === 0 ? [later(() => new Listener(campaign, table, table.watch))] : []),
        ...(chance(2) === 0 ? [later(() => new Listener(campaign, table, host.token))] : []),
    ]);
}
