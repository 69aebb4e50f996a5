// The rule options of a table in words, what a table cannot have, and the chapters of a game's rules. Titles and
// meanings come from the words of the game, or from the server where there are none. Which value is usual, and what
// fits how many seats, the server says. DOM-free.

import {hasWords, labelled, listChoices, say} from '../words/words.js';

/** @import {GameInfo, OptionInfo, Table} from '../protocol.d.ts' */

/** @typedef {{title: string, explanation: string, differs: boolean}} Rule */

/** What a game is called. @param {string} game @param {GameInfo[]} games */
export function gameTitle(game, games) {
    return games.find((one) => one.game === game)?.title ?? game;
}

/** What the words of a game say about an option, else the other text. @param {string} game
 *  @param {string} about the option, and what of it is meant @param {string} other */
function optionWords(game, about, other) {
    const key = `${game}.option.${about}`;
    return hasWords(key) ? say(key) : other;
}

/** What an option is called. @param {string} game @param {string} option */
export const optionTitle = (game, option) => optionWords(game, option, option.replaceAll('_', ' '));

/** What an option is about. @param {string} game @param {OptionInfo} option */
export const optionSays = (game, {name, explanation}) => optionWords(game, `${name}.says`, explanation);

/** What a value of an option is called. @param {string} game @param {string} option @param {string} value */
export const valueTitle = (game, option, value) => optionWords(game, `${option}.${value}`, value);

/** What it means that an option has this value. @param {string} game @param {string} option
 *  @param {{value: string, explanation: string}} value */
export const valueSays = (game, option, {value, explanation}) =>
    optionWords(game, `${option}.${value}.says`, explanation);

/** Whether an option is just on or off. @param {OptionInfo} option */
export function isSwitch({values}) {
    return values.length === 2 && values[0].value === 'off' && values[1].value === 'on';
}

/** What an option with this value is called: one that is on by its name alone.
 *  @param {string} game @param {OptionInfo} option @param {string} value */
export function ruleName(game, option, value) {
    const title = optionTitle(game, option.name);
    const word = isSwitch(option) ? say('rules.off') : valueTitle(game, option.name, value);
    return isSwitch(option) && value === 'on' ? title : labelled(title, word);
}

/** @param {string} game @param {OptionInfo} option @param {string} value @returns {Rule} */
function ruleOf(game, option, value) {
    const offered = option.values.find((one) => one.value === value);
    return {
        title: ruleName(game, option, value),
        explanation: offered ? valueSays(game, option.name, offered) : value,
        differs: value !== option.values[0].value,
    };
}

/**
 * The rules of a table as far as its game is known, in the order of the server. An option that the table does not name
 * has its first value. What can only be as it is with so many players does not concern them.
 * @param {Pick<Table, 'game' | 'options' | 'seats'>} table @param {GameInfo[]} games @returns {Rule[]}
 */
export function rulesOf({game, options, seats}, games) {
    const known = games.find((one) => one.game === game)?.options ?? [];
    const open = fittingOptions(known, seats.length).map(({name}) => name);
    return known
        .map((option) => ({
            name: option.name,
            rule: ruleOf(game, option, options[option.name] ?? option.values[0].value),
        }))
        .filter(({name, rule}) => open.includes(name) || rule.differs)
        .map(({rule}) => rule);
}

/** @param {Pick<Table, 'game' | 'options' | 'seats'>} table @param {GameInfo[]} games */
export function unusualRules(table, games) {
    return rulesOf(table, games).filter(({differs}) => differs);
}

/**
 * The options that leave a choice with this number of seats, each with the values that fit.
 * @param {OptionInfo[]} options @param {number} seats
 */
export function fittingOptions(options, seats) {
    return options
        .map((option) => ({...option, values: option.values.filter((value) => value.seats.includes(seats))}))
        .filter(({values}) => values.length > 1);
}

/** A card, or whatever else a chapter explains. @typedef {{name: string, title: string, says: string}} Thing */
/** `stages` are those of the match that it explains.
 *  @typedef {{name: string, stages: string[], things?: () => Thing[]}} Chapter */
/** @typedef {{prefix: string, chapters: Chapter[]}} RulesPage */

/** The keys of a chapter's sentences, which are numbered from 1. @param {RulesPage} page @param {string} name */
export function sentenceKeys({prefix}, name) {
    const keys = [];
    for (let number = 1; hasWords(`${prefix}.${name}.${number}`); number += 1) {
        keys.push(`${prefix}.${name}.${number}`);
    }
    return keys;
}

/** The chapter that explains a stage of the match. @param {RulesPage} page @param {string} stage */
export const chapterOf = ({chapters}, stage) => chapters.find(({stages}) => stages.includes(stage))?.name;

/** A place in the rules: a chapter, or a thing that it lists. @typedef {{chapter: string, thing?: string}} RulePlace */

/**
 * The place that a drawing names as `chapter` or `chapter:thing`, and what it is called; the chapter where it lists no
 * such thing.
 * @param {RulesPage} page @param {string} rule @returns {RulePlace & {title: string} | undefined}
 */
export function rulePlace({prefix, chapters}, rule) {
    const [name, part] = rule.split(':');
    const chapter = chapters.find((one) => one.name === name);
    const thing = part === undefined ? undefined : chapter?.things?.().find((one) => one.name === part);
    const title = thing?.title ?? say(`${prefix}.${name}.title`);
    return chapter && {chapter: name, thing: thing?.name, title};
}

/** @typedef {{game: string, seats: number, options: Record<string, string>}} Wanted */

/** @param {string} rule @param {number[]} fits @param {number} seats */
const notFor = (rule, fits, seats) => say('misfit.seats', {rule, fits: listChoices(fits), seats});

/** @param {Wanted} wanted @param {OptionInfo[]} known @param {string} name */
function wrongWith({game, seats, options}, known, name) {
    const option = known.find((one) => one.name === name);
    const value = option?.values.find((one) => one.value === options[name]);
    if (!option || !value) {
        return say('misfit.unknown', {rule: labelled(optionTitle(game, name), valueTitle(game, name, options[name]))});
    }
    return value.seats.includes(seats) ? undefined : notFor(ruleName(game, option, value.value), value.seats, seats);
}

/**
 * Why a wanted table does not fit, if the server's list of games tells.
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
