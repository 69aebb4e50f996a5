// Floods of messages. A client that sends too fast is read more slowly and loses nothing. One that never pauses is
// disconnected. Other players notice neither.
import assert from 'node:assert/strict';
import {once} from 'node:events';
import http from 'node:http';
import net from 'node:net';
import {test} from 'node:test';
import {Client, Server, pseudoRandom, sleep, someAction, tinyTable, twoAtTable} from './support.mjs';

const pace = (atOnce, perSecond) => ['--messages-at-once', `${atOnce}`, '--messages-per-second', `${perSecond}`];
const together = (atOnce, perSecond) => [
    '--messages-at-once-per-address',
    `${atOnce}`,
    '--messages-per-second-per-address',
    `${perSecond}`,
];

const letGo = async (client) => {
    const word = await client.until((message) => message.type === 'closing');
    assert.equal(word.code, 'too_fast');
    assert.equal(await client.closed, 1008);
};

test('a client that sends too fast is answered more slowly, and every message is carried out', async (t) => {
    const server = await Server.start(t, {options: pace(5, 20)});
    const client = await Client.open(server);
    const began = performance.now();
    const answers = await Promise.all(Array.from({length: 25}, () => client.ask('resync')));
    assert.ok(performance.now() - began >= 900, 'twenty of them had to wait for credits, twenty a second');
    assert.deepEqual(new Set(answers.map(({code}) => code)), new Set(['not_entered']));
});

test('an undo costs its sender as much as ten other messages', async (t) => {
    const server = await Server.start(t, {options: pace(5, 20)});
    const client = await Client.open(server);
    const began = performance.now();
    await Promise.all(Array.from({length: 5}, () => client.ask('undo')));
    assert.ok(performance.now() - began >= 1500, 'all but the first of five had to wait for ten credits each');
});

test('a client that never stops sending is disconnected, however many credits come back', async (t) => {
    const server = await Server.start(t, {options: [...pace(5, 50), '--patience-seconds', '1']});
    const client = await Client.open(server);
    // So many at a time that a machine on which little happens in a second is too fast as well.
    const many = Array.from({length: 60}, () => '{"type":"resync","id":"a"}');
    const timer = setInterval(
        () => client.socket.bufferedAmount < 100_000 && many.forEach((one) => client.sendRaw(one)),
        5,
    );
    t.after(() => clearInterval(timer));
    await letGo(client);
});

test('a pause makes up for having sent too fast', async (t) => {
    const server = await Server.start(t, {options: [...pace(5, 20), '--patience-seconds', '1']});
    const client = await Client.open(server);
    for (let round = 0; round < 4; ++round) {
        // Each round waits for nearly half of the patience.
        await Promise.all(Array.from({length: 13}, () => client.ask('resync')));
        await sleep(400);
    }
    assert.equal(await client.refused('resync'), 'not_entered');
});

test('all connections of one address share its credits, also after one has ended', async (t) => {
    const server = await Server.start(t, {options: [...together(20, 10), ...pace(1000, 1000)]});
    const clients = await Promise.all(Array.from({length: 4}, () => Client.open(server)));
    const began = performance.now();
    await Promise.all(clients.flatMap((client) => Array.from({length: 8}, () => client.ask('resync'))));
    await Promise.all(clients.map((client) => client.close()));
    const another = await Client.open(server);
    await Promise.all(Array.from({length: 8}, () => another.ask('resync')));
    // Of forty messages twenty are free; each connection may be one ahead.
    assert.ok(performance.now() - began >= 1400);
});

test('what is much work is not done on credit, however many connections ask for it at once', async (t) => {
    // An hour and more until the address has paid for what it was told.
    const server = await Server.start(t, {options: [...together(25, 0.1), ...pace(1000, 1000)]});
    const {tokens} = await twoAtTable(server);
    const [first, ...others] = await Promise.all(Array.from({length: 40}, () => Client.open(server)));
    await first.get('enter', {token: tokens[0]});
    let answered = 0;
    for (const watcher of others) {
        // Whoever still waits when the server ends is not answered any more.
        const entering = watcher.ask('enter', {token: tokens[0]});
        entering.then(
            () => (answered += 1),
            () => {},
        );
    }
    await sleep(1000);
    assert.ok(answered < others.length, 'not all of them were told everything');
});

test('a client that only pings without end is disconnected', async (t) => {
    const server = await Server.start(t, {options: [...pace(5, 10), '--patience-seconds', '1']});
    const client = await Client.open(server);
    for (let count = 0; count < 100; ++count) {
        client.socket.ping();
    }
    await letGo(client);
});

test('a client that sends a message in countless fragments is disconnected', async (t) => {
    const server = await Server.start(t, {options: [...pace(5, 10), '--patience-seconds', '1']});
    const client = await Client.open(server);
    for (let count = 0; count < 200; ++count) {
        client.socket.send('x', {fin: false});
    }
    await letGo(client);
});

test('a message in a few pieces is as good as any other', async (t) => {
    const server = await Server.start(t, {options: [...pace(1, 2), '--patience-seconds', '1']});
    const client = await Client.open(server);
    for (const letter of '{"type":"resync","id":"a"') {
        client.socket.send(letter, {fin: false});
    }
    client.socket.send('}', {fin: true});
    assert.equal((await client.until(({id}) => id === 'a')).code, 'not_entered');
});

/** What strangers do until `stop()`. `answered` counts what the server did for them. */
const abuses = {
    'asking for the lists': (server) => flood(server, httpCalls('/api/tables')),
    'asking for files': (server) => flood(server, httpCalls('/')),
    'asking for finished matches': (server) => flood(server, httpCalls('/api/tables/nothing/replay')),
    'connecting and talking nonsense': (server) => flood(server, nonsense),
    'sending messages': (server) => flood(server, messages),
    pinging: (server) => flood(server, pings),
};

const STRANGER = '127.0.0.2';

function flood(server, one) {
    const state = {going: true, answered: 0};
    const callers = Array.from({length: 20}, async () => {
        while (state.going) {
            await one(server, state).catch(() => sleep(1));
        }
    });
    return {
        state,
        async stop() {
            state.going = false;
            await Promise.all(callers);
        },
    };
}

const httpCalls = (address) => async (server, state) => {
    const request = http.get(`${server.url}${address}`, {localAddress: STRANGER, agent: false});
    const [response] = await once(request, 'response');
    state.answered += response.statusCode === 429 ? 0 : 1;
    await once(response.resume(), 'end');
};

const nonsense = async (server, state) => {
    const socket = net.connect({port: Number(new URL(server.url).port), host: '127.0.0.1', localAddress: STRANGER});
    socket.on('data', (data) => (state.answered += String(data).startsWith('HTTP/1.1 400') ? 1 : 0));
    socket.end('nonsense\r\n\r\n');
    await once(socket, 'close');
};

const overWebSocket = (send) => async (server, state) => {
    const client = await Client.open(server, {from: STRANGER});
    client.socket.on('message', () => ++state.answered);
    client.socket.on('pong', () => ++state.answered);
    while (state.going && client.socket.readyState === 1) {
        if (client.socket.bufferedAmount < 100_000) {
            send(client.socket);
        }
        await sleep(0);
    }
    client.socket.terminate();
    await client.closed;
};
const messages = overWebSocket((socket) => socket.send('{"type":"resync","id":"a"}'));
const pings = overWebSocket((socket) => socket.ping());

/** Two honest players carry out `actions` actions, and read everything again after each. */
async function playHonestly(server, actions) {
    const {anna, bela} = await twoAtTable(server, tinyTable());
    const below = pseudoRandom(1);
    for (let count = 0; count < actions; ++count) {
        await anna.when(() => [anna, bela].some(({decision}) => decision && !decision.optional));
        const asked = [anna, bela].find(({decision}) => decision && !decision.optional);
        await asked.act(someAction(asked.decision, below));
        await Promise.all([anna, bela].map((one) => one.get('resync')));
        await Promise.all([anna, bela].map((one) => one.when(() => one.messages.at(-1).type !== 'done')));
    }
}

// What strangers may have of everything, plus a little for requests under way at the same time.
const atOnce = 100;
const perSecond = 50;
const bounded = [
    '--requests-at-once',
    `${atOnce}`,
    '--requests-per-second',
    `${perSecond}`,
    ...together(atOnce, perSecond),
    ...pace(60, 20),
];

for (const [what, abuse] of Object.entries(abuses)) {
    test(`${what} without end gives a stranger only a fair share of the server, and others play on`, async (t) => {
        const server = await Server.start(t, {options: bounded});
        const began = performance.now();
        const strangers = abuse(server);
        await sleep(1000);
        await playHonestly(server, 4);
        const seconds = (performance.now() - began) / 1000;
        const {answered} = strangers.state;
        await strangers.stop();
        assert.ok(answered > 0, 'strangers are answered as well');
        assert.ok(answered <= atOnce + perSecond * (seconds + 1) + 60, `${answered} answers in ${seconds} s`);
    });
}
