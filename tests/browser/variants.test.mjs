// The variants of Ys through the pages: two people with the neutral, and King's Favour with three, both to the end. The
// form offers only what fits the number of players, and explains in its own words why the server refuses the rest.
import assert from 'node:assert/strict';
import {join} from 'node:path';
import {test} from 'node:test';
import {checkSecrecy, leaksIn} from './secrecy.mjs';
import {DESKTOP, openPerson, PHONE, resize, scoreSheet, SCREENSHOTS, seeded, useServerAndBrowser} from './support.mjs';
import {pressInBar} from './states.mjs';
import {answerUntil, createTable, GAME_MS, joinTable, play, replayOf, shot, unfold} from './table.mjs';

const here = useServerAndBrowser();

/** Clicks the number of players, as a person does. */
const choosePlayers = (page, seats) => page.check(`.create input[name=seats][value="${seats}"]`);

/** The names of the options that the form offers now. */
const offeredOptions = (page) =>
    page.evaluate(() => [
        ...new Set([...document.querySelectorAll('.create [name^="option."]')].map(({name}) => name.slice(7))),
    ]);

/** Only pieces that stand there. A broker that a player is about to place shows that player its value. */
const NEUTRAL_ON_BOARD = '.boards .stand .piece.side-4.face-down';

const count = (person, selector) => person.page.locator(selector).count();
const sideways = (person) => person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('the form offers the options that fit the number of players, and shows why the others are refused', async () => {
    const person = await openPerson(here.browser);
    const {page} = person;
    await page.goto(here.server.address);
    await page.waitForSelector('.create input[name=seats]');
    await unfold(page);
    const offered = {};
    for (const seats of [2, 3, 4]) {
        await choosePlayers(page, seats);
        offered[seats] = await offeredOptions(page);
    }
    for (const [seats, option, fits] of [
        [2, 'kings_favour', false],
        [3, 'kings_favour', true],
        [4, 'kings_favour', true],
        [2, 'neutral', true],
        [3, 'neutral', false],
        [3, 'quarters', true],
        [4, 'quarters', false],
        [2, 'queen', true],
    ]) {
        assert.equal(offered[seats].includes(option), fits, `${option} with ${seats}`);
    }
    await page.fill('.quick input[name=player]', 'Anna');
    await page.check('[name="option.express"]');
    await page.evaluate(() => {
        document.querySelector('.create input[name=seats]:checked').value = '2';
    });
    await page.click('[data-create]');
    assert.match(await page.textContent('.create .error'), /“Ys Express” is for 3 or 4 players, not for 2/);
    await person.context.close();
});

/** Asserts that the rules of the table are on the page of the match. */
async function checkRulesShown(person, words) {
    await pressInBar(person.page, '[data-rules]');
    assert.match(await person.page.textContent('dialog .rule-list'), words);
    await person.page.click('dialog .primary');
    await person.page.waitForSelector('dialog', {state: 'detached'});
}

/** Checks the end for everybody. */
async function checkEnd(people, name) {
    const sheets = await Promise.all(people.map(scoreSheet));
    for (const sheet of sheets) {
        assert.deepEqual(sheet, sheets[0]);
    }
    for (const person of people) {
        assert.ok((await sideways(person)) <= 0, 'the page does not scroll sideways');
        assert.deepEqual(person.errors, []);
    }
    await shot(people[0], `${name}_final_desktop`);
    return sheets[0];
}

/** The types of a player's placements, round by round: two own brokers and one of the neutral. */
function roundsOf(acts) {
    const types = acts.map(({type}) => type).filter((type) => type.startsWith('place'));
    return Array.from({length: types.length / 3}, (_, round) => types.slice(3 * round, 3 * round + 3));
}

test('two people play a whole game with the neutral', {timeout: GAME_MS + 60000}, async () => {
    const people = [await openPerson(here.browser, DESKTOP), await openPerson(here.browser, PHONE)];
    const link = await createTable(people[0], here.server, {
        player: 'Anna',
        name: 'For two',
        choose: async (page) => {
            await choosePlayers(page, 2);
            await page.check('[name="option.neutral"][value="4310"]');
            await page.screenshot({path: join(SCREENSHOTS, 'create_two_desktop.png'), fullPage: true});
        },
    });
    await joinTable(people[1], link, 'Benedek');
    assert.match(await people[1].page.textContent('.room .unusual'), /4, 3, 1 and 0/);
    await shot(people[0], 'two_room_desktop');
    await people[0].page.click('[data-start]:not([disabled])');
    await Promise.all(people.map(({page}) => page.waitForSelector('.game.ys')));
    await checkRulesShown(people[1], /4310/);
    assert.equal(await count(people[0], '.city .flooded'), 1, 'one quarter is not in use');
    assert.equal(await count(people[0], '.market .flooded'), 1, 'one row is not in use');
    assert.equal(await count(people[0], '.city .ship'), 3);

    const random = seeded(7);
    await play(people, random, async () => {
        await answerUntil(people, random, async () => (await count(people[0], NEUTRAL_ON_BOARD)) >= 3);
        // All in one look: the other person's answers may still be arriving.
        const seen = await people[0].page.evaluate((selector) => {
            const pieces = [...document.querySelectorAll(selector)];
            const having = (part) => pieces.filter((piece) => piece.querySelector(part)).length;
            return {all: pieces.length, placers: having('.piece-placer'), known: having('.piece-known')};
        }, NEUTRAL_ON_BOARD);
        assert.equal(seen.placers, seen.all, 'who placed them is seen');
        assert.equal(seen.known, 0, 'what they are is not');
        await shot(people[0], 'two_table_desktop');
        await shot(people[1], 'two_table_phone');
    });
    const rounds = people.flatMap(({acts}) => roundsOf(acts));
    assert.ok(rounds.every((types) => types.filter((type) => type === 'place_neutral').length === 1));
    assert.ok(
        rounds.some((types) => types.at(-1) !== 'place_neutral'),
        'the neutral comes before own ones at times',
    );
    const sheet = await checkEnd(people, 'two');
    assert.equal(sheet[0].length, 4, 'two people and the neutral');
    assert.match(sheet[0].join(), /Neutral/);
    assert.equal(sheet.at(-1).at(-1), '–', 'the neutral has no place');
    await shot(people[1], 'two_final_phone');
    const replay = await replayOf(people[0], here.server);
    checkSecrecy(people[1].frames, replay, 1);
    await Promise.all(people.map(({context}) => context.close()));
});

/** Asserts that planted courtiers are found, except for those that the seat came to see during the match. */
function checkPlantedCourtiers(frames, replay) {
    let count = 0;
    const plant = (_, before) => {
        count += 1;
        return `${before}{"value":1}`;
    };
    const planted = frames.map((frame) => frame.replace(/("throne_room":(?:\[|\{"\d":))\{\}/g, plant));
    const [before, after] = [frames, planted].map((some) => leaksIn(some, replay, 0));
    assert.ok(count > 0 && after.leaks.length > 0, `of ${count} some are not to be known`);
    assert.equal(after.leaks.length + after.told, count + before.told, 'each is found, or known');
}

test('three play King’s Favour to the end, one of them a person', {timeout: GAME_MS + 60000}, async () => {
    const person = await openPerson(here.browser, DESKTOP);
    await createTable(person, here.server, {
        player: 'Anna',
        name: 'At court',
        choose: async (page) => {
            await choosePlayers(page, 3);
            await page.check('[name="option.kings_favour"]');
            await page.check('[name="option.quarters"][value="3"]');
        },
    });
    await person.page.click('[data-fill]');
    await shot(person, 'three_room_desktop');
    await person.page.click('[data-start]:not([disabled])');
    await person.page.waitForSelector('.game.ys');
    await checkRulesShown(person, /throne room in secret/);
    await play([person], seeded(3), async () => {
        assert.equal(await count(person, '.throne .courtier'), 3, 'each has sent one courtier');
        assert.equal(await count(person, '.throne .piece-known'), 1, 'and knows the own one alone');
        await shot(person, 'three_table_desktop');
        await resize(person.page, PHONE);
        await person.page.screenshot({path: join(SCREENSHOTS, 'three_table_phone.png'), fullPage: true});
        assert.ok((await sideways(person)) <= 0, 'the table does not scroll sideways');
        await resize(person.page, DESKTOP);
    });
    const sheet = await checkEnd([person], 'three');
    assert.match(sheet.map(([head]) => head).join(), /King’s Favour/);
    const replay = await replayOf(person, here.server);
    assert.equal(await count(person, '.throne .courtier'), 12, 'four courtiers each, open at the end');
    assert.equal(await count(person, '.throne .face-up'), 12);
    checkSecrecy(person.frames, replay, 0);
    checkPlantedCourtiers(person.frames, replay);
    await person.context.close();
});
