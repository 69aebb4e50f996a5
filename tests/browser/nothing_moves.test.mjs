// Whatever the server tells late moves nothing that somebody is about to tap. On the first page and on an invitation,
// games and tables arrive after the page. Nor does anything that is asked or taught move a board, on phones as well.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {LANGUAGES} from '../../web-client/app/words/language.js';
import {GAME_NAMES} from '../../web-client/games/known_games.js';
import {patienceFor} from './patience.mjs';
import {sampled} from './sampled.mjs';
import {Staying} from './staying.mjs';
import {answer, DESKTOP, isOver, openPerson, PHONE, resize, seeded, useServerAndBrowser} from './support.mjs';
import {answerUntil, createTable, GAME_MS, shot} from './table.mjs';

const TEST_MS = 300000;
const LATE_MS = 700;
const here = useServerAndBrowser();

/** Notes every layout shift with the old and new place. Runs before the page does. */
function noteMoves() {
    globalThis.moves = [];
    const said = ({node, previousRect, currentRect}) => ({
        what: node?.outerHTML?.slice(0, 100) ?? node?.textContent,
        from: previousRect.top,
        to: currentRect.top,
    });
    new PerformanceObserver((list) => {
        globalThis.moves.push(...list.getEntries().flatMap(({sources}) => sources.map(said)));
    }).observe({type: 'layout-shift', buffered: true});
}

/** Delays the lists of games and tables. */
const tellLate = ({context}) =>
    context.route(/\/api\/(?:games|tables)$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, LATE_MS));
        await route.continue();
    });

/** Opens the page, and waits until it shows everything. */
async function nothingMoves({page}, address, last) {
    await page.goto(address);
    await page.waitForSelector(last);
    await page.waitForTimeout(2 * LATE_MS);
    assert.deepEqual(await page.evaluate(() => globalThis.moves), [], address);
}

for (const [size, viewport, more] of [
    ['desktop', {width: 1280, height: 800}, {}],
    ['phone', PHONE, {isMobile: true, deviceScaleFactor: 2}],
]) {
    test(`nothing that is told late moves what is about to be tapped, ${size}`, {timeout: TEST_MS}, async () => {
        const host = await openPerson(here.browser, viewport, 'off', more);
        await host.context.addInitScript(noteMoves);
        await tellLate(host);
        await nothingMoves(host, here.server.address, '.create');
        await shot(host, `lobby_${size}_first`);
        const link = await createTable(host, here.server, {player: 'Anna', name: 'Nothing moves'});
        await nothingMoves(host, here.server.address, '.create');
        await shot(host, `lobby_${size}_back`);

        const guest = await openPerson(here.browser, viewport, 'off', more);
        await guest.context.addInitScript(noteMoves);
        await tellLate(guest);
        await nothingMoves(guest, link, '.join form');
        await shot(guest, `invitation_${size}`);
        assert.deepEqual([...host.errors, ...guest.errors], []);
        await Promise.all([host, guest].map(({context}) => context.close()));
    });
}

/** Held upright and across. */
const PHONES = [PHONE, {width: 360, height: 640}, {width: 844, height: 390}, {width: 568, height: 320}];
const DESKS = [DESKTOP, {width: 1280, height: 720}, {width: 1024, height: 768}];
/** As many steps as a few rounds have. */
const STEPS = 24;

/** Closes the hint that speaks, or answers what is asked. Returns whether there was anything to do. */
async function goOn(person, random) {
    const close = person.page.locator('[data-hint=close]');
    if ((await close.count()) > 0) {
        await close.click();
        return true;
    }
    return (await answer(person, random)).length > 0;
}

/** Plays a while, and looks in windows of all these sizes at each step whether anything has moved. */
async function boardsStay(person, sizes) {
    const {page} = person;
    const random = seeded(7);
    const isInTime = patienceFor(`${STEPS} steps`, GAME_MS);
    const looks = sizes.map((size) => ({size, staying: new Staying()}));
    for (let step = 0; step < STEPS && !(await isOver(person));) {
        isInTime();
        for (const {size, staying} of looks) {
            await resize(page, size);
            const hint = await page
                .locator('.hint-strip')
                .getAttribute('data-speaking', {timeout: 1})
                .catch(() => '');
            await staying.look(page, `${size.width} x ${size.height}, step ${step} ${hint}`);
        }
        if (await goOn(person, random)) {
            step += 1;
        } else {
            await page.waitForTimeout(15);
        }
    }
    assert.deepEqual(
        looks.flatMap(({staying}) => [...staying.moved]),
        [],
    );
    for (const {size, staying} of looks) {
        assert.ok(staying.compared > 150, `${size.width} x ${size.height}: compared ${staying.compared}`);
    }
    assert.deepEqual(person.errors, []);
    await person.context.close();
}

for (const game of sampled(GAME_NAMES, 'nothing moves')) {
    test(`no question of ${game} moves the boards of a phone`, {timeout: GAME_MS}, async () => {
        const person = await openPerson(here.browser, PHONE);
        const choose = (page) => page.selectOption('.create select[name=game]', game);
        await createTable(person, here.server, {player: 'Anna', name: 'Nothing moves', choose});
        await person.page.click('[data-fill]');
        await person.page.click('[data-start]:not([disabled])');
        await person.page.waitForSelector('.decide.mine');
        await boardsStay(person, PHONES);
    });

    for (const [where, sizes] of [
        ['phone', PHONES],
        ['desk', DESKS],
    ]) {
        test(
            `nothing that a first game of ${game} teaches moves the boards, ${where}`,
            {timeout: GAME_MS},
            async () => {
                const person = await openPerson(here.browser, sizes[0]);
                const {page} = person;
                await page.goto(here.server.address);
                await page.fill('.quick input[name=player]', 'Anna');
                await page.click(`[data-learn="${game}"]`);
                await page.waitForSelector('.hint-strip[data-speaking="welcome"]');
                await boardsStay(person, sizes);
            },
        );
    }
}

/** The height of the panels with all offers, and with the first alone. Runs in the page. */
function heights() {
    const dock = document.querySelector('.dock');
    const [, ...more] = document.querySelectorAll('.panel-roll .chip');
    const all = dock.offsetHeight;
    more.forEach((chip) => chip.style.setProperty('display', 'none'));
    const first = dock.offsetHeight;
    more.forEach((chip) => chip.style.removeProperty('display'));
    return {offers: more.length + 1, more: all - first};
}

for (const language of sampled(Object.keys(LANGUAGES), 'language of yellow dice')) {
    test(`three yellow dice fit into the panel of a narrow desk, in ${language}`, {timeout: TEST_MS}, async () => {
        const person = await openPerson(here.browser, {width: 1180, height: 820}, 'off', {locale: language});
        const {page} = person;
        // Whoever has little gold is offered as much as anybody can be. Rolling is the first form of the game.
        const offered = (message) => message.replace(/"rows":\[\[0,\[0(,\d)*\]/, '"rows":[[0,[0,1,2,3]');
        await page.routeWebSocket('**/ws', (socket) =>
            socket.connectToServer().onMessage((message) => socket.send(offered(message))),
        );
        const choose = (form) => form.selectOption('.create select[name=game]', 'yspahan');
        await createTable(person, here.server, {player: 'Anna', name: 'Yellow', choose});
        await page.click('[data-fill]');
        await page.click('[data-start]:not([disabled])');
        const isRolled = () => page.evaluate(() => document.querySelector('.panel-roll') !== null);
        await answerUntil([person], seeded(3), isRolled);
        for (const size of [
            {width: 1160, height: 768},
            {width: 1180, height: 820},
            {width: 1240, height: 720},
        ]) {
            await resize(page, size);
            assert.deepEqual(await page.evaluate(heights), {offers: 4, more: 0}, `${size.width}`);
        }
        await person.context.close();
    });
}
