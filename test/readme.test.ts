import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import manifest from '../package.json' with { type: 'json' };
import { finer, heights, width } from '../scripts/pictures/sizes.ts';
import { record, render } from '../scripts/pictures/terminal.ts';
import { loadConfig } from '../src/config.ts';
import { describeJudges } from '../src/judges.ts';
import { startService } from '../src/service.ts';
import { runDeemster, serveDeemster } from './cli/deemster-process.ts';
import { file, fileServer } from './cli/file-server.ts';
import { anthropic, type Dialect, dialectServer, gpt5, gpt6, ollama, vllm } from './dialects.ts';
import { blocksIn, environmentOf, readDocument } from './document.ts';
import { conversation, startDeemster, temporaryFolder } from './helpers.ts';
import { scriptedProvider, verdictReply } from './scripted-provider.ts';
import { writeTinyGguf } from './tiny-gguf.ts';

const readme = await readDocument('README.md');

/** The code blocks of one language below a heading, in order. */
const blocksUnder = (heading: string, language: string) =>
  blocksIn(readme.split(`\n## ${heading}\n`)[1]!.split('\n## ')[0]!, language).map((block) => block.trim());

/** The words of a command of deemster. */
const argumentsOf = (line: string) =>
  [...line.replace(/^npx deemster /, '').matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);

const key = 'correct-horse-battery-staple';

/** The score that a service gives the conversation, or why there is none. */
async function scoreAt(url: string, criterion: string): Promise<unknown> {
  const response = await fetch(`${url}/api/v1/evals/reward`, {
    method: 'POST',
    headers: { 'API-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ messages: conversation, evaluation_criteria: criterion }),
  });
  const { score, detail } = (await response.json()) as { score?: number | null; detail?: string };
  return detail ?? score;
}

/** A service as `npm start` starts it. */
async function serve(cwd: string, env: Record<string, string>) {
  const { child, url, ended } = await serveDeemster([], { cwd, env: { ...env, DEEMSTER_BOOTSTRAP_KEY: key } });
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    },
  };
}

test('its call gives its answer', async () => {
  await using deemster = await startDeemster();
  const [, block] = blocksUnder('Start', 'sh');
  const call = block!.replace('curl ', 'curl -s ').replaceAll('http://127.0.0.1:8080', deemster.url);
  const { stdout } = await promisify(execFile)('bash', ['-c', call], { env: { ...process.env, KEY: deemster.key } });
  expect(stdout).toBe(blocksUnder('Start', 'json')[0]);
});

test('its picture shows what the commands print today', async () => {
  // "npm run pictures" draws it again.
  expect(render(await record())).toBe(await readDocument('docs/terminal.svg'));
});

describe('its pictures of the pages', () => {
  const pictures = [...readme.matchAll(/<picture>.*?<\/picture>/gs)].map(([html]) => {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)![1]!;
    return { light: attribute('src'), dark: attribute('srcset'), width: attribute('width'), alt: attribute('alt') };
  });

  test.each(pictures)(
    '$light and $dark are there, small, and as large as is said',
    async ({ light, dark, ...said }) => {
      const name = /^docs\/pictures\/(.+)-light\.png$/.exec(light)![1] as keyof typeof heights;
      expect(dark).toBe(`docs/pictures/${name}-dark.png`);
      for (const path of [light, dark]) {
        const png = await readFile(new URL(`../${path}`, import.meta.url));
        expect(png.length).toBeLessThanOrEqual(150_000);
        expect(png.toString('latin1', 1, 4)).toBe('PNG');
        expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width * finer, heights[name] * finer]);
      }
      // As wide as a README on GitHub, where each has more points than it is shown with.
      expect(said.width).toBe('830');
      expect(said.alt.length).toBeGreaterThan(100);
    },
  );

  test('all that are made are shown, and no package contains them', async () => {
    const shown = pictures.flatMap(({ light, dark }) =>
      [light, dark].map((path) => path.replace('docs/pictures/', '')),
    );
    expect(shown.sort()).toEqual((await readdir(new URL('../docs/pictures/', import.meta.url))).sort());
    expect(shown).toHaveLength(4);
    expect(manifest.files).toEqual(['bin', 'dist', '!dist/executable']);
  });
});

test('the npm scripts that it names exist', () => {
  const code = [...readme.matchAll(/^```sh\n([\s\S]*?)^```|`([^`\n]+)`/gm)].map(([, block, span]) => block ?? span!);
  const named = code
    .flatMap((text) => [...text.matchAll(/npm (?:run )?([a-z][a-z0-9]*)/g)].map(([, name]) => name!))
    .filter((name) => name !== 'ci');
  expect(named).toContain('check');
  expect(named).toContain('bench');
  for (const name of named) expect(manifest.scripts).toHaveProperty(name);
});

describe('its lines for models start a service that speaks with', () => {
  const lines = blocksUnder('Connect a judge', 'sh')[0]!.split('\n');
  // With probabilities one call weighs the levels; without them a first call shows that, and three samples follow.
  const [weighed, sampled] = [0.7625, 0.75];
  const cases: [name: string, which: string, dialect: Dialect, graded: number, calls: number[], again: number[]][] = [
    ['Ollama', 'from 0.12.11', ollama({ givesLogprobs: true }), weighed, [200], [200]],
    ['Ollama', 'before', ollama({ givesLogprobs: false }), sampled, [200, 200, 200, 200], [200]],
    ['vLLM', 'as it starts', vllm, weighed, [200], [200]],
    ['OpenAI', 'with a GPT-6', gpt6, sampled, [400, 400, 400, 200, 200, 200, 200], [200]],
    ['OpenAI', 'with a GPT-5', gpt5, sampled, [400, 403, 400, 200, 200, 200, 200], [200]],
    ['Anthropic', 'without temperatures', anthropic, sampled, [200, 200, 200], [400, 200]],
  ];

  test.each(cases)('%s, %s', async (name, _which, dialect, graded, calls, again) => {
    await using model = await dialectServer(dialect);
    const line = lines.find((one) => one.endsWith(`# ${name}`))!;
    const env = environmentOf(line);
    await using folder = await temporaryFolder();
    const address: Record<string, string> =
      name === 'Anthropic' ? { ANTHROPIC_BASE_URL: model.origin } : { OPENAI_BASE_URL: `${model.origin}/v1` };
    const environment = { ...env, ...address, DEEMSTER_BOOTSTRAP_KEY: key };
    const config = await loadConfig({ port: 0, dataDir: folder.path }, { environment });
    expect(describeJudges(config)).toBe(env.DEEMSTER_JUDGE);
    const service = await startService(config, { write: () => undefined });
    await using resources = new AsyncDisposableStack();
    resources.defer(() => service.stop());
    const evaluate = async (criterion: string) => [await scoreAt(service.url, criterion), model.statuses.splice(0)];
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
  const [pull, start, ...rest] = blocksUnder('Connect a judge', 'sh')[1]!.split('\n') as [string, string];
  expect(rest).toEqual([]);
  const args = argumentsOf(pull.replace('https://huggingface.co', hub.url));
  const env = environmentOf(start);
  const pulled = await runDeemster(args, { cwd: folder.path });
  expect(pulled).toMatchObject({ code: 0, stdout: expect.stringContaining('SHA-256') });
  expect(pulled.stdout).toContain(env.DEEMSTER_JUDGE!.replace('gguf:', `DEEMSTER_JUDGE=gguf:${folder.path}/`));
  await using service = await serve(folder.path, { ...env, DEEMSTER_GGUF_THREADS: '1' });
  expect(await scoreAt(service.url, 'Passes if it is warm')).toBe(1);
});

test('it explains criteria as it says', async () => {
  await using folder = await temporaryFolder();
  const [block] = blocksUnder('Criteria', 'sh');
  let said = '';
  for (const line of block!.split('\n')) {
    const { code, stdout, stderr } = await runDeemster(argumentsOf(line), { cwd: folder.path });
    expect([line, code, stderr]).toEqual([line, 0, '']);
    said += stdout;
  }
  expect(blocksUnder('Criteria', '')).toEqual([said.trim()]);
});

test('its step for a build fails and passes with the answers', async () => {
  await using folder = await temporaryFolder();
  await writeFile(`${folder.path}/answers.jsonl`, `${JSON.stringify(conversation)}\n`);
  const [step] = parse(blocksUnder('Fail a build on bad answers', 'yaml')[0]!);
  await using provider = await scriptedProvider(
    ['9', '1'].map((label) => ({ reply: verdictReply({ label }), labels: { [label]: 0.99, '5': 0.01 } })),
  );
  const env = { ...step.env, OPENAI_API_KEY: 'none', OPENAI_BASE_URL: provider.url };
  for (const code of [0, 1])
    expect(await runDeemster(argumentsOf(step.run), { cwd: folder.path, env })).toMatchObject({ code, stderr: '' });
});

test('its command for retention works', async () => {
  await using folder = await temporaryFolder();
  await using _service = await serve(folder.path, {});
  const [line] = blocksUnder('Privacy', 'sh');
  expect(await runDeemster(argumentsOf(line!), { cwd: folder.path })).toMatchObject({ code: 0, stderr: '' });
});

test('every command of deemster in it is tried here', () => {
  const commands = readme.match(/npx deemster (?=\w+ \S)[^\n]+/g)!;
  const tried = ['Criteria', 'Connect a judge', 'Fail a build on bad answers', 'Privacy'].flatMap((heading) =>
    ['sh', 'yaml'].flatMap((language) => blocksUnder(heading, language)),
  );
  expect(commands.filter((command) => !tried.some((block) => block.includes(command)))).toEqual([]);
});
