// The short rules of each game on the page: in chapters, opened where the match stands, with every card.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openPerson, PHONE, resize, useServerAndBrowser} from './support.mjs';
import {pressInBar} from './states.mjs';
import {createTable, shot} from './table.mjs';

const TEST_MS = 300000;
const SMALL = {width: 1280, height: 800};
const here = useServerAndBrowser();
const GAMES = {
    ys: {name: 'ys', words: /Intriguer/, title: /Bidding/, drawn: 6},
    yspahan: {name: 'yspahan', words: /Caravanserai/, title: /.*/, drawn: 5},
    'magna-carta': {name: 'magna_carta', words: /Small Sawmill/, title: /first hand/, drawn: 6},
};

/** The drawn examples: how much each one holds, whether all of it is in sight, and its caption. Runs in the page. */
const drawings = () =>
    [...document.querySelectorAll('dialog .rules-drawing')].map((figure) => {
        const box = figure.getBoundingClientRect();
        const parts = [...figure.querySelectorAll('svg, ol')].map((part) => part.getBoundingClientRect());
        const isWhole = parts.every(({left, right, height}) => height > 0 && left >= box.left && right <= box.right);
        return {parts: parts.length, isWhole, says: figure.querySelector('figcaption').textContent};
    });

/** The brightest ground of an example or of a thing, from 0 to 255. Runs in the page. */
const brightestGround = () => {
    const grounds = [...document.querySelectorAll('dialog :is(.rules-drawing, .thing-icon)')].map((figure) =>
        getComputedStyle(figure).backgroundColor.match(/\d+/g).slice(0, 3).map(Number),
    );
    return Math.max(...grounds.flat());
};

/** Asserts that this many chapters have a drawing with a caption, all of it in sight. */
async function checkDrawings(page, wanted) {
    const found = await page.evaluate(drawings);
    assert.equal(found.length, wanted);
    for (const {parts, isWhole, says} of found) {
        assert.ok(parts > 0 && isWhole, says);
        assert.match(says, / /, 'words, and no key without any');
    }
}

for (const [game, {name, words, title, drawn}] of Object.entries(GAMES)) {
    test(`the rules of ${game} open where the match stands and lead to all chapters`, {timeout: TEST_MS}, async () => {
        const person = await openPerson(here.browser, SMALL);
        const {page} = person;
        const choose = (form) => form.selectOption('.create select[name=game]', game);
        await createTable(person, here.server, {player: 'Anna', name: 'Read', choose});
        await page.click('[data-fill]');
        await page.click('[data-start]');
        await page.click('[data-explain]');
        await page.waitForSelector('dialog .chapter:focus');
        assert.match(await page.textContent('dialog .chapter:focus h3'), title);
        await checkDrawings(page, drawn);
        await shot(person, `rules_${name}_desktop`);
        await page.evaluate(() => Object.assign(document.documentElement.dataset, {look: 'dark'}));
        assert.ok((await page.evaluate(brightestGround)) < 100, 'no white slab by night');
        await page.evaluate(() => Object.assign(document.documentElement.dataset, {look: 'light'}));
        await page.click('dialog .primary');
        await resize(page, PHONE);
        await pressInBar(page, '[data-rules]');
        assert.match(await page.textContent('dialog .rules-page'), words);
        assert.match(await page.textContent('dialog .rules-page'), /Rules of this table/);
        await checkDrawings(page, drawn);
        const chapters = await page.locator('dialog .chapters button').count();
        assert.ok(chapters >= 8);
        await page
            .locator('dialog .chapters button')
            .nth(chapters - 3)
            .click();
        assert.equal(await page.locator('dialog .chapter:focus').count(), 1);
        await shot(person, `rules_${name}_phone`);
        const sideways = await page.evaluate(() => {
            const dialog = document.querySelector('dialog');
            return Math.max(dialog.scrollWidth - dialog.clientWidth, document.documentElement.scrollWidth - innerWidth);
        });
        assert.ok(sideways <= 0);
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}
