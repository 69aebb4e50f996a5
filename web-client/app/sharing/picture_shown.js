// The picture of a result in a dialog, to be sent, saved or copied, as far as the browser can. Only the picture leaves:
// no link and no token goes with it.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {tell} from '../page/frame.js';
import {say} from '../words/words.js';
import {resultPicture} from './result_picture.js';

/** @import {Pictured} from './result_picture.js' */

/** @param {HTMLCanvasElement} canvas @param {string} name @returns {Promise<File>} */
const fileOf = (canvas, name) =>
    new Promise((resolve, reject) => {
        canvas.toBlob((blob) => {
            blob ? resolve(new File([blob], name, {type: 'image/png'})) : reject(new Error('no picture'));
        }, 'image/png');
    });

/** Some browsers read the file only after the click, so it stays until the page goes. @param {File} file */
function save(file) {
    const href = URL.createObjectURL(file);
    Object.assign(document.createElement('a'), {href, download: file.name}).click();
}

/** @param {File} file @param {Event} event */
async function copy(file, {currentTarget}) {
    const {classList} = /** @type {HTMLButtonElement} */ (currentTarget);
    try {
        await navigator.clipboard.write([new ClipboardItem({[file.type]: file})]);
        classList.add('copied');
        setTimeout(() => classList.remove('copied'), 1600);
    } catch {
        save(file);
    }
}

/** A person who closes the choice of receivers has not failed. @param {File} file */
const send = (file) => navigator.share({files: [file]}).catch(() => {});

const canSend = (/** @type {File} */ file) => navigator.canShare?.({files: [file]}) ?? false;
const canCopy = () => 'ClipboardItem' in globalThis && navigator.clipboard !== undefined;

/** @param {File} file */
function buttons(file) {
    return html`<p class="picture-buttons">${
        canSend(file)
            ? html`<button type="button" data-picture-send @click=${() => send(file)}>${say('picture.send')}</button>`
            : nothing
    }<button type="button" data-picture-save @click=${() => save(file)}>${say('picture.save')}</button>${
        canCopy()
            ? html`<button type="button" class="copy" data-copied=${say('room.copied')} data-picture-copy
                @click=${(/** @type {Event} */ event) => copy(file, event)}>${say('picture.copy')}</button>`
            : nothing
    }</p>`;
}

/**
 * @param {Pictured} pictured @param {string} words that say the same to those who do not see it
 * @param {string} game whose name the file has
 */
export async function tellPicture(pictured, words, game) {
    const canvas = await resultPicture(pictured);
    const file = await fileOf(canvas, `dahut-${game}.png`);
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', words);
    canvas.className = 'result-picture';
    tell(html`<h2>${say('picture.title')}</h2>${canvas}${buttons(file)}`);
}
