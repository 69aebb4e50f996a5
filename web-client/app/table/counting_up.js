// Counts a score sheet up: row by row, each number from nothing to what it is, and the sums with them. It changes only
// what the numbers show, never the sheet itself, and leaves them as they were.

/** So long after one row the next begins, and so long a row takes. */
export const ROW_MS = 450;
const COUNT_MS = 400;

/** @typedef {{text: Text, value: number, written: string}} Shown a number on the page */

/** What a number shows at this moment. @param {number} value @param {number} row @param {number} elapsed */
export function countedTo(value, row, elapsed) {
    const share = Math.min(1, Math.max(0, (elapsed - row * ROW_MS) / COUNT_MS));
    return Math.round(value * share);
}

/** How long a sheet of so many rows is counted. @param {number} rows */
export const countingMs = (rows) => (rows - 1) * ROW_MS + COUNT_MS;

/** The number in a cell, if there is one. @param {Element} cell @returns {Shown | undefined} */
function numberIn(cell) {
    const texts = [...(cell.querySelector('b')?.childNodes ?? [])].filter((node) => node.nodeType === Node.TEXT_NODE);
    const text = /** @type {Text | undefined} */ (texts.find((node) => /^\s*\d+\s*$/.test(node.textContent ?? '')));
    return text && {text, value: Number(text.data), written: text.data};
}

/** @param {Element} row */
const numbersOf = (row) => [...row.querySelectorAll('td')].map(numberIn);

/** Writes what all numbers show at this moment.
 *  @param {(Shown | undefined)[][]} rows @param {(Shown | undefined)[]} sums @param {number} elapsed */
function write(rows, sums, elapsed) {
    const counted = rows.map((row, at) => row.map((shown) => countedTo(shown?.value ?? 0, at, elapsed)));
    rows.forEach((row, at) => row.forEach((shown, column) => shown && (shown.text.data = String(counted[at][column]))));
    sums.forEach((sum, column) => {
        if (sum) {
            sum.text.data = String(counted.reduce((total, row) => total + row[column], 0));
        }
    });
}

/**
 * Counts a sheet up, and says when that is over.
 * @param {Element} sheet @param {() => void} done
 * @returns {() => void} ends it at once
 */
export function countUp(sheet, done) {
    const rows = [...sheet.querySelectorAll('tbody tr')].map(numbersOf);
    const sums = [...sheet.querySelectorAll('tfoot tr')].slice(0, 1).flatMap(numbersOf);
    const began = performance.now();
    let frame = 0;
    const end = () => {
        cancelAnimationFrame(frame);
        [...rows.flat(), ...sums].forEach((shown) => shown && (shown.text.data = shown.written));
        done();
    };
    const step = () => {
        const elapsed = performance.now() - began;
        if (elapsed >= countingMs(rows.length)) {
            end();
            return;
        }
        write(rows, sums, elapsed);
        frame = requestAnimationFrame(step);
    };
    step();
    return end;
}
