// What a page shows of a match, in words, to be compared with another page or with the same page later.

/**
 * What lies on the boards, the kind and words of the question, what is chosen of it, and what the log says. Runs in the
 * page.
 */
export function shown() {
    const wordsOf = (element) => {
        const copy = element.cloneNode(true);
        // Leave out titles: the page removes that of the element under the pointer to show it in a note.
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
