// Examples drawn into the chapters of the rules, where a drawing is faster than words: ways to pay for a card, the end
// of a road with the provost, a worker at another player's building, deliveries to the castle, the life of a building,
// and a final score. rules_examples.js has the situations. The text of the rules explains each one below it.

import {html, nothing, svg} from '../../vendor/lit-html/lit-html.js';
import {ARROW, linesDrawn} from '../../app/rules/rules_page.js';
import {pictureIcon} from './art.js';
import {CARD_WIDTH, handCardFace, roadCardFace} from './card.js';
import {BUILDINGS, CASTLE_PARTS, PRESTIGE, tokensAtFirst} from './cards.js';
import {castleDrawing, SIZE} from './castle.js';
import {offersIcon, thingIcon} from './goods.js';
import {emblem, provostDrawing, workerDrawing, workerIcon} from './pieces.js';
import {HIGH, workerOn} from './road.js';
import {mapOf, roadPath} from './road_map.js';
import * as examples from './rules_examples.js';

/** @import {Goods, Offer} from './cards.js' */

/** @param {unknown} face @param {number} [below] room below it @param {unknown} [stands] what stands there */
const cardShown = (face, below = 0, stands = nothing) =>
    html`<svg class="drawn-card" viewBox="-3 -3 ${CARD_WIDTH + 6} ${HIGH + 6 + below}">${face}${stands}</svg>`;

/** @param {string[]} things */
const thingsShown = (things) => html`<span class="drawn-things">${things.map(thingIcon)}</span>`;

/** @param {Goods} cost */
const costShown = (cost) =>
    thingsShown(Object.entries(cost).flatMap(([good, count]) => Array.from({length: count}, () => good)));

function payments() {
    const {building, seat, ways} = examples.PAYING;
    return html`<div class="drawn-row">${cardShown(handCardFace(building, seat, 'picture'))}${linesDrawn(
        ways.map(thingsShown),
    )}</div>`;
}

/** The way before the cards, paved as far as the provost has come. @param {import('./road_map.js').RoadMap} map */
function way(map) {
    const whole = roadPath(map, map.spots.length - 1);
    return svg`<g class="way"><path class="way-edge" d=${whole} /><path class="way-earth" d=${whole} />
        <path class="way-ruts" d=${whole} /><path class="way-paved" d=${roadPath(map, examples.PROVOST)} /></g>`;
}

/** The provost stands so far from the middle of a card, beside the worker. */
const PROVOST_X = 38;
/** How much of both ends of the road is left out. */
const OFF = 14;

function roadEnd() {
    const {ROAD, PROVOST} = examples;
    const map = mapOf(ROAD.length, {columns: ROAD.length, height: HIGH});
    const {x, y} = map.spots[PROVOST];
    return html`<svg class="drawn-road" viewBox="${OFF} 0 ${map.width - 2 * OFF} ${map.height}">
        ${way(map)}
        ${map.spots.map(
            ({left, top}, place) => svg`<g class="road-card ${place > PROVOST ? 'beyond' : ''}"
            transform="translate(${left} ${top})">${roadCardFace(ROAD[place], 'picture')}</g>`,
        )}
        ${map.spots.map((spot, place) => workerOn(spot, ROAD[place], place > PROVOST, false))}
        <g transform="translate(${x + PROVOST_X} ${y - 7})">${provostDrawing()}</g></svg>`;
}

/** What an ability gives, or what it sells. @param {Offer[]} offers */
const offered = (offers) => offersIcon(offers, '');

function visit() {
    const {building, owner, worker} = examples.VISIT;
    const {first, second} = BUILDINGS[building];
    const stands = svg`<g transform="translate(${CARD_WIDTH / 2} ${HIGH + 7})">${workerDrawing(worker)}</g>`;
    return html`<div class="drawn-row">${cardShown(roadCardFace(examples.VISIT, 'picture'), 22, stands)}${linesDrawn([
        html`${workerIcon(worker)}${ARROW}${offered(first)}`,
        html`${emblem(owner ?? 0)}${ARROW}${offered(second)}`,
    ])}</div>`;
}

/** How many tokens of each part are left when all have delivered. */
const leftAfter = () =>
    CASTLE_PARTS.map(
        (part, index) =>
            examples.CASTLE.left[index] -
            examples.DELIVERIES.flatMap(({tokens}) => tokens).filter((token) => token === part).length,
    );

const deliveries = () =>
    html`<div class="drawn-row"><svg class="drawn-castle-yard" viewBox="0 0 ${SIZE.width} ${SIZE.height}">
        ${castleDrawing(tokensAtFirst(examples.CASTLE.players), leftAfter())}</svg>${linesDrawn(
            examples.DELIVERIES.map(
                ({seat, batches, tokens, gold}) =>
                    html`${emblem(seat)}${batches.map(thingsShown)}${
                        batches.length > 0 ? html`${ARROW}${thingsShown(tokens)}` : '–'
                    }${gold ? html`<b>+</b>${thingIcon('gold')}` : nothing}`,
            ),
        )}</div>`;

/** The costs of turning each card into the next. @type {Goods[]} */
const PRICES = [BUILDINGS.lawyer.first[0].give ?? {}, PRESTIGE.statue.cost];

const turned = () =>
    html`<div class="drawn-row drawn-turning">${examples.TURNED.map(
        (card, index) =>
            html`<span>${
                index > 0 ? html`<span class="drawn-price">${costShown(PRICES[index - 1])}${ARROW}</span>` : nothing
            }${cardShown(roadCardFace(card, 'picture'))}</span>`,
    )}</div>`;

/** @param {(typeof examples.FINAL)[number]} line */
const scored = ({things = [], pictures = [], deniers, points}) =>
    html`<b>${points}</b>${thingsShown(things)}${pictures.map(pictureIcon)}${
        deniers === undefined ? nothing : html`${deniers} × ${thingIcon('denier')}`
    }`;

const finalScore = () =>
    linesDrawn([...examples.FINAL.map(scored), html`<b class="drawn-total">${examples.FINAL_TOTAL}</b>`]);

/** @type {Record<string, () => unknown>} */
const DRAWINGS = {
    actions: payments,
    provost: roadEnd,
    abilities: visit,
    castle: deliveries,
    residences: turned,
    end: finalScore,
};

/** What a chapter shows, if anything. @param {string} chapter */
export function rulesDrawing(chapter) {
    const drawn = DRAWINGS[chapter]?.();
    return drawn && html`<div class="magna-carta drawn-${chapter}">${drawn}</div>`;
}
