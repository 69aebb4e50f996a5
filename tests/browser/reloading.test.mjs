// One person at a seat with two devices plays a whole game against three hard bots. At every question of every game, a
// reloaded page asks the same over the same boards, and so does the other device. Nothing of a question is cut off or
// too small, and axe-core finds nothing. From one question to the next nothing moves that the game did not move.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isDeepStrictEqual} from 'node:util';
import {playWell} from './magna_carta_player.mjs';
import {patienceFor} from './patience.mjs';
import {wrongWithQuestion} from './questions.mjs';
import {sampled} from './sampled.mjs';
import {shown} from './shown.mjs';
import {Staying} from './staying.mjs';
import {answer, DESKTOP, isOver, openPerson, seeded, useServerWith} from './support.mjs';
import {GAME_MS} from './table.mjs';

/** Hard bots think as they always do, but shorter, so that nobody waits for them. */
const here = useServerWith(['--bot-share', '2']);
const AGREEING_MS = 240000;
/** The least number of kinds of questions in a match, whatever is dealt. */
const KINDS_LEAST = {ys: 4, yspahan: 4, 'magna-carta': 3};

/** The kind of question, and what lies on the boards. */
async function seen(page) {
    const {boards, kind} = await page.evaluate(shown);
    return {boards, kind};
}

/** What both devices show once they agree, which is then what the server has told. */
async function agreed(one, other) {
    const deadline = Date.now() + AGREEING_MS;
    for (;;) {
        const [first, second] = await Promise.all([one, other].map(seen));
        if (first.boards.length > 0 && isDeepStrictEqual(first, second)) {
            return first;
        }
        assert.ok(Date.now() < deadline, JSON.stringify([first, second], null, 1));
        await one.waitForTimeout(20);
    }
}

/** A second device of the same person, with a copy of the browser's storage. */
async function otherDevice({context, page}) {
    const other = await here.browser.newContext({storageState: await context.storageState(), viewport: DESKTOP});
    const beside = await other.newPage();
    await beside.goto(page.url());
    return {other, beside};
}

/** Somebody at a new table of this game with three hard bots, and their second device. */
async function sitDown(game) {
    const person = await openPerson(here.browser);
    const {page} = person;
    await page.goto(here.server.address);
    await page.fill('.quick input[name=player]', 'Anna');
    await page.selectOption('.quick select[name=level]', 'hard');
    await page.click(`[data-quick="${game}"]`);
    await page.waitForSelector('.decide.mine .panel', {state: 'attached'});
    const levels = await page.locator('.player .bot-kind').allTextContents();
    assert.deepEqual(
        levels.map((level) => level.trim()),
        ['Hard bot', 'Hard bot', 'Hard bot'],
    );
    return {person: {...person, plays: game === 'magna-carta' ? playWell : undefined}, ...(await otherDevice(person))};
}

/** Reloads the page at this question, unless that was done for its kind. */
async function reloadAt({page}, beside, kinds) {
    const before = await agreed(page, beside);
    if (before.kind && !kinds.has(before.kind)) {
        await page.reload();
        // If an answer was still on its way, the kind is tried again later.
        if (isDeepStrictEqual(await agreed(page, beside), before)) {
            kinds.add(before.kind);
        }
    }
}

/** The kind of question, and whether there is a choice of what to do. Runs in the page. */
function looks() {
    const panel = document.querySelector('.decide.mine .panel');
    const types = document.querySelectorAll('.decide.mine [data-pick=type]').length;
    const several = types > 1 ? ', several ways' : '';
    return panel && `${document.querySelector('.game').dataset.stage}: ${panel.className}${several}`;
}

/** Checks the question, unless one that looks the same was checked. */
async function lookAt({page}, found) {
    const kind = await page.evaluate(looks);
    if (kind && !(kind in found)) {
        found[kind] = await wrongWithQuestion(page);
    }
}

for (const [game, least] of sampled(Object.entries(KINDS_LEAST), 'reloading')) {
    test(
        `at every kind of question of ${game} a page can be loaded again, and another device asks the same`,
        {
            timeout: GAME_MS,
        },
        async () => {
            const {person, other, beside} = await sitDown(game);
            const random = seeded(11);
            const kinds = new Set();
            const found = {};
            const staying = new Staying();
            const isInTime = patienceFor('a whole game that is loaded again and again', GAME_MS);
            while (!(await isOver(person))) {
                isInTime();
                await reloadAt(person, beside, kinds);
                await lookAt(person, found);
                await staying.look(person.page, await person.page.evaluate(looks));
                await answer(person, random);
            }
            console.log(`${game}: loaded again at ${[...kinds].join(', ')}`);
            assert.deepEqual([...staying.moved], []);
            assert.ok(staying.compared > 500, `compared ${staying.compared}`);
            assert.ok(kinds.size >= least, [...kinds].join(', '));
            assert.ok(Object.keys(found).length >= least, `looked at ${Object.keys(found).join(', ')}`);
            assert.deepEqual(Object.fromEntries(Object.entries(found).filter(([, wrong]) => wrong.length > 0)), {});
            await beside.waitForSelector('.score-sheet');
            assert.deepEqual(person.errors, []);
            await other.close();
            await person.context.close();
        },
    );
}
