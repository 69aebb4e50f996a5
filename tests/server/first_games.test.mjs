// The tables at which people learn the games, with their real deals and bots. A person who plays sensibly, again and
// again, sees every hint, and most hints in the first game.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isTheMoment} from '../../web-client/app/teaching/hints.js';
import {possibleValues, typesOf} from '../../web-client/app/asking/rows.js';
import {firstGameOf} from '../../web-client/games/known_games.js';
import {games} from '../support/games.mjs';
import {Client, Server, fast, programs, pseudoRandom, tinyTable} from './support.mjs';

// Far more than needed, because bots choose by chance.
const GAMES_MOST = 300;
/** The share of the hints that a single game shows at least. */
const SHARE_LEAST = 0.6;

const below = pseudoRandom(7);
const any = (values) => values[below(values.length)];
const happens = (share) => below(100) < 100 * share;

/**
 * For each game that has a first game: what a reader of the hints chooses, and values that no reader would choose. Each
 * game says so in a file of its own.
 */
const ADVICE = new Map();
for (const game of games) {
    const name = game.replaceAll('_', '-');
    if (firstGameOf(name)) {
        ADVICE.set(name, (await import(`./${game}_advice.mjs`)).default);
    }
}

/** A complete action of this type, without such values if possible. */
function actionOf(game, type, {rows}, view) {
    const [first] = rows.filter((row) => row.type === type);
    const fields = Object.keys(first).filter((field) => field !== 'type');
    return fields.reduce(
        (action, field) => {
            const {type: _, ...chosen} = action;
            const values = possibleValues(rows, type, field, chosen);
            const wise = values.filter((value) => !ADVICE.get(game).isFolly(field, value, view));
            return {...action, [field]: any(wise.length > 0 ? wise : values)};
        },
        {type},
    );
}

function chosenAction(game, decision, view) {
    const types = typesOf(decision.rows);
    const wished = ADVICE.get(game).wishes.find(([type, share]) => types.includes(type) && happens(share));
    return actionOf(game, wished?.[0] ?? any(types), decision, view);
}

/** Plays one first game to its end. Returns the names of the hints that were shown. */
async function playedHints(server, game) {
    const {
        table: {seats, seed},
        hints,
    } = firstGameOf(game);
    const person = await Client.open(server);
    await person.get('create', tinyTable({game, seats, seed, visibility: 'link', watching: 'forbidden'}));
    for (let seat = 1; seat < seats; seat += 1) {
        await person.get('seat_bot', {seat, bot: 'greedy'});
    }
    const told = new Set();
    const look = () => {
        const {view, events = [], decision} = person;
        const facts = {view, events, decision: decision ?? undefined, seat: 0};
        const open = view ? hints.filter(({name}) => !told.has(name)) : [];
        open.filter((hint) => isTheMoment(hint, facts)).forEach(({name}) => told.add(name));
    };
    await person.get('start');
    for (look(); person.table.status !== 'finished'; look()) {
        await (person.decision ? person.act(chosenAction(game, person.decision, person.view)) : person.more());
    }
    await person.close();
    return told;
}

for (const game of ADVICE.keys()) {
    test(`the first game of ${game} tells all its hints to people who play it`, async (t) => {
        const server = await Server.start(t, {program: programs.dahut, options: fast});
        const missing = new Set(firstGameOf(game).hints.map(({name}) => name));
        const all = missing.size;
        for (let games = 0; missing.size > 0; games += 1) {
            assert.ok(games < GAMES_MOST, `never told: ${[...missing].join(', ')}`);
            const told = await playedHints(server, game);
            assert.ok(told.size >= SHARE_LEAST * all, `no more than ${[...told].join(', ')}`);
            told.forEach((name) => missing.delete(name));
        }
    });
}
