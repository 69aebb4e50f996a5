// Finds what is too small to read, touch or look at on a page, for tests that look at many of its states.

/** The least sizes on a phone in pixels, with an allowance for rounding. */
export const LEAST_ON_PHONE = {text: 11.9, drawn: 11.9, touch: 43.5};

/** Windows that are hardly wide enough for a table with all its parts beside each other. */
export const NARROW_ACROSS = [
    {width: 761, height: 520},
    {width: 853, height: 600},
    {width: 900, height: 768},
    {width: 915, height: 700},
    {width: 950, height: 768},
];
/** How wide and how high a board is drawn at least. */
export const LEAST_BOARD = 250;

/** The shorter side of the board, in pixels. Runs in the page. */
export function boardSide() {
    const {width, height} = document.querySelector('.city, .road').getBoundingClientRect();
    return Math.min(width, height);
}

/**
 * What is too small, by kind. Pieces and places of the boards may be smaller, since they can also be chosen in the
 * panel or have a note. Runs in the page.
 * @param {{text: number, drawn: number, touch: number}} least pixels of text, drawn text and touch targets
 */
export function tooSmall(least) {
    const isSeen = (element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true});
    const isClipped = (element) => getComputedStyle(element).clipPath !== 'none';
    const where = (element) => {
        const {classList, localName, parentElement, textContent} = element;
        const names = [parentElement.getAttribute('class'), [localName, ...classList].join('.')];
        return `${names.join(' > ')}: ${textContent.replace(/\s+/g, ' ').trim().slice(0, 24)}`;
    };
    const texts = [...document.querySelectorAll('body *')].filter(
        (element) =>
            [...element.childNodes].some(({nodeType, data}) => nodeType === Node.TEXT_NODE && data.trim()) &&
            !element.matches('script, style, noscript, title, option') &&
            isSeen(element) &&
            !isClipped(element) &&
            !element.parentElement.matches('[aria-hidden=true] *'),
    );
    const scaleOf = (element) => {
        const matrix = element.getScreenCTM?.();
        return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    };
    const sizeOf = (element) => parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    const leastOf = (element) => (element.closest('svg') ? least.drawn : least.text);
    const small = texts.filter((element) => element.textContent.trim() && sizeOf(element) < leastOf(element));
    // A checkbox or radio button can be touched on its label as well.
    const ticked = 'label:has([type=radio], [type=checkbox])';
    const controls = `button, .button, summary, input:not([type=radio], [type=checkbox]), ${ticked}, select, a.brand`;
    const narrow = [...document.querySelectorAll(controls)].filter((element) => {
        const {width, height} = element.getBoundingClientRect();
        return isSeen(element) && width > 0 && Math.min(width, height) < least.touch;
    });
    return {
        text: [...new Set(small.map((element) => `${sizeOf(element).toFixed(1)} ${where(element)}`))],
        touch: [
            ...new Set(
                narrow.map((element) => {
                    const {width, height} = element.getBoundingClientRect();
                    return `${width.toFixed()}x${height.toFixed()} ${where(element)}`;
                }),
            ),
        ],
        sideways: document.documentElement.scrollWidth - innerWidth,
    };
}
