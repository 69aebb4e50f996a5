// Several servers on one PostgreSQL, and what stands before them: a relay hands `/at/NAME/ws` to the server of that
// name and `/ws` to any. Clients come to it as pages do.
import http from 'node:http';
import {handUpgradesOn} from './handing_on.mjs';
import {Client, Server, comesTrue, sleep} from './support.mjs';

let houses = 0;

/**
 * Servers of these names on a database of their own, who believe of each other that they are there. `options` go to
 * each. `ask` asks the database.
 */
export async function house(t, postgres, names, options = []) {
    const name = `house${++houses}`;
    const database = postgres.freshDatabase(name);
    const servers = new Map();
    for (const one of names) {
        const own = ['--database', database, '--process-name', one, ...options];
        servers.set(one, await Server.start(t, {options: own}));
        postgres.believeFor(name, '1 hour');
    }
    const ask = (statement) => postgres.ask(name, statement);
    return {servers, ask, believeFor: (time) => postgres.believeFor(name, time)};
}

export const at = (server, name) => ({ws: `${server.url.replace('http', 'ws')}/at/${name}/ws`});

/**
 * A proxy in front of these servers. `/ws` goes to the first one that can be reached, beginning with `first`, or each
 * time with another one.
 */
export async function relay(t, servers, first) {
    let turns = 0;
    const inTurn = () => {
        const names = [...servers.keys()];
        const begin = first ?? names[++turns % names.length];
        return names.sort((one, other) => Number(other === begin) - Number(one === begin));
    };
    const proxy = http.createServer();
    const close = handUpgradesOn(proxy, inTurn, (name) => Number(new URL(servers.get(name).url).port));
    await new Promise((done) => proxy.listen(0, '127.0.0.1', done));
    t.after(close);
    return `ws://127.0.0.1:${proxy.address().port}`;
}

/** A client as pages are: it goes where its table is, and comes back to any server when that one is gone. */
export class Follower {
    constructor(front, token) {
        Object.assign(this, {front, token, hops: 0});
    }

    /** Enters the table, wherever it is. */
    async enter() {
        let where = '/ws';
        await comesTrue(async () => {
            const client = await Client.open({ws: this.front + where}).catch(() => undefined);
            const answer = client && (await client.ask('enter', {token: this.token}).catch(() => undefined));
            if (answer?.type === 'entered') {
                this.client = client;
                await client.until(({type}) => type === 'snapshot');
                return true;
            }
            client?.socket.terminate();
            this.hops += 1;
            where = answer?.code === 'moved' && answer.at ? `/at/${answer.at}/ws` : '/ws';
            await sleep(answer ? 0 : 100);
            return false;
        }, 'a server lets the client in');
        return this.client;
    }
}
