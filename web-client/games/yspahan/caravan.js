// The caravan: three rows of camels on rising dunes, loaded one by one from the first of the lowest row.

import {html, nothing, svg} from '../../vendor/lit-html/lit-html.js';
import {say} from '../../app/words/words.js';
import {goodDrawing} from './goods.js';
import {LOADING_POINTS} from './printed.js';
import {sign} from './signs.js';
import {amount, nameOf} from './words_of.js';

/** @import {Scene} from './scene.d.ts' */

const WIDTH = 344;
const HEIGHT = 84;
const LABEL = 48;
// How much higher each row's dune is than the one before.
const RISE = 13;

/** What a row pays, in words. @param {number} row */
const rowSays = (row) =>
    say('yspahan.caravan.row', {row: row + 1, points: amount('points', LOADING_POINTS[row]), times: row + 1});

/** @param {Scene} scene @param {number} row @param {number} index in its row */
function camel({view, seats}, row, index) {
    const place = row * view.camels_in_row + index;
    const owner = view.caravan[place];
    const loaded = owner !== undefined;
    const next = place === view.caravan.length;
    const words = say(`yspahan.caravan.${loaded ? 'loaded' : next ? 'next' : 'free'}`, {
        place: place + 1,
        name: loaded ? nameOf(seats, owner) : '',
    });
    const pitch = (WIDTH - LABEL) / view.camels_in_row;
    const load = svg`<g class="landing"><g transform="translate(-10 25) scale(.78)">${goodDrawing(owner ?? 0)}</g></g>`;
    return svg`<g class="mount ${loaded ? 'loaded' : ''} ${next ? 'next' : ''}" data-at="camel:${place}" role="img"
        aria-label=${words} transform="translate(${LABEL + (index + 0.5) * pitch} 0)">
        <title>${words}. ${rowSays(row)}</title>
        <g transform="translate(0 50) scale(3)">${sign('camel')}</g>
        ${loaded ? load : nothing}</g>`;
}

/**
 * What a row pays: points for each good loaded here, and the factor for goods when the caravan pays.
 * @param {number} row
 */
function rowSign(row) {
    return svg`<g class="row-sign" transform="translate(24 0)"><g transform="translate(0 20) scale(1.9)">
        ${sign('points')}</g><text class="loading" y="27">${LOADING_POINTS[row]}</text>
        <text class="times" y="66">×${row + 1}</text></g>`;
}

/** @param {Scene} scene @param {number} row from the lowest, from 0 */
function caravanRow(scene, row) {
    const size = scene.view.camels_in_row;
    const height = HEIGHT + row * RISE;
    const crest = HEIGHT - 12;
    const words = rowSays(row);
    return html`<li class="caravan-row row-${row + 1}"><span class="unseen">${words}</span>
        <svg viewBox="0 0 ${WIDTH} ${height}" style="--rows: ${row}"><title>${words}</title>
            <path class="dune" d="M-1 ${height}V${crest + 8}Q70 ${crest - 8} 172 ${crest}T${WIDTH + 1}
                ${crest - 6}V${height}Z" />${rowSign(row)}
            ${Array.from({length: size}, (_, index) => camel(scene, row, index))}</svg></li>`;
}

/** @param {Scene} scene */
export function caravan(scene) {
    return html`<section class="caravan" data-at="caravan" data-rule="caravan" aria-label=${say('yspahan.caravan')}>
        <ol class="caravan-rows">${LOADING_POINTS.map((_, row) => caravanRow(scene, row))}</ol></section>`;
}
