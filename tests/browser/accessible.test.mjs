// The main states of the pages as axe-core judges them, dark and light, for those who hear the pages or drive them by
// other means.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {bringAxe} from './axe.mjs';
import {visitStates} from './states.mjs';
import {PHONE, useServerAndBrowser} from './support.mjs';

const TEST_MS = 900000;
const VIEWPORTS = {desktop: {width: 1280, height: 800}, phone: PHONE};
const here = useServerAndBrowser();

/** What is found, a line for each kind and element. Runs in the page. */
async function judge() {
    const {passes, violations} = await globalThis.axe.run(document, {resultTypes: ['violations', 'passes']});
    const lines = violations.flatMap(({id, nodes}) =>
        nodes.map(({target, any, all, none}) => `${id}: ${target} – ${[...any, ...all, ...none][0]?.message ?? ''}`),
    );
    return {passed: passes.length, lines};
}

for (const [device, viewport] of Object.entries(VIEWPORTS)) {
    for (const game of ['ys', 'yspahan', 'magna-carta']) {
        test(`nothing bars anybody from ${game} on a ${device}`, {timeout: TEST_MS}, async () => {
            const found = {};
            let passed = 0;
            const person = await visitStates(here, game, viewport, async (name, page) => {
                await bringAxe(page);
                for (const colorScheme of ['dark', 'light']) {
                    await page.emulateMedia({colorScheme});
                    const verdict = await page.evaluate(judge);
                    passed += verdict.passed;
                    if (verdict.lines.length > 0) {
                        found[`${name}, ${colorScheme}`] = verdict.lines;
                    }
                }
            });
            assert.ok(passed > 100, 'the rules were applied');
            assert.deepEqual(found, {});
            await person.context.close();
        });
    }
}
