// How each type of action is asked for: dice and their uses in the tower, places in the city, cards in the hand, and
// the rest in the panel. This only says how to ask; the rows of the decision say what is possible. DOM-free.

import {beginChoosing} from '../../app/asking/choosing.js';
import {possibleValues} from '../../app/asking/rows.js';
import {groupAt} from './facts.js';
import {PRICES} from './printed.js';

/** @import {Choosing, Manners} from '../../app/asking/choosing.js' */
/** @import {Target} from '../../app/asking/target.js' */
/** @import {Action, Decision, Row} from '../../app/protocol.d.ts' */
/** @import {View} from './view.d.ts' */

/** @typedef {'yellow' | 'row' | 'card' | 'space' | 'building' | 'payment' | 'shop' | 'camels' | 'gold' | 'direction'
 *            | 'exchanged'} Kind */

/** @type {Record<string, Record<string, Kind>>} */
export const FIELD_KINDS = {
    roll: {yellow: 'yellow'},
    use_row: {row: 'row'},
    use_row_with_card: {row: 'row', card: 'card'},
    move_supervisor: {row: 'row', to: 'space'},
    draw_card: {row: 'row'},
    draw_without_group: {},
    build_with_group: {row: 'row', building: 'building', payment: 'payment'},
    place_good: {shop: 'shop'},
    leave_good: {},
    send_first: {shop: 'shop'},
    pay_camel: {},
    give_up_good: {},
    build: {building: 'building', payment: 'payment'},
    end_turn: {},
    play: {card: 'card'},
    place_by_card: {shop: 'shop'},
    sell_camels: {camels: 'camels'},
    sell_gold: {gold: 'gold'},
    exchange: {direction: 'direction', amount: 'exchanged'},
    build_by_card: {card: 'card', building: 'building'},
};

/** A building is paid for in full, unless the player chooses otherwise. @type {Manners} */
export const MANNERS = {build: {usual: 'payment'}, build_with_group: {usual: 'payment'}};

/** The uses of a group of dice, as the tower offers them. */
export const USES = ['use_row', 'move_supervisor', 'draw_card', 'build_with_group'];

/** The action that plays a card. @type {Record<string, string>} */
export const ACTION_OF_CARD = {
    three_camels: 'play',
    three_gold: 'play',
    place_on_shop: 'place_by_card',
    place_on_caravan: 'play',
    sell_camels: 'sell_camels',
    sell_gold: 'sell_gold',
    exchange: 'exchange',
    build_without_camels: 'build_by_card',
    build_without_gold: 'build_by_card',
};

// Types that are chosen from the start, since they are what the decision is about.
const AT_HOME = ['roll', 'place_good', 'send_first', 'build'];
// Sent by the click that picks their last field, since it leaves nothing open. Rolling has to be done anyway.
const AT_ONCE = new Set(['roll', 'place_good', 'send_first', 'place_by_card']);

/** @param {string} type @param {string} field @returns {Kind} */
export const kindOf = (type, field) => FIELD_KINDS[type][field];

/** Whether a click on the last value sends the action. @param {string} type */
export const isSentAtOnce = (type) => AT_ONCE.has(type);

/** Whether a pick in a begun choice sends the action. Paying gold for dice needs Confirm, as it cannot be taken back.
 *  @param {string} type @param {Choosing} choosing */
export const isSentByPick = (type, {begun, chosen: {yellow = 0}}) => begun && isSentAtOnce(type) && yellow === 0;

/** What a click does among people once nothing else is open: the board or the panel shows what it takes and gives. */
const DONE_BY_PICK = new Set(['build', 'build_with_group', 'build_by_card', 'move_supervisor']);

/** Whether a card could add a die to the chosen row. @param {Choosing} choosing */
const mayAddDie = ({rows, chosen: {row}}) => possibleValues(rows, 'use_row_with_card', 'card', {row}).length > 0;

/** Whether this seat decides next as well after using a row, so that this can be taken back: it places goods, plays
 *  cards or builds. @param {View} view @param {number} seat @param {string} row */
function goesOn(view, seat, row) {
    const {camels, gold, hand, buildings} = view.players[seat];
    const brings = groupAt(view, row)?.brings ?? 0;
    const camelsThen = camels + (row === 'camel' ? brings : 0);
    const goldThen = gold + (row === 'gold' ? brings : 0);
    const isAffordable = Object.entries(PRICES).some(
        ([building, price]) => !buildings.includes(building) && price.camels <= camelsThen && price.gold <= goldThen,
    );
    const isOfGoods = row !== 'camel' && row !== 'gold';
    return (isOfGoods && brings > 0) || hand > 0 || isAffordable;
}

/**
 * Whether a click is all that an action needs, where it can be taken back: nothing else is open, and either this seat
 * decides next or others take their time.
 * @param {View} view @param {number} seat @param {boolean} isPatient @param {Choosing} choosing
 */
export function isDoneByPick(view, seat, isPatient, choosing) {
    const {type, isDecided, chosen} = choosing;
    if (type === 'use_row') {
        return isDecided && !mayAddDie(choosing) && (isPatient || goesOn(view, seat, String(chosen.row)));
    }
    return isDecided && isPatient && DONE_BY_PICK.has(type ?? '');
}

/** Whether an action must not be sent by a slip: a drawn card cannot be taken back.
 *  @param {string} type */
export const isGrave = (type) => type === 'draw_without_group';

/** Whether a field is picked on a board: in the tower, the city or the hand. @param {Kind} kind */
export const isOnBoard = (kind) => ['row', 'card', 'space', 'shop'].includes(kind);

/** The types that the panel offers as buttons, because they have no fields. @param {string[]} types */
export const typesInPanel = (types) => types.filter((type) => Object.keys(FIELD_KINDS[type]).length === 0);

/** Ends the turn, if nothing else is possible. @param {Row[]} rows @returns {Action | undefined} */
export const without = (rows) => (rows.every(({type}) => type === 'end_turn') ? {type: 'end_turn'} : undefined);

/** Gives up a good, if nothing else is possible: whoever is on turn is asked for a camel with any card (9 R5).
 *  @param {Row[]} rows @returns {Action | undefined} */
export const alone = (rows) => (rows.every(({type}) => type === 'give_up_good') ? {type: 'give_up_good'} : undefined);

/** The choice at its beginning. @param {Decision} decision */
export const begin = (decision) =>
    beginChoosing(decision, MANNERS, (types) => AT_HOME.find((type) => types.includes(type)));

/**
 * The uses of each group of dice. Choosing the same one again takes it back.
 * @param {Choosing} choosing @param {Choosing} start
 */
function* useTargets(choosing, start) {
    for (const type of USES) {
        for (const row of possibleValues(choosing.rows, type, 'row')) {
            const withCard = type === 'use_row' && choosing.type === 'use_row_with_card';
            const chosen = (choosing.type === type || withCard) && choosing.isChosen('row', row);
            const next = () => (chosen ? start : choosing.withType(type).pick('row', row));
            yield {key: `${type}:${row}`, field: 'type', value: `${type} ${row}`, chosen, next};
        }
    }
}

/** Cards that can be played, or that can add one die. @param {Choosing} choosing @param {Choosing} start */
function* cardTargets(choosing, start) {
    for (const [card, type] of Object.entries(ACTION_OF_CARD)) {
        const named = FIELD_KINDS[type].card !== undefined;
        const offered = named
            ? possibleValues(choosing.rows, type, 'card').includes(card)
            : choosing.types.includes(type);
        if (offered) {
            const chosen = choosing.type === type && (!named || choosing.isChosen('card', card));
            const begun = choosing.withType(type);
            const next = () => (chosen ? start : named ? begun.pick('card', card) : begun);
            yield {key: `play:${card}`, field: 'type', value: `play ${card}`, chosen, next};
        }
    }
    const {row} = choosing.chosen;
    if (row !== undefined && (choosing.type === 'use_row' || choosing.type === 'use_row_with_card')) {
        for (const card of possibleValues(choosing.rows, 'use_row_with_card', 'card', {row})) {
            const chosen = choosing.isChosen('card', card);
            const next = () => {
                const begun = choosing.withType(chosen ? 'use_row' : 'use_row_with_card').pick('row', row);
                return chosen ? begun : begun.pick('card', card);
            };
            yield {key: `die:${card}`, field: 'card', value: card, chosen, next};
        }
    }
}

/** Places in the city, and buildings. @param {Choosing} choosing */
function* fieldTargets(choosing) {
    for (const field of choosing.fields) {
        const kind = kindOf(choosing.type ?? '', field);
        if (kind === 'space' || kind === 'shop' || kind === 'building') {
            for (const value of choosing.fitting(field)) {
                // If only one building is possible, it is settled without a pick, but must still be shown.
                const settled = kind === 'building' && choosing.settled[field] === value;
                const chosen = settled || choosing.isChosen(field, value);
                yield {key: `${kind}:${value}`, field, value, chosen, next: () => choosing.pick(field, value)};
            }
        }
    }
}

/**
 * Everything outside the panel that can be clicked for this choice, by `type:row`, `play:card`, `die:card`,
 * `space:name`, `shop:name` and `building:name`.
 * @param {Choosing | undefined} choosing @param {Choosing | undefined} start the choice as it began
 * @returns {Map<string, Target>}
 */
export function boardTargets(choosing, start) {
    /** @type {Map<string, Target>} */
    const targets = new Map();
    if (choosing && start) {
        const all = [...useTargets(choosing, start), ...cardTargets(choosing, start), ...fieldTargets(choosing)];
        for (const {key, ...target} of all) {
            targets.set(key, target);
        }
    }
    return targets;
}
