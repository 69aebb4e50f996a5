// Runs the commands of `dahut` that end by themselves.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {programs} from './support.mjs';

/** Runs a command of `dahut`. Returns its exit status and what it said. */
export async function dahut(...words) {
    const process = spawn(programs.dahut, words, {stdio: ['ignore', 'pipe', 'pipe']});
    const said = {stdout: '', stderr: ''};
    process.stdout.on('data', (data) => (said.stdout += data));
    process.stderr.on('data', (data) => (said.stderr += data));
    const [status] = await once(process, 'close');
    return {status, ...said};
}
