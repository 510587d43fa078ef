import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import contract from '../generated/openapi.json' with { type: 'json' };
import manifest from '../package.json' with { type: 'json' };
import { settings } from '../src/config.ts';
import { runAssay, serveAssay } from './cli/assay-process.ts';
import { conversation, startAssay, temporaryFolder } from './helpers.ts';
import { scriptedProvider, verdictReply } from './scripted-provider.ts';

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

test('its lines for models start a service with that model behind it', async () => {
  const lines = blocks('sh')[2]!.split('\n');
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    const env = Object.fromEntries([...line.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name!, value!]));
    await using folder = await temporaryFolder();
    const { child, stdout, ended } = await serveAssay([], { cwd: folder.path, env });
    expect(stdout()).toContain(`Judge: ${env.ASSAY_JUDGE}.`);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }
});

test('its commands of assay do what they say', async () => {
  await using folder = await temporaryFolder();
  const { child, ended } = await serveAssay([], { cwd: folder.path });
  await writeFile(`${folder.path}/conversations.jsonl`, `${JSON.stringify(conversation)}\n`);
  await using provider = await scriptedProvider([{ reply: verdictReply({ level: 8 }) }]);
  const env = { ASSAY_JUDGE: 'openai:stub', OPENAI_BASE_URL: provider.url };
  const commands = [...readme.matchAll(/npm run --silent assay -- ([^`\n]+)/g)].map(([, words]) => words!);
  expect(commands).toHaveLength(4);
  for (const words of commands) {
    const args = [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);
    expect(await runAssay(args, { cwd: folder.path, env })).toMatchObject({ code: 0, stderr: '' });
  }
  child.kill('SIGTERM');
  await ended;
});
