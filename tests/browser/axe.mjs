// Pages as axe-core judges them, for those who hear them or drive them by other means.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Lets what runs in this page call `axe`. */
export const bringAxe = (page) => page.evaluate(source);

/** What bars anybody from the page as it is now, a line for each kind and element. */
export async function barriers(page) {
    await bringAxe(page);
    const {violations} = await page.evaluate(() => globalThis.axe.run(document));
    return violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target}`));
}

/** Nothing bars anybody from the page, by night and by day. */
export async function isOpenToAll(page, state) {
    for (const colorScheme of ['dark', 'light']) {
        await page.emulateMedia({colorScheme});
        assert.deepEqual(await barriers(page), [], `${state}, ${colorScheme}`);
    }
}
