// A link to be given away: as text, to be copied, and as a QR code in a dialog that hides it again.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {isOfThisComputer} from '../connection/links.js';
import {tell} from '../page/frame.js';
import {say} from '../words/words.js';
import {qrFigure} from './qr_code.js';

/**
 * A button that copies a text, also where the page is not trusted with the clipboard.
 * @param {string} text @param {string} [words] on the button
 */
export function copyButton(text, words = say('room.copy')) {
    /** @param {Event} event */
    const copy = async (event) => {
        const button = /** @type {HTMLButtonElement} */ (event.currentTarget);
        const input = /** @type {HTMLInputElement | null} */ (
            button.closest('label, div')?.querySelector('input, textarea')
        );
        try {
            await navigator.clipboard.writeText(text);
        } catch {
            input?.select();
            document.execCommand('copy');
        }
        button.classList.add('copied');
        setTimeout(() => button.classList.remove('copied'), 1600);
    };
    return html`<button type="button" class="copy" data-copied=${say('room.copied')} @click=${copy}>
        ${words}</button>`;
}

/** Says so if a link cannot lead others here, and what to do about it. @param {string} address */
export const reachNote = (address) =>
    isOfThisComputer(address) ? html`<p class="quiet reach-note">${say('link.this_computer')}</p>` : nothing;

/** @param {string} label @param {string} address */
function qrButton(label, address) {
    const show = async () => {
        const figure = await qrFigure(address);
        tell(html`<h2>${label}</h2>${figure}${reachNote(address)}`);
    };
    return html`<button type="button" class="qr-button" data-qr title=${say('qr.button')}
        aria-label=${say('qr.button')} @click=${show}><svg viewBox="0 0 20 20" aria-hidden="true"><path
        d="M2 2h6v6H2zM12 2h6v6h-6zM2 12h6v6H2z" /><path
        d="M4.5 5h1M14.5 5h1M4.5 15h1M12 12.5h2M17 12.5h1M14 15h3M12 17.5h1M16 17.5h2" /></svg></button>`;
}

/**
 * @param {string} label @param {string} address
 * @param {unknown} [beside] what stands there instead of a button for the QR code
 */
export function linkLine(label, address, beside = qrButton(label, address)) {
    return html`<label class="link-line"><span>${label}</span><span class="link-box"><input readonly .value=${address}
        @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} />
            ${copyButton(address)}${beside}</span></label>`;
}
