// What a first game of Caylus Magna Carta guides to in its first rounds, and what it notices. The words are in
// languages/first_game_en.js. DOM-free.

import {possibleValues} from '../../app/asking/rows.js';
import {heardOf} from '../../app/teaching/hints.js';
import {behind} from '../../app/teaching/mistakes.js';

/** @import {Facts, Numbers} from '../../app/teaching/hints.js' */
/** @import {Lessons} from '../../app/teaching/teacher.js' */
/** @import {SeatScore, View} from './view.d.ts' */

/** One's own action is due. */
const ACTION = {offered: ['pass']};
/** All stages but the first hand and the end. */
const ROUND = ['acting', 'moving_provost', 'using_abilities', 'delivering'];
/** Buildings that ask before they work. */
const ABILITIES = ['buy_cubes', 'sell_cube', 'turn_over', 'trade_for_gold', 'buy_gold', 'buy_tokens'];
/** Those of them that trade in what everybody has. */
const TRADERS = ['neutral_peddler', 'peddler', 'market'];
/** Fewer workers, deniers or cubes may be kept on purpose. */
const WORKERS_LEAST = 2;
const DENIERS_LEAST = 2;
const CUBES_LEAST = 6;
/** Whoever has more may lack dearer ones. */
const FEW_BUILT = 4;
/** Fewer points less than somebody else are no lack. */
const BEHIND_LEAST = 3;

/** @param {Facts} facts */
const ownOf = ({view, seat}) => /** @type {View} */ (view).players[seat];
/** @param {Facts} facts @param {string} type */
const isOffered = ({decision}, type) => decision?.rows.some((row) => row.type === type) ?? false;
/** Whether a worker could still be placed where the provost lets him work. @param {Facts} facts */
function canEarn({decision, view}) {
    const {provost = Infinity} = /** @type {View} */ (view);
    const places = possibleValues(decision?.rows ?? [], 'place_worker', 'place');
    return places.some((place) => Number(place) <= provost);
}
/** Whether a worker who could still be placed would trade, none does yet, and a denier would be left to trade with.
 *  @param {Facts} facts */
function canTrade(facts) {
    const {decision, view, seat} = facts;
    const {road, provost = Infinity} = /** @type {View} */ (view);
    const isTrader = (/** @type {number} */ place) => place <= provost && TRADERS.includes(road[place].building);
    const isSent = road.some(({worker}, place) => worker === seat && isTrader(place));
    const places = possibleValues(decision?.rows ?? [], 'place_worker', 'place').map(Number);
    return !isSent && ownOf(facts).deniers >= DENIERS_LEAST && places.some(isTrader);
}
/** @param {Facts} facts @param {Record<string, unknown>} heard */
const wasNever = ({events, seat}, heard) => heardOf(events, {...heard, seat: 'me'}, seat).length === 0;
/** Whether a building was used that asks for something. What costs nothing comes by itself. @param {Facts} facts */
const hasPaid = ({events, seat}) =>
    heardOf(events, {type: 'ability_used', seat: 'me'}, seat).some(
        ({gave}) => gave.deniers > 0 || gave.cubes.length > 0,
    );
/** @param {Facts} facts @param {number} round */
const isLate = ({view}, round) => view.round >= round || view.stage === 'over';
/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * What something brought in the end, to this seat and to the best of the others.
 * @param {Facts} facts @param {(score: SeatScore) => number} pointsOf
 * @returns {{own: number, points: number} | undefined}
 */
function compared({view, seat}, pointsOf) {
    const seats = /** @type {View} */ (view).final_score?.seats;
    const points = seats?.filter((one) => one.seat !== seat).map(pointsOf);
    const own = seats?.find((one) => one.seat === seat);
    return points && own && {own: pointsOf(own), points: Math.max(...points)};
}
/** The same if it is so much less that it is a lack. @param {Facts} facts @param {(score: SeatScore) => number} of */
function lacking(facts, of) {
    const points = compared(facts, of);
    return points && behind(points) >= BEHIND_LEAST ? points : undefined;
}
/** The same before the end, when nothing is counted yet. @param {Facts} facts @param {(score: SeatScore) => number} of
 *  @returns {Numbers | undefined} */
const atTheEnd = (facts, of) => (facts.view.stage === 'over' ? lacking(facts, of) : {});
/** @param {Facts} facts */
const buildingsOf = ({view, seat}) =>
    /** @type {View} */ (view).final_score?.seats.find((one) => one.seat === seat)?.buildings.length ?? 0;
/** @param {SeatScore} score */
const byBuildings = ({building_points}) => building_points;
/** @param {SeatScore} score */
const byCastle = ({castle}) => castle;
/** @param {SeatScore} score */
const byPrestige = ({prestige_points}) => prestige_points;

/** @type {Lessons['guide']} */
const guide = {
    during: [
        {field: 'round', most: 2},
        {field: 'stage', is: ROUND},
    ],
    steps: [
        {
            name: 'worker',
            when: [{offered: ['place_worker']}],
            done: [{heard: {type: 'worker_placed', seat: 'me'}}],
            at: '.road',
        },
        {
            name: 'build',
            when: [{offered: ['build']}],
            done: [{heard: {type: 'building_built', seat: 'me'}}],
            at: '.own-area .hand',
        },
        {
            name: 'draw',
            when: [{offered: ['draw_card']}],
            done: [{heard: {type: 'card_drawn', seat: 'me'}}],
            at: '.decide .draw_card',
        },
        {
            name: 'pass',
            when: [ACTION, {holds: (facts) => !canEarn(facts)}],
            done: [{heard: {type: 'passed', seat: 'me'}}],
            at: '.decide .pass',
        },
        {
            name: 'provost',
            when: [{offered: ['move_provost']}],
            done: [{heard: {type: ['provost_moved', 'provost_left'], seat: 'me'}}],
            at: '.provost-stand',
        },
        {
            name: 'ability',
            when: [{holds: (facts) => canTrade(facts) || ABILITIES.some((type) => isOffered(facts, type))}],
            done: [{holds: hasPaid}],
            at: '.decide',
        },
        {
            name: 'deliver',
            when: [{offered: ['deliver_batch']}],
            done: [{heard: {type: 'batch_delivered', seat: 'me'}}],
            at: '.castle-yard',
        },
    ],
};

/** @type {Lessons['mistakes']} */
const mistakes = [
    {
        name: 'passed_early',
        worth: 2,
        when: [ACTION],
        at: '.road',
        slip: ({before, later}) => {
            const {workers, deniers} = ownOf(before);
            const isEarly = workers >= WORKERS_LEAST && deniers >= DENIERS_LEAST && canEarn(before);
            const isPassed = heardOf(later, {type: 'passed', seat: 'me'}, before.seat).length > 0;
            return isEarly && isPassed ? {workers, deniers} : undefined;
        },
    },
    {
        name: 'batch_kept',
        worth: 4,
        when: [ACTION],
        at: '.castle-yard',
        slip: ({before, later}) => {
            const [ended, delivered] = ['delivery_ended', 'batch_delivered'].map((type) =>
                heardOf(later, {type, seat: 'me'}, before.seat),
            );
            const isKept = isOffered(before, 'deliver_batch') && ended.length > 0 && delivered.length === 0;
            return isKept ? {} : undefined;
        },
    },
    {
        name: 'beyond',
        worth: 3,
        when: [ACTION],
        at: '.provost-stand',
        slip: ({later, now}) =>
            heardOf(later, {type: 'worker_unpaid', seat: 'me'}, now.seat).length > 0 ? {} : undefined,
    },
    {
        name: 'never_built',
        worth: behind,
        about: 'buildings',
        when: [ACTION, {field: 'round', least: 3}],
        at: '.own-area .hand',
        lack: (facts) =>
            isLate(facts, 3) && wasNever(facts, {type: 'building_built'}) ? atTheEnd(facts, byBuildings) : undefined,
    },
    {
        name: 'few_built',
        worth: behind,
        about: 'buildings',
        at: '.own-area .hand',
        lack: (facts) => {
            const points = lacking(facts, byBuildings);
            const built = buildingsOf(facts);
            return points && built > 0 && built <= FEW_BUILT ? {...points, built} : undefined;
        },
    },
    {
        name: 'never_delivered',
        worth: behind,
        about: 'castle',
        when: [ACTION, {field: 'round', least: 4}],
        at: '.castle-yard',
        lack: (facts) =>
            isLate(facts, 4) && wasNever(facts, {type: 'batch_delivered'}) ? atTheEnd(facts, byCastle) : undefined,
    },
    {
        name: 'few_delivered',
        worth: behind,
        about: 'castle',
        at: '.castle-yard',
        lack: (facts) => (wasNever(facts, {type: 'batch_delivered'}) ? undefined : lacking(facts, byCastle)),
    },
    {
        name: 'cubes_left',
        worth: 3,
        at: '.castle-yard',
        lack: (facts) => {
            const cubes = sum(ownOf(facts).cubes.slice(0, -1));
            return facts.view.stage === 'over' && cubes >= CUBES_LEAST ? {cubes} : undefined;
        },
    },
    {
        name: 'no_prestige',
        worth: behind,
        at: '.prestige-list',
        lack: (facts) => (ownOf(facts).prestige.length === 0 ? lacking(facts, byPrestige) : undefined),
    },
];

export const lessons = {guide, mistakes};
