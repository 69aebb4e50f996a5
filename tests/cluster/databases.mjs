// Two PostgreSQL servers of the campaign's own: a primary, and a standby that each commit waits for. Either can be
// killed, restarted and promoted, and its disk can be full. All processes are ended by id.
import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {chownSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {account, programs} from '../server/postgres_server.mjs';
import {programs as ours} from '../server/support.mjs';
import {freePort} from '../support/free_port.mjs';
import {Relay} from './relay.mjs';
import {until} from './until.mjs';

const execute = promisify(execFile);
const asked = {encoding: 'utf8', maxBuffer: 2 ** 30};

/** One server. It replicates from the other one through a relay while it is a standby. */
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
        return this.process !== undefined && this.process.exitCode === null && this.process.signalCode === null;
    }

    async isReady() {
        return this.run('pg_isready', '-h', '127.0.0.1', '-p', String(this.port)).then(
            () => true,
            () => false,
        );
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
            synchronous_standby_names: 'ANY 1 (a, b)',
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
        const {pid} = this.process;
        const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
        for (const one of how === 'SIGKILL' ? [...children.map(Number), pid] : [pid]) {
            try {
                process.kill(one, how);
            } catch {
                // It may have ended meanwhile.
            }
        }
        await this.ended;
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

/** The pair. `primary` and `standby` change places when the standby is promoted. */
export class Databases {
    static async start(folder, name) {
        const pair = new Databases();
        mkdirSync(folder);
        [pair.primary, pair.standby] = ['a', 'b'].map((one) => new Database(one, folder));
        pair.name = name;
        pair.primary.own(folder);
        pair.all = [pair.primary, pair.standby];
        pair.replication = await Relay.start(() => pair.primary.port);
        const how = ['--auth', 'trust', '--username', 'dahut', '--encoding', 'UTF8', '--locale', 'C', '--no-sync'];
        await pair.primary.run('initdb', '--pgdata', pair.primary.data, ...how);
        await pair.primary.start(pair.replication.port);
        await pair.follow();
        await pair.primary.run('createdb', '-h', '127.0.0.1', '-p', String(pair.primary.port), '-U', 'dahut', name);
        return pair;
    }

    /** Copies the primary to the other one's folder, and starts that as the standby. */
    async follow() {
        await this.standby.copyFrom(this.primary);
        await this.standby.start(this.replication.port);
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

    /** The standby takes writes from now on. What becomes of the old primary is another matter. */
    async promote() {
        await this.standby.run('pg_ctl', 'promote', '-D', this.standby.data, '--wait');
        [this.primary, this.standby] = [this.standby, this.primary];
    }

    /** All entries, and what finished matches were packed into, a JSON object in each line. */
    async journal() {
        const rows =
            "SELECT json_build_object('table', e.table_id, 'number', e.number, 'entry', e.entry, 'packed'," +
            " CASE WHEN e.entry LIKE '% packed' THEN encode(r.entries, 'base64') END)" +
            ' FROM entries AS e LEFT JOIN replays AS r USING (table_id) ORDER BY e.table_id, e.number';
        return this.primary.ask(this.name, rows);
    }

    async close() {
        this.replication.close();
        await Promise.all(this.all.map((one) => one.end()));
    }
}
