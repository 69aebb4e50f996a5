// What bots say of a match that is over: what each seat could expect as it went on, what changed that most, and what a
// bot would have done at a step. The server thinks about it when somebody asks, and then it is kept here. DOM-free.

import {refusalOf} from '../connection/connection.js';
import {fetchAdvice, fetchAnalysis} from '../connection/http.js';
import {locale} from '../words/language.js';

/** @import {FinishedMatch} from '../connection/http.js' */
/** @import {Advice, Analysis, ReplayStep, Standing} from '../protocol.d.ts' */

/** What was asked: it is being thought about, is there, or cannot be had.
 *  @template Said @typedef {{said?: Said, refused?: {code: string, sentence: string}}} Asked */

/** A first place is the highest: what a curve of places shows of a place in hundredths. @param {number} place
 *  @param {number} seats */
const heightOf = (place, seats) => seats - place / 100;

/** What each seat could expect, step by step, as the latest look before it says. @param {Standing[]} standings
 *  @param {number} last @returns {number[][]} places by seat, in hundredths */
export function placesBySeat(standings, last) {
    const steps = Array.from({length: last + 1}, (_, at) => standings.findLast(({step}) => step <= at));
    return (standings[0]?.places ?? []).map((_, seat) => steps.map((standing) => standing?.places[seat] ?? 0));
}

/**
 * Whose place changed in the stretch around a step, which the nearest looks before and after it say: that of whoever
 * acted, unless somebody else's changed more than twice as much.
 * @param {Standing[]} standings @param {number} step counted from 0 @param {number} actor
 */
export function changeAround(standings, step, actor) {
    const before = standings.findLast((standing) => standing.step <= step);
    const after = standings.find((standing) => standing.step > step);
    if (!before || !after) {
        return undefined;
    }
    const changes = before.places.map((place, seat) => ({seat, before: place, after: after.places[seat]}));
    const sizes = changes.map((change) => Math.abs(change.after - change.before));
    const most = sizes.indexOf(Math.max(...sizes));
    return changes[sizes[most] > 2 * sizes[actor] ? most : actor];
}

/** An expected place as it is read: “2.4”. @param {number} place in hundredths */
export const placeWritten = (place) =>
    new Intl.NumberFormat(locale(), {minimumFractionDigits: 1, maximumFractionDigits: 1}).format(place / 100);

/** The same as curves. @param {number[][]} places @returns {number[][]} */
export const curvesOfPlaces = (places) => places.map((curve) => curve.map((place) => heightOf(place, places.length)));

/** Whether somebody decided something at this step: what takes back decides nothing. @param {ReplayStep} [step] */
export const isDecision = (step) => step !== undefined && step.undoes === undefined;

export class Hindsight {
    /** @type {Asked<Analysis> | undefined} */ analysis;
    /** What the curves show. @type {'points' | 'places'} */ curves = 'points';
    /** By the number of the step, counted from 0. @type {Map<number, Asked<Advice>>} */ #advice = new Map();

    /** @param {() => FinishedMatch} match @param {() => void} changed */
    constructor(match, changed) {
        this.match = match;
        this.changed = changed;
    }

    /** @param {number} step counted from 0 */
    adviceAt(step) {
        return this.#advice.get(step);
    }

    /** @param {number} step counted from 0 */
    async advise(step) {
        this.#advice.set(step, {});
        this.changed();
        this.#advice.set(step, await said(fetchAdvice(this.match(), step)));
        this.changed();
    }

    async analyse() {
        this.analysis = {};
        this.changed();
        this.analysis = await said(fetchAnalysis(this.match()));
        this.curves = this.analysis.said ? 'places' : 'points';
        this.changed();
    }

    /** @param {'points' | 'places'} curves */
    show(curves) {
        this.curves = curves;
        this.changed();
    }
}

/** @template Said @param {Promise<Said>} answer @returns {Promise<Asked<Said>>} */
const said = (answer) =>
    answer.then(
        (words) => ({said: words}),
        (error) => ({refused: refusalOf(error)}),
    );
