// The lines of a whole match in a replay, grouped by step. Each group is a button that leads to its step and points at
// its places on the board (log_pointer.js).

import {guard} from '../../vendor/lit-html/directives/guard.js';
import {repeat} from '../../vendor/lit-html/directives/repeat.js';
import {html, nothing} from '../../vendor/lit-html/lit-html.js';

/** @import {GameEvent} from '../protocol.d.ts' */
/** @import {LogLine} from './log.js' */
/** @import {Emblem} from './log_panel.js' */
/** @import {Numbered} from './log_reading.js' */

/** All that happened; `steps` says for each event after which step it is seen, `undone` which steps were undone later.
 *  @typedef {{events: GameEvent[], steps: number[], undone: Set<number>}} Past */
/** Where in the match one is, and the way to another step.
 *  @typedef {{past: Past, at: number, go: (step: number) => void}} Leafing */
/** @typedef {{step: number, lines: LogLine[]}} Group */

/** @param {Numbered[]} lines @param {number[]} steps of each line of all @returns {Group[]} */
function groupsOf(lines, steps) {
    /** @type {Group[]} */
    const groups = [];
    for (const {line, number} of lines) {
        if (groups.at(-1)?.step !== steps[number]) {
            groups.push({step: steps[number], lines: []});
        }
        groups[groups.length - 1].lines.push(line);
    }
    return groups;
}

/** @param {LogLine} line @param {Emblem} emblem */
const lineOf = ({weight, side, parts, at, stays = false}, emblem) =>
    html`<span class="log-line log-${weight} ${stays ? 'stays' : ''}" data-places=${at?.join(' ') ?? nothing}>
        ${side === undefined ? nothing : emblem(side)}<span>${parts}</span></span>`;

/** Drawn anew only if it looks different. @param {Group} group @param {Emblem} emblem @param {Leafing} leafing
 *  @param {{current?: number, stop?: number}} steps the one that is seen, and the one that the keyboard comes to */
function groupButton({step, lines}, emblem, {past, at, go}, {current, stop}) {
    const [isCurrent, isStop] = [step === current, step === stop];
    const look = `${step > at ? 'later' : ''} ${past.undone.has(step) ? 'undone' : ''}`;
    const places = [...new Set(lines.flatMap(({at = []}) => at))].join(' ');
    // One stop for the keyboard: from there the arrows lead through the match.
    const shown = () => html`<li class=${look}><button type="button" class="log-step" data-log-step=${step}
        data-places=${places || nothing}
        tabindex=${isStop ? '0' : '-1'} aria-current=${isCurrent ? 'step' : nothing} @click=${() => go(step)}>
        ${lines.map((line) => lineOf(line, emblem))}</button></li>`;
    return guard([...lines, look, isCurrent, isStop], shown);
}

/** @param {Numbered[]} lines that are read of all that happened @param {Emblem} emblem @param {Leafing} leafing
 *  @param {number[]} stepsOfAll the step of each line of all */
export function pastLines(lines, emblem, leafing, stepsOfAll) {
    const groups = groupsOf(lines, stepsOfAll);
    const current = groups.findLast(({step}) => step <= leafing.at)?.step;
    const steps = {current, stop: current ?? groups[0]?.step};
    return html`<div class="log-lines past-lines"><ol>
        ${repeat(
            groups,
            ({step}) => step,
            (group) => groupButton(group, emblem, leafing, steps),
        )}</ol></div>`;
}
