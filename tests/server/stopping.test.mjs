// A server that stops while people wait for tables that it has asked its database for, and gives up on them. What
// they held must end while that to which it belongs is still there; the sanitizers see if it does not.
import assert from 'node:assert/strict';
import net from 'node:net';
import {test} from 'node:test';
import {usePostgres} from './postgres_server.mjs';
import {Client, Server, comesTrue, contribution, tinyTable} from './support.mjs';

const postgres = usePostgres();

/** What a server asks its database when it is to serve a table. */
const TAKING = 'WITH serving AS MATERIALIZED';

/** A way to the database. As soon as it is asked for a table, its answers are kept back until `goOn()`. */
async function wayToDatabase(t) {
    const way = {holds: false, kept: []};
    const carry = (socket) => {
        const database = net.connect(`${postgres.folder}/.s.PGSQL.5432`);
        socket.on('data', (asked) => {
            way.isKeeping ||= way.holds && asked.includes(TAKING);
            database.write(asked);
        });
        database.on('data', (answer) =>
            way.isKeeping ? way.kept.push(() => socket.write(answer)) : socket.write(answer),
        );
        for (const [one, other] of [
            [socket, database],
            [database, socket],
        ]) {
            one.on('error', () => {});
            one.on('close', () => other.destroy());
        }
    };
    const relay = net.createServer(carry);
    await new Promise((done) => relay.listen(0, '127.0.0.1', done));
    t.after(() => relay.close());
    way.port = relay.address().port;
    way.goOn = () => {
        way.isKeeping = way.holds = false;
        way.kept.splice(0).forEach((tell) => tell());
    };
    return way;
}

test('a server that gives up on those who wait for tables ends in order', async (t) => {
    postgres.freshDatabase('stopping');
    const way = await wayToDatabase(t);
    const database = `postgresql://127.0.0.1:${way.port}/stopping?user=dahut`;
    const options = ['--database', database, '--drain-seconds', '0', '--max-tables-per-address', '1000'];
    const server = await Server.start(t, {options});
    const host = await Client.open(server);
    const tokens = Array.from({length: 12}, contribution);
    for (const token of tokens) {
        await host.get('create', tinyTable({token}));
    }
    // Its tables are in nobody's memory now.
    await server.crashAndRestart();
    const comers = await Promise.all(tokens.map(() => Client.open(server)));
    way.holds = true;
    comers.forEach((one, index) => one.ask('enter', {token: tokens[index]}).catch(() => undefined));
    await comesTrue(() => way.isKeeping, 'the database is asked for a table');
    server.process.kill('SIGTERM');
    await server.untilLogged(/connections that did not end were cut/);
    way.goOn();
    const [status, signal] = await server.exited;
    // A slow machine may not be done when the server waits no longer.
    const isLate = /the disk does not answer/.test(server.stderr);
    assert.deepEqual([status, signal], [isLate ? 1 : 0, null], server.stderr);
});
