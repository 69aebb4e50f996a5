// A first visit by one person: the lobby, one click, a turn against three bots; on a desktop and on a phone.
import assert from 'node:assert/strict';
import {join} from 'node:path';
import {test} from 'node:test';
import {GAME_NAMES} from '../../web-client/games/known_games.js';
import {sampled} from './sampled.mjs';
import {answer, becomes, DESKTOP, openPerson, PHONE, SCREENSHOTS, seeded, useServerAndBrowser} from './support.mjs';
import {answerUntil, createTable, shot} from './table.mjs';

// Generous: a slow machine must not fail the test.
const TURN_MS = 300000;
const here = useServerAndBrowser();

const sideways = (person) => person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Plays until this turn has begun. */
async function playUntilTurn(person, turn) {
    const random = seeded(5);
    const deadline = Date.now() + TURN_MS;
    while ((await person.page.getAttribute('.game.ys', 'data-turn')) !== String(turn)) {
        assert.ok(Date.now() < deadline, 'the turn takes too long');
        if ((await answer(person, random)).length === 0) {
            await person.page.waitForTimeout(20);
        }
    }
}

for (const [device, viewport] of Object.entries({desktop: DESKTOP, phone: PHONE})) {
    test(`one person plays against three bots on a ${device}`, {timeout: 2 * TURN_MS}, async () => {
        const person = await openPerson(here.browser, viewport);
        await person.page.goto(here.server.address);
        await person.page.waitForSelector('[data-create]:not([disabled])');
        await person.page.screenshot({path: join(SCREENSHOTS, `lobby_${device}.png`), fullPage: true});
        assert.ok((await sideways(person)) <= 0, 'the lobby does not scroll sideways');

        await person.page.click('[data-quick]');
        await person.page.waitForSelector('.error');
        await person.page.fill('.quick input[name=player]', 'Anna');
        await person.page.click('[data-quick]');
        await person.page.waitForSelector('.panel-bid');
        await playUntilTurn(person, 2);
        assert.ok((await sideways(person)) <= 0, 'the table does not scroll sideways');
        await person.page.screenshot({path: join(SCREENSHOTS, `against_bots_${device}.png`)});

        const address = person.page.url();
        await person.page.goto(here.server.address);
        await person.page.click('.list.own a.button');
        await person.page.waitForSelector('.game.ys[data-turn="2"]');
        assert.equal(person.page.url(), address, 'coming back leads to the same seat');
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}

const plain = (words) => words.replace(/\s+/g, ' ').trim();

/** Where the boards stand, also where a hint is longer by these words. Runs in the page. */
function boardsBeside(words) {
    const said = document.querySelector('.hint-said');
    said?.append(words);
    const {x, y, width, height} = document.querySelector('.boards > *').getBoundingClientRect();
    said?.lastChild.remove();
    return [x, y + scrollY, width, height];
}

/** Asks a bot for a hint, takes a picture of it and does what it says. Nothing moves but the question itself.
 *  @returns what it said */
async function followHint(person, random, picture) {
    const {page} = person;
    await page.waitForSelector('[data-ask-bot]:not([disabled])');
    const before = await page.evaluate(boardsBeside, '');
    await page.click('[data-ask-bot]');
    const said = await page.waitForSelector('.hint-said');
    for (const more of ['', ' and more of it'.repeat(30)]) {
        assert.deepEqual(await page.evaluate(boardsBeside, more), before, 'the boards stay where they are');
    }
    const words = plain(await said.textContent());
    assert.match(words, /^Hint: ./);
    const next = plain((await page.locator('.next-best').allTextContents()).join(' '));
    // Where there was no time to compare anything, nothing is said of it.
    assert.match(next, /^(|Next best: .*about [+−]\d+ for.*|About as good: ..*)$/);
    await page.screenshot({path: join(SCREENSHOTS, picture)});
    // An answer without fields has a button of its own, which is marked; any other one is the choice, to be confirmed.
    const isChosen = (await page.locator('[data-send]:not([disabled])').count()) > 0;
    const marked = isChosen ? '[data-send]:not([disabled])' : '.type.hinted';
    if ((await page.locator(marked).count()) > 0) {
        await page.click(marked);
    } else {
        // Of the placements of a round in Ys, which are sent together, a bot names the first.
        await answer(person, random);
    }
    await page.waitForSelector('.hint-said', {state: 'detached'});
    return `${words} ${next}`.trim();
}

const HINTS = 4;

for (const game of ['ys', 'yspahan', 'magna-carta']) {
    for (const [device, viewport] of Object.entries({desktop: DESKTOP, phone: PHONE})) {
        test(`against bots a hint can be followed in ${game} on a ${device}`, {timeout: TURN_MS}, async () => {
            const person = await openPerson(here.browser, viewport);
            const {page} = person;
            const random = seeded(3);
            const choose = () => page.selectOption('.create select[name=game]', game);
            await createTable(person, here.server, {player: 'Anna', name: 'With hints', choose});
            await page.click('[data-fill]');
            await page.click('[data-start]:not([disabled])');
            for (let hint = 0; hint < HINTS; ++hint) {
                console.log(`${game}: ${await followHint(person, random, `hint_${game}_${device}_${hint}.png`)}`);
            }
            const faces = await page.evaluate(() =>
                [...document.querySelectorAll('.player .bot-kind .bot-face')].map(({innerHTML}) => innerHTML),
            );
            assert.equal(faces.length, (await page.locator('.player').count()) - 1, 'every bot has a face');
            assert.equal(new Set(faces).size, faces.length, 'and no two bots have the same');
            const log = () => page.evaluate(() => document.querySelector('.log-lines').textContent);
            await becomes(async () => (await log()).split('Anna gets a hint from a bot.').length - 1, HINTS);
            assert.ok((await sideways(person)) <= 0, 'the table does not scroll sideways');
            assert.deepEqual(person.errors, []);
            await person.context.close();
        });
    }
}

test('a lost connection is said plainly, and the game goes on when it is back', {timeout: TURN_MS}, async () => {
    const person = await openPerson(here.browser);
    await person.page.goto(here.server.address);
    await person.page.fill('.quick input[name=player]', 'Anna');
    await person.page.click('[data-quick]');
    await person.page.waitForSelector('.panel-bid');
    // Only then is the server back: the page may be connected again before anybody looks.
    await here.server.down();
    await person.page.waitForSelector('.banner.lost');
    await here.server.up();
    await person.page.waitForSelector('.link-sign.live');
    await person.page.waitForSelector('.banner.lost', {state: 'detached'});
    await answer(person, seeded(1));
    await person.page.waitForSelector('.panel-place, .panel-choose_position, .decide:not(:has(.panel))');
    await person.context.close();
});

/** Where others are shown to have moved, while this seat is asked. Runs in the page. */
const movedHere = () =>
    document.querySelector('.decide.mine .panel')
        ? [...document.querySelectorAll('.game [data-moved]')].map(({dataset}) => dataset.at)
        : [];

/** Lets this many more updates of the server through to the page, all of them at first. */
async function limitUpdates(page) {
    const held = [];
    let left = Infinity;
    let passOn;
    await page.routeWebSocket('**/ws', (socket) => {
        passOn = (message) => socket.send(message);
        socket.connectToServer().onMessage((message) => {
            left -= JSON.parse(message).type === 'update' ? 1 : 0;
            return left < 0 ? held.push(message) : passOn(message);
        });
    });
    return (most) => {
        left = most;
        held.splice(0).forEach(passOn);
    };
}

for (const game of sampled(GAME_NAMES, 'moves stay marked')) {
    test(`what bots have moved in ${game} stays marked until one acts`, {timeout: TURN_MS}, async () => {
        const person = await openPerson(here.browser);
        const {page} = person;
        const letUpdates = await limitUpdates(page);
        const random = seeded(5);
        const choose = () => page.selectOption('.create select[name=game]', game);
        await createTable(person, here.server, {player: 'Anna', name: 'Marked', choose});
        await page.click('[data-fill]');
        await page.click('[data-start]:not([disabled])');
        await answerUntil([person], random, async () => (await page.evaluate(movedHere)).length > 0);
        const moved = await page.evaluate(movedHere);
        await shot(person, `moved_${game}`);
        letUpdates(1);
        await answer(person, random);
        const marked = () => page.locator('.game [data-moved]').count();
        await becomes(marked, 0, `${moved} are no news any more`);
        letUpdates(Infinity);
        await answerUntil([person], random, async () => (await page.evaluate(movedHere)).length > 0);
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}

/** What the page says about a dead link, in two languages. */
const NO_LINK = {
    en: 'This link leads to no table: perhaps it was cut short, or this browser is not the one you play in.',
    hu: 'Ez a link nem vezet asztalhoz: talán lemaradt a vége, vagy nem ebben a böngészőben játszol.',
};
const NO_INVITATION = {
    en: 'This invitation is not valid (any more).',
    hu: 'Ez a meghívó (már) nem érvényes.',
};
const NO_REPLAY = {
    en: 'This game cannot be replayed: there is no such table here (any more).',
    hu: 'Ezt a játékot nem lehet visszajátszani: itt (már) nincs ilyen asztal.',
};
const NO_SEAT = {
    en: 'The server does not know this seat (any more).',
    hu: 'A kiszolgáló (már) nem ismeri ezt a helyet.',
};
const LOST_SEAT = {
    en: 'This browser holds no seat at this table.',
    hu: 'Ennek a böngészőnek nincs helye ennél az asztalnál.',
};
const TOKEN = '0a'.repeat(32);
const WRONG_LINKS = {
    'table.html': NO_LINK,
    'table.html#seat=aaa': NO_LINK,
    [`table.html#seat=${TOKEN.toUpperCase()}`]: NO_LINK,
    [`table.html#join=${TOKEN.slice(1)}`]: NO_LINK,
    'table.html#table=0123': LOST_SEAT,
    [`table.html#seat=${TOKEN}`]: NO_SEAT,
    [`table.html#watch=${TOKEN}`]: NO_SEAT,
    [`table.html#join=${TOKEN}`]: NO_INVITATION,
    'replay.html': NO_REPLAY,
    'replay.html#table=nothing': NO_REPLAY,
};

for (const language of ['en', 'hu']) {
    test(`wrong links are answered in whole sentences: ${language}`, {timeout: TURN_MS}, async () => {
        const person = await openPerson(here.browser, PHONE);
        const {page} = person;
        await person.context.addInitScript((one) => localStorage.setItem('dahut.language', one), language);
        for (const [link, words] of Object.entries(WRONG_LINKS)) {
            await page.goto('about:blank');
            await page.goto(`${here.server.address}/${link}`);
            await page.waitForSelector('main h1');
            assert.equal((await page.textContent('main h1')).trim(), words[language], link);
            assert.equal(await page.locator('form').count(), 0, `${link} asks for nothing`);
            assert.doesNotMatch(await page.textContent('body'), /hexadecimal|no such table\./, link);
            await page.screenshot({path: join(SCREENSHOTS, `wrong_link_${language}.png`)});
        }
        await person.context.close();
    });
}
