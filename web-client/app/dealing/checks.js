// The check of a finished match, as far as it needs no rules: whether record and replay belong together, the
// commitment, what this browser remembers of its seat, every draw, what everybody saw of chance, the digest of all
// events, and the result (PROTOCOL.md 7 and 8). DOM-free.

import {applyChanges} from '../connection/changes.js';
import {bytesOf, commitmentTo, drawBelow, hexOf, joined, sha256, sortedText, streamsOf} from './dealing.js';

/** @import {OwnSeat} from '../browser/storage.js' */
/** @import {GameEvent, MatchRecord, Replay, Result} from '../protocol.d.ts' */
/** @import {Dealing, SealedDealing, SeededDealing} from './dealing.js' */

/**
 * How one check ended: `why` is the reason for the verdict, `lines` are what was compared, in words.
 * @typedef {{check: string, verdict: 'passed' | 'failed' | 'not_made', why?: string,
 *            fillings?: Record<string, unknown>, lines?: string[]}} Check
 */
/** Numbers that everybody saw being drawn, as dice show them. @typedef {{purpose: string, drawn: number[],
 *  words: string}} SeenDraw */
/**
 * @typedef {object} Finished
 * @property {string} table the one that was asked for
 * @property {MatchRecord} record
 * @property {Replay} replay the all-seeing one
 * @property {OwnSeat[]} seats all that this browser remembers
 * @property {(view: any) => Result | undefined} resultOf reads the result from the last view, if the page can
 * @property {(events: GameEvent[]) => SeenDraw[]} [seenDraws] reads from the events what everybody saw of chance, if
 *     the game shows any of it
 */

/** @typedef {Pick<Check, 'verdict' | 'why' | 'fillings' | 'lines'>} Verdict */

/** @param {boolean} good @param {Record<string, unknown>} [fillings] @returns {Verdict} */
const judged = (good, fillings) => ({verdict: good ? 'passed' : 'failed', fillings});

/** @param {string} why @returns {Verdict} */
const notMade = (why) => ({verdict: 'not_made', why});

/** @param {Dealing} dealing @returns {dealing is SeededDealing} */
const isSeeded = (dealing) => dealing.generator === 'custom' || dealing.generator === 'fast';

/** @param {SubtleCrypto} subtle @param {Finished} finished */
async function commitment(subtle, {record, replay}) {
    const {dealing} = record;
    if (isSeeded(dealing)) {
        return notMade(dealing.generator);
    }
    const computed = await commitmentTo(subtle, dealing.secret);
    return judged(computed === dealing.commitment && computed === replay.table.commitment);
}

/** The seats of this table from which this browser has seen the match. @param {Finished} finished */
const playedSeats = ({table, seats}) => seats.filter((seat) => seat.table === table && seat.played);

/** Whether everybody's part in the dealing is of the kind that such a seat has. @param {MatchRecord} record */
function hasFittingContributions({dealing, seats}) {
    if (isSeeded(dealing)) {
        return true;
    }
    const {contributions} = dealing;
    // Any other value in place of a bot's would come from the server, which knows all contributions.
    const fits = contributions.every((one, seat) => (seats[seat]?.bot ? one === 'bot' : /^[0-9a-f]{64}$/.test(one)));
    return fits && contributions.length === seats.length;
}

/** @param {SubtleCrypto} _ @param {Finished} finished */
async function match(_, finished) {
    const {table, record, replay} = finished;
    const told = replay.table;
    const sameTable = record.table === table && told.id === table;
    const rules = sortedText(record.options);
    const sameRules = record.game === told.game && rules === sortedText(told.options);
    const asNoted = playedSeats(finished).every(
        ({game, options}) => game === record.game && (!options || sortedText(options) === rules),
    );
    const {dealing, seats} = record;
    const sameKind = (dealing.generator === 'custom') === (told.custom === true);
    const sameSeal = isSeeded(dealing) === (told.commitment === undefined);
    const samePlayers =
        seats.length === told.seats.length && seats.every(({player}, seat) => player === told.seats[seat].player);
    const good = [sameTable, sameRules, asNoted, sameKind, sameSeal, samePlayers, hasFittingContributions(record)];
    return judged(good.every(Boolean));
}

/**
 * Judges what the browser remembers of each of its seats; without any, or without a commitment, nothing can be judged.
 * If this browser noted a commitment and the record has a seed, the server may have dealt as it liked: that fails.
 * @param {Finished} finished @param {(seat: OwnSeat, dealing: SealedDealing) => boolean} isSame
 */
function remembered(finished, isSame) {
    const {dealing} = finished.record;
    const seats = playedSeats(finished).filter((seat) => seat.commitment && seat.contribution);
    if (isSeeded(dealing)) {
        return seats.length === 0 ? notMade(dealing.generator) : judged(false);
    }
    return seats.length === 0 ? notMade('no_seat') : judged(seats.every((seat) => isSame(seat, dealing)));
}

/** @param {SubtleCrypto} _ @param {Finished} finished */
const noted = async (_, finished) => remembered(finished, (seat, dealing) => seat.commitment === dealing.commitment);

/** @param {SubtleCrypto} _ @param {Finished} finished */
const contribution = async (_, finished) =>
    remembered(finished, (seat, dealing) => seat.contribution === dealing.contributions[seat.seat]);

/** @param {SubtleCrypto} subtle @param {Finished} finished @returns {Promise<Verdict>} */
async function draws(subtle, {record, replay}) {
    const list = replay.draws ?? [];
    if (list.length === 0) {
        return notMade('none');
    }
    const streamOf = await streamsOf(subtle, record);
    for (const [index, {purpose, below, drawn}] of list.entries()) {
        if ((await drawBelow(streamOf(purpose), below)) !== drawn) {
            return {verdict: 'failed', fillings: {purpose, number: index + 1}};
        }
    }
    const purposes = [...new Set(list.map(({purpose}) => purpose))];
    return judged(true, {count: list.length, purposes});
}

/** Whether what was seen of chance, such as dice, is all that was drawn for it. @param {SubtleCrypto} _
 * @param {Finished} finished */
async function seen(_, {replay, seenDraws = () => []}) {
    const all = replay.draws ?? [];
    if (all.length === 0) {
        return notMade('none');
    }
    const shown = seenDraws([...replay.events, ...replay.steps.flatMap((step) => step.events)]);
    const purposes = [...new Set(shown.map(({purpose}) => purpose))];
    const isSame = (/** @type {string} */ purpose) => {
        const drawn = all.filter((draw) => draw.purpose === purpose).map((draw) => draw.drawn);
        const told = shown.filter((draw) => draw.purpose === purpose).flatMap((draw) => draw.drawn);
        return JSON.stringify(drawn) === JSON.stringify(told);
    };
    const good = shown.length > 0 && purposes.every(isSame);
    return {...judged(good, {count: shown.length}), lines: shown.map(({words}) => words)};
}

/** @param {SubtleCrypto} _ @param {Finished} finished */
async function actions(_, {record, replay}) {
    const same = replay.steps.every(
        ({seat, at}, index) => record.actions[index]?.seat === seat && record.actions[index].at === at,
    );
    return judged(same && record.actions.length === replay.steps.length, {count: replay.steps.length});
}

/** @param {SubtleCrypto} subtle @param {Finished} finished */
async function digest(subtle, {record, replay}) {
    let chain = new Uint8Array(32);
    for (const events of [replay.events, ...replay.steps.map((step) => step.events)]) {
        chain = await sha256(subtle, joined(chain, bytesOf(`${JSON.stringify(events)}\n`)));
    }
    return judged(hexOf(chain) === record.digest);
}

/** @param {SubtleCrypto} _ @param {Finished} finished */
async function result(_, {record, replay, resultOf}) {
    const shown = resultOf(replay.steps.reduce((view, step) => applyChanges(view, step.changes), replay.view));
    if (record.stopped) {
        return judged(!shown);
    }
    if (!shown) {
        return notMade('unknown');
    }
    const same = (/** @type {keyof Result} */ part) =>
        JSON.stringify(shown[part]) === JSON.stringify(record.result?.[part]);
    return judged(same('points') && same('places'));
}

const CHECKS = Object.entries({match, commitment, noted, contribution, draws, seen, actions, digest, result});

/**
 * Makes every check; one that stumbles over what it is given has failed.
 * @param {SubtleCrypto} subtle @param {Finished} finished @returns {Promise<Check[]>}
 */
export async function checkMatch(subtle, finished) {
    /** @type {Check[]} */
    const checks = [];
    const {seenDraws} = finished;
    for (const [check, make] of CHECKS.filter(([check]) => check !== 'seen' || seenDraws)) {
        const verdict = await make(subtle, finished).catch(
            () => /** @type {Verdict} */ ({verdict: 'failed', why: 'unreadable'}),
        );
        checks.push({check, ...verdict});
    }
    return checks;
}

/**
 * What the checks say together: nothing more than the weakest of them.
 * @param {Check[]} checks @returns {'passed' | 'failed' | 'seeded' | 'partly'}
 */
export function wholeVerdict(checks) {
    if (checks.some(({verdict}) => verdict === 'failed')) {
        return 'failed';
    }
    if (checks.some(({check, verdict}) => check === 'commitment' && verdict !== 'passed')) {
        return 'seeded';
    }
    return checks.every(({verdict}) => verdict === 'passed') ? 'passed' : 'partly';
}
