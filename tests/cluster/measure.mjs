// Measures how long tables are away when the process that serves them is killed:
//     node tests/cluster/measure.mjs [TABLES [GAME]]
// Everybody comes back through HAProxy to any process, as pages do, and is let in by the one that takes the table up.
// Each has an address of their own: what those of one address have read is read one after the other.
import {contribution, person, programs, sleep, tinyTable} from '../server/support.mjs';
import {Connection, Over, Patience} from './connection.mjs';
import {House} from './house.mjs';

const tables = Number(process.argv[2] ?? 100);
const game = process.argv[3] ?? 'pips';
const AGAIN_MS = 100;
const MADE_AT_ONCE = 16;

const notes = {connections: 0, write() {}};
const house = await House.start(process.env.DAHUT_SERVER ?? (game === 'pips' ? programs.tiny : programs.dahut));

let people = 0;
const address = (number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

const open = (where, from) =>
    Connection.open({notes, house, game}, {name: '', patience: new Patience(), from}, where, () => {});

/** The connections and tokens of two people in a match at the process `one`. */
async function match() {
    const from = [address(++people), address(++people)];
    const [host, guest] = [await open('/at/one/ws', from[0]), await open('/at/one/ws', from[1])];
    const tokens = [contribution(), contribution()];
    const {table} = await host.ask('create', tinyTable({game, token: tokens[0]}));
    await guest.ask('join', {...person('Bela', table.invitation), token: tokens[1]});
    await host.ask('start');
    return [host, guest].map((connection, seat) => ({connection, token: tokens[seat], from: from[seat]}));
}

/** Comes back as often as it takes, and says when the table answered. */
async function comeBack({connection, token, from}) {
    await connection.over;
    for (let where = '/ws'; ;) {
        try {
            const again = await open(where, from);
            const answer = await again.ask('enter', {token});
            if (answer.type === 'entered') {
                return Date.now();
            }
            await again.close();
            where = answer.at ? `/at/${answer.at}/ws` : '/ws';
        } catch (error) {
            if (!(error instanceof Over)) {
                throw error;
            }
            where = '/ws';
        }
        await sleep(AGAIN_MS);
    }
}

try {
    const matches = [];
    let begun = 0;
    const makeOn = async () => {
        while (begun < tables) {
            begun += 1;
            matches.push(await match());
        }
    };
    await Promise.all(Array.from({length: MADE_AT_ONCE}, makeOn));
    const all = matches.map((people) => Promise.race(people.map(comeBack)));
    const killed = Date.now();
    await house.processes[0].kill();
    const seconds = (await Promise.all(all)).map((at) => (at - killed) / 1000).sort((one, other) => one - other);
    const part = (share) => `${seconds[Math.ceil(share * tables) - 1].toFixed(2)} s`;
    const [median, hundredth, slowest] = [part(0.5), part(0.99), part(1)];
    console.log(`${tables} tables answer again: median ${median}, slowest hundredth ${hundredth}, slowest ${slowest}`);
} finally {
    await house.close();
}
process.exit(0);
