// A learner who does what a first game proposes, and nothing else in particular.
import {pressPreferring} from './preferring.mjs';

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

/** Of all that a proposal is about, the first that is not chosen yet, of a part of the answer that is still open. */
function asProposed(ways) {
    const {tries} = document.querySelector('.hint-strip').dataset;
    const wanted = (ways[tries] ?? []).flatMap((way) => [...document.querySelectorAll(way)]);
    const begun = wanted.filter((one) => one.getAttribute('aria-pressed') === 'true').map((one) => one.dataset.pick);
    return wanted.find((one) => !begun.includes(one.dataset.pick));
}

/** Presses for one decision as such a person does.
 *  @param {import('playwright-core').Page} page @param {number[]} chances */
export const pressAsProposed = (page, chances) => pressPreferring(page, asProposed, [chances, FOR]);
