// Cuts what happened into beats. A beat is told on its own: for how long, where on the board, and what it brought to
// whom. Which event makes which beat is data of each game (its beats.js); words come from its log. Nothing is worked
// out here that no event says. DOM-free.

import {continues} from '../log/log.js';

/** @import {GameEvent} from '../protocol.d.ts' */

/** How long a beat is held at a calm pace, in ms. */
export const HOLDS = {glance: 500, look: 1000, read: 1800, study: 3200};

/** @typedef {keyof typeof HOLDS} Hold */
/** Something that came to a side, drawn by its game, and the place it came from.
 *  @typedef {{side: number, token: string, count: number, from?: string}} Gain */
/** A sign at a place of the board: something that its game draws, or words of a side.
 *  @typedef {{at: string, token?: string, words?: string, side?: number}} Mark */

/**
 * How one event is told.
 * @typedef {object} Sketch
 * @property {Hold} hold
 * @property {'before' | 'after'} over the view over which it is told: the one before what happened, or the one after
 * @property {string[]} places what lights up
 * @property {Mark[]} marks stay until the view after is shown
 * @property {Gain[]} gains
 * @property {string} [joins] events after each other that join the same make one beat
 * @property {number} [mover] who did it, and need not be told
 * @property {string} [clears] how places begin on which nothing is left
 * @property {string} [chapter] what is summed up together
 * @property {string} [sums] the title of the card that sums its chapter up
 */

/**
 * What is told at once; `first` and `last` are the numbers of its events.
 * @typedef {Pick<Sketch, 'hold' | 'over' | 'places' | 'joins'> & {first: number, last: number, told: number[],
 *           sum?: Sum}} Beat
 */
/** @typedef {{title: string, gains: Gain[]}} Sum */
/** Sketches one event after the other, and may keep in mind what it has read.
 *  @typedef {(event: GameEvent) => Partial<Sketch> | undefined} Sketcher */

/** @type {Sketch} */
const PLAIN = {hold: 'look', over: 'before', places: [], marks: [], gains: []};

/** The sketches of a match, each made once. An event that only the log tells has undefined. */
export class Sketchbook {
    /** @type {GameEvent[]} */ #events = [];
    /** @type {(Sketch | undefined)[]} */ #sketches = [];

    /** @param {() => Sketcher} newSketcher one that has read nothing yet */
    constructor(newSketcher) {
        this.newSketcher = newSketcher;
        this.sketch = newSketcher();
    }

    /** One for each event; these begin with the start of the match. @param {GameEvent[]} events */
    read(events) {
        if (!continues(this.#events, events)) {
            this.sketch = this.newSketcher();
            this.#sketches = [];
        }
        for (const event of events.slice(this.#sketches.length)) {
            const sketch = this.sketch(event);
            this.#sketches.push(sketch && {...PLAIN, ...sketch});
        }
        this.#events = events;
        return [...this.#sketches];
    }
}

/** The gains of each side, added up by token, in the order of their first coming.
 *  @param {Gain[]} gains @returns {Gain[]} */
export function added(gains) {
    /** @type {Map<string, Gain>} */
    const totals = new Map();
    for (const {side, token, count} of gains) {
        const known = totals.get(`${side} ${token}`);
        totals.set(`${side} ${token}`, {side, token, count: (known?.count ?? 0) + count});
    }
    return [...totals.values()];
}

/** All gains of these sketches. @param {(Sketch | undefined)[]} sketches */
export const gainsOf = (sketches) => sketches.flatMap((sketch) => sketch?.gains ?? []);

/** Where a move shows: on the boards, or else at whose move it was. @param {string[]} places */
function whereItShows(places) {
    const boards = places.filter((place) => !place.startsWith('player:'));
    return boards.length > 0 ? boards : places;
}

/**
 * Where others have moved since this seat last did, and it still shows.
 * @param {(Sketch | undefined)[]} sketches @param {number} seat
 */
export function movesOfOthers(sketches, seat) {
    const own = sketches.findLastIndex((sketch) => sketch?.mover === seat);
    /** @type {string[]} */
    let moved = [];
    for (const {mover, places, clears} of sketches.slice(own + 1).map((sketch) => sketch ?? PLAIN)) {
        moved = clears ? moved.filter((place) => !place.startsWith(clears)) : moved;
        moved.push(...(mover === undefined ? [] : whereItShows(places)));
    }
    return [...new Set(moved)];
}

/** The card that sums up a chapter, if anything came of it. @param {(Sketch | undefined)[]} sketches
 *  @param {number} index @returns {Sum | undefined} */
function sumAt(sketches, index) {
    const {sums = '', chapter} = sketches[index] ?? {};
    const ofChapter = sketches.slice(0, index + 1).filter((sketch) => sketch?.chapter === chapter);
    const gains = added(gainsOf(ofChapter));
    return gains.length > 0 ? {title: sums, gains} : undefined;
}

/** @param {Beat} beat @param {Sketch} sketch @param {number} index @returns {Beat} */
function joined(beat, sketch, index) {
    const hold = HOLDS[sketch.hold] > HOLDS[beat.hold] ? sketch.hold : beat.hold;
    const over = beat.over === 'after' ? sketch.over : 'before';
    const places = [...new Set([...beat.places, ...sketch.places])];
    return {...beat, hold, over, places, last: index, told: [...beat.told, index]};
}

/**
 * The view changes once, from the one before to the one after: what comes before anything that is told over the one
 * before, is told over that as well.
 * @param {Beat[]} beats @returns {Beat[]}
 */
function viewsInOrder(beats) {
    const lastBefore = beats.findLastIndex(({over}) => over === 'before');
    return beats.map((beat, index) => (index < lastBefore ? {...beat, over: 'before'} : beat));
}

/**
 * The beats of the events from this one on, as told to this viewer.
 * @param {(Sketch | undefined)[]} sketches of all events @param {number} from @param {number} [viewer]
 * @returns {Beat[]}
 */
export function beatsOf(sketches, from, viewer) {
    /** @type {Beat[]} */
    const beats = [];
    for (const [index, sketch] of sketches.entries()) {
        const sum = sketch?.sums === undefined ? undefined : sumAt(sketches, index);
        const isTold = sketch && index >= from && (sketch.mover === undefined || sketch.mover !== viewer);
        if (!isTold || (sketch.sums !== undefined && !sum)) {
            continue;
        }
        const before = beats.at(-1);
        if (before?.joins !== undefined && before.joins === sketch.joins) {
            beats[beats.length - 1] = joined(before, sketch, index);
        } else {
            const {hold, over, places, joins} = sketch;
            beats.push({hold, over, places, joins, first: index, last: index, told: [index], sum});
        }
    }
    return viewsInOrder(beats);
}

/** Where the chapter of this event begins: after the card that summed up the previous chapter.
 *  @param {(Sketch | undefined)[]} sketches @param {number} index */
const chapterBegins = (sketches, index) => sketches.slice(0, index).findLastIndex((one) => one?.sums !== undefined) + 1;

/**
 * Whether no later mark shows the same piece. There is only one of a piece if its name has no dot.
 * @param {Mark[]} marks @param {Mark} mark @param {number} index
 */
const isLastOfPiece = (marks, {token}, index) =>
    !token || token.includes('.') || !marks.slice(index + 1).some((other) => other.token === token);

/**
 * What stands on the board while a beat is told. Over the view before: all pieces and cards that have come about by
 * then, and the words and gains of this chapter. Over the view after, which shows all that, only what is gained now.
 * @param {(Sketch | undefined)[]} sketches @param {Beat} beat
 * @param {number} from the first event since the view before
 * @returns {{marks: Mark[], gains: Gain[]}}
 */
export function onBoard(sketches, {over, first, last}, from) {
    if (over === 'after') {
        return {marks: [], gains: added(gainsOf(sketches.slice(first, last + 1)))};
    }
    const begins = Math.max(from, chapterBegins(sketches, first));
    const marks = sketches
        .slice(from, last + 1)
        .flatMap((sketch, index) => (sketch?.marks ?? []).filter(({token}) => token || from + index >= begins));
    return {
        marks: marks.filter((mark, index) => isLastOfPiece(marks, mark, index)),
        gains: added(gainsOf(sketches.slice(begins, last + 1))),
    };
}
