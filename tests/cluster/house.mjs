// A house of three processes on three databases, behind HAProxy, as docs/hosting.md says.
import {chmodSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Databases} from './databases.mjs';
import {Process} from './process.mjs';
import {Proxy} from './proxy.mjs';
import {Relay} from './relay.mjs';

export const NAMES = ['one', 'two', 'three'];

export class House {
    /** @param link what is between processes, databases and proxy: a `Relay` can fail, and a `Straight` is nothing */
    static async start(program, link = Relay) {
        const house = new House();
        house.proxies = [];
        house.folder = mkdtempSync(path.join(tmpdir(), 'dahut-cluster-'));
        // The databases run under an account of their own.
        chmodSync(house.folder, 0o755);
        const {folder} = house;
        try {
            house.databases = await Databases.start(path.join(folder, 'databases'), 'house', link);
            house.processes = [];
            for (const name of NAMES) {
                house.processes.push(await Process.start(name, house.databases, folder, program, link));
            }
            await Promise.all(house.processes.map((one) => one.ready()));
            house.proxy = await house.addProxy('proxy');
        } catch (error) {
            await house.close();
            throw error;
        }
        house.front = `ws://127.0.0.1:${house.proxy.port}`;
        return house;
    }

    /** One more HAProxy before the processes, with a folder of this name. */
    async addProxy(name) {
        const folder = path.join(this.folder, name);
        mkdirSync(folder);
        const proxy = await Proxy.start(
            folder,
            Object.fromEntries(this.processes.map(({name, front}) => [name, front.port])),
        );
        this.proxies.push(proxy);
        return proxy;
    }

    async close() {
        await Promise.all(this.proxies.map((proxy) => proxy.close()));
        await Promise.all((this.processes ?? []).map((one) => one.close()));
        await this.databases?.close();
        if (!process.env.DAHUT_KEEP) {
            rmSync(this.folder, {recursive: true, force: true});
        }
    }
}
