// The form for a new table: game, number of players and kind of play. Options with their explanations, and who may join
// and watch, are folded away, because the usual is good for most.

import {repeat} from '../../vendor/lit-html/directives/repeat.js';
import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {aboutGame} from '../gathering/about_game.js';
import {clockChoices, clockRequest} from '../people/clock.js';
import {fittingOptions, isSwitch, optionSays, optionTitle, valueSays, valueTitle} from '../rules/rules.js';
import {say, sayTime} from '../words/words.js';
import {kindChoice} from './kinds_of_play.js';

/** @import {GameInfo, NoticeKind, OptionInfo} from '../protocol.d.ts' */

/** What has been chosen that the rest of the form depends on. @typedef {{game?: string, seats?: number}} Setting */

/**
 * @typedef {object} CreateForm
 * @property {GameInfo[]} games
 * @property {Setting} setting
 * @property {(setting: Setting) => void} put takes the next setting
 * @property {NoticeKind[]} offered which notices the server is known to offer
 * @property {() => void} learnOffered asks the server for that
 * @property {boolean} busy
 * @property {unknown} complaint why there is no table, if one was wanted
 * @property {(request: Record<string, unknown>) => void} create
 */

/** @param {string} name @param {string} label @param {{value: string, words: string}[]} values */
function choices(name, label, values) {
    return html`<fieldset class="choices"><legend>${label}</legend>${values.map(
        ({value, words}, index) => html`<label>
        <input type="radio" name=${name} value=${value} ?checked=${index === 0} /><span>${words}</span></label>`,
    )}</fieldset>`;
}

/** Whether an option is a way to play, not a reading of the rules. @param {OptionInfo} option @param {GameInfo} game */
function isVariant(option, game) {
    return isSwitch(option) || option.values.some(({seats}) => seats.length < game.seats.length);
}

/** @param {GameInfo} game @param {OptionInfo} option */
function optionField({game}, option) {
    const {name, values} = option;
    const title = optionTitle(game, name);
    if (isSwitch(option)) {
        return html`<label class="switch"><input type="checkbox" name="option.${name}" value="on" /><span>
            <b>${title}</b> ${valueSays(game, name, values[1])}</span></label>`;
    }
    const fields = values.map(
        (one, index) => html`<label>
        <input type="radio" name="option.${name}" value=${one.value} ?checked=${index === 0} /><span><b>
            ${valueTitle(game, name, one.value)}</b> ${valueSays(game, name, one)}</span></label>`,
    );
    return html`<fieldset class="choices option"><legend><b>${title}</b> ${optionSays(game, option)}</legend>
        ${fields}</fieldset>`;
}

/** @param {GameInfo} game @param {OptionInfo[]} options */
function optionFields(game, options) {
    return repeat(
        options,
        ({name}) => `${game.game}.${name}`,
        (option) => optionField(game, option),
    );
}

/** Folds away what most people do not need, behind a line that names it.
 * @param {'rules' | 'guests'} name @param {unknown} fields */
function fold(name, fields) {
    return html`<details class="fold" data-fold=${name}><summary>${say(`lobby.fold.${name}`)}
        <small>${say(`lobby.fold.${name}.says`)}</small></summary><div class="folded">${fields}</div></details>`;
}

/** @param {GameInfo} game @param {number} seats */
function rules(game, seats) {
    const options = fittingOptions(game.options, seats);
    const variants = options.filter((option) => isVariant(option, game));
    const others = options.filter((option) => !isVariant(option, game));
    const fields = html`${
        variants.length > 0
            ? html`<fieldset class="choices variants"><legend>${say('lobby.variants')}</legend>
                ${optionFields(game, variants)}</fieldset>`
            : nothing
    }
    ${
        others.length > 0
            ? html`<details class="options"><summary>${say('lobby.rules')}</summary>
                ${optionFields(game, others)}</details>`
            : nothing
    }`;
    return options.length > 0 ? fold('rules', fields) : nothing;
}

/** @param {GameInfo} game @param {number} chosen @param {(seats: number) => void} choose */
function seatsField(game, chosen, choose) {
    return html`<fieldset class="choices seats-choice"><legend>${say('lobby.seats')}</legend>${game.seats.map(
        (seats) => html`<label><input type="radio" name="seats" value=${seats} .checked=${seats === chosen}
            @change=${() => choose(seats)} /><span>${seats}</span></label>`,
    )}</fieldset>`;
}

/** How long others may wait for somebody before a bot can play, in seconds: an evening, or days. */
const PATIENCES = [120, 600, 3600, 86400, 259200];

/** What the server offers it says only over a connection. @param {CreateForm} form */
function webhookField({offered}) {
    return offered.includes('webhook')
        ? html`<label><span>${say('notices.webhook')}</span><input name="webhook" type="url" maxlength="500"
            autocomplete="off" /></label><p class="quiet">${say('notices.webhook.says')}</p>`
        : nothing;
}

/** @param {CreateForm} form */
function people(form) {
    return html`<details class="options people" @toggle=${form.learnOffered}><summary>${say('lobby.people')}</summary>
        ${choices(
            'talk',
            say('lobby.talk'),
            ['seats', 'everybody', 'off'].map((value) => ({value, words: say(`lobby.talk.${value}`)})),
        )}
        <label><span>${say('lobby.patience')}</span><select name="patience">${PATIENCES.map(
            (seconds) => html`<option value=${seconds}>${sayTime(seconds)}</option>`,
        )}</select></label>${webhookField(form)}</details>`;
}

/** What the form says, as a request to create. @param {FormData} form */
function requestOf(form) {
    const options = [...form].filter(([name]) => name.startsWith('option.'));
    const seed = String(form.get('seed') ?? '');
    const webhook = String(form.get('webhook') ?? '').trim();
    return {
        game: String(form.get('game')),
        name: String(form.get('name') ?? ''),
        seats: Number(form.get('seats')),
        options: Object.fromEntries(options.map(([name, value]) => [name.slice('option.'.length), value])),
        visibility: String(form.get('visibility')),
        watching: String(form.get('watching')),
        memory: String(form.get('memory')),
        hints: String(form.get('hints')),
        ...clockRequest(String(form.get('clock'))),
        talk: String(form.get('talk')),
        patience_s: Number(form.get('patience')),
        ...(seed === '' ? {} : {seed}),
        ...(webhook === '' ? {} : {webhook}),
    };
}

/** @param {GameInfo} game @param {CreateForm} form */
function gameFields(game, {games, setting, put}) {
    const seats = setting.seats !== undefined && game.seats.includes(setting.seats) ? setting.seats : game.seats.at(-1);
    return html`<label ?hidden=${games.length < 2}><span>${say('lobby.game')}</span><select name="game"
            @change=${(/** @type {Event} */ event) => {
                put({...setting, game: /** @type {HTMLSelectElement} */ (event.target).value});
            }}>${games.map(
                (one) => html`<option value=${one.game} .selected=${one === game}>${one.title}</option>`,
            )}</select></label>
        ${aboutGame({game: game.game, options: {}, seats: []}, games)}
        ${seatsField(game, seats ?? 0, (chosen) => put({...setting, seats: chosen}))}
        ${rules(game, seats ?? 0)}`;
}

/** Keeps the form from being sent, and says why, if this is no seed. @param {Event} event */
function heedSeed({target}) {
    const input = /** @type {HTMLInputElement} */ (target);
    const isSeed = /^\d*$/.test(input.value) && BigInt(input.value) < 2n ** 64n;
    input.setCustomValidity(isSeed ? '' : say('lobby.seed.wrong'));
}

/** Unfolds what hides a wrong field. @param {Event} event */
function unfoldAround({target}) {
    const input = /** @type {HTMLInputElement} */ (target);
    for (let fold = input.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
        fold.open = true;
    }
}

/** What the table is called, who may join and watch, and how long everybody thinks. @param {CreateForm} form */
function guests(form) {
    return html`<label><span>${say('lobby.table_name')}</span><input name="name" maxlength="40"
            autocomplete="off" /></label>
        ${choices(
            'visibility',
            say('lobby.visibility'),
            ['link', 'public'].map((value) => ({value, words: say(`lobby.visibility.${value}`)})),
        )}
        ${choices(
            'watching',
            say('lobby.watching'),
            ['allowed', 'forbidden'].map((value) => ({value, words: say(`lobby.watching.${value}`)})),
        )}
        ${choices(
            'memory',
            say('lobby.memory'),
            ['aided', 'unaided'].map((value) => ({value, words: say(`lobby.memory.${value}`)})),
        )}
        ${choices(
            'hints',
            say('lobby.hints'),
            ['against_bots', 'allowed'].map((value) => ({value, words: say(`lobby.hints.${value}`)})),
        )}
        <label><span>${say('lobby.clock')}</span><select name="clock">${clockChoices().map(
            ({name, words}) => html`<option value=${name}>${words}</option>`,
        )}</select></label>
        ${people(form)}
        <details class="options advanced"><summary>${say('lobby.advanced')}</summary>
            <label><span>${say('lobby.seed')}</span><input name="seed" inputmode="numeric" maxlength="20"
                autocomplete="off" placeholder=${say('lobby.seed.none')} @input=${heedSeed}
                @invalid=${unfoldAround} /></label>
            <p class="quiet">${say('lobby.seed.says')}</p></details>`;
}

/** @param {CreateForm} form */
export function createForm(form) {
    const {games, setting, busy, complaint, create} = form;
    const game = games.find((one) => one.game === setting.game) ?? games[0];
    /** @param {SubmitEvent} event */
    const submit = (event) => {
        event.preventDefault();
        create(requestOf(new FormData(/** @type {HTMLFormElement} */ (event.target))));
    };
    return html`<form class="sheet create" id="new-table" @submit=${submit}>
        <h2>${say('lobby.create')}</h2><p class="quiet">${say('lobby.create.says')}</p>
        <div class="create-part">${gameFields(game, form)}</div>
        <div class="create-part">${kindChoice()}${fold('guests', guests(form))}
            <div class="create-button">${complaint}<button class="primary big" data-create ?disabled=${busy}>
                ${busy ? say('lobby.creating') : say('lobby.create.button')}</button></div></div></form>`;
}
