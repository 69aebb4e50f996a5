// The kinds of play that a new table can be for. Each fills in the fields of the form that go with it, and people can
// change them.

import {html} from '../../vendor/lit-html/lit-html.js';
import {say} from '../words/words.js';

/** Values of fields by name. @type {Record<string, Record<string, string>>} */
const KINDS_OF_PLAY = {
    evening: {clock: 'none', patience: '120', visibility: 'link'},
    days: {clock: 'day', patience: '86400', visibility: 'link'},
    strangers: {clock: 'evening', patience: '120', visibility: 'public'},
};

/** @param {HTMLFormElement} form @param {string} kind */
function fillIn(form, kind) {
    for (const [name, value] of Object.entries(KINDS_OF_PLAY[kind])) {
        const field = form.elements.namedItem(name);
        if (field instanceof RadioNodeList || field instanceof HTMLSelectElement) {
            field.value = value;
        }
    }
}

export function kindChoice() {
    /** @param {Event} event */
    const choose = ({target}) => {
        const {form, value} = /** @type {HTMLInputElement} */ (target);
        if (form) {
            fillIn(form, value);
        }
    };
    return html`<fieldset class="choices kinds"><legend>${say('kinds.legend')}</legend>${Object.keys(KINDS_OF_PLAY).map(
        (kind, index) => html`<label><input type="radio" name="kind" value=${kind} ?checked=${index === 0}
            @change=${choose} /><span><b>${say(`kinds.${kind}`)}</b> ${say(`kinds.${kind}.says`)}</span></label>`,
    )}</fieldset>`;
}
