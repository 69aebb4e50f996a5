// What somebody presses next who looks at the page: it knows no rules of any game, only what the page offers.

/**
 * The next thing to press of what is asked: what sends it if that is possible, else one that is still missing; nothing
 * when nothing is asked. Runs in the page, where every page of these tests has it.
 * @param {number} chance in [0, 1)
 */
export function nextToPress(chance) {
    const panel = document.querySelector('.panel');
    // Whoever is taught reads first.
    if (!panel || document.querySelector('.hint-strip.speaking')) {
        return undefined;
    }
    const pick = (list, share = chance) => list[Math.floor(share * list.length)];
    const all = (selector, from = document) => [...from.querySelectorAll(selector)];
    const send = panel.querySelector('[data-send]:not([disabled])');
    if (send) {
        return send;
    }
    const undo = panel.querySelector('[data-undo]:not([disabled])');
    // Now and then another type of action than the one the page proposes.
    const others = all('[data-pick="type"][aria-pressed="false"]', panel);
    if (others.length > 0 && !undo && chance < 0.3) {
        return pick(others, chance / 0.3);
    }
    // What is in a tab that is not open can be come to; what is hidden for good has its place elsewhere on the page.
    const isSomewhere = (element) => element.checkVisibility() || element.closest('[hidden][id]') !== null;
    const missing = panel.dataset.missing.split(' ').filter(Boolean);
    // While nothing is begun, a button may do it, or anything on the board.
    const offered = missing
        .flatMap((field) =>
            all(`[data-pick${field === 'type' ? '' : `="${field}"`}]:not([aria-pressed="true"]):not(.clash)`),
        )
        .filter(isSomewhere);
    return pick(offered) ?? undo ?? pick(others);
}
