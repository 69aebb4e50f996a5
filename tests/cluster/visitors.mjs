// People at tables of the process `one`, each beside a bot, with the connection that pages have. Made by measure.mjs,
// in a process of their own. They say when their tables are made, and when each is back after that process has died.
import {Connection} from '../../web-client/app/connection/connection.js';
import {WebSocket, contribution, tinyTable} from '../server/support.mjs';

const MADE_AT_ONCE = 8;

/** One page, seen by somebody whose address is their own. */
const world = (from) => ({
    socket: (address, protocol) => {
        const socket = new WebSocket(address, protocol, {headers: {'x-forwarded-for': from}});
        socket.on('error', () => {});
        return socket;
    },
    later: setTimeout,
    cancel: clearTimeout,
    random: Math.random,
    isSeen: () => true,
    onSeen: () => () => {},
});

class Visitor {
    constructor(front, from) {
        this.token = contribution();
        const hears = {opened: () => this.opened(), lost: () => (this.isAway = true)};
        this.ready = new Promise((done) => (this.isReady = done));
        this.back = new Promise((done) => (this.isBack = done));
        this.connection = new Connection(`${front}/ws`, hears, world(from), 'one');
    }

    async opened() {
        if (this.isAway) {
            await this.connection.request({type: 'enter', token: this.token}).then(
                () => this.isBack(Date.now()),
                // The connection is made again after a pause, and asks again.
                () => this.connection.drop(),
            );
        } else {
            this.isReady();
        }
    }

    async begin(game) {
        await this.ready;
        const ask = (type, fields) => this.connection.request({type, ...fields});
        await ask('create', tinyTable({game, token: this.token}));
        await ask('seat_bot', {seat: 1, bot: 'easy'});
        await ask('start', {});
    }
}

async function makeTables({front, first, count, game}) {
    const visitors = [];
    const makeOn = async () => {
        while (visitors.length < count) {
            const number = first + visitors.length;
            const visitor = new Visitor(front, `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`);
            visitors.push(visitor);
            await visitor.begin(game);
        }
    };
    await Promise.all(Array.from({length: MADE_AT_ONCE}, makeOn));
    return visitors;
}

process.once('message', async (plan) => {
    const visitors = await makeTables(plan);
    process.send({made: visitors.length});
    process.send({back: await Promise.all(visitors.map(({back}) => back))});
});
