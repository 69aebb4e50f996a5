// One WebSocket to the server. Requests have ids, and replies are promises. A lost connection is made again after
// growing pauses. Where several processes serve tables, it goes to the one that has the table (PROTOCOL.md 1), and to
// any if that one does not answer. What messages mean for a match is up to session.js.

import {Heartbeat} from './heartbeat.js';

/** @import {Refused, ServerMessage} from '../protocol.d.ts' */

/** What a test replaces. `isSeen`: whether anybody sees the page; `onSeen`: does something whenever it comes to be
 *  seen, and returns what ends that.
 *  @typedef {{socket(address: string, protocol: string): WebSocket, later(act: () => void, ms: number): unknown,
 *      cancel(timer: any): void, random(): number, isSeen(): boolean, onSeen(act: () => void): () => void}} World */

/**
 * @typedef {object} Hears what the owner of a connection is told
 * @property {() => void} [opened]
 * @property {(nextTryMs: number) => void} [lost]
 * @property {(message: ServerMessage) => void} [message]
 */

export const PROTOCOL = 'dahut.1';
const PAUSE_FIRST_MS = 500;
/** Nobody who looks at the page waits longer for a server that has come back. */
export const PAUSE_SEEN_MAX_MS = 2000;
/** Where nobody looks, or no connection was ever made, there is time. */
export const PAUSE_MAX_MS = 15000;
/** After so many failures before the first success, something on the way may block every WebSocket. */
const FAILURES_TELLING = 2;
/** So often it is sent on at once, until something else is answered or a pause was made. */
const MOVES_AT_ONCE = 3;
const LOST = {code: 'connection_lost', sentence: 'The connection was lost.'};
export const NOT_REACHED = {code: 'not_reached', sentence: 'No WebSocket to the server can be opened.'};

/** A request that the server refused, or that was lost with the connection (code `connection_lost`), or for which there
 *  never was one (code `not_reached`). */
export class RefusedError extends Error {
    /** @param {Pick<Refused, 'code' | 'sentence'> & Partial<Refused>} refused */
    constructor(refused) {
        super(refused.sentence);
        this.code = refused.code;
        this.decision = refused.decision;
    }
}

/** What an error says, and its code if it is a refusal. @param {unknown} error */
export const refusalOf = (error) =>
    error instanceof RefusedError ? {code: error.code, sentence: error.message} : {code: '', sentence: String(error)};

/** Whether something on the way failed, and nobody has said no. @param {{code: string}} refusal */
export const isOnTheWay = ({code}) => code === NOT_REACHED.code || code === LOST.code;

/** @type {World} */
const browser = {
    socket: (address, protocol) => new WebSocket(address, protocol),
    later: (act, ms) => setTimeout(act, ms),
    cancel: (timer) => clearTimeout(timer),
    random: () => Math.random(),
    isSeen: () => !globalThis.document?.hidden,
    onSeen: (act) => {
        const look = () => !document.hidden && act();
        globalThis.document?.addEventListener('visibilitychange', look);
        return () => globalThis.document?.removeEventListener('visibilitychange', look);
    },
};

/** How long to wait before trying again, after so many failures: half fixed, half by chance, so that a restarted
 *  server is not met by everybody at once. @param {number} failures @param {number} chance in [0, 1)
 *  @param {number} mostMs */
export function pauseMs(failures, chance, mostMs) {
    const whole = Math.min(mostMs, PAUSE_FIRST_MS * 2 ** Math.min(failures, 10));
    return Math.round(whole * (0.5 + chance / 2));
}

export class Connection {
    /** @type {WebSocket | undefined} */ #socket;
    /** @type {Map<string, {message: object, again: boolean, resolve: Function, reject: Function}>} */ #open =
        new Map();
    /** @type {any} */ #timer;
    #failures = 0;
    #count = 0;
    #ended = false;
    /** Whether the latest try has succeeded. */ #isUp = false;
    #moves = 0;
    /** Whether there was a connection at any time. */ wasOpen = false;

    /**
     * @param {string} address of the WebSocket
     * @param {Hears} hears
     * @param {World} world @param {string} [at] the process to ask first
     */
    constructor(address, hears, world = browser, at) {
        this.home = address;
        this.at = at;
        this.hears = hears;
        this.world = world;
        this.#heartbeat = new Heartbeat(world, {ask: () => this.#ping(), missing: () => this.#giveUp()});
        // Ids must differ from those of an earlier visit of this page, for the server remembers them.
        this.#prefix = Math.floor(world.random() * 2 ** 40).toString(36);
        this.#endSeen = world.onSeen(() => this.wasOpen && this.connect());
        this.connect();
    }

    #prefix;
    #heartbeat;
    /** Stops listening for when the page is seen. */
    #endSeen;

    get address() {
        return this.at ? this.home.replace(/ws$/, `at/${this.at}/ws`) : this.home;
    }

    get isOpen() {
        return this.#socket?.readyState === 1;
    }

    /** Whether nobody knows yet what becomes of the latest try. */
    get isTrying() {
        return this.#socket?.readyState === 0;
    }

    /** Whether it was tried more than once, and never with success. */
    get isUnreachable() {
        return !this.wasOpen && this.#failures >= FAILURES_TELLING;
    }

    /** Tries at once. A person who does not want to wait can call it. */
    connect() {
        if (this.#ended || (this.#socket && this.#socket.readyState <= 1)) {
            return;
        }
        this.world.cancel(this.#timer);
        this.#isUp = false;
        const socket = this.world.socket(this.address, PROTOCOL);
        this.#socket = socket;
        this.#heartbeat.opening();
        socket.onopen = () => this.#opened(socket);
        socket.onmessage = (event) => this.#received(socket, event.data);
        socket.onclose = () => this.#closed(socket);
    }

    /** Gives this connection up, to make another after a pause. */
    drop() {
        this.#socket?.close();
    }

    /** Ends the connection for good. */
    end() {
        this.#ended = true;
        this.#endSeen();
        this.#heartbeat.stop();
        this.world.cancel(this.#timer);
        this.#socket?.close();
    }

    /**
     * Sends a request and waits for the message that carries its id. With `again`, it survives a lost connection and is
     * sent anew with the same id once `sendAgain` is called: the server does not carry out an `act` twice,
     * nor a `create` or `join` with a `token`. What waits for a first connection waits until that seems to be blocked.
     * @param {Record<string, unknown> & {type: string}} request @param {{again?: boolean}} manner
     * @returns {Promise<any>} the answer; rejected with RefusedError
     */
    request(request, {again = false} = {}) {
        this.#count += 1;
        const message = {...request, id: `${this.#prefix}-${this.#count}`};
        return new Promise((resolve, reject) => {
            if (!this.isOpen && !again) {
                reject(new RefusedError({code: 'connection_lost', sentence: 'There is no connection.'}));
                return;
            }
            this.#open.set(message.id, {message, again, resolve, reject});
            if (this.isOpen) {
                this.#send(message);
            }
        });
    }

    /** Sends what has been waiting for the connection; to be called when the role is entered again. */
    sendAgain() {
        for (const {message, again} of this.#open.values()) {
            if (again) {
                this.#send(message);
            }
        }
    }

    /** Asks for any answer. */
    #ping() {
        this.request({type: 'ping'}).catch(() => {});
    }

    /** The server is gone. It would not answer the closing of the connection, so do not wait for that. */
    #giveUp() {
        const socket = this.#socket;
        if (socket) {
            this.#closed(socket);
            socket.close();
        }
    }

    /** @param {object} message */
    #send(message) {
        this.#socket?.send(JSON.stringify(message));
    }

    /** @param {WebSocket} socket */
    #opened(socket) {
        if (socket === this.#socket) {
            this.#failures = 0;
            this.wasOpen = true;
            this.#isUp = true;
            this.#heartbeat.heard();
            [...this.#open.values()].filter(({again}) => !again).forEach(({message}) => this.#send(message));
            this.hears.opened?.();
        }
    }

    /** @param {WebSocket} socket @param {string} text */
    #received(socket, text) {
        if (socket !== this.#socket) {
            return;
        }
        this.#heartbeat.heard();
        /** @type {ServerMessage} */
        const message = JSON.parse(text);
        if ('id' in message && message.id !== undefined) {
            this.#answer(message.id, message);
        }
        this.hears.message?.(message);
    }

    /**
     * Settles the request of this id. A second answer to a repeated request finds none.
     * @param {string} id @param {ServerMessage} message
     */
    #answer(id, message) {
        const open = this.#open.get(id);
        const isMoved = message.type === 'refused' && message.code === 'moved';
        if (!open || (isMoved && this.#follow(message.at))) {
            return;
        }
        this.#moves = isMoved ? this.#moves : 0;
        this.#open.delete(id);
        if (message.type === 'refused') {
            open.reject(new RefusedError(message));
        } else {
            open.resolve(message);
        }
    }

    /** Asks this process what is open, unless it was sent on too often. @param {string} [at] @returns {boolean} */
    #follow(at) {
        const isMeant = at !== undefined && at !== this.at && this.#moves < MOVES_AT_ONCE;
        this.at = isMeant ? at : undefined;
        if (isMeant) {
            this.#moves += 1;
            const socket = this.#socket;
            this.#socket = undefined;
            socket?.close();
            this.connect();
        }
        return isMeant;
    }

    /** @param {WebSocket} socket */
    #closed(socket) {
        if (socket !== this.#socket) {
            return;
        }
        this.#socket = undefined;
        this.#heartbeat.stop();
        this.#moves = 0;
        this.at = this.#isUp ? this.at : undefined;
        const isAwaited = this.wasOpen && this.world.isSeen();
        const pause = pauseMs(this.#failures, this.world.random(), isAwaited ? PAUSE_SEEN_MAX_MS : PAUSE_MAX_MS);
        this.#failures += 1;
        this.#refuseWaiting();
        if (!this.#ended) {
            this.#timer = this.world.later(() => this.connect(), pause);
            this.hears.lost?.(pause);
        }
    }

    /** Refuses what waits for an answer and will not be sent again. */
    #refuseWaiting() {
        for (const [id, {again, reject}] of [...this.#open]) {
            if (!again || this.#ended || this.isUnreachable) {
                this.#open.delete(id);
                reject(new RefusedError(this.isUnreachable ? NOT_REACHED : LOST));
            }
        }
    }
}
