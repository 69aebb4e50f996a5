// The points on players' cards are those that the server has sent. Over a whole match of each game, whenever this
// person is asked and nobody else moves, the page is compared with the view from its connection.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {applyChanges} from '../../web-client/app/connection/changes.js';
import {NEUTRAL} from '../../web-client/games/ys/words_of.js';
import {patienceFor} from './patience.mjs';
import {answer, becomes, DESKTOP, isOver, openPerson, seeded, useServerAndBrowser} from './support.mjs';
import {createTable, GAME_MS, twoPlayers} from './table.mjs';

const here = useServerAndBrowser();

/** What the card of a player shows in each game: the projected total, and the points so far where they differ. */
const STANDINGS = {
    ys: ({players, neutral, final_score}) => {
        const sides = [...players.entries(), ...(neutral ? [[NEUTRAL, neutral]] : [])];
        return sides.map(([side, {projected, score}]) => [side, projected, final_score ? undefined : score]);
    },
    yspahan: ({players, stage}) =>
        [...players.entries()].map(
            ([
                seat,
                {
                    score,
                    tally: {souks, bazaar, caravan},
                },
            ]) => (stage === 'over' ? [seat, score, undefined] : [seat, score + souks + bazaar + caravan, score]),
        ),
    'magna-carta': ({players}) => [...players.entries()].map(([seat, {score}]) => [seat, score, undefined]),
};

const said = ([side, total, soFar]) => `${side}: ${total}${soFar === undefined ? '' : ` so far ${soFar}`}`;

/** The current view, rebuilt from the messages that this person's page received. */
function viewOf({frames}) {
    let view;
    for (const message of frames.map((text) => JSON.parse(text))) {
        if (message.type === 'snapshot') {
            ({view} = message);
        } else if (message.type === 'update') {
            view = applyChanges(view, message.changes);
        }
    }
    return view;
}

/** What the cards show. Runs in the page. */
const drawn = () =>
    [...document.querySelectorAll('.player')].map((card) => {
        const [soFar = ''] = / so far -?\d+/.exec(card.querySelector('.projection')?.textContent ?? '') ?? [];
        return `${card.dataset.at.replace('player:', '')}: ${card.querySelector('.points').textContent}${soFar}`;
    });

/**
 * Waits until the cards show what the server told, and returns that. The test hears messages on another path than the
 * page.
 */
async function checkStanding(person, game) {
    let told;
    await becomes(
        async () => {
            const cards = await person.page.evaluate(drawn);
            const view = viewOf(person);
            told = view ? STANDINGS[game](view).map(said) : [];
            const unsaid = told.filter((one) => !cards.includes(one));
            return {unsaid, untrue: cards.filter((one) => !told.includes(one))};
        },
        {unsaid: [], untrue: []},
    );
    return told.join(', ');
}

for (const game of Object.keys(STANDINGS)) {
    test(`over a match of ${game} the cards say the points that the server has said`, {timeout: GAME_MS}, async () => {
        const person = await openPerson(here.browser, DESKTOP);
        const choose = async (form) => {
            await form.selectOption('.create select[name=game]', game);
            await twoPlayers(form);
        };
        await createTable(person, here.server, {player: 'Anna', name: 'Counted', choose});
        await person.page.click('[data-fill]');
        await person.page.click('[data-start]:not([disabled])');
        await person.page.waitForSelector('.game');
        const random = seeded(3);
        const isInTime = patienceFor('a whole game whose points are compared', GAME_MS);
        const seen = new Set();
        while (!(await isOver(person))) {
            isInTime();
            if (await person.page.locator('.decide.mine .panel').count()) {
                seen.add(await checkStanding(person, game));
            }
            if ((await answer(person, random)).length === 0) {
                await person.page.waitForTimeout(15);
            }
        }
        seen.add(await checkStanding(person, game));
        assert.ok(seen.size > 8, `the points have changed: ${[...seen].join('; ')}`);
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}
