// A time of day for servers that stands until the test moves it (tests/faults/held_clock.cpp). So what servers say
// about time is equal to the millisecond. For the real program that sets its system's clock; programs made for tests
// take it for time that passes (tests/support/held_clock.hpp).
import {closeSync, openSync, writeSync} from 'node:fs';
import path from 'node:path';
import {programs, temporaryFolder} from './support.mjs';

export class HeldClock {
    /** Stands at the present moment. Ends with the test `t`. */
    constructor(t) {
        this.now = BigInt(Date.now());
        this.path = path.join(temporaryFolder(t), 'clock');
        this.file = openSync(this.path, 'w');
        t.after(() => closeSync(this.file));
        this.pass(0);
    }

    /** The environment of a server that uses this clock. */
    get env() {
        return {LD_PRELOAD: programs.heldClock, DAHUT_CLOCK: this.path, ASAN_OPTIONS: 'verify_asan_link_order=0'};
    }

    pass(seconds) {
        this.now += BigInt(seconds) * 1000n;
        const bytes = Buffer.alloc(8);
        bytes.writeBigInt64LE(this.now);
        writeSync(this.file, bytes, 0, 8, 0);
    }
}
