// What is secret in Caylus Magna Carta, for the proof over the wire (over_the_wire.test.mjs).

const cardsInHands = ({players}) => players.reduce((sum, {hand}) => sum + hand, 0);

const provostMoment = ({stage}) => stage === 'moving_provost';

/** Random play seldom uses or delivers much, so every moment is limited to a few rounds. */
const moments = [
    ({stage, asked, players}) => stage === 'choosing_hands' && asked.length < players.length,
    (view) => view.stage === 'acting' && cardsInHands(view) > 0,
    provostMoment,
    ({stage, round}) => stage === 'using_abilities' || round >= 3,
    ({stage, round}) => stage === 'delivering' || round >= 5,
    ({stage, round}) => stage === 'acting' && round >= 6,
];

/** Who keeps the first hand and who replaces it, and what is replaced. */
const decisions = {
    fields: [],
    view: ['players.*.deck', 'players.*.discards'],
    then: ['hand_kept', 'hand_replaced'],
};

export default {
    name: 'magna-carta',

    /** Seats and options. */
    tables: [
        [2, {}],
        [3, {game: 'basic'}],
        [4, {lawyer_on_worker: 'forbid'}],
    ],

    /** The events that may tell a viewer something new (magna-carta 5.1, 5.2 a, b), and what. */
    revealing: {
        cards_drawn: {fields: ['cards'], view: ['players.*.own.hand'], asks: true},
        hand_kept: decisions,
        hand_replaced: decisions,
    },

    /** Moments of a game, in order, recognized by what everybody sees. */
    moments: ({game}) => moments.filter((moment) => game !== 'basic' || moment !== provostMoment),

    /** The fields of an action that the other seats do not see. */
    hiddenFields: ({type}) => (type === 'choose_hand' ? ['choice'] : []),

    /** Whether an action, the viewer's own or another's, shows cards that the viewer did not know. */
    revealsAtOnce: ({type}, isOwn) => type === 'replace_hand' || (type === 'draw_card' && isOwn),

    /** Whether several seats choose now, each hidden from the others. */
    choosesInSecret: ({stage}) => stage === 'choosing_hands',

    /** Actions that are refused whatever is hidden. */
    neverLegal: [
        {type: 'buy_cubes', cubes: ['gold']},
        {type: 'trade_for_gold', cube: 'gold'},
    ],
};
