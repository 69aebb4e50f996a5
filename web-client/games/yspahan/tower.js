// The dice tower, with one row of the day's dice on each floor. It shows the dice that are left, who took the others
// and for what, and to the player on turn the possible uses of each group. On a phone these are in the panel.

import {repeat} from '../../vendor/lit-html/directives/repeat.js';
import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {listeners} from '../../app/asking/target.js';
import {isPhone} from '../../app/page/phone.js';
import {say} from '../../app/words/words.js';
import {dieIcon} from './dice.js';
import {groupAt, takenToday} from './facts.js';
import {emblem} from './goods.js';
import {USES} from './interactions.js';
import {leadsOn, useCell, useKey} from './keys.js';
import {ROWS} from './printed.js';
import {sign, signIcon} from './signs.js';
import {dayOfMatch} from './situation.js';
import {amount, amountAsObject, nameOf, rowName, rowOf} from './words_of.js';

/** @import {Target} from '../../app/asking/target.js' */
/** @import {Scene} from './scene.d.ts' */
/** @import {GroupView, Row} from './view.d.ts' */

/** The sign of each use of dice. @type {Record<string, string>} */
const USE_SIGNS = {supervisor: 'supervisor', card: 'card', building: 'hoist'};

/** @param {GroupView} group */
const diceOf = ({value, white, yellow}) => [
    ...Array.from({length: white}, () => ({value, colour: /** @type {const} */ ('white')})),
    ...Array.from({length: yellow}, () => ({value, colour: /** @type {const} */ ('yellow')})),
];

/** The dice of a row. Each day has new elements, so that the dice fall again. @param {Scene} scene @param {Row} row
 * @param {GroupView} group */
export function dice({view}, row, group) {
    const words = say(`yspahan.dice${group.yellow > 0 ? '.yellow' : ''}`, {
        dice: amount('dice', group.white + group.yellow),
        value: group.value,
        yellow: group.yellow,
    });
    const first = ROWS.indexOf(row) * 2;
    return html`<span class="dice" role="img" aria-label=${words} title=${words}>${repeat(
        diceOf(group),
        (_, index) => `${dayOfMatch(view)}.${index}`,
        ({value, colour}, index) => dieIcon(value, colour, first + index),
    )}</span>`;
}

/** The result of a use of the group, as short as possible. @param {string} type @param {Row} row
 * @param {GroupView} group */
function useShort(type, row, {value, brings}) {
    switch (type) {
        case 'use_row':
            return html`${signIcon(row)}<b>+${brings}</b>`;
        case 'move_supervisor':
            return html`${signIcon('supervisor')}<b>${value}</b>`;
        case 'draw_card':
            return html`${signIcon('card')}<b>+1</b>`;
        default:
            return html`${signIcon('hoist')}`;
    }
}

/** The same in words. @param {string} type @param {Row} row @param {GroupView} group */
function useWords(type, row, {value, brings}) {
    const kind = row === 'camel' ? 'camels' : row === 'gold' ? 'gold' : 'goods';
    return say(`yspahan.use.${type}${type === 'use_row' ? `.${kind}` : ''}`, {
        row: rowOf(row),
        amount: amountAsObject(kind, brings),
        steps: amount('steps', value),
    });
}

/**
 * @param {Scene} scene @param {Row} row @param {GroupView} group
 * @param {{type: string, target: Target, key?: string}} use `key`: which picks it now
 */
function useButton(scene, row, group, {type, target, key}) {
    const words = useWords(type, row, group);
    const title = key === undefined ? words : say('yspahan.use.key', {words, key});
    return html`<button type="button" class="use ${type}" title=${title} aria-pressed=${target.chosen}
        aria-keyshortcuts=${key ?? nothing} data-key=${key ?? nothing} data-pick="type" data-value=${target.value}
        data-cell=${useCell(type, row)} data-leads=${leadsOn(scene)} @click=${listeners(target, scene.put).click}>
        <span class="unseen">${words}</span><span class="use-face" aria-hidden="true">${useShort(
            type,
            row,
            group,
        )}</span></button>`;
}

/** @param {Scene} scene @param {Row} row @param {GroupView} group */
export function uses(scene, row, group) {
    const offered = USES.flatMap((type) => {
        const target = scene.targets.get(`${type}:${row}`);
        return target ? [{type, target}] : [];
    });
    if (offered.length === 0) {
        return nothing;
    }
    return html`<span class="uses" data-rule="turn" role="group"
        aria-label=${say('yspahan.uses', {row: rowOf(row)})}>${offered.map(({type, target}) =>
            useButton(scene, row, group, {type, target, key: useKey(offered, type, group)}),
        )}</span>`;
}

/** Who took the dice of this floor, and what for. @param {Scene} scene @param {Row} row
 * @param {{seat: number, use: string} | undefined} taken */
export function takenNote({seats}, row, taken) {
    if (!taken) {
        return html`<span class="floor-note">${say('yspahan.floor.empty')}</span>`;
    }
    const words = say(`yspahan.floor.taken.${taken.use}`, {name: nameOf(seats, taken.seat)});
    return html`<span class="floor-note taken" role="img" aria-label=${words} title=${words}>${emblem(taken.seat)}
        ${signIcon(USE_SIGNS[taken.use] ?? row)}</span>`;
}

/** @param {Scene} scene @param {Row} row @param {Map<string, {seat: number, use: string}>} taken */
function floor(scene, row, taken) {
    const group = groupAt(scene.view, row);
    const rolled = scene.view.stage !== 'rolling' && scene.view.stage !== 'over';
    const kind = row === 'camel' || row === 'gold' ? row : 'goods';
    return html`<li class="floor floor-${row} ${group ? '' : 'bare'}" data-at="row:${row}" data-beside
        data-says=${say(`yspahan.says.row.${kind}`, {row: rowOf(row)})}>
        <span class="floor-name">${signIcon(row)}<span>${rowName(row)}</span></span>
        ${
            group
                ? html`${dice(scene, row, group)}${isPhone() ? nothing : uses(scene, row, group)}`
                : rolled
                  ? takenNote(scene, row, taken.get(row))
                  : nothing
        }</li>`;
}

/** The top of the tower: a dome between two flags, drawn above the highest floor. */
function roof() {
    return html`<svg class="tower-roof" viewBox="0 0 200 64" aria-hidden="true">
        <path class="roof-flag" d="M100 4V-8M100-8L112-4L100 0" transform="translate(0 10)" />
        <path class="roof-dome" d="M52 64C50 40 84 34 100 14C116 34 150 40 148 64Z" />
        <path class="roof-rib" d="M76 64C76 46 92 36 100 16C108 36 124 46 124 64M100 16V64" />
        <path class="roof-wall" d="M6 64V52H18V58H30V52H42V58H54V64M194 64V52H182V58H170V52H158V58H146V64" />
        <g transform="translate(100 54) scale(.62)">${sign('points')}</g></svg>`;
}

/** @param {Scene} scene */
export function tower(scene) {
    const taken = takenToday(scene.events);
    return html`<section class="tower" data-grid tabindex="-1" data-rule="tower" aria-label=${say('yspahan.tower')}>
        ${roof()}
        <ol class="floors" reversed>${[...ROWS].reverse().map((row) => floor(scene, row, taken))}</ol>
        ${
            scene.view.stage === 'rolling' ? html`<p class="tower-note">${say('yspahan.tower.waiting')}</p>` : nothing
        }</section>`;
}
