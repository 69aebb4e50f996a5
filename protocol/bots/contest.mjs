// Plays a bot of one's own against those of a server, and prints what `dahut tournament` prints of bots of the
// server's: first places and points, with intervals that hold the true value in 95 of 100 contests. Every deal is
// played once from every seat, and counts once.
//   node protocol/bots/contest.mjs http://localhost:8080 --game ys --others easy -- node protocol/bots/bot.mjs
// The command is run for each game, with the link of its seat behind it, and ends with the match. A server that is
// started with --bot-delay-ms 0 does not wait for anybody to follow. Needs Node.js 22; with an older one, a global
// WebSocket of a library.
import {spawn} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {once} from 'node:events';
import {parseArgs} from 'node:util';

const OPTIONS = {
    game: {type: 'string', default: 'ys'},
    players: {type: 'string', default: '2'},
    others: {type: 'string', default: 'medium'},
    games: {type: 'string', default: '20'},
    seed: {type: 'string', default: '1'},
};

/** @returns {never} */
function refuse(sentence) {
    console.error(`contest: ${sentence}`);
    process.exit(2);
}

/** What was asked for on the command line. */
function asked() {
    try {
        return parseArgs({allowPositionals: true, options: OPTIONS});
    } catch (error) {
        return refuse(error.message);
    }
}

/** The whole number that this option says, which has to be so large at least. */
function wholeNumber(option, least) {
    const text = values[option];
    const isNumber = /^\d{1,15}$/.test(text) && Number(text) >= least;
    return isNumber ? Number(text) : refuse(`--${option} must be a whole number from ${least} on, not ${text}`);
}

const {values, positionals} = asked();
const [address, program, ...words] = positionals;
if (!program) {
    refuse('needs the address of a server and, behind --, the command of a bot');
}
const server = address.replace(/\/$/, '');
const [players, games] = [wholeNumber('players', 2), wholeNumber('games', 1)];
if (!/^\d{1,20}$/.test(values.seed)) {
    refuse(`--seed must be a whole number, not ${values.seed}`);
}

/** A connection that asks one thing after the other, and is told how the match ends. */
class Host {
    #answers = new Map();
    #count = 0;
    ended = new Promise((resolve, reject) => Object.assign(this, {resolve, reject}));

    /** @param {WebSocket} socket that is open */
    constructor(socket) {
        this.socket = socket;
        socket.onmessage = ({data}) => this.#hear(JSON.parse(data));
        socket.onclose = () => this.reject(new Error('the server has closed the connection'));
    }

    static async open() {
        const socket = new WebSocket(`${server.replace('http', 'ws')}/ws`, 'dahut.1');
        await new Promise((resolve, reject) => {
            socket.onopen = resolve;
            socket.onerror = () => reject(new Error(`there is no server at ${server}`));
        });
        return new Host(socket);
    }

    #hear(message) {
        this.#answers.get(message.id)?.(message);
        const status = message.table?.status;
        if (status === 'finished') {
            this.resolve(message.table.result);
        } else if (['stopped', 'broken', 'closed'].includes(status)) {
            this.reject(new Error(`the match is ${status}`));
        }
    }

    async ask(request) {
        const id = `r${(this.#count += 1)}`;
        const answered = new Promise((resolve) => this.#answers.set(id, resolve));
        this.socket.send(JSON.stringify({...request, id}));
        const answer = await answered;
        if (answer.type === 'refused') {
            throw new Error(`${request.type}: ${answer.sentence}`);
        }
        return answer;
    }
}

/** The bot hears of the end of a match perhaps a little before the host does. */
const SOONER_MS = 2000;

/** Runs the bot at its seat until the match has ended. */
async function runBot(link, ended) {
    const bot = spawn(program, [...words, link], {stdio: 'inherit'});
    const givesUp = once(bot, 'exit').then(async () => {
        await new Promise((resolve) => setTimeout(resolve, SOONER_MS).unref());
        throw new Error('the bot has ended before the match');
    });
    await Promise.race([ended, givesUp]);
    bot.kill();
}

/** Plays one deal from this seat. @returns {Promise<{points: number[], places: number[]}>} */
async function play(seed, seat) {
    const host = await Host.open();
    const contribution = randomBytes(32).toString('hex');
    const terms = {game: values.game, seats: players, options: {}, visibility: 'link', watching: 'forbidden', seed};
    const person = {name: 'Contest', player: 'Contestant', contribution, seat, own_bot: true};
    const {token} = await host.ask({type: 'create', ...terms, ...person});
    for (let other = 0; other < players; other += 1) {
        if (other !== seat) {
            await host.ask({type: 'seat_bot', seat: other, bot: values.others});
        }
    }
    await host.ask({type: 'start'});
    await runBot(`${server}/table.html#seat=${token}`, host.ended);
    host.socket.close();
    return host.ended;
}

/** How the bot did in one game. Whoever shares a first place has a part of it. */
function figuresOf({points, places}, seat) {
    const others = points.filter((_, one) => one !== seat);
    const winners = places.filter((place) => place === 1).length;
    return {
        'first places': places[seat] === 1 ? 100 / winners : 0,
        lead: points[seat] - Math.max(...others),
        points: points[seat],
        'winners have': Math.max(...points),
    };
}

const meanOf = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The mean, and half the width of the interval around it, for which two deals are needed. */
function summary(numbers) {
    const mean = meanOf(numbers);
    const shown = mean.toFixed(1).padStart(6);
    if (numbers.length < 2) {
        return shown;
    }
    const spread = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (numbers.length - 1);
    return `${shown} ± ${(1.96 * Math.sqrt(spread / numbers.length)).toFixed(1)}`;
}

/** Plays one deal from every seat. @returns the means of the figures */
async function playDeal(seed) {
    const played = [];
    for (let seat = 0; seat < players; seat += 1) {
        played.push(figuresOf(await play(seed, seat), seat));
    }
    const means = Object.keys(played[0]).map((name) => [name, meanOf(played.map((one) => one[name]))]);
    return Object.fromEntries(means);
}

const UNITS = {'first places': ' %', lead: ' points over the best of the others'};
const deals = [];
while (deals.length * players < games) {
    deals.push(await playDeal(String(BigInt(values.seed) + BigInt(deals.length))));
}
console.log(`games         ${deals.length * players} of ${players} players: one of your own against ${values.others}`);
for (const name of Object.keys(deals[0])) {
    console.log(`${name.padEnd(14)}${summary(deals.map((one) => one[name]))}${UNITS[name] ?? ''}`);
}
