// The prestige buildings: those that can still be built, with their costs and points, and the owners of the others.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {listeners} from '../../app/asking/target.js';
import {say, sayCount} from '../../app/words/words.js';
import {pictureIcon} from './art.js';
import {tellPrestige} from './card_told.js';
import {PRESTIGE} from './cards.js';
import {thingIcon} from './goods.js';
import {marksOf} from './marks.js';
import {emblem} from './pieces.js';
import {costWords, nameOf, prestigeName, prestigeRule} from './words_of.js';

/** @import {Scene} from './scene.d.ts' */

/** Who has built it. @param {Scene} scene @param {string} prestige */
function builderOf({view}, prestige) {
    const seat = view.players.findIndex((player) => player.prestige.includes(prestige));
    return seat < 0 ? undefined : seat;
}

/** @param {string} prestige */
function costIcons(prestige) {
    return Object.entries(PRESTIGE[prestige].cost).map(
        ([cube, count]) => html`<span class="cost-part"><b>${count}</b>${thingIcon(cube)}</span>`,
    );
}

/** @param {Scene} scene @param {string} prestige @param {number} at */
function row(scene, prestige, at) {
    const {points, income} = PRESTIGE[prestige];
    const builder = builderOf(scene, prestige);
    const name = builder === undefined ? undefined : nameOf(scene.seats, builder);
    const target = scene.targets.get(`prestige:${prestige}`);
    const {click} = target ? listeners(target, scene.put) : tellPrestige(prestige, pictureIcon(prestige), name);
    const label = say(`magna-carta.prestige.label${name === undefined ? '' : '.built'}`, {
        prestige: prestigeName(prestige),
        points: sayCount('magna-carta.points', points),
        cost: costWords(PRESTIGE[prestige].cost),
        name,
    });
    const {look, pressed, pick, value, leads} = marksOf(target, scene.choosing);
    return html`<li><button type="button" class="prestige-plot ${look} ${builder === undefined ? '' : 'built'}"
        data-at="prestige:${prestige}" data-rule=${prestigeRule(prestige)} title=${label} aria-pressed=${pressed}
        data-pick=${pick} data-value=${value} data-leads=${leads} data-cell="${at},0" @click=${click}>
        <span class="unseen">${label}</span>${pictureIcon(prestige)}
        <span class="prestige-name" aria-hidden="true">${prestigeName(prestige)}</span>
        <span class="prestige-cost" aria-hidden="true">${builder === undefined ? costIcons(prestige) : emblem(builder)}
            ${
                income
                    ? html`<span class="cost-part prestige-income" title=${say('magna-carta.says.income')}>
                +${thingIcon('denier')}</span>`
                    : nothing
            }</span>
        <b class="prestige-points" aria-hidden="true">${points}</b></button></li>`;
}

/** @param {Scene} scene */
export function prestigeList(scene) {
    const {view} = scene;
    const inGame = Object.keys(PRESTIGE).filter(
        (prestige) => view.prestige.includes(prestige) || builderOf(scene, prestige) !== undefined,
    );
    return html`<section class="prestige-list" aria-label=${say('magna-carta.prestige')}>
        <h2>${say('magna-carta.prestige')}</h2>
        <ul tabindex="-1" data-grid aria-label=${say('magna-carta.prestige')}>
            ${inGame.map((prestige, at) => row(scene, prestige, at))}</ul></section>`;
}
