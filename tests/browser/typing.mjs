// A person at a keyboard who goes to each element by key, and counts the keys for each answer.
import assert from 'node:assert/strict';
import {goTo} from './walking.mjs';

/** More keys than any way on a page takes. */
const KEYS_MOST = 150;

/** The key that picks this element, now or after it has picked the ones before it. Runs in the page. */
const keyOf = (element) => element.dataset.key ?? element.closest('.uses')?.querySelector('[data-key]').dataset.key;
const isPicked = ({ariaPressed, isConnected}) => ariaPressed === 'true' || !isConnected;

/** Counts the keys pressed on this page; `taken` returns the count and resets it. */
export function typistAt(page) {
    let keys = 0;
    const press = async (key) => {
        keys += 1;
        await page.keyboard.press(key);
    };
    /** Picks this by its own key, pressed as often as needed, or by going there; returns whether it was still there. */
    const pick = async (element) => {
        const key = await page.evaluate(keyOf, element);
        if (key && key !== 'Enter') {
            while (!(await page.evaluate(isPicked, element))) {
                assert.ok(keys < KEYS_MOST, `the key ${key} picks it`);
                await press(key);
            }
            return true;
        }
        const before = keys;
        const isThere = await goTo({page, press}, element);
        if (isThere) {
            await press('Enter');
        } else {
            // A way to an element that has gone meanwhile does not count.
            keys = before;
        }
        return isThere;
    };
    const taken = () => {
        const count = keys;
        keys = 0;
        return count;
    };
    return {pick, taken};
}

/** Notes the type of every action when the page sends it. Runs before the page does. */
export function noteActs() {
    const {send} = WebSocket.prototype;
    globalThis.sentTypes = [];
    WebSocket.prototype.send = function sendAndNote(text) {
        const {type, action} = JSON.parse(text);
        globalThis.sentTypes.push(...(type === 'act' ? [action.type] : []));
        send.call(this, text);
    };
}
