// What is secret in Yspahan, as far as the proof over the wire has to know (over_the_wire.test.mjs).

const holdsCards = (view) => view.players.some(({hand}) => hand > 0);

/** Dice have just been rolled: until tomorrow's roll nothing more is revealed than cards that are played or drawn. */
const afterRoll = (view) => view.stage === 'choosing' && view.turn === 0;

const inTheMiddle = (view) => view.stage !== 'rolling' && view.stage !== 'choosing';

export const yspahan = {
    name: 'yspahan',

    /** Seats and options. */
    tables: [
        [2, {}],
        [3, {build_cards: 'payment'}],
        [4, {}],
    ],

    /** The events that may tell a viewer what it did not know (yspahan 2 a, 4 c, 8); the end tells nothing (9 R12). */
    revealing: new Set(['dice_rolled', 'card_seen']),

    /** Moments of a game in their order, by what everybody sees. */
    moments: () => [
        (view) => afterRoll(view) && holdsCards(view),
        (view) => view.day >= 4 && inTheMiddle(view) && holdsCards(view),
        (view) => view.stage === 'rolling' && holdsCards(view),
        (view) => view.week >= 2 && afterRoll(view) && holdsCards(view),
        (view) => view.week >= 3 && afterRoll(view) && holdsCards(view),
        (view) => view.week >= 3 && view.day >= 7 && afterRoll(view),
    ],

    /** After every action, for soon the dice of the next day tell the worlds apart. */
    actionsBetweenQuestions: 1,

    /** The fields of an action that the others do not see: there are none. */
    hiddenFields: () => [],

    /** Whether what is asked now is chosen by several seats, each unseen by the others. */
    choosesInSecret: () => false,

    /** Refused whatever is hidden. */
    neverLegal: [
        {type: 'play', card: 'exchange'},
        {type: 'play', card: 'sell_camels'},
        {type: 'play', card: 'build_without_gold'},
        {type: 'build_by_card', card: 'sell_gold', building: 'paddock'},
        {type: 'build_by_card', card: 'three_camels', building: 'hoist'},
    ],
};
