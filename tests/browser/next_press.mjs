// What somebody presses next who only looks at the page. It knows the rules of no game.

/**
 * What to press next for the open question: what sends the answer if that is possible, else something that is still
 * missing. Returns nothing when nothing is asked. Runs in the page; every page of these tests has it.
 * @param {number} chance in [0, 1)
 */
export function nextToPress(chance) {
    const panel = document.querySelector('.panel');
    // In a first game the hint is read first.
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
    // Now and then choose another type of action than the one that the page proposes.
    const others = all('[data-pick="type"][aria-pressed="false"]', panel);
    if (others.length > 0 && !undo && chance < 0.3) {
        return pick(others, chance / 0.3);
    }
    // Elements in a closed tab can be reached. Those hidden for good have a twin elsewhere on the page.
    const isSomewhere = (element) => element.checkVisibility() || element.closest('[hidden][id]') !== null;
    const missing = panel.dataset.missing.split(' ').filter(Boolean);
    // While nothing is begun, a button or anything on the board may begin it.
    const offered = missing
        .flatMap((field) =>
            all(`[data-pick${field === 'type' ? '' : `="${field}"`}]:not([aria-pressed="true"]):not(.clash)`),
        )
        .filter(isSomewhere);
    return pick(offered) ?? undo ?? pick(others);
}
