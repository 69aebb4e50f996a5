// Says in a sentence where the match stands and whom it waits for. DOM-free.

import {hasWords, listNames, say, sayCount} from '../../app/words/words.js';
import {nameOf, numbered} from './words_of.js';

/** @import {Choosing} from '../../app/asking/choosing.js' */
/** @import {SeatInfo} from '../../app/protocol.d.ts' */
/** @import {View} from './view.d.ts' */

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** The card whose ability is asked about. One that was turned over meanwhile still does what it did.
 *  @param {View} view */
function cardInTurn({ability, road}) {
    return ability ? numbered({...road[ability.place], face: 'building'}, ability.place) : '';
}

/** Whether there is exactly one possible answer. @param {Choosing | undefined} choosing */
const isForced = (choosing) =>
    choosing?.types.length === 1 && choosing.fields.every((field) => choosing.offered(field).length === 1);

/** @param {View} view @param {Choosing | undefined} choosing */
function ownKey({stage}, choosing) {
    const key = `magna-carta.stage.${stage}.you`;
    return isForced(choosing) && hasWords(`${key}.only`) ? `${key}.only` : key;
}

/**
 * @param {View} view @param {SeatInfo[]} seats @param {number | undefined} viewer
 * @param {Choosing} [choosing] what the viewer can answer
 */
export function situation(view, seats, viewer, choosing) {
    const {stage, asked} = view;
    if (stage === 'over' || asked.length === 0) {
        return say(stage === 'over' ? 'magna-carta.stage.over.other' : 'magna-carta.stage.nobody');
    }
    if (viewer !== undefined && asked.includes(viewer)) {
        return say(ownKey(view, choosing), {card: cardInTurn(view)});
    }
    const names = listNames(asked.map((seat) => nameOf(seats, seat)));
    if (asked.length > 1) {
        return say('magna-carta.stage.several', {names, doing: say(`magna-carta.stage.${stage}.several`)});
    }
    return say(`magna-carta.stage.${stage}.other`, {name: names, card: cardInTurn(view)});
}

/** How far the end is. A round without tokens is played to its end, and one token at least leaves in every round.
 *  @param {View} view */
function leftWords({castle, players}) {
    const tokens = sum(castle);
    const isLast = tokens === 0 || (tokens === 1 && players.every(({batches}) => batches === 0));
    return isLast ? say('magna-carta.phase.last') : sayCount('magna-carta.phase.tokens', tokens);
}

/** Round, phase and how far the end is. @param {View} view */
export function phase(view) {
    return [
        say('magna-carta.phase.round', {round: view.round}),
        say(`magna-carta.phase.${view.stage}`),
        view.stage === 'over' ? '' : leftWords(view),
    ].filter(Boolean);
}
