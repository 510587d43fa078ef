import { writeFile } from 'node:fs/promises';
import { startDeemster, temporaryFolder } from '../helpers.ts';
import { runDeemster } from './deemster-process.ts';

const polite = 'Passes if the response is polite';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder[Symbol.asyncDispose]());

const compare = (args: string[], env: Record<string, string> = {}) =>
  runDeemster(['compare', ...args], { cwd: folder.path, env });
/** Writes a file of results, as "deemster evaluate" does. */
async function file(name: string, scores: (number | null | 'error')[], more: object = {}) {
  const lines = scores.map((score, at) => ({
    conversation: at + 1,
    id: `case ${at}`,
    evaluator: null,
    criterion: polite,
    ...(score === 'error' ? { result: 'error', error: 'No answer.', score: null, judge: 'openai:one' } : { score }),
    judge: 'openai:one',
    hash: `${name} ${at}`,
    ...more,
  }));
  await writeFile(`${folder.path}/${name}`, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return name;
}
const scores = (passed: number, failed: number): number[] => [...Array(passed).fill(1), ...Array(failed).fill(0)];

test('worse fails the build, and says by how much, how sure, and which cases', async () => {
  const [base, candidate] = [await file('base.jsonl', scores(40, 0)), await file('worse.jsonl', scores(28, 12))];
  const { code, stdout, stderr } = await compare([base, candidate]);
  expect([code, stderr]).toEqual([1, '']);
  expect(stdout).toContain('worse.jsonl compared with base.jsonl');
  expect(stdout).toMatch(/worse by 30 points \([\d.]+ to [\d.]+\)\n {2}40 compared, 12 regressed, 0 improved/);
  expect(stdout).toContain('  regressed  1.00 → 0.00  case 28');
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
  expect(await compare([candidate, base])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/better by 30 points/),
  });
});

test('what cannot be said fails the build only where that is asked for', async () => {
  const [base, candidate] = [await file('few 1.jsonl', scores(10, 2)), await file('few 2.jsonl', scores(9, 3))];
  const found = await compare([base, candidate]);
  expect(found.code).toBe(0);
  expect(found.stdout).toMatch(
    /cannot say: −8\.3 points \(−\S+ to \+\S+\); the difference may be chance; about [\d,]+ more cases/,
  );
  expect((await compare([base, candidate, '--fail-on', 'cannot-say'])).code).toBe(4);
});

test('runs without a common case are warned of', async () => {
  const [base, candidate] = [await file('a.jsonl', scores(2, 0)), await file('b.jsonl', scores(2, 0), { id: 'x' })];
  const { code, stderr } = await compare([base, candidate]);
  expect([code, stderr]).toEqual([0, expect.stringMatching(/^deemster: No case has a score in both runs, .*\n$/)]);
});

test('one regressed case fails the build only where that is asked for', async () => {
  const [base, candidate] = [await file('all.jsonl', scores(12, 0)), await file('one less.jsonl', scores(11, 1))];
  const codes = [];
  for (const failOn of ['worse', 'regressed', 'cannot-say'])
    codes.push((await compare([base, candidate, '--fail-on', failOn])).code);
  expect(codes).toEqual([0, 1, 4]);
  expect((await compare([candidate, base, '--fail-on', 'regressed'])).code).toBe(0);
});

test('another judge is said, and never fails a build', async () => {
  const base = await file('one judge.jsonl', scores(40, 0));
  const candidate = await file('other judge.jsonl', scores(0, 40), { judge: 'openai:other' });
  const { code, stdout, stderr } = await compare([base, candidate, '--fail-on', 'cannot-say']);
  expect(code).toBe(0);
  expect(stderr).toContain('different judges or readers');
  expect(stdout).toContain('not comparable: The runs used different judges');
  expect(stdout).toMatch(/; difference −100 points \(−100 to −[\d.]+\)\n/);
});

test('an interval that holds 0 has a sign at all other ends, and none at 0', async () => {
  const [base, candidate] = [await file('none 1.jsonl', scores(2, 0)), await file('none 2.jsonl', scores(2, 1))];
  const { stdout } = await compare([base, candidate]);
  expect(stdout).toMatch(/cannot say: 0 points \(−[\d.]+ to \+[\d.]+\)/);
});

test('results of another reader of criteria, or of an unknown one, are not compared', async () => {
  const known = { reader_version: 'reader-1' };
  const files = {
    one: await file('reader 1.jsonl', scores(40, 0), known),
    same: await file('reader 1 again.jsonl', scores(0, 40), known),
    other: await file('reader 2.jsonl', scores(0, 40), { reader_version: 'reader-2' }),
    unknown: await file('no reader.jsonl', scores(0, 40)),
    alsoUnknown: await file('no reader either.jsonl', scores(40, 0)),
  };
  for (const candidate of [files.other, files.unknown]) {
    const { code, stdout, stderr } = await compare([files.one, candidate]);
    expect([code, stderr]).toEqual([0, expect.stringContaining('different judges or readers')]);
    expect(stdout).toContain('not comparable: The runs used different readers of criteria');
  }
  expect((await compare([files.one, files.same])).code).toBe(1);
  expect((await compare([files.alsoUnknown, files.unknown])).code).toBe(1);
  const { readers } = JSON.parse((await compare([files.one, files.unknown, '--json'])).stdout);
  expect(readers).toEqual({ base: ['reader-1'], candidate: ['not recorded'] });
});

test('errors and nulls are counted apart, and a case without an id is its content', async () => {
  const base = await file('apart 1.jsonl', [1, 1, 1, 'error']);
  const candidate = await file('apart 2.jsonl', [1, 1, null, 1]);
  const { stdout } = await compare([base, candidate, '--json']);
  expect(JSON.parse(stdout)).toMatchObject({
    counts: { compared: 2, unjudged: { only_base: 1 }, not_applicable: { only_candidate: 1 } },
  });
  const one = await file('no id 1.jsonl', [1], { id: null, hash: 'same' });
  const other = await file('no id 2.jsonl', [0], { id: null, hash: 'same' });
  expect(JSON.parse((await compare([one, other, '--json'])).stdout).counts).toMatchObject({ only_base_passed: 1 });
});

test.each([
  ['no file', ['missing.jsonl', 'missing.jsonl'], 'Cannot read missing.jsonl'],
  [
    'no result',
    ['wrong.jsonl', 'wrong.jsonl'],
    'wrong.jsonl, line 1 is not a result of "deemster evaluate": it has no criterion.',
  ],
  ['CSV', ['results.csv', 'wrong.jsonl'], 'results.csv looks like CSV, but results are compared as JSON Lines.'],
  ['a threshold', ['wrong.jsonl', 'wrong.jsonl', '--threshold', '2'], 'It is a number from 0 to 1.'],
])('%s that cannot be used is wrong usage', async (_what, args, message) => {
  await writeFile(`${folder.path}/results.csv`, 'conversation,id,score\n1,a,1\n');
  await writeFile(`${folder.path}/wrong.jsonl`, '{"id": 1, "score": 1}\n');
  const { code, stderr, stdout } = await compare(args);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
});

test('runs of a service are compared by their names', async () => {
  await using deemster = await startDeemster();
  for (const run of ['1', '2']) await deemster.evaluate({ tags: { run, case: 'a' } });
  const env = { DEEMSTER_API_KEY: deemster.key };
  const found = await compare(['1', '2', '--url', deemster.url], env);
  expect(found).toMatchObject({ code: 0, stdout: expect.stringContaining('2 compared with 1') });
  // As "evaluate" spells it.
  expect(await compare(['1', '2', '--server', deemster.url], env)).toEqual(found);
  const unknown = await compare(['1', 'unknown', '--url', deemster.url], env);
  expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('No run is named "unknown".')]);
});
