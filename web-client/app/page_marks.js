// What a style sheet has to know of the whole page: said by classes of its root after each drawing. A sheet could ask
// for it by itself (`:has`), but then whatever is drawn anywhere has the whole page styled again.

const MARKS = {
    'has-banner': '#page > .banner',
    'has-hints': '.match > .hint-strip',
    'hints-speak': '.match > .hint-strip.speaking',
    'has-strip': '.score-strip',
    plays: '.match > .game:not(.over)',
    replays: '.replay-page',
    unfolded: '.replay-bar [data-unfold][aria-expanded="true"]',
};

/** To be called after what is drawn has changed, before anything asks where it stands. */
export function markPage() {
    for (const [mark, selector] of Object.entries(MARKS)) {
        document.documentElement.classList.toggle(mark, document.querySelector(selector) !== null);
    }
}
