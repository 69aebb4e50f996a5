// What docker/compose.cluster.yaml starts, without containers: the same commands with the same settings, one after the
// other, by Debian's programs in a folder of the test's own. Names of machines become ports, and paths of the images
// lead to that folder. What an image does before its command is done here as well.
import assert from 'node:assert/strict';
import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {
    chmodSync,
    chownSync,
    existsSync,
    mkdirSync,
    mkdtempSync,
    readFileSync,
    readdirSync,
    rmSync,
    writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {account, programs as databasePrograms} from '../server/postgres_server.mjs';
import {programs, webFolder} from '../server/support.mjs';
import {composeFile, expanded} from '../support/compose.mjs';
import {freePort} from '../support/free_port.mjs';
import {Proxy} from './proxy.mjs';
import {until} from './until.mjs';

const execute = promisify(execFile);
const SECRET = '0123456789abcdef'.repeat(4);
export const DATABASES = ['primary', 'standby'];
export const PROCESSES = ['one', 'two', 'three'];

export class Composed {
    static async start() {
        const composed = new Composed();
        composed.read();
        composed.makeFolder();
        composed.ports = {};
        for (const name of [...DATABASES, ...PROCESSES]) {
            composed.ports[name] = await freePort();
        }
        try {
            await composed.startDatabases();
            PROCESSES.forEach((name) => composed.launch(name));
            await until(() => composed.areAll(PROCESSES, (name) => composed.isReady(name)), 'all processes are ready');
            composed.proxy = await Proxy.start(composed.folder, composed.ports);
        } catch (error) {
            await composed.close();
            throw new Error(composed.said, {cause: error});
        }
        return composed;
    }

    read() {
        this.file = composeFile('compose.cluster.yaml');
        this.running = {};
        this.said = '';
    }

    makeFolder() {
        this.folder = mkdtempSync(path.join(tmpdir(), 'dahut-composed-'));
        chmodSync(this.folder, 0o755);
        writeFileSync(path.join(this.folder, 'secret'), SECRET);
        writeFileSync(path.join(this.folder, 'callers'), this.file.configs.callers.content);
        mkdirSync(path.join(this.folder, 'web'));
        webFolder(path.join(this.folder, 'web'));
        const {uid, gid} = account();
        for (const name of DATABASES) {
            mkdirSync(path.join(this.folder, name), {mode: 0o700});
            if (uid !== undefined) {
                chownSync(path.join(this.folder, name), uid, gid);
            }
        }
    }

    /** A text of the file as it holds here. Whoever follows a primary follows this one. */
    here(text, primary = 'primary') {
        const at = (name) => `127.0.0.1:${this.ports[name]}`;
        return expanded(text)
            .replaceAll('/run/secrets/database', path.join(this.folder, 'secret'))
            .replaceAll('/etc/dahut/pg_hba.conf', path.join(this.folder, 'callers'))
            .replaceAll('@primary,standby/', `@${at('primary')},${at('standby')}/`)
            .replaceAll('--host primary', `--host 127.0.0.1 --port ${this.ports[primary]}`)
            .replaceAll(this.file.networks.default.ipam.config[0].subnet, '127.0.0.1');
    }

    environment(name, image) {
        const own = Object.entries(this.file.services[name].environment).map(([key, value]) => [key, this.here(value)]);
        const PATH = [path.dirname(programs.dahut), databasePrograms(), process.env.PATH].join(':');
        return {PATH, ...image, ...Object.fromEntries(own)};
    }

    databaseEnvironment(name) {
        return this.environment(name, {PGDATA: path.join(this.folder, name)});
    }

    /** What the command of a service is. */
    words(name) {
        const {entrypoint = [], command = []} = this.file.services[name];
        return [...entrypoint, ...command].map((word) => this.here(word));
    }

    spawn(name, [program, ...words], env, options = {}) {
        const child = spawn(program, words, {stdio: ['ignore', 'pipe', 'pipe'], env, ...options});
        [child.stdout, child.stderr].forEach((stream) => stream.on('data', (text) => (this.said += text)));
        this.running[name] = {child, ended: once(child, 'exit')};
    }

    launchDatabase(name, addresses, words = this.words(name)) {
        const where = ['-p', String(this.ports[name]), '-k', path.join(this.folder, name)];
        const more = [...where, '-c', `listen_addresses=${addresses}`, '-c', 'fsync=off', '-c', 'max_connections=40'];
        this.spawn(name, [...words, ...more], this.databaseEnvironment(name), account());
    }

    /** The image makes a server and its database before the first start, by a server that only it can reach. */
    async initialise(name) {
        const {POSTGRES_INITDB_ARGS: how, ...env} = this.databaseEnvironment(name);
        const run = (program, ...words) => execute(program, words, {env, ...account(), cwd: this.folder});
        const secret = ['--username', env.POSTGRES_USER, '--pwfile', env.POSTGRES_PASSWORD_FILE];
        await run('initdb', '--no-sync', ...how.split(' '), ...secret);
        this.launchDatabase(name, '');
        const where = ['--host', env.PGDATA, '--port', String(this.ports[name]), '--username', env.POSTGRES_USER];
        const isUp = () =>
            run('pg_isready', ...where).then(
                () => true,
                () => false,
            );
        await until(isUp, 'the server that is made answers');
        await run('createdb', ...where, env.POSTGRES_DB);
        await this.end(name, 'SIGINT');
    }

    async startDatabases() {
        await this.initialise('primary');
        this.launchDatabase('primary', '127.0.0.1');
        await until(() => this.ask('primary', 'SELECT 1').then(...always), 'the primary answers');
        this.launchDatabase('standby', '127.0.0.1');
        await this.isFollowed('primary');
    }

    async isFollowed(name) {
        const state = () => this.ask(name, 'SELECT sync_state FROM pg_stat_replication').catch(() => '');
        await until(async () => (await state()) === 'quorum', 'commits wait for the standby');
    }

    /** The primary dies and the standby takes its place. The former primary becomes what the standby was. */
    async failOver() {
        await this.end('primary', 'SIGQUIT');
        await this.ask('standby', 'SELECT pg_promote()');
        const folder = path.join(this.folder, 'primary');
        readdirSync(folder).forEach((name) => rmSync(path.join(folder, name), {recursive: true}));
        const {entrypoint} = this.file.services.standby;
        const words = [...entrypoint.map((word) => this.here(word, 'standby')), ...this.words('primary')];
        this.launchDatabase('primary', '127.0.0.1', words);
        await this.isFollowed('standby');
    }

    async ask(name, statement) {
        const where = `postgresql://dahut@127.0.0.1:${this.ports[name]}/dahut`;
        const env = {...process.env, PGPASSWORD: SECRET};
        const words = ['--no-psqlrc', '-At', '-d', where, '-c', statement];
        return (await execute(path.join(databasePrograms(), 'psql'), words, {env})).stdout.trim();
    }

    /** The image says where a process listens, and where its pages are. */
    launch(name) {
        const image = {
            DAHUT_ADDRESS: '127.0.0.1',
            DAHUT_PORT: String(this.ports[name]),
            DAHUT_WEB: path.join(this.folder, 'web'),
        };
        this.spawn(name, this.words(name), this.environment(name, image));
    }

    async isReady(name) {
        const {child} = this.running[name];
        assert.equal(child.exitCode, null, `${name} runs: ${this.said}`);
        return fetch(`http://127.0.0.1:${this.ports[name]}/readyz`).then(
            ({ok}) => ok,
            () => false,
        );
    }

    async areAll(names, isSo) {
        return (await Promise.all(names.map(isSo))).every(Boolean);
    }

    /** What a process was started with, as everybody on its machine may see. */
    commandOf(name) {
        return readFileSync(`/proc/${this.running[name].child.pid}/cmdline`, 'utf8');
    }

    async end(name, how = 'SIGKILL') {
        const {child, ended} = this.running[name];
        child.kill(how);
        await ended;
    }

    async close() {
        await this.proxy?.close();
        for (const name of Object.keys(this.running).reverse()) {
            // A killed PostgreSQL would leave processes of its own.
            await this.end(name, DATABASES.includes(name) ? 'SIGQUIT' : 'SIGKILL');
        }
        if (existsSync(this.folder)) {
            rmSync(this.folder, {recursive: true, force: true});
        }
    }
}

const always = [() => true, () => false];

/** Without this no part of the file may say what the password is. */
export const isSecretIn = (text) => text.includes(SECRET);
