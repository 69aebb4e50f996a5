// What a page finds in its browser, for modules that need some of it: an empty storage, and sockets that open at once.

/** Everything that was kept is forgotten. */
export function emptyStorage() {
    const kept = new Map();
    globalThis.localStorage = {getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value)};
}

/** A WebSocket that opens by itself. The test answers what is sent. */
export class OpenAtOnce {
    readyState = 0;

    constructor() {
        queueMicrotask(() => {
            this.readyState = 1;
            this.onopen();
        });
    }

    /** The next thing that the page hears. */
    say(message) {
        queueMicrotask(() => this.onmessage({data: JSON.stringify(message)}));
    }

    close() {}
}
