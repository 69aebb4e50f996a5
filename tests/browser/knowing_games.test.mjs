// What newcomers learn about the games before they play: in the lobby, where one choice of the game applies to the
// whole page, on an invitation, and in the waiting room.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isOpenToAll} from './axe.mjs';
import {DESKTOP, openPerson, PHONE, useServerAndBrowser} from './support.mjs';
import {createTable, shot} from './table.mjs';

const TEST_MS = 300000;
const here = useServerAndBrowser();

const chosen = (page) => page.locator('select[name=game]').evaluateAll((found) => found.map(({value}) => value));

test(
    'whichever list of games is used, the whole page is about the game that was chosen',
    {
        timeout: TEST_MS,
    },
    async () => {
        const anna = await openPerson(here.browser);
        const {page} = anna;
        await page.goto(here.server.address);
        await page.waitForSelector('.create select[name=game]');
        assert.deepEqual(await chosen(page), ['ys', 'ys']);
        await page.selectOption('.create select[name=game]', 'magna-carta');
        assert.deepEqual(await chosen(page), ['magna-carta', 'magna-carta']);
        await page.selectOption('.quick select[name=game]', 'ys');
        await page.selectOption('.quick select[name=game]', 'yspahan');
        assert.deepEqual(await chosen(page), ['yspahan', 'yspahan']);
        await page.fill('.quick input[name=player]', 'Anna');
        await page.click('[data-create]');
        await page.waitForSelector('.room .seats');
        assert.match(await page.textContent('.room .eyebrow'), /^\s*Yspahan/);
        assert.deepEqual(anna.errors, []);
        await anna.context.close();
    },
);

/** Opens the rules from here, reads them, and comes back. */
async function readRules(page, title) {
    await page.click('.about-game [data-rules]');
    assert.match(await page.textContent('dialog h2'), title);
    assert.ok((await page.locator('dialog .chapters button').count()) >= 8);
    await page.click('dialog .primary');
    await page.waitForSelector('dialog', {state: 'detached'});
}

/** Asserts that nothing is wider than the window. */
async function fits(page) {
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(sideways <= 0);
}

const GAMES = {
    ys: [/face down/, /2 to 4 players · about 75 minutes/, /^Ys:/],
    yspahan: [/dice/, /2 to 4 players · about an hour/, /^Yspahan:/],
    'magna-carta': [/castle/, /2 to 4 players · about an hour/, /^Caylus Magna Carta:/],
};

test(
    'the lobby says what the chosen game is, for how many and how long, and has its rules',
    {
        timeout: TEST_MS,
    },
    async () => {
        const anna = await openPerson(here.browser, PHONE);
        const {page} = anna;
        await page.goto(here.server.address);
        await page.waitForSelector('.quick select[name=game]');
        for (const [game, [sentence, numbers, title]] of Object.entries(GAMES)) {
            await page.selectOption('.quick select[name=game]', game);
            const about = await page.textContent(`.quick [data-about=${game}]`);
            assert.match(about, sentence);
            assert.match(about.replace(/\s+/g, ' '), numbers);
            await readRules(page, title);
        }
        await fits(page);
        await isOpenToAll(page, 'the lobby with what a game is');
        await shot(anna, 'lobby_about_phone');
        await page.setViewportSize(DESKTOP);
        await shot(anna, 'lobby_about_desktop');
        assert.deepEqual(anna.errors, []);
        await anna.context.close();
    },
);

test(
    'whoever is invited knows what to before sitting down, and no variant reads as if it were on',
    {
        timeout: TEST_MS,
    },
    async () => {
        const [anna, ben] = [await openPerson(here.browser), await openPerson(here.browser, PHONE)];
        const link = await createTable(anna, here.server, {player: 'Anna', name: 'What is it'});
        await ben.page.goto(link);
        for (const {page} of [anna, ben]) {
            await page.waitForSelector('[data-about=ys]');
            await readRules(page, /^Ys:/);
            await fits(page);
        }
        await isOpenToAll(ben.page, 'an invitation with what the game is');
        await shot(ben, 'join_about_phone');
        await anna.page.click('.table-options summary');
        const rules = await anna.page.locator('.table-options dt').allTextContents();
        assert.ok(rules.includes('King’s Favour: off') && rules.includes('Queen: one area'), rules.join(', '));
        assert.deepEqual(
            rules.filter((rule) => /Quarters|Neutral/.test(rule)),
            [],
            'four play',
        );
        await isOpenToAll(anna.page, 'the waiting room with what the game is');
        await shot(anna, 'room_about_desktop');
        assert.deepEqual([...anna.errors, ...ben.errors], []);
        await Promise.all([anna.context.close(), ben.context.close()]);
    },
);
