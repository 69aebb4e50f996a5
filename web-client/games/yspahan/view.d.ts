// What the view of Yspahan holds, as types for the checker (engine/yspahan/view.hpp).

export type Quarter = 'bag' | 'barrel' | 'chest' | 'vase';
export type Row = 'camel' | Quarter | 'gold';

/** The dice in a row of the tower; `brings`: what its own action would bring to the seat on turn. */
export interface GroupView {
    value: number;
    white: number;
    yellow: number;
    brings: number;
}
/** What the end of the week would pay if it came now. */
export interface WeekTally {
    souks: number;
    bazaar: number;
    caravan: number;
}
export interface PlayerView {
    camels: number;
    gold: number;
    score: number;
    /** By source, in the order of SOURCES. */
    points: number[];
    buildings: string[];
    /** What one more building would bring; absent when all are built. */
    next_building?: number;
    hand: number;
    cards?: string[];
    caravan_goods: number;
    caravan_row?: number;
    tally: WeekTally;
}
export interface Hit {
    shop: string;
    owner: number;
}
export interface View {
    viewer?: number;
    options: Record<string, string>;
    week: number;
    day: number;
    stage: string;
    asked: number[];
    order: number[];
    turn?: number;
    next_start?: number;
    /** Keyed by the number of the row, from the bottom up. */
    tower: Record<number, GroupView>;
    supervisor: string;
    /** Steps from the supervisor, in the order of SPACES. */
    distances: number[];
    /** Whose good is on a shop, keyed by the number of the shop. */
    goods: Record<number, number>;
    open_souks: string[];
    placing?: {quarter: Quarter; goods: number};
    hits: Hit[];
    caravan: number[];
    camels_in_row: number;
    deck: number;
    discards: string[];
    players: PlayerView[];
    outcome?: {points: number[]; places: number[]};
}
