// How the people of the browser tests play Caylus Magna Carta by clicking. They build, use what is built and deliver,
// so that a game ends soon and shows everything.

/**
 * What to press next to answer one decision: build what can be built, send workers where the provost reaches, take
 * offers, deliver batches. Returns nothing when nothing is asked. Runs in the page; every page of these tests has it.
 * @param {number} chance in [0, 1) @param {string[]} pressed what was pressed for this decision so far
 * @param {number} livelyRounds rounds that show everything; later ones mostly pass
 */
export function nextToPlay(chance, pressed = [], livelyRounds = 5) {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const pick = (selector, share = chance) => {
        const found = all(selector);
        return found[Math.floor(share * found.length)];
    };
    /** Tries the wishes in their order. Each one compares its share with digits of its own of the chance. */
    const wished = (wishes) =>
        wishes
            .filter(([share, selector], index) => (chance * 10 ** (index + 1)) % 1 < share && all(selector).length > 0)
            .map(([, selector]) => pick(selector, (chance * 7) % 1))[0];
    /** An action of a round: preferably a building, then a worker, then a card. */
    const act = () =>
        wished([
            [Number(document.querySelector('.game').dataset.turn) > livelyRounds ? 0.8 : 0, '.type.pass'],
            [0.95, '.prestige-plot.target'],
            [0.75, '.hand-card.target'],
            [0.2, '.type.draw_card'],
            [0.6, '.road-card.target:not(.beyond)'],
            [0.1, '.type.replace_hand'],
            [1, '.type.pass'],
        ]);
    /** Now and then a payment other than the proposed one, at most once for each decision. */
    const otherPayment = () =>
        chance < 0.5 && !pressed.some((one) => one.startsWith('payment'))
            ? pick('.panel .chip[data-pick="payment"][aria-pressed="false"]:not(.clash)', chance * 2)
            : undefined;
    const panel = document.querySelector('.panel');
    const send = panel?.querySelector('[data-send]:not([disabled])');
    if (!panel || send) {
        return send && (otherPayment() ?? send);
    }
    if (panel.classList.contains('panel-types')) {
        return act() ?? pick('.panel .type');
    }
    // First a field that is not chosen yet, on the board or in the panel; then whatever else the panel offers.
    const [field] = panel.dataset.missing.split(' ');
    const offered = `[data-pick="${field}"]:not([aria-pressed="true"]):not(.clash):not(.unlit)`;
    const stays = wished([[0.7, '[data-pick="steps"][data-value="0"]']]);
    return stays ?? pick(offered) ?? pick('.panel .type');
}

/** Answers one decision, click by click. Returns the clicks; none when nothing is asked. Runs in the page. */
export function playWell(chances) {
    const clicked = [];
    for (const chance of chances) {
        const element = globalThis.nextToPlay(chance, clicked);
        if (!element) {
            break;
        }
        element.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
        clicked.push(`${element.dataset.pick ?? 'send'} ${element.dataset.value ?? ''}`);
    }
    return clicked;
}
