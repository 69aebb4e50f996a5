// Words of Caylus Magna Carta that several drawings share: cards, goods, lists of cubes. DOM-free.

import {listNames, say, sayCount, seatName, sentence} from '../../app/words/words.js';
import {BUILDINGS, CUBES, PRESTIGE, RESIDENCE} from './cards.js';

/** @import {SeatInfo} from '../../app/protocol.d.ts' */
/** @import {Goods} from './cards.js' */
/** @import {Ability, RoadCard, View} from './view.d.ts' */

/** @param {SeatInfo[]} seats @param {number} seat */
export const nameOf = (seats, seat) => seatName(seats[seat], seat);

/** @param {string} building */
export const buildingName = (building) => say(`magna-carta.building.${building}`);

/** @param {string} prestige */
export const prestigeName = (prestige) => say(`magna-carta.prestige.${prestige}`);

/** What an ability of a building does. @param {string} building @param {Ability} ability */
export const abilityWords = (building, ability) => say(`magna-carta.building.${building}.${ability}`);

/** What the face of a road card is called. @param {RoadCard} card */
export function faceName({building, face, prestige}) {
    if (face === 'covered' && prestige !== undefined) {
        return prestigeName(prestige);
    }
    return face === 'residence' ? say('magna-carta.residence') : buildingName(building);
}

/** Where the rules explain a building. @param {string} building */
export const buildingRule = (building) =>
    `${BUILDINGS[building].group === 'neutral' ? 'neutral' : 'buildings'}:${building}`;

/** Where the rules explain a prestige building. @param {string} prestige */
export const prestigeRule = (prestige) => `residences:${prestige}`;

/** Where the rules explain what lies on the road. @param {RoadCard} card */
export function faceRule({building, face, prestige}) {
    if (face === 'covered' && prestige !== undefined) {
        return prestigeRule(prestige);
    }
    return face === 'residence' ? 'residences' : buildingRule(building);
}

/** A card of the road as it is spoken of: its name and its number along the road. @param {RoadCard} card
 * @param {number} place */
export const numbered = (card, place) => say('magna-carta.on_road', {card: faceName(card), number: place + 1});

/** @param {number} deniers */
export const denierWords = (deniers) => sayCount('magna-carta.deniers', deniers);

/** How many cubes of each kind are in a list, in the order of the kinds. @param {string[]} cubes */
export function countCubes(cubes) {
    return CUBES.map((cube) => ({cube, count: cubes.filter((one) => one === cube).length})).filter(
        ({count}) => count > 0,
    );
}

/** "2 food and 1 gold". @param {string[]} cubes */
export function cubeWords(cubes) {
    return listNames(countCubes(cubes).map(({cube, count}) => sayCount(`magna-carta.cubes.${cube}`, count)));
}

/** "2 tokens of the dungeon and 1 of the walls". @param {string[]} parts */
export function tokenWords(parts) {
    const kinds = [...new Set(parts)];
    return listNames(
        kinds.map((part) => sayCount(`magna-carta.tokens.${part}`, parts.filter((one) => one === part).length)),
    );
}

/** What somebody pays, gives or gets, which some languages say in a form of its own.
 *  @param {{deniers?: number, cubes?: string[], tokens?: string[]}} goods */
export function goodsAsObject({deniers = 0, cubes = [], tokens = []}) {
    const counted = (/** @type {string} */ what, /** @type {number} */ count) =>
        sayCount(`magna-carta.object.${what}`, count);
    const money = deniers > 0 ? [counted('denier', deniers)] : [];
    const kinds = countCubes(cubes).map(({cube, count}) => counted(cube, count));
    const parts = [...new Set(tokens)].map((part) => counted(part, tokens.filter((one) => one === part).length));
    return listNames([...money, ...kinds, ...parts]);
}

/** A card as events name it. @typedef {{place: number, building: string, owner?: number}} OnRoad */

/** @param {OnRoad} card */
export const onRoad = ({place, building}) =>
    say('magna-carta.on_road', {card: buildingName(building), number: place + 1});

/** The same with its owner, in a sentence about a seat. @param {OnRoad} card @param {SeatInfo[]} seats
 * @param {number} [seat] */
export function roadName(card, seats, seat) {
    const {owner} = card;
    const whose = owner === undefined ? '.nobody' : owner === seat ? '.own' : '';
    return say(`magna-carta.of${whose}`, {owner: nameOf(seats, owner ?? 0), card: onRoad(card)});
}

/** What a cost is in words. @param {Goods} cost */
export const costWords = (cost) =>
    listNames(Object.entries(cost).map(([cube, count]) => sayCount(`magna-carta.cubes.${cube}`, count)));

/** @param {number} count */
const pointWords = (count) => say('magna-carta.says.points', {points: sayCount('magna-carta.points', count)});

/** What the abilities of a building are. @param {string} building */
export function abilitiesSay(building) {
    const {second} = BUILDINGS[building];
    return [
        say('magna-carta.says.first', {does: abilityWords(building, 'primary')}),
        ...(second.length > 0 ? [say('magna-carta.says.second', {does: abilityWords(building, 'secondary')})] : []),
    ];
}

/** Everything that a card of a deck says, in sentences. @param {string} building */
export function buildingSays(building) {
    const {points, cost, stores} = BUILDINGS[building];
    return [
        say('magna-carta.says.cost', {cost: costWords(cost)}),
        ...abilitiesSay(building),
        ...(stores ? [say('magna-carta.says.stores', {cube: say(`magna-carta.cube.${stores}`)})] : []),
        pointWords(points),
    ];
}

/** A card of a hand, by its name. @param {string} building */
export const handCardSays = (building) => [sentence(buildingName(building)), ...buildingSays(building)].join(' ');

/** Everything that a prestige building says. @param {string} prestige @param {string} [owner] who has built it */
export function prestigeSays(prestige, owner) {
    const {points, cost, income} = PRESTIGE[prestige];
    return [
        owner === undefined
            ? say('magna-carta.says.cost', {cost: costWords(cost)})
            : say('magna-carta.prestige.built', {name: owner}),
        ...(income ? [say('magna-carta.says.income')] : []),
        pointWords(points),
    ];
}

/** @param {SeatInfo[]} seats @param {number} [owner] */
const ownerWords = (seats, owner) =>
    owner === undefined ? say('magna-carta.card.neutral') : say('magna-carta.card.owner', {name: nameOf(seats, owner)});

/** Everything that a card of the road says as it lies there. @param {SeatInfo[]} seats @param {RoadCard} card */
export function faceSays(seats, {building, face, owner, prestige}) {
    const whose = ownerWords(seats, owner);
    if (face === 'covered' && prestige !== undefined) {
        return prestigeSays(prestige, nameOf(seats, owner ?? 0));
    }
    if (face === 'residence') {
        return [whose, say('magna-carta.says.income'), pointWords(RESIDENCE.points)];
    }
    const {points} = BUILDINGS[building];
    return [whose, ...abilitiesSay(building), ...(points > 0 ? [pointWords(points)] : [])];
}

/** A card of the road with everything on it, for those who cannot see it. @param {View} view @param {SeatInfo[]} seats
 * @param {number} place */
export function cardLabel({road, provost, ability}, seats, place) {
    const card = road[place];
    const {building, face, worker, cubes} = card;
    const {stores} = BUILDINGS[building];
    return [
        say('magna-carta.card.label', {number: place + 1, card: faceName(card)}),
        ...faceSays(seats, card),
        ...(stores && face === 'building'
            ? [say('magna-carta.card.cubes', {cubes: sayCount(`magna-carta.cubes.${stores}`, cubes)})]
            : []),
        ...(worker === undefined ? [] : [say('magna-carta.card.worker', {name: nameOf(seats, worker)})]),
        ...(worker !== undefined && face !== 'building'
            ? [say('magna-carta.card.still', {building: buildingName(building)})]
            : []),
        ...(provost === place ? [say('magna-carta.card.provost')] : []),
        ...(provost !== undefined && place > provost ? [say('magna-carta.card.beyond')] : []),
        ...(ability?.place === place ? [say('magna-carta.card.in_turn')] : []),
    ].join(' ');
}
