// What is secret in Ys, for the proof over the wire (over_the_wire.test.mjs).

const faceDown = (view) => Object.values(view.brokers).filter(({face}) => face === 'down').length;

const courtierMoment = (view) => view.stage === 'sending_courtiers' && view.asked.length < view.players.length;

const moments = [
    (view) => view.stage === 'bidding' && view.asked.length < view.players.length,
    (view) => view.stage === 'placing' && faceDown(view) >= 2,
    (view) => view.stage === 'placing' && faceDown(view) >= 3 + view.players.length,
    (view) => view.stage === 'taking_gems' && faceDown(view) >= 1,
    courtierMoment,
    (view) => view.turn >= 2 && view.stage === 'bidding' && view.asked.length < view.players.length,
    (view) => view.turn >= 3 && view.stage === 'placing' && faceDown(view) >= 3,
];

/** A quarter is scored at once, as far as nobody has to choose: gems, areas, and brokers that go home (ys 4, 9.2). */
const scoring = {
    fields: ['value'],
    view: [
        'brokers',
        'asked',
        'scoring',
        'quarters',
        'played',
        'discarded',
        'neutral',
        ...['gems', 'black', 'score', 'projected', 'hand', 'behind', 'neutral'].map((name) => `players.*.${name}`),
        ...['behind', 'neutral', 'hand', 'fresh'].map((name) => `players.*.own.${name}`),
        'projected_quotations',
    ],
    then: [
        'quarter_ranked',
        'tie_decided',
        'gem_taken',
        'area_won',
        'black_gem_taken',
        'points_scored',
        'card_won',
        'character_left',
        'quarter_went_home',
    ],
    // Where nobody has to choose, the next quarter is scored too.
    more: ['broker_revealed'],
    asks: true,
};

export default {
    name: 'ys',

    /** Seats and options. */
    tables: [
        [2, {neutral: '4310'}],
        [3, {kings_favour: 'on', captain: 'placing'}],
        [4, {}],
        [4, {kings_favour: 'on', blind_own: 'on', express: 'on'}],
    ],

    /** The events that may tell a viewer something new (ys 3.1, 3.2 a, 3.3 d, 4.1, 5.1, 7.3 the Spy, 9.3), and what. */
    revealing: {
        bid_revealed: {
            fields: ['first', 'second'],
            view: ['players.*.before_screen', 'choosing', 'asked'],
            then: ['tie_decided'],
            asks: true,
        },
        broker_revealed: scoring,
        last_broker_joined: {fields: ['value'], view: ['players.*.before_screen']},
        broker_seen: {fields: ['value'], view: ['brokers.*.value']},
        courtier_seen: {fields: ['value'], view: ['players.*.throne_room.*.value']},
        character_arrived: {fields: ['character'], view: ['quarters.*.character']},
        ship_arrived: {fields: ['ship'], view: ['quarters.*.ship', 'quarters.*.gems']},
        row_gem_arrived: {fields: ['gem'], view: ['rows.*']},
    },

    /** Moments of a game, in order, recognized by what everybody sees. */
    moments: (options) => moments.filter((moment) => options.kings_favour || moment !== courtierMoment),

    /** The fields of an action that the other seats do not see. */
    hiddenFields({type, face}) {
        if (type === 'bid') {
            return ['first', 'second'];
        }
        const hides = type === 'place_neutral' || type === 'send_courtier' || (type === 'place' && face === 'down');
        return hides ? ['broker'] : [];
    },

    /** Whether several seats choose now, each hidden from the others. */
    choosesInSecret: ({stage}) => stage === 'bidding' || stage === 'sending_courtiers',

    /** Actions that are refused whatever is hidden. */
    neverLegal: [
        {type: 'look', broker: 31},
        {type: 'place', broker: 4, face: 'down', where: 'blue0'},
    ],
};
