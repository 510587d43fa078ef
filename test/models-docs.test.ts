import { writeFile } from 'node:fs/promises';
import { settings } from '../src/config.ts';
import { CLOSING, everyWording } from '../src/judge/model/prompts.ts';
import { estimateTokens } from '../src/judge/providers/http/tokens.ts';
import { serveDeemster } from './cli/deemster-process.ts';
import { file, fileServer } from './cli/file-server.ts';
import { blocksIn, environmentOf, readDocument, runShell } from './document.ts';
import { conversation, startDeemster, temporaryFolder } from './helpers.ts';
import { type RecordedRequest, scriptedProvider, verdictReply } from './scripted-provider.ts';

const page = await readDocument('docs/models.md');
/** What is about model files is tried where they are. */
const [text] = page.split('## A model file on this machine') as [string];

const [check, doctor, curl, evaluate, start, pull, ...others] = blocksIn(text, 'sh') as [
  string,
  string,
  string,
  string,
  string,
  string,
];

/** What lines printed, also when the last one failed. */
const run = (lines: string, cwd: string, env: Record<string, string>) =>
  runShell(lines, { cwd, env }).catch((error: { code: number; stdout: string; stderr: string }) => error);

test('every command is tried here', () => {
  expect(others).toEqual([]);
});

test('its check prints the lines of its table', async () => {
  await using folder = await temporaryFolder();
  await using provider = await scriptedProvider([{ reply: verdictReply(), labels: { Y: 1 } }]);
  const env = { DEEMSTER_JUDGE: 'openai:stub', OPENAI_BASE_URL: provider.url };
  const { stdout } = await run(check, folder.path, env);
  const [table] = text.split('| line | shows |')[1]!.split('\n\n') as [string];
  const lines = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, line]) => line!);
  const printed = stdout.split('\n').map((line) => line.slice(2).split('  ')[0]);
  expect(printed.slice(2).filter(Boolean)).toEqual(lines);
});

test('its doctor prints the lines of its screen', async () => {
  await using folder = await temporaryFolder();
  await using provider = await scriptedProvider(
    Array.from({ length: 93 }, () => ({ reply: verdictReply(), labels: { Y: 1 } })),
  );
  const env = { DEEMSTER_JUDGE: 'openai:stub', OPENAI_BASE_URL: provider.url };
  const { stdout } = await run(doctor, folder.path, env);
  const [screen] = /\n {2}accuracy [\s\S]*? {2}result .*\n/.exec(text)!;
  const namesIn = (lines: string) =>
    lines
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(2, 21).trimEnd());
  const printed = stdout
    .slice(stdout.indexOf('\n  accuracy '))
    .split('\n')
    .filter((line) => !line.startsWith('  adopted'));
  expect(namesIn(printed.join('\n'))).toEqual(namesIn(screen));
});

test('its call asks the judge again', async () => {
  const verdict = { reply: verdictReply(), labels: { Y: 1 } };
  await using provider = await scriptedProvider([verdict, verdict]);
  await using deemster = await startDeemster({ judge: 'openai:stub', openaiBaseUrl: provider.url });
  const call = curl.replace('curl ', 'curl -s ').replaceAll('http://127.0.0.1:8080', deemster.url);
  for (const line of [call, call, call.replace("-H 'Cache-Control: no-cache' ", '')])
    expect(JSON.parse((await run(line, deemster.dataDir, { KEY: deemster.key })).stdout)).toMatchObject({ score: 1 });
  expect(provider.requests).toHaveLength(2);
});

test('its evaluation says what is printed below it', async () => {
  await using folder = await temporaryFolder();
  const soon = [conversation[0], { role: 'assistant', content: 'Soon.' }];
  const lines = [conversation, soon].map((messages) => `${JSON.stringify({ messages })}\n`);
  await writeFile(`${folder.path}/conversations.jsonl`, lines.join(''));
  const weighed = {
    soon: { label: '1', labels: { '1': 0.6, '2': 0.4 } },
    other: { label: '7', labels: { '5': 0.4, '7': 0.6 } },
  };
  const samples = { soon: '11211', other: '77787' };
  const step = ({ text: asked, body }: RecordedRequest) => {
    const which = asked.includes('Soon.') ? 'soon' : 'other';
    const { label, labels } = weighed[which];
    return body.logprobs
      ? { reply: verdictReply({ label, explanation: 'First.' }), labels }
      : { reply: verdictReply({ label: samples[which][body.seed! - 1], explanation: EXPLANATION[which] }) };
  };
  await using provider = await scriptedProvider(Array.from({ length: 12 }, () => step));
  const env = { DEEMSTER_JUDGE: 'openai:stub', OPENAI_BASE_URL: provider.url };
  const finished = await run(evaluate, folder.path, env);
  expect(finished).toMatchObject({ code: 1, stderr: '' });
  const untimed = (printed: string) => printed.replace(/judged in [\d.]+ s/, 'judged in … s');
  const printed = finished.stdout.replace('openai:stub', 'openai:gpt-6-luna');
  expect(untimed(printed)).toBe(untimed(text.match(/--confirm\n```\n\n```\n([\s\S]*?)```/)![1]!));
});

const EXPLANATION = {
  other: 'It names policy R-7 for one of its two claims.',
  soon: 'It names no policy.',
};

test('its start has the window that it sets', async () => {
  await using folder = await temporaryFolder();
  const env = environmentOf(start);
  expect(start.trim()).toMatch(/ deemster serve$/);
  const { child, stdout, ended } = await serveDeemster([], { cwd: folder.path, env });
  expect(stdout()).toContain(`Judge: ${env.DEEMSTER_JUDGE}.`);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('its download puts a file where the page says', async () => {
  await using folder = await temporaryFolder();
  await using hub = await fileServer(file());
  const { stdout } = await run(pull.replace('https://huggingface.co', hub.url), folder.path, {});
  expect(stdout).toContain(`DEEMSTER_JUDGE=gguf:${folder.path}/data/models/Qwen3-8B-Q4_K_M.gguf npm start\n`);
});

test('the settings that it names are settings', () => {
  const known: string[] = Object.values(settings).map(({ variable }) => variable);
  const named = new Set(page.match(/\b(DEEMSTER|OPENAI|ANTHROPIC)_[A-Z_]+\b/g));
  expect([...named].filter((name) => !known.includes(name))).toEqual([]);
});

test('the prompt has the tokens that it says', async () => {
  const counts = await Promise.all([...everyWording().values()].map(({ system }) => estimateTokens(system + CLOSING)));
  const [least, most] = /and ([\d,]+) to ([\d,]+) tokens of Deemster's own/
    .exec(text)!
    .slice(1)
    .map((one) => Number(one.replace(',', '')));
  expect([Math.min(...counts), Math.max(...counts)].map((count) => Math.round(count / 50) * 50)).toEqual([least, most]);
});
