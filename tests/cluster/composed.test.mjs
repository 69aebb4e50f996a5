// docker/compose.cluster.yaml, run for real: a match is played through the proxy, the process that serves it is killed
// in its midst, or the primary, and the seats go on at another one.
import assert from 'node:assert/strict';
import {once} from 'node:events';
import http from 'node:http';
import {after, before, test} from 'node:test';
import {Client} from '../server/support.mjs';
import {Traveller, matchOf} from '../server/traveller.mjs';
import {Composed, PROCESSES, isSecretIn} from './composed.mjs';

/** Somebody whose fifth action waits until what the house needs has died. */
class Bereaved extends Traveller {
    acts = 0;

    async ask(type, fields) {
        this.acts += Number(type === 'act');
        await (type === 'act' && this.acts === 5 ? this.bereave() : undefined);
        return super.ask(type, fields);
    }
}

/** Which process serves the table of a token. */
async function ownerOf(house, token) {
    const client = await Client.open({ws: `ws://127.0.0.1:${house.ports.one}/ws`});
    const answer = await client.ask('enter', {token});
    client.socket.terminate();
    return answer.code === 'moved' ? answer.at : 'one';
}

/** Whom the house takes a caller for that comes from here and says something else. */
async function takenFor({proxy: {port}}, localAddress) {
    const headers = {'x-forwarded-for': '192.0.2.77'};
    const request = http.get({host: '127.0.0.1', port, path: '/api/address', agent: false, localAddress, headers});
    const [answer] = await once(request, 'response');
    const [text] = await once(answer, 'data');
    return JSON.parse(text).address;
}

let house;
before(async () => (house = await Composed.start()));
after(() => house?.close());

test('a house that compose starts goes on when a process dies', async () => {
    for (const name of PROCESSES) {
        assert.ok(!isSecretIn(house.commandOf(name)), 'nobody sees the password');
    }
    assert.equal(await takenFor(house, '127.0.0.7'), '127.0.0.7');
    const front = `ws://127.0.0.1:${house.proxy.port}`;
    const [anna, bela] = [new Bereaved(front), new Traveller(front)];
    let killed;
    anna.bereave = async () => {
        killed = await ownerOf(house, anna.token);
        await house.end(killed);
    };
    await matchOf(anna, bela, {game: 'magna-carta'});
    assert.ok(PROCESSES.includes(killed) && anna.acts > 5, 'it was in the midst of the match');
    for (const {client, refused} of [anna, bela]) {
        assert.deepEqual([client.table.status, refused.filter((code) => code !== 'moved')], ['finished', []]);
    }
    assert.equal(await house.ask('standby', 'SELECT pg_is_in_recovery()'), 't');
});

test('it goes on when its primary dies as well, and the standby is promoted', async () => {
    const front = `ws://127.0.0.1:${house.proxy.port}`;
    const [anna, bela] = [new Bereaved(front), new Traveller(front)];
    anna.bereave = () => house.failOver();
    const {table} = await matchOf(anna, bela, {game: 'magna-carta'});
    assert.ok(anna.acts > 5, 'it was in the midst of the match');
    assert.equal(anna.client.table.status, 'finished');
    const expected = ['moved', 'storage_failed', 'outcome_unknown'];
    const others = [...anna.refused, ...bela.refused].filter((code) => !expected.includes(code));
    assert.deepEqual(others, [], 'nobody is refused anything else');
    const where = `SELECT stage FROM tables WHERE id = '${table}'`;
    assert.deepEqual([await house.ask('standby', where), await house.ask('primary', where)], ['2', '2']);
    assert.equal(await house.ask('primary', 'SELECT pg_is_in_recovery()'), 't');
});
