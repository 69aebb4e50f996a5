// Caylus Magna Carta as the pages draw it: puts the road, the castle, the players, the decision and the log together.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {beginChoosing, putOrSend} from '../../app/asking/choosing.js';
import {isAiming} from '../../app/asking/target.js';
import {lastTold} from '../../app/log/last_told.js';
import {logPanel} from '../../app/log/log_panel.js';
import {memoryOf} from '../../app/log/memory_panel.js';
import {isAcross, isPhone, isSmall} from '../../app/page/phone.js';
import {say} from '../../app/words/words.js';
import {pictureIcon} from './art.js';
import {newSketchbook} from './beats.js';
import {bridge, castle} from './castle.js';
import {decide} from './decide.js';
import {thingIcon} from './goods.js';
import {boardTargets, isDoneByPick, isSentByPick, likelyType, MANNERS, without} from './interactions.js';
import {landmark} from './landmarks.js';
import {lessons} from './lessons.js';
import {newLog} from './log.js';
import {memory} from './memory_shown.js';
import {hands} from './own.js';
import {emblem, provostDrawing, workerIcon} from './pieces.js';
import {players} from './players.js';
import {prestigeList} from './prestige.js';
import {road} from './road.js';
import {cardsAhead} from './road_map.js';
import {rules} from './rules.js';
import {rulesDrawing} from './rules_drawings.js';
import {scoreSheet} from './score_sheet.js';
import {phase} from './situation.js';
import {nameOf} from './words_of.js';

/** @import {Decision} from '../../app/protocol.d.ts' */
/** @import {Drawn} from '../games.js' */
/** @import {Scene, Space} from './scene.d.ts' */
/** @import {PlayerView} from './view.d.ts' */

/** The pieces that travel and stand on the boards while a beat is told: cubes, money, castle tokens and others.
 *  @type {Record<string, (part: string) => unknown>} */
const TOKENS = {
    worker: (seat) => workerIcon(Number(seat)),
    provost: () => html`<svg class="provost-icon" viewBox="-16 -24 34 42" aria-hidden="true">${provostDrawing()}</svg>`,
};

/** Draws what a sketch of `beats.js` names. @param {string} name */
function token(name) {
    const [kind, part] = name.split('.');
    return TOKENS[kind]?.(part) ?? thingIcon(kind);
}

const log = newLog();
const sketchbook = newSketchbook();
/** How events are told. */
const tale = {sketchbook, log, emblem, token, sideName: nameOf};
/** The share of the window beside the sheet, on a phone held across (style/phone.css). */
const BESIDE_SHEET = 0.56;
/** The share of the height that bars, tabs and the sheet leave free, on a tablet held upright. */
const OVER_SHEET = 0.56;

/** The choice at its beginning. @param {Decision} decision */
const begin = (decision) => beginChoosing(decision, MANNERS, likelyType);

/** The height of all else on a desk: the bar, the panels, and the gaps. */
const BESIDE_ROAD = 300;
/** The same for those who watch, whose only panel is low. */
const BESIDE_WATCHED = 222;
/** The same in a replay, without the hands; and what there is at least for these and the road. */
const BESIDE_LEAFED = 282;
const LEAFED_LEAST = 570;
/** The height of the hands in a replay that shows so many of them, as in magna_carta.css; and in a narrow window. */
const HANDS_LEAFED = [64, 226, 132, 244];
const HANDS_NARROW = [64, 226, 144, 274];

/** @param {Drawn} drawn */
function heightForRoad({viewer, leafing, view}) {
    if (leafing) {
        const hands = view.players.filter((/** @type {PlayerView} */ {own}) => own).length;
        const heights = innerWidth <= 1240 ? HANDS_NARROW : HANDS_LEAFED;
        return Math.max(innerHeight - BESIDE_LEAFED, LEAFED_LEAST) - (heights[hands] ?? heights[3]);
    }
    return innerHeight - (viewer === undefined ? BESIDE_WATCHED : BESIDE_ROAD);
}

/** The room that the window leaves for the road, whatever is held and asked. @param {Drawn} drawn @returns {Space} */
function spaceForRoad(drawn) {
    const {innerWidth: width} = window;
    const ahead = {cards: cardsAhead(drawn.view.road, drawn.leafing), isWhole: drawn.leafing !== undefined};
    if (isPhone() && !isSmall()) {
        return {width: width - 24, height: innerHeight * OVER_SHEET, ...ahead, scrolls: false};
    }
    return isSmall()
        ? {width: (isAcross() ? width * BESIDE_SHEET : width) - 16, height: 1000, ...ahead, scrolls: true}
        : {width: width * 0.68 - 54, height: heightForRoad(drawn), ...ahead, scrolls: false};
}

/** @param {Drawn} drawn @returns {Scene} */
function sceneOf(drawn) {
    const {choosing, decision, isPatient, sent, view} = drawn;
    /** @type {Parameters<typeof putOrSend>[1]} */
    const isSent = (type, next, means) =>
        isSentByPick(type, next) || (isPatient === true && means === 'pointer' && isDoneByPick(type, next));
    return {
        ...drawn,
        seats: drawn.table.seats,
        start: decision && begin(decision),
        targets: boardTargets(sent ? undefined : choosing, view.provost),
        space: spaceForRoad(drawn),
        put: putOrSend(drawn, isSent),
    };
}

/** @param {Drawn} drawn */
function draw(drawn) {
    const scene = sceneOf(drawn);
    const {tabs, view} = scene;
    const over = view.final_score !== undefined;
    return html`<div class="game magna-carta ${over ? 'over' : ''}" data-stage=${view.stage} data-turn=${view.round}
        ?data-aiming=${isAiming(scene.choosing, scene.targets)}>
        ${tabs.list(
            [
                {name: 'castle', words: say('magna-carta.tab.castle')},
                {name: 'players', words: say('tabs.players')},
                {name: 'log', words: say('tabs.log')},
            ],
            scene.events.length,
        )}
        <div class="game-side">${tabs.panel('players', players(scene))}
            ${tabs.panel('log', logPanel(scene, tale, memoryOf(scene, emblem, memory)))}</div>
        <div class="game-main">
            ${over ? scoreSheet(scene) : nothing}
            <div class="boards"><div class="land">${road(scene)}</div>
                ${tabs.panel(
                    'castle',
                    html`<div class="court">${bridge(scene)}${castle(scene)}${prestigeList(scene)}</div>`,
                )}</div>
            <div class="dock">${over ? nothing : decide({...scene, latest: () => lastTold(tale, scene)})}
                ${tabs.hand(say('magna-carta.own'), hands(scene))}</div>
        </div>
    </div>`;
}

/** Points and places as the score sheet shows them. @param {import('./view.d.ts').View} view */
function result({final_score}) {
    const seats = final_score && [...final_score.seats].sort((one, other) => one.seat - other.seat);
    return seats && {points: seats.map(({total}) => total), places: seats.map(({place}) => place)};
}

/** @type {import('../games.js').GameDrawing} */
export const magnaCarta = {
    begin,
    draw,
    result,
    tale,
    rules: {...rules, icon: pictureIcon, drawing: rulesDrawing},
    subtitle: (view) => phase(view).join(' · '),
    turn: (view) => view.round,
    without,
    points: (/** @type {import('./view.d.ts').View} */ view) => view.players.map(({score}) => score),
    landmark,
    lessons,
    undoing: {secret: ['hand_chosen'], revealing: ['cards_drawn', 'hand_kept']},
};
