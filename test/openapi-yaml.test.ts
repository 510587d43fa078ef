import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import document from '../generated/openapi.json' with { type: 'json' };
import { startDeemster } from './helpers.ts';

// What other readers of YAML make of the contract; many know YAML 1.1, where `?` in a flow mapping and unquoted times differ.

const jsYaml = createRequire(import.meta.url)('js-yaml') as { load(text: string): unknown };
const text = readFileSync(new URL('../spec/openapi.yaml', import.meta.url), 'utf8');

const pythons: Record<string, string> = {
  PyYAML: 'import yaml; load = yaml.safe_load',
  'ruamel.yaml': 'from ruamel.yaml import YAML; load = YAML(typ="safe", pure=True).load',
};
/** The first on the PATH, and the system's, which has Debian's packages. */
const interpreters = ['python3', '/usr/bin/python3'];
const run = (python: string, program: string, input = '') =>
  spawnSync(python, ['-c', program], { input, encoding: 'utf8' });

test('js-yaml reads the contract that the server gives', async () => {
  await using deemster = await startDeemster();
  const { status, body } = await deemster.get('/openapi.yaml', { key: null });
  expect([status, jsYaml.load(body)]).toEqual([200, document]);
});

for (const [name, load] of Object.entries(pythons)) {
  const python = interpreters.find((one) => run(one, load).status === 0);
  const isWanted = python !== undefined || Boolean(process.env.CI);
  (isWanted ? test : test.skip)(`${name} reads the contract`, () => {
    const program = `${load}; import json, sys; json.dump(load(sys.stdin), sys.stdout, default=repr)`;
    const { stdout, stderr } = run(python ?? 'python3', program, text);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(document);
  });
}
