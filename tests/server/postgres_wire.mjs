// What travels between a server and the tests' PostgreSQL: another end in between, which hears all of it and may change
// it, and the messages of PostgreSQL's protocol in it.
import {once} from 'node:events';
import net from 'node:net';

/**
 * Stands before the database at a port of its own. `met(sockets)` is called for each connection with both ends of it,
 * `client` and `database`, and returns what `there` and `back` do with each piece of it before it goes on. Returns the
 * address of a database of this name, by this way.
 */
export async function standBefore(t, postgres, met) {
    const standing = net.createServer((client) => {
        const database = net.connect(`${postgres.folder}/.s.PGSQL.5432`);
        const {there = () => {}, back = () => {}} = met({client, database});
        for (const [from, to, hear] of [
            [client, database, there],
            [database, client, back],
        ]) {
            from.on('error', () => {});
            from.on('data', (piece) => {
                hear(piece);
                to.write(piece);
            });
            from.on('close', () => to.end());
        }
    });
    standing.listen(0, '127.0.0.1');
    await once(standing, 'listening');
    t.after(() => standing.close());
    const {port} = standing.address();
    return (name) => `postgresql://dahut@127.0.0.1:${port}/${name}?sslmode=disable&gssencmode=disable`;
}

/** Takes pieces and calls `found(type, content)` for each whole message; the first `untyped` of them have no type. */
function messageReader(found, untyped = 0) {
    let rest = Buffer.alloc(0);
    let left = untyped;
    return (piece) => {
        rest = Buffer.concat([rest, piece]);
        for (;;) {
            const head = left > 0 ? 0 : 1;
            const end = rest.length < head + 4 ? Infinity : head + rest.readInt32BE(head);
            if (rest.length < end) {
                return;
            }
            found(head === 0 ? '' : String.fromCharCode(rest[0]), rest.subarray(head + 4, end));
            rest = rest.subarray(end);
            left = Math.max(0, left - 1);
        }
    };
}

/** The texts that a message begins with, each ended by a zero. */
const textsOf = (content) => content.toString('latin1').split('\0');

/**
 * What servers and the database have said, in rounds: each ends where the database is ready for the next one
 * (ReadyForQuery). A round has the texts of the prepared `statements` that are carried out, how many `marks` ask for
 * answers (Sync), the types of `others` of the server's messages but for what describes results, and `turns`: how often
 * one side spoke after the other one. One turn is a request and its answer. Nothing of it depends on how messages are
 * cut into pieces, or when they come.
 */
export class Heard {
    constructor() {
        this.rounds = [];
        this.sockets = new Set();
    }

    /** Keeps what the database says back, or lets it go on. */
    hold(isHeld) {
        this.sockets.forEach(({database}) => (isHeld ? database.pause() : database.resume()));
    }

    /** As `standBefore` wants it. */
    meet(sockets) {
        this.sockets.add(sockets);
        sockets.client.on('close', () => this.sockets.delete(sockets));
        const statements = new Map();
        let round = this.begin();
        const there = messageReader((type, content) => {
            round.say('there');
            if (type === 'P') {
                const [name, statement] = textsOf(content);
                statements.set(name, statement);
                round.others.push(type);
            } else if (type === 'B') {
                round.statements.push(statements.get(textsOf(content)[1]));
            } else if (type === 'S') {
                round.marks += 1;
            } else if (type !== 'D' && type !== 'E') {
                round.others.push(type);
            }
        }, 1);
        const back = messageReader((type) => {
            round.say('back');
            if (type === 'Z') {
                this.rounds.push(round);
                round = this.begin();
            }
        });
        return {there, back};
    }

    begin() {
        const round = {statements: [], marks: 0, others: [], turns: 0, latest: 'there'};
        round.say = (who) => {
            round.turns += who === round.latest ? 0 : 1;
            round.latest = who;
        };
        return round;
    }

    /** Those that committed a whole transaction at once. */
    commits() {
        return this.rounds.filter(({statements}) => statements[0] === 'BEGIN' && statements.at(-1) === 'COMMIT');
    }
}
