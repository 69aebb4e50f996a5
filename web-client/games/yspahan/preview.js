// Says in a sentence what the current choice leads to, based on the rows of the decision, the view, and what is printed
// on the pieces. DOM-free.

import {hasWords, listNames, say} from '../../app/words/words.js';
import {dieValue, goodsBeside, groupAt, wayTo} from './facts.js';
import {LOADING_POINTS, SALE_POINTS} from './printed.js';
import {priceOf} from './spending.js';
import {
    amount,
    amountAsObject,
    buildingName,
    cardDoes,
    cardName,
    nameOf,
    priceName,
    rowOf,
    soukOfShop,
    spaceName,
} from './words_of.js';

/** @import {Choosing} from '../../app/asking/choosing.js' */
/** @import {Chosen} from '../../app/asking/rows.js' */
/** @import {SeatInfo} from '../../app/protocol.d.ts' */
/** @import {Hit, View} from './view.d.ts' */

/** Goods with their owners, in words. @param {Hit[]} hits @param {SeatInfo[]} seats */
const goodsName = (hits, seats) =>
    listNames(hits.map(({shop, owner}) => say('yspahan.hit', {name: nameOf(seats, owner), souk: soukOfShop(shop)})));

/**
 * What a way costs and reaches.
 * @param {View} view @param {SeatInfo[]} seats @param {number} value of the dice @param {string} to
 */
function wayPreview(view, seats, value, to) {
    const {steps, hammam, gold} = wayTo(view, value, to);
    const hits = goodsBeside(view, to);
    return [
        say('yspahan.preview.steps', {steps: amount('steps', steps)}),
        ...(hammam > 0 ? [say('yspahan.preview.hammam', {steps: amount('steps', hammam)})] : []),
        ...(gold > 0 ? [say('yspahan.preview.costs', {price: amount('gold', gold)})] : []),
        hits.length > 0
            ? say('yspahan.preview.hits', {goods: goodsName(hits, seats)})
            : say('yspahan.preview.hits.none'),
    ].join(' ');
}

/**
 * A space to which the supervisor can be sent, with what the way there costs with the chosen dice.
 * @param {{view: View, seats: SeatInfo[], choosing?: Choosing}} scene @param {string} space
 */
export const spaceLabel = (scene, space) =>
    `${spaceName(space)}. ${wayPreview(scene.view, scene.seats, dieValue(scene), space)}`;

/** @param {View} view @param {SeatInfo[]} seats @param {Chosen} chosen */
function supervisorPreview(view, seats, {row, to}) {
    const value = groupAt(view, row)?.value ?? 0;
    return to === undefined
        ? say('yspahan.preview.where', {steps: amount('steps', value)})
        : wayPreview(view, seats, value, String(to));
}

/** What the row's own action brings. @param {View} view @param {Chosen} chosen */
function rowPreview(view, {row, card}) {
    const brings = groupAt(view, row)?.brings ?? 0;
    const kind = row === 'camel' || row === 'gold' ? row : 'quarter';
    const what = kind === 'camel' ? 'camels' : kind === 'gold' ? 'gold' : 'goods';
    const fillings = {amount: amountAsObject(what, brings), row: rowOf(String(row))};
    const said = say(`yspahan.preview.row.${kind}${what === 'goods' && brings === 1 ? '.one' : ''}`, fillings);
    return card === undefined ? said : `${said} ${say(`yspahan.preview.card.${kind}`)}`;
}

/** The ways of paying that each card gives its player. @type {Record<string, string[]>} */
const SPARES = {build_without_camels: ['without_camels', 'nothing'], build_without_gold: ['without_gold', 'nothing']};

/** @param {View} view @param {Chosen} chosen @param {number} seat */
function buildingPreview(view, {building, payment, card}, seat) {
    if (building === undefined) {
        return '';
    }
    // `full`, `without_gold`, `nothing`, or the card that pays.
    const paid = String(payment ?? card ?? '');
    const price = priceOf({building, payment, card});
    const costs = say('yspahan.preview.building', {building: buildingName(String(building)), price: priceName(price)});
    const cards = Object.keys(SPARES).filter((one) => SPARES[one].some((payment) => paid.endsWith(payment)));
    const spent = cards.length > 0 ? ` ${say('yspahan.preview.spent', {cards: listNames(cards.map(cardName))})}` : '';
    return `${costs}${spent} ${pointsPreview(view.players[seat].next_building ?? 0)}`;
}

/** @param {number} points */
const pointsPreview = (points) => say('yspahan.preview.points', {points: amount('points', points)});

/** @param {unknown} count @param {number} each */
const salePreview = (count, each) => (typeof count === 'number' ? pointsPreview(count * each) : '');

/** @param {Chosen} chosen */
const exchangePreview = ({direction, amount: count}) =>
    typeof count === 'number' && typeof direction === 'string'
        ? say(`yspahan.preview.${direction}`, {
              camels: amountAsObject('camels', count),
              gold: amountAsObject('gold', count),
          })
        : '';

/** What the next good on the caravan brings at once. @param {View} view */
function loadingPreview({caravan, camels_in_row}) {
    const row = Math.floor(caravan.length / camels_in_row);
    return say('yspahan.preview.loading', {row: row + 1, points: amount('points', LOADING_POINTS[row] ?? 0)});
}

/**
 * What the current choice leads to.
 * @param {View} view @param {SeatInfo[]} seats @param {Choosing | undefined} choosing @param {number} seat who chooses
 * @returns {string}
 */
function choicePreview(view, seats, choosing, seat) {
    const {type, settled = {}} = choosing ?? {};
    switch (type) {
        case 'use_row':
        case 'use_row_with_card':
            return settled.row === undefined ? '' : rowPreview(view, settled);
        case 'move_supervisor':
            return settled.row === undefined ? '' : supervisorPreview(view, seats, settled);
        case 'build':
        case 'build_with_group':
        case 'build_by_card':
            return buildingPreview(view, settled, seat);
        case 'play':
            return settled.card === undefined ? '' : cardDoes(String(settled.card));
        case 'exchange':
            return exchangePreview(settled);
        case 'sell_camels':
            return salePreview(settled.camels, SALE_POINTS.camel);
        case 'sell_gold':
            return salePreview(settled.gold, SALE_POINTS.gold);
        case 'roll':
            return settled.yellow ? say('yspahan.preview.roll') : '';
        case 'draw_without_group':
            return `${stagePreview(view, choosing)} ${say('yspahan.preview.drawn')}`;
        default:
            return view.hits?.length > 0 ? loadingPreview(view) : '';
    }
}

/** What follows, whatever the choice. @param {View} view @param {Choosing | undefined} choosing */
function stagePreview({stage}, choosing) {
    const key = `yspahan.follows.${choosing?.types.includes('draw_without_group') ? 'none' : stage}`;
    return hasWords(key) ? say(key) : '';
}

/**
 * @param {View} view @param {SeatInfo[]} seats @param {Choosing | undefined} choosing @param {number} seat who chooses
 */
export const previewOf = (view, seats, choosing, seat) =>
    choicePreview(view, seats, choosing, seat) || stagePreview(view, choosing);
