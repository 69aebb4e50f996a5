// The other devices of a person, on the first page: a link that brings all seats there, the end of that link, and the
// question for somebody who follows one. What is kept and asked of the server is up to keyring.js.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {ownSeats} from '../browser/storage.js';
import {refusalOf} from '../connection/connection.js';
import {devicesLink} from '../connection/links.js';
import {ask, refusalWords, tell} from '../page/frame.js';
import {keepInStep, makeKeyring, openKeyring, ownKeyring, revokeKeyring, takeKeyring} from '../people/keyring.js';
import {stateOf} from '../people/standing.js';
import {linkLine, reachNote} from '../sharing/link_line.js';
import {qrFigure} from '../sharing/qr_code.js';
import {say} from '../words/words.js';
import {offeredTables} from './own_tables.js';
import {ownFacts} from './table_lists.js';

/** @import {OwnTable} from '../people/standing.js' */
/** @import {GameInfo} from '../protocol.d.ts' */

/** Shows the link in a dialog: a secret stands on the page only while somebody wants to see it.
 *  @param {string} keyring */
async function tellLink(keyring) {
    const address = devicesLink(keyring);
    const figure = await qrFigure(address);
    tell(html`<div class="devices-link"><h2>${say('devices.title')}</h2>
        ${linkLine(say('devices.link'), address, nothing)}${figure}${reachNote(address)}
        <p class="quiet">${say('devices.secret')}</p></div>`);
}

/** Brings into sight what a link that was followed leads to. */
const bringDevicesIntoSight = () => document.querySelector('.devices')?.scrollIntoView({block: 'center'});

export class Devices {
    #busy = false;
    /** Why the latest was refused, if it was. */ #error = '';
    /** What a link brings that was followed, until that is answered. @type {{keyring: string, tables: OwnTable[]} |
     *  undefined} */ #brought;

    /** @param {() => void} changed */
    constructor(changed) {
        this.changed = changed;
    }

    /** @param {() => Promise<void>} work */
    async #doing(work) {
        this.#busy = true;
        this.#error = '';
        this.changed();
        try {
            await work();
        } catch (error) {
            this.#error = refusalWords(refusalOf(error));
        }
        this.#busy = false;
        this.changed();
    }

    async keepInStep() {
        await keepInStep();
        this.changed();
    }

    /** Shows the person what the link brings before anything is done, because it works both ways.
     *  @param {string} keyring */
    follow(keyring) {
        const own = ownKeyring();
        if (own === keyring) {
            this.keepInStep();
        } else if (own) {
            this.#error = say('devices.other');
            this.changed();
            bringDevicesIntoSight();
        } else {
            this.#doing(async () => {
                this.#brought = {keyring, tables: await offeredTables(await openKeyring(keyring))};
            }).then(bringDevicesIntoSight);
        }
    }

    #take() {
        const keyring = this.#brought?.keyring ?? '';
        this.#brought = undefined;
        this.#doing(() => takeKeyring(keyring));
    }

    #leave() {
        this.#brought = undefined;
        this.changed();
    }

    /** @param {GameInfo[]} games @param {OwnTable[]} tables */
    #question(games, tables) {
        return html`<h2>${say('devices.brought')}</h2><ul>${tables.map(
            (own) => html`<li class="table-line ${stateOf(own)}">${ownFacts(own, games)}</li>`,
        )}</ul><p>${say('devices.brought.says')}</p><p class="devices-buttons"><button type="button" class="primary"
            data-devices-take @click=${() => this.#take()}>${say('devices.brought.take')}</button><button type="button"
            class="quiet-button" @click=${() => this.#leave()}>${say('devices.brought.leave')}</button></p>`;
    }

    /** @param {string} keyring */
    #link(keyring) {
        const end = () => ask(say('devices.end.sure'), () => this.#doing(revokeKeyring));
        return html`<p class="devices-buttons"><button type="button" data-devices-show
            @click=${() => tellLink(keyring)}>${say('devices.show')}</button><button type="button"
            class="quiet-button" data-devices-end ?disabled=${this.#busy} @click=${end}>
            ${say('devices.end')}</button></p>`;
    }

    async #make() {
        await this.#doing(makeKeyring);
        const made = ownKeyring();
        await (made && tellLink(made));
    }

    #offer() {
        return html`<p class="devices-buttons"><button type="button" data-devices-make ?disabled=${this.#busy}
            @click=${() => this.#make()}>${say('devices.make')}</button></p>`;
    }

    /** The link, or the offer to make one, for a browser that has a seat. */
    #own() {
        const keyring = ownKeyring();
        return keyring || ownSeats().length > 0
            ? html`<h2>${say('devices.title')}</h2><p class="quiet">${say('devices.says')}</p>
                ${keyring ? this.#link(keyring) : this.#offer()}`
            : nothing;
    }

    /** @param {GameInfo[]} games */
    drawn(games) {
        const content = this.#brought ? this.#question(games, this.#brought.tables) : this.#own();
        return content === nothing && !this.#error
            ? nothing
            : html`<section class="sheet list devices">${content}${
                  this.#error ? html`<p class="error" role="alert">${this.#error}</p>` : nothing
              }</section>`;
    }
}
