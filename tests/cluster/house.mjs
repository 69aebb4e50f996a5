// A house of three processes on three databases, behind HAProxy, as docs/hosting.md says.
import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
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
            const ports = Object.fromEntries(house.processes.map(({name, front}) => [name, front.port]));
            house.proxy = await Proxy.start(folder, ports);
        } catch (error) {
            await house.close();
            throw error;
        }
        house.front = `ws://127.0.0.1:${house.proxy.port}`;
        return house;
    }

    async close() {
        await this.proxy?.close();
        await Promise.all((this.processes ?? []).map((one) => one.close()));
        await this.databases?.close();
        if (!process.env.DAHUT_KEEP) {
            rmSync(this.folder, {recursive: true, force: true});
        }
    }
}
