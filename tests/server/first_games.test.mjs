// The tables at which the games are learned, as they are really dealt and with the bots that really play there: whoever
// plays them sensibly, again and again, is told every hint that there is, and most of them in the first game already.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isTheMoment} from '../../web-client/app/teaching/hints.js';
import {possibleValues, typesOf} from '../../web-client/app/asking/rows.js';
import {firstGameOf} from '../../web-client/games/known_games.js';
import {Client, Server, fast, programs, pseudoRandom, tinyTable} from './support.mjs';

// Far more than it takes: what bots do is chance.
const GAMES_MOST = 300;
/** How large a share of the hints a single game tells at least. */
const SHARE_LEAST = 0.6;

const below = pseudoRandom(7);
const any = (values) => values[below(values.length)];
const happens = (share) => below(100) < 100 * share;

/** What somebody takes who reads the hints, the dearest first, and how often; else it may be anything. */
const WISHES = {
    ys: [['play', 0.7]],
    yspahan: [
        ['pay_camel', 1],
        ['build', 0.8],
        ['place_good', 1],
        ['use_row', 0.75],
    ],
    'magna-carta': [
        ...[
            ['deliver_batch', 1],
            ['build_prestige', 1],
            ['cover_residence', 1],
            ['turn_over', 0.8],
        ],
        ...[
            ['build', 0.8],
            ['draw_card', 0.15],
            ['place_worker', 0.9],
        ],
    ],
};

/** Of what a field can be, what nobody takes who has read the hints. */
const FOLLIES = {
    ys: () => false,
    yspahan: (field, value) => field === 'yellow' && value > 0,
    'magna-carta': (field, value, view) =>
        (field === 'place' && value > view.provost) || (field === 'payment' && value.includes?.('gold')),
};

/** A whole action of this type, with no folly in it if that is possible. */
function actionOf(game, type, {rows}, view) {
    const [first] = rows.filter((row) => row.type === type);
    const fields = Object.keys(first).filter((field) => field !== 'type');
    return fields.reduce(
        (action, field) => {
            const {type: _, ...chosen} = action;
            const values = possibleValues(rows, type, field, chosen);
            const wise = values.filter((value) => !FOLLIES[game](field, value, view));
            return {...action, [field]: any(wise.length > 0 ? wise : values)};
        },
        {type},
    );
}

function chosenAction(game, decision, view) {
    const types = typesOf(decision.rows);
    const wished = WISHES[game].find(([type, share]) => types.includes(type) && happens(share));
    return actionOf(game, wished?.[0] ?? any(types), decision, view);
}

/** Plays one first game to its end; the names of the hints that found their moment. */
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

for (const game of Object.keys(WISHES)) {
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
