// Notices that really leave the server: by mail, and to web receivers that accept, fail, hang and redirect. Nobody at a
// table ever waits for any of them.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {MailReceiver, WebReceiver, accept, readMail} from './notice_receivers.mjs';
import {
    Client,
    Server,
    assertFits,
    firstAction,
    playToEnd,
    programs,
    sleep,
    temporaryFolder,
    tinyTable,
    twoAtTable,
} from './support.mjs';

const home = ['--public-address', 'https://games.example/dahut/'];
const soon = [...home, '--notice-after-seconds', '1', '--notice-retry-seconds', '1'];
const posting = (...receivers) => receivers.flatMap(({address}) => ['--notify-webhook', address]);
const mailing = ({address}) => ['--notify-mail', address, '--notify-from', 'dahut@games.example'];
const debug = ['--log-level', 'debug'];

/** Anna, whose turn it is, and Bela, at a table that posts its notices to this receiver. */
async function tableWithWebhook(server, receiver) {
    const match = await twoAtTable(server);
    await match.anna.get('set_webhook', {address: `${receiver.address}/secret-path`});
    return match;
}

/** The same client on a new connection. */
async function cameBack(server, token) {
    const again = await Client.open(server);
    await again.get('enter', {token});
    await again.when(() => again.n > 0);
    return again;
}

/** Fails if the log holds anything that only the server's people may know. */
const assertLogTells = (server, tokens) => {
    for (const secret of [...tokens, 'secret-path', 'anna@example.org']) {
        assert.ok(!server.stderr.includes(secret), `the log does not tell ${secret}`);
    }
};

test('a person who is away is told of the turn by webhook and mail, once, and nothing secret', async (t) => {
    const web = await WebReceiver.start(t);
    const mail = await MailReceiver.start(t);
    const server = await Server.start(t, {options: [...soon, ...posting(web), ...mailing(mail), ...debug]});
    const {anna, tokens, table} = await tableWithWebhook(server, web);
    assert.deepEqual(anna.messages[0].notices, ['webhook', 'mail']);
    await anna.get('notify', {mail: 'anna@example.org'});
    anna.socket.terminate();
    await Promise.all([web.first(1), mail.first(1)]);
    await sleep(1500);
    assert.equal(web.received.length, 1);
    assert.equal(mail.received.length, 1);
    const [{method, path: where, text}] = web.received;
    assert.deepEqual([method, where], ['POST', '/secret-path']);
    const [notice] = web.notices;
    assertFits('http.schema.json#/$defs/notice', notice);
    const link = `https://games.example/dahut/table.html#table=${table.id}`;
    assert.deepEqual([notice.table.id, notice.seat, notice.player, notice.link], [table.id, 0, 'Anna', link]);
    const [letter] = mail.received;
    assert.deepEqual([letter.from, letter.to], ['dahut@games.example', ['anna@example.org']]);
    assert.ok(letter.hidden, 'the connection is hidden if the server can do that');
    const {headers, body} = readMail(letter.text);
    assert.equal(headers.from, 'Dahut <dahut@games.example>');
    assert.equal(headers.to, '<anna@example.org>');
    assert.equal(headers['auto-submitted'], 'auto-generated');
    assert.match(headers['message-id'], /^<[0-9a-f]{64}@games\.example>$/);
    assert.ok(body.includes(link) && body.includes('A test table') && body.includes('To end it'), body);
    for (const secret of [...tokens, table.invitation, table.watch]) {
        assert.ok(!text.includes(secret) && !body.includes(secret), 'a notice opens no seat');
    }
    assertLogTells(server, tokens);
});

test('a table made with a webhook posts to it, and the address is told to nobody else', async (t) => {
    const web = await WebReceiver.start(t);
    const server = await Server.start(t, {options: [...soon, ...posting(web), ...debug]});
    const elsewhere = await Client.open(server);
    const webhook = `${web.address}/secret-path`;
    assert.equal(
        await elsewhere.refused('create', tinyTable({webhook: 'https://elsewhere.example/'})),
        'address_not_allowed',
    );
    const {anna, bela, table, tokens} = await twoAtTable(server, {webhook});
    assert.equal(table.webhook, true);
    assert.equal(anna.messages.find(({type}) => type === 'notices').webhook, webhook);
    anna.socket.terminate();
    await web.first(1);
    assert.ok(!bela.texts.join('').includes('secret-path'));
    assertLogTells(server, tokens);
});

test('a receiver that is down at first is told when it is up', async (t) => {
    const gone = await WebReceiver.start(t);
    await gone.end();
    const server = await Server.start(t, {options: [...soon, ...posting(gone), ...debug]});
    const {anna} = await tableWithWebhook(server, gone);
    anna.socket.terminate();
    await server.untilLogged(/will be tried again/);
    const web = await WebReceiver.start(t, accept, gone.port);
    await web.first(1);
    await server.untilLogged(/a notice by webhook is done/);
    assert.equal(web.received.length, 1);
});

test('a receiver that fails is told the same again until it takes it', async (t) => {
    const web = await WebReceiver.start(t, (response, count) => response.writeHead(count < 3 ? 500 : 200).end());
    const server = await Server.start(t, {options: [...soon, ...posting(web)]});
    const {anna} = await tableWithWebhook(server, web);
    anna.socket.terminate();
    await web.first(3);
    await sleep(5000);
    assert.equal(web.received.length, 3);
    assert.equal(new Set(web.notices.map(({id}) => id)).size, 1);
});

test('a person who has come in the meantime is not told', async (t) => {
    const web = await WebReceiver.start(t, (response) => response.writeHead(503).end());
    // She has come long before it is tried again, however slow the machine is.
    const options = [...soon, '--notice-retry-seconds', '4', ...posting(web)];
    const server = await Server.start(t, {options});
    const {anna, tokens} = await tableWithWebhook(server, web);
    anna.socket.terminate();
    await web.first(1);
    await cameBack(server, tokens[0]);
    const {length} = web.received;
    await sleep(6000);
    assert.equal(web.received.length, length);
});

test('redirects of a receiver are not followed, and its answer is not logged', async (t) => {
    const other = await WebReceiver.start(t);
    const web = await WebReceiver.start(t, (response) =>
        response.writeHead(307, 'anna@example.org', {location: other.address}).end('anna@example.org'),
    );
    const server = await Server.start(t, {options: [...soon, ...posting(web)]});
    const {anna, tokens, table} = await tableWithWebhook(server, web);
    anna.socket.terminate();
    await server.untilLogged(new RegExp(`table ${table.id}: a notice by webhook was given up: it was answered 307`));
    assert.equal(web.received.length, 1);
    assert.equal(other.received.length, 0);
    assertLogTells(server, tokens);
});

test('while a receiver hangs everybody plays on, others are told, and the server ends in time', async (t) => {
    const hanging = await WebReceiver.start(t, () => {});
    const web = await WebReceiver.start(t);
    const server = await Server.start(t, {options: [...soon, ...posting(hanging, web)]});
    const many = await Promise.all(Array.from({length: 5}, () => tableWithWebhook(server, hanging)));
    many.forEach(({anna}) => anna.socket.terminate());
    await hanging.first(2);
    const {anna, bela, tokens} = await tableWithWebhook(server, web);
    anna.socket.terminate();
    await web.first(1);
    await playToEnd([await cameBack(server, tokens[0]), bela]);
    assert.equal(hanging.received.length, 2, 'only so many go to one receiver at once');
    assert.equal((await server.get('/healthz')).text, 'ok');
    assert.deepEqual(await server.kill('SIGTERM'), {status: 0, by: null});
    assert.doesNotMatch(server.stderr, /connections that did not end were cut/);
});

test('a receiver that hangs is given up after a time, and told again', async (t) => {
    const web = await WebReceiver.start(t, (response, count) => count > 1 && accept(response));
    const server = await Server.start(t, {options: [...soon, ...posting(web)]});
    const {anna} = await tableWithWebhook(server, web);
    anna.socket.terminate();
    const [first, second] = await web.first(2);
    assert.equal(first.text, second.text);
});

/** An answer that begins like this and never ends, until the connection is cut. */
function endless(begin) {
    const answer = {begun: 0, ended: 0};
    answer.give = ({socket}) => {
        ++answer.begun;
        socket.write(begin);
        const sending = setInterval(() => socket.write(`X: ${'x'.repeat(1000)}\r\n`), 1);
        socket
            .on('error', () => {})
            .on('close', () => {
                ++answer.ended;
                clearInterval(sending);
            });
    };
    return answer;
}

for (const [what, begin] of [
    ['text', 'HTTP/1.1 200 OK\r\n\r\n'],
    ['headers', 'HTTP/1.1 200 OK\r\n'],
]) {
    test(`a receiver whose answer has ${what} without end is hung up on, and has taken the notice`, async (t) => {
        const answer = endless(begin);
        const web = await WebReceiver.start(t, answer.give);
        const server = await Server.start(t, {options: [...soon, ...posting(web), ...debug]});
        const {anna, bela, tokens} = await tableWithWebhook(server, web);
        anna.socket.terminate();
        await server.untilLogged(/a notice by webhook is done/);
        await playToEnd([await cameBack(server, tokens[0]), bela]);
        assert.deepEqual([answer.begun, answer.ended], [1, 1]);
    });
}

test('after a kill and a restart, the server knows where notices go, and tells the awaited person again', async (t) => {
    const web = await WebReceiver.start(t);
    const mail = await MailReceiver.start(t);
    const server = await Server.start(t, {options: [...soon, ...posting(web), ...mailing(mail)]});
    const {anna, tokens} = await tableWithWebhook(server, web);
    await anna.get('notify', {mail: 'anna@example.org'});
    await server.crashAndRestart();
    const again = await cameBack(server, tokens[0]);
    const {webhook, mail: address} = await again.until(({type}) => type === 'notices');
    assert.deepEqual([webhook, address], [`${web.address}/secret-path`, 'anna@example.org']);
    const bela = await cameBack(server, tokens[1]);
    assert.equal(bela.table.webhook, true);
    again.socket.terminate();
    await Promise.all([web.first(1), mail.first(1)]);
    assert.equal(web.notices[0].seat, 0);
});

test('after a kill and a restart, the server tells the awaited person even if nobody comes', async (t) => {
    const web = await WebReceiver.start(t);
    const server = await Server.start(t, {options: [...soon, ...posting(web)]});
    const {anna} = await tableWithWebhook(server, web);
    anna.socket.terminate();
    await server.crashAndRestart();
    await web.first(1);
    assert.equal(web.notices[0].seat, 0);
});

test('mail that cannot be taken now is sent again, and mail that is not wanted is not', async (t) => {
    const mail = await MailReceiver.start(t, {refuse: (count) => [450, undefined, 550][count - 1]});
    const server = await Server.start(t, {options: [...soon, ...mailing(mail)]});
    const {anna, bela, tokens} = await twoAtTable(server);
    await anna.get('notify', {mail: 'anna@example.org'});
    await bela.get('notify', {mail: 'bela@example.org'});
    anna.socket.terminate();
    await mail.first(1);
    assert.equal(mail.recipients, 2);
    const again = await cameBack(server, tokens[0]);
    bela.socket.terminate();
    await again.act(firstAction(again.decision));
    await server.untilLogged(/a notice by mail was given up: it was answered 550/);
    assert.equal(mail.recipients, 3);
    assertLogTells(server, tokens);
});

test('a password is never sent where others could read it', async (t) => {
    const mail = await MailReceiver.start(t, {hideSTARTTLS: true, allowInsecureAuth: true});
    const login = path.join(temporaryFolder(t), 'login');
    writeFileSync(login, 'dahut\nvery secret\n');
    const options = [...soon, ...mailing(mail), '--notify-login', login, ...debug];
    const server = await Server.start(t, {options});
    const {anna, tokens} = await twoAtTable(server);
    await anna.get('notify', {mail: 'anna@example.org'});
    anna.socket.terminate();
    await server.untilLogged(/a notice by mail will be tried again: Requested SSL level failed/);
    assert.deepEqual([mail.logins, mail.received.length], [0, 0]);
    assertLogTells(server, [...tokens, 'very secret']);
});

test('options that make no sense are one line, which tells no password', () => {
    const wrong = [
        [['--notify-webhook', 'https://hooks.example'], /--public-address/],
        [[...home, '--notify-webhook', 'https://me:word@hooks.example'], /needs an address/],
        [[...home, '--notify-webhook', 'https://hooks.example/?a=b'], /needs an address/],
        [[...home, '--notify-mail', 'smtp://mail.example'], /--notify-from/],
        [[...home, '--notify-from', 'a@b.c', '--notify-mail', 'smtp://me:word@mail.example'], /without a name/],
        [[...home, '--notify-from', 'nobody', '--notify-mail', 'smtp://mail.example'], /needs a mail address/],
        [['--notify-login', '/nowhere'], /--notify-login/],
    ];
    for (const [options, says] of wrong) {
        const {status, stderr} = spawnSync(programs.tiny, ['serve', ...options], {encoding: 'utf8'});
        assert.equal(status, 2, stderr);
        assert.match(stderr, says);
        assert.match(stderr, /^[^\n]*\n$/);
        assert.ok(!stderr.includes('word@'), stderr);
    }
});
