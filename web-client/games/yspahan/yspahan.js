// Yspahan as the pages draw it: puts tower, city and caravan, the players, the decision and the log together.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {putOrSend} from '../../app/asking/choosing.js';
import {isAiming} from '../../app/asking/target.js';
import {lastTold} from '../../app/log/last_told.js';
import {logPanel} from '../../app/log/log_panel.js';
import {memoryOf} from '../../app/log/memory_panel.js';
import {labelled, say} from '../../app/words/words.js';
import {newSketchbook} from './beats.js';
import {calendar} from './calendar.js';
import {caravan} from './caravan.js';
import {city} from './city.js';
import {decide} from './decide.js';
import {emblem} from './goods.js';
import {alone, begin, boardTargets, isDoneByPick, isSentByPick, without} from './interactions.js';
import {landmark} from './landmarks.js';
import {lessons} from './lessons.js';
import {newLog} from './log.js';
import {memory} from './memory_shown.js';
import {ownPanels} from './own.js';
import {players, projectedPoints} from './players.js';
import {rules} from './rules.js';
import {rulesDrawing} from './rules_drawings.js';
import {scoreSheet} from './score_sheet.js';
import {signIcon} from './signs.js';
import {dayOfMatch, phase} from './situation.js';
import {tower} from './tower.js';
import {buildingName, nameOf} from './words_of.js';

/** @import {GameEvent} from '../../app/protocol.d.ts' */
/** @import {Drawn} from '../games.js' */
/** @import {Scene} from './scene.d.ts' */
/** @import {View} from './view.d.ts' */

/** The pieces that travel and stand on the boards while a beat is told: goods, camels, gold and buildings.
 *  @type {Record<string, (part: string) => unknown>} */
const TOKENS = {
    good: (seat) => emblem(Number(seat)),
    building: (building) => html`<span class="card-token">${signIcon(building)}${buildingName(building)}</span>`,
    supervisor: () => html`<span class="supervisor-token">${signIcon('supervisor')}</span>`,
};

/** Draws what a sketch of `beats.js` names. @param {string} name */
function token(name) {
    const [kind, part] = name.split('.');
    return TOKENS[kind]?.(part) ?? html`<span class="stock-token token-${kind}">${signIcon(kind)}</span>`;
}

const log = newLog();
const sketchbook = newSketchbook();
/** How events are told. */
const tale = {sketchbook, log, emblem, token, sideName: nameOf};

/** @param {Drawn} drawn @returns {Scene} */
function sceneOf(drawn) {
    const {choosing, decision, isPatient = false, put, send, sent, view, viewer} = drawn;
    const start = decision && begin(decision);
    /** @type {Parameters<typeof putOrSend>[1]} */
    const isSent = (type, next, means) =>
        isSentByPick(type, next) ||
        (means === 'pointer' && viewer !== undefined && isDoneByPick(view, viewer, isPatient, next));
    return {
        ...drawn,
        seats: drawn.table.seats,
        start,
        targets: sent ? new Map() : boardTargets(choosing, start),
        put: putOrSend({send, put}, isSent),
    };
}

/** @param {Drawn} drawn */
function draw(drawn) {
    const scene = sceneOf(drawn);
    const {tabs, view} = scene;
    const over = view.outcome !== undefined;
    return html`<div class="game yspahan ${over ? 'over' : ''}" data-stage=${view.stage}
        data-turn=${dayOfMatch(view)} ?data-aiming=${isAiming(scene.choosing, scene.targets)}>
        ${tabs.list(
            [
                {name: 'tower', words: say('yspahan.tab.tower')},
                {name: 'caravan', words: say('yspahan.tab.caravan')},
                {name: 'players', words: say('tabs.players')},
                {name: 'log', words: say('tabs.log')},
            ],
            scene.events.length,
        )}
        <div class="game-side">${tabs.panel('players', players(scene))}${tabs.panel(
            'log',
            logPanel(scene, tale, memoryOf(scene, emblem, memory)),
        )}</div>
        <div class="game-main">
            ${over ? scoreSheet(scene) : nothing}
            <div class="boards">${tabs.panel(
                'tower',
                html`<div class="rolled">${calendar(scene)}${tower(scene)}</div>`,
            )}
                <div class="town">${city(scene)}${tabs.panel('caravan', caravan(scene))}</div></div>
            <div class="dock">${over ? nothing : decide({...scene, latest: () => lastTold(tale, scene)})}${tabs.hand(
                say('yspahan.own'),
                html`<div class="own-area" role="group" tabindex="0" aria-label=${say('yspahan.own')}>
                    ${ownPanels(scene)}</div>`,
            )}</div>
        </div>
    </div>`;
}

/** Points and places as the score sheet shows them. @param {View} view */
function result({outcome, players: {length}}) {
    return outcome && {points: outcome.points.slice(0, length), places: outcome.places.slice(0, length)};
}

/** Each roll of the match, with the day on which it fell. @param {GameEvent[]} events */
function seenDraws(events) {
    /** @type {import('../../app/dealing/checks.js').SeenDraw[]} */
    const rolls = [];
    let day = '';
    for (const event of events) {
        if (event.type === 'day_began') {
            day = phase({week: event.week, day: event.day, stage: 'rolling'}).join(', ');
        } else if (event.type === 'dice_rolled') {
            const dice = [...event.white, ...event.yellow];
            rolls.push({purpose: 'dice', drawn: dice.map((value) => value - 1), words: labelled(day, dice.join(' '))});
        }
    }
    return rolls;
}

/** @type {import('../games.js').GameDrawing} */
export const yspahan = {
    begin,
    draw,
    result,
    tale,
    rules: {...rules, icon: signIcon, drawing: rulesDrawing},
    seenDraws,
    subtitle: (view) => phase(view).join(' · '),
    turn: dayOfMatch,
    without,
    alone,
    points: projectedPoints,
    landmark,
    lessons,
    undoing: {secret: [], revealing: ['card_seen', 'dice_rolled']},
};
