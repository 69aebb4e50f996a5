// Waiting for conditions of a house of many processes, on a machine of any speed.
import assert from 'node:assert/strict';
import {sleep} from '../server/support.mjs';

/** Longer than any machine needs for several servers that start at the same time. */
const PATIENCE_MS = 300_000;

/** Waits until `holds()` is true; fails after PATIENCE_MS. */
export async function until(holds, what) {
    for (const began = Date.now(); !(await holds()); await sleep(100)) {
        assert.ok(Date.now() - began < PATIENCE_MS, `in time: ${what}`);
    }
}
