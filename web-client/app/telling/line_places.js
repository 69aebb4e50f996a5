// Which places of the board a line of the log is about: those at which its game tells what happened. DOM-free.

/** @import {LineWriter} from '../log/log.js' */
/** @import {Sketcher} from './beats.js' */

/** Panels of players are no places of the board. @param {string} place */
const isOnBoard = (place) => !place.startsWith('player:');

/** @param {NonNullable<ReturnType<Sketcher>>} sketch */
function placesOf({places = [], marks = [], gains = []}) {
    const all = [...places, ...marks.map(({at}) => at), ...gains.map(({from = ''}) => from)];
    return all.filter((place) => place && isOnBoard(place));
}

/**
 * A writer of lines that say where on the board what they tell of was; others stay as they are.
 * @param {LineWriter} write @param {Sketcher} sketch that has read as much
 * @param {(place: string) => string[]} lasting what stands for this place later on
 * @returns {LineWriter}
 */
export function pointing(write, sketch, lasting = (place) => [place]) {
    return (event, seats) => {
        const places = placesOf(sketch(event) ?? {}).flatMap(lasting);
        const line = write(event, seats);
        return places.length > 0 ? {...line, at: [...new Set(places)]} : line;
    };
}
