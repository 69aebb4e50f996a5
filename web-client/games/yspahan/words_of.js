// Words of Yspahan that several drawings share: names of places, rows, cards and amounts. DOM-free.

import {listNames, say, sayCount, seatName} from '../../app/words/words.js';
import {ownerAt} from './facts.js';
import {spaceParts} from './plan.js';
import {BESIDE, soukOf, SOUKS, SPACES} from './printed.js';

/** @import {SeatInfo} from '../../app/protocol.d.ts' */
/** @import {View} from './view.d.ts' */

/** @typedef {{view: View, seats: SeatInfo[]}} Shown */

export const ROMAN = ['', 'I', 'II', 'III'];

/** @param {SeatInfo[]} seats @param {number} seat */
export const nameOf = (seats, seat) => seatName(seats[seat], seat);

/** "The bag souk of 6": the points tell the souks of a quarter apart. @param {string} souk */
export function soukName(souk) {
    const {quarter, points} = /** @type {import('./printed.js').Souk} */ (SOUKS.get(souk));
    return say('yspahan.souk', {quarter: say(`yspahan.quarter.${quarter}`), points});
}

/** @param {string} shop */
export const soukOfShop = (shop) => soukName(soukOf(shop));

/** @param {string} space */
export function spaceName(space) {
    const {arm, number} = spaceParts(space);
    return arm === '' ? say('yspahan.crossroads') : say(`yspahan.space.${arm}`, {number});
}

/** The owner of the good on a shop, if there is one, in words. @param {Shown} shown @param {string} shop */
export function goodLabel({view, seats}, shop) {
    const owner = ownerAt(view, shop);
    return owner === undefined
        ? say('yspahan.shop.free', {souk: soukOfShop(shop)})
        : say('yspahan.hit', {name: nameOf(seats, owner), souk: soukOfShop(shop)});
}

/** The same with the shop's place in its souk. Shops beside a road are within the supervisor's reach.
 * @param {Shown} shown @param {string} shop */
export function shopLabel(shown, shop) {
    const spaces = SPACES.filter((space) => BESIDE[space].includes(shop));
    return say(spaces.length > 0 ? 'yspahan.shop.beside' : 'yspahan.shop.off_roads', {
        shop: goodLabel(shown, shop),
        number: (SOUKS.get(soukOf(shop))?.shops.indexOf(shop) ?? 0) + 1,
        spaces: listNames(spaces.map(spaceName)),
    });
}

/** @param {string} row */
export const rowName = (row) => say(`yspahan.row.${row}`);

/** The same behind the word for a row, where some languages bend it. @param {string} row */
export const rowOf = (row) => say(`yspahan.row.${row}.of`);

/** @param {string} card */
export const cardName = (card) => say(`yspahan.card.${card}`);

/** @param {string} card */
export const cardDoes = (card) => say(`yspahan.card.${card}.does`);

/** @param {string} building */
export const buildingName = (building) => say(`yspahan.building.${building}`);

/** @param {string} building */
export const buildingDoes = (building) => say(`yspahan.building.${building}.does`);

/** "1 camel", "3 gold", "2 goods", "5 points". @param {'camels' | 'gold' | 'goods' | 'dice' | 'points' | 'steps' |
 * 'shops' | 'cards'} what @param {number} count */
export const amount = (what, count) => sayCount(`yspahan.amount.${what}`, count);

/** The same as what is taken, placed or sold, which some languages bend. @param {'camels' | 'gold' | 'goods'} what
 * @param {number} count */
export const amountAsObject = (what, count) => sayCount(`yspahan.object.${what}`, count);

/** What is paid, in words. @param {{camels: number, gold: number}} price */
export function priceName({camels, gold}) {
    const parts = [...(camels > 0 ? [amount('camels', camels)] : []), ...(gold > 0 ? [amount('gold', gold)] : [])];
    return parts.length > 0 ? listNames(parts) : say('yspahan.price.nothing');
}
