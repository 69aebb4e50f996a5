// What Prometheus reads of a running server: which numbers, that they count what happens, and that none of them tells
// one table, person or address from another.
import assert from 'node:assert/strict';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import net from 'node:net';
import {test} from 'node:test';
import {metricsOf} from './metrics.mjs';
import {Client, Server, playToEnd, twoAtTable} from './support.mjs';

/** A server with metrics, and a way to ask it for them. */
async function measured(t) {
    const server = await Server.start(t, {options: ['--metrics-address', '127.0.0.1:0', '--log-level', 'info']});
    const ask = await metricsOf(server);
    return {server, port: ask.port, ask};
}

/** The samples by their names with labels. */
const samples = (text) =>
    new Map(
        text
            .split('\n')
            .filter((line) => line && !line.startsWith('#'))
            .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
    );

const FAMILIES = [
    ['dahut_answering_seconds', 'histogram'],
    ['dahut_bots_cut_total', 'counter'],
    ['dahut_bots_thinking', 'gauge'],
    ['dahut_committing_seconds', 'histogram'],
    ['dahut_connections', 'gauge'],
    ['dahut_database_bytes', 'gauge'],
    ['dahut_database_limit_bytes', 'gauge'],
    ['dahut_database_log_bytes', 'gauge'],
    ['dahut_disk_free_bytes', 'gauge'],
    ['dahut_log_lines_dropped_total', 'counter'],
    ['dahut_messages_waiting', 'gauge'],
    ['dahut_notices_total', 'counter'],
    ['dahut_notices_waiting', 'gauge'],
    ['dahut_ready', 'gauge'],
    ['dahut_refusals_total', 'counter'],
    ['dahut_requests_total', 'counter'],
    ['dahut_sending_seconds', 'histogram'],
    ['dahut_storage_nearly_full', 'gauge'],
    ['dahut_store_waiting', 'gauge'],
    ['dahut_tables_in_memory', 'gauge'],
    ['dahut_tables_live', 'gauge'],
];

test('the documentation has an expression for an alert about each metric', () => {
    const text = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');
    const [, part] = text.split('\n## Numbers for Prometheus\n');
    const rows = part.split('\n## ')[0].matchAll(/^\| `(dahut_\w+).*?` \| .* \| (.*) \|$/gm);
    const alerts = new Map([...rows].map(([, name, cell]) => [name, [...cell.matchAll(/`(.*?)`/g)][0]?.[1] ?? '']));
    assert.deepEqual(
        [...alerts.keys()].sort(),
        FAMILIES.map(([name]) => name),
    );
    const known = new Map(FAMILIES);
    for (const [name, alert] of alerts) {
        assert.match(alert, /[<>=] ?\S/, `${name}: compares`);
        const named = [...alert.matchAll(/dahut_\w+/g)].map(([one]) => one.replace(/_bucket$/, ''));
        assert.ok(named.includes(name), `${name}: ${alert}`);
        assert.deepEqual(
            named.filter((one) => !known.has(one)),
            [],
            alert,
        );
        const way = {histogram: `rate(${name}_bucket[`, counter: /(rate|increase)\(dahut_\w+(\{.*?\})?\[/, gauge: name};
        const wanted = way[known.get(name)];
        assert.ok(wanted instanceof RegExp ? wanted.test(alert) : alert.includes(wanted), `${name}: ${alert}`);
    }
});

test('the metrics are those of the list, and count what happens', async (t) => {
    const {server, ask} = await measured(t);
    const {anna, bela, table, tokens} = await twoAtTable(server);
    const stranger = await Client.open(server);
    await stranger.refused('enter', {token: '0'.repeat(64)});
    const before = samples((await ask()).text);
    const stage = (now, name) => now.get(`dahut_tables_in_memory{stage="${name}"}`);
    assert.equal(before.get('dahut_tables_live'), 1);
    assert.deepEqual([stage(before, 'open'), stage(before, 'running'), stage(before, 'finished')], [0, 1, 0]);
    await playToEnd([anna, bela]);
    const {status, text} = await ask();
    assert.equal(status, 200);
    const families = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => [name, type]);
    assert.deepEqual(families.sort(), FAMILIES);
    const now = samples(text);
    assert.equal(now.get('dahut_ready'), 1);
    assert.ok(now.get('dahut_connections') >= 3);
    assert.equal(now.get('dahut_tables_live'), 0, 'the match is over');
    assert.deepEqual([stage(now, 'running'), stage(now, 'finished')], [0, 1]);
    const stages = [...now.keys()].filter((name) => name.startsWith('dahut_tables_in_memory'));
    assert.deepEqual(
        stages.map((name) => /stage="(\w+)"/.exec(name)[1]),
        ['broken', 'closed', 'finished', 'open', 'running', 'stopped'],
    );
    assert.deepEqual([now.get('dahut_notices_waiting'), stage(now, 'broken')], [0, 0]);
    assert.ok(now.get('dahut_messages_waiting') >= 0);
    assert.ok(now.get('dahut_requests_total{type="act"}') >= 1);
    assert.equal(now.get('dahut_requests_total{type="start"}'), 1);
    const commits = 'dahut_committing_seconds_count';
    assert.ok(now.get(commits) > before.get(commits));
    assert.equal(now.get('dahut_answering_seconds_bucket{le="+Inf"}'), now.get('dahut_answering_seconds_count'));
    assert.ok(now.get('dahut_sending_seconds_count') > now.get('dahut_requests_total{type="act"}'));
    assert.ok(now.get('dahut_database_bytes') > 0 && now.get('dahut_disk_free_bytes') > 0);
    assert.equal(now.get('dahut_database_limit_bytes'), 10 * 1024 ** 3);
    assert.equal(now.get('dahut_storage_nearly_full'), 0);
    const refused = [...now].filter(([name]) => name.startsWith('dahut_refusals_total{'));
    assert.ok(refused.reduce((sum, [, count]) => sum + count, 0) >= 1);
    assert.equal(now.get('dahut_refusals_total{code="internal_error"}'), 0, 'what has not happened is there as well');
    const labels = new Set([...text.matchAll(/[{,](\w+)="/g)].map(([, label]) => label));
    const known = ['code', 'le', 'outcome', 'stage', 'type', 'why'];
    assert.deepEqual([...labels].sort(), known, 'no table, name or address');
    for (const secret of [table.id, table.invitation, table.watch, ...tokens, 'Anna', '127.0.0.1']) {
        assert.ok(!text.includes(secret));
    }
});

test('what cannot be read is counted with what is refused', async (t) => {
    const {server, ask} = await measured(t);
    const refusals = async (code) => samples((await ask()).text).get(`dahut_refusals_total{code="${code}"}`);
    assert.deepEqual([await refusals('bad_message'), await refusals('too_large')], [0, 0]);
    const client = await Client.open(server);
    client.socket.send('no message');
    client.socket.send('x'.repeat(9000));
    await once(client.socket, 'close');
    assert.deepEqual([await refusals('bad_message'), await refusals('too_large')], [1, 1]);
});

test('nothing but the metrics is at their address, and no metrics are at the other', async (t) => {
    const {server, ask} = await measured(t);
    for (const path of ['/', '/api/tables', '/metrics/', '/metrics?x', '/readyz']) {
        assert.equal((await ask(path)).status, 404, path);
    }
    assert.equal((await ask('/metrics', 'POST')).status, 404);
    assert.equal((await server.get('/metrics')).status, 404);
});

test('who asks for metrics and says no more keeps nobody from playing or stopping', async (t) => {
    const {server, port, ask} = await measured(t);
    const idle = Array.from({length: 30}, () => net.connect(port, '127.0.0.1').on('error', () => {}));
    await Promise.all(idle.slice(0, 8).map((socket) => once(socket, 'connect')));
    await twoAtTable(server);
    idle.forEach((socket) => socket.destroy());
    const odd = net.connect(port, '127.0.0.1').on('error', () => {});
    odd.end('NONSENSE\r\n\r\n');
    while (
        !(await ask().then(
            ({status}) => status === 200,
            () => false,
        ))
    ) {
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const held = net.connect(port, '127.0.0.1').on('error', () => {});
    await once(held, 'connect');
    assert.deepEqual(await server.kill('SIGTERM'), {status: 0, by: null}, 'an open question keeps nobody');
});
