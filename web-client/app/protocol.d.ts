// The messages of PROTOCOL.md as types, for the checker only: nothing of this file reaches the browser.

export interface SeatInfo {
    player?: string;
    bot?: string;
    connected: boolean;
}

export interface Table {
    id: string;
    game: string;
    name: string;
    options: Record<string, string>;
    status: 'open' | 'running' | 'finished' | 'broken' | 'closed';
    visibility: 'public' | 'link';
    watching: 'allowed' | 'forbidden';
    commitment?: string;
    custom?: true;
    host: number;
    seats: SeatInfo[];
    invitation?: string;
    watch?: string;
    published?: true;
    unsure?: true;
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
export interface Snapshot {
    type: 'snapshot';
    n: number;
    view: any;
    events: GameEvent[];
    decision?: Decision | null;
}
export interface PackedUpdate {
    type: 'update';
    /** Of the action sent over this very connection that led here. */
    id?: string;
    n: number;
    events: any[][];
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
export interface TableLists {
    open: Table[];
    running: Table[];
    finished: Table[];
}

export interface ReplayStep {
    seat: number;
    at: number;
    events: GameEvent[];
    changes: any;
}
export interface Replay {
    table: Table;
    view: any;
    events: GameEvent[];
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
    dealing: import('./dealing.js').Dealing;
    actions: {seat: number; at: number; action: Action}[];
    result: {points: number[]; places: number[]};
    digest: string;
}
