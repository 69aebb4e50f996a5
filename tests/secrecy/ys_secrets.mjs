// What is secret in Ys, as far as the proof over the wire has to know (over_the_wire.test.mjs).

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

export const ys = {
    name: 'ys',

    /** Seats and options. */
    tables: [
        [2, {neutral: '4310'}],
        [3, {kings_favour: 'on', captain: 'placing'}],
        [4, {}],
        [4, {kings_favour: 'on', blind_own: 'on', express: 'on'}],
    ],

    /** The events that may tell a viewer what it did not know (ys 3.1, 3.2 a, 3.3 d, 4.1, 5.1, 7.3 the Spy, 9.3). */
    revealing: new Set([
        'bid_revealed',
        'broker_revealed',
        'last_broker_joined',
        'broker_seen',
        'courtier_seen',
        'character_arrived',
        'ship_arrived',
        'row_gem_arrived',
        'game_ended',
    ]),

    /** Moments of a game in their order, by what everybody sees. */
    moments: (options) => moments.filter((moment) => options.kings_favour || moment !== courtierMoment),

    /** The fields of an action that the others do not see. */
    hiddenFields({type, face}) {
        if (type === 'bid') {
            return ['first', 'second'];
        }
        const hides = type === 'place_neutral' || type === 'send_courtier' || (type === 'place' && face === 'down');
        return hides ? ['broker'] : [];
    },

    /** Whether what is asked now is chosen by several seats, each unseen by the others. */
    choosesInSecret: ({stage}) => stage === 'bidding' || stage === 'sending_courtiers',

    /** Refused whatever is hidden. */
    neverLegal: [
        {type: 'look', broker: 31},
        {type: 'place', broker: 4, face: 'down', where: 'blue0'},
    ],
};
