// What the view of Ys holds, as types for the checker (engine/ys/view.hpp).

export type Colour = 'blue' | 'green' | 'yellow' | 'red';
export type Gem = Colour | 'white';

export interface BrokerView {
    side: number;
    where: string;
    face: 'up' | 'down';
    value?: number;
    counts?: number;
    /** Who placed it, if it is the neutral's. */
    placer?: number;
}
export interface CourtierView {
    value?: number;
}
export interface NeutralView {
    gems: number[];
    black: number;
    score: number;
    projected: number;
}
export interface OwnSecrets {
    behind: number[];
    neutral: number[];
    courtier?: number;
    hand: string[];
    fresh: string[];
    bid?: {first: number; second: number};
}
export interface PlayerView {
    order_card: number;
    behind: number;
    before_screen: number[];
    gems: number[];
    black: number;
    hand: number;
    played: number;
    score: number;
    /** What the total would be if the match were over now, but for courtiers. */
    projected: number;
    neutral: number;
    throne_room: CourtierView[];
    own?: OwnSecrets;
}
export interface QuarterView {
    character?: string;
    pile: number;
    ship?: {big: Colour; small: Gem[]};
    gems: Gem[];
}
export interface EffectsView {
    cardinal?: number;
    spy?: number;
    looks_left?: number;
    illusionist?: number;
    intriguer?: number;
    merchant?: number;
    queen?: number;
}
export interface ColourPlace {
    side: number;
    gems: number;
    place: number;
    points: number;
}
export interface ColourScore {
    colour: Colour;
    step: number;
    places: ColourPlace[];
}
export interface FavourPlace {
    side: number;
    sum: number;
    place: number;
    points: number;
}
export interface SideScore {
    side: number;
    turns: number;
    coloured: number;
    black: number;
    favour: number;
    total: number;
    gems: number;
    /** 0 for the neutral, who cannot win. */
    place: number;
}
export interface FinalScore {
    colours: ColourScore[];
    favour: FavourPlace[];
    sides: SideScore[];
}
export interface View {
    viewer?: number;
    options: Record<string, string>;
    turn: number;
    round: number;
    stage: string;
    scoring?: number;
    asked: number[];
    order: number[];
    quarters: QuarterView[];
    rows: Record<string, Gem>;
    quotations: number[];
    /** Where the columns would bring them by what lies open, by the number of the colour; nothing of a tied one. */
    projected_quotations: Record<string, number>;
    /** All brokers that each player has, by value. */
    team: number[];
    players: PlayerView[];
    neutral?: NeutralView;
    brokers: Record<string, BrokerView>;
    closed: string[];
    effects: EffectsView;
    free_positions: number[];
    discarded: string[];
    final_score?: FinalScore;
}
