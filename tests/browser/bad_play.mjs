// Somebody who plays a first game badly: passes, declines and ends turns as soon as that is possible, bids the highest
// brokers, and takes a card for all dice.

/** What such a person presses first, by selector. */
const FIRST = [
    '.type.pass',
    '.type.decline',
    '.type.end_delivery',
    '.type.end_turn',
    '[data-pick="steps"][data-value="0"]',
    '.hand-slot[data-pick="pair"][data-value="4"]:enabled',
    '.hand-slot[data-pick="pair"][data-value="3"]:enabled',
    '.use.draw_card[aria-pressed="false"]',
];

/** Answers one decision so. Returns what was pressed. Runs in the page. */
function playBadly([chances, first]) {
    const pressed = [];
    for (const chance of chances) {
        const next = globalThis.nextToPress(chance);
        const panel = document.querySelector('.panel');
        const bad = next && first.flatMap((selector) => [...document.querySelectorAll(selector)]);
        const isReady = next?.matches('[data-send]');
        const element = isReady ? next : (bad?.find((one) => one.getAttribute('aria-pressed') !== 'true') ?? next);
        if (!element || !panel) {
            break;
        }
        element.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
        pressed.push(element.dataset.value ?? 'send');
    }
    return pressed;
}

/** Presses for one decision as such a person does.
 *  @param {import('playwright-core').Page} page @param {number[]} chances */
export const pressBadly = (page, chances) => page.evaluate(playBadly, [chances, FIRST]);
