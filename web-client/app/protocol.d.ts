// The messages of PROTOCOL.md as types, for the checker only: nothing of this file reaches the browser. Written
// by the tests from what the server describes (tests/protocol/described_test.cpp).

/** How a match ended, for each seat. */
export interface Result {
    points: number[];
    places: number[];
}
export type Value = string | number | boolean | Value[];
export type Action = {type: string; [field: string]: Value};
export type Row = {type: string; [field: string]: Value[] | string};
export type GameEvent = {type: string; [field: string]: any};
export type Role = number | 'public';
export interface Decision {
    number: number;
    optional?: boolean;
    rows: Row[];
}
export interface PackedDecision {
    number: number;
    optional?: boolean;
    rows: any[][];
}
export type Form =
    | 'plain'
    | {words: string[]}
    | {fields: [string, Form][]}
    | {kinds: [string, [string, Form][]][]}
    | {list: Form}
    | {places: Form};

/** With names. */
export interface Update extends Omit<PackedUpdate, 'events' | 'changes' | 'decision'> {
    events: GameEvent[];
    changes: any;
    decision?: Decision | null;
}
/** Kept beside a seat by the session. */
export interface SeatInfo {
    /** Since when the player has been away (ms of `momentNow`). */
    away_since?: number;
    /** What the last clock message said of it, and when. */
    time?: {left_ms: number; thinks?: true; excused?: Excuse; excuse_left_ms?: number; at: number};
}

export type Accord = 'pause' | 'go_on' | 'stop';
export type Excuse = 'lost' | 'vacation';
export type Hands = 'person' | 'bot' | 'left' | 'link' | 'hint';
export type NoticeKind = 'webhook' | 'mail';
export interface SeatInfo {
    player?: string;
    bot?: 'random' | 'greedy' | 'easy' | 'medium' | 'hard';
    /** The bot plays until the player comes back. */
    stood_in?: true;
    /** Whoever opens the new link holds the seat. */
    relinked?: true;
    /** The player says that it is a bot of somebody's own. */
    own_bot?: true;
    /** Who has agreed that a bot stands in. */
    agreed?: number[];
    connected: boolean;
    /** For how many seconds the player has been away, during the match. */
    away_s?: number;
}
export interface ClockTerms {
    bank_s: number;
    increment_s: number;
    lost_s?: number;
    vacation_s?: number;
}
export interface Table {
    id: string;
    game: string;
    name: string;
    options: Record<string, string>;
    status: 'open' | 'running' | 'finished' | 'stopped' | 'broken' | 'closed';
    visibility: 'public' | 'link';
    watching: 'allowed' | 'forbidden';
    talk?: 'seats' | 'everybody' | 'off';
    /** Whether its pages remind people of what was open once. */
    memory?: 'aided' | 'unaided';
    /** Whoever is asked may ask for a hint. */
    hints?: true;
    /** How long somebody may be away before a bot can stand in. */
    patience_s?: number;
    clock?: ClockTerms;
    commitment?: string;
    /** The host chose the seed, so that there is no commitment. */
    custom?: true;
    host: number;
    seats: SeatInfo[];
    invitation?: string;
    watch?: string;
    /** What went wrong, if the table is broken. */
    trouble?: string;
    /** The host lets everybody read the finished match. */
    published?: true;
    /** The server is finding out whether the latest request at this table was stored. */
    unsure?: true;
    /** The match rests until those at the table let it go on. */
    paused?: true;
    /** The match was stopped by the operator of the server. */
    ended_by_operator?: true;
    accords?: {pause?: number[]; go_on?: number[]; stop?: number[]};
    /** Of a finished match, for its people, and for everybody if all may read it. */
    result?: Result;
    /** Its host has notices posted somewhere. */
    webhook?: true;
    /** How long the table stays without anybody, in seconds, unless it is over. */
    goes_after_s?: number;
    /** The persons whom the match waits for, told to whoever inspects the table by a token. */
    awaited?: number[];
}
export interface TalkLine {
    seat?: number;
    /** What one who watches is called. */
    watcher?: string;
    /** Milliseconds since 1970, UTC. */
    at: number;
    text: string;
}
export interface NoticePlaces {
    mail?: string;
    webhook?: string;
}
export interface KeyringSeat {
    token: string;
    table: string;
    name: string;
    game: string;
    seat: number;
}
export interface Handover {
    after: number;
    seat: number;
    hands: Hands;
}

export interface Hello {
    type: 'hello';
    protocol: string;
    software: string;
    /** How people who are away can be told that it is their turn. */
    notices?: NoticeKind[];
}
export interface Invited {
    type: 'invited';
    id: string;
    table: Table;
}
export interface Seated {
    type: 'seated';
    id: string;
    seat: number;
    token: string;
    table: Table;
}
export interface Entered {
    type: 'entered';
    id: string;
    role: Role;
    table: Table;
    /** The server has not all that this client has seen. */
    lost?: true;
}
export interface TableMessage {
    type: 'table';
    table: Table;
}
export interface Snapshot {
    type: 'snapshot';
    n: number;
    view: any;
    events: GameEvent[];
    handovers?: Handover[];
    decision?: Decision;
}
export interface PackedUpdate {
    type: 'update';
    /** Of the request sent over this very connection that led here. */
    id?: string;
    n: number;
    /** The number of the update whose action has been undone. */
    undoes?: number;
    events: (any[] | GameEvent)[];
    changes: any[];
    decision?: PackedDecision | null;
}
export interface ClockMessage {
    type: 'clock';
    seats: {seat: number; left_ms: number; thinks?: true; excused?: Excuse; excuse_left_ms?: number}[];
}
export interface SaidMessage {
    type: 'said';
    seat?: number;
    /** What one who watches is called. */
    watcher?: string;
    /** Milliseconds since 1970, UTC. */
    at: number;
    text: string;
}
export interface TalkMessage {
    type: 'talk';
    lines: TalkLine[];
}
export interface NudgedMessage {
    type: 'nudged';
    seat: number;
}
export interface HintMessage {
    type: 'hint';
    id: string;
    decision: number;
    action: Action;
    next?: {action: Action; own: number; others: number};
}
export interface HintedMessage {
    type: 'hinted';
    seat: number;
}
export interface NoticesMessage {
    type: 'notices';
    mail?: string;
    webhook?: string;
}
export interface KeyringMessage {
    type: 'keyring';
    id: string;
    keyring: string;
    seats: KeyringSeat[];
}
export interface Announced {
    type: 'announced';
    text?: string;
    /** In how many seconds the server stops, for a while. */
    stops_in_s?: number;
    /** No tables are made, for little room is left. */
    nearly_full?: true;
}
export interface Done {
    type: 'done';
    id: string;
}
export interface Refused {
    type: 'refused';
    /** Absent if the message had none that could be read. */
    id?: string;
    code: string;
    sentence: string;
    /** The current one, where that helps. */
    decision?: Decision;
    /** The process that has the table, if that is known. */
    at?: string;
}
export interface Closing {
    type: 'closing';
    code: string;
    sentence: string;
}
export type ServerMessage =
    | Hello
    | Invited
    | Seated
    | Entered
    | TableMessage
    | Snapshot
    | PackedUpdate
    | ClockMessage
    | SaidMessage
    | TalkMessage
    | NudgedMessage
    | HintMessage
    | HintedMessage
    | NoticesMessage
    | KeyringMessage
    | Announced
    | Done
    | Refused
    | Closing;

export interface OptionInfo {
    name: string;
    explanation: string;
    /** The first one is the usual one. */
    values: {value: string; explanation: string; seats: number[]}[];
}
export interface GameInfo {
    game: string;
    title: string;
    seats: number[];
    bots: ('random' | 'greedy' | 'easy' | 'medium' | 'hard')[];
    options: OptionInfo[];
}
export interface Forms {
    action: Form;
    event: Form;
    view: Form;
}
export interface TableLists {
    open: Table[];
    running: Table[];
    finished: Table[];
    /** What the operator of the server has to say. */
    announced?: Announced;
}
export interface ReplayStep {
    seat: number;
    at: number;
    /** The step that this one has undone, counted from 0. */
    undoes?: number;
    events: GameEvent[];
    changes: any;
}
export interface Replay {
    table: Table;
    view: any;
    events: GameEvent[];
    handovers?: Handover[];
    /** All chance of the match in the order of drawing, for as=all only. */
    draws?: {purpose: string; below: number; drawn: number}[];
    steps: ReplayStep[];
}
export interface Standing {
    /** How many steps of the replay had been taken. */
    step: number;
    /** By seat, in hundredths of a point. */
    points: number[];
    /** By seat, in hundredths of a place. */
    places: number[];
}
export interface TurningPoint {
    /** Counted from 0. */
    step: number;
    seat: number;
}
export interface Analysis {
    /** What everybody could expect, by what the public knew. */
    standings: Standing[];
    /** The steps that changed most of it, in their order. */
    turning_points: TurningPoint[];
}
export interface Advice {
    seat: number;
    action: Action;
    /** In hundredths of a point; 0 if it is what was done. */
    better_by: number;
    /** What it would have led to at once. */
    events: GameEvent[];
}
export interface MatchRecord {
    format: 'dahut.record.1';
    game: string;
    rules_version: string;
    table: string;
    options: Record<string, string>;
    seats: {player?: string; bot?: 'random' | 'greedy' | 'easy' | 'medium' | 'hard'}[];
    dealing:
        | {generator: 'aes-256-ctr'; commitment: string; secret: string; contributions: string[]}
        | {generator: 'fast'; seed: string}
        | {generator: 'custom'; seed: string};
    actions: {seat: number; at: number; action: Action}[];
    result?: Result;
    stopped?: true;
    digest: string;
    hints?: {after: number; seat: number}[];
}
export interface ShownTable {
    id: string;
    game: string;
    stage: string;
    name: string;
    /** Who holds each, in words. */
    seats: string[];
    made_ms: number;
    changed_ms: number;
    /** Of its entries. As long as it may go on each counts as 200 bytes, for none may tell how long it is. */
    kib: number;
}
export interface TablesShown {
    type: 'tables';
    tables: ShownTable[];
    are_more: boolean;
    now_ms: number;
}
