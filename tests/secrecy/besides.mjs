// What a server says besides its messages: whole answers by HTTP, with status and headers, and how it ends connections.
import assert from 'node:assert/strict';
import {once} from 'node:events';
import net from 'node:net';

/** Every byte of the answer to a GET of this address. */
async function wholeAnswer(server, address, headers = []) {
    const {hostname, port} = new URL(server.url);
    const socket = net.connect(Number(port), hostname);
    const chunks = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.write([`GET ${address} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'));
    await once(socket, 'close');
    return Buffer.concat(chunks).toString('latin1');
}

/** Asks both servers for all that can be read of the viewer's table. Returns how many answers were compared. */
export async function compareAnswers(servers, {id}, token) {
    const addresses = [
        '/api/tables',
        `/api/tables/${id}/record`,
        ...['all', 'public', '0'].map((eyes) => `/api/tables/${id}/replay?as=${eyes}`),
        '/api/games',
        '/healthz',
        '/readyz',
    ];
    let count = 0;
    for (const address of addresses) {
        for (const headers of [
            [],
            [`Authorization: Bearer ${token}`],
            ['Accept-Encoding: gzip', 'Accept: text/html'],
        ]) {
            const [here, there] = await Promise.all(servers.map((server) => wholeAnswer(server, address, headers)));
            assert.match(here, /^HTTP\/1.1 \d{3} /);
            assert.equal(there, here, `leak: an answer by HTTP differs: ${address}`);
            count += 1;
        }
    }
    return count;
}

/**
 * Ends the viewer's connections in two ways, on both servers: one has said too much, the other is there when the server
 * stops. The last words and the code must be the same.
 */
export async function compareClosings(companies, servers, viewer) {
    const clients = companies.map((company) => company.clients.at(viewer));
    await Promise.all(
        clients.map(async ({beside}) => {
            beside.sendRaw('x'.repeat(10000));
            assert.equal(await beside.closed, 1009, 'leak: a connection is closed otherwise');
        }),
    );
    await Promise.all(servers.map((server) => server.kill('SIGTERM')));
    const last = clients.map((client) =>
        [client.beside, client].map(({recorded}) =>
            recorded
                .messages()
                .slice(-2)
                .map(({bytes}) => bytes),
        ),
    );
    assert.ok(last[0].every(([words]) => String(words).includes('"closing"')));
    assert.deepEqual(last[1], last[0], 'leak: a connection is closed otherwise');
}
