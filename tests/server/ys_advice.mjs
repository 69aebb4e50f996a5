// What the first game of Ys teaches to take, and to leave (first_games.test.mjs).
export default {
    wishes: [['play', 0.7]],
    isFolly: () => false,
};
