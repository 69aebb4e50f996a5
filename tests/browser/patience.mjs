// How long a test goes on with something that has to come to its end. Generous, since how fast a machine is says
// nothing about the page; but before the test itself is ended without a word of what it was waiting for.
import assert from 'node:assert/strict';

/** The rest is for what comes before, and to say what it was waiting for. */
const SHARE = 0.6;

/** What it returns is called each time before it is tried again.
 *  @param {string} what @param {number} testMs how long the test has */
export function patienceFor(what, testMs) {
    const deadline = Date.now() + testMs * SHARE;
    return () => assert.ok(Date.now() < deadline, `it takes too long: ${what}`);
}
