// The time of day of some servers, which stands until a test lets it pass (tests/faults/held_clock.cpp): what they tell
// of time is then the same to the millisecond.
import {closeSync, openSync, writeSync} from 'node:fs';
import path from 'node:path';
import {programs, temporaryFolder} from './support.mjs';

export class HeldClock {
    /** Stands at the present moment; ends with the test `t`. */
    constructor(t) {
        this.now = BigInt(Date.now());
        this.path = path.join(temporaryFolder(t), 'clock');
        this.file = openSync(this.path, 'w');
        t.after(() => closeSync(this.file));
        this.pass(0);
    }

    /** What a server has in its environment that goes by this clock. */
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
