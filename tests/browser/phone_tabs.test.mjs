// A match on a phone, held upright and across: tabs below the board, a strip of scores that is always in sight, and a
// sheet that covers nothing that is asked about. phone.test.mjs looks for what is too small to read or touch.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isOpenToAll} from './axe.mjs';
import {patienceFor} from './patience.mjs';
import {sampled} from './sampled.mjs';
import {answer, DESKTOP, isOver, openPerson, PHONE, resize, seeded, useServerAndBrowser} from './support.mjs';
import {createTable, GAME_MS, shot} from './table.mjs';

const TEST_MS = 900000;
const NARROW = {width: 320, height: 568};
const ACROSS = {width: 844, height: 390};
const TABS = {
    ys: ['market', 'players', 'log'],
    yspahan: ['tower', 'caravan', 'players', 'log'],
    'magna-carta': ['castle', 'players', 'log'],
};
const here = useServerAndBrowser();

/** A person on a phone at a new table with three bots, as soon as something is asked. */
async function sit(game, viewport = PHONE, pace = 'off') {
    const person = await openPerson(here.browser, viewport, pace);
    const choose = (form) => form.selectOption('.create select[name=game]', game);
    await createTable(person, here.server, {player: 'Anna', name: 'In one hand', choose});
    await person.page.click('[data-fill]');
    await person.page.click('[data-start]');
    await person.page.waitForSelector('.decide.mine');
    return person;
}

/** Which tab is open, by its ARIA state and by what is visible. Runs in the page. */
function openTab() {
    const tabs = [...document.querySelectorAll('[role=tab]')];
    const panels = [...document.querySelectorAll('[role=tabpanel]')];
    const [selected, ...others] = tabs.filter((tab) => tab.getAttribute('aria-selected') === 'true');
    const shown = panels.filter((panel) => panel.checkVisibility());
    return {
        name: selected.dataset.tab,
        isOnlyOne: others.length === 0 && shown.length === 1,
        isItsPanel: selected.getAttribute('aria-controls') === shown[0]?.id,
        isLabelled: panels.every((panel) => document.getElementById(panel.getAttribute('aria-labelledby'))),
        stops: tabs.filter(({tabIndex}) => tabIndex === 0).length,
        focused: document.activeElement.dataset.tab,
    };
}

async function checkTab(page, name) {
    // The click of a tap comes a moment after the finger has gone.
    await page.waitForSelector(`[data-tab=${name}][aria-selected=true]`);
    const {focused, ...state} = await page.evaluate(openTab);
    assert.deepEqual(state, {name, isOnlyOne: true, isItsPanel: true, isLabelled: true, stops: 1});
    return focused;
}

/** How much of the open tab can be seen above the sheet. Runs in the page. */
function seenOfTab() {
    const [panel] = [...document.querySelectorAll('[role=tabpanel]')].filter((one) => one.checkVisibility());
    const {top, bottom} = panel.getBoundingClientRect();
    const sheet = document.querySelector('.dock').getBoundingClientRect().top;
    const strip = document.querySelector('.score-strip').getBoundingClientRect().bottom;
    return Math.min(bottom, sheet) - Math.max(top, strip);
}

/** What can be seen at several scroll positions. Runs in the page. */
function lookAround() {
    const places = [0, 150, document.documentElement.scrollHeight];
    return places.map((top) => {
        scrollTo({top, behavior: 'instant'});
        const box = document.querySelector('.score-strip').getBoundingClientRect();
        const dock = document.querySelector('.dock').getBoundingClientRect();
        const points = [...document.querySelectorAll('.strip-seat')].filter((seat) => {
            const {left, top: y, width, height} = seat.getBoundingClientRect();
            return seat.contains(document.elementFromPoint(left + width / 2, y + height / 2));
        });
        return {
            scores: points.length,
            isInSight: box.top >= 0 && box.bottom <= innerHeight,
            isSheetInSight: dock.top >= 0 && dock.bottom <= innerHeight + 1,
            isAcross: dock.left > innerWidth / 3,
            sideways: document.documentElement.scrollWidth - innerWidth,
        };
    });
}

/** Answers until something is asked in this stage. */
async function playUntil(person, stage) {
    const random = seeded(3);
    const isInTime = patienceFor(`until something is asked in ${stage}`, TEST_MS);
    while ((await person.page.locator(`.game[data-stage="${stage}"] .decide.mine`).count()) === 0) {
        isInTime();
        if ((await answer(person, random)).length === 0) {
            await new Promise((resolve) => setTimeout(resolve, 15));
        }
    }
}

/** The order cards on the players' cards and in the strip, by seat. Runs in the page. */
function orderCards() {
    const number = (element) => Number(element?.lastChild.textContent);
    const cards = [...document.querySelectorAll('.player[data-at]')].map((player) => [
        Number(player.dataset.at.split(':')[1]),
        number(player.querySelector('.order')),
    ]);
    const strip = [...document.querySelectorAll('[data-strip-seat]')].map((seat) => [
        Number(seat.dataset.stripSeat),
        number(seat.querySelector('.strip-order')),
    ]);
    const isSeen = [...document.querySelectorAll('.strip-order')].every((order) => {
        const [own, name] = [order, order.parentElement].map((element) => element.getBoundingClientRect());
        return own.width > 10 && own.left >= name.left && own.right <= name.right;
    });
    return {cards: cards.sort(), strip: strip.sort(), isSeen};
}

test('the strip says who stands before whom, before the first bid as well as later', {timeout: TEST_MS}, async () => {
    const person = await sit('ys');
    const {page} = person;
    for (const stage of ['bidding', 'placing']) {
        await playUntil(person, stage);
        for (const viewport of [NARROW, PHONE, ACROSS]) {
            await resize(page, viewport);
            const {cards, strip, isSeen} = await page.evaluate(orderCards);
            assert.deepEqual(strip, cards);
            assert.deepEqual(strip.map(([, card]) => card).sort(), [1, 2, 3, 4]);
            assert.ok(isSeen, `all of it in sight at ${viewport.width}`);
        }
        await resize(page, PHONE);
        await shot(person, `strip_order_${stage}`);
    }
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

for (const [game, names] of sampled(Object.entries(TABS), 'tabs')) {
    test(`${game} has tabs for fingers and keys, a strip of scores, and a sheet`, {timeout: TEST_MS}, async () => {
        const person = await sit(game);
        const {page} = person;
        for (const name of [...names].reverse()) {
            await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
            await page.tap(`[data-tab=${name}]`);
            await checkTab(page, name);
            const seen = await page.evaluate(seenOfTab);
            assert.ok(seen > 250, `${seen} px of ${name} are above the sheet`);
            await isOpenToAll(page, name);
            await shot(person, `tabs_${game.replace('-', '_')}_${name}_phone`);
        }
        await page.focus(`[data-tab=${names[0]}]`);
        for (const [key, at] of Object.entries({ArrowRight: 1, End: -1, ArrowLeft: -2, Home: 0})) {
            await page.keyboard.press(key);
            assert.equal(await checkTab(page, names.at(at)), names.at(at), key);
        }
        await page.keyboard.press('ArrowLeft');
        assert.equal(await checkTab(page, 'log'), 'log', 'from the first to the last');
        for (const viewport of [PHONE, NARROW, ACROSS]) {
            await resize(page, viewport);
            for (const name of names) {
                await page.tap(`[data-tab=${name}]`);
                await checkTab(page, name);
                const isAcross = viewport === ACROSS;
                const wanted = {scores: 4, isInSight: true, isSheetInSight: true, isAcross, sideways: 0};
                const seen = await page.evaluate(lookAround);
                assert.deepEqual(seen.slice(1), [wanted, wanted], `${name} at ${viewport.width}`);
            }
        }
        await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
        await isOpenToAll(page, 'across');
        await shot(person, `tabs_${game.replace('-', '_')}_across_phone`);
        await resize(page, DESKTOP);
        await page.waitForSelector('[role=tab]', {state: 'detached'});
        assert.equal(await page.locator('[role=tabpanel], [data-tab-panel][hidden], .score-strip:visible').count(), 0);
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}

/**
 * Elements asked about that no scrolling uncovers, or that are in a tab without a mark. Runs in the page.
 */
function outOfReach() {
    const missing = document.querySelector('.decide .panel')?.dataset.missing.split(' ').filter(Boolean) ?? [];
    const offered = missing.flatMap((field) => [
        ...document.querySelectorAll(`[data-pick${field === 'type' ? '' : `="${field}"`}]:not(:disabled)`),
    ]);
    const isMarked = (element) => {
        const tab = element.closest('[data-tab-panel][hidden]')?.dataset.tabPanel;
        const sign = tab ? `[data-tab=${tab}] .tab-asked` : element.closest('[hidden]') && '.hand-handle .tab-asked';
        return sign && document.querySelector(sign) !== null;
    };
    const isUncovered = (element) => {
        element.scrollIntoView({block: 'center', behavior: 'instant'});
        const {left, top, right, bottom} = element.getBoundingClientRect();
        const steps = [0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94];
        const isThere = (x, y) => element.contains(document.elementFromPoint(x, y));
        return steps.some((down) =>
            steps.some((across) => isThere(left + across * (right - left), top + down * (bottom - top))),
        );
    };
    const isReachable = (element) => (element.checkVisibility() ? isUncovered(element) : isMarked(element));
    const isHidden = offered.length > 0 && !offered.some((element) => element.checkVisibility());
    const lost = offered.filter((element) => !isReachable(element));
    return {
        count: offered.length,
        lost: [...(isHidden ? ['nothing of it is shown'] : []), ...lost.map((one) => one.outerHTML.slice(0, 160))],
    };
}

/** The games and phones with which the test of what is asked about runs. */
const ASKED = [
    ['ys', NARROW],
    ['yspahan', PHONE],
    ['magna-carta', PHONE],
    ['ys', ACROSS],
];

for (const [game, viewport] of sampled(ASKED, 'asked')) {
    const name = `whatever ${game} asks about can be brought out from under the sheet, ${viewport.width} px wide`;
    test(name, {timeout: GAME_MS}, async () => {
        const person = await sit(game, viewport);
        const {page} = person;
        const random = seeded(11);
        let looked = 0;
        const isInTime = patienceFor('a whole game in which all that is asked about is looked at', GAME_MS);
        while (!(await isOver(person))) {
            isInTime();
            const {count, lost} = await page.evaluate(outOfReach);
            assert.deepEqual(lost, []);
            looked += count;
            if ((await answer(person, random, 1)).length === 0) {
                await new Promise((resolve) => setTimeout(resolve, 15));
            }
        }
        assert.ok(looked > 50, `${looked} things were looked at`);
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}

/** Looks at the players instead of the log, and says how many lines it had just then. Runs in the page. */
function leaveLog() {
    const lines = document.querySelectorAll('.log-lines li').length;
    document.querySelector('[data-tab=players]').click();
    return lines;
}

/** What the tab counts as new, and the lines of the log at the same moment: others go on. Runs in the page. */
const countFresh = () => ({
    counted: Number(document.querySelector('[data-tab=log] .tab-fresh [aria-hidden]').textContent),
    lines: document.querySelectorAll('.log-lines li').length,
});

test('a choice by key leaves the boards of a phone where they are', {timeout: TEST_MS}, async () => {
    const person = await sit('yspahan', PHONE);
    const {page} = person;
    const random = seeded(3);
    const choice = page.locator('.dock [data-leads^="[data-send]"]:not(:disabled)').first();
    const isInTime = patienceFor('a choice that is confirmed', TEST_MS);
    while ((await choice.count()) === 0) {
        isInTime();
        if ((await answer(person, random, 1)).length === 0) {
            await page.waitForTimeout(15);
        }
    }
    await page.evaluate(() => scrollTo(0, 0));
    await choice.evaluate((button) => button.focus({preventScroll: true}));
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-send]:focus');
    assert.equal(await page.evaluate(() => scrollY), 0);
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

test('the log counts what is new in it, until it is looked at', {timeout: TEST_MS}, async () => {
    const person = await sit('ys');
    const {page} = person;
    const fresh = page.locator('[data-tab=log] .tab-fresh');
    const random = seeded(3);
    for (let looks = 0; looks < 2; looks += 1) {
        await page.tap('[data-tab=log]');
        await checkTab(page, 'log');
        assert.equal(await fresh.count(), 0);
        const seen = await page.evaluate(leaveLog);
        while ((await fresh.count()) === 0) {
            await answer(person, random);
            await page.waitForTimeout(20);
        }
        await page.waitForSelector('.decide.mine');
        const {counted, lines} = await page.evaluate(countFresh);
        assert.equal(counted, lines - seen);
    }
    // The memory aid stands in the same place, and is not the log.
    await page.locator('.log-tab [value=memory]').evaluate((radio) => radio.click());
    await page.tap('[data-tab=log]');
    await checkTab(page, 'log');
    assert.equal(await fresh.count(), 1);
    await page.check('.log-tab [value=log]');
    assert.equal(await fresh.count(), 0);
    await person.context.close();
});
