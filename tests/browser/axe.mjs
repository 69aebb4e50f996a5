// Checks pages with axe-core, so that screen readers and other aids can use them.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Loads `axe` into this page. */
export const bringAxe = (page) => page.evaluate(source);

/** Lists the violations on the page as it is now, one line for each kind and element. */
export async function barriers(page) {
    await bringAxe(page);
    const {violations} = await page.evaluate(() => globalThis.axe.run(document));
    return violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target}`));
}

/** Asserts that the page has no violations, dark and light. */
export async function isOpenToAll(page, state) {
    for (const colorScheme of ['dark', 'light']) {
        await page.emulateMedia({colorScheme});
        assert.deepEqual(await barriers(page), [], `${state}, ${colorScheme}`);
    }
}
