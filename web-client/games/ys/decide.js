// The panel of the decision, with the words and drawings of Ys.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {decidePanel, previewLine} from '../../app/asking/deciding.js';
import {isPhone} from '../../app/page/phone.js';
import {hasWords, say} from '../../app/words/words.js';
import {characterCard, characterIcon} from './characters.js';
import {gemIcon} from './gems.js';
import {brokerOf} from './ghosts.js';
import {CARD_OF_ACTION, isPlanned, isSentAtOnce, kindOf} from './interactions.js';
import {emblem, pieceIcon} from './pieces.js';
import {droppedLine, plannedList} from './planned_shown.js';
import {preview} from './preview.js';
import {planSays, situation} from './situation.js';
import {courtierIcon} from './throne_room.js';
import {characterName, characterRule, gemName, NEUTRAL, placeName, ROMAN, sideName} from './words_of.js';

/** @import {Appearance} from '../../app/asking/panel.js' */
/** @import {Value} from '../../app/protocol.d.ts' */
/** @import {Kind} from './interactions.js' */
/** @import {Scene} from './scene.d.ts' */

/** @param {Scene} scene @param {Value} number */
function brokerOnBoard(scene, number) {
    const broker = scene.view.brokers[String(number)];
    return broker
        ? html`${pieceIcon(broker.side, broker.value, broker.face, broker.counts)}<span>
            ${placeName(broker.where)}</span>`
        : String(number);
}

/**
 * A courtier of the owner chosen so far, or else of the viewer.
 * @param {Scene} scene @param {number} number
 */
function courtier(scene, number) {
    const {choosing, viewer} = scene;
    const owner = choosing?.fields.includes('owner') ? choosing.settled.owner : viewer;
    const turn = say('ys.courtier', {turn: number + 1});
    return typeof owner === 'number' ? html`${courtierIcon(scene, owner, number)}<span>${turn}</span>` : turn;
}

/** How a value of each kind is shown. @type {Record<Kind, (scene: Scene, value: any) => unknown>} */
const SHOWN = {
    value: (scene, value) => pieceIcon(scene.viewer ?? 0, value),
    neutral: (_, value) => pieceIcon(NEUTRAL, value),
    number: brokerOnBoard,
    seat: (scene, value) => html`${emblem(value)}<span>${sideName(scene.seats, value)}</span>`,
    courtier,
    place: (_, value) => placeName(value),
    face: (_, value) => say(`ys.face.${value}`),
    quarter: (_, value) => say('ys.value.quarter', {quarter: ROMAN[value]}),
    colour: (_, value) => html`${gemIcon(value)}<span>${say(`ys.colour.${value}`)}</span>`,
    gem: (_, value) => html`${gemIcon(value)}<span>${gemName(value)}</span>`,
    character: (_, value) => html`<span class="card-chip">${characterCard(value)}</span>`,
    position: (_, value) => say('ys.value.position', {position: value}),
    direction: (_, value) =>
        html`<span aria-hidden="true">${value === 'up' ? '▲' : '▼'}</span> ${say(`ys.value.${value}`)}`,
    colours: (_, value) => html`${gemIcon(value)}<span>${say(`ys.colour.${value}`)}</span>`,
    plain: (_, value) => String(value),
};

/** @param {Scene} scene @param {string} type */
function typeName(scene, type) {
    const staged = `ys.action.${type}.${scene.view.stage}`;
    const key = hasWords(staged) ? staged : `ys.action.${type}`;
    const card = CARD_OF_ACTION[type];
    const words = hasWords(key) ? say(key) : type;
    const short = `ys.action.${type}.short`;
    return card && type !== 'decline_swap'
        ? html`${characterIcon(card)}<span data-rule=${characterRule(card)} title=${words}>${
              hasWords(short) ? say(short) : characterName(card)
          }</span>`
        : words;
}

/** Whether this field is picked up from the hand. @param {string} type @param {string} field */
const isInHand = (type, field) => (field === 'broker' && isPlanned(type)) || (field === 'pair' && type === 'bid');

/** How to pick up brokers: the one to be placed, or both of a bid. @param {Scene} scene @param {string} field */
function pickingUp({choosing}, field) {
    const bid = choosing?.picks.length === 1 ? 'ys.bid.pick.more' : 'ys.bid.pick';
    return say(field === 'pair' ? bid : 'ys.plan.pick');
}

/**
 * Whether this field is a broker that lies on the boards. There may be many, and a list of them would push the boards
 * up. A phone shows one board at a time, so it has the list.
 * @param {string} type @param {string} field
 */
const isLying = (type, field) =>
    !isPhone() && (field === 'pair' ? type === 'swap_brokers' : kindOf(type, field) === 'number');

/** @param {Scene} scene @returns {Appearance} */
function appearance(scene) {
    return {
        type: (type) => typeName(scene, type),
        field: (type, field) => {
            const key = field === 'pair' ? `ys.ask.pair.${type}` : `ys.ask.${type}.${field}`;
            return hasWords(key) ? say(key) : field;
        },
        value: (type, field, value) => {
            const named = field === 'pair' ? (scene.choosing?.pair?.[0] ?? field) : field;
            return SHOWN[kindOf(type, named)](scene, value);
        },
        types: (types) => (types.every(isPlanned) ? [] : undefined),
        onBoard: (type, field) => isInHand(type, field) || isLying(type, field) || kindOf(type, field) === 'place',
        hint: (type, field) =>
            isInHand(type, field) ? pickingUp(scene, field) : isLying(type, field) ? say('ys.broker.pick') : undefined,
        atOnce: isSentAtOnce,
    };
}

/** The view as it would be with the planned placements. @param {Scene} scene */
function viewWithPlan({view, viewer, choosing}) {
    const planned = (choosing?.planned ?? []).map((action, at) => [`planned${at}`, brokerOf(action, viewer ?? 0)]);
    return {...view, brokers: {...view.brokers, ...Object.fromEntries(planned)}};
}

/** The planned placements in a row, and the button that sends them. @param {Scene} scene */
function planShown(scene) {
    const {plan, sendAll, send} = scene;
    const actions = plan?.actions ?? [];
    const act = () => (sendAll && actions.length > 1 ? sendAll(actions) : send(actions[0]));
    return plan && {drawn: plannedList(scene), sendAll: actions.length > 0 ? act : undefined};
}

/** @param {Scene} scene */
function wordsOf(scene) {
    const {seats, viewer, choosing, sent} = scene;
    return planSays(choosing, sent) ?? situation(viewWithPlan(scene), seats, viewer, choosing);
}

/** @param {Scene} scene */
export function decide(scene) {
    const {choosing, sent} = scene;
    const says = choosing && !sent ? html`${droppedLine(scene)}${previewLine(preview(scene, choosing))}` : nothing;
    return decidePanel({...scene, planned: planShown(scene)}, appearance(scene), wordsOf(scene), says);
}
