// Three PostgreSQL servers of the campaign's own: a primary, and two standbys, for either of which each commit waits.
// Any can be killed, restarted and promoted, and its disk can be full. All processes are ended by id.
import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {chownSync, copyFileSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {account, programs, runs, signalAll} from '../server/postgres_server.mjs';
import {programs as ours} from '../server/support.mjs';
import {freePort} from '../support/free_port.mjs';
import {Relay} from './relay.mjs';
import {until} from './until.mjs';

const execute = promisify(execFile);
const NAMES = ['a', 'b', 'c'];
const asked = {encoding: 'utf8', maxBuffer: 2 ** 30};

/** One server. It replicates from the primary through a relay while it is a standby. */
class Database {
    constructor(name, folder) {
        Object.assign(this, {name, folder, account: account(), process: undefined});
        this.data = path.join(folder, name);
        mkdirSync(this.data, {mode: 0o700});
        this.own(this.data);
        this.faults = path.join(folder, `${name}.faults`);
        // Its account may not be able to read where the library was built.
        this.failingDisk = path.join(folder, `${name}.so`);
        copyFileSync(ours.failingDisk, this.failingDisk);
    }

    /** No write succeeds from now on, until there is room again. */
    fillDisk() {
        writeFileSync(this.faults, 'any write ENOSPC always');
    }

    makeRoom() {
        rmSync(this.faults);
    }

    own(file) {
        if (this.account.uid !== undefined) {
            chownSync(file, this.account.uid, this.account.gid);
        }
    }

    async run(program, ...words) {
        const options = {...asked, ...this.account, cwd: this.data};
        return (await execute(path.join(programs(), program), words, options)).stdout;
    }

    /** What a statement says. */
    async ask(database, statement) {
        const where = ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'dahut', '-d', database];
        return (await this.run('psql', '--no-psqlrc', '-At', ...where, '-c', statement)).trim();
    }

    get isRunning() {
        return runs(this.process);
    }

    async isReady() {
        return this.run('pg_isready', '-h', '127.0.0.1', '-p', String(this.port)).then(
            () => true,
            () => false,
        );
    }

    /** How many bytes of the log this standby has, which no other one must have more of when it is promoted. */
    async received() {
        const most = 'greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn())';
        return Number(await this.ask('postgres', `SELECT pg_wal_lsn_diff(${most}, '0/0')`));
    }

    /** Starts it. Flushing to the disk is off, because no fault here is a loss of power. */
    async start(source) {
        this.port ??= await freePort();
        const settings = {
            listen_addresses: '127.0.0.1',
            port: this.port,
            max_connections: 40,
            shared_buffers: '16MB',
            fsync: 'off',
            wal_keep_size: '256MB',
            // Commits that do not wait for the log are lost with the server, for as long as that can be.
            wal_writer_delay: '10s',
            wal_retrieve_retry_interval: '200ms',
            cluster_name: this.name,
            synchronous_standby_names: `ANY 1 (${NAMES})`,
            primary_conninfo: `host=127.0.0.1 port=${source} user=dahut`,
        };
        const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
        const env = {...process.env, LD_PRELOAD: this.failingDisk, DAHUT_FAULTS: this.faults};
        const options = {stdio: 'ignore', ...this.account, cwd: this.data, env};
        // What remains of a killed server ends by itself, and until then its folder cannot be used again.
        await until(async () => {
            this.process = spawn(path.join(programs(), 'postgres'), ['-D', '.', '-k', this.folder, ...words], options);
            this.ended = once(this.process, 'exit');
            await until(async () => !this.isRunning || (await this.isReady()), 'PostgreSQL answers');
            return this.isRunning;
        }, 'PostgreSQL runs');
    }

    /** Ends it at once: all processes by SIGKILL, or the first one by SIGQUIT, which the others follow. */
    async end(how = 'SIGKILL') {
        if (!this.isRunning) {
            return;
        }
        if (how === 'SIGKILL') {
            this.signal(how);
        } else {
            this.process.kill(how);
        }
        await this.ended;
    }

    /** Sends all its processes a signal. */
    signal(name) {
        signalAll(this.process, name);
    }

    /** Its folder becomes a copy of this primary. */
    async copyFrom(primary) {
        rmSync(this.data, {recursive: true, force: true});
        mkdirSync(this.data, {mode: 0o700});
        this.own(this.data);
        const where = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'dahut', '-D', this.data];
        await this.run('pg_basebackup', ...where, '--checkpoint', 'fast', '--wal-method', 'stream', '--no-sync');
        writeFileSync(path.join(this.data, 'standby.signal'), '');
        this.own(path.join(this.data, 'standby.signal'));
    }
}

/** All three. `primary` and one of `standbys` change places when that is promoted. */
export class Databases {
    static async start(folder, name, link = Relay) {
        const three = new Databases();
        mkdirSync(folder);
        three.all = NAMES.map((one) => new Database(one, folder));
        [three.primary, ...three.standbys] = three.all;
        three.name = name;
        three.primary.own(folder);
        three.replication = await link.start(() => three.primary.port);
        const how = ['--auth', 'trust', '--username', 'dahut', '--encoding', 'UTF8', '--locale', 'C', '--no-sync'];
        await three.primary.run('initdb', '--pgdata', three.primary.data, ...how);
        await three.primary.start(three.replication.port);
        await Promise.all(three.standbys.map((one) => three.follow(one)));
        await three.primary.run('createdb', '-h', '127.0.0.1', '-p', String(three.primary.port), '-U', 'dahut', name);
        return three;
    }

    /** Copies the primary to this one's folder, and starts that as a standby. */
    async follow(one) {
        await one.copyFrom(this.primary);
        await one.start(this.replication.port);
    }

    async restart(one) {
        await one.start(this.replication.port);
    }

    /** Starts it, unless it runs or comes back by itself. */
    async recover(one) {
        await until(async () => !one.isRunning || (await one.isReady()), 'PostgreSQL has ended or answers');
        if (!one.isRunning) {
            await this.restart(one);
        }
    }

    /**
     * A standby takes writes from now on: the one that has most, since commits waited for either. Before they are
     * compared no standby hears of the former primary any more. The other standby follows the new one by itself. What
     * becomes of the former primary, which is returned, is another matter.
     */
    async promote() {
        const former = this.primary;
        this.replication.cut();
        const received = await Promise.all(this.standbys.map((one) => one.received()));
        const next = this.standbys[received.indexOf(Math.max(...received))];
        await next.run('pg_ctl', 'promote', '-D', next.data, '--wait');
        this.primary = next;
        this.standbys = [former, ...this.standbys.filter((one) => one !== next)];
        this.replication.heal();
        return former;
    }

    /** All entries, and what finished matches were packed into, a JSON object in each line. */
    async journal() {
        const rows =
            "SELECT json_build_object('table', e.table_id, 'number', e.number, 'entry', e.entry, 'packed'," +
            " CASE WHEN e.entry LIKE '% packed' THEN encode(r.entries, 'base64') END)" +
            ' FROM entries AS e LEFT JOIN replays AS r USING (table_id) ORDER BY e.table_id, e.number';
        return this.primary.ask(this.name, rows);
    }

    /** What processes have told each other so far: who serves which table, and when each has signed. */
    async hints() {
        const latest = '(SELECT max(number) FROM entries WHERE table_id = id) AS latest';
        const tables = `SELECT json_agg(t) FROM (SELECT id, owner, term, ${latest} FROM tables) AS t`;
        const signatures = 'SELECT json_agg(s) FROM (SELECT incarnation, signed FROM processes) AS s';
        const both = `SELECT json_build_object('tables', (${tables}), 'signed', (${signatures}))`;
        return this.primary.ask(this.name, both);
    }

    /**
     * Nothing of what they have told each other since stands there any more, as if it had been lost with the primary.
     * So all sessions end as well, and the owner of a table stays if something was added to it: that comes later in
     * the log of the primary, which loses nothing without what follows.
     */
    async loseHintsSince(hints) {
        const {tables, signed} = JSON.parse(hints);
        const rows = (some, columns) =>
            `json_to_recordset($rows$${JSON.stringify(some ?? [])}$rows$) AS former (${columns})`;
        const owners = rows(tables, 'id text, owner bigint, term bigint, latest bigint');
        const signatures = rows(signed, 'incarnation bigint, signed timestamptz');
        const statements = [
            'BEGIN',
            // Whatever is being added is there or fails. Who waits for locks that others want as well may never end.
            'LOCK TABLE entries, tables, processes IN EXCLUSIVE MODE NOWAIT',
            `UPDATE tables SET owner = former.owner, term = former.term FROM ${owners}` +
                ' WHERE tables.id = former.id AND tables.term <> former.term' +
                ' AND latest = (SELECT max(number) FROM entries WHERE table_id = tables.id)',
            `DELETE FROM processes WHERE incarnation NOT IN (SELECT incarnation FROM ${signatures})`,
            `UPDATE processes SET signed = former.signed FROM ${signatures}` +
                ' WHERE processes.incarnation = former.incarnation',
            'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity' +
                ' WHERE datname = current_database() AND pid <> pg_backend_pid()',
            'COMMIT',
        ];
        const lose = () =>
            this.primary.ask(this.name, statements.join('; ')).then(
                () => true,
                () => false,
            );
        await until(lose, 'nobody is at the tables');
    }

    async close() {
        this.replication.close();
        await Promise.all(this.all.map((one) => one.end()));
    }
}
