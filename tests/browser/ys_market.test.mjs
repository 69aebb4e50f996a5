// The market of Ys at its fullest: the sums of four sides in a row can be read, in every language.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {LANGUAGES} from '../../web-client/app/words/language.js';
import {DESKTOP, hasLetters, openPerson, PHONE, useServerAndBrowser} from './support.mjs';
import {createTable, shot} from './table.mjs';

const TEST_MS = 300000;
// The room that the hints of a first game leave on a page of this width.
const LOW = {width: 1180, height: 640};
const here = useServerAndBrowser();

/** Replaces the market of the match with one of the same size that has all sides in all rows. Runs in the page. */
async function fillMarket() {
    // Use the page's own modules, which have learned its words.
    const own = (path) => import(new URL(`../../${path}`, document.querySelector('script[type=module]').src));
    const {render} = await own('vendor/lit-html/lit-html.js');
    const {market} = await own('games/ys/market.js');
    const full = document.createElement('div');
    full.style.display = 'contents';
    const broker = (side, row) => ({
        side,
        face: side === 0 ? 'up' : 'down',
        where: `${['blue', 'green', 'yellow', 'red'][side]}${row}`,
        ...(side === 0 ? {value: 4} : {}),
    });
    const brokers = [1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((side) => broker(side, row)));
    const view = {
        brokers: {...brokers},
        rows: {1: 'blue', 2: 'white', 3: 'black'},
        quotations: [8, 8, 8, 8],
        projected_quotations: {},
    };
    const seats = ['Anna', 'Bea', 'Cleo', 'Dora'].map((player) => ({player, connected: true}));
    render(market({view, counted: view, seats, events: [], ghosts: [], targets: new Map()}), full);
    document.querySelector('svg.market').replaceWith(full);
}

/** What overlaps something else in the stalls of the rows, or reaches outside them. Runs in the page. */
function crowded() {
    return [...document.querySelectorAll('.market-row')].flatMap((row) => {
        const stall = row.querySelector('.row-stall').getBoundingClientRect();
        const parts = [...row.querySelectorAll('.row-number, .row-side, .row-sum, :scope > .gem')];
        const boxes = parts.map((part) => ({part, box: part.getBoundingClientRect()}));
        // The box of a text is a little higher than its letters.
        const over = ({box: one}, {box: other}) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
        const named = ({part}) => `${part.getAttribute('class')} ${part.textContent.trim()}`;
        const pairs = boxes.flatMap((one, index) =>
            boxes
                .slice(index + 1)
                .filter((other) => over(one, other))
                .map((other) => `${named(one)} | ${named(other)}`),
        );
        const outside = boxes.filter(
            ({box}) => box.left < stall.left - 1 || box.right > stall.right + 1 || box.bottom > stall.bottom + 1,
        );
        return [...pairs, ...outside.map(named)];
    });
}

test('the sums of four sides in a row of the market never lie over each other', {timeout: TEST_MS}, async () => {
    const anna = await openPerson(here.browser);
    const {page} = anna;
    await createTable(anna, here.server, {player: 'Anna', name: 'Crowded'});
    await page.click('[data-fill]');
    await page.click('[data-start]');
    await page.waitForSelector('.decide.mine');
    for (const code of Object.keys(LANGUAGES)) {
        await page.evaluate((chosen) => localStorage.setItem('dahut.language', chosen), code);
        for (const [name, size] of Object.entries({desktop: DESKTOP, low: LOW, phone: PHONE})) {
            await page.setViewportSize(size);
            await page.reload();
            await page.waitForSelector('.decide.mine');
            // The page remembers the tab.
            if (size === PHONE && (await page.getAttribute('[data-tab=market]', 'aria-selected')) !== 'true') {
                await page.click('[data-tab=market]');
            }
            await hasLetters(page);
            await page.evaluate(fillMarket);
            assert.equal(await page.locator('.market .row-sum').count(), 12);
            assert.match(await page.textContent('.market .row-number'), / \d$|^\d\. /, 'in words');
            assert.deepEqual(await page.evaluate(crowded), [], `${code}, ${name}`);
            await shot(anna, `ys_market_full_${code}_${name}`);
        }
    }
    assert.deepEqual(anna.errors, []);
    await anna.context.close();
});
