// The face of a card: its name and points, a picture, the ability of whoever has a worker there, and in the owner's
// colour the owner's ability. Residences and covered cards have faces of their own. Where there are many cards, the
// picture is small, or shares the row of the first ability.

import {guard} from '../../vendor/lit-html/directives/guard.js';
import {nothing, svg} from '../../vendor/lit-html/lit-html.js';
import {say} from '../../app/words/words.js';
import {picture} from './art.js';
import {BUILDINGS, PRESTIGE, RESIDENCE} from './cards.js';
import {widthInLetters} from '../../app/words/letters.js';
import {offersAt, offersWidth, thingAt} from './goods.js';
import {emblemDrawing} from './pieces.js';
import {buildingName, prestigeName} from './words_of.js';

/** @import {Goods} from './cards.js' */
/** @import {RoadCard} from './view.d.ts' */

export const CARD_WIDTH = 116;
const MIDDLE = CARD_WIDTH / 2;
const HEAD = 25;
const ROW = 29;
const ROUND = 9;
/** The height of the picture, whole or small, or of what is left of it where only the cost is shown. `row` has none of
 * its own. */
const SIGHT = {picture: 39, small: 24, cost: 25, row: 0};
/** How large the picture is. @type {Partial<Record<Sight, number>>} */
const SCALE = {picture: 1, small: 0.63};
/** In a row a picture stands alone, or beside an ability that is not wider than this. Others are drawn over it. */
const WIDE = 64;
const ALONE = {height: ROW, x: MIDDLE, scale: 0.63, look: ''};
const BESIDE = {height: ROW, x: 29, scale: 0.55, look: ''};
const BEHIND = {...ALONE, look: 'behind'};
/** Where an ability stands beside a picture. */
const BESIDE_X = 86;
const BESIDE_WIDTH = 55;
/** The room for a name, alone and beside the shield. */
const ROOM_FOR_NAME = CARD_WIDTH - 10;
const ROOM_BESIDE_SHIELD = CARD_WIDTH - 32;
/** The letters of names: a longer name fills its room, with smaller letters on a desk, narrower ones on a phone. */
const LETTERS = 15;
const SHIELD = 'M-9.5-11H9.5V1C9.5 7.5 5 11.5 0 13.5C-5 11.5-9.5 7.5-9.5 1Z';
const HEAD_PATH = `M0 ${HEAD}V${ROUND}Q0 0 ${ROUND} 0H${CARD_WIDTH - ROUND}Q${CARD_WIDTH} 0 ${CARD_WIDTH} ${ROUND}
    V${HEAD}Z`;
const FOOT_PATH = `M0 0V${ROW - ROUND}Q0 ${ROW} ${ROUND} ${ROW}H${CARD_WIDTH - ROUND}Q${CARD_WIDTH} ${ROW} ${CARD_WIDTH}
    ${ROW - ROUND}V0Z`;

/** @typedef {keyof typeof SIGHT} Sight */
/** What is behind the picture, and where and how the picture stands there. @typedef {typeof ALONE} Scenery */

/** @param {Sight} sight */
export const cardHeight = (sight) => HEAD + SIGHT[sight] + 2 * ROW;

/** Points on a shield. @param {number} points @param {number} x @param {number} y */
function shieldAt(points, x, y) {
    return svg`<g class="shield" transform="translate(${x} ${y})"><path d=${SHIELD} />
        <text y="5.5">${points}</text></g>`;
}

/** A long name is smaller, so that it does not run into the shield. @param {string} name @param {number} points */
function head(name, points) {
    const scores = points > 0;
    const room = scores ? ROOM_BESIDE_SHIELD : ROOM_FOR_NAME;
    const most = room / widthInLetters(name);
    return svg`<path class="card-head" d=${HEAD_PATH} /><text x=${scores ? MIDDLE - 10 : MIDDLE} y="17"
        class="card-name" style="--most: ${most.toFixed(1)}px" lengthAdjust="spacingAndGlyphs"
        textLength=${most < LETTERS ? room : nothing}>${name}</text>
        ${scores ? shieldAt(points, CARD_WIDTH - 14, 13) : nothing}`;
}

/** What a card costs, over its picture. @param {Goods} cost */
function costOf(cost) {
    const cubes = Object.entries(cost).flatMap(([cube, count]) => Array.from({length: count}, () => cube));
    return svg`<g class="card-cost"><rect x="3.5" y=${HEAD + 2.5} width=${cubes.length * 17 + 5} height="20" rx="10" />
        ${cubes.map((cube, index) => thingAt(cube, 14.5 + index * 17, HEAD + 12.5, 17))}</g>`;
}

/**
 * @param {Sight} sight @param {number} width of what else is in the first row
 * @returns {Scenery}
 */
function sceneryOf(sight, width) {
    if (sight !== 'row') {
        return {height: SIGHT[sight], x: MIDDLE, scale: SCALE[sight] ?? 0, look: ''};
    }
    const shared = width > WIDE ? BEHIND : BESIDE;
    return width > 0 ? shared : ALONE;
}

/** @param {string} name of a picture @param {Scenery} scenery */
function sightOf(name, {height, x, scale, look}) {
    const ground = HEAD + height;
    const place = `translate(${x - 50 * scale} ${ground - 37 * scale}) scale(${scale})`;
    return svg`<rect class="card-sky" y=${HEAD} width=${CARD_WIDTH} height=${height} />
        ${scale > 0 ? svg`<g class="card-art ${look}" transform=${place}>${picture(name)}</g>` : nothing}
        <path class="card-ground" d="M0 ${ground - 1}H${CARD_WIDTH}" />`;
}

/** The cubes that are left on a small building. @param {string} cube @param {number} cubes */
function storeOf(cube, cubes) {
    return svg`<g class="card-store" transform="translate(${CARD_WIDTH - 18} ${ROW / 2})">
        <rect x="-14" y="-9" width="28" height="18" rx="9" />${thingAt(cube, -5, 0, 15)}
        <text x="7" y="5">${cubes}</text></g>`;
}

/** The lowest row, in the colour of the owner. @param {number} owner @param {Sight} sight @param {unknown} content */
function footOf(owner, sight, content) {
    return svg`<g transform="translate(0 ${cardHeight(sight) - ROW})">
        <path class="card-foot side-${owner}" d=${FOOT_PATH} />
        <g transform="translate(14 ${ROW / 2})">${emblemDrawing(owner)}</g>${content}</g>`;
}

/**
 * A face of any kind: the caller draws what is between the head and the frame.
 * @param {{kind: string, name: string, art: string, points: number, owner?: number, scenery: Scenery}} face
 * @param {Sight} sight @param {unknown} content
 */
function faceOf({kind, name, art, points, owner, scenery}, sight, content) {
    const height = cardHeight(sight);
    return svg`<g class="face ${kind}"><rect class="card-body" width=${CARD_WIDTH} height=${height} rx=${ROUND} />
        ${sightOf(art, scenery)}${head(name, points)}${content}
        <rect class="card-frame ${owner === undefined ? '' : `side-${owner}`}" width=${CARD_WIDTH} height=${height}
            rx=${ROUND} /></g>`;
}

/**
 * The ability of whoever has a worker there. A neutral building has the room of two rows, less a picture.
 * @param {import('./cards.js').Offer[]} offers @param {Sight} sight @param {Scenery} scenery @param {boolean} isNeutral
 */
function firstOf(offers, sight, scenery, isNeutral) {
    if (scenery === BESIDE) {
        return offersAt(offers, BESIDE_X, HEAD + ROW / 2, {width: BESIDE_WIDTH, size: 22});
    }
    const top = isNeutral ? HEAD + scenery.height : HEAD + SIGHT[sight];
    const height = isNeutral ? cardHeight(sight) - top : ROW;
    return offersAt(offers, MIDDLE, top + height / 2, {width: CARD_WIDTH - 12, size: 22});
}

/**
 * The front of a building.
 * @param {{building: string, owner?: number, cubes?: number}} card `cubes` as it lies on the road @param {Sight} sight
 */
function front({building, owner, cubes}, sight) {
    const {group, cost, points, first, second, stores} = BUILDINGS[building];
    const stored = stores !== undefined && cubes !== undefined;
    const isNeutral = owner === undefined;
    const scenery = sceneryOf(sight, isNeutral ? 0 : offersWidth(first));
    return faceOf(
        {kind: `group-${group}`, name: buildingName(building), art: building, points, owner, scenery},
        sight,
        svg`${cubes === undefined ? costOf(cost) : nothing}${firstOf(first, sight, scenery, isNeutral)}
            ${
                isNeutral
                    ? nothing
                    : footOf(
                          owner,
                          sight,
                          svg`${offersAt(second, stored ? MIDDLE - 4 : MIDDLE + 4, ROW / 2, {width: 62, size: 20})}
                ${stored ? storeOf(stores, cubes) : nothing}`,
                      )
            }`,
    );
}

/** @param {number} income @param {Sight} sight */
function incomeOf(income, sight) {
    const y = HEAD + SIGHT[sight] + ROW / 2;
    const coin = [{take: {denier: income}}];
    if (sight === 'row') {
        return svg`<text class="card-income" x=${BESIDE_X - 13} y=${y + 4.5}>+</text>
            ${offersAt(coin, BESIDE_X + 6, y, {width: 24, size: 21})}`;
    }
    return svg`<text class="card-income" x=${MIDDLE - 8} y=${y + 4.5}>${say('magna-carta.income')}</text>
        ${offersAt(coin, CARD_WIDTH - 24, y, {width: 24, size: 21})}`;
}

/** @param {RoadCard} card @param {Sight} sight */
function roadCard(card, sight) {
    const {face, owner = 0, prestige} = card;
    if (face === 'building') {
        return front(card, sight);
    }
    const covered = face === 'covered' && prestige !== undefined;
    const {points, income = 0} = covered ? PRESTIGE[prestige] : RESIDENCE;
    const name = covered ? prestigeName(prestige) : say('magna-carta.residence');
    const [kind, art] = covered ? ['prestige', prestige] : ['residence', 'residence'];
    const content = svg`${income > 0 ? incomeOf(income, sight) : nothing}${footOf(owner, sight, nothing)}`;
    const scenery = sceneryOf(sight, income);
    return faceOf({kind, name, art, points, owner, scenery}, sight, content);
}

/**
 * A card of the road, its top left corner at 0. A card that looks as before is not drawn again.
 * @param {RoadCard} card @param {Sight} sight
 */
export function roadCardFace(card, sight) {
    const {building, cubes, face, owner, prestige} = card;
    return guard([building, cubes, face, owner, prestige, sight], () => roadCard(card, sight));
}

/** A card in a hand, with what it costs. @param {string} building @param {number} owner @param {Sight} sight */
export const handCardFace = (building, owner, sight) =>
    guard([building, owner, sight], () => front({building, owner}, sight));
