// What is secret in Caylus Magna Carta, as far as the proof over the wire has to know (over_the_wire.test.mjs).

const cardsInHands = ({players}) => players.reduce((sum, {hand}) => sum + hand, 0);

const provostMoment = ({stage}) => stage === 'moving_provost';

/** Chance seldom plays well enough to use or deliver much, so that no moment waits for that longer than some rounds. */
const moments = [
    ({stage, asked, players}) => stage === 'choosing_hands' && asked.length < players.length,
    (view) => view.stage === 'acting' && cardsInHands(view) > 0,
    provostMoment,
    ({stage, round}) => stage === 'using_abilities' || round >= 3,
    ({stage, round}) => stage === 'delivering' || round >= 5,
    ({stage, round}) => stage === 'acting' && round >= 6,
];

export const magnaCarta = {
    name: 'magna-carta',

    /** Seats and options. */
    tables: [
        [2, {}],
        [3, {game: 'basic'}],
        [4, {lawyer_on_worker: 'forbid'}],
    ],

    /** The events that may tell a viewer what it did not know (magna-carta 5.1, 5.2 a, b, d, 7). */
    revealing: new Set(['cards_drawn', 'hand_kept', 'hand_replaced', 'building_built', 'game_ended']),

    /** Moments of a game in their order, by what everybody sees. */
    moments: ({game}) => moments.filter((moment) => game !== 'basic' || moment !== provostMoment),

    /** The fields of an action that the others do not see. */
    hiddenFields: ({type}) => (type === 'choose_hand' ? ['choice'] : []),

    /** Whether an action, the viewer's own or another's, shows cards that the viewer did not know. */
    revealsAtOnce: ({type}, isOwn) => type === 'replace_hand' || (type === 'draw_card' && isOwn),

    /** Whether what is asked now is chosen by several seats, each unseen by the others. */
    choosesInSecret: ({stage}) => stage === 'choosing_hands',

    /** Refused whatever is hidden. */
    neverLegal: [
        {type: 'buy_cubes', cubes: ['gold']},
        {type: 'trade_for_gold', cube: 'gold'},
    ],
};
