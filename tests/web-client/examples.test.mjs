// The examples of the protocol, which the tests of the server read too: what the client makes of each message from the
// server, and that its requests have the fields of the examples.
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {completeAction} from '../../web-client/app/asking/rows.js';
import {Session} from '../../web-client/app/connection/session.js';
import {hasWords} from '../../web-client/app/words/words.js';
import {fakeWorld, settle} from './fake_socket.mjs';

const folder = new URL('../../protocol/examples/', import.meta.url);
const example = (path) => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));

async function live() {
    const world = fakeWorld();
    const forms = async () => example('http/forms.json');
    const session = new Session('ws://here/ws', 'secret', () => {}, world, forms);
    world.socket_now.open();
    world.socket_now.hear(example('server/hello.json'));
    const request = world.socket_now.answer('enter', example('server/entered.json'));
    await settle();
    return {session, socket: world.socket_now, request};
}

test('every example of a message from the server is taken without an error', async () => {
    for (const name of readdirSync(new URL('server/', folder))) {
        const {session, socket} = await live();
        socket.hear(example(`server/${name}`));
        assert.equal(session.link, 'live', name);
    }
});

test('the snapshot and the update after it are followed', async () => {
    const {session, socket} = await live();
    const [snapshot, update] = [example('server/snapshot.json'), example('server/update.json')];
    socket.hear(snapshot);
    assert.deepEqual(session.decision, snapshot.decision);
    socket.hear(update);
    assert.equal(session.n, update.n);
    assert.deepEqual(session.view, {...snapshot.view, brokers: {12: {where: 'port1'}}});
    assert.deepEqual(session.events, [...snapshot.events, {type: 'placed', seat: 1, where: 'port1'}]);
    assert.equal(session.decision, undefined);
});

test('a decision of the examples can be answered by the action of the examples', () => {
    const {decision} = example('server/snapshot.json');
    const {action} = example('client/act.json');
    const {type, ...chosen} = action;
    assert.deepEqual(completeAction(decision.rows, type, chosen), action);
});

test('what the client sends has the fields of the examples', async () => {
    const {session, socket, request} = await live();
    socket.hear(example('server/snapshot.json'));
    session.act(example('client/act.json').action);
    session.ask({type: 'seat_bot', seat: 1, bot: 'greedy'});
    session.ask({type: 'unseat', seat: 1});
    session.ask({type: 'start'});
    session.ask({type: 'leave'});
    socket.hear({...example('server/update.json'), n: 99});
    for (const sent of [request, ...socket.sent]) {
        const {seen, ...fields} = example(`client/${sent.type}.json`);
        assert.deepEqual(Object.keys(sent).sort(), Object.keys(fields).sort(), sent.type);
    }
    assert.ok(socket.sent.some(({type}) => type === 'resync'));
});

test('every code with which the server refuses is in the protocol and has words', () => {
    const [protocol, header] = ['PROTOCOL.md', 'refusal_code.hpp'].map((name) =>
        readFileSync(new URL(`../${name}`, folder), 'utf8'),
    );
    const section = /## 4\. Refusals([\s\S]*?)## 5\./.exec(protocol)[1];
    const codes = [...section.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell]) =>
        [...cell.matchAll(/`(\w+)`/g)].map(([, code]) => code),
    );
    const [, words] = /words<RefusalCode>\{([^}]*)\}/.exec(header);
    const said = [...words.matchAll(/"(\w+)"/g)].map(([, code]) => code);
    assert.ok(said.length > 0);
    assert.deepEqual(codes.sort(), said.sort());
    assert.deepEqual(
        codes.filter((code) => !hasWords(`refused.${code}`)),
        [],
    );
});
