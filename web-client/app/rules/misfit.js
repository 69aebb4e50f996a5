// Why a table cannot have some rules, in words of one's own: the server says it in one language only, but which values
// fit how many seats is known here as well. What depends on several options at once only the server knows. DOM-free.

import {listChoices, say} from '../words/words.js';
import {gameTitle, optionTitle, ruleName, valueTitle} from './rules.js';

/** @import {GameInfo, OptionInfo} from '../protocol.d.ts' */

/** @typedef {{game: string, seats: number, options: Record<string, string>}} Wanted */

/** @param {string} rule @param {number[]} fits @param {number} seats */
const notFor = (rule, fits, seats) => say('misfit.seats', {rule, fits: listChoices(fits), seats});

/** @param {Wanted} wanted @param {OptionInfo[]} known @param {string} name */
function wrongWith({game, seats, options}, known, name) {
    const option = known.find((one) => one.name === name);
    const value = option?.values.find((one) => one.value === options[name]);
    if (!option || !value) {
        return say('misfit.unknown', {rule: `${optionTitle(game, name)}: ${valueTitle(game, name, options[name])}`});
    }
    return value.seats.includes(seats)
        ? undefined
        : notFor(ruleName(game, option, value.value), value.seats, seats);
}

/**
 * What of a wanted table does not fit, if that can be told from what the server says of its games.
 * @param {Wanted} wanted @param {GameInfo[]} games @returns {string | undefined}
 */
export function misfit(wanted, games) {
    const {game, seats, options} = wanted;
    const known = games.find((one) => one.game === game);
    if (known && !known.seats.includes(seats)) {
        return notFor(gameTitle(game, games), known.seats, seats);
    }
    const names = known ? Object.keys(options) : [];
    return names.map((name) => wrongWith(wanted, known?.options ?? [], name)).find(Boolean);
}
