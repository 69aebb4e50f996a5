// What the first game of Caylus Magna Carta teaches to take, and to leave (first_games.test.mjs).
export default {
    wishes: [
        ...[
            ['deliver_batch', 1],
            ['build_prestige', 1],
            ['cover_residence', 1],
            ['turn_over', 0.8],
        ],
        ...[
            ['build', 0.8],
            ['draw_card', 0.15],
            ['place_worker', 0.9],
        ],
    ],
    isFolly: (field, value, view) =>
        (field === 'place' && value > view.provost) || (field === 'payment' && value.includes?.('gold')),
};
