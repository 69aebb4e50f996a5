// Searches every frame that was sent to one seat for values of brokers that it could not know at that moment, on the
// board and in the throne room. The truth comes from the all-seeing replay of the finished match. What the seat may
// know follows from its own placements, open faces, revelations, and the looks recorded in the replay.
import assert from 'node:assert/strict';
import {applyChanges} from '../../web-client/app/connection/changes.js';

/** Names a courtier by its owner and its number in the throne room. */
const courtierName = (owner, courtier) => `${owner}.${courtier}`;

/** The truth of each turn: the brokers by number, and the brokers and courtiers at which the seat has looked. */
function truthOf(replay, seat) {
    const turns = new Map();
    const courtiers = new Set();
    let view = replay.view;
    const follow = (looked, {type, seat: actor, broker, owner, courtier}) => {
        if (type === 'broker_looked_at' && actor === seat) {
            looked.add(broker);
        } else if (type === 'courtier_looked_at' && actor === seat) {
            courtiers.add(courtierName(owner, courtier));
        } else if (type === 'courtier_swapped') {
            // A player who has seen one of the two still knows it in its new place.
            const name = courtierName(actor, courtier);
            const seen = [looked.has(broker), courtiers.has(name)];
            seen[0] && courtiers.add(name);
            seen[1] && looked.add(broker);
        }
    };
    const take = (events) => {
        const turn = turns.get(view.turn) ?? {brokers: new Map(), looked: new Set()};
        turns.set(view.turn, turn);
        for (const [number, broker] of Object.entries(view.brokers)) {
            turn.brokers.set(Number(number), broker);
        }
        events.forEach((event) => follow(turn.looked, event));
    };
    take(replay.events);
    for (const {changes, events} of replay.steps) {
        view = applyChanges(view, changes);
        take(events);
    }
    return {turns, courtiers};
}

/** Every object inside a message, with the keys that lead to it. */
export function* objectsIn(value, path = []) {
    if (typeof value === 'object' && value !== null) {
        yield {value, path};
        for (const [key, inner] of Object.entries(value)) {
            yield* objectsIn(inner, [...path, key]);
        }
    }
}

/** Every place in a message that tells something about a broker, or about what is behind a screen. */
function tellings(message) {
    const told = [];
    for (const {value, path} of objectsIn(message)) {
        if (value.value !== undefined && path.at(-2) === 'brokers') {
            told.push({number: Number(path.at(-1)), value: value.value, path});
        } else if (value.value !== undefined && value.broker !== undefined) {
            told.push({number: value.broker, value: value.value, path});
        } else if (value.value !== undefined && path.at(-2) === 'throne_room') {
            told.push({courtier: courtierName(path.at(-3), path.at(-1)), value: value.value, path});
        } else if (value.value !== undefined && value.courtier !== undefined) {
            told.push({courtier: courtierName(value.owner, value.courtier), value: value.value, path});
        } else if (
            value.value !== undefined &&
            !['last_broker_joined', 'before_screen_replaced'].includes(value.type)
        ) {
            told.push({strange: value.value, path});
        }
        if (path.at(-1) === 'own' || path.includes('secret')) {
            told.push({owner: Number(path.at(-2)), path});
        }
    }
    return told;
}

/** Whether the seat may know this broker now. `open` holds the numbers that were face up in this turn. */
function mayKnow(number, seat, truth, open) {
    return truth?.brokers.get(number)?.side === seat || open.has(number) || truth?.looked.has(number);
}

/**
 * Adds the brokers that are open to everybody after this message. Returns all that were open at some time during it,
 * since one message may reveal the last brokers of a turn and begin the next.
 */
function addOpen(open, view, events) {
    for (const [number, broker] of Object.entries(view.brokers ?? {})) {
        if (broker.face === 'up') {
            open.add(Number(number));
        }
    }
    const during = new Set(open);
    for (const {type, broker, face} of events) {
        if (type === 'turn_began') {
            open.clear();
        } else if (type === 'broker_revealed' || (type === 'broker_placed' && face === 'up')) {
            open.add(broker);
            during.add(broker);
        }
    }
    return during;
}

/**
 * @returns the leaks, and the numbers of values that were told rightly and of those that were hidden
 */
export function leaksIn(frames, replay, seat) {
    const {turns, courtiers} = truthOf(replay, seat);
    const open = new Set();
    const result = {leaks: [], told: 0, hidden: 0};
    let view = {};
    for (const message of frames.map((frame) => JSON.parse(frame))) {
        const events = message.events ?? [];
        const turnBefore = view.turn;
        let during = open;
        if (message.type === 'snapshot' || message.type === 'update') {
            view = message.type === 'snapshot' ? message.view : applyChanges(view, message.changes);
            during = addOpen(open, view, events);
        }
        const truths = [view.turn, turnBefore].map((turn) => turns.get(turn));
        const known = (number) => truths.some((truth) => mayKnow(number, seat, truth, during));
        const rightly = ({number, owner, courtier, strange, path}) => {
            if (strange !== undefined || owner !== undefined) {
                return owner === seat;
            }
            if (courtier !== undefined) {
                return courtier.startsWith(`${seat}.`) || courtiers.has(courtier) || view.stage === 'over';
            }
            return known(number) || (message.type === 'snapshot' && path[0] === 'events');
        };
        for (const telling of tellings(message)) {
            if (rightly(telling)) {
                result.told += 1;
            } else {
                result.leaks.push({...telling, n: message.n, path: telling.path.join('.')});
            }
        }
        result.hidden += Object.values(view.brokers ?? {}).filter((broker) => broker.value === undefined).length;
    }
    return result;
}

/** Asserts that nothing hidden was told. A planted value must be found, to show that the check works. */
export function checkSecrecy(frames, replay, seat) {
    const {leaks, told, hidden} = leaksIn(frames, replay, seat);
    assert.deepEqual(leaks, []);
    assert.ok(told > 50 && hidden > 50, `${told} values were told, ${hidden} were hidden`);
    const planted = frames.map((frame) => frame.replace(/"face":"down"(?!,"value")/g, '"face":"down","value":1'));
    assert.ok(leaksIn(planted, replay, seat).leaks.length > 20, 'planted values are found');
}
