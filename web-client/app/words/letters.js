// How wide words are in the typeface of the pages, for drawings, where nothing wraps. DOM-free.

/** Widths of letters as parts of their size, in the weight of names. */
const WIDTHS = {narrow: 0.32, usual: 0.53, capital: 0.62, wide: 0.84};
const NARROW = /[ iíìîjlftrI.,’'-]/;
const WIDE = /[mwMW]/;

/** @param {string} letter */
function widthOf(letter) {
    if (NARROW.test(letter)) {
        return WIDTHS.narrow;
    }
    if (WIDE.test(letter)) {
        return WIDTHS.wide;
    }
    return letter === letter.toLowerCase() ? WIDTHS.usual : WIDTHS.capital;
}

/** How often the size of its letters a word is wide, rather too much than too little. @param {string} word */
export const widthInLetters = (word) => [...word].reduce((sum, letter) => sum + widthOf(letter), 0);
