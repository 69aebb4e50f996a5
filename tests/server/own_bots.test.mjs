// The bots of protocol/bots: both play whole matches of every game at the real server, beside somebody who plays by
// chance as well, are shown as what they are, and are refused nothing. A contest plays each deal from every seat.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {games} from '../support/games.mjs';
import {Client, Server, fast, programs, pseudoRandom, someAction, tinyTable, twoAtTable} from './support.mjs';

/** The system's own, because the system's packages are for it. */
const PYTHON = '/usr/bin/python3';
const at = (address) => fileURLToPath(new URL(address, import.meta.url));

/** The bots, each as a program and the words before its link. */
const BOTS = {
    'bot.mjs': [process.execPath, '--import', at('global_websocket.mjs'), at('../../protocol/bots/bot.mjs')],
    'bot.py': [PYTHON, at('../../protocol/bots/bot.py')],
};

/** Runs a bot until its match is over, or another program to its end. Returns complaints and the exit status. */
async function run(program, ...options) {
    const bot = spawn(program, options, {stdio: ['ignore', 'inherit', 'pipe']});
    let complaints = '';
    bot.stderr.on('data', (data) => (complaints += data));
    const [status] = await once(bot, 'close');
    return {status, complaints};
}

/** Answers by chance until the match is over. */
async function takePart(client, below) {
    while (client.table.status === 'running') {
        if (client.decision && !client.decision.optional) {
            await client.act(someAction(client.decision, below));
        } else {
            await client.moment();
        }
    }
}

for (const [number, game] of games.map((folder) => folder.replace('_', '-')).entries()) {
    test(`bots of one's own play ${game} by what the server allows`, async (t) => {
        const server = await Server.start(t, {program: programs.dahut, options: fast});
        const host = await Client.open(server);
        const {table} = await host.get('create', tinyTable({game, seats: 3}));
        const link = `${server.url}/table.html#join=${table.invitation}`;
        const bots = [run(...BOTS['bot.mjs'], link), run(...BOTS['bot.py'], link)];
        await host.when(() => host.table.seats.every(({player}) => player));
        const own = host.table.seats.filter((seat) => seat.own_bot).map(({player}) => player);
        assert.deepEqual(own.sort(), ['Ada', 'Pip'], 'they say what they are');
        assert.ok(!host.table.hints, 'what they say opens nothing');
        await host.get('start');
        await takePart(host, pseudoRandom(number));
        assert.equal(host.table.status, 'finished');
        for (const ended of bots) {
            assert.deepEqual(await ended, {status: 0, complaints: ''});
        }
    });
}

/** Runs a contest of the bots in JavaScript at a server. Returns what it prints. */
async function contest(server, ...options) {
    const modern = ['--import', at('global_websocket.mjs')];
    const bot = [process.execPath, ...modern, at('../../protocol/bots/bot.mjs')];
    const words = [...modern, at('../../protocol/bots/contest.mjs'), server.url, ...options, '--', ...bot];
    const running = spawn(process.execPath, words, {stdio: ['ignore', 'pipe', 'inherit']});
    let printed = '';
    running.stdout.on('data', (data) => (printed += data));
    const [status] = await once(running, 'close');
    assert.equal(status, 0, printed);
    return printed;
}

test('a contest of a bot of one’s own prints what a tournament prints', async (t) => {
    const server = await Server.start(t, {program: programs.dahut, options: fast});
    const printed = await contest(server, '--others', 'easy', '--games', '3', '--seed', '7');
    const [games, first, lead, points, winners] = printed.trim().split('\n');
    assert.equal(games, 'games         4 of 2 players: one of your own against easy', 'whole deals are played');
    assert.match(first, /^first places +\d+\.\d ± \d+\.\d %$/);
    assert.match(lead, /^lead +-?\d+\.\d ± \d+\.\d points over the best of the others$/);
    assert.match(points, /^points +\d+\.\d ± \d+\.\d$/);
    assert.match(winners, /^winners have +\d+\.\d ± \d+\.\d$/);
    const deal = await contest(server, '--others', 'random', '--games', '1');
    assert.doesNotMatch(deal, /±/, 'one deal does not say how much deals differ');
});

for (const [name, words] of Object.entries(BOTS)) {
    test(`${name} ends with status 1 when its link leads nowhere`, async (t) => {
        const server = await Server.start(t, {program: programs.dahut, options: fast});
        const {status, complaints} = await run(...words, `${server.url}/table.html#join=${'0'.repeat(64)}`);
        assert.deepEqual([status, complaints.split(':')[0]], [1, 'unknown_invitation']);
    });

    test(`${name} plays on at its seat when it is started anew`, async (t) => {
        const server = await Server.start(t, {program: programs.dahut, options: fast});
        const {anna, bela, tokens} = await twoAtTable(server, {game: 'ys', seats: 2});
        await anna.when(() => anna.decision);
        const {number} = anna.decision;
        const link = `${server.url}/table.html#seat=${tokens[0]}`;
        const former = spawn(words[0], [...words.slice(1), link], {stdio: 'ignore'});
        await anna.when(() => anna.decision?.number !== number);
        former.kill('SIGKILL');
        await once(former, 'close');
        const again = run(...words, link);
        await takePart(bela, pseudoRandom(1));
        assert.deepEqual(await again, {status: 0, complaints: ''});
    });
}

test('a contest of no games, of no number, or without a bot is refused by one sentence', async () => {
    const contestOf = (...words) =>
        run(process.execPath, at('../../protocol/bots/contest.mjs'), 'http://127.0.0.1:9', ...words);
    for (const [words, sentence] of [
        [['--games', '0', '--', 'true'], '--games must be a whole number from 1 on, not 0'],
        [['--games', 'abc', '--', 'true'], '--games must be a whole number from 1 on, not abc'],
        [['--players', '1', '--', 'true'], '--players must be a whole number from 2 on, not 1'],
        [['--seed', 'x', '--', 'true'], '--seed must be a whole number, not x'],
        [[], 'needs the address of a server and, behind --, the command of a bot'],
    ]) {
        assert.deepEqual(await contestOf(...words), {status: 2, complaints: `contest: ${sentence}\n`});
    }
    const {status, complaints} = await contestOf('--game');
    assert.deepEqual([status, complaints.trim().split('\n').length], [2, 1]);
});
