// The guided beginning of a first game: whoever does what it proposes does each kind of action once.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {allHold} from '../../web-client/app/teaching/hints.js';
import {GAME_NAMES} from '../../web-client/games/known_games.js';
import {lessons as magnaCarta} from '../../web-client/games/magna-carta/lessons.js';
import {lessons as ys} from '../../web-client/games/ys/lessons.js';
import {lessons as yspahan} from '../../web-client/games/yspahan/lessons.js';
import {pressAsProposed} from './follow_guide.mjs';
import {answerBy, learn} from './learning.mjs';
import {patienceFor} from './patience.mjs';
import {sampled} from './sampled.mjs';
import {openPerson, PHONE, seeded, useServerAndBrowser} from './support.mjs';
import {GAME_MS} from './table.mjs';

const here = useServerAndBrowser();
const LESSONS = {ys, yspahan, 'magna-carta': magnaCarta};

const answerAsProposed = (person, random) => answerBy(pressAsProposed, person, random);

/** Closes the hint that speaks, unless it is this one: in one step, so that it cannot be closed as it comes. No pointer
 *  does it, because the driver may scroll the page before. Runs in the page. */
function closeUnless(name) {
    if (document.querySelector('.hint-strip')?.dataset.speaking === name) {
        return 'there';
    }
    const close = document.querySelector('[data-hint=close]');
    close?.click();
    return close ? 'closed' : 'silent';
}

/** Does what is proposed until the guided beginning is over. */
async function followGuide(person) {
    const {page} = person;
    const random = seeded(6);
    const isInTime = patienceFor('the guided beginning', GAME_MS);
    for (let [isGuided, wasGuided] = [false, false]; isGuided || !wasGuided;) {
        isInTime();
        isGuided = (await page.locator('.guide').count()) > 0;
        wasGuided ||= isGuided;
        const found = await page.evaluate(closeUnless, 'none');
        if (found === 'silent' && (await answerAsProposed(person, random)).length === 0) {
            await new Promise((resolve) => setTimeout(resolve, 15));
        }
    }
}

/** What of a guide was never done, by all that this person was told. Nobody had too few camels for it. */
function leftToTry({frames}, {steps}) {
    const events = frames.flatMap((frame) => JSON.parse(frame).events ?? []);
    const facts = {view: {players: [{camels: 2, buildings: []}]}, events, seat: 0};
    return steps.filter(({done}) => !allHold(done, facts)).map(({name}) => name);
}

for (const game of sampled(GAME_NAMES, 'guided')) {
    test(
        `whoever does what ${game} proposes at its beginning does each kind of action`,
        {timeout: GAME_MS},
        async () => {
            const person = await openPerson(here.browser);
            await learn(person, here.server, game);
            const {guide} = LESSONS[game];
            assert.equal(leftToTry(person, guide).length, guide.steps.length, 'nothing yet');
            await followGuide(person);
            assert.deepEqual(leftToTry(person, guide), [], 'all was tried');
            assert.deepEqual(person.errors, []);
            await person.context.close();
        },
    );
}

/** Whether nothing of what there is to try lies under the scores. Runs in the page. */
function isTryWhole() {
    const [tries, scores] = ['.hint-tries', '.score-strip'].map((one) => document.querySelector(one));
    return tries.getBoundingClientRect().top >= scores.getBoundingClientRect().bottom;
}

test('on a phone a page that a hint led elsewhere goes back once it was read', {timeout: GAME_MS}, async () => {
    const person = await openPerson(here.browser, PHONE);
    const {page} = person;
    await learn(person, here.server, 'magna-carta');
    const random = seeded(6);
    const isInTime = patienceFor('a hint about the players', GAME_MS);
    for (let found = ''; found !== 'there';) {
        isInTime();
        found = await page.evaluate(closeUnless, 'players');
        if (found === 'silent') {
            await answerAsProposed(person, random);
        }
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve())));
    }
    assert.ok((await page.evaluate(() => scrollY)) > 100, 'the players are below');
    await page.locator('[data-hint=close]').dispatchEvent('click');
    await page.waitForSelector('.hint-strip[data-tries="build"]');
    assert.ok(await page.evaluate(isTryWhole));
    await person.context.close();
});
