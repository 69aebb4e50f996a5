// The lines of a whole match in a replay, in groups by step: each group is a button that leads to its step.

import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {guard} from '../vendor/lit-html/directives/guard.js';
import {repeat} from '../vendor/lit-html/directives/repeat.js';

/** @import {LogLine} from './log.js' */
/** @import {Emblem} from './log_panel.js' */
/** @import {Past} from './moments.js' */

/** Where in the match one is, and the way to another step.
 *  @typedef {{past: Past, at: number, go: (step: number) => void}} Leafing */
/** @typedef {{step: number, lines: LogLine[]}} Group */

/** @param {LogLine[]} lines @param {number[]} steps of each line @returns {Group[]} */
function groupsOf(lines, steps) {
    /** @type {Group[]} */
    const groups = [];
    for (const [index, line] of lines.entries()) {
        if (groups.at(-1)?.step !== steps[index]) {
            groups.push({step: steps[index], lines: []});
        }
        groups[groups.length - 1].lines.push(line);
    }
    return groups;
}

/** @param {LogLine} line @param {Emblem} emblem */
const lineOf = ({weight, side, parts}, emblem) =>
    html`<span class="log-line log-${weight}">
        ${side === undefined ? nothing : emblem(side)}<span>${parts}</span></span>`;

/** Drawn anew only if it looks different. @param {Group} group @param {Emblem} emblem @param {Leafing} leafing
 *  @param {number | undefined} current */
function groupButton({step, lines}, emblem, {past, at, go}, current) {
    const isCurrent = step === current;
    const look = `${step > at ? 'later' : ''} ${past.undone.has(step) ? 'undone' : ''}`;
    // One stop for the keyboard: from there the arrows lead through the match.
    const shown = () => html`<li class=${look}><button type="button" class="log-step" data-log-step=${step}
        tabindex=${isCurrent ? '0' : '-1'} aria-current=${isCurrent ? 'step' : nothing} @click=${() => go(step)}>
        ${lines.map((line) => lineOf(line, emblem))}</button></li>`;
    return guard([...lines, look, isCurrent], shown);
}

/** @param {LogLine[]} lines of all that happened @param {Emblem} emblem @param {Leafing} leafing */
export function pastLines(lines, emblem, leafing) {
    const groups = groupsOf(lines, leafing.past.steps);
    const current = groups.findLast(({step}) => step <= leafing.at)?.step;
    return html`<div class="log-lines past-lines"><ol>
        ${repeat(
            groups,
            ({step}) => step,
            (group) => groupButton(group, emblem, leafing, current),
        )}</ol></div>`;
}
