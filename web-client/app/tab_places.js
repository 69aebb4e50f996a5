// Where on the page things are asked and told: read from what is drawn, since games alone know what stands where.

/** @param {Element} element @returns {string | undefined} the tab in which it is */
export const tabOf = (element) =>
    /** @type {HTMLElement | null} */ (element.closest('[data-tab-panel]'))?.dataset.tabPanel;

/** @param {Element} element */
export const isInHand = (element) => element.closest('.hand-panel') !== null;

/** The tabs in which something of what is told happens. */
export const tabsTold = () =>
    [...document.querySelectorAll('[data-tab-panel] [data-lit]')].flatMap((element) => tabOf(element) ?? []);

/** What a question is about that is answered in its panel: games mark it by `data-asked-about`. */
export const subjectOfQuestion = () => document.querySelector('[data-asked-about]');

/** What answers this, or anything while nothing is begun. @param {string} field */
const offering = (field) =>
    `[data-pick${field === 'type' ? '' : `="${CSS.escape(field)}"`}]:not(:disabled)`;

/** The places outside the panel of the question that would answer it, and what is missing. */
export function placesAsked() {
    const missing = /** @type {HTMLElement | null} */ (document.querySelector('.decide .panel'))?.dataset.missing ?? '';
    const selector = missing.split(' ').filter(Boolean).map(offering).join(', ');
    const offered = selector ? [...document.querySelectorAll(selector)] : [];
    return {missing, places: offered.filter((element) => !element.closest('.decide'))};
}
