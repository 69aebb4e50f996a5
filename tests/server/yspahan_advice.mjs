// What the first game of Yspahan teaches to take, and to leave (first_games.test.mjs).
export default {
    wishes: [
        ['pay_camel', 1],
        ['build', 0.8],
        ['place_good', 1],
        ['use_row', 0.75],
    ],
    isFolly: (field, value) => field === 'yellow' && value > 0,
};
