// Somebody who plays a first game badly: passes, declines and ends turns as soon as that is possible, bids the highest
// brokers, and takes a card for all dice.
import {pressPreferring} from './preferring.mjs';

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

/** The worst that is not chosen yet. */
const worst = (first) =>
    first
        .flatMap((selector) => [...document.querySelectorAll(selector)])
        .find((one) => one.getAttribute('aria-pressed') !== 'true');

/** Presses for one decision as such a person does.
 *  @param {import('playwright-core').Page} page @param {number[]} chances */
export const pressBadly = (page, chances) => pressPreferring(page, worst, [chances, FIRST]);
