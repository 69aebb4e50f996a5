// Checks that are the same for every game run for one game per commit, chosen by DAHUT_SEED, so that all games have
// their turn. All of them run nightly, and when a test file is run by itself.
const SEED = process.env.DAHUT_NIGHTLY ? undefined : process.env.DAHUT_SEED || undefined;

/** Hashes a text to a number (FNV-1a, 32 bits). @param {string} text */
function numberOf(text) {
    return [...text].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0), 0x01000193) >>> 0, 0x811c9dc5);
}

/** All of these, or one by the seed. @template Each @param {Each[]} all @param {string} what is tried with it */
export const sampled = (all, what) => (SEED === undefined ? all : [all[numberOf(`${SEED} ${what}`) % all.length]]);

/** Whether this one of many is tried: every one, or each of so many, beginning with one by the seed.
 *  @param {number} at @param {number} each @param {string} what is tried with it */
export const isSampled = (at, each, what) => SEED === undefined || at % each === numberOf(`${SEED} ${what}`) % each;
