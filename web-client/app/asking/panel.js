// Draws a half-made choice as buttons: the types of action, each field, undo and confirm. It is made from the rows
// alone, so it can answer every decision of every game. A game says how its values look, and which fields are picked on
// its board.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {CONFIRM} from '../board/key_steps.js';
import {say} from '../words/words.js';
import {sameValue} from './rows.js';

/** @import {Action, Value} from '../protocol.d.ts' */
/** @import {Choosing} from './choosing.js' */

/**
 * How a game shows its choices.
 * @typedef {object} Appearance
 * @property {(type: string) => unknown} type
 * @property {(types: string[]) => string[] | undefined} [types] those that the panel offers as buttons, if others
 *     begin on the board
 * @property {(type: string) => string | undefined} [confirm] what to say for Confirm
 * @property {(type: string, field: string) => unknown} field a field's question; `pair` for both fields of a pair
 * @property {(type: string, field: string, value: Value) => unknown} value
 * @property {(type: string, field: string) => boolean} onBoard whether the field is picked on the board
 * @property {(type: string) => boolean} atOnce whether the last pick sends the action, without confirming
 * @property {(type: string) => boolean} [grave] whether an action without fields must be confirmed all the same,
 *     where there is another one
 * @property {(type: string, field: string) => boolean} [whole] whether a field's lists are picked whole, each as one
 *     thing, and not value by value
 * @property {(type: string, field: string) => string | undefined} [hint] where on the board a field is picked
 * @property {(type: string, field: string) => unknown} [places] what is picked on the board, as buttons in the panel
 *     besides, where the board is too small for a finger
 * @property {unknown} [drawn] a part of the board that is drawn in the panel, where it could not be seen otherwise
 * @property {boolean} [inLine] whether the values of a field are one stop of the Tab key, and arrows lead along them
 */

/**
 * Actions that are planned in a row: how they look, and what sends them, if they are all that is asked for.
 * @typedef {{drawn: unknown, sendAll?: () => void}} Plan
 */

/**
 * @typedef {object} Panel
 * @property {Choosing} choosing
 * @property {Choosing} [start] the choice to which undoing leads back, if its type changes with it
 * @property {Appearance} appearance
 * @property {Plan} [plan] where several actions are planned before they are sent
 * @property {string} [hinted] the type of action that a hint names
 * @property {(next: Choosing) => void} put takes the next state of the choice
 * @property {(action: Action) => void} send
 */

/** @type {Appearance} */
export const plainAppearance = {
    type: (type) => type.replaceAll('_', ' '),
    field: (_, field) => field.replaceAll('_', ' '),
    value: (_type, _field, value) => String(value),
    onBoard: () => false,
    atOnce: () => false,
};

/**
 * @param {string} field @param {Value} value @param {{pressed?: boolean, clash?: boolean, at?: number}} state `at`: its
 *     place in a line along which arrows lead
 * @param {() => void} act @param {unknown} content
 */
function chip(field, value, {pressed = false, clash = false, at}, act, content) {
    return html`<button type="button" class="chip ${clash ? 'clash' : ''}" aria-pressed=${pressed} data-pick=${field}
        data-value=${String(value)} data-leads=${CONFIRM}
        data-cell=${at === undefined ? nothing : `0,${at}`} @click=${act}>${content}</button>`;
}

/** The types that have a button: all, unless there is but one that asks for more, or those that the game names.
 * @param {Panel} panel */
function typesOffered({choosing, appearance}) {
    const {types, fields} = choosing;
    return appearance.types?.(types) ?? (types.length > 1 || fields.length === 0 ? types : []);
}

/** The action that its button sends. An action without fields needs no second step, unless it is grave.
 * @param {Panel} panel @param {Choosing} begun */
function sentByButton({choosing, appearance}, {type, fields, action}) {
    const isGrave = type !== undefined && choosing.types.length > 1 && appearance.grave?.(type);
    return fields.length === 0 && !isGrave ? action : undefined;
}

/** @param {Panel} panel */
function typeButtons(panel) {
    const {choosing, appearance, hinted, put, send} = panel;
    const types = typesOffered(panel);
    if (types.length === 0) {
        return nothing;
    }
    return html`<div class="types" role="group" aria-label=${say('decide.what')}>${types.map((type) => {
        const begun = choosing.withType(type);
        const whole = sentByButton(panel, begun);
        const act = () => (whole ? send(whole) : put(begun));
        const pressed = !whole && type === choosing.type;
        // The strongest button is the only answer, or confirms one. Doing without is neither where there is another.
        const only = choosing.types.length === 1 ? 'only' : '';
        const mark = type === hinted ? 'hinted' : '';
        return html`<button type="button" class="type ${type} ${only} ${mark}" aria-pressed=${pressed} data-pick="type"
            data-value=${type} data-leads=${whole || begun.fields.length > 0 ? nothing : CONFIRM}
            @click=${act}>${appearance.type(type)}</button>`;
    })}</div>`;
}

/** @param {Panel} panel @param {string} type */
function pairControl({choosing, appearance, put}, type) {
    const slots = [0, 1].map((index) => {
        const value = choosing.picks[index];
        return value === undefined
            ? html`<span class="slot"></span>`
            : html`<button type="button" class="slot filled" data-drop=${String(value)} title=${say('decide.back')}
                @click=${() => put(choosing.dropOfPair(value))}>${appearance.value(type, 'pair', value)}</button>`;
    });
    const isOnBoard = appearance.onBoard(type, 'pair');
    const offers = isOnBoard || choosing.picks.length === 2 ? [] : choosing.pairOffers();
    const hint = isOnBoard && choosing.picks.length < 2 ? appearance.hint?.(type, 'pair') : undefined;
    return html`<div class="field"><span class="field-name">${appearance.field(type, 'pair')}</span>
        <div class="chips"><span class="slots">${slots}</span>${offers.map((value) =>
            chip('pair', value, {}, () => put(choosing.pickOfPair(value)), appearance.value(type, 'pair', value)),
        )}${hint ? html`<span class="hint">${hint}</span>` : nothing}</div></div>`;
}

/** @param {Panel} panel @param {string} type @param {string} field */
function listControl({choosing, appearance, put}, type, field) {
    const picked = choosing.picks.map(
        (value) => html`<span class="slot filled">${appearance.value(type, field, value)}</span>`,
    );
    return html`<div class="field"><span class="field-name">${appearance.field(type, field)}</span><div class="chips">
        ${picked.length > 0 ? html`<span class="slots">${picked}</span>` : nothing}
        ${choosing
            .nextOfList(field)
            .map((value) =>
                chip(
                    field,
                    value,
                    {},
                    () => put(choosing.pickOfList(field, value)),
                    appearance.value(type, field, value),
                ),
            )}</div></div>`;
}

/** @param {Panel} panel @param {string} type @param {string} field */
function boardHint({choosing, appearance}, type, field) {
    const value = choosing.settled[field];
    const hint = appearance.hint?.(type, field) ?? say('decide.on_board');
    return html`<div class="field on-board ${value === undefined ? '' : 'settled'}"><span class="field-name">
        ${appearance.field(type, field)}</span>
        <span class="hint">
            ${value === undefined ? hint : appearance.value(type, field, value)}</span>
        ${appearance.places?.(type, field) ?? nothing}</div>`;
}

/** @param {Panel} panel @param {string} type @param {string} field */
function fieldControl(panel, type, field) {
    const {choosing, appearance, put} = panel;
    const offered = choosing.shown(field);
    if (offered.some(Array.isArray) && !appearance.whole?.(type, field)) {
        return listControl(panel, type, field);
    }
    if (appearance.onBoard(type, field)) {
        return boardHint(panel, type, field);
    }
    const fitting = choosing.fitting(field);
    const {settled} = choosing;
    const asks = appearance.field(type, field);
    return html`<div class="field" role="group" aria-label=${typeof asks === 'string' ? asks : nothing}>
        <span class="field-name">${asks}</span>
        <div class="chips" ?data-grid=${appearance.inLine}>${offered.map((value, index) => {
            const at = appearance.inLine ? index : undefined;
            const pressed = field in settled && sameValue(settled[field], value);
            const clash = !fitting.some((one) => sameValue(one, value));
            return chip(
                field,
                value,
                {pressed, clash, at},
                () => put(choosing.pick(field, value)),
                appearance.value(type, field, value),
            );
        })}</div></div>`;
}

/**
 * What is still to be picked, for those who drive the page: `type`, `pair`, or names of fields.
 * @param {Choosing} choosing
 */
export function missing(choosing) {
    if (choosing.type === undefined) {
        return ['type'];
    }
    if (choosing.action) {
        return [];
    }
    return choosing.pair ? ['pair'] : choosing.asked.filter((field) => !(field in choosing.settled));
}

/** Takes back what is chosen, or else what was planned last. @param {Panel} panel @returns {Choosing | undefined} */
function undone({choosing, start}) {
    const {begun, planned, type} = choosing;
    if (begun || (start && type !== start.type)) {
        return start ?? choosing.cleared();
    }
    return planned.length > 0 ? choosing.planning(planned.slice(0, -1)) : undefined;
}

/** Undo and confirm, where an action is not sent by a button or a pick of its own. @param {Panel} panel */
function sending(panel) {
    const {choosing, appearance, plan, put, send} = panel;
    const {type, action} = choosing;
    const start = panel.start ?? choosing.cleared();
    const back = undone(panel);
    const act = plan ? plan.sendAll : action && (() => send(action));
    const ownButton = type !== undefined && sentByButton(panel, choosing) && typesOffered(panel).includes(type);
    const isSentOtherwise =
        type === undefined || ownButton || (appearance.atOnce(type) && !action && type === start.type);
    if (isSentOtherwise && !plan) {
        return nothing;
    }
    return html`<div class="sending">
            <button type="button" class="quiet-button" data-undo ?disabled=${!back}
                @click=${() => back && put(back)}>${say('decide.back')}</button>
            <button type="button" class="primary" data-send data-key=${plan ? 'Enter' : nothing} ?disabled=${!act}
                @click=${() => act?.()}>
                ${
                    plan ? say('decide.done') : (type && appearance.confirm?.(type)) || say('decide.send')
                }</button></div>`;
}

/** @param {Panel} panel */
export function drawPanel(panel) {
    const {choosing, plan} = panel;
    const {type} = choosing;
    const isWhole = plan?.sendAll !== undefined;
    const fields =
        type === undefined
            ? nothing
            : choosing.pair
              ? pairControl(panel, type)
              : choosing.asked.map((field) => fieldControl(panel, type, field));
    return html`<div class="panel panel-${type ?? 'types'}" data-missing=${isWhole ? '' : missing(choosing).join(' ')}>
        ${panel.appearance.drawn ?? nothing}${typeButtons(panel)}${plan?.drawn ?? nothing}
        <div class="fields">${fields}</div>${sending(panel)}
    </div>`;
}
