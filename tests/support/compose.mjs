// What docker compose reads: the files of docker/ that it starts, and what the image that they build says of itself.
// Nothing is started here.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {parsedYaml} from './yaml.mjs';

const textOf = (name) => readFileSync(new URL(`../../docker/${name}`, import.meta.url), 'utf8');

export const composeFile = (name) => parsedYaml(textOf(name));

/**
 * What compose makes of a text: two dollars are one, and a variable that is not set is what stands behind `:-`. If `:?`
 * stands there, it must be set.
 */
export function expanded(text, variables = {}) {
    const value = (_, name, kind, otherwise) => {
        assert.ok(kind === '-' || variables[name], `${name} is set`);
        return variables[name] || otherwise;
    };
    return text.replace(/\$\{(\w+):([-?])([^}]*)\}/g, value).replaceAll('$$', '$');
}

/** What the last stage of docker/Dockerfile says: what is run, what its health is, its environment and its volume. */
export function dahutImage() {
    const stage = textOf('Dockerfile')
        .replaceAll('\\\n', '')
        .split(/^FROM /m)
        .at(-1);
    const list = (instruction) => JSON.parse(new RegExp(`^${instruction} (\\[.*\\])$`, 'm').exec(stage)[1]);
    const [, environment] = /^ENV (.*)$/m.exec(stage);
    const [, volume] = /^VOLUME (.*)$/m.exec(stage);
    return {
        entrypoint: list('ENTRYPOINT'),
        health: list('HEALTHCHECK CMD'),
        volume,
        environment: Object.fromEntries(environment.split(' ').map((one) => one.split('='))),
    };
}
