// What newcomers learn about the games before they play: on the first page, where all boards are seen at once, on an
// invitation, and in the waiting room. Also what the operator has to say to them.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {dahut} from '../server/commands.mjs';
import {isOpenToAll} from './axe.mjs';
import {DESKTOP, openPerson, PHONE, resize, useServerAndBrowser} from './support.mjs';
import {createTable, joinTable, shot, UNCHOSEN} from './table.mjs';

const TEST_MS = 300000;
const ACROSS = {width: 844, height: 390};
const here = useServerAndBrowser();

/** What of the cards of the games cannot be seen without scrolling. Runs in the page. */
function outOfSight() {
    const parts = ['.picture', 'h2', '.about-numbers', '[data-quick]', '[data-learn]'];
    return [...document.querySelectorAll('.game-card')].flatMap((card) =>
        parts.filter((part) => {
            const {top, bottom, left, right} = card.querySelector(part).getBoundingClientRect();
            return bottom - top < 12 || top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
        }),
    );
}

/** How many parts of the pictures move. Runs in the page. */
const moving = () =>
    document
        .getAnimations()
        .filter(({effect, playState}) => effect.target.closest('.picture') && playState === 'running').length;

test('all games are seen at once, each on its board, with what plays and teaches it', {timeout: TEST_MS}, async () => {
    const anna = await openPerson(here.browser);
    const {page} = anna;
    await page.goto(here.server.address);
    await page.waitForSelector('.game-card');
    assert.equal(await page.locator('.game-card .picture').count(), Object.keys(GAMES).length);
    assert.equal(
        await page.locator('.quick select[name=game]').count(),
        0,
        'nobody has to look for the games in a list',
    );
    for (const viewport of [DESKTOP, PHONE, ACROSS]) {
        await resize(page, viewport);
        assert.deepEqual(await page.evaluate(outOfSight), [], `${viewport.width}`);
        await fits(page);
    }
    assert.equal(await page.evaluate(moving), 0, 'nothing moves for who wants that');
    await page.emulateMedia({reducedMotion: 'no-preference'});
    assert.ok((await page.evaluate(moving)) > 0);
    await resize(page, DESKTOP);
    await page.click('[data-hold]');
    assert.equal(await page.evaluate(moving), 0, 'held');
    await page.reload();
    await page.waitForSelector('.game-card');
    assert.equal(await page.evaluate(moving), 0, 'and held the next time');
    await page.click('[data-hold]');
    assert.ok((await page.evaluate(moving)) > 0);
    await page.fill('.quick input[name=player]', 'Anna');
    await page.click('[data-quick=yspahan]');
    await page.waitForSelector('.game.yspahan');
    await page.goto(here.server.address);
    assert.equal(await page.inputValue('.create select[name=game]'), 'yspahan', 'the game of the last time');
    assert.deepEqual(anna.errors, []);
    await anna.context.close();
});

/** Opens the rules from here, reads them, and comes back. */
async function readRules(page, title, about = '.about-game') {
    await page.click(`${about} [data-rules]`);
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
    ys: [/face down/, /2 to 4 players\s· about 75 minutes/, /^Ys:/],
    yspahan: [/dice/, /2 to 4 players\s· about an hour/, /^Yspahan:/],
    'magna-carta': [/castle/, /2 to 4 players\s· about an hour/, /^Caylus Magna Carta:/],
};

test(
    'the lobby says what each game is, for how many and how long, and has its rules',
    {
        timeout: TEST_MS,
    },
    async () => {
        const anna = await openPerson(here.browser, PHONE);
        const {page} = anna;
        await page.goto(here.server.address);
        await page.waitForSelector('.game-card');
        for (const [game, [sentence, numbers, title]] of Object.entries(GAMES)) {
            const about = await page.textContent(`.quick [data-about=${game}]`);
            assert.match(about, sentence);
            assert.match(about.replace(/\s+/g, ' '), numbers);
            await readRules(page, title, `[data-about=${game}]`);
        }
        await fits(page);
        await isOpenToAll(page, 'the lobby with what a game is');
        await shot(anna, 'lobby_about_phone');
        await resize(page, DESKTOP);
        await shot(anna, 'lobby_about_desktop');
        assert.deepEqual(anna.errors, []);
        await anna.context.close();
    },
);

/** Which of these cannot be seen whole without scrolling. Runs in the page. */
function notInSight(selectors) {
    return selectors.filter((selector) => {
        const all = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
        return all.length === 0 || all.some(({top, bottom}) => bottom === top || top < 0 || bottom > innerHeight);
    });
}

test(
    'who waits sees seats, invitation and start, and whoever has sat down what is waited for',
    {timeout: TEST_MS},
    async () => {
        const [anna, ben] = [await openPerson(here.browser), await openPerson(here.browser, PHONE)];
        const link = await createTable(anna, here.server, {player: 'Anna', name: 'An evening', seed: UNCHOSEN});
        for (const viewport of [DESKTOP, PHONE, ACROSS]) {
            await resize(anna.page, viewport);
            const wanted = ['.seats .seat', '.room-invites .link-line', '[data-start]'];
            assert.deepEqual(await anna.page.evaluate(notInSight, wanted), [], `${viewport.width}`);
            await shot(anna, `room_${viewport.width}`);
        }
        assert.equal(await anna.page.locator('.room-terms .terms').isVisible(), false, 'the terms are one line');
        await joinTable(ben, link, 'Benedek');
        assert.equal(await ben.page.textContent('.waits-for'), 'You sit. Waiting for Anna to start.');
        assert.equal(await ben.page.locator('.room .link-line').first().isVisible(), false, 'guests need not invite');
        await ben.page.click('.room-terms summary');
        assert.equal(await ben.page.inputValue('.room .link-line input'), link, 'but may');
        assert.deepEqual(await ben.page.evaluate(notInSight, ['.seats .seat', '.waits-for']), []);
        await isOpenToAll(ben.page, 'the waiting room of a guest');
        assert.deepEqual([...anna.errors, ...ben.errors], []);
        await Promise.all([anna.context.close(), ben.context.close()]);
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

test('what the operator of the server has to say stands on the first page, too', {timeout: TEST_MS}, async () => {
    const announce = async (...text) => {
        const {status, stderr} = await dahut('announce', '--database', here.server.database, ...text);
        assert.equal(status, 0, stderr);
    };
    await announce('Tonight at ten we stop.');
    const anna = await openPerson(here.browser, PHONE);
    await anna.page.goto(here.server.address);
    const banner = anna.page.locator('[data-announced]');
    await banner.waitFor();
    assert.match(await banner.textContent(), /Tonight at ten we stop\./);
    await shot(anna, 'announced_phone');
    await isOpenToAll(anna.page, 'an announcement');
    await announce();
    await banner.waitFor({state: 'detached'});
    assert.deepEqual(anna.errors, []);
    await anna.context.close();
});
