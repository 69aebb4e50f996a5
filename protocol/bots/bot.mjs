// A bot of one's own, in JavaScript: joins by an invitation, and answers by chance whatever it is asked. It knows no
// rules, because the server says with each question what may be answered. Put your own thoughts where `choose` is.
//   node protocol/bots/bot.mjs http://localhost:8080/table.html#join=… [NAME]
// The link of a seat (#seat=…) lets it play on there, as contest.mjs does.
// Needs Node.js 22; with an older one, a global WebSocket of a library.
import {randomBytes} from 'node:crypto';

const [link, player = 'Pip'] = process.argv.slice(2);
const server = new URL(link);
const [, way, token] = /#(join|seat)=([0-9a-f]{64})/.exec(link);
const any = (list) => list[Math.floor(Math.random() * list.length)];

/** What a packed value stands for (PROTOCOL.md 9). */
function unpacked(form, value) {
    if (form === 'plain' || value === null) {
        return value;
    }
    if (form.words) {
        return form.words[value];
    }
    if (form.list) {
        return value.map((one) => unpacked(form.list, one));
    }
    if (form.kinds) {
        const [type, fields] = form.kinds[value[0]];
        return {type, ...named(fields, value.slice(1))};
    }
    return named(form.fields, value);
}

/** An object of these packed fields, without those that are absent. */
const named = (fields, values) =>
    Object.fromEntries(
        values.flatMap((value, at) => (value === null ? [] : [[fields[at][0], unpacked(fields[at][1], value)]])),
    );

/** One of the rows, as an object that has a list of values for each field. Those of an update are packed. */
function rowOf(row, {action}) {
    if (!Array.isArray(row)) {
        return row;
    }
    const [type, fields] = action.kinds[row[0]];
    const lists = fields.map(([name, form]) => [name, {list: form}]);
    return {type, ...named(lists, row.slice(1))};
}

/** An action that the decision allows: any value for each field of any row. */
function choose(rows, forms) {
    const entries = Object.entries(rowOf(any(rows), forms));
    return Object.fromEntries(entries.map(([name, values]) => [name, name === 'type' ? values : any(values)]));
}

const socket = new WebSocket(`${server.protocol.replace('http', 'ws')}//${server.host}/ws`, 'dahut.1');
const send = (message) => socket.send(JSON.stringify(message));
let forms;

socket.onopen = () => {
    const contribution = randomBytes(32).toString('hex');
    const join = {type: 'join', id: 'join', invitation: token, player, contribution, own_bot: true};
    send(way === 'join' ? join : {type: 'enter', id: 'enter', token});
};
socket.onmessage = async ({data}) => {
    const message = JSON.parse(data);
    if (message.type === 'refused') {
        console.error(`${message.code}: ${message.sentence}`);
        if (message.id === 'join' || message.id === 'enter') {
            process.exitCode = 1;
            socket.close();
        }
    }
    if (message.table) {
        forms ??= fetch(`${server.origin}/api/games/${message.table.game}/forms.json`).then((answer) => answer.json());
        if (['finished', 'stopped', 'closed'].includes(message.table.status)) {
            socket.close();
        }
    }
    const {decision} = message;
    if (decision && !decision.optional) {
        // By chance, for an id of a former life of this bot would be answered `done` without being carried out.
        const id = randomBytes(8).toString('hex');
        send({type: 'act', id, decision: decision.number, action: choose(decision.rows, await forms)});
    }
};
