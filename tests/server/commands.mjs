// Runs the commands of `dahut` that end by themselves.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {programs} from './support.mjs';

// A command that never ends fails its test.
const HANGS_MS = 300000;

/** Runs a command of `dahut`. Returns its exit status and what it said. */
export const dahut = (...words) => dahutWith({}, ...words);

/** The same, with these variables added to its environment. */
export async function dahutWith(env, ...words) {
    const how = {stdio: ['ignore', 'pipe', 'pipe'], env: {...process.env, ...env}, timeout: HANGS_MS};
    const command = spawn(programs.dahut, words, how);
    const said = {stdout: '', stderr: ''};
    command.stdout.on('data', (data) => (said.stdout += data));
    command.stderr.on('data', (data) => (said.stderr += data));
    const [status] = await once(command, 'close');
    return {status, ...said};
}
