// Phones held across, where what is said over a match has little room, and what of it something else covers.

/** The largest and the smallest. */
export const ACROSS = [
    {width: 844, height: 390},
    {width: 568, height: 320},
];

/** Which corners and buttons of this element cannot be seen, by where they are. Runs in the page. */
export function hiddenParts(selector) {
    const element = document.querySelector(selector);
    const {left, right, top, bottom} = element.getBoundingClientRect();
    const middles = [...element.querySelectorAll('button')].map((button) => {
        const box = button.getBoundingClientRect();
        return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    });
    const points = [[left + 3, top + 3], [right - 3, bottom - 3], ...middles];
    return points.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y)));
}
