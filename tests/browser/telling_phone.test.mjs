// On a phone whatever a beat points at is moved out from under the sheet and out of closed tabs, and a tab that the
// player has chosen stays open. Over a whole match of Yspahan, which has the most in tabs.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {patienceFor} from './patience.mjs';
import {answer, becomes, isOver, openPerson, PHONE, seeded, useServerAndBrowser} from './support.mjs';
import {createTable, GAME_MS, shot} from './table.mjs';

const EVENING = Date.parse('2026-05-04T20:00:00Z');
const AN_HOUR = 3600000;
/** The least number of beats in a match, whatever is dealt. */
const BEATS_LEAST = 60;
const here = useServerAndBrowser();

/** Somebody on a phone with three bots. The page's clock is stopped, so beats move on by key alone. */
async function sit() {
    const person = await openPerson(here.browser, PHONE, 'calm');
    await person.page.clock.install({time: EVENING});
    await person.page.clock.pauseAt(EVENING + AN_HOUR);
    const choose = (page) => page.selectOption('.create select[name=game]', 'yspahan');
    await createTable(person, here.server, {player: 'Anna', name: 'Told in one hand', choose});
    await person.page.click('[data-fill]');
    await person.page.click('[data-start]');
    await person.page.waitForSelector('.game');
    return person;
}

/**
 * What is told, the places it points at other than players, and which of them are in a closed tab or out of sight. Runs
 * in the page.
 */
function look() {
    const told = document.querySelector('.telling')?.textContent.replace(/\s+/g, ' ').trim();
    const [strip, sheet] = ['.score-strip', '.dock'].map((one) => document.querySelector(one).getBoundingClientRect());
    const lit = [...document.querySelectorAll('[data-at][data-lit]')].map((element) => {
        const {at} = element.dataset;
        // A beat about a souk points at its sign.
        const shown = document.querySelector(`[data-anchor="${at}"]`) ?? element;
        const {top, bottom, height} = shown.getBoundingClientRect();
        const isSeen = height > 0 && top >= strip.bottom - 1 && bottom <= sheet.top + 1;
        return {at, isSeen, isClosed: element.closest('[data-tab-panel][hidden]') !== null};
    });
    const places = lit.filter(({at}) => !at.startsWith('player:'));
    const open = document.querySelector('[role=tab][aria-selected=true]')?.dataset.tab;
    const players = lit.length - places.length;
    const lightInStrip = document.querySelectorAll('.strip-seat[data-lit]').length;
    return {told, open, places, players, lightInStrip};
}

/** What is wrong with how a beat is shown. */
function wrongWith({told, places, players, lightInStrip}) {
    const closed = places.filter(({isClosed}) => isClosed).map(({at}) => `${at} is in a closed tab`);
    // If the places are too far apart for a small window, one of them in sight is enough.
    const isSeen = places.length === 0 || places.some((place) => place.isSeen);
    const unlit = players === lightInStrip ? [] : [`${lightInStrip} of ${players} players in the strip`];
    return [...closed, ...(isSeen ? [] : [`${places.map(({at}) => at)} out of sight`]), ...unlit].map(
        (words) => `${words}: ${told}`,
    );
}

/** Answers, and moves beats on by key, until this is so; checks every beat once. */
async function playUntil(person, isSo, lookAt = () => {}) {
    const random = seeded(5);
    let last;
    const isInTime = patienceFor('until it is so', GAME_MS);
    for (;;) {
        isInTime();
        const seen = await person.page.evaluate(look);
        if (seen.told && seen.told !== last) {
            lookAt(seen);
        }
        if (await isSo(seen)) {
            return;
        }
        last = seen.told;
        if (seen.told) {
            await person.page.keyboard.press('ArrowRight');
        } else if ((await answer(person, random, 1)).length === 0) {
            await person.page.waitForTimeout(15);
        }
    }
}

test('whatever is told on a phone is in sight, over a whole match', {timeout: GAME_MS}, async () => {
    const person = await sit();
    const wrong = [];
    const tabs = new Set();
    let beats = 0;
    await playUntil(
        person,
        () => isOver(person),
        (seen) => {
            beats += 1;
            tabs.add(seen.open);
            wrong.push(...wrongWith(seen));
        },
    );
    assert.deepEqual(wrong, []);
    assert.ok(beats > BEATS_LEAST, `${beats} beats`);
    assert.ok(tabs.has('tower') && tabs.has('caravan'), [...tabs].join());
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

/** How many lines are told, and how many of them lie beside the panel or cannot be scrolled to. Runs in the page. */
function linesTold() {
    const body = document.querySelector('.telling-body');
    const lines = [...(body?.querySelectorAll('.telling-lines li') ?? [])];
    const {left, right, top} = body?.getBoundingClientRect() ?? {};
    const isCut = (line) => {
        const box = line.getBoundingClientRect();
        return box.left < left || box.right > right + 1 || box.bottom - top > body.scrollHeight + 1;
    };
    return {lines: lines.length, cut: lines.filter(isCut).length};
}

test('held upright and across, no line of what is told is cut', {timeout: GAME_MS}, async () => {
    const person = await sit();
    const {page} = person;
    // A roll has a line for each row of the tower.
    await playUntil(person, async () => (await page.evaluate(linesTold)).lines >= 4);
    for (const size of [PHONE, {width: 844, height: 390}, {width: 568, height: 320}]) {
        await page.setViewportSize(size);
        assert.equal((await page.evaluate(linesTold)).cut, 0, `${size.width} x ${size.height}`);
    }
    await shot(person, 'yspahan_roll_told_phone');
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

/** Waits until this tab is open: the click of a tap comes a moment after the finger has gone. */
const isOpen = (page, tab) => page.waitForSelector(`[data-tab=${tab}][aria-selected=true]`);

/** Skips until something is asked. While bots play, more is told after each skip, and the clock is stopped. */
async function skipAll(page) {
    const skip = async () => {
        await page.keyboard.press('Escape');
        return page.locator('.decide.mine:not(.telling)').count();
    };
    await becomes(skip, 1, 'something is asked');
}

test('a tab that opened for what is told closes again, and one that was chosen stays', {timeout: GAME_MS}, async () => {
    const person = await sit();
    const {page} = person;
    const isInCaravan = ({told, places}) => told && places.some(({at}) => at.startsWith('c') && at !== 'calendar');
    await playUntil(person, isInCaravan);
    const {open} = await page.evaluate(look);
    assert.equal(open, 'caravan');
    await shot(person, 'yspahan_told_caravan_phone');
    await skipAll(page);
    await becomes(async () => (await page.evaluate(look)).open, 'tower', 'as before');
    await page.tap('[data-tab=players]');
    await isOpen(page, 'players');
    // On a phone the button is in a menu.
    await page.locator('[data-again]').dispatchEvent('click');
    await page.waitForSelector('.telling');
    await page.tap('[data-tab=log]');
    await isOpen(page, 'log');
    // While a tab has the focus, arrows move along the tabs.
    await page.evaluate(() => document.activeElement.blur());
    await playUntil(
        person,
        ({told}) => !told,
        ({open: tab}) => assert.equal(tab, 'log', 'chosen while it is told'),
    );
    assert.deepEqual(person.errors, []);
    await person.context.close();
});
