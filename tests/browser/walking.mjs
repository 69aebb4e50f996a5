// Finds the way to any element of a page by keyboard alone: by Tab to it or to its board, and by arrows on the board.
import assert from 'node:assert/strict';
import {arrowsTo, cellsHere} from './hands.mjs';

/** More keys than any way on a page takes. */
const TABS_MOST = 150;

/** Whether the focus is there, or on the same board, or else which key leads towards it. Runs in the page. */
function wayTo(wanted) {
    const {activeElement} = document;
    const grid = wanted.closest('[data-grid]');
    const isHere = wanted === activeElement || wanted.control === activeElement;
    if (isHere || !wanted.isConnected || wanted.disabled) {
        return isHere ? 'here' : 'gone';
    }
    if (wanted.matches('[data-cell]') && grid?.contains(activeElement) && activeElement.matches('[data-cell]')) {
        return 'arrows';
    }
    const isAfter = activeElement.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isAfter || activeElement === document.body ? 'Tab' : 'Shift+Tab';
}

const said = (element) => element.evaluate(({outerHTML}) => outerHTML.slice(0, 300));

/**
 * Whether the way turns round, because Tab went past a board with no stop yet. Then keep the direction instead of going
 * to and fro.
 */
const isTurn = (way, before) => [way, before].sort().join() === 'Shift+Tab,Tab';

/** Goes to this element by keys, pressed with `press`; returns whether it is still there. */
export async function goTo({page, press}, element) {
    let before;
    for (let tabs = 0; tabs < TABS_MOST; tabs += 1) {
        const found = await page.evaluate(wayTo, element);
        const way = isTurn(found, before) ? before : found;
        before = way;
        if (way === 'here' || way === 'gone') {
            return way === 'here';
        }
        const arrows = way === 'arrows' ? arrowsTo(await page.evaluate(cellsHere, element)) : [way];
        assert.ok(arrows, `arrows lead to ${await said(element)}`);
        for (const key of arrows) {
            await press(key);
        }
    }
    return assert.fail(`no key leads to ${await said(element)}`);
}
