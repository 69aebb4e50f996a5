// A PostgreSQL server of the tests' own: in a folder of its own, reached by a socket in it, killed and started again at
// will, and gone with the test. It flushes as one in earnest does.
import assert from 'node:assert/strict';
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before} from 'node:test';
import {comesTrue} from './support.mjs';

/** Where Debian has the programs, the newest version. */
export function programs() {
    const all = '/usr/lib/postgresql';
    const versions = existsSync(all) ? readdirSync(all).filter((name) => existsSync(`${all}/${name}/bin/initdb`)) : [];
    assert.ok(versions.length > 0, 'PostgreSQL is installed (docker/install test)');
    return `${all}/${versions.sort((one, other) => other - one)[0]}/bin`;
}

/** An account without rights, because PostgreSQL refuses root. */
export function account() {
    if (process.getuid() !== 0) {
        return {};
    }
    const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+)/m.exec(readFileSync('/etc/passwd', 'utf8'));
    return {uid: Number(uid), gid: Number(gid)};
}

/** Whether a process that was started has not ended. */
export const runs = (started) => started?.exitCode === null && started.signalCode === null;

/** Sends a server of PostgreSQL and all that it has begun a signal. */
export function signalAll({pid}, name) {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    for (const one of [...children, pid]) {
        try {
            process.kill(Number(one), name);
        } catch (error) {
            assert.equal(error.code, 'ESRCH', 'it may have ended meanwhile');
        }
    }
}

// A statement can wait for a standby that never answers: then the test fails, and says at which one.
const isSilent = {stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8', timeout: 120000};

class PostgresServer {
    /** `copy(data)` fills the folder of the data; without it the server is a new one. */
    constructor(copy) {
        this.folder = mkdtempSync(path.join(tmpdir(), 'dahut-pg-'));
        this.account = account();
        if (this.account.uid !== undefined) {
            chownSync(this.folder, this.account.uid, this.account.gid);
        }
        if (copy) {
            copy(this);
            return;
        }
        const how = ['--auth', 'trust', '--username', 'dahut', '--encoding', 'UTF8', '--locale', 'C', '--no-sync'];
        this.run('initdb', '--pgdata', `${this.folder}/data`, ...how);
        // Whoever is called `guarded` needs a password.
        const known = ['all guarded scram-sha-256', 'all all trust', 'replication all trust'];
        writeFileSync(`${this.folder}/data/pg_hba.conf`, known.map((one) => `local ${one}\n`).join(''));
    }

    /** A server that follows this one, and for which its commits wait from now on. */
    async standby() {
        const how = ['--write-recovery-conf', '--checkpoint', 'fast', '--no-sync', '--username', 'dahut'];
        const standby = new PostgresServer((one) =>
            one.run('pg_basebackup', '--host', this.folder, '--pgdata', `${one.folder}/data`, ...how),
        );
        await standby.start();
        this.ask('postgres', "ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (*)'");
        this.ask('postgres', 'SELECT pg_reload_conf()');
        const waits = () => this.ask('postgres', 'SELECT sync_state FROM pg_stat_replication') === 'quorum';
        await comesTrue(waits, 'commits wait for the standby');
        return standby;
    }

    run(program, ...words) {
        return execFileSync(path.join(programs(), program), words, {...isSilent, ...this.account, cwd: this.folder});
    }

    /** `settings` go to the server. */
    async start(...settings) {
        const where = ['-D', `${this.folder}/data`, '-k', this.folder, '-c', 'listen_addresses='];
        const little = ['-c', 'max_connections=30', '-c', 'shared_buffers=16MB'];
        const isReady = () => {
            try {
                this.run('pg_isready', '--host', this.folder);
                return true;
            } catch {
                return false;
            }
        };
        // What remains of a killed server ends by itself, and until then its folder cannot be used again.
        await comesTrue(async () => {
            const options = {stdio: 'ignore', ...this.account, cwd: this.folder};
            this.process = spawn(path.join(programs(), 'postgres'), [...where, ...little, ...settings], options);
            this.ended = once(this.process, 'exit');
            await comesTrue(() => this.process.exitCode !== null || isReady(), 'PostgreSQL is ready');
            return this.process.exitCode === null;
        }, 'PostgreSQL runs');
    }

    get isRunning() {
        return runs(this.process);
    }

    /** Kills all its processes as a power failure would. */
    async kill() {
        if (!this.isRunning) {
            return;
        }
        this.signal('SIGKILL');
        await this.ended;
    }

    /** Sends all its processes a signal. */
    signal(name) {
        signalAll(this.process, name);
    }

    /** Makes a standby a server that takes writes. */
    promote() {
        this.run('pg_ctl', 'promote', '--pgdata', `${this.folder}/data`);
    }

    async remove() {
        await this.kill();
        rmSync(this.folder, {recursive: true, force: true});
    }

    /** The address of a database, there or not. */
    address(database, user = 'dahut') {
        return `postgresql:///${database}?user=${user}&host=${this.folder}`;
    }

    /** The address of a database that nobody has used. `how` goes to createdb. */
    freshDatabase(name, ...how) {
        this.run('createdb', '--host', this.folder, '--username', 'dahut', ...how, name);
        return this.address(name);
    }

    /** For how long others believe that a server is there which has said so. Without this it depends on the machine. */
    believeFor(database, time) {
        this.ask(
            database,
            'CREATE OR REPLACE VIEW living AS SELECT incarnation, name FROM processes' +
                ` WHERE signed > clock_timestamp() - interval '${time}'`,
        );
    }

    /** What a statement says. */
    ask(database, statement) {
        return this.run('psql', '--no-psqlrc', '-At', '--dbname', this.address(database), '-c', statement).trim();
    }
}

/** A server that runs for all tests of a file, and is gone after them. */
export function usePostgres() {
    const postgres = new PostgresServer();
    before(() => postgres.start());
    after(() => postgres.remove());
    return postgres;
}
