// The city of Ys: four quarters of three areas, the brokers in them, the characters in the palaces, ships at the ports.

import {guard} from '../../vendor/lit-html/directives/guard.js';
import {repeat} from '../../vendor/lit-html/directives/repeat.js';
import {html, nothing, svg} from '../../vendor/lit-html/lit-html.js';
import {listeners, onKey, targetClass} from '../../app/asking/target.js';
import {isSmall} from '../../app/page/phone.js';
import {labelled, say} from '../../app/words/words.js';
import {areaSums, shipSums} from './area_sums.js';
import {characterSign} from './characters.js';
import {belowCity, enlargedQuarter, tapped, viewBox} from './enlarged.js';
import {gemAt} from './gems.js';
import {
    areaPath,
    direction,
    MIDDLE,
    namePath,
    piecePoints,
    pieceScale,
    pointAt,
    portGemPoint,
    RINGS,
    WALL,
} from './geometry.js';
import {ghostsAt} from './ghosts.js';
import {ghostDrawing} from './ghosts_shown.js';
import {brokersAt} from './lanes.js';
import {pieceDrawing} from './pieces.js';
import {shipDrawing} from './ships.js';
import {sidesSay, sumsAt} from './sums.js';
import {
    AREAS,
    characterDoes,
    characterName,
    characterRule,
    commercePoints,
    placeName,
    placeParts,
    placeSays,
    ROMAN,
    sideName,
} from './words_of.js';

/** @import {Ring} from './geometry.js' */
/** @import {Scene} from './scene.d.ts' */
/** @import {BrokerView} from './view.d.ts' */

const QUARTERS = [1, 2, 3, 4];
/** Which areas have their name written in them: the palace has its character there.
 *  @type {Ring[]} */
const NAMED = ['port', 'commerce'];

/** The quarters in use, which are those at which ships have landed. @param {Scene} scene @returns {Set<number>} */
function quartersInUse(scene) {
    const landed = scene.events.filter(({type}) => type === 'ship_arrived').map(({quarter}) => quarter);
    return new Set(landed.length > 0 ? landed : QUARTERS);
}

/** A broker in words, for screen readers. @param {Scene} scene @param {BrokerView} broker */
export function brokerLabel(scene, broker) {
    const value = broker.counts ?? broker.value;
    const known = value === undefined ? 'hidden' : broker.face;
    const {placer} = broker;
    return say(`ys.broker.label.${known}${placer === undefined ? '' : '.neutral'}`, {
        side: sideName(scene.seats, broker.side),
        value,
        where: placeName(broker.where),
        placer: placer === undefined ? '' : sideName(scene.seats, placer),
    });
}

/**
 * A broker on a board, clickable if it can be picked.
 * @param {Scene} scene @param {string} number @param {BrokerView} broker @param {{x: number, y: number}} point
 * @param {number} [scale]
 */
export function boardPiece(scene, number, broker, {x, y}, scale = 1) {
    const target = scene.targets.get(`number:${number}`);
    const body = svg`<title>${brokerLabel(scene, broker)}</title><g class="landing">${pieceDrawing(broker)}</g>`;
    const style = `transform: translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(2)})`;
    if (!target) {
        return svg`<g class="stand" data-at="broker:${number}" style=${style} aria-hidden="true">${body}</g>`;
    }
    const {click, key} = listeners(target, scene.put);
    return svg`<g class="stand ${targetClass(target)}" data-at="broker:${number}" style=${style} role="button"
        tabindex="0" aria-pressed=${target.chosen} aria-label=${brokerLabel(scene, broker)} data-pick=${target.field}
        data-value=${number} @click=${click} @keydown=${key}><circle class="halo" r="34" />${body}</g>`;
}

/** @param {Scene} scene @param {number} quarter @param {Ring} ring */
function areaPieces(scene, quarter, ring) {
    const where = `${ring}${quarter}`;
    const brokers = brokersAt(scene, where);
    const ghosts = ghostsAt(scene, where);
    const count = brokers.length + ghosts.length;
    const points = piecePoints(quarter, ring, count);
    const scale = pieceScale(ring, count);
    return svg`${repeat(
        brokers.map(([number, broker], index) => ({number, broker, point: points[index]})),
        ({number}) => `${scene.view.turn}.${number}`,
        ({number, broker, point}) => boardPiece(scene, number, broker, point, scale),
    )}${ghosts.map((ghost, index) => ghostDrawing(scene, ghost, points[brokers.length + index], scale))}`;
}

/** @param {Scene} scene @param {number} quarter @param {Ring} ring */
function area(scene, quarter, ring) {
    const where = `${ring}${quarter}`;
    const target = scene.targets.get(`place:${where}`) ?? scene.targets.get(`quarter:${quarter}`);
    const closed = scene.view.closed.includes(where);
    const classes = `area area-${ring} ${closed ? 'closed' : ''} ${targetClass(target)}`;
    const path = areaPath(quarter, ring);
    const sums = sidesSay(scene.seats, sumsAt(scene.counted, where));
    const says = `${placeSays(where, commercePoints(scene.view))} ${sums}`;
    if (!target) {
        return svg`<path class=${classes} data-at="area:${where}" d=${path} role="img"
            aria-label="${placeName(where)}. ${sums}"><title>${says}</title></path>`;
    }
    const {click, key} = listeners(target, scene.put);
    return svg`<path class=${classes} data-at="area:${where}" d=${path} role="button" tabindex="0"
        aria-pressed=${target.chosen} aria-label=${says} data-cell="${AREAS.indexOf(ring)},${quarter}"
        data-pick=${target.field} data-value=${target.value} @click=${click} @keydown=${key}>
        <title>${says}</title></path>`;
}

/**
 * What is written in an area: its name and what it pays.
 * @param {Scene} scene @param {number} quarter @param {Ring} ring
 */
function areaName(scene, quarter, ring) {
    const points = commercePoints(scene.view);
    const state = scene.view.closed.includes(`${ring}${quarter}`) ? 'closed' : '';
    return guard([quarter, ring, points, state], () => areaNameAnew(quarter, ring, points, state));
}

/** @param {number} quarter @param {Ring} ring @param {number} points that the district of commerce pays
 *  @param {string} state 'closed' if the Queen has closed it */
function areaNameAnew(quarter, ring, points, state) {
    const words = say(`ys.area.${ring}`, {points});
    const id = `name-${ring}${quarter}`;
    return svg`<path id=${id} class="name-line" d=${namePath(quarter, RINGS[ring].name)} />
        <text class="area-name of-${ring} ${state}"><textPath href="#${id}"
            startOffset="50%">${words}</textPath></text>`;
}

/** The width of a character's card, in which its name can be read, and more than so many letters of it are drawn
 *  narrower. */
const PLAQUE = {usual: {width: 142, letters: 99}, large: {width: 160, letters: 9}};

/** The character of a palace, on top of the pile it came from. @param {Scene} scene @param {number} quarter */
function plaque(scene, quarter) {
    const {character, pile} = scene.view.quarters[quarter - 1];
    if (!character && pile === 0) {
        return nothing;
    }
    const [right, low] = [quarter === 2 || quarter === 3, quarter >= 3];
    const {width, letters} = isSmall() ? PLAQUE.large : PLAQUE.usual;
    const x = MIDDLE + (right ? 24 : -24 - width);
    const y = MIDDLE + (low ? 42 : -126);
    const title = character
        ? labelled(characterName(character), characterDoes(character))
        : say('ys.pile', {count: pile});
    return svg`<g class="plaque" data-at="character:${quarter}" data-rule=${characterRule(character)}
        transform="translate(${x} ${y})" role="img"
        aria-label=${labelled(placeName(`palace${quarter}`), title)}><title>${title}</title>
        ${Array.from(
            {length: Math.min(pile, 2)},
            (_, index) => svg`<rect class="plaque-back" x=${(index + 1) * 3}
            y=${(index + 1) * 3} width=${width} height="84" rx="8" />`,
        ).reverse()}
        <rect class="plaque-card ${character === 'blue_edged' ? 'blue-edged' : ''} ${character ? '' : 'turned'}"
            width=${width} height="84" rx="8" />
        ${
            character
                ? svg`<g transform="translate(${width / 2} 0)"><g class="plaque-sign"
                    transform="translate(0 30) scale(1.9)">${characterSign(character)}</g>
                    <text class="plaque-name" y="71" lengthAdjust="spacingAndGlyphs"
                        textLength=${characterName(character).length > letters ? width - 12 : nothing}>
                        ${characterName(character)}</text></g>`
                : nothing
        }</g>`;
}

/** The Queen's seal on a closed area. @param {string} where */
function closedSeal(where) {
    const [ring, quarter] = [/** @type {Ring} */ (where.slice(0, -1)), Number(where.slice(-1))];
    if (!(ring in RINGS)) {
        return nothing;
    }
    const side = Math.PI / 4 - 0.16;
    const {x, y} = pointAt(RINGS[ring].pieces, direction(quarter) + (quarter <= 2 ? side : -side));
    return svg`<g class="seal" data-rule=${characterRule('queen')} transform="translate(${x} ${y})"><title>
        ${say('ys.closed', {place: placeName(where)})}</title>
        <circle r="24" /><path d="M-9-2H9V11H-9ZM-6-2V-7A6 6 0 0 1 6-7V-2" /></g>`;
}

/** What a port brings, instead of its small name, until that is won: before the character.
 *  @param {Scene} scene @param {number} quarter */
function portGem({view}, quarter) {
    const {x, y} = portGemPoint(quarter);
    return isSmall() && view.quarters[quarter - 1].character
        ? svg`<g class="port-gem">${gemAt('black', x, y, 21)}</g>`
        : nothing;
}

/** Where the sums of an area stand while it is scored: on its ring, beside the canal. @param {number} quarter
 *  @param {Ring} ring */
function areaAnchor(quarter, ring) {
    const side = (ring === 'commerce' ? 1 : -1) * (Math.PI / 4 - 0.17);
    const {x, y} = pointAt(RINGS[ring].pieces, direction(quarter) + (quarter <= 2 ? side : -side));
    return svg`<circle class="anchor" data-anchor="area:${ring}${quarter}" cx=${x} cy=${y} r="2" />`;
}

/** Sea, walls and towers, which never change. */
function ground() {
    const ripples = [478, 512, 548, 588, 632, 680].map(
        (r, index) => svg`<circle class="ripple" r=${r} cx=${MIDDLE} cy=${MIDDLE} opacity=${0.34 - index * 0.05} />`,
    );
    const stones = Array.from({length: 72}, (_, index) => {
        const {x, y} = pointAt(WALL, (index / 72) * 2 * Math.PI);
        return svg`<rect class="merlon" x="-7" y="-5" width="14" height="10"
            transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(index / 72) * 360 + 90})" />`;
    });
    return svg`${ripples}<circle class="wall" r=${WALL} cx=${MIDDLE} cy=${MIDDLE} />${stones}
        <circle class="canal" r="447" cx=${MIDDLE} cy=${MIDDLE} />`;
}

/** A quarter that this match does without, drawn under water. @param {number} quarter */
function floodedQuarter(quarter) {
    const id = `name-flooded${quarter}`;
    const waves = [90, 140, 190, 240, 330, 380].map(
        (radius) => svg`<path class="flood" d=${namePath(quarter, radius)} />`,
    );
    return svg`<g class="flooded" role="img" aria-label=${say('ys.unused.quarter.label', {quarter: ROMAN[quarter]})}>
        ${AREAS.map((ring) => svg`<path d=${areaPath(quarter, ring)} />`)}${waves}
        <path id=${id} class="name-line" d=${namePath(quarter, 286)} />
        <text class="area-name"><textPath href="#${id}" startOffset="50%">${say('ys.unused.quarter')}</textPath></text>
    </g>`;
}

/** On a phone a quarter's number leads to the quarter enlarged. @param {Scene} scene @param {number} quarter
 *  @param {number | undefined} shown */
function tower({enlarging, view}, quarter, shown) {
    const {x, y} = pointAt(WALL + 12, direction(quarter));
    const scoring = view.scoring === quarter;
    const body = svg`<circle r="22" /><text y="8">${ROMAN[quarter]}</text>`;
    if (!enlarging?.isOffered) {
        return svg`<g class="tower ${scoring ? 'scoring' : ''}" data-at="quarter:${quarter}" aria-hidden="true"
            transform="translate(${x} ${y})">${body}</g>`;
    }
    const isShown = shown === quarter;
    const turn = () => (isShown ? enlarging.close() : enlarging.open(String(quarter)));
    return svg`<g class="tower ${scoring ? 'scoring' : ''}" data-at="quarter:${quarter}" role="button" tabindex="0"
        aria-expanded=${isShown} aria-label=${say('ys.enlarge', {quarter: ROMAN[quarter]})} data-enlarge=${quarter}
        @keydown=${onKey(turn)} transform="translate(${x} ${y})">${body}</g>`;
}

/** A quarter with all that is in it and belongs to it, as one group for those who walk through the board. A tap on its
 *  ship or its character says what that is, on anything else of it enlarges it.
 *  @param {Scene} scene @param {number} quarter @param {number | undefined} shown */
function quarterDrawing(scene, quarter, shown) {
    // The other quarters stay where they are, out of sight.
    const place = shown === undefined || shown === quarter ? '' : 'elsewhere';
    const enlarges = scene.enlarging?.isOffered ? quarter : nothing;
    const closed = scene.view.closed.filter((where) => placeParts(where).number === quarter);
    return svg`<g class=${place} role="group" aria-label=${say('ys.value.quarter', {quarter: ROMAN[quarter]})}
        data-quarter=${quarter} data-beside>
        <g data-enlarges=${enlarges}>${AREAS.map((ring) => area(scene, quarter, ring))}
            <g class="names" aria-hidden="true">${NAMED.map((ring) => areaName(scene, quarter, ring))}
                ${portGem(scene, quarter)}</g>
            <g class="sums" aria-hidden="true">${AREAS.map((ring) => areaSums(scene, quarter, ring))}</g></g>
        <g class="names">${plaque(scene, quarter)}</g>
        <g data-enlarges=${enlarges}>${closed.map(closedSeal)}</g>
        ${shipDrawing(scene, quarter)}${shipSums(scene, quarter)}
        <g data-enlarges=${enlarges}>${tower(scene, quarter, shown)}
            ${AREAS.map((ring) => areaPieces(scene, quarter, ring))}</g></g>`;
}

/** @param {Scene} scene */
export function city(scene) {
    const shown = enlargedQuarter(scene);
    const inUse = quartersInUse(scene);
    const quarters = QUARTERS.filter((quarter) => inUse.has(quarter));
    return html`<svg class="city ${shown ? 'enlarged' : ''}" viewBox=${viewBox(shown)} role="group"
        tabindex="-1" data-grid data-rule="quarters" aria-label=${say('ys.city')} ?data-enlarged=${shown !== undefined}
        @click=${tapped(scene, shown)}>
        <g aria-hidden="true">${guard([], ground)}</g>
        ${QUARTERS.filter((quarter) => !inUse.has(quarter)).map((quarter) =>
            guard([quarter], () => floodedQuarter(quarter)),
        )}
        ${quarters.map((quarter) => quarterDrawing(scene, quarter, shown))}
        <g class="keep" aria-hidden="true"><circle cx=${MIDDLE} cy=${MIDDLE} r="34" /><text x=${MIDDLE}
            y=${MIDDLE + 10}>${scene.view.turn}</text></g>
        <g aria-hidden="true">${guard(quarters, () =>
            quarters.flatMap((quarter) => AREAS.map((ring) => areaAnchor(quarter, ring))),
        )}</g>
    </svg>${belowCity(scene, shown)}`;
}
