// Presses what somebody prefers, for one decision, and else whatever the page asks for.

/** Returns what was pressed. Runs in the page, before which stands what is preferred. */
function press(preferred, [chances, wishes]) {
    const pressed = [];
    for (const chance of chances) {
        const next = globalThis.nextToPress(chance);
        if (!next || !document.querySelector('.panel')) {
            break;
        }
        const element = next.matches('[data-send]') ? next : (preferred(wishes) ?? next);
        element.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
        pressed.push(element.dataset.value ?? 'send');
    }
    return pressed;
}

/**
 * Presses for one decision what `preferred` finds by the wishes. It runs in the page and is sent there as a text, as
 * `press` is, because a page compiles none by itself.
 * @param {import('playwright-core').Page} page @param {(wishes: any) => Element | undefined} preferred
 * @param {[number[], unknown]} told the chances and the wishes
 */
export const pressPreferring = (page, preferred, told) =>
    page.evaluate(`(${press})(${preferred}, ${JSON.stringify(told)})`);
