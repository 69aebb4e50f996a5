// The socket of an operator takes lines from whoever may connect, and answers each of them by one, whatever it says.
import assert from 'node:assert/strict';
import {once} from 'node:events';
import net from 'node:net';
import path from 'node:path';
import {test} from 'node:test';
import {Client, Server, assertFits, comesTrue, twoAtTable, untilClosed} from './support.mjs';

/** A connection to the socket of this server. */
async function connected(server) {
    const socket = net.connect(path.join(server.folder, 'dahut.db.socket'));
    await once(socket, 'connect');
    let heard = '';
    socket.on('data', (data) => (heard += data));
    socket.on('error', () => {});
    const closed = untilClosed(socket);
    const lines = () => heard.split('\n').slice(0, -1);
    const answers = async (count) => {
        await comesTrue(() => lines().length >= count, `${count} answers`);
        return lines().map((line) => {
            const answer = JSON.parse(line);
            assertFits('operator-answer.schema.json', answer);
            return answer;
        });
    };
    return {socket, answers, closed};
}

const unknownTable = '0'.repeat(20);

/** What is wrong with a line, by its code. */
const WRONG = [
    ['', 'bad_message'],
    ['hello', 'bad_message'],
    ['[]', 'bad_message'],
    ['{"type":"shutdown"}', 'bad_message'],
    ['{"type":"end"}', 'bad_message'],
    ['{"type":"end","table":"../../etc"}', 'bad_message'],
    ['{"type":"end","table":"00000000000000000000","more":1}', 'bad_message'],
    ['{"type":"drain","until_stop_s":-1}', 'bad_message'],
    ['{"type":"drain","until_stop_s":1e9}', 'bad_message'],
    ['{"type":"announce","text":"\\u0007","lasting_s":1}', 'bad_message'],
    [`{"type":"announce","text":"${'x'.repeat(301)}","lasting_s":1}`, 'bad_message'],
    [`{"a":${'['.repeat(500)}${']'.repeat(500)}}`, 'bad_message'],
    [`{"type":"end","table":"${unknownTable}"}`, 'table_gone'],
    [`{"type":"delete","table":"${unknownTable}"}`, 'table_gone'],
    [`{"type":"bring_back","table":"${unknownTable}"}`, 'table_gone'],
];

test('whatever is no request is refused with a code, and the next line is answered', async (t) => {
    const server = await Server.start(t);
    const {socket, answers} = await connected(server);
    socket.write(WRONG.map(([line]) => `${line}\n`).join(''));
    const codes = (await answers(WRONG.length)).map(({code}) => code);
    assert.deepEqual(
        codes,
        WRONG.map(([, code]) => code),
    );
    socket.write('{"type":"announce","text":"Hello","lasting_s":60}\n');
    assert.deepEqual((await answers(WRONG.length + 1)).at(-1), {type: 'done'});
    socket.end();
});

test('a line without an end is refused at 8 KiB, and play goes on meanwhile', async (t) => {
    const server = await Server.start(t);
    const {anna} = await twoAtTable(server);
    const {socket, answers, closed} = await connected(server);
    socket.write('x'.repeat(20000));
    assert.equal((await answers(1))[0].code, 'too_large');
    await closed;
    assert.equal((await anna.get('ping')).type, 'done');
});

test('those who connect and say nothing keep neither players nor, after a while, operators away', async (t) => {
    const server = await Server.start(t);
    const silent = [];
    for (let count = 0; count < 8; ++count) {
        silent.push(await connected(server));
    }
    const client = await Client.open(server);
    assert.equal((await client.get('ping')).type, 'done');
    const ninth = await connected(server);
    await ninth.closed;
    await Promise.all(silent.map(({closed}) => closed));
    const {socket, answers} = await connected(server);
    socket.write(`{"type":"end","table":"${unknownTable}"}\n`);
    assert.equal((await answers(1))[0].code, 'table_gone');
    socket.end();
});

test('a server that is stopped ends the connections of its operator', async (t) => {
    const server = await Server.start(t);
    const {closed} = await connected(server);
    const {status} = await server.kill('SIGTERM');
    assert.equal(status, 0);
    await closed;
});
