// The server is killed again and again while people play at many tables, and each time everything that anybody was told
// is compared with what is there (told.mjs). The comparison itself must find faults that are planted in the journal.
import assert from 'node:assert/strict';
import {copyFileSync, existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {Campaign} from './campaign.mjs';
import {Told, comeBack, journalOf, plant, wrongInJournal} from './told.mjs';

const kills = Number(process.env.DAHUT_KILLS ?? (process.env.DAHUT_NIGHTLY ? 1000 : 50));
test(`killed ${kills} times under play, the server has lost nothing told and done nothing twice`, async (t) => {
    const campaign = await Campaign.start(t, 20);
    await campaign.goOn([]);
    // What comes seldom may not have come by then.
    for (let kill = 0; kill < kills || (campaign.unasked.length > 0 && kill < 3 * kills); ++kill) {
        assert.deepEqual(await campaign.kill(5 + campaign.chance(80)), [], `the journal after kill ${kill}`);
        const {players, wrong} = await campaign.comeBack();
        assert.deepEqual(wrong, [], `what people are told after kill ${kill}`);
        await campaign.goOn(players);
    }
    assert.deepEqual(await campaign.kill(20), []);
    assert.deepEqual(campaign.unasked, [], 'everything there is was asked for');
    assert.ok(campaign.replays.size > 0, 'some matches were played to their end');
    const carriedOut = (type) => campaign.everybody.flatMap((told) => told.possible(type)).length;
    const [actions, undone] = [carriedOut('act'), carriedOut('undo')];
    assert.ok(undone > 0, 'something was undone');
    const [tables, finished] = [campaign.journal.size, campaign.replays.size];
    t.diagnostic(`${tables} tables, ${actions} actions, ${undone} undone, ${finished} finished matches`);
});

/** Statements that make something of an action of this table; entries stand in `entries` or in `recent`. */
const sqlFor = (table, number) => ({
    lost: inBoth((kept) => `DELETE FROM ${kept} WHERE table_id = '${table}' AND number >= ${number};`),
    doubled: `
        CREATE TEMP TABLE both AS SELECT table_id, number, at_ms, entry FROM entries
            UNION SELECT table_id, number, at_ms, entry FROM recent;
        INSERT INTO recent (table_id, number, at_ms, entry)
            SELECT table_id, (SELECT max(number) + 1 FROM both WHERE table_id = '${table}'), at_ms, entry
            FROM both WHERE table_id = '${table}' AND number = ${number};`,
    altered: inBoth(
        (kept) => `UPDATE ${kept} SET entry = json_set(entry, '$.action.planted', 1)
        WHERE table_id = '${table}' AND number = ${number};`,
    ),
});

const inBoth = (statement) => ['entries', 'recent'].map(statement).join('\n');

/** Puts the files back as they were when this was called. */
function keeper(t, database) {
    const files = [database, `${database}-wal`].filter(existsSync);
    const copy = (file) => `${file}.kept`;
    files.forEach((file) => copyFileSync(file, copy(file)));
    return () => {
        ['', '-wal', '-shm'].forEach((ending) => rmSync(`${database}${ending}`, {force: true}));
        files.forEach((file) => copyFileSync(copy(file), file));
    };
}

test('the comparison finds an action that is lost, doubled or altered, and nothing else', async (t) => {
    const campaign = await Campaign.start(t, 21);
    await campaign.goOn([]);
    const hasActed = ({type, answer}) => type === 'act' && answer?.n > 2;
    const inMatch = ({told, table, n}) => n > 4 && table?.status === 'running' && told.requests.some(hasActed);
    let victim;
    for (let kills = 0; !victim; ++kills) {
        assert.ok(kills < 100, 'somebody is in the middle of a match when the server dies');
        assert.deepEqual(await campaign.kill(60), []);
        victim = [...campaign.players].find(inMatch);
        if (!victim) {
            await campaign.goOn((await campaign.comeBack()).players);
        }
    }
    await campaign.server.kill('SIGKILL');
    const restore = keeper(t, campaign.database);
    const {told, n, view, steps, decision} = victim;
    const act = told.requests.findLast(({type, answer}) => type === 'act' && answer?.n);
    const [number] = campaign.journal.get(told.tableId).find(([, , text]) => JSON.parse(text).id === act.id);
    const findings = async (sql) => {
        restore();
        plant(campaign.database, sql);
        const inJournal = wrongInJournal(journalOf(campaign.database), campaign.everybody);
        await campaign.server.launch();
        const memory = {told: Object.assign(new Told(), structuredClone({...told})), n, view, steps, decision};
        const {wrong} = await comeBack(campaign.server, memory);
        await campaign.server.kill('SIGKILL');
        return {inJournal, wrong};
    };
    assert.deepEqual(await findings(''), {inJournal: [], wrong: []});
    for (const [fault, sql] of Object.entries(sqlFor(told.tableId, number))) {
        const {inJournal, wrong} = await findings(sql);
        assert.ok(inJournal.length > 0, `${fault}: the journal is found wrong`);
        assert.ok(wrong.length > 0, `${fault}: what people are told is found wrong`);
    }
});

test('the comparison finds a keyring that opens less, and a name and an address that are others', async (t) => {
    const campaign = await Campaign.start(t, 22);
    const host = await campaign.person();
    const {token} = await host.get('create', {...campaign.charter(host), game: 'ys', seats: 4, options: {}});
    const {keyring} = await host.get('make_keyring', {token});
    campaign.rings.push({keyring, seats: [host.told], isEnding: false});
    await host.get('rename', {name: 'Renamed'});
    await host.get('notify', {mail: 'anna@example.org'});
    await campaign.server.kill('SIGKILL');
    const restore = keeper(t, campaign.database);
    const findings = async (sql) => {
        restore();
        plant(campaign.database, sql);
        const inJournal = wrongInJournal(journalOf(campaign.database), campaign.everybody).length;
        await campaign.server.launch();
        const inRings = (await campaign.compareRings()).length;
        await campaign.server.kill('SIGKILL');
        return {inJournal, inRings};
    };
    const altered = (field) =>
        inBoth(
            (kept) => `UPDATE ${kept} SET entry = json_set(entry, '$.${field}', 'Other')
        WHERE json_extract(entry, '$.type') = '${{name: 'renamed', mail: 'mail_set'}[field]}';`,
        );
    assert.deepEqual(await findings(''), {inJournal: 0, inRings: 0});
    assert.deepEqual(await findings('DELETE FROM lent_seats;'), {inJournal: 0, inRings: 1});
    assert.deepEqual(await findings(altered('name')), {inJournal: 1, inRings: 0});
    assert.deepEqual(await findings(altered('mail')), {inJournal: 1, inRings: 0});
});
