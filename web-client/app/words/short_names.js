// Names in little room: those that begin alike, as bots' do, differ where a narrow place would cut them off. So each is
// told in two pieces, of which the first one gives way. DOM-free.

/** A name as what it has in common with another, and the rest. @typedef {{begin: string, rest: string}} ShortName */

/** Fewer letters in common are no trouble. */
const COMMON_LEAST = 4;

/** How many letters two names have in common at their beginning. @param {string} one @param {string} other */
function commonLength(one, other) {
    const [letters, others] = [[...one], [...other]];
    const differs = letters.findIndex((letter, at) => letter !== others[at]);
    return letters.slice(0, differs < 0 ? letters.length : differs).join('').length;
}

/** @param {string[]} names @returns {ShortName[]} */
export function shortNames(names) {
    return names.map((name, at) => {
        const others = names.filter((_, index) => index !== at);
        const common = Math.max(0, ...others.map((other) => commonLength(name, other)));
        const isAlike = common >= COMMON_LEAST && common < name.length;
        return isAlike ? {begin: name.slice(0, common), rest: name.slice(common)} : {begin: name, rest: ''};
    });
}
