// The campaign, once for each commit and for hours by night: faults on purpose, in a house of three processes on three
// databases. Nothing that was told may be lost, differ or come twice, and all tables must end.
import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {test} from 'node:test';
import {temporaryFolder} from '../server/support.mjs';
import {Campaign} from './campaign.mjs';
import {ALL_KINDS} from './faults.mjs';

const faults = Number(process.env.DAHUT_FAULTS ?? (process.env.DAHUT_NIGHTLY ? 3000 : 200));
const seed = createHash('sha256')
    .update(process.env.DAHUT_SEED ?? 'campaign')
    .digest()
    .readUInt32BE(0);

test(`with ${faults} faults made on purpose, nothing told is lost, differs or is done twice`, async (t) => {
    const campaign = new Campaign({seed, faults, folder: temporaryFolder(t)});
    await campaign.run();
    const {isRight, said} = campaign.judge();
    t.diagnostic(`seed ${seed}:\n${campaign.summary}`);
    console.log(`campaign: ${campaign.count} faults in ${campaign.seconds} s, ${said}`);
    assert.ok(campaign.count >= faults, `${campaign.count} faults were made, and ${faults} are wanted`);
    assert.deepEqual([...campaign.made.keys()].sort(), [...ALL_KINDS].sort(), 'every kind was made');
    assert.ok(isRight, `seed ${seed}: ${said}`);
});
