// How each type of action is asked for: what its fields mean, so that they can be picked on the board or in the panel.
// This only says how to ask; the rows of the decision say what is possible. DOM-free.

import {possibleValues} from '../../app/asking/rows.js';
import {COLOURS} from './words_of.js';

/** @import {Choosing} from '../../app/asking/choosing.js' */
/** @import {Row} from '../../app/protocol.d.ts' */
/** @import {Target} from '../../app/asking/target.js' */

/** @typedef {'value' | 'neutral' | 'number' | 'place' | 'face' | 'quarter' | 'colour' | 'gem' | 'character'
 *            | 'position' | 'direction' | 'colours' | 'seat' | 'courtier' | 'plain'} Kind */

/** @type {Record<string, Record<string, Kind>>} */
export const FIELD_KINDS = {
    bid: {first: 'value', second: 'value'},
    choose_position: {position: 'position'},
    pass: {},
    place: {broker: 'value', face: 'face', where: 'place'},
    place_from_before: {broker: 'value', replacement: 'value', face: 'face', where: 'place'},
    place_neutral: {broker: 'neutral', where: 'place'},
    play: {character: 'character'},
    look: {broker: 'number'},
    look_at_courtier: {owner: 'seat', courtier: 'courtier'},
    close_area: {area: 'place'},
    close_quarter: {quarter: 'quarter'},
    swap_brokers: {first: 'number', second: 'number'},
    swap_with_courtier: {broker: 'number', courtier: 'courtier'},
    mark_broker: {broker: 'number'},
    swap_ships: {first: 'quarter', second: 'quarter'},
    move_broker: {broker: 'number', where: 'place'},
    swap_gem: {give: 'colour', take: 'colour'},
    decline_swap: {},
    move_two_quotations: {up: 'colour', down: 'colour'},
    take_two_gems: {first: 'colour', second: 'colour'},
    take_gem: {gem: 'gem'},
    choose_colour: {colour: 'colour'},
    order_columns: {order: 'colours'},
    move_quotation: {colour: 'colour', direction: 'direction'},
    send_courtier: {broker: 'value'},
};

/** Placements, which begin with picking up a broker. */
export const PLACING = ['place', 'place_from_before', 'place_neutral'];

/** Placements that stand on the board as ghosts until the whole round is sent. @param {string | undefined} type */
export const isPlanned = (type) => type === 'place' || type === 'place_neutral';

/**
 * The two fields of a pair are interchangeable. A broker has its usual face until it is turned.
 * @type {import('../../app/asking/choosing.js').Manners}
 */
export const MANNERS = {
    place: {usual: 'face'},
    place_from_before: {usual: 'face'},
    bid: {pair: ['first', 'second']},
    swap_brokers: {pair: ['first', 'second']},
    swap_ships: {pair: ['first', 'second']},
    take_two_gems: {pair: ['first', 'second']},
    swap_gem: {order: COLOURS},
    move_two_quotations: {order: COLOURS},
};

/** The card that an action plays, if its name differs. @type {Record<string, string>} */
export const CARD_OF_ACTION = {
    look: 'spy',
    look_at_courtier: 'spy',
    place_from_before: 'illusionist',
    close_area: 'queen',
    close_quarter: 'queen',
    swap_brokers: 'wizard',
    swap_with_courtier: 'wizard',
    mark_broker: 'mercenary',
    swap_ships: 'captain',
    move_broker: 'herald',
    swap_gem: 'alchemist',
    decline_swap: 'alchemist',
    move_two_quotations: 'banker',
    take_two_gems: 'jeweller',
};

/** Actions that one click sends: they have no fields, or one that is seen at a glance. */
const AT_ONCE = new Set(['choose_position', 'take_gem', 'choose_colour']);

/** @param {string} type @param {string} field @returns {Kind} */
export function kindOf(type, field) {
    return FIELD_KINDS[type]?.[field] ?? 'plain';
}

/** Whether a click on the last value sends the action. @param {string} type */
export const isSentAtOnce = (type) => AT_ONCE.has(type);

/** The type that a person most probably means: placing, or playing one of several characters. A single one would be
 *  chosen with it. @param {string[]} types @param {Row[]} rows */
export const likelyType = (types, rows) =>
    ['place', 'place_neutral', 'play'].find(
        (type) => types.includes(type) && (type !== 'play' || possibleValues(rows, type, 'character').length > 1),
    );

/** @param {Choosing} choosing @param {Map<string, Target>} targets @param {Kind} kind */
function addPairTargets(choosing, targets, kind) {
    for (const value of [...choosing.picks, ...choosing.pairOffers()]) {
        const chosen = choosing.picks.includes(value);
        const next = () => (chosen ? choosing.dropOfPair(value) : choosing.pickOfPair(value));
        targets.set(`${kind}:${value}`, {field: 'pair', value, chosen, next});
    }
}

/**
 * Courtiers stand in the throne room, under their owner and their number there. A choice without an owner means the
 * viewer's own.
 * @param {Choosing} choosing @param {Map<string, Target>} targets @param {number | undefined} viewer
 */
function addCourtierTargets(choosing, targets, viewer) {
    const named = choosing.fields.includes('owner');
    for (const owner of named ? choosing.offered('owner') : [viewer ?? 0]) {
        const ofOwner = named && !choosing.isChosen('owner', owner) ? choosing.pick('owner', owner) : choosing;
        for (const value of ofOwner.fitting('courtier')) {
            const kept = ofOwner.isChosen('courtier', value);
            const chosen = kept && ofOwner === choosing;
            const next = () => (kept && !chosen ? ofOwner : ofOwner.pick('courtier', value));
            targets.set(`courtier:${owner}.${value}`, {field: 'courtier', value, chosen, next});
        }
    }
}

/** Places are lit only after a broker is picked up. @param {Choosing} choosing @param {Kind} kind */
const isLit = ({type, settled}, kind) => kind !== 'place' || !PLACING.includes(type ?? '') || 'broker' in settled;

/**
 * Everything on the board that can be clicked for this choice, by `kind:value`.
 * @param {Choosing | undefined} choosing @param {number} [viewer] @returns {Map<string, Target>}
 */
export function boardTargets(choosing, viewer) {
    /** @type {Map<string, Target>} */
    const targets = new Map();
    if (!choosing || choosing.type === undefined) {
        return targets;
    }
    if (choosing.pair) {
        addPairTargets(choosing, targets, kindOf(choosing.type, choosing.pair[0]));
        return targets;
    }
    for (const field of choosing.fields) {
        const kind = kindOf(choosing.type, field);
        if (isLit(choosing, kind) && (kind === 'place' || kind === 'number' || kind === 'quarter')) {
            for (const value of choosing.fitting(field)) {
                const chosen = choosing.isChosen(field, value);
                targets.set(`${kind}:${value}`, {field, value, chosen, next: () => choosing.pick(field, value)});
            }
        } else if (kind === 'courtier') {
            addCourtierTargets(choosing, targets, viewer);
        }
    }
    return targets;
}

/**
 * The brokers in hand that can be clicked, by type of action and value: to bid or to place, whatever else is chosen.
 * @param {Choosing | undefined} choosing @returns {Map<string, Target>}
 */
export function handTargets(choosing) {
    /** @type {Map<string, Target>} */
    const targets = new Map();
    if (choosing?.type === 'bid') {
        for (const value of choosing.picks.length < 2 ? choosing.pairOffers() : []) {
            const next = () => choosing.pickOfPair(value);
            targets.set(`bid:${value}`, {field: 'pair', value, chosen: false, next});
        }
    }
    for (const type of choosing?.types.filter(isPlanned) ?? []) {
        const begun = choosing?.type === type ? choosing : choosing?.withType(type);
        for (const value of begun?.offered('broker') ?? []) {
            const chosen = begun === choosing && begun?.settled.broker === value;
            const next = () => /** @type {Choosing} */ (begun).pick('broker', value);
            targets.set(`${type}:${value}`, {field: 'broker', value, chosen, next});
        }
    }
    return targets;
}
