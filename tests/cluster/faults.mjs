// The faults of the campaign. Each is made, lasts a moment, and is mended; then the campaign waits until everything
// works again. A moment is how long the fault lasts, never how long anything else may take.
import {sleep} from '../server/support.mjs';

const moment = (chance) => 500 + chance(5000);
// So long that others take tables over, and people come back to them.
const longer = (chance) => 4000 + chance(4000);

async function stopped(process, {chance}) {
    process.process.kill('SIGSTOP');
    await sleep(moment(chance));
    process.process.kill('SIGCONT');
}

/** Does this to some relays, and heals them after a moment. */
async function onLinks(relays, {chance}, spoil) {
    relays.forEach(spoil);
    await sleep(moment(chance));
    relays.forEach((one) => one.heal());
}

const direction = (chance) => ['there', 'back'][chance(2)];

/** What happens to one process while the others go on. */
export const OF_A_PROCESS = {
    'process killed': async (process, {chance}) => {
        await process.kill();
        await sleep(chance(4000));
        process.revive();
    },
    'process stopped for a while': stopped,
    'cut off from the database': (process, campaign) => onLinks(process.links, campaign, (link) => link.cut()),
    'one direction to the database stopped': (process, campaign) => {
        const which = direction(campaign.chance);
        return onLinks(process.links, campaign, (link) => (link.stopped = which));
    },
    'slow link to the database': (process, campaign) => {
        const delayMs = 20 + campaign.chance(200);
        return onLinks(process.links, campaign, (link) => Object.assign(link, {delayMs, bytesPerSecond: 20_000}));
    },
    'cut off from its clients': (process, campaign) => onLinks([process.front], campaign, (link) => link.cut()),
    'one direction to its clients stopped': (process, campaign) => {
        const which = direction(campaign.chance);
        return onLinks([process.front], campaign, (link) => (link.stopped = which));
    },
};

/** The primary is gone, and the standby takes its place. The former primary becomes a copy of it. */
async function failOver(databases) {
    await databases.promote();
    await databases.standby.end();
    await databases.follow();
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
    'standby killed and restarted': async ({databases, chance}) => {
        await databases.standby.end();
        await sleep(moment(chance));
        await databases.restart(databases.standby);
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
        await databases.promote();
        await sleep(moment(chance));
        await databases.standby.end();
        await databases.follow();
    },
};
