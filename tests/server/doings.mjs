// What people of the kill campaign request, of every kind: before a match, during it, about the table, on several
// devices. told.mjs judges the results.
import {contribution} from './support.mjs';

/** The seats of a table for which `holds` is true. */
const seatsOf = ({table}, holds) => table.seats.flatMap((seat, index) => (holds(seat, index) ? [index] : []));

const isHost = ({table, told}) => table.host === told.seat;
const ownSeat = ({table, told}) => table.seats[told.seat];

async function prepare({chance, pick}, player) {
    const free = seatsOf(player, ({player: person, bot}) => !person && !bot);
    const bots = seatsOf(player, ({player: person, bot}) => !person && bot);
    if (chance(4) === 0) {
        await player.ask('contribute', {contribution: contribution()});
    } else if (!isHost(player)) {
        await player.moment();
    } else if (chance(40) === 0) {
        await player.ask('close');
    } else if (free.length > 0) {
        await player.ask('seat_bot', {seat: pick(free), bot: pick(['random', 'greedy'])});
    } else if (bots.length > 0 && chance(5) === 0) {
        await player.ask('unseat', {seat: pick(bots)});
    } else {
        await player.ask('start');
        await player.when(() => player.table.status !== 'open' || player.table.seats.some((seat) => !seat.player));
    }
}

/** Leaves without a word, and comes back after one of the next deaths of the server. */
async function goAway(campaign, player) {
    campaign.players.delete(player);
    campaign.away.add(player);
    await player.close();
}

async function standIn({pick}, player) {
    const absent = seatsOf(player, (seat) => seat.player && !seat.connected && !seat.bot && !seat.stood_in);
    if (absent.length > 0) {
        await player.ask('stand_in', {seat: pick(absent)});
    }
}

/** The host hands an absent seat a new link, if that one has been away for long enough; somebody opens some link. */
async function relink({pick, links}, player) {
    const absent = seatsOf(player, (seat) => seat.player && !seat.connected);
    if (isHost(player) && absent.length > 0) {
        const link = contribution();
        links.push(link);
        await player.ask('relink', {seat: pick(absent), link});
    }
}

async function openLink({pick, links}, player) {
    if (links.length > 0) {
        await player.ask('take_over', {link: pick(links), token: contribution()});
    }
}

async function together({chance, pick}, player) {
    const to = player.table.paused ? 'go_on' : chance(12) === 0 ? 'stop' : 'pause';
    await player.ask(pick(['agree', 'agree', 'disagree']), {to});
}

const hosting = {
    rename: (campaign) => ({name: `Killed ${++campaign.names}`}),
    set_talk: ({pick}) => ({talk: pick(['seats', 'everybody'])}),
    make_private: () => ({}),
    end_watching: () => ({}),
    nudge: ({pick}, player) => ({seat: pick(player.table.seats.map((_, seat) => seat))}),
    hand_over: ({pick}, {table}) => ({seat: pick(table.seats.map((_, seat) => seat))}),
    set_webhook: (campaign) => ({address: `http://127.0.0.1:9/${++campaign.names}`}),
};

async function host(campaign, player) {
    if (isHost(player)) {
        const type = campaign.pick(Object.keys(hosting));
        await player.ask(type, hosting[type](campaign, player));
    }
}

/** Adds the seat to a keyring, a new one or anybody's; looks at what a keyring opens; or revokes it. */
async function useKeyrings(campaign, player) {
    const {rings, chance, pick} = campaign;
    const {token} = player.told;
    const [ring] = rings.length > 0 ? [pick(rings)] : [];
    if (!ring || ring.isEnding || chance(4) === 0) {
        const {keyring} = await player.ask('make_keyring', {token});
        if (keyring) {
            rings.push({keyring, seats: [player.told], isEnding: false});
        }
    } else if (chance(3) > 0) {
        const answer = await player.ask('add_to_keyring', {keyring: ring.keyring, token});
        ring.seats.push(...(answer.type === 'done' ? [player.told] : []));
    } else if (chance(3) > 0) {
        await player.ask('open_keyring', {keyring: ring.keyring});
    } else {
        ring.isEnding = true;
        const answer = await player.ask('revoke_keyring', {keyring: ring.keyring});
        ring.isEnded = answer.type === 'done';
    }
}

/** What is done only once in many times. */
const NOW_AND_THEN = [
    [80, (_, player) => player.ask('leave')],
    [30, (_, player) => player.ask('resync')],
    [30, (_, player) => player.ask('inspect', {token: player.told.token})],
    [30, (campaign, player) => player.ask('say', {text: `line ${++campaign.lines}`})],
    [12, (_, player) => player.ask('undo')],
    [30, (_, player) => player.ask('hint', {decision: player.decision?.number ?? 1})],
    [30, goAway],
    [6, standIn],
    [12, relink],
    [60, openLink],
    [40, together],
    [30, host],
    [60, (_, player) => player.ask('vacation')],
    [60, (_, player) => player.ask('come_back')],
    [40, (campaign, player) => player.ask('notify', {mail: `p${++campaign.names}@example.org`})],
    [40, useKeyrings],
    [90, (_, player) => player.ask('ping')],
];

async function takePart(campaign, player) {
    const {chance} = campaign;
    const [, rare] = NOW_AND_THEN.find(([often]) => chance(often) === 0) ?? [];
    if (rare) {
        await rare(campaign, player);
    } else if (ownSeat(player).stood_in) {
        await player.ask('come_back');
    } else if (player.table.paused && chance(4) === 0) {
        await player.ask('agree', {to: 'go_on'});
    } else if (player.decision && !player.table.paused) {
        const {number: decision} = player.decision;
        await player.ask('act', {decision, action: campaign.someAction(player.decision)});
    } else {
        await player.moment();
    }
}

export const replayAt = async (server, address, headers) => JSON.parse((await server.get(address, {headers})).text);

/** The replay of a finished match never changes. Its host may let everybody read it. */
async function look(campaign, player) {
    const {told, table} = player;
    if (table.status === 'finished') {
        const address = `/api/tables/${told.tableId}/replay?as=all`;
        const headers = {authorization: `Bearer ${told.token}`};
        campaign.replays.set(address, {headers, replay: await replayAt(campaign.server, address, headers)});
        if (isHost(player)) {
            await player.ask('publish');
        }
    }
}

/** Makes one request, or waits a while. @returns whether there may be more to do at this table */
export async function doSomething(campaign, player) {
    const {status} = player.table;
    if (status === 'open') {
        await prepare(campaign, player);
        return true;
    }
    if (status !== 'running' || player.told.possible('leave').length > 0) {
        campaign.players.delete(player);
        await look(campaign, player);
        return false;
    }
    await takePart(campaign, player);
    return campaign.players.has(player);
}
