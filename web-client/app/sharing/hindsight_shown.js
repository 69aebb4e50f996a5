// Shows what bots say of a match that is over, below its strip: the advice for the step that is shown, the steps that
// changed most, and which curves there are.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {drawingOf} from '../../games/games.js';
import {refusalWords} from '../page/frame.js';
import {afterColon, NEXT_TO_NOTHING, say, sayCount, seatName} from '../words/words.js';
import {changeAround, isDecision, placeWritten} from './hindsight.js';

/** @import {Advice, GameEvent, Replay, Table, TurningPoint} from '../protocol.d.ts' */
/** @import {Past} from '../log/past_lines.js' */
/** @import {Hindsight} from './hindsight.js' */

/** @typedef {{hindsight: Hindsight, replay: Replay, past: Past, at: number, go: (step: number) => void}} Looked */

/** What the log says of what bots said, by the advice or the turning point. It is written once.
 *  @type {WeakMap<object, unknown[]>} */
const written = new WeakMap();

/**
 * These events as the log says them, which has to know what was told before.
 * @param {object} about what they are told for @param {Table} table @param {GameEvent[]} before
 * @param {GameEvent[]} events
 */
function told(about, {game, seats}, before, events) {
    const known = written.get(about);
    if (known) {
        return known;
    }
    const lines = drawingOf(game).tale?.log.readBeside([...before, ...events], seats) ?? [];
    const words = lines
        .slice(before.length)
        .map(({parts}, number) => html`${number > 0 ? ' · ' : nothing}<span class="hindsight-line">${parts}</span>`);
    written.set(about, words);
    return words;
}

/** What was told until before this step, without what was undone. @param {Past} past @param {number} step from 0 */
const toldBefore = ({events, steps, undone}, step) =>
    events.filter((_, number) => steps[number] <= step && !undone.has(steps[number]));

/** @param {Advice} advised @param {Looked} looked */
function adviceWords(advised, {replay: {table}, past, at}) {
    const {seat, better_by: betterBy, events} = advised;
    const player = seatName(table.seats[seat], seat);
    if (betterBy === 0) {
        return say('hindsight.same', {player});
    }
    const points = Math.round(betterBy / 100);
    const words =
        betterBy < NEXT_TO_NOTHING
            ? say('hindsight.better.hardly', {player})
            : sayCount('hindsight.better', points, {player});
    return html`${words} ${told(advised, table, toldBefore(past, at - 1), events)}`;
}

/** @param {Looked} looked */
function advice(looked) {
    const {hindsight, replay, at} = looked;
    const step = at - 1;
    const decided = replay.steps[step];
    if (!isDecision(decided)) {
        return nothing;
    }
    const asked = hindsight.adviceAt(step);
    if (!asked) {
        return html`<button type="button" data-advise @click=${() => hindsight.advise(step)}>
            ${say('hindsight.ask', {player: seatName(replay.table.seats[decided.seat], decided.seat)})}</button>`;
    }
    if (asked.refused) {
        return say('hindsight.none', {reason: afterColon(refusalWords(asked.refused))});
    }
    return asked.said ? adviceWords(asked.said, looked) : say('hindsight.thinking');
}

/** For whom the match changed there, and by how much. @param {TurningPoint} point @param {Looked} looked */
function changeWords({step, seat}, {hindsight, replay: {table}}) {
    const change = changeAround(hindsight.analysis?.said?.standings ?? [], step, seat);
    return change
        ? html` <em>${say('hindsight.change', {
              player: seatName(table.seats[change.seat], change.seat),
              before: placeWritten(change.before),
              after: placeWritten(change.after),
          })}</em>`
        : nothing;
}

/** Where in the match a step is, as “Round 6, step 161”. @param {number} step from 0 @param {Looked} looked */
function stepWords(step, {replay: {table}, past}) {
    const {landmark} = drawingOf(table.game);
    const chapter = toldBefore(past, step)
        .map((event) => landmark?.(event, table.seats)?.chapter)
        .findLast((name) => name !== undefined);
    return chapter === undefined
        ? say('hindsight.step', {step: step + 1})
        : say('hindsight.step.in', {chapter, step: step + 1});
}

/** What the log says of the step, or whose it was, and what it changed.
 *  @param {TurningPoint} point @param {Looked} looked */
function turningPoint(point, looked) {
    const {
        replay: {table},
        past,
        at,
        go,
    } = looked;
    const {step, seat} = point;
    const events = past.events.filter((_, number) => past.steps[number] === step + 1);
    const words = told(point, table, toldBefore(past, step), events);
    return html`<li><button type="button" data-turning aria-current=${at === step + 1 ? 'step' : nothing}
        @click=${() => go(step + 1)}><span><b>${stepWords(step, looked)}</b> ${
            words[0] ?? seatName(table.seats[seat], seat)
        }${changeWords(point, looked)}</span></button></li>`;
}

/** The steps that changed most, or a button that asks for them. @param {Looked} looked */
export function turningPoints(looked) {
    const {analysis} = looked.hindsight;
    if (!analysis) {
        return html`<button type="button" data-analyse @click=${() => looked.hindsight.analyse()}>
            ${say('hindsight.decided')}</button>`;
    }
    if (analysis.refused) {
        return say('hindsight.none', {reason: afterColon(refusalWords(analysis.refused))});
    }
    const points = analysis.said?.turning_points;
    if (!points) {
        return say('hindsight.decided.working');
    }
    return points.length === 0
        ? say('hindsight.decided.none')
        : html`<b>${say('hindsight.decided.title')}</b>
              <ol class="turning-points">${points.map((point) => turningPoint(point, looked))}</ol>`;
}

/** @param {Looked} looked */
function curveChoice({hindsight}) {
    if (!hindsight.analysis?.said) {
        return nothing;
    }
    const kinds = /** @type {const} */ (['points', 'places']);
    return html`<span class="curve-choice" role="group" aria-label=${say('hindsight.curves')}>${kinds.map(
        (kind) =>
            html`<button type="button" data-curves=${kind} aria-pressed=${hindsight.curves === kind}
                @click=${() => hindsight.show(kind)}>${say(`hindsight.curves.${kind}`)}</button>`,
    )}</span>`;
}

/** @param {Looked} looked */
export const hindsightShown = (looked) =>
    html`<div class="hindsight"><div class="hindsight-advice" role="status">${advice(looked)}</div>
        <div class="hindsight-decided" role="status">${turningPoints(looked)}</div>${curveChoice(looked)}</div>`;
