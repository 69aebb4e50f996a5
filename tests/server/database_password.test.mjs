// Where the password of a PostgreSQL database may stand, and that nobody is shown it: not in the log, a line that says
// what is wrong, a metric, an answer, or among the running processes.
import assert from 'node:assert/strict';
import {chmodSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {dahutWith} from './commands.mjs';
import {metricsOf} from './metrics.mjs';
import {usePostgres} from './postgres_server.mjs';
import {Server, firstAction, temporaryFolder, twoAtTable, webFolder} from './support.mjs';

const postgres = usePostgres();

/** In an address the @ is written in another way. */
const PASSWORD = 'not@shown';
const WRITTEN = 'not%40shown';
const SHOWN = /not(@|%40)shown/;

let isMade = false;

/** A database for which `guarded` needs the password. */
function makeHouse() {
    if (!isMade) {
        postgres.ask('postgres', `CREATE ROLE guarded LOGIN PASSWORD '${PASSWORD}'`);
        postgres.freshDatabase('house', '--owner', 'guarded');
        isMade = true;
    }
}

const host = () => encodeURIComponent(postgres.folder);

/** A file of settings that only its owner can read, unless the mode says otherwise. */
function settingsFile(t, database, mode = 0o600) {
    const file = path.join(temporaryFolder(t), 'dahut.conf');
    writeFileSync(file, `database = ${database}\n`);
    chmodSync(file, mode);
    return file;
}

const withPassword = (password) => `postgresql://guarded:${password}@/house?host=${host()}`;

/** What a command says that does not get as far as its work: one line. */
async function refusal(env, ...words) {
    const {status, stderr} = await dahutWith(env, ...words);
    assert.match(stderr, /^[^\n]*\n$/, 'it is one line');
    assert.doesNotMatch(stderr, SHOWN);
    return {status, stderr};
}

test('a password in a file of settings opens the database, and is shown nowhere', async (t) => {
    makeHouse();
    const place = ['--config', settingsFile(t, withPassword(WRITTEN))];
    const options = ['--metrics-address', '127.0.0.1:0', '--log-level', 'debug'];
    const server = await Server.start(t, {place, options, env: {PGPASSWORD: 'another'}});
    const {anna} = await twoAtTable(server);
    await anna.act(firstAction(anna.decision));
    assert.equal(postgres.ask('house', 'SELECT count(*) FROM tables WHERE stage = 1'), '1');
    const {text: ready} = await server.get('/readyz');
    const {text: measured} = await (await metricsOf(server))();
    assert.match(measured, /dahut_/);
    const seen = ['cmdline', 'environ'].map((name) => readFileSync(`/proc/${server.process.pid}/${name}`, 'utf8'));
    assert.match(server.stderr, /the database postgresql:\/\/guarded@\S+ is open/);
    // The log is whole once the server has ended, and its database is free then.
    await server.kill('SIGTERM');
    for (const text of [server.stderr, ready, measured, ...seen]) {
        assert.doesNotMatch(text, SHOWN);
    }
    const pages = ['--web', webFolder(temporaryFolder(t)), '--port', '0'];
    const {status, stdout, stderr} = await dahutWith({}, 'check', ...place, ...pages);
    assert.equal(status, 0, stderr);
    assert.doesNotMatch(stdout + stderr, SHOWN);
});

test('a wrong password in a file of settings is said, and not repeated', async (t) => {
    makeHouse();
    const wrong = ['--config', settingsFile(t, withPassword(`${WRITTEN}-no-more`))];
    const pages = ['--web', webFolder(temporaryFolder(t)), '--port', '0'];
    for (const command of ['serve', 'check']) {
        const {status, stderr} = await refusal({}, command, ...wrong, ...pages);
        assert.equal(status, 1);
        assert.match(stderr, /password authentication failed for user "guarded"/);
    }
});

test('a file with a password that everybody can read is refused', async (t) => {
    for (const mode of [0o604, 0o644]) {
        const file = settingsFile(t, withPassword(WRITTEN), mode);
        for (const [env, ...options] of [[{}, '--config', file], [{DAHUT_CONFIG: file}]]) {
            const {status, stderr} = await refusal(env, 'serve', ...options);
            assert.equal(status, 2);
            assert.ok(stderr.includes(`${file} line 1: says a password, and everybody can read`), stderr);
            assert.ok(stderr.includes(`chmod 600 ${file}`), stderr);
        }
    }
    const open = settingsFile(t, 'postgresql:///house?host=/nowhere', 0o644);
    const {stderr} = await refusal(
        {},
        'check',
        '--config',
        open,
        '--web',
        webFolder(temporaryFolder(t)),
        '--port',
        '0',
    );
    assert.match(stderr, /connection to server on socket "\/nowhere/, 'without a password it may');
});

test('an address with a password is refused elsewhere, and the line says where it may stand', async (t) => {
    const address = withPassword(WRITTEN);
    for (const [env, ...options] of [
        [{}, '--database', address],
        [{DAHUT_DATABASE: address}],
        [{}, '--database', address, '--config', settingsFile(t, address)],
        [{}, '--config', settingsFile(t, `postgresql:///house?user=guarded&password=${WRITTEN}`)],
    ]) {
        const {status, stderr} = await refusal(env, 'serve', ...options);
        assert.equal(status, 2);
        assert.match(
            stderr,
            /says a password.*PGPASSWORD.*PGPASSFILE.*NAME:PASSWORD@\S+ in a file that --config names/,
        );
    }
});

test('what is misspelt is not repeated either', async (t) => {
    for (const [database, says] of [
        [withPassword(`${WRITTEN}%`), /is no address of a database/],
        [withPassword(`${WRITTEN}/`), /says a port that is no number/],
        [withPassword(WRITTEN).replace('postgresql', 'postgre'), /names no file, and no database/],
    ]) {
        const {status, stderr} = await refusal({}, 'serve', '--config', settingsFile(t, database));
        assert.equal(status, 2);
        assert.match(stderr, says);
    }
});
