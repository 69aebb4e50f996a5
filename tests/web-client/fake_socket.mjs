// A WebSocket and a clock that do what a test says, for connection.js and session.js.

export function fakeWorld() {
    const sockets = [];
    const timers = [];
    const world = {
        sockets,
        timers,
        get socket_now() {
            return sockets.at(-1);
        },
        socket(address, protocol) {
            const socket = new FakeSocket(address, protocol);
            sockets.push(socket);
            return socket;
        },
        later(act, ms) {
            const timer = {act, ms};
            timers.push(timer);
            return timer;
        },
        cancel(timer) {
            timers.splice(0, timers.length, ...timers.filter((one) => one !== timer));
        },
        random: () => 0.5,
        isSeen: () => world.is_seen,
        is_seen: true,
        onSeen(act) {
            world.see = () => {
                world.is_seen = true;
                act();
            };
            return () => {};
        },
        /** Lets the time of the next timer come. */
        pass() {
            timers.shift()?.act();
        },
        /** How long the next timer waits. */
        get next_ms() {
            return timers[0]?.ms;
        },
    };
    return world;
}

class FakeSocket {
    readyState = 0;
    sent = [];

    constructor(address, protocol) {
        this.address = address;
        this.protocol = protocol;
    }

    send(text) {
        this.sent.push(JSON.parse(text));
    }

    close() {
        this.drop();
    }

    open() {
        this.readyState = 1;
        this.onopen();
    }

    drop() {
        this.readyState = 3;
        this.onclose?.();
    }

    hear(message) {
        this.onmessage({data: JSON.stringify(message)});
    }

    /** Answers the last request of this type. */
    answer(type, message) {
        const request = this.sent.findLast((one) => one.type === type);
        this.hear({...message, id: request.id});
        return request;
    }
}

/** Lets settled promises continue. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));
