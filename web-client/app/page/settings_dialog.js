// The settings as a dialog: what is kept in this browser, for all tables.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {
    chooseLook,
    isNotifying,
    isPassingAlone,
    isSoundOn,
    look,
    LOOKS,
    pace,
    PACES,
    mayNotify,
    rememberNotifying,
    rememberPace,
    rememberPassingAlone,
    rememberSound,
} from '../browser/settings.js';
import {language, LANGUAGES, rememberLanguage} from '../words/language.js';
import {say} from '../words/words.js';
import {tell} from './frame.js';

/** @param {typeof PACES[number]} one */
function paceChoice(one) {
    return html`<label class="setting-choice"><input type="radio" name="telling" value=${one} ?checked=${one === pace()}
        @change=${() => rememberPace(one)} /><span><strong>${say(`settings.telling.${one}`)}</strong>
        <small>${say(`settings.telling.${one}.says`)}</small></span></label>`;
}

/** A box to tick, by the name of the setting. @param {string} name @param {boolean} isOn
 * @param {(state: 'on' | 'off') => void} remember @param {() => void} changed */
function tickChoice(name, isOn, remember, changed) {
    const keep = (/** @type {Event} */ {target}) => {
        remember(/** @type {HTMLInputElement} */ (target).checked ? 'on' : 'off');
        changed();
    };
    return html`<label class="setting-choice"><input type="checkbox" name=${name} ?checked=${isOn}
        @change=${keep} /><span><strong>${say(`settings.${name}`)}</strong>
        <small>${say(`settings.${name}.says`)}</small></span></label>`;
}

/** Asks the browser for permission when somebody switches it on. @param {Event} event */
async function keepNotifying({target}) {
    const box = /** @type {HTMLInputElement} */ (target);
    if (box.checked && (await Notification.requestPermission()) !== 'granted') {
        box.checked = false;
    }
    rememberNotifying(box.checked ? 'on' : 'off');
}

function notifyChoice() {
    const leave = mayNotify();
    const words = say(`settings.notify.${leave === 'denied' ? 'denied' : 'says'}`);
    return leave
        ? html`<label class="setting-choice"><input type="checkbox" name="notify" ?disabled=${leave === 'denied'}
            ?checked=${isNotifying() && leave === 'granted'} @change=${keepNotifying} /><span>
            <strong>${say('settings.notify')}</strong><small>${words}</small></span></label>`
        : nothing;
}

/** @param {typeof LOOKS[number]} one */
function lookChoice(one) {
    return html`<label class="setting-choice"><input type="radio" name="look" value=${one} ?checked=${one === look()}
        @change=${() => chooseLook(one)} /><span><strong>${say(`settings.look.${one}`)}</strong></span></label>`;
}

/** A language by the name that it has for itself. The page is loaded anew in it, for words stand everywhere.
 *  @param {[string, string]} one */
function languageChoice([code, name]) {
    const speak = () => {
        rememberLanguage(code);
        location.reload();
    };
    return html`<button type="button" class="small" lang=${code} data-language=${code}
        aria-pressed=${code === language()} @click=${speak}>${name}</button>`;
}

/** @param {() => void} changed */
export function tellSettings(changed) {
    const languages = Object.entries(LANGUAGES).map(languageChoice);
    tell(html`<h2>${say('settings.title')}</h2>
        <fieldset class="setting"><legend>${say('settings.telling')}</legend>${PACES.map(paceChoice)}</fieldset>
        <p class="quiet">${say('telling.keys')}</p>
        <fieldset class="setting"><legend>${say('settings.deciding')}</legend>
            ${tickChoice('lone_pass', isPassingAlone(), rememberPassingAlone, changed)}</fieldset>
        <fieldset class="setting"><legend>${say('settings.sound')}</legend>
            ${tickChoice('sound', isSoundOn(), rememberSound, changed)}${notifyChoice()}</fieldset>
        <fieldset class="setting looks"><legend>${say('settings.look')}</legend>${LOOKS.map(lookChoice)}</fieldset>
        <fieldset class="setting languages"><legend>${say('settings.language')}</legend>${languages}</fieldset>
        <p class="quiet">${say('settings.kept')}</p>`);
}
