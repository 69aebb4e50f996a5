// A client that stays at its table wherever that goes: it follows `moved`, comes back after a lost connection with what
// it has seen, and asks again by the same id. It counts what it was refused, and how long each answer took.
import assert from 'node:assert/strict';
import {Client, contribution, firstAction, person, sleep, tinyTable} from './support.mjs';

let requests = 0;

export class Traveller {
    /** @param way what a WebSocket needs to know besides the address */
    constructor(front, way = {}) {
        Object.assign(this, {front, way, state: {n: 0}, waits: [], refused: [], jumps: 0, hops: 0});
    }

    /** An answer that is neither `moved` nor lost. */
    async ask(type, fields = {}) {
        const id = `t${++requests}`;
        const began = Date.now();
        for (;;) {
            if (!(await this.come(id))) {
                await sleep(20);
                continue;
            }
            const answer = await this.client.ask(type, fields, id).catch(() => undefined);
            if (answer?.type === 'refused') {
                this.refused.push(answer.code);
            }
            if (answer && answer.code !== 'moved') {
                this.waits.push(Date.now() - began);
                return answer;
            }
            this.go(answer?.at);
        }
    }

    /** Takes what it knows along. */
    go(at) {
        this.at = at;
        this.hops += 1;
        this.remember();
        this.client?.socket.terminate();
        this.client = undefined;
    }

    remember() {
        if (this.client) {
            const {n, view, steps, decision, table} = this.client;
            this.state = {n, view, steps, decision, table};
            this.jumps += Number(this.wasHere && this.client.messages.some(({type}) => type === 'snapshot'));
        }
    }

    /** Whether it is connected, and at its table if it has one. */
    async come(id) {
        if (this.client && this.client.socket.readyState === this.client.socket.OPEN) {
            return true;
        }
        this.remember();
        const ws = this.front + (this.at ? `/at/${this.at}/ws` : '/ws');
        this.client = await Client.open({ws, way: this.way}).catch(() => undefined);
        if (!this.client) {
            this.at = undefined;
            return false;
        }
        return this.token === undefined || this.enter(id);
    }

    async enter(id) {
        Object.assign(this.client, this.state);
        this.client.unanswered.add(id);
        const seen = this.state.n > 0 ? {seen: this.state.n} : {};
        const answer = await this.client
            .ask('enter', {token: this.token, ...seen}, `e${++requests}`)
            .catch(() => undefined);
        if (answer?.type === 'entered') {
            assert.ok(!answer.lost, 'nothing told is lost');
            this.wasHere = this.state.n > 0;
            return true;
        }
        if (answer && answer.code !== 'moved') {
            this.refused.push(answer.code);
        }
        this.go(answer?.at);
        return false;
    }

    /** Leaves its table for another one. */
    async begin(type, fields) {
        this.remember();
        this.client?.socket.terminate();
        Object.assign(this, {client: undefined, token: undefined, at: undefined, wasHere: false, state: {n: 0}});
        const token = contribution();
        const answer = await this.ask(type, {...fields, token});
        assert.equal(answer.type, 'seated', JSON.stringify(answer));
        this.token = answer.token;
        return answer;
    }
}

/**
 * Two travellers play a match from its beginning to its end. Returns its table, and how many actions were told.
 * @param fields of the table, where they are others than the tiny game's
 */
export async function matchOf(anna, bela, fields = {}) {
    const {table, token} = await anna.begin('create', tinyTable(fields));
    await bela.begin('join', person('Bela', table.invitation));
    await anna.ask('start');
    let acts = 0;
    for (;;) {
        for (const one of [anna, bela]) {
            await one.ask('ping');
        }
        if (anna.client.table.status !== 'running') {
            return {table: table.id, token, acts};
        }
        const one = [anna, bela].find(({client}) => client.decision && !client.decision.optional);
        if (one) {
            const {decision} = one.client;
            const answer = await one.ask('act', {decision: decision.number, action: firstAction(decision)});
            acts += Number(answer.type === 'update' || answer.type === 'done');
        }
    }
}
