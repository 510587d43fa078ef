import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import contract from '../generated/openapi.json' with { type: 'json' };
import manifest from '../package.json' with { type: 'json' };
import { settings } from '../src/config.ts';
import { runDeemster, serveDeemster } from './cli/deemster-process.ts';
import { file, fileServer } from './cli/file-server.ts';
import { anthropic, type Dialect, dialectServer, gpt5, gpt6, ollama, vllm } from './dialects.ts';
import { conversation, startDeemster, temporaryFolder } from './helpers.ts';
import { scriptedProvider, verdictReply } from './scripted-provider.ts';
import { writeTinyGguf } from './tiny-gguf.ts';

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

/** What a line of a shell sets for its command. */
const environmentOf = (line: string) =>
  Object.fromEntries([...line.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name!, value!]));

/** The words of a command of deemster. */
const argumentsOf = (line: string) =>
  [...line.replace(/^npm run --silent deemster -- /, '').matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain!,
  );

/** A service as `npm start` starts it, and how it judges. */
async function serve(cwd: string, env: Record<string, string>) {
  const key = 'correct-horse-battery-staple';
  const { child, url, stdout, ended } = await serveDeemster([], { cwd, env: { ...env, DEEMSTER_BOOTSTRAP_KEY: key } });
  return {
    stdout,
    /** The score of the conversation, or why there is none. */
    async scoreOf(criterion: string): Promise<unknown> {
      const response = await fetch(`${url}/api/v1/evals/reward`, {
        method: 'POST',
        headers: { 'API-Key': key, 'Content-Type': 'application/json' },
        body: JSON.stringify({ messages: conversation, evaluation_criteria: criterion }),
      });
      const { score, detail } = (await response.json()) as { score?: number | null; detail?: string };
      return detail ?? score;
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    },
  };
}

test('its call gives its answer', async () => {
  await using deemster = await startDeemster();
  const call = blocks('sh')[1]!.replace('curl ', 'curl -s ').replaceAll('http://127.0.0.1:8080', deemster.url);
  const { stdout } = await promisify(execFile)('bash', ['-c', call], { env: { ...process.env, KEY: deemster.key } });
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

describe('its lines for models start a service that speaks with', () => {
  const lines = blocks('sh')[2]!.split('\n');
  // With probabilities one call weighs the levels; without them a first call shows that, and three samples follow.
  const [weighed, sampled] = [0.7625, 0.75];
  const cases: [name: string, which: string, dialect: Dialect, graded: number, calls: number[], again: number[]][] = [
    ['Ollama', 'from 0.12.11', ollama({ givesLogprobs: true }), weighed, [200], [200]],
    ['Ollama', 'before', ollama({ givesLogprobs: false }), sampled, [200, 200, 200, 200], [200]],
    ['vLLM', 'as it starts', vllm, weighed, [200], [200]],
    ['OpenAI', 'with a GPT-6', gpt6, sampled, [400, 400, 200, 200, 200, 200], [200]],
    ['OpenAI', 'with a GPT-5', gpt5, sampled, [403, 400, 200, 200, 200, 200], [200]],
    ['Anthropic', 'without temperatures', anthropic, sampled, [200, 200, 200], [400, 200]],
  ];

  test.each(cases)('%s, %s', async (name, _which, dialect, graded, calls, again) => {
    await using model = await dialectServer(dialect);
    const line = lines.find((one) => one.endsWith(`# ${name}`))!;
    const env = environmentOf(line);
    await using folder = await temporaryFolder();
    const address: Record<string, string> =
      name === 'Anthropic' ? { ANTHROPIC_BASE_URL: model.origin } : { OPENAI_BASE_URL: `${model.origin}/v1` };
    await using service = await serve(folder.path, { ...env, ...address });
    expect(service.stdout()).toContain(`Judge: ${env.DEEMSTER_JUDGE}.`);
    const evaluate = async (criterion: string) => [await service.scoreOf(criterion), model.statuses.splice(0)];
    expect(await evaluate('Reward answers that cite the policy they rely on')).toEqual([expect.closeTo(graded), calls]);
    expect(await evaluate('Passes if it is warm')).toEqual([1, again]);
    // What a server refuses is asked for once.
    expect(await evaluate('Passes if it is friendly')).toEqual([1, [200]]);
  });

  test('nothing else', () => {
    expect(lines.map((line) => line.split('# ')[1])).toEqual([...new Set(cases.map(([name]) => name))]);
  });
});

test('its lines for a model file fetch one and start a service that judges by it', async () => {
  await using folder = await temporaryFolder();
  // Its weights are random: left to itself it may say at any wording of the prompt that the criterion does not apply.
  const written = await readFile(await writeTinyGguf(`${folder.path}/tiny.gguf`, { labels: ['Y'] }));
  await using hub = await fileServer(file(written));
  const [pull, start, ...rest] = blocks('sh')[3]!.split('\n') as [string, string];
  expect(rest).toEqual([]);
  const args = argumentsOf(pull.replace('https://huggingface.co', hub.url));
  const env = environmentOf(start);
  const pulled = await runDeemster(args, { cwd: folder.path });
  expect(pulled).toMatchObject({ code: 0, stdout: expect.stringContaining('SHA-256') });
  expect(pulled.stdout).toContain(env.DEEMSTER_JUDGE!.replace('gguf:', `DEEMSTER_JUDGE=gguf:${folder.path}/`));
  await using service = await serve(folder.path, { ...env, DEEMSTER_GGUF_THREADS: '1' });
  expect(await service.scoreOf('Passes if it is warm')).toBe(1);
});

test('its commands of deemster do what they say', async () => {
  await using folder = await temporaryFolder();
  await using _service = await serve(folder.path, {});
  await writeFile(`${folder.path}/conversations.jsonl`, `${JSON.stringify(conversation)}\n`);
  await using provider = await scriptedProvider([
    { reply: verdictReply({ label: '8' }), labels: { '8': 0.99, '7': 0.01 } },
  ]);
  const env = { DEEMSTER_JUDGE: 'openai:stub', OPENAI_BASE_URL: provider.url };
  const commands = readme
    .match(/npm run --silent deemster -- [^`\n]+/g)!
    .filter((line) => !line.includes(' judge pull '));
  expect(commands).toHaveLength(4);
  for (const line of commands)
    expect(await runDeemster(argumentsOf(line), { cwd: folder.path, env })).toMatchObject({ code: 0, stderr: '' });
});
