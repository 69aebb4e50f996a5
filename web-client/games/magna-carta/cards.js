// What is printed on the cards of Caylus Magna Carta, for their drawings (docs/rules/magna-carta.md, 1 to 4). The
// client never uses it to decide what is legal. DOM-free.

/**
 * What can be given or taken: cubes, money, castle tokens, and turning a card over. `any` is any cube, `plain` any cube
 * except gold.
 * @typedef {'food' | 'wood' | 'stone' | 'gold' | 'any' | 'plain' | 'denier' | 'token' | 'residence'} Good
 */
/** @typedef {Partial<Record<Good, number>>} Goods how many of each */
/** @typedef {{give?: Goods, take: Goods}} Offer */
/**
 * `stores` is the kind of cubes that lie on a small building, which its second ability takes.
 * @typedef {object} BuildingFace
 * @property {'wooden' | 'stone' | 'neutral'} group the colour of its head, which means nothing
 * @property {Goods} cost
 * @property {number} points
 * @property {Offer[]} first
 * @property {Offer[]} second
 * @property {Good} [stores]
 */
/** @typedef {{cost: Goods, points: number, income?: number}} PrestigeFace */

export const CUBES = /** @type {const} */ (['food', 'wood', 'stone', 'gold']);
export const CASTLE_PARTS = /** @type {const} */ (['dungeon', 'walls', 'towers']);
export const TOKEN_POINTS = [4, 3, 2];
export const RESIDENCE = {points: 1, income: 1};

const WOODEN = /** @type {const} */ ('wooden');
const STONE = /** @type {const} */ ('stone');
const NEUTRAL = /** @type {const} */ ('neutral');

const SMALL = {food: 1, wood: 1};
const TRADE = {wood: 1, any: 1};
const LARGE = {food: 1, stone: 2};
const GRAND = {wood: 1, stone: 2};

/** @param {Goods} goods @returns {Offer[]} */
const gain = (goods) => [{take: goods}];

/** @param {Good} good @returns {BuildingFace} */
const small = (good) => ({
    group: WOODEN,
    cost: SMALL,
    points: 1,
    first: gain({[good]: 1}),
    second: gain({[good]: 1}),
    stores: good,
});

/** @param {Good} good @returns {BuildingFace} */
const large = (good) => ({
    group: STONE,
    cost: LARGE,
    points: 2,
    first: gain({[good]: 2}),
    second: gain({[good]: 1}),
});

/** @param {Offer[]} first @returns {BuildingFace} */
const neutral = (first) => ({group: NEUTRAL, cost: {}, points: 0, first, second: []});

const ONE_CUBE = {give: {denier: 1}, take: {plain: 1}};

/** The cards of the road. @type {Record<string, BuildingFace>} */
export const BUILDINGS = {
    small_farm: small('food'),
    small_sawmill: small('wood'),
    small_quarry: small('stone'),
    peddler: {
        group: WOODEN,
        cost: TRADE,
        points: 2,
        first: [ONE_CUBE, {give: {denier: 2}, take: {plain: 2}}],
        second: [ONE_CUBE],
    },
    market: {
        group: WOODEN,
        cost: TRADE,
        points: 2,
        first: [{give: {any: 1}, take: {denier: 4}}],
        second: gain({denier: 1}),
    },
    lawyer: {
        group: WOODEN,
        cost: SMALL,
        points: 2,
        first: [{give: {food: 1}, take: {residence: 1}}],
        second: gain({denier: 2}),
    },
    large_farm: large('food'),
    large_sawmill: large('wood'),
    large_quarry: large('stone'),
    gold_mine: {
        group: STONE,
        cost: LARGE,
        points: 2,
        first: gain({gold: 1}),
        second: [{give: {plain: 1}, take: {gold: 1}}],
    },
    bank: {
        group: STONE,
        cost: GRAND,
        points: 3,
        first: [
            {give: {denier: 1}, take: {gold: 1}},
            {give: {denier: 3}, take: {gold: 2}},
        ],
        second: [{give: {denier: 2}, take: {gold: 1}}],
    },
    church: {
        group: STONE,
        cost: GRAND,
        points: 3,
        first: [
            {give: {denier: 2}, take: {token: 1}},
            {give: {denier: 5}, take: {token: 2}},
        ],
        second: [{give: {denier: 3}, take: {token: 1}}],
    },
    park: neutral(gain({food: 1})),
    forest: neutral(gain({wood: 1})),
    neutral_quarry: neutral(gain({stone: 1})),
    trading_post: neutral(gain({denier: 2})),
    neutral_peddler: neutral([ONE_CUBE]),
};

/** Cards that a basic game does without. */
const NOT_BASIC = ['lawyer', 'church'];

/** The cards that every player has, one of each. @param {Record<string, string>} options @returns {string[]} */
export const deckOf = ({game}) =>
    Object.keys(BUILDINGS).filter(
        (building) => BUILDINGS[building].group !== NEUTRAL && !(game === 'basic' && NOT_BASIC.includes(building)),
    );

/** @type {Record<string, PrestigeFace>} */
export const PRESTIGE = {
    theatre: {cost: {wood: 2, gold: 1}, points: 6},
    statue: {cost: {stone: 2, gold: 1}, points: 6},
    hotel: {cost: {stone: 3, gold: 1}, points: 6, income: 1},
    stables: {cost: {food: 3, gold: 2}, points: 10},
    town_hall: {cost: {wood: 3, gold: 2}, points: 10},
    monument: {cost: {stone: 3, gold: 2}, points: 10},
    cathedral: {cost: {stone: 5, gold: 3}, points: 14},
};

/** The number of tokens of each part of the castle at the start. @param {number} players */
export const tokensAtFirst = (players) => [players + 3, players + 4, players + 5];

/** What an ability offers for this price, or what it gives to whoever sells a cube. @param {string} building
 * @param {'primary' | 'secondary'} ability */
export const offersOf = (building, ability) => BUILDINGS[building][ability === 'primary' ? 'first' : 'second'];

/** How many cubes lie on a small building when it is built. @param {number} players */
export const cubesAtFirst = (players) => (players === 2 ? 2 : 4);

/** The price in deniers at which an ability offers so many things. @param {Offer[]} offers @param {number} amount */
export function priceOf(offers, amount) {
    const offer = offers.find(({take}) => Object.values(take)[0] === amount);
    return offer?.give?.denier ?? 0;
}
