// What the bots of each level are called, by the seat they take: people of the legend of Ys and of its coast. The names
// are the same in all languages. Bots of other kinds have none.

/** @type {Record<string, string[]>} */
const NAMES = {
    easy: ['Yann', 'Soizic', 'Malo', 'Enora', 'Ronan', 'Nolwenn'],
    medium: ['Budoc', 'Katell', 'Morvan', 'Azenor', 'Corentin', 'Rozenn'],
    hard: ['Konan', 'Malgven', 'Gradlon', 'Ahès', 'Guénolé', 'Tréphine'],
};

/** @param {string} bot its kind @param {number} seat @returns {string | undefined} */
export const botName = (bot, seat) => NAMES[bot]?.[seat];
