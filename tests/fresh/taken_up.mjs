// A match that outlives its server: one call leaves it in the middle, the other takes it up at the next server on the
// same database and plays it to its end. Between them a file holds the secret of the seat, what it was told last, and
// which table it is. Who leaves a mail address is to be told of turns by mail.
//
//   node tests/fresh/taken_up.mjs leave http://127.0.0.1:8080 FILE [MAIL]
//   node tests/fresh/taken_up.mjs take-up http://127.0.0.1:8080 FILE
import assert from 'node:assert/strict';
import {readFileSync, writeFileSync} from 'node:fs';
import {Client, pseudoRandom} from '../server/support.mjs';
import {begun, played, serverAt} from './matches.mjs';

const [doing, url, file, mail] = process.argv.slice(2);
const server = serverAt(url);
const below = pseudoRandom(25);

async function leave() {
    const {person, token, table} = await begun(server, 'ys');
    await (mail && person.get('notify', {mail}));
    assert.equal(await played(person, below, 5), 5);
    // Nobody else acts once the person is asked again.
    while (!person.decision || person.decision.optional) {
        await person.moment();
    }
    assert.equal(person.table.status, 'running');
    const {n, view, decision, next} = person;
    writeFileSync(file, JSON.stringify({token, next, told: {n, view, decision}, table}));
    await person.close();
}

async function takeUp() {
    const {token, next, told} = JSON.parse(readFileSync(file, 'utf8'));
    const person = await Client.open(server);
    // The server remembers what a seat has called its requests.
    person.next = next;
    await person.get('enter', {token});
    await person.when(() => person.n > 0);
    assert.deepEqual({n: person.n, view: person.view, decision: person.decision}, told, 'nothing told is lost');
    const actions = await played(person, below);
    assert.equal(person.table.status, 'finished');
    await person.close();
    console.log(`took up a match where it was and played it to its end with ${actions} actions more`);
}

await {leave, 'take-up': takeUp}[doing]();
