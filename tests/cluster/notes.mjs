// What people write down: every connection, what they sent by it and heard, and when. The checker reads this file.
import {createWriteStream} from 'node:fs';

export class Notes {
    constructor(file) {
        this.stream = createWriteStream(file);
        this.connections = 0;
        this.acts = 0;
    }

    /** A line of the file, with the time. */
    write(line) {
        this.stream.write(`${JSON.stringify({at: Date.now(), ...line})}\n`);
    }

    async close() {
        await new Promise((done) => this.stream.end(done));
    }
}
