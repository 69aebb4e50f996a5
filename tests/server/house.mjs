// Several servers on one PostgreSQL, and what stands before them: a relay hands `/at/NAME/ws` to the server of that
// name and `/ws` to any. Clients come to it as pages do.
import http from 'node:http';
import net from 'node:net';
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
    const ports = (path) => {
        const [, named] = /^\/at\/([\w-]+)\/ws$/.exec(path) ?? [];
        const names = [...servers.keys()];
        const begin = first ?? names[++turns % names.length];
        const all = names.sort((one, other) => Number(other === begin) - Number(one === begin));
        return (named ? [named] : all).map((name) => Number(new URL(servers.get(name).url).port));
    };
    const proxy = http.createServer();
    const open = new Set();
    proxy.on('upgrade', (request, socket, head) => {
        const fields = request.rawHeaders.flatMap((one, i, all) => (i % 2 ? [] : `${one}: ${all[i + 1]}\r\n`));
        const tryNext = ([port, ...others]) => {
            const server = port === undefined ? undefined : net.connect(port, '127.0.0.1');
            server?.once('error', () => tryNext(others));
            server?.once('connect', () => {
                server.removeAllListeners('error');
                [server, socket].forEach((one) => open.add(one) && one.on('error', () => {}));
                server.write(`GET ${request.url} HTTP/1.1\r\n${fields.join('')}\r\n`);
                server.write(head);
                server.pipe(socket).pipe(server);
                server.on('close', () => socket.destroy());
            });
            return server ?? socket.destroy();
        };
        tryNext(ports(request.url));
    });
    await new Promise((done) => proxy.listen(0, '127.0.0.1', done));
    t.after(() => {
        open.forEach((one) => one.destroy());
        proxy.close();
    });
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
