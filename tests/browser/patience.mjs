// How long a test waits for something that must come to an end. Generous, since a slow machine must not fail a test.
// Still shorter than the limit of the test itself, which would not say what it was waiting for.
import assert from 'node:assert/strict';

/** The share of a test's time for one wait. The rest is for what comes before it, and for the failure message. */
const SHARE = 0.6;

/**
 * Returns a function to call before each new attempt; it fails once the time is up.
 * @param {string} what @param {number} testMs how long the test has
 */
export function patienceFor(what, testMs) {
    const deadline = Date.now() + testMs * SHARE;
    return () => assert.ok(Date.now() < deadline, `it takes too long: ${what}`);
}
