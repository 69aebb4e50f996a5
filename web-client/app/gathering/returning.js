// The page of a link that a host has handed a lost seat: it works once, so it asks first whether this is the browser to
// play on in, and then goes to the seat.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {refusalOf} from '../connection/connection.js';
import {enterSeat, wholeTableLink} from '../connection/links.js';
import {refusalWords, topBar} from '../page/frame.js';
import {takeOver} from '../people/seating.js';
import {linkLine} from '../sharing/link_line.js';
import {say} from '../words/words.js';

export class SeatReturn {
    #isBusy = false;
    /** @type {{code: string, sentence: string} | undefined} */ #refusal;

    /** @param {string} link @param {() => void} changed */
    constructor(link, changed) {
        this.link = link;
        this.changed = changed;
    }

    async #take() {
        this.#isBusy = true;
        this.#refusal = undefined;
        this.changed();
        try {
            enterSeat((await takeOver(this.link)).token);
        } catch (error) {
            this.#isBusy = false;
            this.#refusal = refusalOf(error);
            this.changed();
        }
    }

    drawn() {
        const refusal = this.#refusal;
        const own = wholeTableLink('return', this.link);
        return html`${topBar(nothing)}<main class="sheet room"><h1>${say('return.title')}</h1>
            <p>${say('return.says')}</p>${linkLine(say('return.elsewhere'), own)}
            <button type="button" class="primary big" data-return ?disabled=${this.#isBusy}
                @click=${() => this.#take()}>${say('return.button')}</button>
            ${refusal ? html`<p class="error" role="alert">${refusalWords(refusal)}</p>` : nothing}
            <a class="button" href="index.html">${say('nav.lobby')}</a></main>`;
    }

    end() {
        this.link = '';
    }
}
