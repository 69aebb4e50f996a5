// The result of a match as a picture: drawn on a canvas in a size that messengers show whole, with the letters of the
// pages, before the town of the first page. It always looks like evening, and shows nothing but the result.

import {ownAddress} from '../browser/edition.js';
import {CASTLE, SEA} from '../page/frame.js';

/** @import {ResultLine} from './result_text.js' */

/** `when` is empty if that is not known; `colours` are those of the seats, as far as there are any.
 *  @typedef {{title: string, name: string, when: string, lines: ResultLine[], colours: string[]}} Pictured */
/** @typedef {CanvasRenderingContext2D} Ground */

export const WIDTH = 1200;
export const HEIGHT = 630;

const MARGIN = 72;
const PANEL = {x: MARGIN, y: 178, width: WIDTH - 2 * MARGIN, padding: 14};
/** The lines share the height down to the sign; few of them do not grow without end. */
const LINES = {height: 336, most: 84};
const INK = '#1b2730';
const HONEY = '#8a5a10';

/** Letters of the pages. @param {'display' | 'text'} family @param {number} size @param {number} [weight] */
function letters(family, size, weight = 600) {
    const named = getComputedStyle(document.documentElement).getPropertyValue(`--${family}`);
    return `${weight} ${size}px ${named || 'serif'}`;
}

/** What fits into this width, with dots where something is left out. @param {Ground} ground @param {string} text
 *  @param {number} width */
function fitting(ground, text, width) {
    const signs = [...text];
    let shown = text;
    while (signs.length > 0 && ground.measureText(shown).width > width) {
        signs.pop();
        shown = `${signs.join('').trimEnd()}…`;
    }
    return shown;
}

/**
 * @param {Ground} ground @param {string} text
 * @param {{x: number, y: number, font: string, colour: string, width?: number, align?: CanvasTextAlign}} how
 */
function write(ground, text, {x, y, font, colour, width = WIDTH, align = 'left'}) {
    ground.font = font;
    ground.fillStyle = colour;
    ground.textAlign = align;
    ground.fillText(fitting(ground, text, width), x, y);
}

/** The town in the sea; without it, if it cannot be had, the picture is only plainer. @param {Ground} ground */
async function drawTown(ground) {
    const town = new Image();
    town.src = ownAddress('style/skyline.svg');
    try {
        await town.decode();
        ground.globalAlpha = 0.75;
        ground.drawImage(town, (WIDTH - 1500) / 2, HEIGHT - 420, 1500, 420);
    } catch {
        // There is evening and sea enough.
    }
    ground.globalAlpha = 1;
}

/** @param {Ground} ground */
async function drawEvening(ground) {
    const sky = ground.createLinearGradient(0, 0, 0, HEIGHT);
    sky.addColorStop(0, '#1b5068');
    sky.addColorStop(0.55, '#103246');
    sky.addColorStop(1, '#071722');
    ground.fillStyle = sky;
    ground.fillRect(0, 0, WIDTH, HEIGHT);
    await drawTown(ground);
}

/** The largest letters in which this stands on one line. @param {Ground} ground @param {string} text */
function headLetters(ground, text) {
    const fonts = [56, 48, 40].map((size) => letters('display', size));
    const doesFit = (/** @type {string} */ font) => {
        ground.font = font;
        return ground.measureText(text).width <= PANEL.width;
    };
    return fonts.find(doesFit) ?? fonts[fonts.length - 1];
}

/** @param {Ground} ground @param {Pictured} pictured */
function drawHead(ground, {title, name, when}) {
    write(ground, title, {x: MARGIN, y: 82, font: letters('text', 28), colour: '#e8b45a', width: 620});
    write(ground, when, {x: WIDTH - MARGIN, y: 82, font: letters('text', 24, 400), colour: '#b7d5d5', align: 'right'});
    write(ground, name, {x: MARGIN, y: 146, font: headLetters(ground, name), colour: '#fdf5e0', width: PANEL.width});
}

/** The sheet on which the lines stand. @param {Ground} ground @param {number} height */
function drawPanel(ground, height) {
    const vellum = ground.createLinearGradient(0, PANEL.y, 0, PANEL.y + height);
    vellum.addColorStop(0, '#fbf6e9');
    vellum.addColorStop(1, '#f5ebd4');
    ground.save();
    ground.shadowColor = 'rgb(0 10 20 / .45)';
    ground.shadowBlur = 30;
    ground.shadowOffsetY = 10;
    ground.fillStyle = vellum;
    ground.beginPath();
    ground.roundRect(PANEL.x, PANEL.y, PANEL.width, height, 20);
    ground.fill();
    ground.restore();
}

/** The colour of a seat, as a piece of it. @param {Ground} ground @param {number} y @param {string} colour */
function drawPiece(ground, y, colour) {
    ground.beginPath();
    ground.arc(PANEL.x + 112, y, 15, 0, 2 * Math.PI);
    ground.fillStyle = colour;
    ground.fill();
    ground.lineWidth = 2.5;
    ground.strokeStyle = '#6d6350';
    ground.stroke();
}

/** @param {Ground} ground @param {ResultLine} line @param {number} top @param {number} height @param {string} colour */
function drawLine(ground, {place, player, points}, top, height, colour) {
    const isFirst = place === 1;
    const middle = top + height / 2;
    if (isFirst) {
        ground.fillStyle = 'rgb(232 180 90 / .34)';
        ground.beginPath();
        ground.roundRect(PANEL.x + PANEL.padding, top + 3, PANEL.width - 2 * PANEL.padding, height - 6, 12);
        ground.fill();
    }
    const large = Math.min(isFirst ? 42 : 36, height * 0.6);
    const y = middle + large * 0.34;
    const font = letters('display', large, isFirst ? 700 : 500);
    const colourOfText = isFirst ? HONEY : INK;
    write(ground, `${place}.`, {x: PANEL.x + 76, y, font, colour: colourOfText, align: 'right'});
    drawPiece(ground, middle, colour);
    write(ground, player, {x: PANEL.x + 150, y, font, colour: INK, width: PANEL.width - 350});
    const end = PANEL.x + PANEL.width - 44;
    write(ground, String(points), {x: end, y, font, colour: colourOfText, align: 'right'});
}

/** @param {Ground} ground @param {Pictured} pictured */
function drawLines(ground, {lines, colours}) {
    const height = Math.min(LINES.most, LINES.height / lines.length);
    drawPanel(ground, lines.length * height + 2 * PANEL.padding);
    for (const [index, line] of lines.entries()) {
        const top = PANEL.y + PANEL.padding + index * height;
        drawLine(ground, line, top, height, colours[line.seat] || '#9a9a94');
    }
}

/** @param {Ground} ground */
function drawSign(ground) {
    ground.save();
    ground.translate(MARGIN - 6, HEIGHT - 74);
    ground.scale(1.6, 1.6);
    ground.lineWidth = 1.8;
    ground.lineCap = 'round';
    ground.lineJoin = 'round';
    ground.strokeStyle = '#e8b45a';
    ground.stroke(new Path2D(CASTLE));
    ground.stroke(new Path2D(SEA));
    ground.restore();
    write(ground, 'Dahut', {x: MARGIN + 58, y: HEIGHT - 36, font: letters('display', 34), colour: '#d9ebe8'});
}

/** @param {Pictured} pictured @returns {Promise<HTMLCanvasElement>} */
export async function resultPicture(pictured) {
    const canvas = Object.assign(document.createElement('canvas'), {width: WIDTH, height: HEIGHT});
    const ground = /** @type {Ground} */ (canvas.getContext('2d'));
    await drawEvening(ground);
    drawHead(ground, pictured);
    drawLines(ground, pictured);
    drawSign(ground);
    return canvas;
}
