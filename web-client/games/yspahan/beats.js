// How the events of Yspahan are told beat by beat: the places on the boards that each points at, and who gains what.
// DOM-free.

import {Sketchbook} from '../../app/telling/beats.js';
import {say} from '../../app/words/words.js';
import {ROMAN} from './words_of.js';

/** @import {Gain, Sketch} from '../../app/telling/beats.js' */

/** What later events do not say again: the row of the dice that were taken, and the week that is being paid.
 *  @typedef {{row: string, week: string}} Context */
/** @typedef {(event: any, context: Context) => Partial<Sketch>} Kind */

/** @param {number} seat */
const playerAt = (seat) => `player:${seat}`;

/** What comes to a seat, from where. @param {number} seat @param {string} token @param {number} count
 *  @param {string} [from] @returns {Gain[]} */
const gain = (seat, token, count, from) => (count > 0 ? [{side: seat, token, count, from}] : []);

/** Uses of one group of dice are told together. @param {number} seat */
const use = (seat) => ({mover: seat, joins: `use.${seat}`});

/** @type {Record<string, Kind>} */
const COURSE = {
    day_began: ({order}) => ({
        over: 'after',
        hold: 'read',
        joins: 'day',
        clears: 'row:',
        places: ['calendar', playerAt(order[0])],
    }),
    last_day_ordered: () => ({over: 'after', hold: 'study', joins: 'day'}),
    dice_rolled: ({seat, yellow}) => ({
        over: 'after',
        hold: yellow.length > 0 ? 'study' : 'read',
        joins: 'roll',
        places: [playerAt(seat)],
    }),
    row_filled: ({row}) => ({over: 'after', joins: 'roll', places: [`row:${row}`]}),
    group_taken: ({seat, row}) => ({...use(seat), over: 'after', places: [`row:${row}`, playerAt(seat)]}),
    no_group_left: ({seat}) => ({over: 'after', joins: `use.${seat}`, places: [playerAt(seat)]}),
};

/** @type {Record<string, Kind>} */
const INCOMES = {
    camels_taken: ({seat, camels, income}, {row}) => ({
        ...use(seat),
        over: 'after',
        gains: gain(seat, 'camel', camels, income === 'dice' ? `row:${row}` : undefined),
    }),
    gold_taken: ({seat, gold, income}, {row}) => ({
        ...use(seat),
        over: 'after',
        gains: gain(seat, 'gold', gold, income === 'dice' ? `row:${row}` : undefined),
    }),
    card_drawn: ({seat, cause}) => ({
        ...(cause === 'caravanserai' ? {} : use(seat)),
        over: 'after',
        places: [playerAt(seat)],
        gains: gain(seat, 'card', 1, 'calendar'),
    }),
    no_card_left: ({seat}) => ({hold: 'glance', over: 'after', places: [playerAt(seat)]}),
    building_built: ({seat, building, points}) => ({
        ...use(seat),
        hold: 'read',
        over: 'after',
        places: [playerAt(seat)],
        gains: [...gain(seat, `building.${building}`, 1), ...gain(seat, 'points', points)],
    }),
    card_discarded: ({seat}) => ({...use(seat), over: 'after', places: [playerAt(seat)]}),
    card_played: ({seat}) => ({
        mover: seat,
        joins: `card.${seat}`,
        hold: 'read',
        over: 'after',
        places: [playerAt(seat)],
    }),
    camels_sold: ({seat, points}) => ({
        mover: seat,
        joins: `card.${seat}`,
        over: 'after',
        gains: gain(seat, 'points', points),
    }),
    gold_sold: ({seat, points}) => ({
        mover: seat,
        joins: `card.${seat}`,
        over: 'after',
        gains: gain(seat, 'points', points),
    }),
    exchanged: ({seat}) => ({mover: seat, joins: `card.${seat}`, over: 'after', places: [playerAt(seat)]}),
};

/** @type {Record<string, Kind>} */
const CITY = {
    good_placed: ({seat, shop}) => ({
        mover: seat,
        joins: `goods.${seat}`,
        over: 'after',
        places: [`shop:${shop}`],
        marks: [{at: `shop:${shop}`, token: `good.${seat}`}],
    }),
    souk_completed: ({seat, souk}) => ({joins: `goods.${seat}`, over: 'after', places: [`souk:${souk}`]}),
    goods_returned: ({seat}) => ({hold: 'glance', over: 'after', places: [playerAt(seat)]}),
    good_left: ({seat}) => ({mover: seat, hold: 'glance', over: 'after', places: [playerAt(seat)]}),
    supervisor_moved: ({seat, to}) => ({
        mover: seat,
        hold: 'read',
        places: [`space:${to}`],
        marks: [{at: `space:${to}`, token: 'supervisor'}],
    }),
    goods_hit: ({goods}) => ({
        hold: 'read',
        places: goods.map((/** @type {{shop: string}} */ {shop}) => `shop:${shop}`),
    }),
    first_good_chosen: ({seat, shop}) => ({mover: seat, hold: 'glance', places: [`shop:${shop}`]}),
    camel_paid: ({seat, shop}) => ({mover: seat, places: [`shop:${shop}`, playerAt(seat)]}),
    good_given_up: ({shop}) => ({joins: 'given', places: [`shop:${shop}`]}),
    caravan_loaded: ({seat, place, points}) => ({
        joins: 'given',
        places: [`camel:${place}`],
        marks: [{at: `camel:${place}`, token: `good.${seat}`}],
        gains: gain(seat, 'points', points, `camel:${place}`),
    }),
};

/** @param {string} week @returns {Partial<Sketch>} */
const weekSummedUp = (week) => ({hold: 'study', sums: say('yspahan.sum.week', {week})});

/** @type {Record<string, Kind>} */
const WEEKS_END = {
    week_ended: () => ({hold: 'glance', clears: 'shop:', places: ['calendar']}),
    souk_scored: ({seat, souk, points, bazaar = 0}) => ({
        hold: 'glance',
        places: [`souk:${souk}`],
        gains: gain(seat, 'points', points + bazaar, `souk:${souk}`),
    }),
    souk_unfinished: ({souk}) => ({hold: 'glance', places: [`souk:${souk}`]}),
    caravan_scored: ({shares}) => ({
        hold: 'study',
        places: ['caravan'],
        gains: shares.flatMap((/** @type {any} */ {seat, points}) => gain(seat, 'points', points, 'caravan')),
    }),
    supervisor_returned: (_, {week}) => weekSummedUp(week),
    game_ended: (_, {week}) => weekSummedUp(week),
};

/** The events that are told as beats, and how. All others are only in the log. */
export const KINDS = {...COURSE, ...INCOMES, ...CITY, ...WEEKS_END};

/**
 * A sketcher that keeps track of the dice in use and of the week that is paid.
 * @returns {import('../../app/telling/beats.js').Sketcher}
 */
export function newSketcher() {
    /** @type {Context} */
    const context = {row: '', week: ''};
    return (event) => {
        if (event.type === 'group_taken') {
            context.row = event.row;
        } else if (event.type === 'day_began') {
            context.week = '';
        } else if (event.type === 'week_ended') {
            context.week = ROMAN[event.week];
        }
        const sketch = /** @type {Record<string, Kind>} */ (KINDS)[event.type]?.(event, context);
        return sketch && {...sketch, ...(context.week ? {chapter: `week${context.week}`} : {})};
    };
}

/** The sketches of a match, with nothing read yet. */
export const newSketchbook = () => new Sketchbook(newSketcher);
