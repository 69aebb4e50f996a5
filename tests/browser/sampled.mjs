// What is the same for every game is tried with one of them at a time, which one by chance of the commit, so that all
// have their turn; with all of them by night, and for whoever runs a file of tests alone.
const SEED = process.env.DAHUT_NIGHTLY ? undefined : process.env.DAHUT_SEED || undefined;

/** A number that looks as if drawn, always the same for a text (FNV-1a, 32 bits). @param {string} text */
function numberOf(text) {
    return [...text].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0), 0x01000193) >>> 0, 0x811c9dc5);
}

/** All of these, or one of them. @template Each @param {Each[]} all @param {string} what is tried with it */
export const sampled = (all, what) => (SEED === undefined ? all : [all[numberOf(`${SEED} ${what}`) % all.length]]);
