// A TCP proxy between clients and a server that keeps every byte the server sends to each of them.
import {once} from 'node:events';
import net from 'node:net';

/** One client's connection: what the server has sent it. */
class Connection {
    constructor() {
        this.chunks = [];
    }

    /** Every byte after the answer to the handshake. */
    bytes() {
        const all = Buffer.concat(this.chunks);
        return all.subarray(all.indexOf('\r\n\r\n') + 4);
    }

    /** The WebSocket messages among them, with the headers of their frames. The server neither masks nor compresses. */
    messages() {
        const bytes = this.bytes();
        const messages = [];
        for (let start = 0, payload = [], first = 0; start < bytes.length;) {
            const {header, length, isLast} = frameAt(bytes, start);
            const end = start + header + length;
            payload.push(bytes.subarray(start + header, end));
            if (isLast) {
                messages.push({bytes: bytes.subarray(first, end), text: Buffer.concat(payload).toString('utf8')});
                payload = [];
                first = end;
            }
            start = end;
        }
        return messages;
    }
}

/** The frame that starts here (RFC 6455, 5.2). */
function frameAt(bytes, start) {
    const isLast = (bytes[start] & 0x80) !== 0;
    const short = bytes[start + 1];
    if (short < 126) {
        return {header: 2, length: short, isLast};
    }
    return short === 126
        ? {header: 4, length: bytes.readUInt16BE(start + 2), isLast}
        : {header: 10, length: Number(bytes.readBigUInt64BE(start + 2)), isLast};
}

export class RecordingProxy {
    /** In front of `server`; ends with the test `t`. */
    static async start(t, server) {
        const proxy = new RecordingProxy();
        proxy.connections = [];
        const {hostname, port} = new URL(server.url);
        const listener = net.createServer((client) => proxy.join(client, net.connect(Number(port), hostname)));
        listener.listen(0, '127.0.0.1');
        await once(listener, 'listening');
        t.after(() => listener.close());
        proxy.ws = `ws://127.0.0.1:${listener.address().port}/ws`;
        return proxy;
    }

    join(client, server) {
        const connection = new Connection();
        this.connections.push(connection);
        server.on('data', (chunk) => connection.chunks.push(chunk));
        client.pipe(server).pipe(client);
        for (const [one, other] of [
            [client, server],
            [server, client],
        ]) {
            one.on('error', () => other.destroy());
        }
    }
}
