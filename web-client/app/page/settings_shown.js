// The buttons of the bar that open the settings and turn the sound off and on. What shows the settings is loaded when
// somebody opens them.

import {html} from '../../vendor/lit-html/lit-html.js';
import {isSoundOn, rememberSound} from '../browser/settings.js';
import {say} from '../words/words.js';
import {withModules} from './frame.js';

const GEAR =
    'M10 6.6A3.4 3.4 0 1 1 10 13.4A3.4 3.4 0 1 1 10 6.6ZM10 1.5V4M10 16V18.5M1.5 10H4M16 10H18.5' +
    'M4 4L5.8 5.8M14.2 14.2L16 16M4 16L5.8 14.2M14.2 5.8L16 4';

const LOUDSPEAKER = 'M3 8V12H6L11 16V4L6 8Z';
const WAVES = 'M13.5 7.5Q15.5 10 13.5 12.5M16 5.5Q19.5 10 16 14.5';
const CROSS = 'M13.5 7.5L18.5 12.5M18.5 7.5L13.5 12.5';

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
    const open = () => withModules(import('./settings_dialog.js'), ({tellSettings}) => tellSettings(changed));
    return html`<button type="button" class="bar-button icon-button" data-settings
        title=${words} aria-label=${words} @click=${open}><svg viewBox="0 0 20 20"
        aria-hidden="true"><path d=${GEAR} /></svg><span class="bar-words" aria-hidden="true">${words}</span></button>`;
}
