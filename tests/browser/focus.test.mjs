// For people who play by keyboard: after every key the focus is on something. It never jumps to another choice, which a
// second press would make.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {GAME_NAMES} from '../../web-client/games/known_games.js';
import {patienceFor} from './patience.mjs';
import {sampled} from './sampled.mjs';
import {
    answer,
    becomes,
    chancesOf,
    isOver,
    openPerson,
    PHONE,
    seeded,
    useChances,
    useServerAndBrowser,
} from './support.mjs';
import {createTable} from './table.mjs';

const TEST_MS = 300000;
// A match may end sooner: passing all the time ends Caylus Magna Carta after some thirty presses.
const PRESSES = 40;
const LEAST_PRESSES = 10;
const SMALL = {width: 1280, height: 800};
const here = useServerAndBrowser();

/** The focused element, and its choice if it stands for one. Runs in the page. */
function focused() {
    const {
        activeElement: {dataset, localName},
    } = document;
    const {pick, value, drop} = dataset;
    return {localName, choice: pick || drop ? `${pick ?? 'drop'} ${value ?? drop}` : undefined};
}

/** Focuses one of the things that can be pressed now, preferably the last; returns nothing if there is none. */
function goTo(chance) {
    const send = document.querySelector('[data-send]:not([disabled])');
    const missing = document.querySelector('.panel')?.dataset.missing.split(' ') ?? [];
    const isThere = (element) => element.checkVisibility();
    const offers = missing
        .flatMap((field) => [...document.querySelectorAll(`[data-pick="${field}"]:not(.clash)`)])
        .filter((element) => element.ariaPressed !== 'true' && isThere(element));
    const types = [...document.querySelectorAll('.panel [data-pick="type"]')].filter(isThere);
    const [undo] = document.querySelectorAll('[data-undo]:not([disabled])');
    const all = offers.length > 0 ? offers : types;
    (send ?? all[Math.floor(chance * all.length)] ?? undo)?.focus();
    return document.activeElement.matches('[data-pick], [data-send], [data-undo]');
}

/** Whether the server has answered everything that was sent, and something is asked or the match is over. */
const isAnswered = () => document.querySelector('.decide.mine .panel, .score-sheet') !== null;

/** Asserts that the focus is on something, and not on another choice than before. */
async function isNotLost(page, before) {
    const after = await page.evaluate(focused);
    assert.notEqual(after.localName, 'body', `after ${before.choice}`);
    assert.ok([undefined, before.choice].includes(after.choice), `${before.choice} became ${after.choice}`);
}

for (const game of sampled(GAME_NAMES, 'focus')) {
    test(`${game} is played by keyboard, and the focus never falls or slips`, {timeout: TEST_MS}, async () => {
        const person = await openPerson(here.browser, SMALL);
        const {page} = person;
        const random = seeded(3);
        const choose = (form) => form.selectOption('.create select[name=game]', game);
        await createTable(person, here.server, {player: 'Anna', name: 'By keyboard', choose});
        await page.click('[data-fill]');
        await page.focus('[data-start]:not([disabled])');
        await page.keyboard.press('Enter');
        await page.waitForFunction(isAnswered);
        assert.notEqual((await page.evaluate(focused)).localName, 'body', 'the game begins');
        let presses = 0;
        const isInTime = patienceFor(`${PRESSES} presses`, TEST_MS);
        while (presses < PRESSES && !(await isOver(person))) {
            isInTime();
            const isThere = await page.evaluate(goTo, chancesOf(person, random)[0]);
            useChances(person, random);
            if (!isThere) {
                await page.waitForTimeout(15);
                continue;
            }
            presses += 1;
            const before = await page.evaluate(focused);
            await page.keyboard.press('Enter');
            await isNotLost(page, before);
            await page.waitForFunction(isAnswered);
            await isNotLost(page, before);
        }
        assert.ok(presses >= LEAST_PRESSES, `${presses} presses`);
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}

test(
    'a whole choice leads to what confirms it, which a key that is held down does not press',
    {
        timeout: TEST_MS,
    },
    async () => {
        const person = await openPerson(here.browser, SMALL);
        const {page, acts} = person;
        const choose = (form) => form.selectOption('.create select[name=game]', 'magna-carta');
        await createTable(person, here.server, {player: 'Anna', name: 'Held down', choose});
        await page.click('[data-fill]');
        await page.click('[data-start]:not([disabled])');
        await page.click('[data-pick=choice][data-value=keep]');
        await page.waitForSelector('.decide.mine .panel-types');
        const before = acts.length;
        for (const [card, key] of ['Enter', ' '].entries()) {
            await page.focus(`.road-card[data-pick=place] >> nth=${card}`);
            for (let times = 0; times < 3; times += 1) {
                await page.keyboard.down(key);
            }
            await page.keyboard.up(key);
        }
        assert.ok(await page.evaluate(() => document.activeElement.matches('[data-send]')));
        assert.equal(await page.locator('.road-card.chosen').count(), 1);
        assert.equal(acts.length, before);
        await page.keyboard.press('Enter');
        await page.waitForSelector('.road-card.chosen', {state: 'detached'});
        assert.equal(acts.at(-1).type, 'place_worker');
        assert.deepEqual(person.errors, []);
        await person.context.close();
    },
);

test('after a dialog the focus is back on the page', {timeout: TEST_MS}, async () => {
    const person = await openPerson(here.browser, SMALL, 'calm');
    const {page} = person;
    await createTable(person, here.server, {player: 'Anna', name: 'By keyboard'});
    await page.click('[data-fill]');
    await page.click('[data-start]');
    await page.waitForSelector('.panel');
    await page.focus('[data-explain]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog[open]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', {state: 'detached'});
    assert.notEqual((await page.evaluate(focused)).localName, 'body');
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

test('on a phone a dialog leads back to the button that hides its own', {timeout: TEST_MS}, async () => {
    const person = await openPerson(here.browser, PHONE);
    const {page} = person;
    await createTable(person, here.server, {player: 'Anna', name: 'By keyboard'});
    await page.click('[data-fill]');
    await page.click('[data-start]:not([disabled])');
    await page.waitForSelector('.decide.mine .panel');
    const isBack = () => page.waitForFunction(() => document.activeElement.matches('[data-more]'));
    for (const button of ['[data-settings]', '[data-tools]']) {
        await page.click('[data-more]');
        await page.focus(`.bar-more ${button}`);
        await page.keyboard.press('Enter');
        await page.waitForSelector('dialog[open] h2');
        if (button === '[data-tools]') {
            await page.focus('dialog [data-tool=stop]');
            await page.keyboard.press('Enter');
            await page.waitForSelector('dialog[open]:not(:has(h2))');
        }
        await page.keyboard.press('Escape');
        await isBack();
    }
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

test(
    'a ring shows what the keyboard can operate, not where the page has put the focus',
    {
        timeout: TEST_MS,
    },
    async () => {
        const person = await openPerson(here.browser, SMALL);
        const {page} = person;
        await createTable(person, here.server, {player: 'Anna', name: 'Ringed'});
        await page.click('[data-fill]');
        await page.focus('[data-start]:not([disabled])');
        await page.keyboard.press('Enter');
        await page.waitForSelector('.decide.mine .panel');
        const ringOf = (selector) =>
            page.evaluate((wanted) => {
                const element = document.querySelector(wanted);
                element.focus();
                return [element.matches(':focus-visible'), getComputedStyle(element).outlineStyle];
            }, selector);
        assert.deepEqual(await ringOf('.decide .situation'), [true, 'none']);
        assert.deepEqual(await ringOf('[data-settings]'), [true, 'solid']);
        assert.deepEqual(await ringOf('button.hand-slot'), [true, 'solid']);
        assert.deepEqual(person.errors, []);
        await person.context.close();
    },
);

/** Whether something is picked that can be taken back. Runs in the page. */
const isPicked = () => document.querySelector('.game :is([data-undo]:not(:disabled), [aria-pressed=true])') !== null;

/** Whether the focus is on something that answers what is asked, in the panel, on a board or in the hand. Runs in the
 *  page. */
const isAtAnswer = () => document.activeElement.closest('.decide .panel, .game [data-pick]') !== null;

for (const game of sampled(GAME_NAMES, 'keys after loading')) {
    test(
        `right after loading ${game} keys lead to what is asked, and a few Tabs to where it is answered`,
        {timeout: TEST_MS},
        async () => {
            const person = await openPerson(here.browser, SMALL);
            const {page} = person;
            const choose = (form) => form.selectOption('.create select[name=game]', game);
            await createTable(person, here.server, {player: 'Anna', name: 'At once', choose});
            await page.click('[data-fill]');
            await page.click('[data-start]:not([disabled])');
            const keys = '.game [data-key][aria-pressed]:not(:disabled)';
            const isInTime = patienceFor('until a key answers', TEST_MS);
            while ((await page.locator(keys).count()) === 0) {
                isInTime();
                await answer(person, seeded(3), 1);
                await page.waitForTimeout(20);
            }
            const load = async () => {
                await page.reload();
                await page.waitForSelector(keys);
                assert.ok(await page.evaluate(() => document.activeElement === document.body), 'nothing has the focus');
            };
            let tabs = 0;
            const tab = async () => {
                await page.keyboard.press('Tab');
                tabs += 1;
            };
            await load();
            await tab();
            assert.ok(await page.evaluate(() => document.activeElement.matches('[data-skip]')));
            await page.keyboard.press('Enter');
            while (!(await page.evaluate(isAtAnswer)) && tabs < 20) {
                await tab();
            }
            assert.ok(tabs <= 3, `${tabs} Tabs`);

            await load();
            await page.keyboard.press('ArrowDown');
            assert.ok(
                await page.evaluate(() => document.activeElement.matches('[data-grid] [data-cell]')),
                'an arrow leads there',
            );
            await load();
            const key = await page.getAttribute(keys, 'data-key');
            const before = person.acts.length;
            await page.keyboard.press(key);
            await becomes(async () => person.acts.length > before || (await page.evaluate(isPicked)), true, key);
            assert.deepEqual(person.errors, []);
            await person.context.close();
        },
    );
}
