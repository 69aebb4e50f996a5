// A TCP relay whose link can be cut, delayed, made thin, or stopped in one direction. What a stopped direction holds
// back arrives later, as on a real network; the ends of connections are held back with it.
import net from 'node:net';
import {sleep} from '../server/support.mjs';

export class Relay {
    /** @param target the port to which connections go now; undefined if nobody listens */
    static async start(target) {
        const relay = new Relay();
        relay.target = target;
        relay.sockets = new Set();
        relay.waiting = [];
        relay.heal();
        relay.server = net.createServer((socket) => relay.accept(socket));
        await new Promise((done) => relay.server.listen(0, '127.0.0.1', done));
        relay.port = relay.server.address().port;
        return relay;
    }

    /** The link is as good as new. */
    heal() {
        Object.assign(this, {isCut: false, delayMs: 0, bytesPerSecond: Infinity, stopped: undefined});
        this.waiting.splice(0).forEach((goOn) => goOn());
    }

    /** Ends all connections, and lets nobody through until it is healed. */
    cut() {
        this.isCut = true;
        this.sockets.forEach((socket) => socket.destroy());
    }

    close() {
        this.cut();
        this.heal();
        this.server.close();
    }

    accept(client) {
        const port = this.isCut ? undefined : this.target();
        if (port === undefined) {
            client.destroy();
            return;
        }
        const server = net.connect(port, '127.0.0.1');
        for (const [socket, other, direction] of [
            [client, server, 'there'],
            [server, client, 'back'],
        ]) {
            this.sockets.add(socket);
            socket.on('error', () => {});
            socket.on('close', () => this.sockets.delete(socket));
            this.carry(socket, other, direction);
        }
    }

    async carry(from, to, direction) {
        try {
            for await (const chunk of from) {
                await this.passes(direction, chunk.length);
                to.write(chunk);
            }
            await this.passes(direction, 0);
        } catch {
            // A broken connection ends like any other.
        }
        to.end();
    }

    /** Waits as long as so many bytes need on this link. */
    async passes(direction, bytes) {
        await sleep(this.delayMs + (1000 * bytes) / this.bytesPerSecond);
        while (this.stopped === direction) {
            await new Promise((goOn) => this.waiting.push(goOn));
        }
    }
}

/** No relay at all: who measures goes straight to the target. */
export class Straight {
    static async start(target) {
        return Object.assign(new Straight(), {target});
    }

    get port() {
        return this.target();
    }

    close() {}
}
