// A proxy that runs before servers of a test, with a file of docs/hosting.md, under an account without rights. It can
// be ended, and started again at the same ports.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, chownSync, mkdirSync, writeFileSync} from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import {account} from '../server/postgres_server.mjs';
import {Server, comesTrue, temporaryFolder} from '../server/support.mjs';
import {freePort} from '../support/free_port.mjs';
import {NAME, authorityIn} from './authority.mjs';
import {PROXIES} from './files.mjs';

/** Skips a test where a proxy is not installed, which no continuous integration may be. */
export function unlessMissing(...names) {
    const missing = names.filter((name) => !PROXIES[name].isHere);
    assert.ok(missing.length === 0 || !process.env.CI, `installed by docker/install ci: ${missing}`);
    return {skip: missing.length > 0 && `docker/install ci would install ${missing}`};
}

export class Front {
    /** `names` are those of the servers, one for each process; `shape` says which file. */
    static async start(
        t,
        {proxy, shape = 'root', names = ['one'], options = [], settings = {}, change = (file) => file},
    ) {
        const front = await Front.prepared(t, proxy, shape === 'below' ? '/games' : '');
        const known = [front.origin, `https://localhost:${front.ports.secure}`].flatMap((one) => [
            '--allow-origin',
            one,
        ]);
        const given = [...known, '--trusted-proxy', front.proxy.from, ...options];
        front.servers = [];
        for (const name of names) {
            front.servers.push(await Server.start(t, {...settings, options: [...given, '--process-name', name]}));
        }
        front.write(shape, change);
        await front.run();
        return front;
    }

    /** What a proxy needs before it knows of any server; it is ended when the test ends. */
    static async prepared(t, proxy, below = '') {
        const front = new Front();
        const folder = temporaryFolder(t);
        chmodSync(folder, 0o755);
        const ports = {plain: await freePort(), secure: await freePort()};
        Object.assign(front, {proxy: PROXIES[proxy], folder, ports, path: below, env: {}});
        front.origin = `https://${NAME}:${ports.secure}`;
        front.authority = authorityIn(folder);
        front.tls = {ca: front.authority.ca, servername: NAME};
        front.own = path.join(folder, 'proxy');
        t.after(() => front.process && front.end());
        return front;
    }

    write(shape, change) {
        const servers = this.servers.map(({url}) => new URL(url).port);
        const {certificate, key} = this.authority;
        this.put(change(this.proxy.write({shape, ports: this.ports, folder: this.own, certificate, key, servers})));
    }

    /** The file that the proxy is to have, in a folder of its own. */
    put(file) {
        mkdirSync(this.own);
        this.file = path.join(this.own, 'file');
        writeFileSync(this.file, file);
        const {uid, gid} = account();
        if (uid !== undefined) {
            chownSync(this.own, uid, gid);
        }
    }

    async run() {
        const own = {HOME: this.own, XDG_DATA_HOME: this.own, XDG_CONFIG_HOME: this.own};
        const env = {...process.env, ...own, ...this.env};
        const options = {stdio: ['ignore', 'ignore', 'pipe'], env, cwd: this.own, ...account()};
        this.said = '';
        this.process = spawn(this.proxy.program, this.proxy.words(this.file, this.own), options);
        this.process.stderr.on('data', (text) => (this.said += text));
        this.ended = once(this.process, 'exit');
        await comesTrue(async () => {
            assert.equal(this.process.exitCode, null, `the proxy starts: ${this.said}`);
            return (await this.get('/healthz').catch(() => ({}))).status === 200;
        }, 'the proxy reaches the server');
    }

    /** Ends it as a crash or an impatient service manager would. Its helpers notice, and end as well. */
    async end() {
        this.process.kill('SIGTERM');
        await this.ended;
    }

    /** Where a process is, or any, and how a client comes there whose page was got by the name. */
    at(name = undefined, headers = {}) {
        const ws = `${this.sockets}${name ? `/at/${name}` : ''}/ws`;
        return {ws, way: {...this.tls, headers: {...this.headers, ...headers}}};
    }

    get sockets() {
        return `wss://127.0.0.1:${this.ports.secure}${this.path}`;
    }

    get headers() {
        return {host: `${NAME}:${this.ports.secure}`, origin: this.origin};
    }

    /** The answer at an address of Dahut, from a caller with this address. */
    async get(address, {from, headers = {}} = {}) {
        const {ca, servername} = this.tls;
        const request = https.get({
            ...{host: '127.0.0.1', port: this.ports.secure, path: this.path + address, agent: false, ca, servername},
            ...{headers: {host: this.headers.host, ...headers}, localAddress: from},
        });
        const [answer] = await once(request, 'response');
        let text = '';
        for await (const piece of answer) {
            text += piece;
        }
        return {status: answer.statusCode, headers: answer.headers, text};
    }
}
