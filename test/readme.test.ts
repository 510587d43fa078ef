import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import contract from '../generated/openapi.json' with { type: 'json' };
import manifest from '../package.json' with { type: 'json' };
import { settings } from '../src/config.ts';
import { startAssay } from './helpers.ts';

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');

/** Code blocks of one language, in their order. */
const blocks = (language: string) =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, text]) => text!.trim());

/** Rows of the table under a heading. */
const table = (heading: string) =>
  readme
    .split(`## ${heading}\n`)[1]!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `'));

test('its call gives its answer', async () => {
  await using assay = await startAssay();
  const call = blocks('sh')[1]!.replace('curl ', 'curl -s ').replaceAll('http://127.0.0.1:8080', assay.url);
  const { stdout } = await promisify(execFile)('bash', ['-c', call], { env: { ...process.env, KEY: assay.key } });
  expect(stdout).toBe(blocks('json')[0]);
});

test('its settings are those of config.ts', () => {
  const rows = Object.values(settings).map((setting) => {
    const fallback = 'default' in setting ? `\`${setting.default}\`` : '';
    return `| \`${setting.variable}\` | ${fallback} | ${setting.help} |`;
  });
  expect(table('Settings')).toEqual(rows);
});

test('its endpoints are those of the contract', () => {
  const rows = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => ['get', 'post', 'put', 'delete'].includes(method))
      .map(
        ([method, operation]) =>
          `| \`${method.toUpperCase()} ${path}\` | ${(operation as { summary: string }).summary} |`,
      ),
  );
  expect(table('Endpoints')).toEqual(rows);
});

test('the npm scripts that it names exist', () => {
  const named = [...readme.matchAll(/npm (?:run (?:--silent )?)?([a-z]+)/g)]
    .map(([, name]) => name!)
    .filter((name) => name !== 'ci');
  expect(named).toContain('check');
  for (const name of named) expect(manifest.scripts).toHaveProperty(name);
});

test('the commands of assay that it names exist', async () => {
  const { runAssay } = await import('./cli/assay-process.ts');
  const named = [...readme.matchAll(/assay -- ([a-z][a-z -]*?)(?= conversations| --| default|`)/g)].map(([, words]) =>
    words!.trim(),
  );
  expect(named).toEqual(['accounts set-retention', 'evaluate', 'keys create']);
  for (const words of named)
    expect((await runAssay([...words.split(' '), '--help'], { cwd: '.' })).stdout).toMatch(
      new RegExp(`^Usage: assay ${words}`),
    );
});
