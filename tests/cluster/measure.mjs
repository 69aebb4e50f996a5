// Measures how long tables are away when the process that serves them is killed:
//     node tests/cluster/measure.mjs [TABLES [GAME]]
// One person and a bot are at each table. All come back as pages do, through HAProxy to any process, and are let in by
// the one that takes the table up. Each has an address of their own: what those of one address have read is read one
// after the other.
import {fork} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {programs} from '../server/support.mjs';
import {House} from './house.mjs';
import {Straight} from './relay.mjs';

const tables = Number(process.argv[2] ?? 100);
const game = process.argv[3] ?? 'ys';

/** So many connections go through one HAProxy, which may open twice as many files and some more. */
const THROUGH_ONE = 5000;

const TICKS_A_SECOND = 100;

/** Seconds of processor time that a process and its children have had, those that have ended as well. */
function processorTime(pid) {
    const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 15);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    const own = ticks.reduce((sum, some) => sum + Number(some), 0) / TICKS_A_SECOND;
    return children.reduce((sum, child) => sum + processorTime(child), own);
}

/** What a process of visitors says next. */
const said = async (visitors) => (await once(visitors, 'message'))[0];

const house = await House.start(process.env.DAHUT_SERVER ?? programs.dahut, Straight);
const crowds = [];

async function gather(first) {
    const proxy = first === 0 ? house.proxy : await house.addProxy(`proxy-${first}`);
    const crowd = fork(new URL('visitors.mjs', import.meta.url));
    crowds.push(crowd);
    const count = Math.min(THROUGH_ONE, tables - first);
    crowd.send({front: `ws://127.0.0.1:${proxy.port}`, first, count, game});
    await said(crowd);
}

/** Seconds of processor time so far, by what has had them. */
function processorTimes() {
    const all = {
        'the two that take over': house.processes.slice(1),
        PostgreSQL: house.databases.all,
        HAProxy: house.proxies,
        visitors: crowds.map((crowd) => ({process: crowd})),
    };
    const sum = (some) => some.reduce((sum, one) => sum + processorTime(one.process.pid), 0);
    return Object.entries(all).map(([name, some]) => [name, sum(some)]);
}

try {
    const parts = Array.from({length: Math.ceil(tables / THROUGH_ONE)}, (_, part) => part * THROUGH_ONE);
    await Promise.all(parts.map(gather));
    const answers = crowds.map(said);
    const before = processorTimes();
    const killed = Date.now();
    await house.processes[0].kill();
    const answered = await Promise.all(answers);
    const spent = processorTimes().map(([name, after], place) => `${name} ${(after - before[place][1]).toFixed(1)} s`);
    const back = answered.flatMap((answer) => answer.back);
    const seconds = back.map((at) => (at - killed) / 1000).sort((one, other) => one - other);
    const part = (share) => `${seconds[Math.ceil(share * tables) - 1].toFixed(2)} s`;
    const [median, hundredth, slowest] = [part(0.5), part(0.99), part(1)];
    console.log(`${tables} tables answer again: median ${median}, slowest hundredth ${hundredth}, slowest ${slowest}`);
    console.log(`processor time: ${spent.join(', ')}`);
} finally {
    crowds.forEach((crowd) => crowd.kill());
    await house.close();
}
process.exit(0);
