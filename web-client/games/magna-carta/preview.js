// Says what a half-made choice leads to, as far as the view and the cards tell: who gains what from a worker, whether
// the provost reaches it, which workers his move saves or cuts off, and what is scored. DOM-free.

import {listNames, say, sayCount} from '../../app/words/words.js';
import {BUILDINGS, CASTLE_PARTS, PRESTIGE, TOKEN_POINTS} from './cards.js';
import {abilitiesSay, abilityWords, buildingName, denierWords, nameOf, numbered} from './words_of.js';

/** @import {Choosing} from '../../app/asking/choosing.js' */
/** @import {Value} from '../../app/protocol.d.ts' */
/** @import {RoadCard, View} from './view.d.ts' */

/** What a preview is made from.
 *  @typedef {Pick<import('./scene.d.ts').Scene, 'view' | 'seats' | 'viewer'> & {choosing?: Choosing}} Known */
/** @typedef {Record<string, Value>} Chosen */

/** @param {number} count */
const points = (count) => sayCount('magna-carta.points', count);

/** How many cards lie between the provost and this place beyond him. @param {View} view @param {number} place */
export function cardsBeyond({provost}, place) {
    return provost === undefined ? 0 : Math.max(place - provost, 0);
}

/** What the owner of a card gains from somebody else's worker. @param {Known} known @param {RoadCard} card */
function ownersPart({seats, viewer}, {building, owner, cubes}) {
    const {second, stores} = BUILDINGS[building];
    if (second.length === 0 || owner === undefined) {
        return say('magna-carta.preview.owner.nobody');
    }
    if (owner === viewer) {
        return say('magna-carta.preview.owner.self');
    }
    const name = nameOf(seats, owner);
    return stores && cubes === 0
        ? say('magna-carta.preview.owner.empty', {name})
        : say('magna-carta.preview.owner', {name, does: abilityWords(building, 'secondary')});
}

/** @param {Known} known @param {Chosen} chosen */
function workerPreview(known, {place}) {
    const {view} = known;
    const card = view.road[Number(place)];
    const beyond = cardsBeyond(view, Number(place));
    const reach = beyond > 0 ? sayCount('magna-carta.preview.beyond', beyond) : say('magna-carta.preview.reached');
    return [
        say('magna-carta.preview.you', {does: abilityWords(card.building, 'primary')}),
        ownersPart(known, card),
        ...(view.provost === undefined ? [] : [reach]),
    ];
}

/** @param {Known} known @param {Chosen} chosen */
function buildingPreview({view}, {building}) {
    const place = view.road.length;
    const beyond = cardsBeyond(view, place);
    const scores = points(BUILDINGS[String(building)].points);
    return [
        say('magna-carta.preview.build', {number: place + 1, points: scores}),
        ...(beyond > 0 ? [sayCount('magna-carta.preview.build.beyond', beyond)] : []),
        ...abilitiesSay(String(building)),
    ];
}

/** @param {Known} known @param {Chosen} chosen */
function prestigePreview({view}, {prestige}) {
    const {points: scored, income} = PRESTIGE[String(prestige)];
    return [
        say('magna-carta.preview.prestige', {points: points(scored)}),
        ...(view.provost === undefined ? [] : [say('magna-carta.preview.covered')]),
        ...(income ? [say('magna-carta.preview.hotel')] : []),
    ];
}

/** Whose worker stands on a card. Others' workers may bring something to the owner. @param {RoadCard} card
 *  @param {number | undefined} viewer */
function workerKey({building, face, owner, worker}, viewer) {
    if (worker === viewer) {
        return 'your_worker';
    }
    const isOwn = owner !== undefined && owner === viewer && face === 'building';
    return isOwn && BUILDINGS[building].second.length > 0 ? 'on_yours' : 'worker';
}

/** The workers on the cards from one place to another, both included. @param {Known} known @param {number} first
 * @param {number} last */
function workersBetween({view, seats, viewer}, first, last) {
    return listNames(
        view.road.flatMap((card, place) =>
            card.worker === undefined || place < first || place > last
                ? []
                : [
                      say(`magna-carta.preview.provost.${workerKey(card, viewer)}`, {
                          name: nameOf(seats, card.worker),
                          card: say('magna-carta.on_road', {card: buildingName(card.building), number: place + 1}),
                      }),
                  ],
        ),
    );
}

/** @param {Known} known @param {Chosen} chosen */
function provostPreview(known, chosen) {
    const {road, provost = 0} = known.view;
    if (chosen.steps === undefined) {
        const price = say('magna-carta.preview.provost.price');
        const workers = workersBetween(known, provost + 1, road.length - 1);
        return workers === '' ? [price] : [say('magna-carta.preview.provost.now', {workers}), price];
    }
    const steps = Number(chosen.steps);
    const to = provost + steps;
    const card = numbered(road[to], to);
    if (steps === 0) {
        return [say('magna-carta.preview.provost.stays', {card})];
    }
    const workers = steps > 0 ? workersBetween(known, provost + 1, to) : workersBetween(known, to + 1, provost);
    const change = workers === '' ? 'nobody' : steps > 0 ? 'paid' : 'unpaid';
    return [
        say('magna-carta.preview.provost', {card, price: denierWords(Math.abs(steps))}),
        say(`magna-carta.preview.provost.${change}`, {workers}),
    ];
}

/** @param {Known} known @param {Chosen} chosen */
function turningPreview(known, {place}) {
    if (place === undefined) {
        return abilityPreview(known);
    }
    const card = known.view.road[Number(place)];
    const before = points(BUILDINGS[card.building].points);
    const waits = card.worker !== undefined && cardsBeyond(known.view, Number(place)) === 0;
    return [
        say('magna-carta.preview.turned', {card: numbered(card, Number(place)), before}),
        ...(waits ? [say('magna-carta.preview.turned.worker')] : []),
    ];
}

/** No card sells more tokens than these. */
const TOKENS_MOST = 2;

/** The parts of the castle whose tokens are taken next. @param {View} view @param {number} count */
export function nextTokens({castle}, count) {
    const all = CASTLE_PARTS.flatMap((part, index) =>
        Array.from({length: castle[index]}, () => ({part, points: TOKEN_POINTS[index]})),
    );
    return all.slice(0, count);
}

/** @param {Known} known @param {number} count */
function tokenPreview({view}, count) {
    const tokens = nextTokens(view, count).map(({part, points: worth}) =>
        say('magna-carta.preview.token.each', {part: say(`magna-carta.part.${part}`), points: points(worth)}),
    );
    return tokens.length > 0
        ? [sayCount('magna-carta.preview.tokens', tokens.length, {tokens: listNames(tokens)})]
        : [];
}

/** What the ability that is being used does. @param {Known} known */
function abilityPreview({view: {ability, road}}) {
    const does = ability && abilityWords(road[ability.place].building, ability.ability);
    return ability ? [say(`magna-carta.preview.${ability.ability}`, {does})] : [];
}

/** As many tokens as are chosen; before that, as many as anybody can buy at once.
 * @param {Known} known @param {Chosen} chosen */
const tokensPreview = (known, {amount = TOKENS_MOST}) => [
    ...abilityPreview(known),
    ...tokenPreview(known, Number(amount)),
];

/** What passing brings. @param {Known} known */
function passingBrings({view: {bridge}}) {
    return bridge.length === 0 ? [say('magna-carta.preview.pass.first')] : [];
}

/** Passing is chosen from the start if nothing else is possible. Only a hand of cards can hide that.
 * @param {Known} known */
function passPreview(known) {
    const isOnly = known.choosing === undefined || known.choosing.types.length === 1;
    return [say(`magna-carta.preview.pass.${isOnly ? 'only' : 'ends'}`), ...unused(known), ...passingBrings(known)];
}

/** What passing leaves unused, where a worker could still be sent. @param {Known} known */
function unused({view, viewer = 0, choosing}) {
    if (!choosing?.types.includes('place_worker')) {
        return [];
    }
    const {workers, deniers} = view.players[viewer];
    return [say('magna-carta.preview.pass.unused', {workers, deniers})];
}

/** What can be done, as far as it is offered. @param {Known} known */
function actingPreview(known) {
    const types = known.choosing?.types ?? [];
    const builds = types.some((type) => ['build', 'build_prestige'].includes(type));
    return [
        ...(types.includes('place_worker') ? [say('magna-carta.preview.acting')] : []),
        ...(builds ? [say('magna-carta.preview.acting.build')] : []),
        say('magna-carta.preview.pass.ends'),
        ...passingBrings(known),
    ];
}

/** @param {Known} _known @param {Chosen} chosen */
const handPreview = (_known, {choice}) => [
    say('magna-carta.preview.hands'),
    ...(choice === 'replace' ? [say('magna-carta.preview.for_good')] : []),
];

/** By type of action: the field that has to be chosen first, and what is said then.
 * @type {Record<string, {needs?: string, says: (known: Known, chosen: Chosen) => string[]}>} */
const PREVIEWS = {
    place_worker: {needs: 'place', says: workerPreview},
    build: {needs: 'building', says: buildingPreview},
    build_prestige: {needs: 'prestige', says: prestigePreview},
    cover_residence: {needs: 'prestige', says: prestigePreview},
    move_provost: {says: provostPreview},
    turn_over: {says: turningPreview},
    buy_cubes: {says: abilityPreview},
    sell_cube: {says: abilityPreview},
    trade_for_gold: {says: abilityPreview},
    buy_gold: {says: abilityPreview},
    buy_tokens: {says: tokensPreview},
    deliver_batch: {says: (known) => [...tokenPreview(known, 1), say('magna-carta.preview.deliver.most')]},
    end_delivery: {says: () => [say('magna-carta.preview.deliver.none')]},
    choose_hand: {says: handPreview},
    draw_card: {says: () => [say('magna-carta.preview.draw_card'), say('magna-carta.preview.for_good')]},
    replace_hand: {says: () => [say('magna-carta.preview.replace_hand'), say('magna-carta.preview.for_good')]},
    pass: {says: passPreview},
};

/** Sentences about the choice made so far, if there is anything to say.
 * @param {Known} known @param {string | undefined} type @param {Chosen} chosen @returns {string[]} */
export function preview(known, type, chosen) {
    if (type === undefined) {
        return known.view.stage === 'acting' ? actingPreview(known) : [];
    }
    if (!Object.hasOwn(PREVIEWS, type)) {
        return [];
    }
    const {needs, says} = PREVIEWS[type];
    return needs === undefined || needs in chosen ? says(known, chosen) : [];
}
