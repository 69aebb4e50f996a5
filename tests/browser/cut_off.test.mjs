// In the middle of a match, with a choice half made, the server is killed or the network goes. The page says so,
// reconnects by itself and shows everything as before, the half-made choice included. Then the match is played to its
// end.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {ANSWER_MS, SILENCE_MS} from '../../web-client/app/connection/heartbeat.js';
import {openWay} from './cuttable.mjs';
import {patienceFor} from './patience.mjs';
import {sampled} from './sampled.mjs';
import {shown} from './shown.mjs';
import {answer, becomes, isOver, openPerson, seeded, useServerAndBrowser} from './support.mjs';
import {answerUntil, createTable, GAME_MS} from './table.mjs';

const SMALL = {width: 1280, height: 800};
/** A page must notice a lost connection within this time. */
const NOTICED_MS = 15000;
const here = useServerAndBrowser();

/** Somebody at a new table with bots who is asked for the first time. `server` may be a relay that can be cut. */
async function sitDown(server, game) {
    const person = await openPerson(here.browser, SMALL);
    const {page} = person;
    const choose = (form) => form.selectOption('.create select[name=game]', game);
    await createTable(person, server, {player: 'Anna', name: 'Cut off', choose});
    await page.click('[data-fill]');
    await page.click('[data-start]:not([disabled])');
    await page.waitForSelector('.decide.mine .panel', {state: 'attached'});
    return person;
}

const hasBegunChoice = () =>
    document.querySelector('.decide.mine [data-undo]:not([disabled])') !== null &&
    document.querySelector('.player.asked:not(.own)') === null;

/** Answers until a choice is half made and nobody else is asked; returns what the page shows then. */
async function chooseHalf(person, random) {
    const {page} = person;
    let answers = 0;
    const isInTime = patienceFor('until a choice is half made', GAME_MS);
    while (answers < 6 || !(await page.evaluate(hasBegunChoice))) {
        isInTime();
        const clicked = await answer(person, random, answers < 6 ? undefined : 1);
        answers += Math.min(1, clicked.length);
        await page.waitForTimeout(15);
        assert.ok(!(await isOver(person)), 'some choice is of more than one part');
    }
    return page.evaluate(shown);
}

const link = ({page}, state) => page.waitForSelector(`.link-sign.${state}`);

/** Waits until the page has said that it is cut off and looks as before; then plays the match to its end. */
async function comeBack(person, before, random) {
    await link(person, 'live');
    assert.equal(await person.page.locator('.banner.lost').count(), 0);
    // The server tells the page how the match stands after it has let it in.
    await becomes(() => person.page.evaluate(shown), before);
    await answerUntil([person], random, () => isOver(person));
}

async function isSaid({page}) {
    assert.match(await page.locator('.banner.lost').innerText(), /^Connection lost/);
    assert.equal(await page.getAttribute('.banner.lost', 'role'), 'alert');
}

for (const game of sampled(['ys', 'magna-carta'], 'cut off')) {
    test(`${game} goes on where it was when its server has been killed`, {timeout: GAME_MS}, async () => {
        const random = seeded(13);
        const person = await sitDown(here.server, game);
        const before = await chooseHalf(person, random);
        await here.server.kill();
        await link(person, 'lost');
        await isSaid(person);
        await here.server.up();
        await comeBack(person, before, random);
        await person.context.close();
    });
}

/** Notes when the page says that the connection is lost. Runs in the page. */
function noteLoss() {
    const began = performance.now();
    globalThis.lostAfter = new Promise((resolve) => {
        const look = () => document.querySelector('.link-sign.lost') && resolve(performance.now() - began);
        new MutationObserver(look).observe(document.body, {childList: true, subtree: true, attributes: true});
    });
}

test(
    'a net that has gone without a word is noticed, and when it is back the match goes on',
    {
        timeout: GAME_MS,
    },
    async (t) => {
        assert.ok(SILENCE_MS + ANSWER_MS < NOTICED_MS, 'what the page waits for, however slow the machine is');
        const way = await openWay(here.server.address);
        t.after(() => way.close());
        const random = seeded(14);
        const person = await sitDown(way, 'yspahan');
        const {page} = person;
        const before = await chooseHalf(person, random);
        way.cut();
        await page.evaluate(noteLoss);
        const lostAfter = await page.evaluate(() => globalThis.lostAfter);
        console.log(`noticed after ${(lostAfter / 1000).toFixed(1)} s`);
        await isSaid(person);
        way.mend();
        await comeBack(person, before, random);
        await person.context.close();
    },
);
