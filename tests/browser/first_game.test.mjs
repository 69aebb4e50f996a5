// The first games that teach: begun with one click, played to the end with every hint, on a desktop and on a phone.
// They can be ended and brought back, and survive a reload.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {LANGUAGES} from '../../web-client/app/words/language.js';
import {firstGameOf} from '../../web-client/games/known_games.js';
import {isOpenToAll} from './axe.mjs';
import {pressBadly} from './bad_play.mjs';
import {answerBy, learn as learnAt, speaking} from './learning.mjs';
import {patienceFor} from './patience.mjs';
import {sampled} from './sampled.mjs';
import {pressInBar} from './states.mjs';
import {answer, DESKTOP, openPerson, PHONE, resize, seeded, useServerAndBrowser} from './support.mjs';
import {GAME_MS, shot} from './table.mjs';

const here = useServerAndBrowser();
const learn = (person, game) => learnAt(person, here.server, game);
/** Phones held across, the smallest first. */
const LYING = [
    {width: 568, height: 320},
    {width: 667, height: 375},
    {width: 844, height: 390},
];

/** The hints that come in every match, whatever anybody does, in this order. */
const ALWAYS = {
    ys: ['welcome', 'goal', 'bid', 'placing', 'ship', 'areas', 'market', 'last_round', 'scored', 'halfway', 'over'],
    yspahan: [
        ...['welcome', 'roll', 'tower', 'rows', 'standing', 'caravan', 'week_end'],
        ...['week_scored', 'tally', 'last_week', 'last_day', 'over'],
    ],
    'magna-carta': [
        ...['welcome', 'first_hand', 'action', 'worker', 'players'],
        ...['castle', 'income', 'passing', 'far_end', 'prestige', 'over'],
    ],
};

const GAMES = Object.keys(ALWAYS);

/**
 * What somebody hears of and is advised who passes, bids high and takes nothing but cards. Of what is weighed by what
 * the others got by it, one of several is advised. What is missed often is spoken of `again`.
 */
const MISSED = {
    ys: {
        spoken: ['missed.bid_high'],
        again: ['missed.bid_high'],
        advice: [['bid_high'], ['no_colour', 'no_character', 'no_palace']],
    },
    yspahan: {
        spoken: ['missed.no_souk', 'missed.never_built'],
        again: ['missed.souk_overlooked'],
        advice: [
            ['no_caravan', 'souk_overlooked'],
            ['souk_overlooked', 'no_caravan', 'never_built'],
        ],
    },
    'magna-carta': {
        spoken: ['missed.passed_early', 'missed.never_built', 'missed.never_delivered'],
        again: ['missed.passed_early'],
        advice: [['passed_early'], ['never_built', 'never_delivered', 'no_prestige']],
    },
};

/** The hint that speaks: its words, where it points, and what it covers. Runs in the page. */
function lookAtHint() {
    const box = (element) => element.getBoundingClientRect();
    const strip = document.querySelector('.hint-strip');
    if (!strip) {
        return {};
    }
    const decide = document.querySelector('.decide');
    const pointed = [...document.querySelectorAll('[data-hinted]')];
    return {
        name: strip.dataset.speaking,
        tries: strip.dataset.tries,
        trying: strip.querySelector('.hint-tries')?.textContent,
        current: strip.querySelectorAll('.guide [data-now]').length,
        words: strip.querySelector('[role=status]').textContent.trim(),
        pointed: pointed.filter((element) => box(element).width > 0).length,
        isBesideDecision: !decide || box(strip).bottom <= box(decide).top || box(strip).right <= box(decide).left,
        isWhole: [...strip.querySelectorAll('button')].every((one) => box(one).right <= box(strip).right),
        decisionHeight: decide ? Math.min(box(decide.parentElement).bottom, innerHeight) - box(decide).top : 0,
        isInSight: box(strip).top >= 0 && box(strip).bottom <= innerHeight,
        isOver: document.querySelector('.score-sheet') !== null,
    };
}

/** Whether the subject of a hint can be seen; all of it, if it is in the hand and there is room. Runs in the page. */
function lookAtPlaces() {
    const sheet = document.querySelector('.dock')?.getBoundingClientRect();
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    const places = [...document.querySelectorAll('[data-hinted]')].map((element) => {
        const {left, top, bottom, width, height} = element.getBoundingClientRect();
        const points = shares.flatMap((x) => shares.map((y) => [left + x * width, top + y * height]));
        const isSeen = points.some(([x, y]) => element.contains(document.elementFromPoint(x, y)));
        const isInHand = element.closest('.hand-panel') !== null;
        const isCut = isInHand && height < sheet.height && (bottom > sheet.bottom + 1 || top < sheet.top - 1);
        return {isSeen, isInHand, isCut};
    });
    return {
        isSeen: places.some(({isSeen}) => isSeen),
        isCut: places.some(({isCut}) => isCut),
        isInHand: places.some(({isInHand}) => isInHand),
        scrolled: scrollY,
    };
}

/** How many cards of the hand are cut off at the side. Runs in the page. */
const cutCards = () =>
    [...document.querySelectorAll('.hand-card')].filter((card) => card.getBoundingClientRect().right > innerWidth)
        .length;

async function checkHint({page}, {name, words, pointed, isBesideDecision, isInSight}, isNarrow) {
    assert.ok(words.length > 20 && !words.includes('.first.'), `${name}: ${words}`);
    assert.ok(pointed > 0, `${name} points at something`);
    assert.ok(isBesideDecision && isInSight, `${name} is in sight and covers nothing that is asked`);
    const show = page.locator('[data-hint=show]');
    if (isNarrow && (await show.count()) > 0) {
        const before = await page.evaluate(lookAtPlaces);
        // Not a pointer click: the driver may scroll the page before it.
        await show.evaluate((button) => button.click());
        const at = await page.evaluate(lookAtHint);
        assert.ok(at.isBesideDecision && at.isInSight, `${name}, after showing where`);
        const after = await page.evaluate(lookAtPlaces);
        assert.ok(after.isSeen && !after.isCut, `${name} shows what it is about`);
        assert.ok(!after.isInHand || after.scrolled === before.scrolled, `${name}: what is in the hand moves no board`);
    }
}

/** What the closing note advises. Runs in the page. */
const advised = () => [...document.querySelectorAll('.closing-note li')].map(({dataset}) => dataset.advice);

/** Keeps what the sums of the score sheet show, one after the other. Runs in the page. */
function watchSums() {
    globalThis.sums = [];
    const look = () => {
        const sheet = document.querySelector('.score-sheet');
        const numbers = [...(sheet?.querySelectorAll('[data-total]') ?? [])].map((one) => Number(one.textContent));
        if (sheet) {
            globalThis.sums.push(numbers.reduce((sum, number) => sum + number, 0));
        }
    };
    new MutationObserver(look).observe(document, {subtree: true, childList: true, characterData: true});
}

/** Whether the result was counted up from nothing, never downwards. Runs in the page. */
const isCountedUp = () =>
    globalThis.sums.includes(0) &&
    globalThis.sums.slice(globalThis.sums.indexOf(0)).every((sum, at, all) => sum >= (all[at - 1] ?? 0));

const answerBadly = (person, random) => answerBy(pressBadly, person, random);

/** What to try next is said, and marked on the page. */
function checkTry({tries, trying, current, pointed}) {
    assert.match(trying ?? '', /^Try now/, tries);
    assert.equal(current, 1, tries);
    assert.ok(pointed > 0, `${tries} is marked`);
}

/**
 * Closes every hint and answers every question, until `most` hints were told or the last one was.
 * @returns {Promise<string[] & {tries: string[]}>} the names of the hints, and of what was to be tried
 */
async function playWithHints(person, {most, isNarrow, reply = answer}) {
    const told = Object.assign([], {tries: []});
    const random = seeded(6);
    const isInTime = patienceFor('hints up to the last', GAME_MS);
    for (;;) {
        isInTime();
        const hint = await person.page.evaluate(lookAtHint);
        if (hint.tries && !told.tries.includes(hint.tries)) {
            told.tries.push(hint.tries);
            checkTry(hint);
        }
        if (hint.name) {
            await checkHint(person, hint, isNarrow);
            told.push(hint.name);
            await person.page.click('[data-hint=close]');
            if (hint.isOver || told.length === most) {
                return told;
            }
        } else if ((await reply(person, random)).length === 0) {
            await new Promise((resolve) => setTimeout(resolve, 15));
        }
    }
}

for (const game of sampled(GAMES, 'first game')) {
    const {hints} = firstGameOf(game);
    test(
        `a first game of ${game} teaches from its beginning to its end, and tells what was missed`,
        {timeout: GAME_MS},
        async () => {
            const person = await openPerson(here.browser);
            await person.page.emulateMedia({reducedMotion: 'no-preference'});
            await learn(person, game);
            await person.page.evaluate(watchSums);
            await shot(person, `first_game_${game}_desktop`);
            const told = await playWithHints(person, {most: 2 * hints.length, isNarrow: false, reply: answerBadly});
            assert.deepEqual(
                told.filter((name) => ALWAYS[game].includes(name)),
                ALWAYS[game],
            );
            const repeated = told.filter((name, at) => told.indexOf(name) !== at);
            assert.deepEqual(repeated, MISSED[game].again, 'all else once');
            assert.ok(told.tries.length > 1, 'the beginning is guided');
            assert.deepEqual(
                MISSED[game].spoken.filter((name) => !told.includes(name)),
                [],
                'what was missed is spoken of',
            );
            await person.page.waitForSelector('.hint-strip', {state: 'detached'});
            const advice = await person.page.evaluate(advised);
            assert.ok(
                advice.length === 2 && MISSED[game].advice.every((some, at) => some.includes(advice[at])),
                `it closes with what would have helped most: ${advice}`,
            );
            await person.page.waitForSelector('html:not(.counts) .score-sheet');
            assert.ok(await person.page.evaluate(isCountedUp), 'points are counted up');
            await shot(person, `first_game_${game}_closed`);
            await person.page.emulateMedia({reducedMotion: 'reduce'});
            await person.page.click('[data-check]');
            await person.page.waitForSelector('dialog[open] [data-check-line]');
            assert.doesNotMatch(await person.page.textContent('dialog[open]'), /custom|chose the seed/i);
            await person.page.click('dialog[open] .primary');
            assert.ok(await person.page.locator('.score-sheet').isVisible(), 'back at the result');
            assert.deepEqual(person.errors, []);
            await person.context.close();
        },
    );

    test(`on a phone hints of ${game} have room above what is asked`, {timeout: GAME_MS}, async () => {
        const person = await openPerson(here.browser, PHONE);
        await learn(person, game);
        await shot(person, `first_game_${game}_phone`);
        const told = await playWithHints(person, {most: 8, isNarrow: true});
        assert.equal(new Set(told).size, 8);
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });

    test(`on phones that lie hints of ${game} cover nothing that is asked`, {timeout: GAME_MS}, async () => {
        const person = await openPerson(here.browser, LYING[0]);
        const {page} = person;
        await learn(person, game);
        for (const viewport of LYING) {
            await resize(page, viewport);
            const hint = await page.evaluate(lookAtHint);
            const {width} = viewport;
            assert.ok(hint.isWhole && hint.decisionHeight > 180, `${width} wide: ${JSON.stringify(hint)}`);
            const cut = await page.evaluate(cutCards);
            assert.equal(cut, 0, `${width} wide: cards of the hand are cut`);
            await shot(person, `first_game_${game}_${width}`);
        }
        await resize(page, LYING[0]);
        const told = await playWithHints(person, {most: 5, isNarrow: true});
        assert.equal(new Set(told).size, 5);
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });

    test(`hints of ${game} end with one press, and what was told stays told`, {timeout: GAME_MS}, async () => {
        const person = await openPerson(here.browser);
        const {page} = person;
        await learn(person, game);
        await page.click('[data-hint=close]');
        await page.waitForSelector('.hint-strip.speaking:not([data-speaking="welcome"])');
        const second = await speaking(page);
        await page.reload();
        await page.waitForSelector(`.hint-strip[data-speaking="${second}"]`);
        await page.click('[data-hint=end]');
        await page.waitForSelector('.hint-strip', {state: 'detached'});
        assert.equal(await page.locator('[data-hinted]').count(), 0);
        assert.notEqual(await page.evaluate(() => document.activeElement.localName), 'body', 'the focus is kept');
        await page.reload();
        await page.waitForSelector('[data-hints-back]', {state: 'attached'});
        assert.equal(await page.locator('.hint-strip').count(), 0, 'also after reloading');
        await pressInBar(page, '[data-hints-back]');
        await page.waitForSelector(`.hint-strip[data-speaking="${second}"]`);
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}

test('who has no name yet is asked for it, and then learns by keyboard alone', {timeout: GAME_MS}, async () => {
    const person = await openPerson(here.browser);
    const {page} = person;
    await page.goto(here.server.address);
    await page.click('[data-learn="ys"]');
    await page.waitForSelector('.quick [role=alert]');
    assert.equal(await page.evaluate(() => document.activeElement.name), 'player');
    await page.keyboard.type('Anna');
    await page.focus('[data-learn="ys"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.hint-strip[data-speaking="welcome"]');
    const first = await speaking(page);
    for (let count = 0; !(await page.evaluate(() => document.activeElement.matches('[data-hint=close]'))); count += 1) {
        assert.ok(count < 20, 'a few presses lead to the hint');
        await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.waitForFunction((one) => document.querySelector('.hint-strip').dataset.speaking !== one, first);
    assert.equal(await page.evaluate(() => document.activeElement.dataset.hint), 'close', 'and the next is at hand');
    const table = await page.evaluate(() => JSON.parse(localStorage.getItem('dahut.seats'))[0].table);
    const lists = await (await fetch(`${here.server.address}/api/tables`)).json();
    assert.ok(!JSON.stringify(lists).includes(table), 'the table is private');
    await person.context.close();
});

test('nothing bars anybody from hints, by day, by night and on a phone', {timeout: GAME_MS}, async () => {
    for (const viewport of [DESKTOP, PHONE]) {
        const person = await openPerson(here.browser, viewport);
        const {page} = person;
        await page.goto(here.server.address);
        await page.waitForSelector('[data-learn]');
        await isOpenToAll(page, 'the first page');
        await learn(person, 'ys');
        await isOpenToAll(page, 'a hint');
        const hints = firstGameOf('ys').hints.length;
        for (let closed = 0; await speaking(page); closed += 1) {
            assert.ok(closed < hints, 'no more hints are closed than there are');
            await page.click('[data-hint=close]');
        }
        await isOpenToAll(page, 'no hint');
        await person.context.close();
    }
});

/** Whether the mark of a custom table is cut off. Runs in the page. */
function isMarkCut() {
    const mark = document.querySelector('.top .custom-mark');
    const edge = mark.closest('.top-middle').getBoundingClientRect().right;
    return mark.scrollWidth > mark.clientWidth || mark.getBoundingClientRect().right > edge + 1;
}

/** Whether the name of the table is whole. Runs in the page. */
function isNameWhole() {
    const name = document.querySelector('.top-middle h1');
    return name.scrollWidth <= name.clientWidth;
}

test('a first game is named whole, and its mark never cut, in any language and width', {timeout: GAME_MS}, async () => {
    const person = await openPerson(here.browser, PHONE);
    const {page} = person;
    await learn(person, 'magna-carta');
    for (const code of Object.keys(LANGUAGES)) {
        await page.evaluate((chosen) => localStorage.setItem('dahut.language', chosen), code);
        await page.reload();
        await page.waitForSelector('.top .custom-mark', {state: 'attached'});
        for (const width of [320, 390, 768, 820, 1024, 1180, DESKTOP.width]) {
            await resize(page, {width, height: 900});
            assert.equal(await page.evaluate(isMarkCut), false, `${code} at ${width}`);
            assert.ok(width < PHONE.width || (await page.evaluate(isNameWhole)), `${code} at ${width}: its name`);
        }
    }
    assert.deepEqual(person.errors, []);
    await person.context.close();
});
