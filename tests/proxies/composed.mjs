// What docker/compose.yaml and docker/compose.tls.yaml start of Dahut, without containers: the same commands with the
// same settings in folders of a test's own. A path below which a volume lies leads to that volume's folder. What an
// engine does besides is not seen here: the read-only root and the missing capabilities (tests/container does that).
import assert from 'node:assert/strict';
import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {comesTrue, programs, temporaryFolder, webFolder} from '../server/support.mjs';
import {composeFile, dahutImage, expanded} from '../support/compose.mjs';
import {freePort} from '../support/free_port.mjs';

const PAGES = '/usr/local/share/dahut/web-client';

export class Composed {
    /** `variables` are those that compose finds set, and `options` the lines of the file beside its own. */
    static async start(t, name, {variables = {}, options = []} = {}) {
        const composed = new Composed();
        Object.assign(composed, {image: dahutImage(), file: composeFile(name), variables, running: {}, said: ''});
        composed.folder = temporaryFolder(t);
        composed.port = await freePort();
        for (const folder of ['pages', ...Object.keys(composed.file.volumes)]) {
            mkdirSync(path.join(composed.folder, folder));
        }
        webFolder(path.join(composed.folder, 'pages'));
        writeFileSync(path.join(composed.folder, 'dahut.env'), ['# Options', ...options].join('\n'));
        t.after(() => composed.close());
        await composed.up('dahut');
        await composed.isHealthy('dahut');
        return composed;
    }

    /** Starts a service once those that it depends on are healthy. */
    async up(name) {
        const {entrypoint = this.image.entrypoint, depends_on: before = {}, volumes} = this.file.services[name];
        assert.ok(
            volumes.some((volume) => volume.endsWith(`:${this.image.volume}`)),
            `${name} keeps what it stores`,
        );
        for (const [other, {condition}] of Object.entries(before)) {
            assert.equal(condition, 'service_healthy');
            await this.isHealthy(other);
        }
        const [program, ...words] = entrypoint.map((word) => this.here(name, word));
        const child = spawn(program, words, {stdio: ['ignore', 'pipe', 'pipe'], env: this.environment(name)});
        [child.stdout, child.stderr].forEach((stream) => stream.on('data', (text) => (this.said += text)));
        this.running[name] = {child, ended: once(child, 'exit')};
    }

    /** Waits until the image's own question says so. */
    async isHealthy(name) {
        await comesTrue(async () => {
            this.assertRuns(name);
            return (await this.exec(name, this.image.health)).status === 0;
        }, `${name} is healthy`);
    }

    assertRuns(name) {
        assert.equal(this.running[name].child.exitCode, null, this.said);
    }

    /** Runs a command as in the container of a service. Returns its exit status and what it said. */
    exec(name, words) {
        const [program, ...rest] = words.map((word) => this.here(name, word));
        return new Promise((done) => {
            execFile(program, rest, {env: this.environment(name)}, (error, stdout, stderr) =>
                done({status: error?.code ?? 0, stdout, stderr}),
            );
        });
    }

    /** Does what a host says to `docker compose`, and fails unless it is done. */
    async command(said) {
        const [, doing, words] = /^(exec|stop|start|run --rm --entrypoint) (.*)$/.exec(said);
        const [first, second, ...rest] = words.split(' ');
        if (doing === 'stop' || doing === 'start') {
            return doing === 'stop' ? this.stop(first) : this.up(first);
        }
        const {status, stderr} = await (doing === 'exec'
            ? this.exec(first, [second, ...rest])
            : this.exec(second, [first, ...rest]));
        return assert.equal(status, 0, stderr);
    }

    /** What a service's options are, as its own file and the one beside it set them. */
    settings(name) {
        const {env_file: files = [], environment = {}} = this.file.services[name];
        const lines = files.flatMap((file) => readFileSync(path.join(this.folder, file.path), 'utf8').split('\n'));
        const beside = lines.filter((line) => /^\w+=/.test(line)).map((line) => line.split(/=(.*)/s));
        const own = {...Object.fromEntries(beside), ...environment};
        return Object.fromEntries(Object.entries(own).map(([key, value]) => [key, this.here(name, value)]));
    }

    environment(name) {
        const image = Object.entries(this.image.environment).map(([key, value]) => [key, this.here(name, value)]);
        const PATH = [path.dirname(programs.dahut), process.env.PATH].join(':');
        return {PATH, ...Object.fromEntries(image), ...this.settings(name)};
    }

    /** A word of the file, or of the image, as it holds for a service here. */
    here(name, text) {
        const word = expanded(text, this.variables);
        const volumes = this.file.services[name].volumes.map((volume) => volume.split(':'));
        const [volume, target] = volumes.find(([, at]) => word === at || word.startsWith(`${at}/`)) ?? [];
        if (volume) {
            return path.join(this.folder, volume) + word.slice(target.length);
        }
        const {ipam} = this.file.networks?.default ?? {};
        return (
            {
                '0.0.0.0': '127.0.0.1',
                [this.image.environment.DAHUT_PORT]: String(this.port),
                [PAGES]: path.join(this.folder, 'pages'),
                [ipam?.config[0].subnet]: '127.0.0.1',
            }[word] ?? word
        );
    }

    async stop(name, how = 'SIGTERM') {
        const {child, ended} = this.running[name];
        child.kill(how);
        await ended;
    }

    async close() {
        for (const name of Object.keys(this.running)) {
            await this.stop(name, 'SIGKILL');
        }
    }
}
