// A board or a hand is one stop of the Tab key, and arrows lead on within it. Games mark groups by `data-grid`, and
// cells by `data-cell` with their place. While the focus is in the game, or nowhere, a key presses what is marked by it
// as `data-key`, and Escape puts back. An arrow then leads to the first group in which something can be picked, as does
// Tab from the question, if the panel has no answer.

import {bringIntoSheet, isPhone} from '../page/phone.js';
import {isHolding, letFall} from './dragging.js';
import {entryOf, isArrow, isSameKey, stepped} from './key_steps.js';

/** @typedef {HTMLElement | SVGElement} Focusable */

/** Elements that handle keys themselves. */
const HAS_KEYS = 'button, a, input, select, textarea, summary, [role="button"], [role="tab"]';

/** @param {Element} grid @returns {Focusable[]} */
function cellsOf(grid) {
    /** @type {Iterable<Focusable>} */
    const cells = grid.querySelectorAll('[data-cell]:not(:disabled)');
    return [...cells];
}

/** @param {Focusable} cell */
function placeOf(cell) {
    const [row, column] = (cell.dataset.cell ?? '').split(',').map(Number);
    return {row, column, cell};
}

/** Each grid has one cell that Tab leads to. @param {ParentNode} page */
export function rove(page) {
    for (const grid of page.querySelectorAll('[data-grid]')) {
        const cells = cellsOf(grid);
        const entry = entryOf(cells, document.activeElement);
        for (const cell of cells) {
            cell.tabIndex = cell === entry ? 0 : -1;
            if (cell !== entry) {
                delete cell.dataset.entry;
            }
        }
    }
}

/** @param {Focusable} cell */
function goTo(cell) {
    const grid = cell.closest('[data-grid]');
    grid?.querySelectorAll('[data-entry]').forEach((one) => one.removeAttribute('data-entry'));
    cell.dataset.entry = '';
    cell.focus();
    rove(document);
}

/** The group to which an arrow leads from where there is none. @param {Element} game */
const firstGrid = (game) =>
    [...game.querySelectorAll('.decide [data-grid], .game-main [data-grid]')].find((grid) =>
        cellsOf(grid).some(({dataset}) => dataset.pick !== undefined),
    ) ?? null;

/** Whether nothing has the focus but the page itself, or the sentence that says what is asked.
 *  @param {Element} target */
const isNowhere = (target) => target === document.body || target.matches('.situation, main');

/** @param {Element} target @param {Element} game @param {string} key @returns {boolean} whether it led anywhere */
function arrow(target, game, key) {
    if (isNowhere(target)) {
        const grid = game.querySelector('.decide.mine') && firstGrid(game);
        const cell = grid ? entryOf(cellsOf(grid), null) : undefined;
        if (cell) {
            goTo(cell);
        }
        return cell !== undefined;
    }
    const grid = target.closest('[data-grid]');
    const cells = grid ? cellsOf(grid) : [];
    const from = cells.find((cell) => cell === target);
    const next = from ? stepped(cells.map(placeOf), placeOf(from), key)?.cell : entryOf(cells, null);
    if (next && (from || target === grid)) {
        goTo(next);
    }
    return next !== undefined && (from !== undefined || target === grid);
}

/** From the sentence that says what is asked, Tab leads to the board that answers, where nothing in the panel does.
 *  @param {Element} target @param {Element} game @param {string} key */
function tab(target, game, key) {
    const isInPanel = game.querySelector('.decide .panel :is(button, input, select):not(:disabled)') !== null;
    return target.matches('.situation') && !isInPanel && arrow(target, game, key);
}

/** Presses what this key is for. @param {Element} game @param {string} key */
function press(game, key) {
    /** @type {Iterable<HTMLElement>} */
    const keyed = game.querySelectorAll('[data-key]:not(:disabled)');
    const found = [...keyed].find(({dataset}) => isSameKey(dataset.key, key));
    found?.click();
    return found !== undefined;
}

/** @param {Element} game */
function escape(game) {
    if (isHolding()) {
        letFall();
    } else {
        game.dispatchEvent(new CustomEvent('putback'));
    }
}

/** @param {Element} target @param {Element} game @param {string} key @returns {boolean} whether it did something */
function keyed(target, game, key) {
    if (isArrow(key)) {
        return arrow(target, game, key);
    }
    if (key === 'Tab') {
        return tab(target, game, key);
    }
    if (key === 'Escape') {
        escape(game);
        return false;
    }
    if (key === 'Enter') {
        return !target.closest(HAS_KEYS) && press(game, key);
    }
    return !target.closest('input, select, textarea') && press(game, key);
}

/** The game whose keys these are: also right after loading, when nothing has the focus. @param {Element} target */
const gameOf = (target) =>
    target.closest('.game') ?? (isNowhere(target) ? document.querySelector('.match .game') : null);

/** @param {KeyboardEvent} event */
function heed(event) {
    const {target, key, repeat, ctrlKey, altKey, metaKey, shiftKey, defaultPrevented} = event;
    const game = target instanceof Element ? gameOf(target) : null;
    const isOther = ctrlKey || altKey || metaKey || (shiftKey && key === 'Tab');
    const isOurs = game && !defaultPrevented && !isOther && !(repeat && !isArrow(key));
    // A key that is still held down after a choice does not confirm it.
    const isPress = key === 'Enter' || key === ' ';
    const isHeldOn = game && repeat && isPress && /** @type {Element} */ (target).closest('[data-send]');
    if (isHeldOn || (isOurs && keyed(/** @type {Element} */ (target), game, key))) {
        event.preventDefault();
    }
}

/**
 * After a choice by key, moves the focus to where the rest is chosen, but onto none of the choices. On a phone what
 * sends it is in the sheet, which stays in sight wherever the page is.
 * @param {MouseEvent} event
 */
function followed({target, detail}) {
    const isByKey = target instanceof Element && detail === 0;
    const where = isByKey && target.closest('[data-leads][aria-pressed="true"]')?.getAttribute('data-leads');
    if (where) {
        const next = /** @type {Focusable | null} */ (document.querySelector(where));
        const isInSheet = isPhone() && Boolean(next?.closest('.dock'));
        next?.focus({preventScroll: isInSheet});
        if (next && isInSheet) {
            bringIntoSheet(next);
        }
    }
}

/** Listens to keys from now on. */
export function followKeys() {
    addEventListener('keydown', heed);
    addEventListener('click', followed);
}
