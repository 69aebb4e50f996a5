// The settings as a dialog, and the buttons of the bar that open it and turn the sound off and on.

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

const GEAR =
    'M10 6.6A3.4 3.4 0 1 1 10 13.4A3.4 3.4 0 1 1 10 6.6ZM10 1.5V4M10 16V18.5M1.5 10H4M16 10H18.5' +
    'M4 4L5.8 5.8M14.2 14.2L16 16M4 16L5.8 14.2M14.2 5.8L16 4';

const LOUDSPEAKER = 'M3 8V12H6L11 16V4L6 8Z';
const WAVES = 'M13.5 7.5Q15.5 10 13.5 12.5M16 5.5Q19.5 10 16 14.5';
const CROSS = 'M13.5 7.5L18.5 12.5M18.5 7.5L13.5 12.5';

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
function tellSettings(changed) {
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

/** @param {() => void} changed */
function soundButton(changed) {
    const state = isSoundOn() ? 'on' : 'off';
    const toggle = () => {
        rememberSound(state === 'on' ? 'off' : 'on');
        changed();
    };
    const words = say(`settings.sound.${state}`);
    return html`<button type="button" class="bar-button icon-button" data-sound=${state} title=${words}
        aria-label=${words} @click=${toggle}><svg viewBox="0 0 20 20" aria-hidden="true"><path d=${LOUDSPEAKER} /><path
        d=${state === 'on' ? WAVES : CROSS} /></svg><span class="bar-words" aria-hidden="true">
        ${say('settings.sound')}</span></button>`;
}

/** What is kept in this browser, and the sound, which goes off with one click. @param {() => void} changed */
export function settingsButtons(changed) {
    return html`${soundButton(changed)}${settingsButton(changed)}`;
}

/** @param {() => void} changed */
export function settingsButton(changed) {
    const words = say('settings.button');
    return html`<button type="button" class="bar-button icon-button" data-settings
        title=${words} aria-label=${words} @click=${() => tellSettings(changed)}><svg viewBox="0 0 20 20"
        aria-hidden="true"><path d=${GEAR} /></svg><span class="bar-words" aria-hidden="true">${words}</span></button>`;
}
