// Watches whether what stands on a board and around it stays where it is while a match goes on. Only the game moves
// anything: a new card makes a road longer, but no card is laid elsewhere.

/**
 * Where on the page everything is that has its place, in pixels. What carries pieces grows with them: camels, gauges
 * and the names of characters. Runs in the page.
 */
async function placesHere() {
    // Its own letters make a page higher or lower than those it has until they come.
    await document.fonts.ready;
    const carries = '[data-at^="camel:"], [data-at^="gauge:"], [data-at^="character:"], [data-at^="broker:"]';
    // On a small window the sheet is as high as its question, and covers what can be scrolled. What is behind tabs
    // comes below the board, wherever that ends.
    const isDesk = getComputedStyle(document.querySelector('.score-strip') ?? document.body).display === 'none';
    const parts = [...document.querySelectorAll('.game:not(.over) [data-at]')].filter(
        (part) => !part.matches(carries) && (isDesk || !part.closest('.tab-panel')),
    );
    const panels = isDesk ? [...document.querySelectorAll('.game:not(.over) :is(.decide, .own-area, .log)')] : [];
    // Of what scrolls along, the height that it takes from the page is compared. Held upright, the sheet of a phone is
    // as high as its question. A hint that speaks may lie over scores or boards: its margins give that back.
    const along = document.querySelectorAll(innerHeight > 500 ? '.plays .hint-strip' : '.plays .dock');
    const found = [...parts, ...panels].filter((part) => part.checkVisibility());
    // A board without room for all of it scrolls by itself to what is asked about. Nothing has moved on it then.
    const scrolledIn = (part) => part.closest('.land')?.scrollTop ?? 0;
    return Object.fromEntries([
        ...found.map((part) => {
            const {left, top, width, height} = part.getBoundingClientRect();
            // A hand that grows makes the question beside it narrower, but neither higher.
            const across = part.dataset.at ? [left + scrollX, width] : [];
            return [part.dataset.at ?? part.classList[0], [top + scrollY + scrolledIn(part), height, ...across]];
        }),
        ...[...along].map((part) => {
            const {marginTop, marginBottom} = getComputedStyle(part);
            const {height} = part.getBoundingClientRect();
            return [part.classList[0], [height + parseFloat(marginTop) + parseFloat(marginBottom)]];
        }),
    ]);
}

/** What one page shows, followed from look to look. */
export class Staying {
    #before = {};
    /** What moved, and from where to where. @type {Set<string>} */
    moved = new Set();
    /** How many places were compared. */
    compared = 0;

    /** Looks once more; `where` says at what. @param {string} where */
    async look(page, where) {
        const now = await page.evaluate(placesHere);
        for (const [name, box] of Object.entries(now)) {
            const before = this.#before[name];
            this.compared += before ? 1 : 0;
            if (before?.some((value, side) => Math.abs(value - box[side]) > 1)) {
                this.moved.add(`${where}: ${name} from ${before.map(Math.round)} to ${box.map(Math.round)}`);
            }
        }
        this.#before = now;
    }
}
