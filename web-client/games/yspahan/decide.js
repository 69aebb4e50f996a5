// The panel of the decision, with the words and drawings of Yspahan, and what the choice leads to.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {decidePanel} from '../../app/asking/deciding.js';
import {say, sayCount} from '../../app/words/words.js';
import {placesByName} from './by_name.js';
import {groupAt, seatOnTurn} from './facts.js';
import {alone, isGrave, isOnBoard, isSentAtOnce, kindOf, typesInPanel} from './interactions.js';
import {previewOf} from './preview.js';
import {signIcon} from './signs.js';
import {situation} from './situation.js';
import {isTowerInPanel, towerInPanel} from './tower_panel.js';
import {amount, buildingName, cardName, rowName, soukOfShop, spaceName} from './words_of.js';

/** @import {Appearance} from '../../app/asking/panel.js' */
/** @import {Kind} from './interactions.js' */
/** @import {Scene} from './scene.d.ts' */

/** The group of a row: its sign and its dice in words. @param {Scene} scene @param {string} row */
function rowShown({view}, row) {
    const {white = 0, yellow = 0, value = 0} = groupAt(view, row) ?? {};
    // With two players, yellow dice only count for the first player of the day.
    const counted = white + (view.players.length > 2 || seatOnTurn(view) === view.order[0] ? yellow : 0);
    const dice = say('yspahan.dice', {dice: amount('dice', counted), value});
    return html`${signIcon(row)} ${rowName(row)}, ${dice}`;
}

/** How a value of each kind is shown. @type {Record<Kind, (scene: Scene, value: any) => unknown>} */
const SHOWN = {
    yellow: (_, value) => (value === 0 ? say('yspahan.roll.white') : sayCount('yspahan.roll.yellow', value)),
    row: rowShown,
    card: (_, value) => html`${signIcon(value)} ${cardName(value)}`,
    space: (_, value) => spaceName(value),
    building: (_, value) => html`${signIcon(value)}<span>${buildingName(value)}</span>`,
    payment: (_, value) => say(`yspahan.payment.${value}`),
    shop: (_, value) => soukOfShop(value),
    camels: (_, value) => amount('camels', value),
    gold: (_, value) => amount('gold', value),
    direction: (_, value) => say(`yspahan.direction.${value}`),
    exchanged: (_, value) => String(value),
};

/** @param {Scene} scene @returns {Appearance} */
function appearance(scene) {
    return {
        type: (type) => say(`yspahan.action.${type}`),
        types: typesInPanel,
        confirm: (type) => (type === 'roll' ? say('yspahan.action.roll') : undefined),
        field: (type, field) => say(`yspahan.ask.${type}.${field}`),
        value: (type, field, value) => SHOWN[kindOf(type, field)](scene, value),
        onBoard: (type, field) => isOnBoard(kindOf(type, field)),
        places: (type, field) => placesByName(scene, kindOf(type, field)),
        hint: (type, field) => say(`yspahan.pick.${kindOf(type, field)}`),
        atOnce: isSentAtOnce,
        grave: isGrave,
        inLine: true,
        drawn: towerInPanel(scene),
    };
}

/** The meaning of the signs in the tower. @param {Scene} scene */
function legend({choosing}) {
    const builds = choosing?.types.includes('build_with_group');
    const uses = ['camel', 'supervisor', 'card', ...(builds ? ['hoist'] : [])];
    return html`<ul class="legend">${uses.map(
        (use) => html`<li>${signIcon(use)} ${say(`yspahan.legend.${use}`)}</li>`,
    )}</ul>`;
}

/** Where to make a choice that the panel does not offer. @type {Record<string, string>} */
const PLACES = {choosing: 'tower', placing: 'city', ordering: 'city'};

/** A button that leads there, on pages so narrow that it may be out of sight. @param {Scene} scene */
function wayThere({tabs, view}) {
    const place = PLACES[view.stage];
    return place === undefined
        ? nothing
        : html`<button type="button" class="small way-there"
            @click=${() => tabs.show(`.yspahan .${place}`)}>
            ${say(`yspahan.show.${place}`)}</button>`;
}

/** What the choice leads to; while nothing is chosen, where to begin. @param {Scene} scene */
function preview(scene) {
    const {view, seats, choosing, viewer, sent} = scene;
    if (!choosing || sent || viewer === undefined) {
        return nothing;
    }
    const offersDice = !choosing.types.includes('draw_without_group');
    if (view.stage === 'choosing' && choosing.type === undefined && offersDice) {
        return html`${legend(scene)}${isTowerInPanel(scene) ? nothing : wayThere(scene)}`;
    }
    const words = previewOf(view, seats, choosing, viewer);
    const card = choosing.type === 'use_row' && scene.targets.size > 0 && choosing.types.includes('use_row_with_card');
    if (alone(choosing.rows)) {
        return html`<p class="quiet" role="status">${say('yspahan.alone')}</p>`;
    }
    return html`${choosing.begun || !offersDice ? nothing : wayThere(scene)}
        ${words === '' ? nothing : html`<p class="preview" role="status">${words}</p>`}
        ${card ? html`<p class="quiet">${say('yspahan.preview.card')}</p>` : nothing}`;
}

/** @param {Scene} scene */
export function decide(scene) {
    const words = situation(scene.view, scene.seats, scene.viewer, scene.choosing);
    return decidePanel(scene, appearance(scene), words, preview(scene));
}
