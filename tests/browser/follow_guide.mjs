// A learner who does what a first game proposes, and nothing else in particular.

const COLOURS = ['blue', 'green', 'yellow', 'red'];
const pick = (field, ...begins) => begins.map((begin) => `[data-pick="${field}"][data-value^="${begin}"]`);
const rows = (...names) => pick('type', ...names.map((name) => `use_row ${name}`));

const STRONG_IN_ONE_QUARTER = [...pick('broker', '4', '3'), ...pick('where', 'port1', 'commerce1', 'palace1')];

/** What such a person presses for each proposal, by selector. Of the others the page asks for all that is needed. */
const FOR = {
    quarter: STRONG_IN_ONE_QUARTER,
    gem: STRONG_IN_ONE_QUARTER,
    market: pick('where', ...COLOURS),
    goods: rows('bag', 'barrel', 'chest', 'vase'),
    income: rows('camel', 'gold'),
    build: ['[data-pick="building"]'],
    supervisor: pick('type', 'move_supervisor'),
    card: pick('type', 'draw_card'),
    worker: ['[data-pick="place"]'],
    draw: pick('type', 'draw_card'),
    pass: pick('type', 'pass'),
    ability: [
        ...['peddler', 'market'].map((card) => `[data-pick="place"][data-rule$="${card}"]`),
        ...pick('type', 'buy', 'sell', 'trade', 'turn_over'),
    ],
    deliver: pick('type', 'deliver'),
};

/** Answers one decision so. Returns what was pressed. Runs in the page. */
function follow([chances, ways]) {
    const pressed = [];
    for (const chance of chances) {
        const next = globalThis.nextToPress(chance);
        const {tries} = document.querySelector('.hint-strip').dataset;
        const wanted = (ways[tries] ?? []).flatMap((way) => [...document.querySelectorAll(way)]);
        const begun = wanted
            .filter((one) => one.getAttribute('aria-pressed') === 'true')
            .map((one) => one.dataset.pick);
        const missing = wanted.find((one) => !begun.includes(one.dataset.pick));
        const element = next?.matches('[data-send]') ? next : (missing ?? next);
        if (!element || !next) {
            break;
        }
        element.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
        pressed.push(element.dataset.value ?? 'send');
    }
    return pressed;
}

/** Presses for one decision as such a person does.
 *  @param {import('playwright-core').Page} page @param {number[]} chances */
export const pressAsProposed = (page, chances) => page.evaluate(follow, [chances, FOR]);
