// docker/compose.yaml and docker/compose.tls.yaml, run for real as far as no container engine is needed: the first is
// played at as at home, and copied and put back as docs/hosting.md says; the second behind Caddy with docker/Caddyfile,
// beside the service that makes copies.
import assert from 'node:assert/strict';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {Client, comesTrue, firstAction, tinyTable, twoAtTable} from '../server/support.mjs';
import {NAME} from './authority.mjs';
import {Composed} from './composed.mjs';
import {composedCaddy} from './files.mjs';
import {Front, unlessMissing} from './front.mjs';
import {shownBelow} from './shown.mjs';

/** Two people at a table that one of them has made there, after one action. */
async function played(server) {
    const match = await twoAtTable(server, {game: 'ys', name: 'friday'});
    const actor = [match.anna, match.bela].find(({decision}) => decision && !decision.optional);
    await actor.act(firstAction(actor.decision));
    return match;
}

const refusedElsewhere = (server) => assert.rejects(Client.open(server), /403/);

/** What docs/hosting.md says of copies with compose, without what calls it. */
function copying() {
    const calling = 'docker compose -f docker/compose.yaml ';
    const block = shownBelow('## Copies, moving house, updates').find((one) => one.startsWith(calling));
    return block.split('\n').map((line) => line.replace(calling, ''));
}

test('compose.yaml serves a network at home, and its tables are copied and put back', async (t) => {
    const house = await Composed.start(t, 'compose.yaml');
    const inside = house.image.environment.DAHUT_PORT;
    assert.deepEqual(house.file.services.dahut.ports, [`${inside}:${inside}`]);
    const server = {ws: `ws://127.0.0.1:${house.port}/ws`};
    await refusedElsewhere({...server, way: {headers: {origin: 'https://elsewhere.example'}}});
    const home = {...server, way: {headers: {origin: `http://127.0.0.1:${house.port}`}}};
    const {anna, tokens} = await played(home);
    const [backup, ...restoring] = copying();
    await house.command(backup);
    const {n, view} = anna;
    await anna.get('say', {text: 'This is not in the copy'});
    for (const line of restoring) {
        await house.command(line);
    }
    await house.isHealthy('dahut');
    const again = await Client.open(home);
    await again.get('enter', {token: tokens[0]});
    await again.when(() => again.n > 0);
    assert.deepEqual([again.n, again.view], [n, view]);
    assert.ok(!again.texts.some((text) => text.includes('not in the copy')));
});

/** Caddy as compose starts it, before the server that compose has started. */
async function caddyBefore(house, front) {
    const {volumes, ports} = house.file.services.caddy;
    assert.ok(['80:80', '443:443'].every((port) => ports.includes(port)));
    const [[file]] = volumes.map((one) => one.split(':')).filter(([, at]) => at === '/etc/caddy/Caddyfile');
    const text = readFileSync(new URL(`../../docker/${file}`, import.meta.url), 'utf8');
    const service = `dahut:${house.image.environment.DAHUT_PORT}`;
    front.put(composedCaddy(text, front, service, `127.0.0.1:${house.port}`));
    front.env = house.settings('caddy');
    await front.run();
}

/** Callers are told apart, whatever they say of themselves. */
async function callers(front) {
    for (const from of ['127.0.0.7', '127.0.0.8']) {
        const {text} = await front.get('/api/address', {from, headers: {'x-forwarded-for': '192.0.2.77'}});
        assert.deepEqual(JSON.parse(text), {address: from});
    }
}

test('compose.tls.yaml serves the internet behind Caddy, and copies itself', unlessMissing('caddy'), async (t) => {
    const front = await Front.prepared(t, 'caddy');
    const variables = {DAHUT_NAME: `${NAME}:${front.ports.secure}`};
    await assert.rejects(Composed.start(t, 'compose.tls.yaml'), /DAHUT_NAME is set/);
    const house = await Composed.start(t, 'compose.tls.yaml', {variables, options: ['DAHUT_MAX_TABLES=1']});
    await caddyBefore(house, front);
    await callers(front);
    await refusedElsewhere(front.at(undefined, {origin: 'https://elsewhere.example'}));
    const {bela, table} = await played(front.at());
    const third = await Client.open(front.at());
    assert.equal(await third.refused('create', tinyTable({game: 'ys'})), 'too_many_tables');
    await house.up('copies');
    const copies = path.join(house.folder, 'copies');
    const made = () => readdirSync(copies).filter((name) => /^dahut-.*Z\.db$/.test(name));
    await comesTrue(() => {
        house.assertRuns('copies');
        return made().length > 0;
    }, 'a copy is made');
    const {stdout} = await house.exec('copies', ['dahut', 'tables', '--database', `/copies/${made()[0]}`]);
    assert.match(stdout, new RegExp(`^${table.id}  ys  running`));
    assert.equal((await bela.get('ping')).type, 'done');
});
