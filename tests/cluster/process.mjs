// One `dahut serve` of several, with relays of its own to both databases and before it. A process that cannot start yet
// is started again, as a service manager does. One that ends by itself while it serves is broken.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createWriteStream, mkdirSync} from 'node:fs';
import path from 'node:path';
import {fast, sleep, webFolder} from '../server/support.mjs';
import {Relay} from './relay.mjs';
import {until} from './until.mjs';

const tables = ['--max-tables', '--max-tables-per-address'];
const most = ['--max-connections', '--max-connections-per-address', '--mib-a-day-per-address'];
const unlimited = [...fast, ...[...tables, ...most].flatMap((name) => [name, '100000'])];

/** So much of what a process has said is repeated if it ends by itself. */
const LAST_WORDS = 3000;

/** Those that end it on purpose. */
const SIGNALS = ['SIGKILL', 'SIGTERM'];

export class Process {
    static async start(name, databases, folder, program, link = Relay) {
        const one = new Process();
        Object.assign(one, {name, program, folder: path.join(folder, name), port: undefined, broken: []});
        mkdirSync(one.folder);
        one.links = await Promise.all(databases.all.map((each) => link.start(() => each.port)));
        one.front = await link.start(() => one.port);
        one.log = createWriteStream(path.join(folder, `${name}.log`));
        const places = one.links.map(({port}) => `127.0.0.1:${port}`).join(',');
        one.database = `postgresql://${places}/${databases.name}?user=dahut&target_session_attrs=read-write`;
        one.launch();
        return one;
    }

    /** @param env what is different in its surroundings this time */
    launch(env = {}) {
        const where = ['--address', '127.0.0.1', '--port', '0', '--process-name', this.name];
        const before = ['--trusted-proxy', '127.0.0.1'];
        const paths = ['--database', this.database, '--web', webFolder(this.folder)];
        const stdio = ['ignore', 'pipe', 'pipe'];
        const options = {stdio, env: {...process.env, ...env}};
        this.process = spawn(this.program, ['serve', ...where, ...before, ...paths, ...unlimited], options);
        let last = '';
        this.process.stderr.on('data', (text) => {
            this.log.write(text);
            last = (last + text).slice(-LAST_WORDS);
            this.broken.push(...(String(text).match(/.*(Sanitizer|runtime error).*/g) ?? []));
        });
        this.process.stdout.on('data', (text) => {
            const [, port] = /http:\/\/localhost:(\d+)/.exec(String(text)) ?? [];
            this.port = port ? Number(port) : this.port;
        });
        this.exited = once(this.process, 'exit').then(async ([status, signal]) => {
            const wasServing = this.port !== undefined;
            this.port = undefined;
            const isOwnEnd = this.isKilled ? signal && !SIGNALS.includes(signal) : wasServing || signal;
            this.broken.push(...(isOwnEnd ? [`${this.name} ended by itself: ${signal ?? status}\n${last}`] : []));
            if (!this.isKilled) {
                await sleep(300);
                this.launch(env);
            }
        });
    }

    async kill(signal = 'SIGKILL') {
        this.isKilled = true;
        this.process.kill(signal);
        await this.exited;
    }

    /** Starts it again, unless somebody else has. */
    revive(env) {
        if (this.isKilled) {
            this.isKilled = false;
            this.launch(env);
        }
    }

    async isReady() {
        if (this.port === undefined) {
            return false;
        }
        const answer = fetch(`http://127.0.0.1:${this.port}/readyz`, {signal: AbortSignal.timeout(5000)});
        return answer.then(
            ({ok}) => ok,
            () => false,
        );
    }

    async ready() {
        await until(() => this.isReady(), `${this.name} is ready`);
    }

    get relays() {
        return [...this.links, this.front];
    }

    async close() {
        await this.kill();
        this.relays.forEach((one) => one.close());
        this.log.end();
    }
}
