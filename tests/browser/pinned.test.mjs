// Every thing of a game has a note that says what it is. It opens under the pointer, on focus, on a tap, and on a long
// press where a tap does something else. The note leads to the rules of the thing, by pointer, finger and key.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {broker, mouseOf, place, pointOn, sitDown} from './hands.mjs';
import {sampled} from './sampled.mjs';
import {answer, becomes, openPerson, PHONE, seeded, useServerAndBrowser} from './support.mjs';
import {createTable, shot} from './table.mjs';

const TEST_MS = 300000;
const SMALL = {width: 1280, height: 800};
const here = useServerAndBrowser();

/** Whether nobody else is asked. Then nothing moves until this person acts. */
const isCalm = () => document.querySelector('.player.asked:not(.own)') === null;

/** A person at a new table with bots. */
async function sit(game, viewport) {
    const person = await openPerson(here.browser, viewport);
    const choose = (form) => form.selectOption('.create select[name=game]', game);
    await createTable(person, here.server, {player: 'Anna', name: 'Said', choose});
    await person.page.click('[data-fill]');
    await person.page.click('[data-start]');
    await person.page.waitForSelector('.player.own.asked', {state: 'attached'});
    await person.page.waitForFunction(isCalm);
    return person;
}

const noted = async ({page}, words) => {
    const note = page.locator('.pinned:visible', {hasText: words});
    await note.waitFor();
    const box = await note.boundingBox();
    const {width, height} = page.viewportSize();
    assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height);
};

/** Moves the pointer off the boards. The note stays for a moment, so that its link can be reached. */
async function leaveBoards({page}) {
    await page.mouse.move(2, 2);
    await page.locator('.pinned').waitFor({state: 'hidden'});
}

const GAMES = {
    ys: [
        ['[data-at="character:1"]', /: /],
        ['[data-at="ship:2"]', /take its gems/],
        ['[data-at="gauge:green"]', /At the end the \w+ colour pays/],
        ['[data-at="row:2"]', /for the highest sum of this row/],
        ['.player .order', /place in the order/],
        ['.player .holding', /whoever has most of a colour/],
        ['.hand-slot', /counts for every sum/],
    ],
    yspahan: [
        ['.supervisor', /supervisor/i],
        ['.house', /Paddock/],
        ['.mount', /camel 1.*Row 1/i],
        ['.shop-sign', /When all its shops are filled/],
        ['[data-at="space:west3"]', /If the supervisor stops here/],
        ['.own-area .tile', /It costs/],
        ['.floor-name', /each die/],
        ['.player .count-camel', /Camels pay for buildings/],
    ],
    'magna-carta': [
        ['.castle', /tokens|points|dungeon/i],
        ['.prestige-plot', /points/],
        ['[data-at="card:0"]', /\(1\)|card 1/i],
        ['.provost-stand', /buildings beyond him/],
        ['.bridge', /whoever passes/],
        ['.player .holding', /worth a point/],
    ],
};

for (const [game, things] of sampled(Object.entries(GAMES), 'pinned')) {
    test(`the things of ${game} say what they are under the pointer`, {timeout: TEST_MS}, async () => {
        const person = await sit(game, SMALL);
        for (const [selector, words] of things) {
            await person.page.locator(selector).first().hover();
            await noted(person, words);
        }
        await shot(person, `pinned_${game.replace('-', '_')}_desktop`);
        await leaveBoards(person);
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}

/** Asserts that the rules are open at this chapter or thing, and closes them. */
async function rulesAt({page}, at) {
    await page.waitForSelector(`dialog ${at}:focus`);
    const {top, bottom} = await page.locator(`dialog ${at}:focus`).evaluate((place) => place.getBoundingClientRect());
    assert.ok(top >= 0 && Math.min(bottom, top + 40) <= page.viewportSize().height, `${at} is in sight`);
    assert.equal(await page.locator('.pinned:visible').count(), 0);
    await page.locator('dialog .primary').last().click();
    await page.waitForSelector('dialog', {state: 'detached'});
}

/** Where the note of each thing leads in the rules. */
const PLACES = {
    ys: [
        ['[data-at="character:1"]', '[data-chapter="characters"] [data-thing]'],
        ['[data-at="ship:2"]', '[data-chapter="quarters"]'],
        ['[data-at="gauge:green"]', '[data-chapter="market"]'],
        ['.player .order', '[data-chapter="order"]'],
    ],
    yspahan: [
        ['.souk-sign', '[data-chapter="goods"]'],
        ['.supervisor', '[data-chapter="supervisor"]'],
        ['.mount', '[data-chapter="caravan"]'],
        ['.house', '[data-chapter="buildings"] [data-thing="paddock"]'],
        ['.days li', '[data-chapter="week"]'],
        ['.piles .count', '[data-chapter="cards"]'],
    ],
    'magna-carta': [
        ['[data-at="card:0"]', '[data-chapter="neutral"] [data-thing]'],
        ['.provost-stand', '[data-chapter="provost"]'],
        ['.castle', '[data-chapter="castle"]'],
        ['[data-at="prestige:theatre"]', '[data-chapter="residences"] [data-thing="theatre"]'],
        ['.hand-card', '[data-chapter="buildings"] [data-thing]'],
    ],
};

for (const [game, places] of sampled(Object.entries(PLACES), 'to the rules')) {
    test(`the note of a thing of ${game} leads to its place in the rules`, {timeout: TEST_MS}, async () => {
        const person = await sit(game, SMALL);
        const {page} = person;
        for (const [selector, at] of places) {
            await leaveBoards(person);
            await page.locator(selector).first().hover();
            const link = page.locator('.pinned:visible [data-to-rules]');
            await link.waitFor();
            if (selector === places[0][0]) {
                await shot(person, `pinned_rules_${game.replace('-', '_')}_desktop`);
            }
            await link.click();
            await rulesAt(person, at);
        }
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}

test('what goes from the page takes its note with it', {timeout: TEST_MS}, async () => {
    const person = await sit('ys', SMALL);
    const {page} = person;
    await page.evaluate(() => {
        const passing = document.createElement('button');
        Object.assign(passing, {id: 'passing', title: 'Going soon', textContent: 'Going'});
        document.querySelector('.dock').prepend(passing);
    });
    await page.hover('#passing');
    await noted(person, /Going soon/);
    await page.evaluate(() => document.querySelector('#passing').remove());
    await page.locator('.pinned', {hasText: /Going soon/}).waitFor({state: 'hidden'});
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

/** Longer than the pointer must rest before a note opens. */
const RESTED_MS = 900;

test(
    'while a broker of Ys is picked up nothing stands over the places that is not asked for',
    {
        timeout: TEST_MS,
    },
    async () => {
        const person = await sitDown(here, SMALL);
        const {page} = person;
        const {click} = mouseOf(page);
        const isNoted = () => page.locator('.pinned:visible').count();
        await click(broker(3));
        await page.waitForSelector('.game[data-aiming]');
        for (const aimed of [place('palace2'), '[data-at="character:1"]']) {
            const {x, y} = await pointOn(page, aimed);
            await page.mouse.move(x, y, {steps: 4});
            await page.waitForTimeout(RESTED_MS);
            assert.equal(await isNoted(), 0, `${aimed} is in sight`);
        }
        await shot(person, 'pinned_aiming_desktop');
        await page.mouse.down();
        await page.mouse.up();
        await noted(person, /: /);
        await page.focus(place('palace2'));
        await page.keyboard.press('ArrowDown');
        await page.waitForTimeout(RESTED_MS);
        assert.equal(await isNoted(), 0, 'nor does the focus bring it');
        await page.keyboard.press('?');
        await noted(person, /highest sum|key \?/);
        await click('[data-undo]');
        await page.waitForSelector('.game:not([data-aiming])');
        const {x, y} = await pointOn(page, '[data-at="character:2"]');
        await page.mouse.move(x, y, {steps: 4});
        await noted(person, /: /);
        assert.deepEqual(person.errors, []);
        await person.context.close();
    },
);

test('a finger and a key follow the note to the rules as well', {timeout: TEST_MS}, async () => {
    const person = await sit('ys', PHONE);
    const {page} = person;
    await page.locator('[data-at="ship:1"]').tap();
    await page.locator('.pinned:visible').waitFor();
    await shot(person, 'pinned_rules_phone');
    await page.locator('.pinned [data-to-rules]').tap();
    await rulesAt(person, '[data-chapter="quarters"]');
    await person.context.close();
    const other = await sit('magna-carta', SMALL);
    await other.page.locator('.prestige-plot').first().focus();
    await other.page.keyboard.press('ArrowDown');
    await other.page.locator('.pinned:visible', {hasText: /key \?/}).waitFor();
    const name = await other.page.evaluate(() => document.activeElement.dataset.at.split(':')[1]);
    await other.page.keyboard.press('?');
    await rulesAt(other, `[data-thing="${name}"]`);
    assert.equal(await other.page.evaluate(() => document.activeElement.dataset.at), `prestige:${name}`);
    assert.deepEqual([...person.errors, ...other.errors], []);
    await other.context.close();
});

/** Holds a finger on the middle of this element long enough for a long press. */
async function longPress({page, context}, selector) {
    const piece = page.locator(selector).first();
    await piece.evaluate((element) => element.scrollIntoView({block: 'center'}));
    const {x, y, width, height} = await piece.boundingBox();
    const finger = await context.newCDPSession(page);
    const touchPoints = [{x: x + width / 2, y: y + height / 2}];
    await finger.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints});
    await page.locator('.pinned:visible').waitFor();
    await finger.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
}

test('a tap tells on a phone, and a long press where a tap does something', {timeout: TEST_MS}, async () => {
    const person = await sit('ys', PHONE);
    const {page} = person;
    await page.locator('[data-at="ship:1"]').tap();
    await noted(person, /take its gems/);
    await shot(person, 'pinned_ys_phone');
    await page.locator('.situation').tap();
    await page.locator('.pinned').waitFor({state: 'hidden'});
    for (let picks = 0; picks < 2; picks += 1) {
        await page.locator('button.hand-slot:enabled').last().tap();
    }
    await page.locator('[data-send]').tap();
    await page.waitForSelector('.decide:not(:has(.panel-bid))');
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

test(
    'a long press tells of what a tap would do, and does not do it; focus tells it too',
    {
        timeout: TEST_MS,
    },
    async () => {
        const person = await sit('magna-carta', PHONE);
        const {page} = person;
        await longPress(person, '.prestige-plot');
        await noted(person, /points/);
        assert.equal(await page.locator('dialog').count(), 0);
        await page.locator('.prestige-plot').first().tap();
        await page.waitForSelector('dialog');
        await page.locator('dialog .primary').tap();
        await page.keyboard.press('ArrowDown');
        await page.locator('.pinned:visible').waitFor();
        assert.deepEqual(person.errors, []);
        await person.context.close();
    },
);

/** A finger that can be put down, moved and lifted. */
async function fingerOf({context, page}) {
    const session = await context.newCDPSession(page);
    return (type, ...touchPoints) => session.send('Input.dispatchTouchEvent', {type, touchPoints});
}

test('a finger that stays on a broker tells of it, until it drags the broker away', {timeout: TEST_MS}, async () => {
    const person = await sit('ys', PHONE);
    const {page} = person;
    const random = seeded(4);
    const broker = page.locator('.hand-slot[data-drag]').last();
    const isPlacing = async () => (await broker.count()) > 0 || (await answer(person, random)).length < 0;
    await becomes(isPlacing, true, 'it is time to place');
    const {x, y, width, height} = await broker.boundingBox();
    const at = {x: x + width / 2, y: y + height / 2};
    const finger = await fingerOf(person);
    await finger('touchStart', at);
    await noted(person, /counts for every sum/);
    await finger('touchMove', {x: at.x, y: at.y - 60});
    await page.waitForSelector('.is-dragging');
    await page.locator('.pinned').waitFor({state: 'hidden'});
    await finger('touchEnd');
    await finger('touchStart', at);
    await finger('touchMove', {x: at.x, y: at.y - 60});
    await page.waitForSelector('.is-dragging');
    // Longer than a long press takes.
    await page.waitForTimeout(600);
    assert.equal(await page.locator('.pinned:visible').count(), 0, 'nor does a note come while it is dragged');
    await finger('touchEnd');
    assert.deepEqual(person.errors, []);
    await person.context.close();
});
