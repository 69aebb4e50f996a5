// Says why something is asked and what follows from it, based on the view, on what was told, and on what is printed on
// the board. DOM-free.

import {listNames, say} from '../../app/words/words.js';
import {counting, ghostsOf} from './ghosts.js';
import {moved, ranks} from './quotations.js';
import {areFacesFree} from './round.js';
import {columnSum, quarterSums, rowSums, sidesSay, sumsAt, sumWords, total} from './sums.js';
import {characterName, COLOURS, commercePoints, isMarket, placeParts, placeSays, ROMAN, sideName} from './words_of.js';

/** @import {Choosing} from '../../app/asking/choosing.js' */
/** @import {Chosen} from '../../app/asking/rows.js' */
/** @import {Sum} from './sums.js' */
/** @import {View} from './view.d.ts' */

/**
 * What the sentences are made from.
 * @typedef {Pick<import('./scene.d.ts').Scene, 'view' | 'seats' | 'viewer' | 'events'>} Known
 */
/** @typedef {(known: Known, choosing: Choosing) => string[]} Says */
/** @typedef {Sum & {side: number}} SideSum */

/** @param {string} colour */
const colourName = (colour) => say(`ys.colour.${colour}`);

/** The last event of a kind in this match. @param {Known} known @param {string} type */
const lastTold = ({events}, type) => events.findLast((event) => event.type === type);

/** The sum of the brokers before the viewer's screen. @param {Known} known */
const beforeScreen = ({view, viewer = 0}) => total(view.players[viewer]?.before_screen ?? []);

/** @type {Says} */
const bidding = (_, {picks}) => [
    ...(picks.length === 2 ? [say('ys.preview.bid.sum', {sum: total(picks.map(Number))})] : []),
    say('ys.preview.bid'),
    say('ys.preview.bid.then'),
];

/** @type {Says} */
const position = (known) => [say('ys.preview.position', {sum: beforeScreen(known)})];

/** Who would be first among these sums, if nothing more came. @param {Known} known @param {SideSum[]} sums */
function leadSays({seats, viewer}, sums) {
    const most = sums[0].known;
    const first = sums.filter((sum) => sum.known === most);
    const others = first.filter(({side}) => side !== viewer).map(({side}) => sideName(seats, side));
    const isOwn = others.length < first.length;
    const isSure = sums.every(({hidden, side}) => hidden === 0 || side === viewer);
    const how = !isOwn ? 'behind' : others.length > 0 ? 'level' : isSure ? 'lead' : 'lead_so_far';
    return say(`ys.preview.plan.${how}`, {names: listNames(others)});
}

/** What a place belongs to that is compared as a whole, and its sums: a quarter with a ship, or a row.
 *  @param {View} view @param {string} where */
function wholeOf(view, where) {
    const {number} = placeParts(where);
    return isMarket(where)
        ? {name: say('ys.row', {row: number}), sums: rowSums(view, number)}
        : {name: say('ys.value.quarter', {quarter: ROMAN[number]}), sums: quarterSums(view, number)};
}

/** What the latest place of the plan comes to. @param {Known} known @param {Choosing} choosing */
function planSays(known, choosing) {
    const {viewer, seats} = known;
    const ghosts = ghostsOf({choosing, viewer, sent: undefined});
    const latest = ghosts.at(-1)?.broker;
    if (latest?.value === undefined) {
        return [];
    }
    const {name, sums} = wholeOf(counting(known.view, ghosts), latest.where);
    const words = sums.map((sum) => `${sideName(seats, sum.side)} ${sumWords(sum)}`).join(', ');
    return [`${say('ys.preview.plan', {name, sums: words})} ${leadSays(known, sums)}`];
}

/** What a place pays, and who stands there. The broker that is being placed counts once it is known which.
 *  @param {Known} known @param {Choosing} choosing @param {string} where */
function placeWords({view, seats, viewer}, choosing, where) {
    const ghosts = ghostsOf({choosing, viewer, sent: undefined}).filter(({broker}) => broker.value !== undefined);
    return [placeSays(where, commercePoints(view)), sidesSay(seats, sumsAt(counting(view, ghosts), where))];
}

/** What closing an area does stands on the character's card. @type {Says} */
function placing(known, choosing) {
    const {where} = choosing.settled;
    const plan = planSays(known, choosing);
    if (choosing.type === 'close_area') {
        return plan;
    }
    const faces = areFacesFree(known.view, known.viewer) ? '.free' : '';
    return typeof where === 'string'
        ? [...placeWords(known, choosing, where), ...plan]
        : [...plan, say(`ys.preview.placing${faces}`), ...(plan.length > 0 ? [] : [say('ys.preview.placing.market')])];
}

/** Why the viewer can play no character. @param {Known} known */
function whyNone({view, viewer = 0}) {
    const {hand = [], fresh = []} = view.players[viewer]?.own ?? {};
    const reason = hand.length === 0 ? 'none' : hand.every((card) => fresh.includes(card)) ? 'fresh' : 'later';
    return say(`ys.preview.cards.${reason}`, {characters: listNames(hand.map(characterName))});
}

/** What a character does stands where it is chosen. Only in a window is everybody asked. @type {Says} */
function cards(known, {type = 'play', types, settled: {character}}) {
    if (types.every((type) => type === 'pass')) {
        return [whyNone(known), say(`ys.preview.pass.${known.view.stage}`)];
    }
    if (type !== 'play' || !known.view.stage.endsWith('_cards')) {
        return [];
    }
    return [say(typeof character === 'string' ? 'ys.preview.cards.used' : 'ys.preview.cards')];
}

/** Which gem of this ship the viewer takes now. @param {Known} known @param {{side: number}[]} ranking */
function whichGem({events, viewer}, ranking) {
    const since = events.slice(events.findLastIndex(({type}) => type === 'quarter_ranked'));
    const taken = since.filter(({type, side}) => type === 'gem_taken' && side === viewer).length;
    const rank = ranking.findIndex(({side}) => side === viewer) + 1;
    return say(rank === 1 ? `ys.preview.ship.first.${taken + 1}` : 'ys.preview.ship.later', {
        rank: say(`ys.rank.${rank}`),
    });
}

/** @type {Says} */
function ship(known) {
    const ranked = lastTold(known, 'quarter_ranked');
    if (!ranked) {
        return [];
    }
    const sums = ranked.ranking.map((/** @type {any} */ one) => `${sideName(known.seats, one.side)} (${one.total})`);
    return [whichGem(known, ranked.ranking), say('ys.preview.ship', {ranking: sums.join(', ')})];
}

/** @type {Says} */
const colouring = ({view}) => {
    const ranked = ranks(view.quotations);
    const best = COLOURS.map((_, index) => colourName(COLOURS[ranked.indexOf(index + 1)]));
    return [say('ys.preview.colour', {colours: best.join(', ')})];
};

/** Why the viewer is the one who orders the columns. @param {Known} known */
const whyOrders = (known) =>
    known.view.effects.intriguer === known.viewer
        ? say('ys.preview.columns.intriguer')
        : say('ys.preview.columns.before_screen', {sum: beforeScreen(known)});

/** @type {Says} */
function columns(known, {picks}) {
    const sums = COLOURS.map((colour) => ({colour, ...columnSum(known.view, colour)}));
    const sorted = sums.sort((one, other) => other.known - one.known || other.brokers - one.brokers);
    const words = sorted.map(({colour, known: sum, brokers}) =>
        say('ys.column.total', {colour: colourName(colour), total: sum, brokers}),
    );
    const so = picks.map((colour) => colourName(String(colour))).join(', ');
    return [
        ...(picks.length > 0 ? [say('ys.preview.columns.so', {colours: so})] : []),
        say('ys.preview.columns', {columns: words.join(', ')}),
        whyOrders(known),
        say('ys.preview.columns.moves'),
    ];
}

/** What moving a quotation does to the worth of its colour. @param {Known} known @param {Record<string, number>} by */
function quotationWords({view}, by) {
    const after = moved(view.quotations, by);
    const [was, is] = [ranks(view.quotations), ranks(after)];
    return COLOURS.flatMap((colour, index) =>
        by[colour] === undefined
            ? []
            : say(`ys.preview.quotation.${was[index] === is[index] ? 'stays' : 'becomes'}`, {
                  colour: colourName(colour),
                  from: view.quotations[index],
                  to: after[index],
                  rank: say(`ys.rank.${is[index]}`),
              }),
    );
}

/** @param {Chosen} chosen @returns {Record<string, number>} the steps of each colour that is chosen */
function stepsOf({colour, direction, up, down}) {
    return {
        ...(colour && direction ? {[String(colour)]: direction === 'up' ? 1 : -1} : {}),
        ...(up ? {[String(up)]: 1} : {}),
        ...(down ? {[String(down)]: -1} : {}),
    };
}

/** @type {Says} */
function bestBid(known, {settled}) {
    const best = lastTold(known, 'best_bidder');
    const why = best ? [say('ys.preview.best_bid', {total: best.total})] : [];
    return [...why, ...quotationWords(known, stepsOf(settled))];
}

/** @type {Record<string, Says>} */
const BY_STAGE = {
    bidding,
    choosing_positions: position,
    placing_cards: cards,
    placing,
    after_placing: cards,
    last_looks: cards,
    scoring_cards: cards,
    taking_gems: ship,
    colouring_gem: colouring,
    blue_edged_gem: colouring,
    ordering_columns: columns,
    best_bid: bestBid,
    end_cards: (known, choosing) => [...quotationWords(known, stepsOf(choosing.settled)), ...cards(known, choosing)],
    sending_courtiers: () => [say('ys.preview.courtier')],
};

/** @param {Known} known @param {Choosing} choosing @returns {string[]} sentences, the most pressing first */
export const preview = (known, choosing) => BY_STAGE[known.view.stage]?.(known, choosing) ?? [];
