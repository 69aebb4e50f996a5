// What a page shows of a match, in words, for tests that compare it with what another page shows, or the same later.

/**
 * What lies on the boards, what kind of question is asked, in which words, what of it is chosen, and what the log says.
 * Runs in the page.
 */
export function shown() {
    const wordsOf = (element) => {
        const copy = element.cloneNode(true);
        // What the pointer is over has its title taken out, to be shown beside it.
        copy.querySelectorAll('title').forEach((title) => title.remove());
        return copy.textContent.replace(/\s+/g, ' ').trim();
    };
    const words = (selector) => [...document.querySelectorAll(selector)].map(wordsOf);
    const chosen = [...document.querySelectorAll('[data-pick][aria-pressed=true], .ghost')];
    const panel = document.querySelector('.decide .panel')?.className;
    return {
        boards: words('.boards, .player, .own-area, .subtitle'),
        kind: panel && `${document.querySelector('.game').dataset.stage}: ${panel}`,
        asked: words('.decide'),
        chosen: chosen.map(({className, dataset}) => [className.baseVal ?? className, dataset.pick, dataset.value]),
        log: words('.log-lines li'),
    };
}
