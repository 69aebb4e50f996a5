// Finds words that are cut: what reaches beyond something that clips it, where nobody can scroll to the rest. Letters
// count with their ink: the arm of a 7 reaches beyond the box of its text. Names that people chose may be cut, since
// they are as long as people like and stand whole in their notes. What gives way to them is gone, or not cut.

/** What was cut, with the pixels that are missing. Runs in the page. */
export function cutWords() {
    const TOLERANCE = 1;
    /** So much less of a last letter is cut. */
    const INK_TOLERANCE = 0.5;
    /** Lines are higher than their letters. */
    const LEADING = 3;
    const CHOSEN = '.player-name, .strip-name, .top-middle h1, .telling-sum dt';
    const isClipping = (overflow) => overflow === 'hidden' || overflow === 'clip';
    const isScrolling = (overflow) => overflow === 'auto' || overflow === 'scroll';
    const pen = document.createElement('canvas').getContext('2d');
    /** How far the ink of a text's last letter reaches beyond its box. */
    const overhang = ({data}, element) => {
        const {fontStyle, fontWeight, fontSize, fontFamily} = getComputedStyle(element);
        pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
        const {actualBoundingBoxRight: ink, width} = pen.measureText(data.trimEnd().at(-1));
        return Math.max(0, ink - width);
    };
    /** How far a box reaches beyond whatever clips it before somebody can scroll. */
    const beyond = (box, element) => {
        let most = 0;
        let [isWideFree, isHighFree] = [false, false];
        for (let around = element; around && around !== document.body; around = around.parentElement) {
            const {overflowX, overflowY, clipPath} = getComputedStyle(around);
            const edge = around.getBoundingClientRect();
            if (clipPath !== 'none') {
                return 0;
            }
            isWideFree ||= isScrolling(overflowX);
            isHighFree ||= isScrolling(overflowY);
            if (!isWideFree && isClipping(overflowX)) {
                most = Math.max(most, box.right - edge.right, edge.left - box.left);
            }
            if (!isHighFree && isClipping(overflowY)) {
                most = Math.max(most, box.bottom - LEADING - edge.bottom, edge.top - box.top - LEADING);
            }
        }
        return most;
    };
    /** Whether the kind of a bot has wrapped out of sight, to leave its name the line. */
    const hasGivenWay = (box, element) =>
        box.top > element.closest('.bot-kind')?.getBoundingClientRect().bottom - TOLERANCE;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) {
        const {currentNode: text} = texts;
        const element = text.parentElement;
        const isRead = text.data.trim() && !element.closest('script, style, noscript, option, textarea, svg, [hidden]');
        if (isRead && !element.closest(CHOSEN) && element.checkVisibility({visibilityProperty: true})) {
            const range = document.createRange();
            range.selectNodeContents(text);
            const box = range.getBoundingClientRect();
            const isThere = box.width > 1 && !hasGivenWay(box, element);
            const most = isThere ? beyond(box, element) : 0;
            const ink = overhang(text, element);
            const inked = new DOMRect(box.x, box.y, box.width + ink, box.height);
            const isInkCut = isThere && ink > INK_TOLERANCE && beyond(inked, element) > INK_TOLERANCE;
            if (most > TOLERANCE || isInkCut) {
                const where = [element.parentElement, element].map(({localName, classList}) =>
                    [localName, ...classList].join('.'),
                );
                const words = text.data.replace(/\s+/g, ' ').trim();
                found.push(`${(most + ink).toFixed(1)} px of ${where.join(' > ')}: ${words}`);
            }
        }
    }
    return [...new Set(found)];
}
