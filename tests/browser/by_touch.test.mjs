// Plays a whole game on a phone by touch alone, from the invitation to the score sheet. Everything that is asked can be
// tapped where it is visible, every tap does something, and no tap moves what is on the board.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {GAME_NAMES} from '../../web-client/games/known_games.js';
import {pointOf} from './hands.mjs';
import {sampled} from './sampled.mjs';
import {chancesOf, isOver, openPerson, PHONE, scoreSheet, seeded, useChances, useServerAndBrowser} from './support.mjs';
import {Staying} from './staying.mjs';
import {createTable, GAME_MS, playFromSeat, shot} from './table.mjs';

const SMALL = {width: 800, height: 500};
/** More taps than any game takes. */
const TAPS_MOST = 2000;
const here = useServerAndBrowser();

/** Notes the kind of each pointer that comes down. Runs before the page does. */
function notePointers() {
    globalThis.pointers = {};
    addEventListener(
        'pointerdown',
        ({pointerType}) => {
            globalThis.pointers[pointerType] = (globalThis.pointers[pointerType] ?? 0) + 1;
        },
        {capture: true},
    );
}

/** What can be pressed and is chosen, what is said, and which tab is open. Runs in the page. */
function picture() {
    const offers = [...document.querySelectorAll('[data-pick], [data-send], [data-undo], [role=tab]')];
    const stateOf = ({ariaPressed, ariaSelected, className, dataset, disabled}) => [
        dataset.pick,
        dataset.value,
        ariaPressed,
        ariaSelected,
        String(className.baseVal ?? className),
        disabled,
    ];
    return JSON.stringify([document.querySelector('.decide, main')?.textContent, offers.map(stateOf)]);
}

const isThere = (element) => element.evaluate(({isConnected}) => isConnected);

/** Taps this where it can be seen, and returns whether it was still there. */
async function tapOn({page}, element) {
    const point = await page.evaluate(pointOf, element);
    if (!point) {
        const what = await element.evaluate(({outerHTML}) => outerHTML.slice(0, 300));
        assert.ok(!(await isThere(element)), `can be reached: ${what}`);
        return false;
    }
    await page.touchscreen.tap(point.x, point.y);
    return true;
}

const tap = async (person, selector) =>
    assert.ok(await tapOn(person, await person.page.waitForSelector(selector)), selector);

/** What to tap next. If it is in a closed tab or a folded hand, whatever opens that comes first. Runs in the page. */
function nextToTap(chance) {
    const element = globalThis.nextToPress(chance);
    const closed = element?.closest('[hidden][id]');
    return closed ? document.querySelector(`[aria-controls="${closed.id}"]`) : element;
}

/** Taps on the next part of the question, if there is one, and waits until the tap has done something. */
async function tapNext(person, random) {
    const {page} = person;
    const before = await page.evaluate(picture);
    const element = (await page.evaluateHandle(nextToTap, chancesOf(person, random)[0])).asElement();
    const what = await element?.evaluate(({outerHTML}) => outerHTML.slice(0, 300));
    // Other players may have removed it meanwhile.
    if (!element || !(await isThere(element)) || !(await tapOn(person, element))) {
        return 0;
    }
    useChances(person, random);
    const isOther = `(${picture})() !== ${JSON.stringify(before)}`;
    await page.waitForFunction(isOther).catch(() => assert.fail(`a tap does nothing: ${what}`));
    return 1;
}

/** Follows the invitation on a phone. Bots take all other seats but that of the host. */
async function sitDown(game) {
    const host = await openPerson(here.browser, SMALL);
    const choose = (page) => page.selectOption('.create select[name=game]', game);
    const link = await createTable(host, here.server, {player: 'Anna', name: 'By touch', choose});
    const person = await openPerson(here.browser, PHONE, 'off', {isMobile: true, deviceScaleFactor: 2});
    const {context, page} = person;
    await context.addInitScript(notePointers);
    await page.goto(link);
    await tap(person, '.join input[name=player]');
    await page.keyboard.type('Benedek');
    await tap(person, '.join form .primary:not(:disabled)');
    await page.waitForSelector('.room .seats');
    await host.page.click('[data-fill]');
    await host.page.click('[data-start]:not([disabled])');
    await page.waitForSelector('.game');
    return {host, person};
}

/** The last tap was far down the page, yet the title with the result must be in sight. Runs in the page. */
function isTitleInSight() {
    const {top, bottom} = document.querySelector('.score-sheet h2').getBoundingClientRect();
    return top > 0 && bottom < innerHeight;
}

for (const game of sampled(GAME_NAMES, 'by touch')) {
    test(`a whole game of ${game} is played on a phone by touch alone`, {timeout: GAME_MS}, async () => {
        const {host, person} = await sitDown(game);
        const {page} = person;
        const hosted = host.page.evaluate(playFromSeat, game);
        const random = seeded(5);
        let taps = 0;
        const staying = new Staying();
        while (!(await isOver(person))) {
            await staying.look(page, `tap ${taps}`);
            const done = await tapNext(person, random);
            taps += done;
            assert.ok(taps < TAPS_MOST, 'the game comes to its end');
            if (done === 0) {
                await page.waitForTimeout(15);
            }
        }
        await page.waitForFunction(isTitleInSight);
        await shot(person, `by_touch_${game}_final`);
        await hosted;
        await host.page.waitForSelector('.score-sheet');
        assert.deepEqual(await scoreSheet(person), await scoreSheet(host));
        const pointers = await page.evaluate(() => globalThis.pointers);
        assert.deepEqual(Object.keys(pointers), ['touch']);
        assert.deepEqual([...staying.moved], []);
        assert.ok(staying.compared > 500, `compared ${staying.compared}`);
        console.log(`${game}: ${taps} taps for a whole game`);
        assert.deepEqual([...person.errors, ...host.errors], []);
        await Promise.all([person, host].map(({context}) => context.close()));
    });
}
