// The panel of the decision, with the words and drawings of Caylus Magna Carta.

import {html} from '../../vendor/lit-html/lit-html.js';
import {decidePanel, previewLine} from '../../app/asking/deciding.js';
import {hasWords, say} from '../../app/words/words.js';
import {priceOf} from './cards.js';
import {offersIcon} from './goods.js';
import {hasNoFields, isGrave, isOnBoard, isPickedWhole, isSentAtOnce, kindOf} from './interactions.js';
import {nextTokens, preview} from './preview.js';
import {situation} from './situation.js';
import {ACTION_PRICE, offersInTurn} from './spending.js';
import {buildingName, countCubes, cubeWords, denierWords, numbered, prestigeName, tokenWords} from './words_of.js';

/** @import {Appearance} from '../../app/asking/panel.js' */
/** @import {Goods} from './cards.js' */
/** @import {Kind} from './interactions.js' */
/** @import {Scene} from './scene.d.ts' */

/** @param {string[]} cubes @returns {Goods} */
const goodsOf = (cubes) => Object.fromEntries(countCubes(cubes).map(({cube, count}) => [cube, count]));

/** A trade as a row of things, which reads itself aloud. @param {Goods} give @param {Goods} take @param {string} gives
 * @param {string} takes in words */
const trade = (give, take, gives, takes) =>
    offersIcon([{give, take}], say('magna-carta.value.trade', {give: gives, take: takes}));

/** @param {Scene} scene @param {string} _type @param {string[]} cubes */
function bought({view}, _type, cubes) {
    const price = priceOf(offersInTurn(view), cubes.length);
    return trade({denier: price}, goodsOf(cubes), denierWords(price), cubeWords(cubes));
}

/** A cube that the player gives: for money, for gold, or as a payment. @param {Scene} scene @param {string} type
 * @param {string} cube */
function cubeGiven({view}, type, cube) {
    const [offer] = offersInTurn(view);
    const words = cubeWords([cube]);
    if (type === 'turn_over' || !offer) {
        return offersIcon([{take: goodsOf([cube])}], words);
    }
    const {denier = 0} = offer.take;
    return trade(goodsOf([cube]), offer.take, words, denier > 0 ? denierWords(denier) : cubeWords(['gold']));
}

/** Gold or castle tokens. @param {Scene} scene @param {string} type @param {number} amount */
function amountBought(scene, type, amount) {
    const price = priceOf(offersInTurn(scene.view), amount);
    const words = denierWords(price);
    if (type === 'buy_gold') {
        return trade({denier: price}, {gold: amount}, words, cubeWords(Array.from({length: amount}, () => 'gold')));
    }
    const tokens = nextTokens(scene.view, amount).map(({part}) => part);
    return trade({denier: price}, {token: amount}, words, tokenWords(tokens));
}

/** @param {Scene} _scene @param {string} _type @param {number} steps */
function stepsShown(_scene, _type, steps) {
    const way = steps < 0 ? 'back' : 'on';
    const count = Math.abs(steps);
    return count === 0
        ? say('magna-carta.value.steps.0')
        : html`<span>${say(`magna-carta.value.steps.${way}`, {steps: count})}</span>
            ${offersIcon([{take: {denier: count}}], denierWords(count))}`;
}

/** How a value of each kind is shown. @type {Record<Kind, (scene: Scene, type: string, value: any) => unknown>} */
const SHOWN = {
    place: ({view}, _, value) => numbered(view.road[value], value),
    steps: stepsShown,
    hand: (_scene, _, value) => buildingName(value),
    prestige: (_scene, _, value) => prestigeName(value),
    payment: (_scene, _, value) => offersIcon([{take: goodsOf(value)}], cubeWords(value)),
    cubes: bought,
    cube: cubeGiven,
    amount: amountBought,
    choice: (_scene, _, value) => say(`magna-carta.value.${value}`),
};

/** What an action costs, beside its name. @type {Record<string, number>} */
const PRICES = {draw_card: ACTION_PRICE, replace_hand: ACTION_PRICE};

/** @param {Scene} scene @param {string} type */
function typeName({view}, type) {
    const words = say(`magna-carta.action.${type}`);
    const price = PRICES[type];
    if (type === 'pass' && view.bridge.length === 0) {
        return html`${words} <span aria-hidden="true">+</span>
            ${offersIcon([{take: {denier: 1}}], say('magna-carta.action.pass.first'))}`;
    }
    if (type === 'end_delivery' && view.players[view.asked[0]]?.batches === 0) {
        return say('magna-carta.action.end_delivery.nothing');
    }
    return price ? html`${words} ${offersIcon([{take: {denier: price}}], denierWords(price))}` : words;
}

/** @param {Scene} scene @returns {Appearance} */
function appearance(scene) {
    return {
        type: (type) => typeName(scene, type),
        types: (types) => types.filter(hasNoFields),
        field: (type, field) => {
            const key = `magna-carta.ask.${type}.${field}`;
            return hasWords(key) ? say(key) : field;
        },
        value: (type, field, value) => {
            const kind = kindOf(type, field);
            return kind ? SHOWN[kind](scene, type, value) : String(value);
        },
        onBoard: isOnBoard,
        atOnce: isSentAtOnce,
        grave: isGrave,
        whole: isPickedWhole,
        inLine: true,
        hint: (type, field) => say(`magna-carta.pick.${field === 'residence' ? field : kindOf(type, field)}`),
    };
}

/** @param {Scene} scene */
function previewed(scene) {
    const {choosing, sent} = scene;
    return previewLine(choosing && !sent ? preview(scene, choosing.type, choosing.settled) : []);
}

/** @param {Scene} scene */
export function decide(scene) {
    const where = situation(scene.view, scene.seats, scene.viewer, scene.choosing);
    return decidePanel(scene, appearance(scene), where, previewed(scene));
}
