// What a first game of Ys guides to in its first turns, and what it notices. The words are in
// languages/first_game_en.js. DOM-free.

import {heardOf} from '../../app/teaching/hints.js';

/** @import {GameEvent} from '../../app/protocol.d.ts' */
/** @import {Facts} from '../../app/teaching/hints.js' */
/** @import {Lessons} from '../../app/teaching/teacher.js' */
/** @import {View} from './view.d.ts' */

/** Moments that leave time to look around. */
const ASKED = {offered: ['bid', 'place']};
const PLACING = {offered: ['place']};
const QUARTERS = [1, 2, 3, 4];
const AREAS = QUARTERS.flatMap((quarter) => ['port', 'commerce', 'palace'].map((area) => `${area}${quarter}`));
const MARKET = [0, 1, 2, 3].flatMap((row) => ['blue', 'green', 'yellow', 'red'].map((colour) => `${colour}${row}`));
/** A higher bid costs the brokers that the town is won with. */
const BID_HIGH = 6;
const BEST_BROKER = 4;

/** @param {Facts} facts */
const isPastHalf = ({view}) => view.turn > 2;
/** @param {Facts} facts @param {Record<string, unknown>} heard */
const wasNever = ({events, seat}, heard) => heardOf(events, heard, seat).length === 0;

/** What the turn told that has just ended, if one has. @param {GameEvent[]} later @param {Facts} now */
function turnEnded(later, {events}) {
    const isEnded = later.some(({type, turn}) => (type === 'turn_began' && turn > 1) || type === 'game_ended');
    if (!isEnded) {
        return undefined;
    }
    const began = events.flatMap(({type}, at) => (type === 'turn_began' ? [at] : []));
    const isLast = later.some(({type}) => type === 'game_ended');
    const [from, to] = isLast ? [began.at(-1), undefined] : [began.at(-2), began.at(-1)];
    return events.slice(from ?? 0, to);
}

/** @type {Lessons['guide']} */
const guide = {
    during: [{field: 'turn', most: 2}],
    steps: [
        {
            name: 'bid',
            when: [{offered: ['bid']}],
            done: [{heard: {type: ['has_bid', 'bid_revealed'], seat: 'me'}}],
            at: '.own-area .screen',
        },
        {
            name: 'position',
            when: [{offered: ['choose_position']}],
            done: [{heard: {type: 'position_chosen', seat: 'me'}}],
            at: '.decide',
        },
        {
            name: 'quarter',
            when: [PLACING],
            done: [{heard: {type: 'broker_placed', side: 'me', where: AREAS}}],
            at: '.boards .sea',
        },
        {
            name: 'hidden',
            when: [PLACING],
            done: [{heard: {type: 'broker_placed', side: 'me', face: 'down'}}],
            at: '.own-area .screen',
        },
        {
            name: 'market',
            when: [PLACING],
            done: [{heard: {type: 'broker_placed', side: 'me', where: MARKET}}],
            at: '.market-row',
        },
        {
            name: 'gem',
            when: [{offered: ['place', 'take_gem']}],
            done: [{heard: {type: 'gem_taken', side: 'me'}}],
            at: '.decide',
        },
    ],
};

/** @type {Lessons['mistakes']} */
const mistakes = [
    {
        name: 'bid_high',
        worth: 4,
        when: [ASKED],
        at: '.own-area .screen',
        slip: ({later, now}) => {
            const [bid] = heardOf(later, {type: 'bid_revealed', seat: 'me'}, now.seat);
            const total = bid ? bid.first + bid.second : 0;
            return total >= BID_HIGH ? {total} : undefined;
        },
    },
    {
        name: 'no_gem',
        worth: 8,
        when: [ASKED],
        at: '.ship',
        slip: ({later, now}) => {
            const turn = turnEnded(later, now);
            return turn && heardOf(turn, {type: 'gem_taken', side: 'me'}, now.seat).length < 2 ? {} : undefined;
        },
    },
    {
        name: 'fours_open',
        worth: 2,
        when: [ASKED],
        at: '.own-area .screen',
        slip: ({later, now}) => {
            const best = {type: 'broker_placed', side: 'me', face: 'up', value: BEST_BROKER};
            const turn = turnEnded(later, now);
            return turn && heardOf(turn, best, now.seat).length > 1 ? {} : undefined;
        },
    },
    {
        name: 'no_market',
        worth: 6,
        when: [ASKED, {field: 'turn', least: 2}],
        at: '.market-row',
        lack: (facts) =>
            facts.view.turn > 1 && wasNever(facts, {type: 'broker_placed', side: 'me', where: MARKET}) ? {} : undefined,
    },
    {
        name: 'no_character',
        worth: 5,
        when: [ASKED, {field: 'turn', least: 3}, {field: 'players.me.own.hand', least: 1}],
        at: '.own-area .hand',
        lack: (facts) => {
            const isHeld = facts.view.players[facts.seat].hand > 0;
            return isHeld && isPastHalf(facts) && wasNever(facts, {type: 'card_played', seat: 'me'}) ? {} : undefined;
        },
    },
    {
        name: 'no_palace',
        worth: 5,
        when: [ASKED, {field: 'turn', least: 3}],
        at: '.plaque',
        lack: (facts) => (isPastHalf(facts) && wasNever(facts, {type: 'card_won', side: 'me'}) ? {} : undefined),
    },
    {
        name: 'no_colour',
        worth: 12,
        at: '.players',
        lack: ({view, seat}) => {
            const score = /** @type {View} */ (view).final_score;
            const isFirst = score?.colours.some(({places}) =>
                places.some(({side, gems, place}) => side === seat && gems > 0 && place === 1),
            );
            return score && !isFirst ? {} : undefined;
        },
    },
];

export const lessons = {guide, mistakes};
