// Hands at a table of Ys: they pick up brokers and put them down by mouse, finger or key, as people do, and count their
// clicks, taps, drags and keys. Other files judge the counts.
import assert from 'node:assert/strict';
import {stepped} from '../../web-client/app/board/key_steps.js';
import {openPerson} from './support.mjs';
import {createTable} from './table.mjs';

/** A point of the window where nothing covers this element; scrolls it into view if needed. Runs in the page. */
export function pointOf(element) {
    const SAMPLES = 24;
    const find = () => {
        const {left, top, width, height} = element.getBoundingClientRect();
        const at = (index, from, size) => from + ((index + 0.5) * size) / SAMPLES;
        const points = Array.from({length: SAMPLES * SAMPLES}, (_, index) => ({
            x: at(index % SAMPLES, left, width),
            y: at(Math.floor(index / SAMPLES), top, height),
        }));
        // Take a point in the middle of those that belong to the element, not one on its edge.
        const own = points.filter(({x, y}) => element.contains(document.elementFromPoint(x, y)));
        const mean = (axis) => own.reduce((sum, point) => sum + point[axis], 0) / own.length;
        const middle = {x: mean('x'), y: mean('y')};
        const off = ({x, y}) => Math.hypot(x - middle.x, y - middle.y);
        return own.sort((one, other) => off(one) - off(other))[0];
    };
    const found = find();
    if (!found) {
        element.scrollIntoView({block: 'center', behavior: 'instant'});
    }
    return found ?? find();
}

/** @param {import('playwright-core').Page} page @param {string} selector */
export async function pointOn(page, selector) {
    const element = await page.waitForSelector(selector, {state: 'attached'});
    const point = await page.evaluate(pointOf, element);
    assert.ok(point, `${selector} can be reached`);
    return point;
}

/**
 * Bids two ones and takes the first place in the order; returns whether the page asks to place. All of it happens in
 * one look, since the question may arrive between two. Runs in the page.
 */
export function comesToPlace() {
    const panel = document.querySelector('.decide.mine .panel');
    const offers = [...document.querySelectorAll(`[data-pick="${panel?.dataset.missing}"]:not(:disabled)`)];
    const one = offers.find(({dataset}) => dataset.value === '1') ?? offers[0];
    const next = panel?.querySelector('[data-send]:not([disabled])') ?? one;
    const isPlacing = panel?.matches('.panel-place') ?? false;
    if (!isPlacing) {
        next?.click();
    }
    return isPlacing;
}

/** Somebody at a table with bots who has bid, and now places the first broker of the match. */
export async function sitDown({browser, server}, viewport) {
    const person = await openPerson(browser, viewport);
    const {page} = person;
    await createTable(person, server, {player: 'Anna', name: 'Light hands'});
    await page.click('[data-fill]');
    await page.click('[data-start]:not([disabled])');
    await page.waitForFunction(comesToPlace);
    person.acts.length = 0;
    return person;
}

/** The selector of the broker of this value in hand. */
export const broker = (value) => `button.hand-slot[data-value="${value}"]:enabled`;
export const place = (where) => `[data-cell][data-value="${where}"]`;
export const DONE = '[data-send]:not([disabled])';

/** A mouse that counts its clicks and its drags. */
export function mouseOf(page) {
    const counts = {clicks: 0, drags: 0};
    const click = async (selector) => {
        const {x, y} = await pointOn(page, selector);
        counts.clicks += 1;
        await page.mouse.click(x, y);
    };
    const pickUp = async (from) => {
        const {x, y} = await pointOn(page, from);
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x - 20, y - 20, {steps: 4});
    };
    const dropAt = async ({x, y}) => {
        counts.drags += 1;
        await page.mouse.move(x, y, {steps: 6});
        await page.mouse.up();
    };
    const put = async (value, where) => {
        await click(broker(value));
        await click(place(where));
    };
    const drag = async (value, where) => {
        await pickUp(broker(value));
        await dropAt(await pointOn(page, place(where)));
    };
    return {counts, click, pickUp, dropAt, put, drag, done: () => click(DONE)};
}

/** A finger that counts its taps and its drags. */
export async function fingerOf(page) {
    const counts = {taps: 0, drags: 0};
    const devices = await page.context().newCDPSession(page);
    const touch = (type, points, timestamp) =>
        devices.send('Input.dispatchTouchEvent', {type, touchPoints: points, ...(timestamp ? {timestamp} : {})});
    const tap = async (selector) => {
        const {x, y} = await pointOn(page, selector);
        counts.taps += 1;
        await page.touchscreen.tap(x, y);
    };
    /**
     * Moves a finger from one point to another in steps. It rests at the end, since lifting it in full swing would
     * fling.
     */
    const slide = async (from, to) => {
        const [STEPS, REST, STEP_S] = [12, 8, 0.03];
        const start = Date.now() / 1000 - (STEPS + REST) * STEP_S;
        await touch('touchStart', [from], start);
        for (let step = 1; step <= STEPS + REST; step += 1) {
            const part = Math.min(1, step / STEPS);
            const at = {x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part};
            await touch('touchMove', [at], start + step * STEP_S);
        }
    };
    const drag = async (value, where) => {
        counts.drags += 1;
        const to = await pointOn(page, `[data-at="area:${where}"]`);
        await slide(await pointOn(page, broker(value)), to);
        await touch('touchEnd', []);
    };
    const put = async (value, where) => {
        await tap(broker(value));
        await tap(place(where));
    };
    return {counts, tap, slide, lift: () => touch('touchEnd', []), drag, put, done: () => tap(DONE)};
}

/**
 * The cells of the board that has the focus: which of them is focused, and which is wanted. `wanted` is a value or an
 * element. Runs in the page.
 */
export function cellsHere(wanted) {
    const {activeElement} = document;
    const cells = activeElement.closest('[data-grid]')?.querySelectorAll('[data-cell]:not(:disabled)') ?? [];
    return [...cells].map((cell) => {
        const [row, column] = cell.dataset.cell.split(',').map(Number);
        const isWanted = [cell, cell.dataset.value].includes(wanted);
        return {row, column, isWanted, isFocused: cell === activeElement};
    });
}

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** The shortest way by arrow keys to the wanted cell, as somebody finds it who sees the board. */
export function arrowsTo(cells) {
    const ways = new Map([[cells.find(({isFocused}) => isFocused), []]]);
    for (const [cell, way] of ways) {
        if (cell?.isWanted) {
            return way;
        }
        for (const key of cell ? ARROWS : []) {
            const next = stepped(cells, cell, key);
            if (next && !ways.has(next)) {
                ways.set(next, [...way, key]);
            }
        }
    }
    return undefined;
}

/** A person with only a keyboard, who counts the keys. `pressed` is called with each of them. */
export function keyboardOf(page, pressed) {
    const counts = {keys: 0};
    const press = async (key) => {
        counts.keys += 1;
        await page.keyboard.press(key);
        await pressed(key);
    };
    const pressAll = async (keys) => {
        for (const key of keys) {
            await press(key);
        }
    };
    const put = async (value, where) => {
        await pressAll([String(value), 'Tab']);
        if (!(await page.evaluate(cellsHere, where)).some(({isWanted}) => isWanted)) {
            await press('Tab');
        }
        const way = arrowsTo(await page.evaluate(cellsHere, where));
        assert.ok(way, `arrows lead to ${where}`);
        await pressAll([...way, 'Enter']);
    };
    return {counts, put, done: () => press('Enter')};
}
