// Finds out whether a silent server is still there, since a connection to a server that hangs looks like any other
// quiet one. DOM-free.

export const SILENCE_MS = 6000;
export const ANSWER_MS = 5000;
/** How long a connection may take to open: something in between may swallow it without a word. */
export const OPENING_MS = 10000;

export class Heartbeat {
    /** @type {any} */ #timer;

    /**
     * @param {Pick<import('./connection.js').World, 'later' | 'cancel'>} world
     * @param {{ask(): void, missing(): void}} tells when to ask for an answer of any kind, and when there is none
     */
    constructor(world, tells) {
        this.world = world;
        this.tells = tells;
    }

    /** A connection is being opened. */
    opening() {
        this.#wait(OPENING_MS, this.tells.missing);
    }

    /** Something has been heard: the server is there. */
    heard() {
        this.#wait(SILENCE_MS, () => {
            this.#wait(ANSWER_MS, this.tells.missing);
            this.tells.ask();
        });
    }

    stop() {
        this.world.cancel(this.#timer);
    }

    /** @param {number} ms @param {() => void} act */
    #wait(ms, act) {
        this.stop();
        this.#timer = this.world.later(act, ms);
    }
}
