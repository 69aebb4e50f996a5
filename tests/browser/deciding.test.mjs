// What a person reads and does when asked: a window in which nothing can be played says so, passing is a button of its
// own, and it can be chosen in advance for the rest of a turn.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {answer, isOver, openPerson, seeded, useServerAndBrowser} from './support.mjs';
import {createTable, shot} from './table.mjs';

const TEST_MS = 300000;
const SMALL = {width: 1280, height: 800};
const here = useServerAndBrowser();

/** A person at a new table with bots. */
async function sit(game = 'ys') {
    const person = await openPerson(here.browser, SMALL);
    const choose = (form) => form.selectOption('.create select[name=game]', game);
    await createTable(person, here.server, {player: 'Anna', name: 'Decided', choose});
    await person.page.click('[data-fill]');
    await person.page.click('[data-start]');
    await person.page.waitForSelector('.decide.mine');
    return person;
}

/** Goes for the characters: always the highest broker, to a palace. Runs in the page. */
function seekPalaces(chances) {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const wishes = {
        where: (offers) => offers.find(({dataset}) => dataset.value.startsWith('palace')) ?? offers[0],
        broker: (offers) => offers.toSorted((one, other) => other.dataset.value - one.dataset.value)[0],
        type: (offers) => offers.find(({dataset}) => dataset.value === 'pass'),
    };
    const clicked = [];
    for (const chance of chances) {
        const panel = document.querySelector('.panel');
        const [field] = panel?.dataset.missing.split(' ') ?? [];
        const offers = all(`[data-pick="${field}"]:not([aria-pressed="true"]):not(.clash)`);
        const send = document.querySelector('[data-send]:not([disabled]), .panel-pass [data-value="pass"]');
        const next = send ?? wishes[field]?.(offers) ?? offers[Math.floor(chance * offers.length)];
        if (!panel || !next) {
            break;
        }
        next.dispatchEvent(new MouseEvent('click', {bubbles: true}));
        clicked.push(field);
    }
    return clicked;
}

/** Answers until the page shows what is wanted. */
async function answerUntilSeen({page}, selector, random = seeded(11)) {
    const person = {page, plays: seekPalaces};
    while ((await page.locator(selector).count()) === 0) {
        if ((await answer(person, random)).length === 0) {
            await page.waitForTimeout(20);
        }
    }
}

for (const game of ['ys', 'yspahan', 'magna-carta']) {
    test(`${game} says beside what is asked why, and what follows`, {timeout: TEST_MS}, async () => {
        const person = await sit(game);
        const random = seeded(5);
        const silent = [];
        let decisions = 0;
        while (decisions < 25 && !(await isOver(person))) {
            const asked = await person.page.evaluate(() => {
                const panel = document.querySelector('.decide.mine .panel');
                const words = document.querySelector('.decide .preview, .decide .legend')?.textContent.trim();
                return panel && {words, stage: document.querySelector('.game').dataset.stage};
            });
            if (asked && !asked.words) {
                silent.push(asked.stage);
            }
            decisions += asked ? 1 : 0;
            if ((await answer(person, random)).length === 0) {
                await person.page.waitForTimeout(15);
            }
        }
        assert.ok(decisions > 4);
        assert.deepEqual(silent, []);
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}

test('where nothing can be played the page says so and why, and passing is a button of that name', {
    timeout: TEST_MS,
}, async () => {
    const person = await sit();
    const {page} = person;
    await answerUntilSeen(person, '.panel-pass');
    assert.match(await page.textContent('.situation'), /have no character to play/);
    assert.match(await page.textContent('.preview'), /You (hold no characters|won)|not to be played at this moment/);
    assert.equal(await page.locator('[data-send]').count(), 0);
    await shot(person, 'nothing_to_play_desktop');
    await page.getByRole('button', {name: /^(Pass|Go on|No more looks)$/}).click();
    await page.waitForFunction(() => document.querySelector('.log-lines').textContent.includes('Anna passes'));
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

test('sums stand beside rows and columns, and what decides ties on the cards', {timeout: TEST_MS}, async () => {
    const person = await sit();
    const {page} = person;
    await answerUntilSeen({page}, '.row-sum, .column-sum');
    const [sums, columns] = await page.evaluate(() => [
        [...document.querySelectorAll('.row-sum')].map(({textContent}) => textContent.trim()),
        [...document.querySelectorAll('.column-sum')].map(({lastChild}) => lastChild.textContent.trim()),
    ]);
    assert.ok(columns.length > 0 && sums.length >= columns.length);
    [...sums, ...columns].forEach((sum) => assert.match(sum, /^\d+(\+\?)?$/));
    const ties = await page.locator('.fact.before').allTextContents();
    assert.equal(ties.length, 4);
    ties.forEach((words) => assert.match(words, /ties \d/));
    assert.match(await page.textContent('.gauge-worth'), /^\d+·\d+·\d+·\d+$/);
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

test('whoever has chosen to pass for a turn is passed for, until choosing again', {timeout: TEST_MS}, async () => {
    const person = await sit();
    const {page} = person;
    await answerUntilSeen(person, '.panel-pass');
    const passes = () =>
        page.evaluate(() => document.querySelector('.log-lines').textContent.split('Anna passes').length);
    const before = await passes();
    // In one go: what it says stands there for as long as it waits, and that may be shorter than a way to the page.
    const [isChosen, says] = await page.evaluate(() => {
        document.querySelector('[data-in-advance]').click();
        return [
            document.querySelector('[data-in-advance]').checked,
            document.querySelector('.in-advance em')?.textContent,
        ];
    });
    assert.ok(isChosen);
    assert.match(says, /passing/i);
    await shot(person, 'pass_in_advance_desktop');
    await page.waitForFunction(
        (count) => document.querySelector('.log-lines').textContent.split('Anna passes').length > count,
        before,
    );
    assert.deepEqual(person.errors, []);
    await person.context.close();
});
