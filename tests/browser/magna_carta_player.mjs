// How the people of the browser tests play Caylus Magna Carta: by clicking, and well enough to build, use what is built
// and deliver, so that a game is soon over and shows everything.

/**
 * Answers one decision, click by click: what can be built is built, workers go where the provost reaches, offers are
 * taken, batches are delivered. Runs in the page. Returns what was clicked; nothing when nothing is asked.
 */
export function playWell(chances) {
    // By then everything has been seen; the rounds after it are soon over.
    const livelyRounds = 5;
    const clicked = [];
    const all = (selector) => [...document.querySelectorAll(selector)];
    const pick = (selector, chance) => {
        const found = all(selector);
        return found[Math.floor(chance * found.length)];
    };
    const click = (element) => {
        element.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
        clicked.push(`${element.dataset.pick ?? 'send'} ${element.dataset.value ?? ''}`);
    };
    /** What is likeliest comes first; each wish looks at digits of its own. */
    const wished = (wishes, chance) =>
        wishes
            .filter(([share, selector], index) => (chance * 10 ** (index + 1)) % 1 < share && all(selector).length > 0)
            .map(([, selector]) => pick(selector, (chance * 7) % 1))[0];
    /** One of the actions of a round: rather a building than a worker, rather a worker than a card. */
    const act = (chance) =>
        wished(
            [
                [Number(document.querySelector('.game').dataset.turn) > livelyRounds ? 0.8 : 0, '.type.pass'],
                [0.95, '.prestige-plot.target'],
                [0.75, '.hand-card.target'],
                [0.2, '.type.draw_card'],
                [0.6, '.road-card.target:not(.beyond)'],
                [0.1, '.type.replace_hand'],
                [1, '.type.pass'],
            ],
            chance,
        );
    /** A payment other than the proposed one, once in a while and once for each decision. */
    const otherPayment = (chance) =>
        chance < 0.5 && !clicked.some((one) => one.startsWith('payment'))
            ? pick('.panel .chip[data-pick="payment"][aria-pressed="false"]:not(.clash)', chance * 2)
            : undefined;
    const step = (panel, chance) => {
        const send = panel.querySelector('[data-send]:not([disabled])');
        if (send) {
            return otherPayment(chance) ?? send;
        }
        if (panel.classList.contains('panel-types')) {
            return act(chance) ?? pick('.panel .type', chance);
        }
        // A field of which nothing is picked yet, on the board or in the panel; then whatever else the panel offers.
        const [field] = panel.dataset.missing.split(' ');
        const offered = `[data-pick="${field}"]:not([aria-pressed="true"]):not(.clash):not(.unlit)`;
        const stays = wished([[0.7, '[data-pick="steps"][data-value="0"]']], chance);
        return stays ?? pick(offered, chance) ?? pick('.panel .type', chance);
    };
    for (const chance of chances) {
        const panel = document.querySelector('.panel');
        const element = panel && step(panel, chance);
        if (!element) {
            break;
        }
        click(element);
    }
    return clicked;
}
