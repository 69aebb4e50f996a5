// Runs the campaign once, and keeps what people wrote down and the journal if they do not fit together.
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Campaign} from './campaign.mjs';

const [seed = '1', faults = '200', ...kinds] = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'dahut-campaign-'));
const campaign = new Campaign({
    seed: Number(seed),
    faults: Number(faults),
    folder,
    kinds: kinds.length > 0 ? kinds : undefined,
    program: process.env.DAHUT_SERVER,
    patienceMs: process.env.DAHUT_PATIENCE_MS === undefined ? undefined : Number(process.env.DAHUT_PATIENCE_MS),
});
for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, async () => {
        await campaign.house?.close();
        process.exit(2);
    });
}
await campaign.run();
const {isRight, said} = campaign.judge();
console.log(campaign.summary);
console.log(said.trim());
console.log(`${campaign.count} faults in ${campaign.seconds} s, seed ${seed}`);
if (isRight && !process.env.DAHUT_KEEP) {
    rmSync(folder, {recursive: true});
} else {
    console.log(`notes and journal: ${folder}`);
}
process.exitCode = isRight ? 0 : 1;
