// Every kind of question of Caylus Magna Carta, on phones and desktops: axe-core finds no barrier, and no text is too
// small. On a phone whatever may be picked, on the boards as well, is large enough to touch.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {barriers} from './axe.mjs';
import {chooseGame} from './magna_carta_table.mjs';
import {tooSmall} from './sizes.mjs';
import {
    chancesOf,
    DESKTOP,
    isOver,
    openPerson,
    PHONE,
    resize,
    seeded,
    useChances,
    useServerAndBrowser,
} from './support.mjs';
import {createTable, GAME_MS, shot} from './table.mjs';

const NARROW = {width: 320, height: 640};
const ON_PHONE = {text: 11.9, drawn: 11.9, touch: 43.5};
const AT_DESK = {text: 11.9, drawn: 9, touch: 0};
/** The questions that every match asks, by what is missing of the answer. */
const KINDS = ['choose_hand', 'move_provost', 'types'];
const here = useServerAndBrowser();

/** What may be picked in this tab of a phone and is too small to touch. Runs in the page. */
function smallTargets(least) {
    const picks = [...document.querySelectorAll('.game [data-pick]')].filter((one) => one.checkVisibility());
    const sizeOf = (element) => {
        const {width, height} = element.getBoundingClientRect();
        return Math.min(width, height);
    };
    const small = picks.filter((element) => sizeOf(element) < least);
    return small.map((element) => `${sizeOf(element).toFixed(1)} ${element.dataset.pick} ${element.dataset.value}`);
}

/** Ways to do without that look like the answer, though there is another one. Runs in the page. */
function pressedOn() {
    const without = [...document.querySelectorAll('.panel :is(.decline, .end_delivery, .pass)[aria-pressed=false]')];
    const others = document.querySelectorAll('.game :is(.chip, .target)[data-pick]').length;
    const light = (element) => getComputedStyle(element).color;
    const usual = light(document.querySelector('.decide .situation'));
    return others > 0 ? without.filter((element) => light(element) !== usual).map(({className}) => className) : [];
}

/** What is too small on a phone as wide as the window, tab by tab. */
async function smallOnPhone(page) {
    const found = [];
    for (const tab of await page.locator('[role=tab]').all()) {
        await tab.click();
        const {text, touch, sideways} = await page.evaluate(tooSmall, ON_PHONE);
        found.push(...text, ...touch, ...(sideways > 0 ? [`${sideways} sideways`] : []));
        found.push(...(await page.evaluate(smallTargets, ON_PHONE.touch)));
    }
    await page.locator('[role=tab]').first().click();
    return found;
}

/** What axe-core finds on the page as it is, dark and light. */
async function barred(page) {
    const found = [];
    for (const colorScheme of ['dark', 'light']) {
        await page.emulateMedia({colorScheme});
        found.push(...(await barriers(page)));
    }
    return found;
}

/** What is wrong with this question, on all devices. */
async function wrongWith(person, kind) {
    const {page} = person;
    const name = `magna_carta_${kind.replace(/\W+/g, '_')}`;
    await shot(person, `${name}_phone`);
    await page.emulateMedia({colorScheme: 'light'});
    const found = {pressedOn: await page.evaluate(pressedOn)};
    found.phone = [...(await smallOnPhone(page)), ...(await barred(page))];
    await resize(page, NARROW);
    found.narrow = await smallOnPhone(page);
    await resize(page, DESKTOP);
    await shot(person, `${name}_desktop`);
    const {text, touch} = await page.evaluate(tooSmall, AT_DESK);
    found.desk = [...text, ...touch, ...(await barred(page))];
    await resize(page, PHONE);
    const wrong = Object.entries(found).filter(([, lines]) => lines.length > 0);
    return wrong.map(([device, lines]) => [device, [...new Set(lines)]]);
}

/** The kind of the open question and how far its answer has come; nothing if none is open. Runs in the page. */
function kindOfQuestion() {
    const panel = document.querySelector('.decide.mine .panel');
    const state = panel?.querySelector('[data-send]:not(:disabled)') ? 'whole' : panel?.dataset.missing;
    return panel ? `${panel.className.replace('panel panel-', '')} ${state}` : undefined;
}

/** Presses whatever comes next. Runs in the page. */
function pressNext(chance, pressed) {
    const element = globalThis.nextToPlay(chance, pressed);
    element?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
    return element ? (element.dataset.pick ?? 'send') : undefined;
}

test('every question of Caylus Magna Carta can be read, touched and heard', {timeout: GAME_MS}, async () => {
    const person = await openPerson(here.browser, PHONE);
    const {page} = person;
    const choose = (form) => chooseGame(form, 2);
    await createTable(person, here.server, {player: 'Anna', name: 'All that is asked', choose});
    await page.click('[data-fill]');
    await page.click('[data-start]:not([disabled])');
    await page.waitForSelector('.decide.mine');
    const random = seeded(4);
    const found = {};
    let pressed = [];
    while (!(await isOver(person))) {
        const kind = await page.evaluate(kindOfQuestion);
        if (kind && !(kind in found)) {
            found[kind] = await wrongWith(person, kind);
        }
        const done = await page.evaluate(`(${pressNext})(${chancesOf(person, random)[0]}, ${JSON.stringify(pressed)})`);
        pressed = done && done !== 'send' ? [...pressed, done] : [];
        if (done) {
            useChances(person, random);
        }
        await page.waitForTimeout(done ? 0 : 15);
    }
    console.log(Object.keys(found).join(', '));
    const types = Object.keys(found).map((kind) => kind.split(' ')[0]);
    assert.deepEqual(
        KINDS.filter((kind) => !types.includes(kind)),
        [],
    );
    assert.deepEqual(
        Object.entries(found).filter(([, wrong]) => wrong.length > 0),
        [],
    );
    assert.deepEqual(person.errors, []);
    await person.context.close();
});
