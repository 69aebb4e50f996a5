// Checks the main states of the pages with axe-core, dark and light, so that screen readers and other aids can use
// them.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {GAME_NAMES} from '../../web-client/games/known_games.js';
import {bringAxe, isOpenToAll} from './axe.mjs';
import {patienceFor} from './patience.mjs';
import {sampled} from './sampled.mjs';
import {visitStates} from './states.mjs';
import {answer, openPerson, PHONE, seeded, TABLET, useServerAndBrowser} from './support.mjs';
import {createTable} from './table.mjs';

const TEST_MS = 900000;
/** A tablet uses the phone page. The drawings made only for tablets are the same in every game. */
const DEVICES = [
    {device: 'desktop', viewport: {width: 1280, height: 800}, games: GAME_NAMES},
    {device: 'phone', viewport: PHONE, games: GAME_NAMES},
    {device: 'tablet', viewport: TABLET, games: ['yspahan']},
];
const VISITS = DEVICES.flatMap(({games, ...seen}) => games.map((game) => ({...seen, game})));
const here = useServerAndBrowser();

/** Lists what axe finds, one line for each kind and element. Runs in the page. */
async function judge() {
    const {passes, violations} = await globalThis.axe.run(document, {resultTypes: ['violations', 'passes']});
    const lines = violations.flatMap(({id, nodes}) =>
        nodes.map(({target, any, all, none}) => `${id}: ${target} – ${[...any, ...all, ...none][0]?.message ?? ''}`),
    );
    return {passed: passes.length, lines};
}

for (const {device, viewport, game} of sampled(VISITS, 'what bars nobody')) {
    test(`nothing bars anybody from ${game} on a ${device}`, {timeout: TEST_MS}, async () => {
        const found = {};
        let passed = 0;
        const person = await visitStates(here, game, viewport, async (name, page) => {
            await bringAxe(page);
            for (const colorScheme of ['dark', 'light']) {
                await page.emulateMedia({colorScheme});
                const verdict = await page.evaluate(judge);
                passed += verdict.passed;
                if (verdict.lines.length > 0) {
                    found[`${name}, ${colorScheme}`] = verdict.lines;
                }
            }
        });
        assert.ok(passed > 100, 'the rules were applied');
        assert.deepEqual(found, {});
        await person.context.close();
    });
}

/** Sits down at a table of Yspahan and waits until `selector` can be pressed. */
async function sitUntil(selector, viewport) {
    const person = await openPerson(here.browser, viewport);
    const choose = (page) => page.selectOption('.create select[name=game]', 'yspahan');
    await createTable(person, here.server, {player: 'Anna', name: 'By name', choose});
    await person.page.click('[data-fill]');
    await person.page.click('[data-start]:not([disabled])');
    const random = seeded(2);
    const isInTime = patienceFor(`until ${selector} is there`, TEST_MS);
    while ((await person.page.locator(selector).count()) === 0) {
        isInTime();
        await answer(person, random, 1);
        await person.page.waitForTimeout(20);
    }
    return person;
}

test('the spaces for the supervisor are called what they look like', {timeout: TEST_MS}, async () => {
    for (const {viewport} of DEVICES.slice(0, 2)) {
        const person = await sitUntil('.use.move_supervisor', viewport);
        const {page} = person;
        await page.evaluate(() => document.querySelector('.use.move_supervisor').click());
        await page.waitForSelector('.space-target');
        await isOpenToAll(page, 'where the supervisor goes');
        await person.context.close();
    }
});
