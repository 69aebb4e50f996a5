// What is secret in Yspahan, for the proof over the wire (over_the_wire.test.mjs).

const holdsCards = (view) => view.players.some(({hand}) => hand > 0);

/** The dice have just been rolled. Until tomorrow's roll only played and drawn cards are revealed. */
const afterRoll = (view) => view.stage === 'choosing' && view.turn === 0;

const inTheMiddle = (view) => view.stage !== 'rolling' && view.stage !== 'choosing';

export default {
    name: 'yspahan',

    /** Seats and options. */
    tables: [
        [2, {}],
        [3, {build_cards: 'payment'}],
        [4, {hoist: 'may'}],
    ],

    /**
     * The events that may tell a viewer something new (yspahan 2 a, 4 c, 8), and what. The end of a match reveals
     * nothing (9 R12).
     */
    revealing: {
        dice_rolled: {fields: ['white', 'yellow'], view: ['tower'], then: ['row_filled'], asks: true},
        card_seen: {fields: ['card'], view: ['players.*.cards'], asks: true},
    },

    /** Moments of a game, in order, recognized by what everybody sees. */
    moments: () => [
        (view) => afterRoll(view) && holdsCards(view),
        (view) => view.day >= 4 && inTheMiddle(view) && holdsCards(view),
        (view) => view.stage === 'rolling' && holdsCards(view),
        (view) => view.week >= 2 && afterRoll(view) && holdsCards(view),
        (view) => view.week >= 3 && afterRoll(view) && holdsCards(view),
        (view) => view.week >= 3 && view.day >= 7 && afterRoll(view),
    ],

    /** After every action, because the next day's dice soon tell the worlds apart. */
    actionsBetweenQuestions: 1,

    /** The fields of an action that the other seats do not see: there are none. */
    hiddenFields: () => [],

    /** Whether several seats choose now, each hidden from the others. */
    choosesInSecret: () => false,

    /** Actions that are refused whatever is hidden. */
    neverLegal: [
        {type: 'play', card: 'exchange'},
        {type: 'play', card: 'sell_camels'},
        {type: 'play', card: 'build_without_gold'},
        {type: 'build_by_card', card: 'sell_gold', building: 'paddock'},
        {type: 'build_by_card', card: 'three_camels', building: 'hoist'},
    ],
};
