import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Deemster, startDeemster, temporaryFolder } from '../helpers.ts';
import { type RecordedRequest, type ScriptedProvider, scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { graded } from './fixtures/matchers/cases.ts';
import { outcomes } from './fixtures/matchers/outcomes.ts';

const root = join(import.meta.dirname, '../..');
const fixtures = join(import.meta.dirname, 'fixtures/matchers');
const bin = (path: string) => join(root, 'node_modules', path);

const jestConfig = {
  rootDir: root,
  roots: [fixtures],
  testEnvironment: 'node',
  testTimeout: 30_000,
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': join(root, 'test/client/strip-types.js') },
};

const commands: Record<string, (report: string, kind?: string) => string[]> = {
  jest: (report, kind = '') => [
    '--experimental-vm-modules',
    bin('jest/bin/jest.js'),
    `--config=${JSON.stringify({ ...jestConfig, testMatch: [`**/jest${kind}.spec.ts`] })}`,
    '--json',
    `--outputFile=${report}`,
  ],
  vitest: (report, kind = '') => [
    bin('vitest/vitest.mjs'),
    'run',
    `vitest${kind}.spec.ts`,
    `--root=${fixtures}`,
    '--configLoader=native',
    '--reporter=json',
    `--outputFile=${report}`,
  ],
};

/** By the case's title. */
type Outcomes = Record<string, string>;

interface Result {
  title: string;
  status: string;
  failureMessages: string[];
}

interface Ended {
  code: number;
  output: string;
}

/** Runs a fixture's tests. */
function start(runner: string, folder: string, command: string[], more: object = {}): Promise<Ended> {
  const env = {
    PATH: process.env.PATH,
    RUNNER_CACHE: folder,
    ...(runner === 'jest' ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
    ...more,
  };
  const { promise, resolve } = Promise.withResolvers<Ended>();
  const runs = execFile(process.execPath, command, { cwd: root, env, timeout: 60_000 }, (_, stdout, stderr) =>
    resolve({ code: runs.exitCode!, output: stdout + stderr }),
  );
  return promise;
}

/** Runs the tests of all cases; gives the failure message of each, or `passed`. */
async function run(runner: string, deemster: Deemster): Promise<Outcomes> {
  await using folder = await temporaryFolder();
  const report = join(folder.path, 'report.json');
  const service = { DEEMSTER_API_KEY: deemster.key, DEEMSTER_BASE_URL: deemster.url };
  const { output } = await start(runner, folder.path, commands[runner]!(report), service);
  const text = await readFile(report, 'utf8').catch((cause) => {
    throw new Error(`${runner} gave no report: ${output}`, { cause });
  });
  const { testResults } = JSON.parse(text) as { testResults: { message: string; assertionResults: Result[] }[] };
  // Each case awaits its assertion.
  expect(testResults.filter(({ message }) => message.includes('All tests in the file ended'))).toEqual([]);
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return Object.fromEntries(results.map(({ title, status, failureMessages }) => [title, failureMessages[0] ?? status]));
}

const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/;

/** A failure as a person reads it, without colours, locations and ids. */
const plain = (message: string) =>
  stripVTControlCharacters(message)
    .replace(/\n {4}at .*$/s, '')
    .replace(UUID, '<id>');

/** A reply as a model gives it to the response: its labels are the response's first characters, one for each seed. */
function replyTo({ text, body }: RecordedRequest) {
  const labels = /RESPONSE TO JUDGE\n(\w+)/.exec(text)![1]!;
  return { reply: verdictReply({ label: labels[body.seed! - 1], explanation }) };
}

/** Three calls for each of eight responses, though both runners ask for all of them, and one that finds no probabilities. */
const calls = 3 * 8 + 1;

const explanation =
  'The response gives a reason, and says where it stands,\u001B[31m but it does not name the policy by its number or by its title.';

let provider: ScriptedProvider;
let deemster: Deemster;
let ended: Record<string, Outcomes>;

beforeAll(async () => {
  provider = await scriptedProvider(Array.from({ length: calls }, () => replyTo));
  deemster = await startDeemster({ judge: 'openai:stub', openaiBaseUrl: provider.url });
  // From here on the service knows that the model gives none.
  await deemster.evaluate({
    messages: [
      { role: 'user', content: 'Why?' },
      { role: 'assistant', content: '444 of nine' },
    ],
    evaluation_criteria: graded,
  });
  const [jest, vitest] = await Promise.all([run('jest', deemster), run('vitest', deemster)]);
  ended = { jest, vitest };
});

afterAll(async () => {
  await deemster.stop();
  await provider.close();
});

test.each(['jest', 'vitest'])('%s ends each case as it should, and says why in the same words', (runner) => {
  const said = Object.entries(ended[runner]!).map(([title, message]) => [title, plain(message)]);
  const ofJestAlone = runner === 'jest' && { 'the global expect': 'passed' };
  expect(Object.fromEntries(said)).toEqual({ ...outcomes, ...ofJestAlone });
});

test.each(['jest', 'vitest'])('%s does not pass a file with an assertion that is not awaited', async (runner) => {
  await using folder = await temporaryFolder();
  const report = join(folder.path, 'report.json');
  const { code } = await start(runner, folder.path, commands[runner]!(report, '-forgotten'));
  const { testResults } = JSON.parse(await readFile(report, 'utf8'));
  const said = stripVTControlCharacters(testResults[0].message);
  expect([code, testResults[0].status]).toEqual([1, 'failed']);
  expect(said).toContain('All tests in the file ended before toMeet finished. Write: await expect(…)');
  // Vitest shows the place to people, but not in its report.
  expect(runner === 'vitest' || /fixtures\/matchers\/forgotten\.ts:\d+/.test(said)).toBe(true);
});

test('the message has the colours of the runner, and none where it has none', () => {
  const title = 'something scored below the threshold fails';
  expect(ended.jest![title]).toContain('\u001B[32mat least 0.8\u001B[39m');
  expect(ended.jest![title]).toContain('\u001B[31m0\u001B[39m');
  for (const message of Object.values(ended.vitest!)) expect(message).not.toContain('\u001B');
});

test('the failure is located in the test, not in the matcher', () => {
  for (const outcome of Object.values(ended))
    for (const title of ['something scored below the threshold fails', 'null', 'the service refuses'])
      expect(outcome[title]).toMatch(/\n {4}at .*fixtures\/matchers\/\w+(\.spec)?\.ts:\d+/);
});

test('the trace of a failure can be opened', async () => {
  for (const { 'something scored below the threshold fails': message } of Object.values(ended)) {
    const { status, body } = await deemster.get(`/api/v1/traces/${UUID.exec(message!)}`);
    expect([status, body.evaluations[0].criteria]).toEqual([200, 'Passes if the response has fewer than 3 words']);
  }
});

test('what is told beside the messages reaches the service', async () => {
  const { body } = await deemster.get('/api/v1/traces?tag=from:object');
  expect(body.traces.map(({ trace }: { trace: object }) => trace)).toMatchObject(
    Array(2).fill({ system: 'Be short.', messages: [{ role: 'user' }, { role: 'assistant' }] }),
  );
});
