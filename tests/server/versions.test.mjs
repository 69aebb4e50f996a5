// Servers of two versions on one PostgreSQL. The other one is a row that stands for it: what it has is believed, and it
// serves nobody.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {entered} from './entered.mjs';
import {usePostgres} from './postgres_server.mjs';
import {Client, Server, comesTrue, firstAction, sleep, stillStarts, twoAtTable} from './support.mjs';

const postgres = usePostgres();

const ALIVE = "clock_timestamp() + interval '1 hour'";

test('a match is left to a server that has its rules, and goes on here once none has', async (t) => {
    const database = postgres.freshDatabase('rules');
    const ask = (statement) => postgres.ask('rules', statement);
    const first = await Server.start(t, {options: ['--database', database, '--process-name', 'one']});
    const {anna, bela, tokens} = await twoAtTable(first);
    await anna.act(firstAction(anna.decision));
    await bela.when(() => bela.n === anna.n);
    const told = anna.n;
    const rules = ask("SELECT array_to_string(rules, ',') FROM processes");
    assert.match(rules, /^pips \S+$/);
    ask(`INSERT INTO processes (name, signed, rules) VALUES ('former', ${ALIVE}, '{pips former}')`);
    await first.kill('SIGKILL');
    ask(`UPDATE entries SET entry = replace(entry, '"rules_version":"${rules.split(' ')[1]}"',
        '"rules_version":"former"') WHERE number = 1`);
    const server = await Server.start(t, {options: ['--database', database, '--process-name', 'two']});
    // Long enough for it to have taken up what nobody serves.
    ask("UPDATE processes SET signed = signed - interval '1 minute' WHERE name = 'one'");
    const isSigned = () => Number(ask("SELECT count(*) FROM processes WHERE name = 'two'")) === 1;
    await comesTrue(isSigned, 'the server signs');
    await sleep(1500);
    const late = await Client.open(server);
    const {code, at} = await late.ask('enter', {token: tokens[0]});
    assert.deepEqual([code, at], ['moved', 'former']);
    assert.equal(ask('SELECT count(*) FROM tables JOIN living ON owner = incarnation'), '0');
    ask("DELETE FROM processes WHERE name = 'former'");
    assert.equal((await entered(server, tokens[0])).n, told);
});

test('a server waits for those of former versions before it changes the database', async (t) => {
    const database = postgres.freshDatabase('schema');
    const ask = (statement) => postgres.ask('schema', statement);
    const first = await Server.start(t, {options: ['--database', database]});
    const {tokens, anna} = await twoAtTable(first);
    const told = anna.n;
    await first.kill('SIGTERM');
    ask('DROP VIEW going_on, rules_of_tables; ALTER TABLE processes DROP COLUMN rules');
    ask('ALTER TABLE finished_tables DROP COLUMN nameless');
    ask('UPDATE dahut SET version = 4');
    ask(`INSERT INTO processes (name, signed) VALUES ('former', ${ALIVE})`);
    const starting = Server.start(t, {options: ['--database', database]});
    assert.ok(await stillStarts(starting), 'it waits');
    assert.equal(ask('SELECT version FROM dahut'), '4');
    ask("DELETE FROM processes WHERE name = 'former'");
    const server = await starting;
    assert.match(server.stderr, /waiting for the database .*: process former is of a former version/);
    assert.equal((await entered(server, tokens[0])).n, told);
});
