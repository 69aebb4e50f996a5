// The way to anything on a page for somebody who has a keyboard alone: by Tab to it or to its board, and by arrows on
// that.
import assert from 'node:assert/strict';
import {arrowsTo, cellsHere} from './hands.mjs';

/** More keys than lead anywhere on a page. */
const TABS_MOST = 150;

/** How far the focus is from this: there, on the same board, or which key leads towards it. Runs in the page. */
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

/** Whoever has come past the board without a stop on it goes on to the stop that it has, not to and fro. */
const isTurn = (way, before) => [way, before].sort().join() === 'Shift+Tab,Tab';

/** Goes by keys, which `press` presses, to where this is; says whether it is still there. */
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
