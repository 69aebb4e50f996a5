// The pages on phones: nothing to read is smaller than 12 px, nothing to touch smaller than 44 px, and nothing makes
// even the narrowest page scroll sideways, nor one that is held across.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {PHONE, useServerAndBrowser} from './support.mjs';
import {visitStates} from './states.mjs';

const TEST_MS = 900000;
const NARROW = {width: 320, height: 640};
const ACROSS = {width: 844, height: 390};
const here = useServerAndBrowser();

/**
 * What is too small, by kind. Pieces and places of the boards are as large as the boards allow; they have their
 * answer in the panel or a note of its own. Runs in the page.
 */
function tooSmall() {
    const TEXT_PX = 11.9;
    const TOUCH_PX = 43.5;
    const isSeen = (element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true});
    const isClipped = (element) => getComputedStyle(element).clipPath !== 'none';
    const where = (element) => {
        const {classList, localName, parentElement, textContent} = element;
        const names = [parentElement.getAttribute('class'), [localName, ...classList].join('.')];
        return `${names.join(' > ')}: ${textContent.replace(/\s+/g, ' ').trim().slice(0, 24)}`;
    };
    const texts = [...document.querySelectorAll('body *')].filter(
        (element) =>
            [...element.childNodes].some(({nodeType, data}) => nodeType === Node.TEXT_NODE && data.trim()) &&
            !element.matches('script, style, noscript, title, option, textPath') &&
            isSeen(element) &&
            !isClipped(element) &&
            !element.parentElement.matches('[aria-hidden=true] *'),
    );
    const scaleOf = (element) => {
        const matrix = element.getScreenCTM?.();
        return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    };
    const sizeOf = (element) => parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    const small = texts.filter((element) => element.textContent.trim() && sizeOf(element) < TEXT_PX);
    const controls = 'button, .button, summary, input:not([type=radio], [type=checkbox]), select, a.brand';
    const narrow = [...document.querySelectorAll(controls)].filter((element) => {
        const {width, height} = element.getBoundingClientRect();
        return isSeen(element) && width > 0 && Math.min(width, height) < TOUCH_PX;
    });
    return {
        text: [...new Set(small.map((element) => `${sizeOf(element).toFixed(1)} ${where(element)}`))],
        touch: [...new Set(narrow.map((element) => {
            const {width, height} = element.getBoundingClientRect();
            return `${width.toFixed()}x${height.toFixed()} ${where(element)}`;
        }))],
        sideways: document.documentElement.scrollWidth - innerWidth,
    };
}

/** Whatever is too small in the tab that is open, or makes the page scroll sideways. */
async function wrongIn(page) {
    const {text, touch, sideways} = await page.evaluate(tooSmall);
    await page.setViewportSize(NARROW);
    const narrow = await page.evaluate(tooSmall);
    await page.setViewportSize(ACROSS);
    const across = await page.evaluate(tooSmall);
    await page.setViewportSize(PHONE);
    const wide = [sideways, narrow.sideways, across.sideways].filter((width) => width > 0);
    return [...text, ...touch, ...narrow.touch.map((words) => `at 320: ${words}`), ...wide];
}

for (const game of ['ys', 'yspahan', 'magna-carta']) {
    test(`${game} can be read and touched on a phone`, {timeout: TEST_MS}, async () => {
        const found = {};
        const person = await visitStates(here, game, PHONE, async (name, page) => {
            const wrong = await wrongIn(page);
            const tabs = name === 'asked' ? await page.locator('[role=tab]').count() : 0;
            for (let tab = 0; tab < tabs; tab += 1) {
                await page.evaluate((at) => document.querySelectorAll('[role=tab]')[at].click(), tab);
                wrong.push(...(await wrongIn(page)));
            }
            if (wrong.length > 0) {
                found[name] = wrong;
            }
        });
        assert.deepEqual(found, {});
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}
