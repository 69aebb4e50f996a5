// The pages on a tablet held upright: the boards are large and entirely above the sheet, their texts can be read,
// nothing makes the page scroll sideways, and a long table name stays on its line. Held across, and in windows of its
// size, the boards are large as well. No question moves the boards, be it there or at a desk.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {LANGUAGES} from '../../web-client/app/words/language.js';
import {GAME_NAMES} from '../../web-client/games/known_games.js';
import {cutWords} from './cut_words.mjs';
import {patienceFor} from './patience.mjs';
import {sampled} from './sampled.mjs';
import {boardSide, LEAST_BOARD, NARROW_ACROSS, tooSmall} from './sizes.mjs';
import {Staying} from './staying.mjs';
import {answer, becomes, DESKTOP, isOver, openPerson, resize, seeded, TABLET, useServerAndBrowser} from './support.mjs';
import {visitStates} from './states.mjs';
import {createTable} from './table.mjs';

const TEST_MS = 900000;
const LEAST = {text: 11.9, drawn: 9, touch: 43.5};
/** As long as a name may be. */
const LONG = 'The long evening of all who came to thee';
const NAME = 'Maximiliana-Kunigunde-Io';
const ACROSS = [
    {width: 1024, height: 768},
    {width: 1180, height: 820},
];
/** The states in which the side is checked: one with little in it, and one with all that it may hold. */
const BESIDE = new Set(['asked', 'finished']);
const here = useServerAndBrowser();

/** What covers something else, is cut off, or is smaller than it should be. Runs in the page. */
function outOfPlace() {
    const boxOf = (selector) => document.querySelector(selector)?.getBoundingClientRect();
    const [board, sheet, tabs] = ['.city, .road', '.decide', '.tabs'].map(boxOf);
    const heights = [...document.querySelectorAll('.city textPath')].map((name) => {
        const {a, b} = name.getScreenCTM();
        return Math.hypot(a, b) * parseFloat(getComputedStyle(name).fontSize);
    });
    return {
        smallNames: heights.filter((height) => height < 9),
        isBoardNarrow: Math.max(board.width, board.height) < 0.7 * innerWidth,
        isBoardCovered: board.bottom > sheet.top + 1,
        areTabsCovered: tabs.bottom > sheet.top + 1,
        cutCards: [...document.querySelectorAll('.hand-card')].filter(
            (card) => card.getBoundingClientRect().right > innerWidth - 4,
        ).length,
    };
}

/** What at the side overlaps the boards, although both have room. Runs in the page. */
function beyondSide() {
    const {left} = document.querySelector('.game-main').getBoundingClientRect();
    const parts = [...document.querySelectorAll('.game-side *')].filter((part) => part.checkVisibility());
    const beyond = parts.filter((part) => part.getBoundingClientRect().right > left);
    return beyond.map((part) => part.getAttribute('class'));
}

/** Costs of prestige buildings that reach under their points. Runs in the page. */
function overPoints() {
    const plots = [...document.querySelectorAll('.prestige-plot')].filter((plot) => plot.checkVisibility());
    const isOver = (plot) => {
        const {left} = plot.querySelector('.prestige-points').getBoundingClientRect();
        return [...plot.querySelectorAll('.cost-part')].some((part) => part.getBoundingClientRect().right > left);
    };
    return plots.filter(isOver).map((plot) => plot.textContent.replace(/\s+/g, ' ').trim());
}

const IN_PLACE = {smallNames: [], isBoardNarrow: false, isBoardCovered: false, areTabsCovered: false, cutCards: 0};

for (const game of sampled(GAME_NAMES, 'tablet')) {
    test(`${game} can be read and touched on a tablet`, {timeout: TEST_MS}, async () => {
        const found = {};
        const person = await visitStates(here, game, TABLET, async (name, page) => {
            const {text, touch, sideways} = await page.evaluate(tooSmall, LEAST);
            const cut = await page.evaluate(cutWords);
            const wrong = [...text, ...touch, ...cut, ...(sideways > 0 ? [sideways] : [])];
            if (wrong.length > 0) {
                found[name] = wrong;
            }
            if (name === 'asked') {
                assert.deepEqual(await page.evaluate(outOfPlace), IN_PLACE);
            }
            if (BESIDE.has(name)) {
                for (const across of ACROSS) {
                    await resize(page, across);
                    assert.deepEqual(await page.evaluate(beyondSide), []);
                    assert.deepEqual(await page.evaluate(overPoints), []);
                }
                for (const across of NARROW_ACROSS) {
                    await resize(page, across);
                    const side = await page.evaluate(boardSide);
                    assert.ok(side >= LEAST_BOARD, `a board of ${side} at ${across.width} x ${across.height}, ${name}`);
                }
                await resize(page, TABLET);
            }
        });
        assert.deepEqual(found, {});
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}

/** How many lines the title has, and whether it stays clear of what follows it. Runs in the page. */
function titleStands() {
    const title = document.querySelector('.top-middle h1');
    const {top, bottom, right} = title.getBoundingClientRect();
    const bar = document.querySelector('.top').getBoundingClientRect();
    return {
        isOneLine: bottom - top < 1.8 * parseFloat(getComputedStyle(title).fontSize),
        isInBar: top >= bar.top && bottom <= document.querySelector('.subtitle').getBoundingClientRect().bottom,
        isBeforeButtons: right <= document.querySelector('.top-end').getBoundingClientRect().left,
        says: title.title,
    };
}

test('a long name stays on its line and is whole in its note', {timeout: TEST_MS}, async () => {
    const person = await openPerson(here.browser, TABLET);
    const {page} = person;
    await createTable(person, here.server, {player: NAME, name: LONG});
    await page.click('[data-fill]');
    await page.click('[data-start]:not([disabled])');
    await page.waitForSelector('.decide.mine');
    for (const width of [320, 390, 768, 820, 1024, 1440]) {
        await resize(page, {width, height: 1180});
        const stands = await page.evaluate(titleStands);
        assert.deepEqual(stands, {isOneLine: true, isInBar: true, isBeforeButtons: true, says: LONG}, `at ${width}`);
    }
    assert.equal(await page.getAttribute('.player.own .player-name', 'title'), NAME);
    assert.equal(await page.getAttribute('.strip-seat.own', 'title'), NAME);
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

/** The quotations that are covered or outside the window. Runs in the page. */
function hiddenGauges() {
    const {top} = document.querySelector('.dock').getBoundingClientRect();
    const {bottom} = document.querySelector('.score-strip').getBoundingClientRect();
    const boxes = [...document.querySelectorAll('.gauge')].map((gauge) => gauge.getBoundingClientRect());
    return boxes.filter((box) => box.height === 0 || box.top < bottom || box.bottom > top).length;
}

/** A new match against one bot. */
async function sitWithBot(person, game = 'ys') {
    const choose = async (form) => {
        await form.selectOption('.create select[name=game]', game);
        await form.check('.create input[name=seats][value="2"]');
    };
    await createTable(person, here.server, {player: NAME, name: 'Worth', choose});
    await person.page.click('[data-fill]');
    await person.page.click('[data-start]:not([disabled])');
    await person.page.waitForSelector('.game');
}

/** Plays on, if needed through several matches, until this is on the page. */
async function playUntil(person, game, selector, what) {
    const random = seeded(11);
    const isInTime = patienceFor(what, TEST_MS);
    while ((await person.page.locator(selector).count()) === 0) {
        isInTime();
        if (await isOver(person)) {
            await sitWithBot(person, game);
        }
        if ((await answer(person, random)).length === 0) {
            await person.page.waitForTimeout(15);
        }
    }
}

test('what a question is about comes into sight, though it is answered in the sheet', {timeout: TEST_MS}, async () => {
    const person = await openPerson(here.browser, TABLET);
    await sitWithBot(person);
    const asked = '.decide.mine .panel-move_quotation';
    await playUntil(person, 'ys', asked, 'until a quotation is to be moved');
    await becomes(() => person.page.evaluate(hiddenGauges), 0, 'quotations are seen by whoever moves one');
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

/** The size of the smallest name in the hand, and whether the whole hand is in sight. Runs in the page. */
function handStands() {
    const {clientHeight, scrollHeight} = document.querySelector('.own-area');
    const heights = [...document.querySelectorAll('.hand .card-name')].map((name) => {
        const {a, b} = name.getScreenCTM();
        return Math.hypot(a, b) * parseFloat(getComputedStyle(name).fontSize);
    });
    return {areSmall: Math.min(...heights) < 11, beyond: scrollHeight - clientHeight};
}

test('five cards in a hand of Caylus Magna Carta can be read', {timeout: TEST_MS}, async () => {
    const person = await openPerson(here.browser, TABLET);
    const {page} = person;
    await sitWithBot(person, 'magna-carta');
    const five = '.game:has(.decide.mine .panel) .hand > :nth-child(5)';
    await playUntil(person, 'magna-carta', five, 'until five cards are held');
    for (const desk of [...ACROSS, {width: 1280, height: 720}, DESKTOP]) {
        await resize(page, desk);
        await becomes(() => page.evaluate(handStands), {areSmall: false, beyond: 0}, `at ${desk.width}`);
    }
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

/** How much of the castle and the prestige buildings is out of sight. Runs in the page. */
function beyondCourt() {
    const court = document.querySelector('.court');
    return court ? court.scrollHeight - court.clientHeight : 0;
}

/** The most of a desk's height that the panels below the boards take, so that the boards have the rest. */
const PANELS_MOST = 0.275;
/** The same where there is less height. */
const PANELS_MOST_SMALL = 0.3;

/** What part of the window's height the panels take. Runs in the page. */
const panelPart = () => document.querySelector('.dock').getBoundingClientRect().height / innerHeight;

/** As many questions as a few turns have. */
const QUESTIONS = 45;
/** The clicks that they take. */
const CLICKS = 2 * QUESTIONS;

/** Answers as often as `most` and looks before each time, be the choice half made. Panels take less than `panels`. */
async function nothingMoves(person, game, {most, clicks, panels = 1}) {
    const {page} = person;
    await sitWithBot(person, game);
    const random = seeded(7);
    const staying = new Staying();
    const isInTime = patienceFor(`${most} looks`, TEST_MS);
    for (let asked = 0; asked < most && !(await isOver(person));) {
        isInTime();
        const stage = await page.evaluate(
            () => document.querySelector('.decide.mine .panel') && document.querySelector('.game').dataset.stage,
        );
        if (stage) {
            asked += 1;
            await staying.look(page, stage);
            assert.equal(await page.evaluate(beyondCourt), 0, `${stage}: all prestige buildings are in sight`);
            const part = await page.evaluate(panelPart);
            assert.ok(part < panels, `${stage}: panels take ${part} of the height`);
        }
        if ((await answer(person, random, clicks)).length === 0) {
            await page.waitForTimeout(15);
        }
    }
    assert.deepEqual([...staying.moved], []);
    assert.ok(staying.compared > 300, `compared ${staying.compared}`);
    assert.deepEqual(person.errors, []);
    await person.context.close();
}

/** Words of other languages are longer. By night all are tried. */
const SPOKEN = process.env.DAHUT_NIGHTLY ? Object.keys(LANGUAGES) : ['en'];

for (const game of sampled(GAME_NAMES, 'tablet that lies')) {
    for (const locale of SPOKEN) {
        test(`on a tablet no question of ${game} moves the boards, in ${locale}`, {timeout: TEST_MS}, async () => {
            const person = await openPerson(here.browser, ACROSS[0], 'off', {hasTouch: true, locale});
            await nothingMoves(person, game, {most: QUESTIONS});
        });
    }
}

for (const game of sampled(GAME_NAMES, 'choices at a desk')) {
    test(`at a desk no half-made choice of ${game} moves the boards`, {timeout: TEST_MS}, async () => {
        const person = await openPerson(here.browser, DESKTOP);
        await nothingMoves(person, game, {most: CLICKS, clicks: 1, panels: PANELS_MOST});
    });
}

for (const game of sampled(['ys', 'yspahan'], 'choices at a small desk')) {
    test(`at a small desk no half-made choice of ${game} moves the boards`, {timeout: TEST_MS}, async () => {
        const person = await openPerson(here.browser, ACROSS[0]);
        await nothingMoves(person, game, {most: CLICKS, clicks: 1, panels: PANELS_MOST_SMALL});
    });
}
