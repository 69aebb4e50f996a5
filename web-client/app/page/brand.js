// The sign of Dahut, a castle above the sea, in a square of 32: drawn at the top of every page and on what is sent to
// friends.

export const CASTLE = 'M8 16V9h3v3h3V5h4v7h3V9h3v7';
export const SEA = 'M3 21q3.25-4 6.5 0t6.5 0t6.5 0t6.5 0M5 27q2.75-3 5.5 0t5.5 0t5.5 0t5.5 0';
