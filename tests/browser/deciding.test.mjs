// What a person reads and does when asked. A window in which nothing can be played is passed by the page, or says so to
// whoever wants to be asked. Passing has its own button, and can be chosen in advance for the rest of a turn.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {GAME_NAMES} from '../../web-client/games/known_games.js';
import {patienceFor} from './patience.mjs';
import {sampled} from './sampled.mjs';
import {answer, becomes, isOver, openPerson, seeded, useServerAndBrowser} from './support.mjs';
import {pressInBar} from './states.mjs';
import {createTable, joinTable, shot, twoPlayers} from './table.mjs';

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

/**
 * Tries to win characters: plays the highest broker to a palace until there is what the test wants. Runs in the page.
 */
function seekPalaces(chances) {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const wishes = {
        where: (offers) => offers.find(({dataset}) => dataset.value.startsWith('palace')) ?? offers[0],
        broker: (offers) => [...offers].sort((one, other) => other.dataset.value - one.dataset.value)[0],
        type: (offers) => offers.find(({dataset}) => dataset.value === 'pass'),
    };
    const clicked = [];
    for (const chance of chances) {
        const panel = document.querySelector('.panel');
        const [field] = panel?.dataset.missing.split(' ') ?? [];
        const offers = all(`[data-pick="${field}"]:not([aria-pressed="true"]):not(.clash)`);
        const send = document.querySelector('[data-send]:not([disabled]), .panel-pass [data-value="pass"]');
        const next = send ?? wishes[field]?.(offers) ?? offers[Math.floor(chance * offers.length)];
        if (!panel || !next || document.querySelector(document.body.dataset.wanted)) {
            break;
        }
        next.dispatchEvent(new MouseEvent('click', {bubbles: true}));
        clicked.push(field);
    }
    return clicked;
}

/** Answers until the page shows this, and then leaves it as it is, even if that is at once. */
async function answerUntilSeen({page}, selector, random = seeded(11)) {
    const person = {page, plays: seekPalaces};
    await page.evaluate((wanted) => Object.assign(document.body.dataset, {wanted}), selector);
    const isInTime = patienceFor(`until ${selector} is seen`, TEST_MS);
    while ((await page.locator(selector).count()) === 0) {
        isInTime();
        assert.equal(await isOver(person), false, `the match was over before ${selector} was seen`);
        if ((await answer(person, random)).length === 0) {
            await page.waitForTimeout(20);
        }
    }
}

for (const game of sampled(GAME_NAMES, 'deciding')) {
    test(`${game} says beside what is asked why, and what follows`, {timeout: TEST_MS}, async () => {
        const person = await sit(game);
        const random = seeded(5);
        const silent = [];
        let decisions = 0;
        const isInTime = patienceFor('25 decisions, or a whole game', TEST_MS);
        while (decisions < 25 && !(await isOver(person))) {
            isInTime();
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

/** Counts the times that passing is pressed. Runs in the page. */
function countPresses() {
    const {dataset} = document.body;
    dataset.passed = 0;
    const count = ({target}) => (dataset.passed -= target.closest('[data-value=pass]') ? -1 : 0);
    document.addEventListener('click', count, true);
}

test('a window of Ys in which nothing can be played is passed by the page', {timeout: TEST_MS}, async () => {
    const person = await sit();
    const {page, acts} = person;
    await page.evaluate(countPresses);
    const random = seeded(11);
    const passes = () => acts.filter(({type}) => type === 'pass').length;
    const pressed = async () => Number(await page.getAttribute('body', 'data-passed'));
    const isInTime = patienceFor('until the page passes', TEST_MS);
    while (passes() <= (await pressed())) {
        isInTime();
        assert.equal(await isOver(person), false, 'the match was over before the page passed');
        assert.equal(await page.locator('.decide.mine .panel-pass').count(), 0, 'nobody is asked');
        if ((await answer({...person, plays: seekPalaces}, random)).length === 0) {
            await page.waitForTimeout(20);
        }
    }
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

test(
    'whoever wants to be asked reads that nothing can be played and why, and passing is a button of that name',
    {timeout: TEST_MS},
    async () => {
        const person = await sit();
        const {page} = person;
        await pressInBar(page, '[data-settings]');
        await page.uncheck('dialog [name=lone_pass]');
        await page.click('dialog[open] .dialog-buttons .primary');
        await page.reload();
        await page.waitForSelector('.decide.mine');
        await answerUntilSeen(person, '.panel-pass');
        assert.match(await page.textContent('.situation'), /have no character to play/);
        assert.match(
            await page.textContent('.preview'),
            /You (hold no characters|won)|not to be played at this moment/,
        );
        assert.equal(await page.locator('[data-send]').count(), 0);
        await shot(person, 'nothing_to_play_desktop');
        await page.getByRole('button', {name: /^(Pass|Go on|No more looks)$/}).click();
        await page.waitForFunction(() => document.querySelector('.log-lines').textContent.includes('Anna passes'));
        assert.deepEqual(person.errors, []);
        await person.context.close();
    },
);

/** The irrevocable actions of Caylus Magna Carta: the warning, and what the log says afterwards. */
const GRAVE = {
    pass: {says: /Passing ends your actions of this round/, done: 'Anna passes'},
    draw_card: {says: /pay 1 denier and draw a card.*cannot be taken back/, done: 'Anna draws a card'},
    replace_hand: {says: /discard all cards of your hand.*cannot be taken back/, done: 'Anna pays'},
};

for (const [type, {says, done}] of Object.entries(GRAVE)) {
    test(`one press of ${type} does nothing in Caylus Magna Carta`, {timeout: TEST_MS}, async () => {
        const person = await sit('magna-carta');
        const {page, acts} = person;
        await answer(person, seeded(5));
        await page.waitForSelector(`.game[data-stage=acting] .type.${type}`);
        const before = acts.length;
        await page.click(`.type.${type}`);
        await page.waitForSelector(`.panel-${type} [data-send]:enabled`);
        assert.match(await page.textContent('.preview'), says);
        await shot(person, `${type}_confirmed_desktop`);
        await page.click('[data-undo]');
        await page.waitForSelector('.panel-types');
        await page.focus(`.type.${type}`);
        await page.keyboard.press('Enter');
        await page.waitForSelector('[data-send]:focus');
        assert.equal(acts.length, before);
        await page.keyboard.press('Enter');
        await page.waitForFunction((words) => document.querySelector('.log-lines').textContent.includes(words), done);
        assert.deepEqual(acts.slice(before), [{type}]);
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}

test(
    'other cards for the first hand of Caylus Magna Carta are confirmed, keeping them is not',
    {
        timeout: TEST_MS,
    },
    async () => {
        const person = await sit('magna-carta');
        const {page, acts} = person;
        await page.click('[data-pick=choice][data-value=replace]');
        await page.waitForSelector('[data-send]:enabled');
        assert.match(await page.textContent('.preview'), /cannot be taken back/);
        await shot(person, 'other_hand_confirmed_desktop');
        await page.click('[data-undo]');
        assert.deepEqual(acts, []);
        await page.click('[data-pick=choice][data-value=keep]');
        await becomes(async () => acts.length, 1);
        assert.deepEqual(person.errors, []);
        await person.context.close();
    },
);

test(
    'a worker is confirmed where a bot would act at once, after it was said what he does',
    {timeout: TEST_MS},
    async () => {
        const person = await sit('magna-carta');
        const {page, acts} = person;
        await page.click('[data-pick=choice][data-value=keep]');
        await page.waitForSelector('.game[data-stage=acting] .decide.mine .panel-types');
        const before = acts.length;
        await page.click('.road-card.target');
        await page.waitForSelector('[data-send]:enabled');
        assert.match(
            await page.textContent('.preview'),
            /You: .* The provost reaches it/,
            'it is said before it is paid',
        );
        assert.equal(acts.length, before);
        assert.deepEqual(person.errors, []);
        await person.context.close();
    },
);

test('among people a click on a card places a worker, who can be taken back', {timeout: TEST_MS}, async () => {
    const people = [await openPerson(here.browser, SMALL), await openPerson(here.browser, SMALL)];
    const choose = async (page) => {
        await page.selectOption('.create select[name=game]', 'magna-carta');
        await twoPlayers(page);
    };
    const link = await createTable(people[0], here.server, {player: 'Anna', name: 'By a click', choose});
    await joinTable(people[1], link, 'Ben');
    await people[0].page.click('[data-start]:not([disabled])');
    for (const {page} of people) {
        await page.click('[data-pick=choice][data-value=keep]');
    }
    const asked = '.game[data-stage=acting] .decide.mine .panel-types';
    const {page, acts} = await Promise.any(people.map((one) => one.page.waitForSelector(asked).then(() => one)));
    await page.click('.road-card.target');
    await page.waitForSelector('.decide:not(.mine)');
    assert.equal(acts.at(-1).type, 'place_worker');
    await page.click('[data-take-back]');
    await page.waitForSelector(asked);
    assert.equal(await page.locator('.road-card .worker').count(), 0);
    assert.deepEqual([...people[0].errors, ...people[1].errors], []);
    await Promise.all(people.map(({context}) => context.close()));
});

test('goods of a row of dice are taken by a click, and can be given back', {timeout: TEST_MS}, async () => {
    const person = await sit('yspahan');
    const {page, acts} = person;
    const goods = ['bag', 'barrel', 'chest', 'vase'].map((row) => `.use[data-value="use_row ${row}"]`).join(', ');
    await answerUntilSeen(person, goods);
    const dice = await page.locator('.use').count();
    await page.locator(goods).first().click();
    await page.waitForSelector('.game[data-stage=placing] .decide.mine');
    assert.equal(acts.at(-1).type, 'use_row');
    await page.click('[data-take-back]');
    await page.waitForSelector('.game[data-stage=choosing] .decide.mine');
    assert.equal(await page.locator('.use').count(), dice, 'all is as it was');
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
    const isClear = await page.evaluate(() =>
        [...document.querySelectorAll('.market-row:has(.row-side)')].every((row) => {
            const name = row.querySelector('.row-number').getBoundingClientRect();
            const emblems = [...row.querySelectorAll('.row-side')].map((one) => one.getBoundingClientRect());
            return emblems.every(({top, left}) => top >= name.bottom - 1 || left >= name.right);
        }),
    );
    assert.ok(isClear, 'emblems leave the name of their row in sight');
    const ties = await page.locator('.fact.before').allTextContents();
    assert.equal(ties.length, 4);
    ties.forEach((words) => assert.match(words, /tie-break \d/));
    assert.match(await page.textContent('.gauge-worth'), /^\d+·\d+·\d+·\d+$/);
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

/** The sums of each quarter from the view, next to those written beside its ship. Runs in the page. */
function quarterSums({brokers, quarters}) {
    const expected = {};
    for (const {side, where, value, counts} of Object.values(brokers)) {
        const [, quarter] = /^(?:port|commerce|palace)(\d)$/.exec(where) ?? [];
        if (quarter && quarters[quarter - 1].ship) {
            const there = (expected[quarter] ??= {});
            const {known, isHidden} = there[side] ?? {known: 0, isHidden: false};
            const worth = counts ?? value;
            there[side] = {known: known + (worth ?? 0), isHidden: isHidden || worth === undefined};
        }
    }
    const written = (quarter, side) =>
        document.querySelector(`[data-quarter="${quarter}"] .ship-sum[data-side="${side}"]`)?.textContent.trim();
    const pairs = Object.entries(expected).flatMap(([quarter, sides]) =>
        Object.entries(sides).map(([side, {known, isHidden}]) => [
            `${quarter} ${side} ${known}${isHidden ? '+?' : ''}`,
            `${quarter} ${side} ${written(quarter, side)}`,
        ]),
    );
    return {
        wanted: pairs.map(([wanted]) => wanted),
        drawn: pairs.map(([, drawn]) => drawn),
        lines: document.querySelectorAll('.ship-sum').length,
    };
}

/** Which of these texts cover a token, a tower, a ship or each other. Runs in the page. */
function covered() {
    const boxes = (selector) =>
        [...document.querySelectorAll(selector)].map((element) => ({element, box: element.getBoundingClientRect()}));
    const isOver = ({box: one}, {box: other}) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    // A text's box has empty space above and below its figures.
    const figures = ({element, box: {left, right, top, bottom, height}}) => {
        const empty = height / 5;
        return {element, box: {left, right, top: top + empty, bottom: bottom - empty}};
    };
    const sums = boxes('.ship-sum').map(figures);
    const others = [...boxes('.city :is(.stand, .tower, .ship-hull, .ship-sail)'), ...sums];
    return sums
        .filter((sum) => others.some((other) => other.element !== sum.element && isOver(sum, other)))
        .map(({element}) => element.textContent);
}

test(
    'the sums that decide about the gems of a ship stand beside it, in a group for each quarter',
    {
        timeout: TEST_MS,
    },
    async () => {
        const person = await sit();
        const {page, frames} = person;
        // While this person is asked, nobody else moves.
        const quiet = '.game:has(.ship-sum ~ .ship-sum):has(.decide.mine .panel)';
        await answerUntilSeen({page}, quiet);
        const snapshots = () => frames.map((text) => JSON.parse(text)).filter(({type}) => type === 'snapshot');
        const before = snapshots().length;
        await page.reload();
        await page.waitForSelector(quiet);
        await becomes(async () => snapshots().length > before, true);
        const {view} = snapshots().at(-1);
        const {wanted, drawn, lines} = await page.evaluate(quarterSums, view);
        assert.ok(wanted.length > 1);
        assert.deepEqual(drawn, wanted);
        assert.equal(lines, wanted.length);
        assert.deepEqual(await page.evaluate(covered), []);
        const first = page.getByRole('group', {name: 'Quarter I', exact: true});
        const places = first.getByLabel(/(port|commerce|palace) of quarter I\b/i);
        assert.equal(await places.count(), 4, 'three areas, and a character');
        assert.equal(await first.getByLabel(/^Ship at port I:.*There now|^Ship at port I:.*nobody/i).count(), 1);
        const painted = await page.locator('.ship').evaluateAll((ships) =>
            ships.map((ship) => {
                const [count] = ship.querySelectorAll('.big-count');
                return !count || ship.getAttribute('aria-label').includes(count.textContent);
            }),
        );
        assert.ok(painted.every(Boolean), 'what is painted on a sail is in its name');
        assert.deepEqual(person.errors, []);
        await person.context.close();
    },
);

test('whoever has chosen to pass for a turn is passed for, until choosing again', {timeout: TEST_MS}, async () => {
    const person = await sit();
    const {page} = person;
    await page.evaluate(() => localStorage.setItem('dahut.lone_pass', 'off'));
    await answerUntilSeen(person, '.panel-pass');
    const passes = () =>
        page.evaluate(() => document.querySelector('.log-lines').textContent.split('Anna passes').length);
    const before = await passes();
    // In one go: the text only stands there while the page waits, which may be shorter than a round trip to the page.
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
