// Debian's HAProxy before the processes, with the file that hosts are given for it.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {freePort} from '../support/free_port.mjs';
import {until} from './until.mjs';

const shown = () => readFileSync(new URL('../../docker/haproxy.cfg', import.meta.url), 'utf8');

export class Proxy {
    /** @param ports of the processes, by name */
    static async start(folder, ports) {
        const proxy = new Proxy();
        proxy.port = await freePort();
        const adapted = shown()
            .replace('bind :80', `bind 127.0.0.1:${proxy.port}`)
            .replace(/(\w+)\.internal:8080/g, (_, name) => `127.0.0.1:${ports[name]}`);
        const file = path.join(folder, 'haproxy.cfg');
        writeFileSync(file, adapted);
        // Debian has it where only an operator's shell looks.
        const env = {...process.env, PATH: `${process.env.PATH}:/usr/sbin`};
        proxy.process = spawn('haproxy', ['-db', '-f', file], {stdio: ['ignore', 'ignore', 'pipe'], env});
        proxy.stderr = '';
        proxy.process.stderr.on('data', (text) => (proxy.stderr += text));
        proxy.ended = once(proxy.process, 'exit');
        const answers = () =>
            fetch(`http://127.0.0.1:${proxy.port}/healthz`).then(
                ({ok}) => ok,
                () => false,
            );
        await until(async () => {
            if (proxy.process.exitCode !== null) {
                throw new Error(`HAProxy did not start: ${proxy.stderr}`);
            }
            return answers();
        }, 'HAProxy reaches a process');
        return proxy;
    }

    async close() {
        this.process.kill('SIGKILL');
        await this.ended;
    }
}
