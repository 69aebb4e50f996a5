// A server that is stopped in order hands its tables over to the others that share its database: whoever plays plays
// on, while one after the other is stopped and started again.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {house, relay} from './house.mjs';
import {usePostgres} from './postgres_server.mjs';
import {Client, comesTrue, fast, tinyTable, twoAtTable} from './support.mjs';
import {Traveller, matchOf} from './traveller.mjs';

const postgres = usePostgres();

/** Notes whenever a process takes a table though it has said that it leaves. */
const noteTakingBack = `
    CREATE TABLE taken_back (id text);
    CREATE FUNCTION note_taken_back() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO taken_back SELECT NEW.id FROM processes WHERE incarnation = NEW.owner AND leaving;
        RETURN NULL;
    END $$;
    CREATE TRIGGER note_taken_back AFTER UPDATE OF owner ON tables FOR EACH ROW EXECUTE FUNCTION note_taken_back()`;

test('while three servers are stopped and started one after the other, everybody plays on', async (t) => {
    const {servers, ask} = await house(t, postgres, ['one', 'two', 'three'], [...fast, '--drain-seconds', '1']);
    ask(noteTakingBack);
    const front = await relay(t, servers);
    const everybody = Array.from({length: 12}, () => new Traveller(front));
    let isOver = false;
    const matches = [];
    const pairs = Array.from({length: everybody.length / 2}, async (_, pair) => {
        do {
            matches.push(await matchOf(everybody[2 * pair], everybody[2 * pair + 1]));
        } while (!isOver);
    });
    for (const [name, server] of servers) {
        const before = matches.length;
        const served = `SELECT count(*) FROM tables JOIN processes ON owner = incarnation WHERE name = '${name}'`;
        await Promise.race([Promise.all(pairs), comesTrue(() => ask(served) !== '0', `${name} serves a table`)]);
        assert.deepEqual(await server.kill('SIGTERM'), {status: 0, by: null}, `${name}: ${server.stderr.slice(-1500)}`);
        assert.match(server.stderr.slice(server.begins), /handing \d+ tables over to 2 other processes/);
        await server.launch();
        t.diagnostic(`${name} was stopped and started after ${before} matches`);
    }
    isOver = true;
    await Promise.all(pairs);
    const refused = everybody.flatMap((one) => one.refused).filter((code) => code !== 'moved');
    assert.deepEqual(refused, [], 'nobody is refused anything, or told `outcome_unknown`');
    assert.ok(
        everybody.every(({jumps}) => jumps === 0),
        'whoever comes back is told what was missed, and nothing twice',
    );
    assert.equal(ask('SELECT count(*) FROM taken_back'), '0', 'no table comes back to a server that stops');
    for (const {table, token, acts} of matches) {
        const where = `/api/tables/${table}/record`;
        const {status, value} = await servers.get('one').json(where, 'record.schema.json', token);
        assert.equal(status, 200, JSON.stringify(value));
        assert.equal(value.actions.length, acts, 'every action was told, and is there once');
    }
    const waits = everybody.flatMap((one) => one.waits).sort((one, other) => one - other);
    const hops = everybody.reduce((sum, one) => sum + one.hops, 0);
    const [half, late, longest] = [0.5, 0.99, 1].map((part) => waits[Math.ceil(part * waits.length) - 1]);
    t.diagnostic(
        `${matches.length} matches, ${waits.length} answers: ${half} ms, ${late} ms, ${longest} ms; ${hops} hops`,
    );
});

test('the last server of a house stops as one alone does', async (t) => {
    const {servers} = await house(t, postgres, ['one']);
    const [one] = servers.values();
    const {anna} = await twoAtTable(one);
    const ended = one.kill('SIGTERM');
    await anna.closed;
    assert.equal(anna.messages.at(-1).code, 'stopping');
    assert.deepEqual(await ended, {status: 0, by: null});
    assert.doesNotMatch(one.stderr, /handing/);
});

test('a second signal ends the handing over', async (t) => {
    const {servers} = await house(
        t,
        postgres,
        ['one', 'two'],
        ['--drain-seconds', '3600', '--max-tables-per-address', '1000'],
    );
    const [one] = servers.values();
    // One table goes each tenth of a second.
    const guests = [];
    for (let table = 0; table < 150; ++table) {
        const guest = await Client.open(one);
        await guest.get('create', tinyTable());
        guests.push(guest);
    }
    one.process.kill('SIGTERM');
    await one.untilLogged(/handing 150 tables over/);
    assert.equal((await one.get('/readyz')).status, 503);
    assert.deepEqual(await one.kill('SIGTERM'), {status: 0, by: null});
    await Promise.all(guests.map(({closed}) => closed));
    const codes = guests.map(({messages}) => messages.at(-1).code);
    assert.ok(codes.includes('stopping') && codes.every((code) => ['moved', 'stopping'].includes(code)), `${codes}`);
});
