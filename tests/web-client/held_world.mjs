// Time and chance as tests hold them, for what answers by itself after a pause (app/asking/passing.js).

/** Chance gives these numbers, then halves. `waiting` is what has not come yet, `paused` how long each was to wait. */
export function heldWorld(chances = [0.5]) {
    const waiting = new Map();
    const paused = [];
    let count = 0;
    const world = {
        after(ms, act) {
            paused.push(ms);
            waiting.set((count += 1), act);
            return count;
        },
        cancel: (timer) => waiting.delete(timer),
        random: () => chances.shift() ?? 0.5,
    };
    return {world, waiting, paused, passTime: () => [...waiting.values()].forEach((act) => act())};
}
