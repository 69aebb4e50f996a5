// Receivers of notices for tests: web servers that do as they are told, and a mail server.
import {once} from 'node:events';
import http from 'node:http';
import {SMTPServer} from 'smtp-server';
import {comesTrue} from './support.mjs';

/** What can be awaited until so many of something have come. */
class Inbox {
    received = [];

    /** The first so many that have come. */
    async first(count) {
        await comesTrue(() => this.received.length >= count, `${count} notices come`);
        return this.received.slice(0, count);
    }
}

export const accept = (response) => response.writeHead(204).end();

/** Takes JSON by POST, at a port of its own or at a given one. `answer(response, count)` answers the so-manieth. */
export class WebReceiver extends Inbox {
    static async start(t, answer = accept, port = 0) {
        const receiver = new WebReceiver();
        receiver.server = http.createServer(async (request, response) => {
            let text = '';
            for await (const piece of request) {
                text += piece;
            }
            receiver.received.push({method: request.method, path: request.url, text});
            answer(response, receiver.received.length);
        });
        receiver.server.listen(port, '127.0.0.1');
        await once(receiver.server, 'listening');
        receiver.port = receiver.server.address().port;
        receiver.address = `http://127.0.0.1:${receiver.port}`;
        t.after(() => receiver.end());
        return receiver;
    }

    async end() {
        this.server.closeAllConnections();
        await new Promise((resolve) => this.server.close(resolve));
    }

    /** The notices that have come. */
    get notices() {
        return this.received.map(({text}) => JSON.parse(text));
    }
}

/** Takes mail; `refuse(count)` says with which code the so-manieth recipient is refused, if it is. */
export class MailReceiver extends Inbox {
    recipients = 0;
    logins = 0;

    static async start(t, {refuse = () => undefined, ...options} = {}) {
        const receiver = new MailReceiver();
        receiver.server = new SMTPServer({
            authOptional: true,
            onAuth: (_, session, done) => done(null, {user: ++receiver.logins}),
            onRcptTo: (_, session, done) => {
                const responseCode = refuse(++receiver.recipients);
                done(responseCode ? Object.assign(new Error('no'), {responseCode}) : null);
            },
            onData: async (stream, session, done) => {
                const text = Buffer.concat(await stream.toArray()).toString('latin1');
                const to = session.envelope.rcptTo.map(({address}) => address);
                receiver.received.push({from: session.envelope.mailFrom.address, to, text, hidden: session.secure});
                done();
            },
            ...options,
        });
        receiver.server.on('error', () => {});
        receiver.server.listen(0, '127.0.0.1');
        await once(receiver.server.server, 'listening');
        receiver.address = `smtp://127.0.0.1:${receiver.server.server.address().port}`;
        t.after(() => new Promise((resolve) => receiver.server.close(resolve)));
        return receiver;
    }
}

/** The headers of a mail by their small names, and the text of its one part. */
export function readMail(text) {
    const [head, ...parts] = text.split('\r\n\r\n');
    const lines = head.split(/\r\n(?!\s)/).map((line) => /^([^:]+): (.*)$/s.exec(line));
    const headers = Object.fromEntries(lines.map(([, name, value]) => [name.toLowerCase(), value]));
    const encoded = parts.slice(1).join('').split('\r\n--')[0];
    return {headers, body: Buffer.from(encoded, 'base64').toString('utf8')};
}
