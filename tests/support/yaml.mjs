// Reads YAML as Python does, because Node.js cannot.
import {execFileSync} from 'node:child_process';

const AS_JSON = 'import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout)';

export const parsedYaml = (text) =>
    JSON.parse(execFileSync('python3', ['-c', AS_JSON], {input: text, encoding: 'utf8'}));
