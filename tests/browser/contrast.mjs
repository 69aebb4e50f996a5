// Measures how well text in drawings stands out from what is really drawn below it, which no rule for pages can tell.
// It compares each text's colour with the pixels of a screenshot that leaves the texts out.

// The screenshot leaves out texts, and nothing moves in it.
const WITHOUT_TEXTS = 'svg text { visibility: hidden !important; } * { caret-color: transparent !important; }';
const HIT = 'svg text { pointer-events: all !important; }';

/**
 * All visible texts of drawings: the boxes of their letters, and how they are painted. Runs in the page.
 * @returns {{says: string, boxes: number[][], paint: {fill: string, halo: string, alpha: number}, size: number,
 *     weight: number}[]}
 */
function textsDrawn() {
    const boxOf = (text, index) => {
        const {x, y, width, height} = text.getExtentOfChar(index);
        const matrix = text.getScreenCTM();
        const corners = [
            [x, y],
            [x + width, y],
            [x, y + height],
            [x + width, y + height],
        ].map(([cornerX, cornerY]) => new DOMPoint(cornerX, cornerY).matrixTransform(matrix));
        const [across, down] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
        return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
    };
    const scaleOf = (text) => Math.hypot(text.getScreenCTM().a, text.getScreenCTM().b);
    // If something covers a text, or the text has scrolled away, its middle shows another element.
    const isMet = (text, [left, top, right, bottom]) =>
        text.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    const alphaOf = (element) =>
        element ? Number(getComputedStyle(element).opacity) * alphaOf(element.parentElement) : 1;
    const paintOf = (text) => {
        const {fill, fillOpacity, stroke, strokeWidth, paintOrder} = getComputedStyle(text);
        const isHalo = paintOrder.startsWith('stroke') && parseFloat(strokeWidth) * scaleOf(text) >= 2;
        return {fill, halo: isHalo ? stroke : 'none', alpha: alphaOf(text) * Number(fillOpacity)};
    };
    const describe = (text) => {
        const {fontSize, fontWeight} = getComputedStyle(text);
        const boxes = Array.from({length: text.getNumberOfChars()}, (_, index) => boxOf(text, index));
        const names = [text.closest('svg'), text.parentElement, text].map((one) => one.getAttribute('class') ?? '');
        return {
            says: `${names.join(' > ')}: ${text.textContent.replace(/\s+/g, ' ').trim()}`,
            boxes: boxes.filter(([left, top, right, bottom]) => right > left && bottom > top),
            paint: paintOf(text),
            size: parseFloat(fontSize) * scaleOf(text),
            weight: Number(fontWeight),
        };
    };
    // Texts meant for screen readers only have no colour.
    const texts = [...document.querySelectorAll('svg text:not(.unseen)')].filter((text) =>
        text.checkVisibility({visibilityProperty: true, opacityProperty: true}),
    );
    const described = texts.filter((text) => text.textContent.trim()).map((text) => ({text, ...describe(text)}));
    const met = described.filter(
        ({text, boxes}) => boxes.length > 0 && isMet(text, boxes[Math.floor(boxes.length / 2)]),
    );
    return met.map(({text: _, ...rest}) => rest);
}

/**
 * The contrast of each text: all but a tenth of the pixels below it give at least this much. Runs in an empty page.
 * @param {{picture: string, texts: ReturnType<typeof textsDrawn>}} drawn
 */
async function contrasts({picture, texts}) {
    const contextOf = (width, height) => {
        const canvas = Object.assign(document.createElement('canvas'), {width, height});
        return canvas.getContext('2d', {willReadFrequently: true});
    };
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const ground = contextOf(image.width, image.height);
    ground.drawImage(image, 0, 0);
    const single = contextOf(1, 1);
    const colourOf = (style) => {
        single.clearRect(0, 0, 1, 1);
        single.fillStyle = style;
        single.fillRect(0, 0, 1, 1);
        const [red, green, blue, alpha] = single.getImageData(0, 0, 1, 1).data;
        return {colour: [red, green, blue], alpha: alpha / 255};
    };
    const over = ({colour, alpha}, below) => colour.map((part, index) => part * alpha + below[index] * (1 - alpha));
    const linear = (part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    const luminance = ([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    const between = (one, other) => {
        const [dark, light] = [luminance(one), luminance(other)].sort((first, second) => first - second);
        return (light + 0.05) / (dark + 0.05);
    };
    const pixelsOf = ([left, top, right, bottom]) => {
        const [x, y] = [Math.max(0, Math.round(left)), Math.max(0, Math.round(top))];
        const size = [Math.max(1, Math.round(right) - x), Math.max(1, Math.round(bottom) - y)];
        const {data} = ground.getImageData(x, y, ...size);
        return Array.from({length: data.length / 4}, (_, index) => [...data.slice(index * 4, index * 4 + 3)]);
    };
    const contrastOf = ({boxes, paint}) => {
        const fill = colourOf(paint.fill);
        const ink = {...fill, alpha: fill.alpha * paint.alpha};
        const lies = (below) => (paint.halo === 'none' ? below : over(colourOf(paint.halo), below));
        const found = boxes.flatMap(pixelsOf).map((pixel) => between(over(ink, lies(pixel)), lies(pixel)));
        return found.sort((one, other) => one - other)[Math.floor(found.length / 10)];
    };
    return texts.map((text) => ({...text, contrast: contrastOf(text)}));
}

/** Large text may be fainter. */
const leastOf = ({size, weight}) => (size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5);

/**
 * All texts in the drawings of this person's page, and a line for each that is too faint.
 * @param {import('playwright-core').BrowserContext} context that has room for another page
 */
export async function faintTexts(page, context) {
    // Where the pointer rests now, it opens no note.
    await page.mouse.move(0, 0);
    await page.waitForSelector('.pinned', {state: 'hidden'});
    const hit = await page.addStyleTag({content: HIT});
    const texts = await page.evaluate(textsDrawn);
    await hit.evaluate((style) => style.remove());
    const png = await page.screenshot({style: WITHOUT_TEXTS, animations: 'disabled', scale: 'css'});
    const empty = await context.newPage();
    const measured = await empty.evaluate(contrasts, {picture: png.toString('base64'), texts});
    await empty.close();
    const faint = measured.filter((text) => text.contrast < leastOf(text));
    return {
        texts: measured,
        faint: [
            ...new Set(
                faint.map(({says, contrast, size}) => `${says} has ${contrast.toFixed(2)} at ${size.toFixed(1)} px`),
            ),
        ],
    };
}
