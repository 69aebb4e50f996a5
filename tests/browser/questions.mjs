// Finds what is wrong with how a question is shown: what is cut off or too small, on a desktop and on a phone, and what
// axe-core finds. For tests that look at every kind of question.
import {barriers} from './axe.mjs';
import {cutWords} from './cut_words.mjs';
import {LEAST_ON_PHONE, tooSmall} from './sizes.mjs';
import {DESKTOP, PHONE, resize} from './support.mjs';

const DESKS = [{width: 1280, height: 720}, {width: 1366, height: 768}, DESKTOP];

/**
 * The parts of the question and its answers that are cut off by an element around them or by the window, with the
 * pixels that are missing. Runs in the page.
 */
function cutOff() {
    const TOLERANCE = 1;
    const box = (element) => element.getBoundingClientRect();
    const isSeen = (element) =>
        element.checkVisibility({visibilityProperty: true}) && getComputedStyle(element).clipPath === 'none';
    /** How far an element reaches beyond whatever cuts it off. */
    const beyond = (element) => {
        const {top, right, bottom, left} = box(element);
        let most = Math.max(-top, right - innerWidth, bottom - innerHeight);
        for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
            const {overflowX, overflowY} = getComputedStyle(around);
            const edge = box(around);
            const high = overflowY === 'visible' ? 0 : Math.max(edge.top - top, bottom - edge.bottom);
            const wide = overflowX === 'visible' ? 0 : Math.max(edge.left - left, right - edge.right);
            most = Math.max(most, high, wide);
        }
        return most;
    };
    const asked = '.situation, .explain, .optional, .panel, .panel *, .preview, .preview *, .dropped, .legend';
    const parts = document.querySelectorAll(`.decide.mine :is(${asked}, .in-advance)`);
    return [...parts]
        .filter((element) => !element.closest('svg *') && box(element).height > 0 && isSeen(element))
        .filter((element) => beyond(element) > TOLERANCE)
        .map((element) => {
            const words = element.textContent.replace(/\s+/g, ' ').trim().slice(0, 40);
            return `${beyond(element).toFixed()} px of ${element.localName}.${element.className}: ${words}`;
        });
}

/** What is cut off on desktops of several sizes. */
async function cutOnDesks(page) {
    const found = [];
    for (const desk of DESKS) {
        await resize(page, desk);
        const cut = [...(await page.evaluate(cutOff)), ...(await page.evaluate(cutWords))];
        found.push(...cut.map((words) => `${desk.width}x${desk.height}: ${words}`));
    }
    return found;
}

/**
 * Visible answers that cannot be touched at full size, neither on a board nor by a button that stands for them. Runs in
 * the page.
 * @param {number} least pixels of a touch target
 */
export function tooSmallToTouch(least) {
    const missing = document.querySelector('.decide.mine .panel')?.dataset.missing.split(' ').filter(Boolean) ?? [];
    const offered = missing.flatMap((field) => [...document.querySelectorAll(`[data-pick="${field}"]:not(:disabled)`)]);
    const seen = offered.filter((element) => element.checkVisibility());
    // The drawing of what a choice leads to belongs to the element, but is not its touch target.
    const sizeOf = (element) => {
        const {width, height} = (element.querySelector('.spot') ?? element).getBoundingClientRect();
        return Math.min(width, height);
    };
    const most = new Map();
    for (const element of seen) {
        const name = `${element.dataset.pick} ${element.dataset.value}`;
        most.set(name, Math.max(most.get(name) ?? 0, sizeOf(element)));
    }
    const small = [...most].filter(([, size]) => size < least);
    return {count: most.size, small: small.map(([name, size]) => `${name}: ${size.toFixed()} px`)};
}

/**
 * Everything that is wrong with the page as it asks now: light on a desktop, where the page is left, and dark on a
 * phone.
 */
export async function wrongWithQuestion(page) {
    const barred = await barriers(page);
    const found = [...barred.map((words) => `desktop: ${words}`), ...(await cutOnDesks(page))];
    await resize(page, PHONE);
    await page.emulateMedia({colorScheme: 'dark'});
    const {text, touch, sideways} = await page.evaluate(tooSmall, LEAST_ON_PHONE);
    const cut = await page.evaluate(cutWords);
    const wide = sideways > 0 ? [`${sideways} px too wide`] : [];
    found.push(...[...text, ...touch, ...cut, ...wide, ...(await barriers(page))].map((words) => `phone: ${words}`));
    await page.emulateMedia({colorScheme: 'light'});
    await resize(page, DESKTOP);
    return found;
}
