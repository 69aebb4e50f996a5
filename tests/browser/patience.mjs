// How long a test goes on with something that has to come to its end. Generous, since how fast a machine is says
// nothing about the page; but before the test itself is ended without a word of what it was waiting for.
import assert from 'node:assert/strict';

/** What is left to a test to say what it was waiting for. */
const LEFT_MS = 10000;

/** What it returns is called each time before it is tried again.
 *  @param {string} what @param {number} testMs how long the test has */
export function patienceFor(what, testMs) {
    const deadline = Date.now() + testMs - LEFT_MS;
    return () => assert.ok(Date.now() < deadline, `it takes too long: ${what}`);
}
