// Servers of two versions on one PostgreSQL. The other one is a row that stands for it: what it has is believed, and it
// serves nobody.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {entered} from './entered.mjs';
import {usePostgres} from './postgres_server.mjs';
import {Client, Server, comesTrue, firstAction, sleep, twoAtTable} from './support.mjs';

const postgres = usePostgres();

const ALIVE = "clock_timestamp() + interval '1 hour'";

const FORMER = `INSERT INTO processes (name, signed, rules) VALUES ('former', ${ALIVE}, '{pips former}')`;
const SERVED = 'SELECT count(*) FROM tables JOIN living ON owner = incarnation';

/** A match of rules that only `former` has, whose server is dead. `start` starts one that forgets tables soon. */
async function matchOfFormerRules(t, name) {
    const options = ['--database', postgres.freshDatabase(name), '--process-name'];
    const ask = (statement) => postgres.ask(name, statement);
    const first = await Server.start(t, {options: [...options, 'one']});
    const {anna, bela, tokens} = await twoAtTable(first);
    await anna.act(firstAction(anna.decision));
    await bela.when(() => bela.n === anna.n);
    const rules = ask("SELECT array_to_string(rules, ',') FROM processes");
    assert.match(rules, /^pips \S+$/);
    ask(FORMER);
    await first.kill('SIGKILL');
    ask(`UPDATE entries SET entry = replace(entry, '"rules_version":"${rules.split(' ')[1]}"',
        '"rules_version":"former"') WHERE number = 1`);
    const start = async (name) => {
        const server = await Server.start(t, {options: [...options, name, '--rest-after-seconds', '1']});
        // Long enough for it to have taken up what nobody serves.
        ask("UPDATE processes SET signed = signed - interval '1 minute' WHERE name = 'one'");
        const isSigned = () => Number(ask(`SELECT count(*) FROM processes WHERE name = '${name}'`)) === 1;
        await comesTrue(isSigned, 'the server signs');
        await sleep(1500);
        return server;
    };
    return {ask, start, tokens, told: anna.n};
}

test('a match is left to a server that has its rules, and goes on here once none has', async (t) => {
    const {ask, start, tokens, told} = await matchOfFormerRules(t, 'rules');
    const server = await start('two');
    const late = await Client.open(server);
    const {code, at} = await late.ask('enter', {token: tokens[0]});
    assert.deepEqual([code, at], ['moved', 'former']);
    assert.equal(ask(SERVED), '0');
    ask("DELETE FROM processes WHERE name = 'former'");
    assert.equal((await entered(server, tokens[0])).n, told);
});

test('a match that comes out different at every server is frozen, until one with its rules is back', async (t) => {
    const {ask, start, tokens} = await matchOfFormerRules(t, 'frozen');
    ask("DELETE FROM processes WHERE name = 'former'");
    ask(`UPDATE entries SET entry = regexp_replace(entry, '"digest":"[0-9a-f]{8}', '"digest":"00000000')
        WHERE entry LIKE '{"type":"started"%'`);
    const entries = 'SELECT count(*), max(number) FROM entries';
    const stored = ask(entries);
    const servers = [await start('two'), await start('three')];
    for (const server of servers) {
        const late = await Client.open(server);
        let answer;
        // Until the server has seen that nobody serves the table, it sends people on.
        await comesTrue(async () => {
            answer = await late.ask('enter', {token: tokens[0]});
            return answer.code !== 'moved';
        }, 'the table is looked at');
        const {type, table} = answer;
        assert.deepEqual([type, table?.status], ['entered', 'broken'], JSON.stringify(answer));
        assert.match(table.trouble, /frozen; nothing of it is lost/);
        assert.equal(await late.refused('act', {decision: 1, action: {type: 'choose', card: 1}}), 'table_broken');
        await server.untilLogged(/running its journal again gave something else; it is frozen/);
        await late.close();
    }
    assert.equal(ask(entries), stored, 'nothing is added to it');
    assert.equal(ask(SERVED), '0', 'nobody owns it');
    ask(FORMER);
    for (const server of servers) {
        // Whoever asks keeps it in memory, where it is frozen.
        await comesTrue(async () => {
            await sleep(1200);
            const late = await Client.open(server);
            const {code, at} = await late.ask('enter', {token: tokens[1]});
            await late.close();
            return code === 'moved' && at === 'former';
        }, 'whoever comes is sent there');
    }
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
    const server = await Server.awaiting(t, {options: ['--database', database]});
    assert.equal(ask('SELECT version FROM dahut'), '4');
    ask("DELETE FROM processes WHERE name = 'former'");
    await server.started;
    assert.match(server.stderr, /waiting for the database .*: process former is of a former version/);
    assert.equal((await entered(server, tokens[0])).n, told);
});
