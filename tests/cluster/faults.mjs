// The faults of the campaign. Each is made, lasts a moment, and is mended; then the campaign waits until everything
// works again. A moment is how long the fault lasts, never how long anything else may take.
import {programs, sleep} from '../server/support.mjs';

// Sometimes shorter than a signature lasts, and sometimes longer.
const moment = (chance) => 500 + chance(5000);
// What hurts only those who are connected is over at once.
const shorter = (chance) => 300 + chance(1500);
// So long that others take tables over, and people come back to them.
const longer = (chance) => 4000 + chance(4000);
// Thrice as long as a signature lasts, so everybody knows that it is gone before it goes on.
const LONGEST_MS = 10_000;

async function stopped(process, forMs) {
    process.process.kill('SIGSTOP');
    await sleep(forMs);
    process.process.kill('SIGCONT');
}

/** Does this to some relays, and heals them after a moment. */
async function onLinks(relays, {chance}, spoil, howLong = moment) {
    relays.forEach(spoil);
    await sleep(howLong(chance));
    relays.forEach((one) => one.heal());
}

/** The surroundings of a process whose clock is wrong by minutes, either way. */
const wrongClock = (chance) => ({
    LD_PRELOAD: programs.heldClock,
    DAHUT_CLOCK_WRONG_BY: String((1 + chance(20)) * [-60, 60][chance(2)]),
    ASAN_OPTIONS: 'verify_asan_link_order=0',
});

const direction = (chance) => ['there', 'back'][chance(2)];

/** What happens to one process while the others go on, one thing at a time. */
export const OF_A_PROCESS = {
    'process killed': async (process, {chance}) => {
        await process.kill();
        await sleep(chance(4000));
        process.revive();
    },
    'process ended in order': async (process, {chance}) => {
        await process.kill('SIGTERM');
        await sleep(chance(1000));
        process.revive();
    },
    // It is right again when it starts the next time.
    'process restarted with a wrong clock': async (process, {chance}) => {
        await process.kill();
        process.revive(wrongClock(chance));
    },
    'process stopped for a while': (process, {chance}) => stopped(process, moment(chance)),
    'process stopped for 10 s': (process) => stopped(process, LONGEST_MS),
};

/** What happens to its ways to the databases meanwhile. */
export const OF_ITS_LINKS = {
    'cut off from the database': (process, campaign) => onLinks(process.links, campaign, (link) => link.cut()),
    'one direction to the database stopped': (process, campaign) => {
        const which = direction(campaign.chance);
        return onLinks(process.links, campaign, (link) => (link.stopped = which));
    },
    'slow link to the database': (process, campaign) => {
        const delayMs = 20 + campaign.chance(200);
        return onLinks(
            process.links,
            campaign,
            (link) => Object.assign(link, {delayMs, bytesPerSecond: 20_000}),
            shorter,
        );
    },
};

/** And to the way from its clients to it. */
export const OF_ITS_FRONT = {
    'cut off from its clients': (process, campaign) =>
        onLinks([process.front], campaign, (link) => link.cut(), shorter),
    'one direction to its clients stopped': (process, campaign) => {
        const which = direction(campaign.chance);
        return onLinks([process.front], campaign, (link) => (link.stopped = which), shorter);
    },
};

/** The primary is gone, and a standby takes its place. The former primary becomes a copy of it. */
async function failOver(databases) {
    const former = await databases.promote();
    await former.end();
    await databases.follow(former);
}

/** Commits reach no standby for a while: they wait, and nobody can see them. */
async function withoutStandby({databases}, meanwhile) {
    databases.replication.stopped = 'back';
    await meanwhile();
    databases.replication.heal();
}

/** What happens to the databases, one thing at a time. */
export const OF_THE_DATABASES = {
    'primary killed and restarted': async ({databases}) => {
        await databases.primary.end();
        await databases.restart(databases.primary);
    },
    'primary ended at once and restarted': async ({databases}) => {
        await databases.primary.end('SIGQUIT');
        await databases.restart(databases.primary);
    },
    // Whatever cannot be written to its log ends a primary at once; it comes back by itself or has to be started.
    'disk of the primary full': async ({databases, chance}) => {
        const {primary} = databases;
        primary.fillDisk();
        await sleep(moment(chance));
        primary.makeRoom();
        await databases.recover(primary);
    },
    'standby killed and restarted': async ({databases, chance}) => {
        const one = databases.standbys[chance(databases.standbys.length)];
        await one.end();
        await sleep(shorter(chance));
        await databases.restart(one);
    },
    'both standbys killed and restarted': async ({databases, chance}) => {
        await Promise.all(databases.standbys.map((one) => one.end()));
        await sleep(shorter(chance));
        await Promise.all(databases.standbys.map((one) => databases.restart(one)));
    },
    'commits held back': (house) => withoutStandby(house, () => sleep(moment(house.chance))),
    'commits held back, and a process killed': (house) =>
        withoutStandby(house, async () => {
            await sleep(500 + house.chance(500));
            await house.killSome();
            await sleep(longer(house.chance));
        }),
    'primary killed, standby promoted': async ({databases}) => {
        await databases.primary.end();
        await failOver(databases);
    },
    // Its system acknowledges whatever it is sent, so nobody hears that it is gone.
    'primary stopped, standby promoted': async ({databases, chance}) => {
        databases.primary.signal('SIGSTOP');
        await sleep(longer(chance));
        await failOver(databases);
    },
    'primary restarted without its standby, standby promoted': (house) =>
        withoutStandby(house, async () => {
            const {databases, chance} = house;
            await sleep(500);
            await databases.primary.end();
            await databases.restart(databases.primary);
            await sleep(longer(chance));
            await databases.primary.end();
            await failOver(databases);
        }),
    'standby promoted while the primary goes on': async ({databases, chance}) => {
        const former = await databases.promote();
        await sleep(moment(chance));
        await former.end();
        await databases.follow(former);
    },
    // Hints are rows. They and the sessions are lost as they would be with a primary, and that one goes on.
    'hints lost': async ({databases, chance}) => {
        const hints = await databases.hints();
        await sleep(moment(chance));
        await databases.loseHintsSince(hints);
    },
};

export const ALL_KINDS = [OF_A_PROCESS, OF_ITS_LINKS, OF_ITS_FRONT, OF_THE_DATABASES].flatMap(Object.keys);
