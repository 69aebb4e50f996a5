// The messages of PROTOCOL.md as types, for the checker only: nothing of this file reaches the browser.

export interface SeatInfo {
    player?: string;
    bot?: string;
    /** The bot plays until the player comes back. */
    stood_in?: true;
    /** Who has agreed that a bot stands in. */
    agreed?: number[];
    connected: boolean;
    /** For how many seconds the player has been away, during the match. */
    away_s?: number;
    /** Kept here by the session: since when that is (ms since 1970). */
    away_since?: number;
    /** Kept here by the session: what the last clock message said of it, and when. */
    time?: {left_ms: number; thinks?: true; excused?: Excuse; excuse_left_ms?: number; at: number};
}

/** What everybody may think in all, what an action adds, and the allowances beside it. */
export interface ClockTerms {
    bank_s: number;
    increment_s: number;
    lost_s?: number;
    vacation_s?: number;
}

export type Accord = 'pause' | 'go_on' | 'stop';
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
    /** How long somebody may be away before a bot can stand in. */
    patience_s?: number;
    clock?: ClockTerms;
    /** Its host has notices posted somewhere. */
    webhook?: true;
    commitment?: string;
    custom?: true;
    host: number;
    seats: SeatInfo[];
    invitation?: string;
    watch?: string;
    published?: true;
    /** Of a finished match, for its people, and for everybody if everybody may read it. */
    result?: Result;
    unsure?: true;
    paused?: true;
    /** Whom the match waits for; told only to whoever inspects a table by a token. */
    awaited?: number[];
    /** Who agrees to what is done together only. */
    accords?: Partial<Record<Accord, number[]>>;
    /** How long it stays without anybody, in seconds. */
    goes_after_s?: number;
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

export interface Hello {
    type: 'hello';
    protocol: string;
    software: string;
    notices?: NoticeKind[];
}
/** How people who are away can be told that it is their turn. */
export type NoticeKind = 'webhook' | 'mail';
/** Where this seat has it told. */
export interface NoticePlaces {
    mail?: string;
    webhook?: string;
}
export interface NoticesMessage extends NoticePlaces {
    type: 'notices';
}
export interface Seated {
    type: 'seated';
    id: string;
    seat: number;
    token: string;
    table: Table;
}
export interface Invited {
    type: 'invited';
    id: string;
    table: Table;
}
export interface Entered {
    type: 'entered';
    id: string;
    role: Role;
    table: Table;
    lost?: true;
}
export interface TableMessage {
    type: 'table';
    table: Table;
}
/** Who plays from a person's seat: the person, a bot until the person comes back, or a bot since the person has left. */
export type Hands = 'person' | 'bot' | 'left';
/** A seat has changed hands, after so many of the events told with it. */
export interface Handover {
    after: number;
    seat: number;
    hands: Hands;
}
export interface Snapshot {
    type: 'snapshot';
    n: number;
    view: any;
    events: GameEvent[];
    handovers?: Handover[];
    decision?: Decision | null;
}
export interface PackedUpdate {
    type: 'update';
    /** Of the request sent over this very connection that led here. */
    id?: string;
    n: number;
    /** The number of the update whose action has been undone. */
    undoes?: number;
    /** Packed, but for an event that belongs to no game. */
    events: (any[] | GameEvent)[];
    changes: any[];
    decision?: {number: number; optional?: boolean; rows: any[][]} | null;
}
/** With names. */
export interface Update extends Omit<PackedUpdate, 'events' | 'changes' | 'decision'> {
    events: GameEvent[];
    changes: any;
    decision?: Decision | null;
}
export type Form =
    | 'plain'
    | {words: string[]}
    | {fields: [string, Form][]}
    | {kinds: [string, [string, Form][]][]}
    | {list: Form}
    | {places: Form};
export interface Forms {
    action: Form;
    event: Form;
    view: Form;
}
export interface TalkLine {
    /** Missing for one who watches, who has a name instead. */
    seat?: number;
    watcher?: string;
    /** Milliseconds since 1970. */
    at: number;
    text: string;
}
export type Excuse = 'lost' | 'vacation';
export interface ClockMessage {
    type: 'clock';
    seats: {seat: number; left_ms: number; thinks?: true; excused?: Excuse; excuse_left_ms?: number}[];
}
export interface SaidMessage extends TalkLine {
    type: 'said';
}
export interface TalkMessage {
    type: 'talk';
    lines: TalkLine[];
}
/** The host reminds this seat that the match waits. */
export interface NudgedMessage {
    type: 'nudged';
    seat: number;
}
/** A seat that a keyring opens, by a token of the keyring's own. */
export interface KeyringSeat {
    token: string;
    table: string;
    name: string;
    game: string;
    seat: number;
}
export interface KeyringMessage {
    type: 'keyring';
    id: string;
    keyring: string;
    seats: KeyringSeat[];
}
export interface Done {
    type: 'done';
    id: string;
}
export interface Refused {
    type: 'refused';
    id: string;
    code: string;
    sentence: string;
    decision?: Decision;
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
    | NoticesMessage
    | KeyringMessage
    | Done
    | Refused
    | Closing;

export interface OptionInfo {
    name: string;
    explanation: string;
    /** `seats`: the numbers of seats that the value fits. */
    values: {value: string; explanation: string; seats: number[]}[];
}
export interface GameInfo {
    game: string;
    title: string;
    seats: number[];
    bots: string[];
    options: OptionInfo[];
}
/** How a match ended, for each seat. */
export interface Result {
    points: number[];
    places: number[];
}

export interface TableLists {
    open: Table[];
    running: Table[];
    finished: Table[];
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
    /** As everybody together saw it only. */
    draws?: {purpose: string; below: number; drawn: number}[];
    steps: ReplayStep[];
}

export interface MatchRecord {
    format: 'dahut.record.1';
    game: string;
    rules_version: string;
    table: string;
    options: Record<string, unknown>;
    seats: {player?: string; bot?: string}[];
    dealing: import('./dealing/dealing.js').Dealing;
    actions: {seat: number; at: number; action: Action}[];
    /** Missing if the match was stopped. */
    result?: {points: number[]; places: number[]};
    stopped?: true;
    digest: string;
}
