// Where a host keeps the options of `dahut serve`: the command line, the environment, a file. What each may be is tried
// in settable.test.mjs.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {Server, programs, temporaryFolder} from './support.mjs';

const source = readFileSync(new URL('../../server/limits.hpp', import.meta.url), 'utf8');
const limits = [...source.matchAll(/"--([a-z-]+)"/g)].map(([, name]) => name);
const variableOf = (name) => `DAHUT_${name.toUpperCase().replaceAll('-', '_')}`;

/** A folder, and what `dahut serve` says there that does not get as far as listening: the web folder is missing. */
function place(t) {
    const folder = temporaryFolder(t);
    const serve = (options, variables = {}) => {
        const env = {...process.env, DAHUT_WEB: path.join(folder, 'no_pages'), ...variables};
        const settings = {encoding: 'utf8', timeout: 20000, cwd: folder, env};
        const {status, stderr} = spawnSync(programs.dahut, ['serve', ...options], settings);
        return {status, says: stderr.trim()};
    };
    const write = (text) => {
        writeFileSync(path.join(folder, 'dahut.conf'), text);
        return ['--config', 'dahut.conf'];
    };
    return {folder, serve, write};
}

test('every limit can be set by the environment and by a file, and an error names the place', (t) => {
    const {serve, write} = place(t);
    assert.ok(limits.length >= 15);
    for (const name of limits) {
        const variable = variableOf(name);
        const {status, says} = serve([], {[variable]: '-1'});
        assert.equal(status, 2, says);
        assert.match(says, new RegExp(`^dahut: --${name}: .* \\(${variable}\\) `));
    }
    const [first, second] = limits;
    const {status, says} = serve(write(`# two of them\n\n ${first} = 1\n${second}="x"\n`));
    assert.equal(status, 2);
    assert.match(says, new RegExp(`^dahut: --${second}: .* \\(dahut.conf line 4\\) `));
});

test('a mark before the text of a file says nothing, however its lines end', (t) => {
    const {serve, write} = place(t);
    assert.equal(serve(write('\ufeffmax-tables = 4\r\nbot-share = 50\r\n')).status, 1);
    assert.match(serve(write('\ufeffmax-tables = x\r\n')).says, /not x \(dahut\.conf line 1\)/);
});

test('no number is no port', (t) => {
    const {serve} = place(t);
    for (const port of ['', 'x', '-1', '65536', '80.5', '8080 ']) {
        for (const words of [['--port', port], [`--port=${port}`]]) {
            const {status, says} = serve(words);
            assert.equal(status, 2, JSON.stringify(words));
            assert.match(says, /^dahut: .*--port/);
        }
    }
});

test('the command line wins, then the environment, then the file', (t) => {
    const {serve, write} = place(t);
    const wrong = write('max-tables = 0\n');
    assert.match(serve(wrong).says, /max-tables.*dahut\.conf line 1/);
    assert.match(serve(wrong, {DAHUT_MAX_TABLES: 'x'}).says, /max-tables.*DAHUT_MAX_TABLES/);
    assert.equal(serve(wrong, {DAHUT_MAX_TABLES: '9'}).status, 1, 'what it says is right');
    assert.match(serve([...wrong, '--max-tables=y'], {DAHUT_MAX_TABLES: 'x'}).says, /not y \(try/);
    assert.equal(serve([...wrong, '--max-tables', '9'], {DAHUT_MAX_TABLES: 'x'}).status, 1);
    assert.match(serve([], {DAHUT_CONFIG: 'dahut.conf'}).says, /dahut\.conf line 1/);
    assert.equal(serve([], {DAHUT_MAX_TABLES: '', DAHUT_CONFIG: ''}).status, 1, 'an empty variable says nothing');
});

test('what may be given several times is a list in each place, and the stronger place replaces it', async (t) => {
    const {serve, write} = place(t);
    const lists = write('allow-host = a.example.org\nallow-host = https://b.example.org\n');
    assert.match(serve(lists).says, /allow-host.*dahut\.conf line/);
    assert.equal(serve(lists, {DAHUT_ALLOW_HOST: 'c.example.org d.example.org'}).status, 1);
    assert.match(serve([], {DAHUT_ALLOW_HOST: 'c.example.org x:1'}).says, /x:1.*DAHUT_ALLOW_HOST/);
    const env = {DAHUT_ALLOW_HOST: 'c.example.org d.example.org'};
    const server = await Server.start(t, {program: programs.dahut, env});
    const asked = async (host) => {
        const request = http.request(`${server.url}/`, {headers: {host}, agent: false}).end();
        const [{statusCode}] = await once(request, 'response');
        request.destroy();
        return statusCode;
    };
    assert.deepEqual(
        await Promise.all(['c.example.org', 'd.example.org', 'e.example.org'].map(asked)),
        [200, 200, 421],
    );
});

test('a slip is refused in one line, with the place and what was probably meant', (t) => {
    const {folder, serve, write} = place(t);
    const refused = (options, variables, ...parts) => {
        const {status, says} = serve(options, variables);
        assert.equal(status, 2, says);
        assert.equal(says.split('\n').length, 1);
        parts.forEach((part) => assert.ok(says.includes(part), says));
    };
    refused(write('max-tabels = 4'), {}, 'dahut.conf line 1: max-tabels is no setting; did you mean max-tables?');
    refused(write('port = 1\nport = 2'), {}, 'dahut.conf line 2: port is set twice');
    refused(write('[serve]'), {}, 'dahut.conf line 1: needs `name = value`');
    refused(write('config = x'), {}, 'config is no setting');
    refused(write('max-tables =\nport = 1'), {}, 'dahut.conf line 1: max-tables needs a value');
    refused(write(`port = ${'1'.repeat(70000)}`), {}, 'dahut.conf is too large');
    refused(['--config', 'nowhere'], {}, 'nowhere cannot be read: No such file');
    refused(['--config', folder], {}, 'cannot be read: Is a directory');
    refused(['--config', '/dev/zero'], {}, 'is too large');
    refused(['--config'], {}, '--config');
    refused([], {DAHUT_MAX_TABELS: '4'}, 'DAHUT_MAX_TABELS is no setting; did you mean DAHUT_MAX_TABLES?');
    refused(['--max-tabels', '4'], {}, 'did you mean --max-tables?');
    refused(['--config', 'nowhere', '--max-tabels', '4'], {}, 'nowhere cannot be read');
    refused(['--confg', 'nowhere'], {}, 'did you mean --config?');
    refused([], {DAHUT_CONFG: 'nowhere'}, 'did you mean DAHUT_CONFIG?');
    refused([], {DAHUT_PORT: 'tcp://10.0.0.1:8080'}, '--port', '(DAHUT_PORT)');
    refused(write('allow-host = a.example.org\nallow-host = x:1'), {}, '(dahut.conf line 2)');
    const {status: helped, says: nothing} = serve(['--help'], {DAHUT_MAX_TABELS: '4'});
    assert.deepEqual([helped, nothing], [0, ''], 'help comes whatever the settings are');
    assert.equal(serve([], {DAHUT_OF_ANOTHER_PROGRAM: 'x'}).status, 1, 'what is nobody’s slip is let be');
    const {status, stderr} = spawnSync(programs.dahut, ['srve'], {encoding: 'utf8'});
    assert.equal(status, 2);
    assert.equal(stderr, 'dahut: there is no command srve; did you mean serve? (try: dahut help)\n');
    for (const words of [['bogus'], ['bogus', '--port', '8080']]) {
        const unknown = spawnSync(programs.dahut, words, {encoding: 'utf8'});
        assert.deepEqual([unknown.status, unknown.stderr], [2, 'dahut: there is no command bogus (try: dahut help)\n']);
    }
    assert.match(spawnSync(programs.dahut, [], {encoding: 'utf8'}).stderr, /A subcommand is required/);
});

test('help about a command is that of the command, or says which was meant', () => {
    const ask = (...words) => spawnSync(programs.dahut, words, {encoding: 'utf8'});
    for (const command of ['serve', 'backup']) {
        const helped = ask('help', command);
        assert.equal(helped.status, 0);
        assert.equal(helped.stdout, ask(command, '--help').stdout);
    }
    const {status, stderr, stdout} = ask('help', 'srve');
    assert.deepEqual(
        [status, stderr, stdout],
        [2, 'dahut: there is no command srve; did you mean serve? (try: dahut help)\n', ''],
    );
});

test('every option and variable that is written down for hosts exists', () => {
    const helpOf = (command) => spawnSync(programs.dahut, [command, '--help'], {encoding: 'utf8'}).stdout;
    const optionsIn = (help) => new Set([...help.matchAll(/--[a-z-]+/g)].map(([option]) => option));
    const served = optionsIn(helpOf('serve') + helpOf('backup'));
    const options = optionsIn(spawnSync(programs.dahut, ['help'], {encoding: 'utf8'}).stdout);
    // Those of Dahut's programs; of the others in these files none begins with these words.
    const files = ['docs/hosting.md', 'docs/privacy.md', 'docker/dahut.service', 'docker/Dockerfile'];
    files.push('docker/compose.yaml', 'docker/compose.tls.yaml', 'docker/compose.cluster.yaml', 'docker/Caddyfile');
    const text = files.map((file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')).join('\n');
    const named = new Set([...text.matchAll(/DAHUT_[A-Z_]+/g)].map(([name]) => name));
    const lacking = [...named].filter((name) => !served.has(`--${name.slice(6).toLowerCase().replaceAll('_', '-')}`));
    assert.deepEqual(
        lacking,
        ['DAHUT_NAME', 'DAHUT_COMMIT'],
        'which the image and the compose file hand on themselves',
    );
    assert.ok(named.size >= 8);
    const written = [...text.matchAll(/(?:dahut \w+|`)\s*(--[a-z-]+)/g)].map(([, option]) => option);
    assert.deepEqual(
        written.filter((option) => !options.has(option)),
        [],
    );
    assert.ok(written.length >= 6);
});

// What is here tells what happens; every other line of the log asks a host for something.
const ASKS_FOR_NOTHING = `
    tables_counted database_open database_back storage_has_room tables_taken_up metrics_served operator_announced
    operator_took_back operator_drains operator_refuses operator_ended_table operator_brought_table_back
    operator_deleted_table stopping stopped connections_cut reading_given_up table_made table_over table_moved
    handing_over entry_found_out table_set_aside table_outlived table_nameless notice_again notice_done lines_repeated`;

test('a host finds what to do about each line of the log that asks for something', () => {
    const read = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    const codes = [...read('server/commands/log_codes.cpp').matchAll(/LogCode\{"(\w+)"/g)].map(([, code]) => code);
    assert.ok(codes.length >= 60);
    const head = '\n| `code` in the log | what it means | do |\n| --- | --- | --- |\n';
    const [, table] = read('docs/hosting.md').split(head);
    const rows = table.split('\n\n')[0].split('\n');
    const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
    assert.ok(
        cells.every(({length}) => length === 5),
        'three cells each',
    );
    assert.ok(
        cells.every(([, code, means, todo]) => code && means && todo),
        'and none is empty',
    );
    const explained = cells.flatMap(([, cell]) => [...cell.matchAll(/`(\w+)`/g)].map(([, code]) => code));
    assert.deepEqual([...explained, ...ASKS_FOR_NOTHING.trim().split(/\s+/)].sort(), codes.sort());
});

test('the program says which commit it was built from', () => {
    const {stdout} = spawnSync(programs.dahut, ['--version'], {encoding: 'utf8'});
    const [, commit] = stdout.match(/^dahut \d+\.\d+\.\d+, commit ([0-9a-f]{12})\n$/) ?? [];
    assert.ok(commit, stdout);
    const root = fileURLToPath(new URL('../..', import.meta.url));
    const known = spawnSync('git', ['-C', root, 'cat-file', '-t', commit], {encoding: 'utf8'});
    assert.equal(known.stdout.trim(), 'commit', known.stderr);
});
