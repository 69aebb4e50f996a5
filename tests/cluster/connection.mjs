// One WebSocket of one person, all of which is written down. It gives up when nothing is heard for long, as pages do.
import {WebSocket, sleep} from '../server/support.mjs';
import {named} from '../support/named.mjs';

const PATIENCE_LEAST_MS = 4000;
const PATIENCE_MOST_MS = 64_000;

/** How long somebody waits for a sign of life: longer after each time that none came, so that slow machines answer. */
export class Patience {
    ms = PATIENCE_LEAST_MS;

    isLost() {
        this.ms = Math.min(2 * this.ms, PATIENCE_MOST_MS);
    }

    isAnswered() {
        this.ms = Math.max(PATIENCE_LEAST_MS, 0.9 * this.ms);
    }
}

/** The connection is over. What was asked by it may have been carried out. */
export class Over extends Error {}

export class Connection {
    /**
     * @param from the address that a proxy has heard the person from; undefined if it is this machine's
     * @param hear is called with each message, with its names
     */
    static async open({notes, house, game = 'pips'}, {name: who, patience, from}, where, hear) {
        const one = new Connection();
        one.number = ++notes.connections;
        Object.assign(one, {
            notes,
            game,
            patience,
            hear,
            waiting: new Map(),
            next: 0,
            isOpen: true,
            heardAt: Date.now(),
        });
        const headers = from ? {'x-forwarded-for': from} : {};
        one.socket = new WebSocket(house.front + where, 'dahut.1', {headers, handshakeTimeout: patience.ms});
        one.socket.on('message', (data) => one.take(JSON.parse(String(data))));
        one.socket.on('error', () => {});
        one.over = new Promise((done) => one.socket.on('close', (code) => done(one.end(code))));
        notes.write({connection: one.number, who, where});
        await Promise.race([new Promise((done) => one.socket.on('open', done)), one.over]);
        if (!one.isOpen) {
            throw new Over(where);
        }
        one.watch();
        return one;
    }

    /** Asks for a sign of life when nothing was heard for a while, and gives up without one. */
    async watch() {
        while (this.isOpen) {
            await sleep(this.patience.ms / 2);
            const silent = Date.now() - this.heardAt;
            if (silent > this.patience.ms) {
                this.patience.isLost();
                this.socket.terminate();
            } else if (silent > this.patience.ms / 2 && this.isOpen) {
                this.send({type: 'ping', id: `p${++this.next}`});
            }
        }
    }

    take(said) {
        this.heardAt = Date.now();
        const message = named(said, this.game);
        this.notes.write({connection: this.number, heard: message});
        this.hear(message);
        this.waiting.get(message.id)?.(message);
        this.waiting.delete(message.id);
    }

    end(code) {
        this.isOpen = false;
        this.notes.write({connection: this.number, closed: code});
        this.waiting.forEach((done) => done(undefined));
    }

    send(request) {
        this.notes.write({connection: this.number, sent: request});
        this.socket.send(JSON.stringify(request));
    }

    /** The answer to a request. */
    async ask(type, fields = {}, id = `q${++this.next}`) {
        if (!this.isOpen) {
            throw new Over(type);
        }
        const answer = new Promise((done) => this.waiting.set(id, done));
        this.send({type, id, ...fields});
        const message = await answer;
        if (message === undefined) {
            throw new Over(type);
        }
        this.patience.isAnswered();
        return message;
    }

    async close() {
        this.socket.close();
        // An end that does not answer is left.
        await Promise.race([this.over, sleep(500)]);
        this.socket.terminate();
        await this.over;
    }
}
