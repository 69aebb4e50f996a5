// Ys as the pages draw it: puts the boards, the players, the decision and the log together.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {beginChoosing, putOrSend} from '../../app/asking/choosing.js';
import {isAiming} from '../../app/asking/target.js';
import {lastTold} from '../../app/log/last_told.js';
import {logPanel} from '../../app/log/log_panel.js';
import {memoryOf} from '../../app/log/memory_panel.js';
import {say} from '../../app/words/words.js';
import {newSketchbook} from './beats.js';
import {characterIcon} from './characters.js';
import {city} from './city.js';
import {decide} from './decide.js';
import {gemIcon} from './gems.js';
import {counting, ghostsOf} from './ghosts.js';
import {boardTargets, handTargets, isSentAtOnce, likelyType, MANNERS} from './interactions.js';
import {landmark} from './landmarks.js';
import {lessons} from './lessons.js';
import {newLog} from './log.js';
import {market} from './market.js';
import {isHandKnown} from './memory.js';
import {memory} from './memory_shown.js';
import {ownPanels} from './own.js';
import {emblem, pieceIcon} from './pieces.js';
import {planOf} from './plan.js';
import {players} from './players.js';
import {afterPlanned, planned} from './round.js';
import {rules} from './rules.js';
import {rulesDrawing} from './rules_drawings.js';
import {scoreSheet} from './score_sheet.js';
import {phase} from './situation.js';
import {characterName, sideName} from './words_of.js';

/** @import {Decision} from '../../app/protocol.d.ts' */
/** @import {Drawn} from '../games.js' */
/** @import {Scene} from './scene.d.ts' */

/** The pieces that travel and stand on the boards while a beat is told: gems, characters and brokers.
 *  @type {Record<string, (...parts: string[]) => unknown>} */
const TOKENS = {
    gem: gemIcon,
    character: (character) =>
        html`<span class="card-token">${characterIcon(character)}${characterName(character)}</span>`,
    piece: (side, value) =>
        value === 'down' ? pieceIcon(Number(side), undefined, 'down') : pieceIcon(Number(side), Number(value)),
};

/** Draws what a sketch of `beats.js` names. @param {string} name */
function token(name) {
    const [kind, ...parts] = name.split('.');
    return TOKENS[kind](...parts);
}

const log = newLog();
const sketchbook = newSketchbook();
/** How events are told. */
const tale = {sketchbook, log, emblem, token, sideName};

/** The choice at its beginning. @param {Decision} decision */
const begin = (decision) => beginChoosing(decision, MANNERS, likelyType);

/** @param {Drawn} drawn @returns {Scene} */
function sceneOf(drawn) {
    const {decision, sent, view, viewer = 0} = drawn;
    const choosing = drawn.choosing && decision && afterPlanned(drawn.choosing, decision.rows, view, viewer);
    const put = putOrSend(drawn, isSentAtOnce);
    const open = sent ? undefined : choosing;
    const ghosts = ghostsOf({...drawn, choosing});
    return {
        ...drawn,
        choosing,
        seats: drawn.table.seats,
        targets: boardTargets(open, drawn.viewer),
        hand: handTargets(open),
        ghosts,
        counted: counting(view, ghosts),
        plan: decision && open && planOf(open, decision.rows, view, viewer),
        put: (next) => put(planned(next)),
    };
}

/** Puts back what is picked up, or else takes back the last planned placement. @param {Scene} scene */
function putBack({choosing, put}) {
    if (choosing?.begun) {
        put(choosing.cleared());
    } else if (choosing && choosing.planned.length > 0) {
        put(choosing.planning(choosing.planned.slice(0, -1)));
    }
}

/** @param {Drawn} drawn */
function draw(drawn) {
    const scene = sceneOf(drawn);
    const {tabs} = scene;
    const over = scene.view.final_score !== undefined;
    return html`<div class="game ys ${over ? 'over' : ''}" data-stage=${scene.view.stage} data-turn=${scene.view.turn}
        ?data-aiming=${isAiming(scene.choosing, scene.targets)} @putback=${() => putBack(scene)}>
        ${tabs.list(
            [
                {name: 'market', words: say('ys.tab.market')},
                {name: 'players', words: say('tabs.players')},
                {name: 'log', words: say('tabs.log')},
            ],
            scene.events.length,
        )}
        <div class="game-side">${tabs.panel('players', players(scene))}
            ${tabs.panel('log', logPanel(scene, tale, memoryOf(scene, emblem, memory)))}</div>
        <div class="game-main">
            ${over ? scoreSheet(scene) : nothing}
            <div class="boards"><div class="sea">${city(scene)}</div>${tabs.panel(
                'market',
                html`<div class="stalls">${market(scene)}</div>`,
            )}</div>
            <div class="dock">${over ? nothing : decide({...scene, latest: () => lastTold(tale, scene)})}${tabs.hand(
                say('ys.screen.own'),
                html`<div class="own-area" role="group" tabindex="0" aria-label=${say('ys.screen.own')}>
                    ${ownPanels(scene)}</div>`,
            )}</div>
        </div>
    </div>`;
}

/** Points and places as the score sheet shows them. @param {import('./view.d.ts').View} view */
function result({final_score, players: {length}}) {
    const sides = final_score?.sides.filter(({side}) => side < length).sort((one, other) => one.side - other.side);
    return sides && {points: sides.map(({total}) => total), places: sides.map(({place}) => place)};
}

/** @param {import('./view.d.ts').View} view */
const points = (view) => view.players.map(({projected}) => projected);

/** The order cards of the seats. @param {import('./view.d.ts').View} view */
const places = (view) => view.players.map(({order_card}) => ({number: order_card, says: say('ys.order_card')}));

/** @type {import('../games.js').GameDrawing} */
export const ys = {
    begin,
    suggested: planned,
    draw,
    result,
    tale,
    rules: {...rules, icon: characterIcon, drawing: rulesDrawing},
    subtitle: (view) => phase(view).join(' · '),
    turn: (view) => view.turn,
    without: (rows) => (rows.some(({type}) => type === 'pass') ? {type: 'pass'} : undefined),
    isHandKnown,
    points,
    places,
    landmark,
    lessons,
    undoing: {
        secret: ['has_bid', 'courtier_chosen'],
        revealing: ['bid_revealed', 'broker_revealed', 'broker_seen', 'character_arrived', 'courtier_seen'],
    },
};
