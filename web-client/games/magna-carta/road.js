// The road: its cards in rows with the road in front of them, paved as far as the provost reaches. Workers and the
// provost stand on it, and whatever the current choice would add.

import {repeat} from '../../vendor/lit-html/directives/repeat.js';
import {html, nothing, svg} from '../../vendor/lit-html/lit-html.js';
import {listeners} from '../../app/asking/target.js';
import {say} from '../../app/words/words.js';
import {CARD_WIDTH, cardHeight, roadCardFace} from './card.js';
import {tellRoadCard} from './card_told.js';
import {cubesAtFirst} from './cards.js';
import {marksOf} from './marks.js';
import {provostDrawing, workerDrawing} from './pieces.js';
import {cardsBeyond} from './preview.js';
import {bounds, layoutFor, mapOf, roadPath} from './road_map.js';
import {cardLabel, faceRule} from './words_of.js';

/** @import {Sight} from './card.js' */
/** @import {RoadMap, Spot} from './road_map.js' */
/** @import {Scene} from './scene.d.ts' */
/** @import {RoadCard, View} from './view.d.ts' */

export const HIGH = cardHeight('picture');
/** From the highest to the lowest. @type {Sight[]} */
const SIGHTS = ['picture', 'small', 'row'];
const HEIGHTS = {high: HIGH, middle: cardHeight('small'), low: cardHeight('row')};
/** The provost stands so far from the middle of a card, beside it, since he must not cover it. */
const PROVOST_X = 60;
const NUMBER_X = -47;
/** Stones in two rows. */
const COBBLES = [
    [1, 0],
    [16, 0],
    [-7, 8],
    [8, 8],
    [23, 8],
]
    .map(([x, y]) => `M${x} ${y + 3}q0-2.2 2-2.2h9q2 0 2 2.2v2q0 2.2-2 2.2h-9q-2 0-2-2.2Z`)
    .join('');

/**
 * The road as it would look if the current choice were made. `fresh` is the place that differs.
 * @param {Scene} scene @returns {{view: View, fresh?: number, moved?: boolean}}
 */
function imagined({view, viewer, choosing}) {
    const {type, settled = {}} = choosing ?? {};
    const {place, residence, prestige, building, steps} = settled;
    const road = [...view.road];
    const change = (/** @type {number} */ at, /** @type {Partial<RoadCard>} */ part) => {
        road[at] = {...road[at], ...part};
        return {view: {...view, road}, fresh: at};
    };
    if (type === 'place_worker' && typeof place === 'number') {
        return change(place, {worker: viewer});
    }
    if (type === 'turn_over' && typeof place === 'number') {
        return change(place, {face: 'residence'});
    }
    if (type === 'cover_residence' && typeof residence === 'number' && typeof prestige === 'string') {
        return change(residence, {face: 'covered', prestige});
    }
    if (type === 'build' && typeof building === 'string') {
        const cubes = cubesAtFirst(view.players.length);
        return change(road.length, {building, face: 'building', owner: viewer, cubes});
    }
    if (type === 'move_provost' && typeof steps === 'number' && view.provost !== undefined) {
        return {view: {...view, provost: view.provost + steps}, moved: steps !== 0};
    }
    return {view};
}

/** @param {Spot} spot @param {number} place */
function milestone({x, y, way}, place) {
    return svg`<g class="milestone" transform="translate(${x + way * NUMBER_X} ${y})"><circle r="10" />
        <text y="4.6">${place + 1}</text></g>`;
}

/** @param {Spot} spot @param {RoadCard} card @param {boolean} beyond @param {boolean} isFresh */
export function workerOn({x, y}, {worker}, beyond, isFresh) {
    if (worker === undefined) {
        return nothing;
    }
    const signs = `${isFresh ? 'ghost' : ''} ${beyond ? 'unpaid' : ''}`;
    return svg`<g class="stand ${signs}" transform="translate(${x} ${y - 9})">
        <g class="landing">${workerDrawing(worker)}</g>
        ${beyond ? svg`<path class="unpaid-sign" d="M8-14L18-4M18-14L8-4" />` : nothing}</g>`;
}

/**
 * @param {Scene} scene @param {{map: RoadMap, sight: Sight}} drawn @param {number} place
 * @param {{view: View, fresh?: number}} shown
 */
function roadCard(scene, {map, sight}, place, {view, fresh}) {
    const spot = map.spots[place];
    const card = view.road[place];
    const target = scene.targets.get(`place:${place}`);
    const beyond = cardsBeyond(view, place) > 0;
    const isFresh = place === fresh;
    const {look, pressed, pick, value, leads} = marksOf(target, scene.choosing);
    const isInTurn = view.ability?.place === place;
    const classes = ['road-card', look, beyond ? 'beyond' : '', isInTurn ? 'in-turn' : ''];
    const built = isFresh && place >= scene.view.road.length ? 'ghost' : '';
    const {click, key} = target ? listeners(target, scene.put) : tellRoadCard(scene.seats, card);
    const label = cardLabel(view, scene.seats, place);
    return svg`<g class=${[...classes, built].filter(Boolean).join(' ')} data-at="card:${place}" role="button"
        ?data-asked-about=${isInTurn && scene.choosing !== undefined} data-rule=${faceRule(card)}
        tabindex="0" data-cell="${spot.row},${spot.column}" aria-pressed=${pressed}
        data-pick=${pick} data-value=${value} data-leads=${leads} @click=${click} @keydown=${key}>
        <title>${label}</title><text class="unseen" x=${spot.x} y=${spot.y}>${label}</text>
        <rect class="halo" x=${spot.left - 5} y=${spot.top - 5} width=${CARD_WIDTH + 10}
            height=${cardHeight(sight) + 10} rx="13" />
        <g aria-hidden="true" transform="translate(${spot.left} ${spot.top})">${roadCardFace(card, sight)}</g>
        <ellipse class="footing" cx=${spot.x} cy=${spot.y + 4} rx="15" ry="8" />
        <g aria-hidden="true">${milestone(spot, place)}${workerOn(spot, card, beyond, isFresh)}</g></g>`;
}

/** Where the next building will stand. @param {Spot} spot @param {Sight} sight */
function site({left, top}, sight) {
    const height = cardHeight(sight);
    return svg`<g class="site" data-rule="actions"><title>${say('magna-carta.site')}</title>
        <rect x=${left + 4} y=${top + 4}
        width=${CARD_WIDTH - 8} height=${height - 8} rx="9" />
        <path d="M${left + CARD_WIDTH / 2 - 14} ${top + height / 2}h28m-14-14v28" /></g>`;
}

/** @param {RoadMap} map @param {number | undefined} provost @param {{moved: boolean, isAsked: boolean}} state */
function provostOn(map, provost, {moved, isAsked}) {
    if (provost === undefined) {
        return nothing;
    }
    const {x, y, way} = map.spots[provost];
    return svg`<g class="provost-stand ${moved ? 'ghost' : ''}" data-rule="provost" ?data-asked-about=${isAsked}
        style="transform: translate(${x + way * PROVOST_X}px, ${y - 7}px)" role="img"
        aria-label=${say('magna-carta.provost')}><title>${say('magna-carta.says.provost')}</title>
        ${provostDrawing()}</g>`;
}

/** The ground of the road, and the part of it that is paved. @param {RoadMap} map @param {number} count of its cards
 * @param {number} reached */
function way(map, count, reached) {
    const whole = roadPath(map, count - 1);
    const paved = roadPath(map, reached);
    return svg`<defs><pattern id="cobbles" width="30" height="16" patternUnits="userSpaceOnUse">
        <path class="cobble" d=${COBBLES} /></pattern></defs>
        <g class="way" aria-hidden="true"><path class="way-edge" d=${whole} />
        <path class="way-earth" d=${whole} /><path class="way-ruts" d=${whole} /><path class="way-paved" d=${paved} />
        <path class="way-cobbles" d=${paved} /></g>`;
}

/** @param {Scene} scene */
export function road(scene) {
    const shown = imagined(scene);
    const {view} = shown;
    const over = view.stage === 'over';
    const count = Math.max(view.road.length, scene.view.road.length + (over ? 0 : 1));
    const {cards, scrolls} = scene.space;
    const layout = layoutFor(cards, HEIGHTS, scene.space);
    const map = mapOf(scrolls ? count : Math.max(count, cards), layout);
    const {least, most, times} = bounds(map, layout, scene.space);
    const sight = SIGHTS.find((one) => cardHeight(one) === layout.height) ?? 'row';
    const places = view.road.map((_, place) => place);
    const next = view.road.length < count ? map.spots[view.road.length] : undefined;
    return html`<svg class="road picking-${scene.choosing?.type ?? 'any'}" role="group" tabindex="-1" data-grid
        viewBox="0 0 ${map.width} ${map.height}" aria-label=${say('magna-carta.road')}
        style="aspect-ratio: ${map.width} / ${map.height}; min-height: ${least}px; --most: ${most}px; --times: ${times}"
        preserveAspectRatio="xMidYMin meet">
        ${way(map, count, view.provost ?? view.road.length - 1)}${next ? site(next, sight) : nothing}
        ${repeat(
            places,
            (place) => place,
            (place) => roadCard(scene, {map, sight}, place, shown),
        )}
        ${provostOn(map, view.provost, {
            moved: shown.moved ?? false,
            isAsked: scene.choosing?.types.includes('move_provost') ?? false,
        })}
    </svg>`;
}
