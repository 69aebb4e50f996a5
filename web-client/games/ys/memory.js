// What a person would remember of a match of Ys, worked out from their own view and events. So it contains nothing that
// this person was not told. DOM-free.

import {teamOf, without} from './hand.js';
import {CHARACTERS, NEUTRAL, PAY_AT_ONCE} from './words_of.js';

/** @import {GameEvent} from '../../app/protocol.d.ts' */
/** @import {View} from './view.d.ts' */

/** Another player's face-down broker whose value was seen. A courtier has no `where`, as it is not on the board.
 *  @typedef {{value: number, where?: string}} Spied */

/** The cards that a seat has won in palaces: those it holds, and those it has played.
 *  @param {GameEvent[]} events @param {number} seat */
export function cardsOf(events, seat) {
    const played = events
        .filter(({type, seat: whose}) => type === 'card_played' && whose === seat)
        .map(({character}) => character);
    const won = events
        .filter(({type, side, character}) => type === 'card_won' && side === seat && !PAY_AT_ONCE.includes(character))
        .map(({character}) => character);
    return {held: won.filter((card) => !played.includes(card)), played};
}

/** Whether the hand of a seat is what everybody saw it win and play: asked by the seat itself, whose hand the view has.
 *  @param {View} view @param {GameEvent[]} events @param {number} seat */
export function isHandKnown(view, events, seat) {
    const hand = [...(view.players[seat].own?.hand ?? [])].sort();
    const seen = cardsOf(events, seat).held.sort();
    return hand.length === seen.length && hand.every((card, at) => card === seen[at]);
}

/** The values of others' brokers that this viewer was shown and nobody else sees. @param {View} view
 *  @param {number} seat @returns {Spied[]} */
export function spiedOn(view, seat) {
    const onBoard = Object.values(view.brokers).filter(({side, face}) => side === seat && face === 'down');
    /** @type {{value?: number, where?: string}[]} */
    const hidden = [...onBoard, ...view.players[seat].throne_room];
    return hidden.flatMap(({value, where}) => (value === undefined ? [] : [{value, where}]));
}

/** How many brokers of each value a seat has in places where this viewer does not see them.
 *  @param {View} view @param {number} seat */
export function outOfSight(view, seat) {
    const inSight = [
        ...view.players[seat].before_screen,
        ...Object.values(view.brokers).flatMap(({side, value}) => (side === seat ? [value] : [])),
        ...view.players[seat].throne_room.map(({value}) => value),
    ];
    return without(view.team, inSight);
}

/** The same of the neutral's brokers, of which each seat has its own to place in a game for two; else there are none.
 *  @param {View} view @param {number} seat */
export function neutralsOutOfSight(view, seat) {
    const placed = Object.values(view.brokers).filter(({side, placer}) => side === NEUTRAL && placer === seat);
    const team = view.neutral ? teamOf({view}, true) : [];
    return without(
        team,
        placed.map(({value}) => value),
    );
}

/** The characters that have not appeared yet. @param {GameEvent[]} events */
export function charactersAhead(events) {
    const arrived = events.filter(({type}) => type === 'character_arrived').map(({character}) => character);
    return CHARACTERS.filter((character) => character !== 'blue_edged' && !arrived.includes(character));
}
