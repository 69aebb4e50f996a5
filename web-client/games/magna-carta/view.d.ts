// What the view of Caylus Magna Carta holds, as types for the checker (engine/magna_carta/view.hpp).

export type Cube = 'food' | 'wood' | 'stone' | 'gold';
export type Face = 'building' | 'residence' | 'covered';
export type Ability = 'primary' | 'secondary';
export type CastlePart = 'dungeon' | 'walls' | 'towers';

export interface RoadCard {
    building: string;
    face: Face;
    /** Neutral buildings belong to nobody. */
    owner?: number;
    worker?: number;
    prestige?: string;
    /** Left on a small building, of the kind that it brings. */
    cubes: number;
}
export interface OwnSecrets {
    hand: string[];
    choice?: 'keep' | 'replace';
}
export interface PlayerView {
    deniers: number;
    /** Food, wood, stone and gold. */
    cubes: number[];
    /** Of the dungeon, the walls and the towers. */
    tokens: number[];
    workers: number;
    hand: number;
    deck: number;
    discards: string[];
    prestige: string[];
    batches: number;
    /** If the game were over. */
    score: number;
    own?: OwnSecrets;
}
export interface SeatScore {
    seat: number;
    tokens: number[];
    castle: number;
    buildings: string[];
    building_points: number;
    residences: number;
    residence_points: number;
    prestige: string[];
    prestige_points: number;
    gold: number;
    gold_points: number;
    cubes: number;
    cube_points: number;
    deniers: number;
    denier_points: number;
    total: number;
    place: number;
}
export interface View {
    viewer?: number;
    options: Record<string, string>;
    round: number;
    stage: string;
    asked: number[];
    first_player: number;
    /** Who has passed, the first one first. */
    bridge: number[];
    road: RoadCard[];
    /** The card on which he stands; the basic game has none. */
    provost?: number;
    ability?: {place: number; ability: Ability};
    /** Tokens left, by part. */
    castle: number[];
    /** Prestige buildings that nobody has built. */
    prestige: string[];
    players: PlayerView[];
    final_score?: {seats: SeatScore[]};
}
