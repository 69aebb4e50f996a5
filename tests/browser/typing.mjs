// Somebody at a keyboard who goes to what is wanted by the keys that lead there, and counts them by what they answered.
import assert from 'node:assert/strict';
import {goTo} from './walking.mjs';

/** More keys than lead anywhere on a page. */
const KEYS_MOST = 150;

/** The key that picks this, or will once it has picked what stands before it. Runs in the page. */
const keyOf = (element) => element.dataset.key ?? element.closest('.uses')?.querySelector('[data-key]').dataset.key;
const isPicked = ({ariaPressed, isConnected}) => ariaPressed === 'true' || !isConnected;

/** Keys pressed at this page, counted until they are taken away. */
export function typistAt(page) {
    let keys = 0;
    const press = async (key) => {
        keys += 1;
        await page.keyboard.press(key);
    };
    /** Picks this by its own key, as often as it takes, or by going there; says whether it was still there. */
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
            // A way to what has gone meanwhile answers nothing.
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

/** What this page sends is noted at the moment at which it does. Runs before the page does. */
export function noteActs() {
    const {send} = WebSocket.prototype;
    globalThis.sentTypes = [];
    WebSocket.prototype.send = function sendAndNote(text) {
        const {type, action} = JSON.parse(text);
        globalThis.sentTypes.push(...(type === 'act' ? [action.type] : []));
        send.call(this, text);
    };
}
