// What a first game of Yspahan guides to in its first weeks, and what it notices. The words are in
// languages/first_game_en.js. DOM-free.

import {guided} from '../../app/teaching/guide.js';
import {allHold, heardOf} from '../../app/teaching/hints.js';
import {behind} from '../../app/teaching/mistakes.js';
import {groupAt, soukState} from './facts.js';
import {QUARTERS, SOUKS, SOURCES} from './printed.js';

/** @import {Facts} from '../../app/teaching/hints.js' */
/** @import {Lessons} from '../../app/teaching/teacher.js' */
/** @import {View} from './view.d.ts' */

/** The player is on turn and has done nothing yet. */
const TURN = {offered: ['roll', 'use_row', 'draw_without_group']};
const INCOME = ['camel', 'gold'];
/** Fewer may be left over by chance. */
const THINGS_LEAST = 5;
/** Fewer points less than somebody else are no lack. */
const BEHIND_LEAST = 5;
const CARAVAN = ['caravan_places', 'caravan'];

/** @param {Facts} facts */
const ownOf = ({view, seat}) => /** @type {View} */ (view).players[seat];
/** @param {Facts} facts */
const isOver = ({view}) => view.stage === 'over';
/** @param {Facts} facts @param {number} week */
const isFrom = (facts, week) => facts.view.week >= week || isOver(facts);
/** @param {Facts} facts @returns {any[]} the rows of the tower that can be used for what they bring */
const rowsOffered = ({decision}) =>
    decision?.rows.flatMap((row) => (row.type === 'use_row' ? /** @type {any} */ (row).row : [])) ?? [];
/** @param {string[]} rows */
const offering = (rows) => ({
    holds: (/** @type {Facts} */ facts) => rowsOffered(facts).some((row) => rows.includes(row)),
});

/** What the caravan has brought, to this seat and to the best of the others. @param {Facts} facts */
function caravanPoints({view, seat}) {
    const all = /** @type {View} */ (view).players.map(({points}) =>
        CARAVAN.reduce((sum, source) => sum + points[SOURCES.indexOf(source)], 0),
    );
    return {own: all[seat], points: Math.max(...all.filter((_, one) => one !== seat))};
}

/** The souks that one row of dice would have filled. @param {Facts} facts */
function souksInReach(facts) {
    const view = /** @type {View} */ (facts.view);
    const rows = rowsOffered(facts);
    return view.open_souks.flatMap((name) => {
        const {quarter, points} = /** @type {import('./printed.js').Souk} */ (SOUKS.get(name));
        const {taken, size} = soukState(view, name);
        const goods = rows.includes(quarter) ? (groupAt(view, quarter)?.brings ?? 0) : 0;
        return size > taken && size - taken <= goods ? [{quarter, points}] : [];
    });
}

const WITH_SUPERVISOR = {type: 'group_taken', seat: 'me', use: 'supervisor'};

/** Whether there are camels enough for what is still to be tried: two for a Paddock, one for a good that stays.
 *  @param {Facts} facts */
function hasCamels(facts) {
    const {buildings, camels} = ownOf(facts);
    const isSent = heardOf(facts.events, WITH_SUPERVISOR, facts.seat).length > 0;
    return camels >= (buildings.length === 0 ? 2 : isSent ? 0 : 1);
}

/** @type {Lessons['guide']} */
const guide = {
    during: [{field: 'week', most: 2}],
    steps: [
        {
            name: 'roll',
            when: [{offered: ['roll']}],
            done: [{heard: {type: 'dice_rolled', seat: 'me'}}],
            at: '.decide',
        },
        {
            name: 'goods',
            when: [offering(QUARTERS)],
            done: [{heard: {type: 'good_placed', seat: 'me'}}],
            at: '.tower',
        },
        {
            name: 'income',
            when: [offering(INCOME)],
            done: [{heard: {type: 'group_taken', seat: 'me', use: 'row', row: INCOME}}, {holds: hasCamels}],
            at: '.tower',
        },
        {
            name: 'build',
            when: [{offered: ['build']}],
            done: [{heard: {type: 'building_built', seat: 'me'}}],
            at: '.own-area .tiles',
        },
        {
            name: 'supervisor',
            // Without a camel, a good that goes leaves its souk with a gap.
            when: [{offered: ['move_supervisor']}, {field: 'players.me.camels', least: 1}],
            done: [{heard: WITH_SUPERVISOR}],
            at: '.supervisor',
        },
        {
            name: 'card',
            when: [{offered: ['draw_card']}],
            // The Caravanserai brings cards as well.
            done: [{heard: {type: 'group_taken', seat: 'me', use: 'card'}}],
            at: '.piles',
        },
    ],
};

/** Whether the guide proposed what was then done. @param {import('../../app/teaching/mistakes.js').Turn} turn */
function wasProposed({before, later, now}) {
    const [action] = guided(guide, before)?.now?.done ?? [];
    return action !== undefined && allHold([action], {...now, events: later});
}

/** @type {Lessons['mistakes']} */
const mistakes = [
    {
        name: 'souk_overlooked',
        worth: 4,
        about: 'souks',
        when: [TURN],
        at: '.city-frame',
        slip: (turn) => {
            const {before, later} = turn;
            const [taken] = heardOf(later, {type: 'group_taken', seat: 'me'}, before.seat);
            const reached = taken ? souksInReach(before) : [];
            const isUsed = reached.some(({quarter}) => taken.use === 'row' && taken.row === quarter);
            const points = Math.max(0, ...reached.map((souk) => souk.points));
            return points > 0 && !isUsed && !wasProposed(turn) ? {points} : undefined;
        },
    },
    {
        name: 'souk_unfinished',
        worth: 4,
        about: 'souks',
        when: [TURN],
        at: '.city-frame',
        slip: ({later, now}) =>
            heardOf(later, {type: 'souk_unfinished', seat: 'me'}, now.seat).length > 0 ? {} : undefined,
    },
    {
        name: 'no_souk',
        worth: 20,
        about: 'souks',
        when: [TURN, {field: 'week', least: 2}],
        at: '.city-frame',
        lack: (facts) => {
            const paid = heardOf(facts.events, {type: 'souk_scored', seat: 'me'}, facts.seat);
            return isFrom(facts, 2) && paid.length === 0 ? {} : undefined;
        },
    },
    {
        name: 'never_built',
        worth: 16,
        when: [TURN, {field: 'week', least: 2}],
        at: '.own-area .tiles',
        lack: (facts) => (isFrom(facts, 2) && ownOf(facts).buildings.length === 0 ? {} : undefined),
    },
    {
        name: 'no_caravan',
        worth: behind,
        about: 'caravan',
        when: [TURN, {field: 'week', least: 3}],
        at: '.caravan',
        lack: (facts) => {
            const brought = caravanPoints(facts);
            const isNone = brought.own === 0 && ownOf(facts).caravan_goods === 0;
            return isFrom(facts, 3) && isNone ? brought : undefined;
        },
    },
    {
        name: 'little_caravan',
        worth: behind,
        about: 'caravan',
        at: '.caravan',
        lack: (facts) => {
            const brought = caravanPoints(facts);
            const isLittle = brought.own > 0 && behind(brought) >= BEHIND_LEAST;
            return isOver(facts) && isLittle ? brought : undefined;
        },
    },
    {
        name: 'things_left',
        worth: 5,
        at: '.player.own',
        lack: (facts) => {
            const {camels, gold} = ownOf(facts);
            const things = camels + gold;
            return isOver(facts) && things >= THINGS_LEAST ? {things} : undefined;
        },
    },
    {
        name: 'cards_left',
        worth: 3,
        at: '.player.own',
        lack: (facts) => (isOver(facts) && ownOf(facts).hand > 0 ? {cards: ownOf(facts).hand} : undefined),
    },
];

export const lessons = {guide, mistakes};
