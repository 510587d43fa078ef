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

test('changed cases are sorted by the size of the change, and then by name, with numbers as numbers', async () => {
  const [base, candidate] = [await file('1 to 12.jsonl', scores(12, 0)), await file('all failed.jsonl', scores(0, 12))];
  await file('half.jsonl', [0.4, ...scores(0, 11)]);
  const changed = async (other: string) => {
    const { stdout } = await compare([base, other]);
    return [...stdout.matchAll(/regressed .* (\d+)$/gm)].map(([, number]) => Number(number));
  };
  expect(await changed(candidate)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(await changed('half.jsonl')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0]);
});

test('cases with several results are not compared, and are warned of with their first lines', async () => {
  const line = (id: string, criterion = polite) =>
    `${JSON.stringify({ id, criterion, score: 1, judge: 'openai:one' })}\n`;
  const ids = ['a', 'b', 'a', 'b', 'c', 'd', 'e', 'd', 'e', 'a', 'a'];
  // By another criterion, it is no repetition.
  await writeFile(`${folder.path}/twice.jsonl`, ids.map((id) => line(id)).join('') + line('c', 'Passes if it is warm'));
  await writeFile(`${folder.path}/once.jsonl`, ['a', 'c', 'f'].map((id) => line(id)).join('') + line('f'));
  const { stdout, stderr } = await compare(['twice.jsonl', 'once.jsonl']);
  expect(stderr.split('\n').slice(0, 2)).toEqual([
    'deemster: 4 cases have several results by one criterion in twice.jsonl, so they are not compared: twice.jsonl:1, twice.jsonl:3, twice.jsonl:10, …; twice.jsonl:2, twice.jsonl:4; twice.jsonl:6, twice.jsonl:8; …. Give each row an id of its own.',
    'deemster: 1 case has several results by one criterion in once.jsonl, so it is not compared: once.jsonl:3, once.jsonl:4. Give each row an id of its own.',
  ]);
  expect(stdout).toContain('1 compared, 0 regressed, 0 improved, 5 with several results');
});

test('runs without a common case are warned of', async () => {
  const [base, candidate] = [await file('a.jsonl', scores(2, 0)), await file('b.jsonl', scores(1, 0), { id: 'x' })];
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
  const known = { reader_version: 'reader-2' };
  const files = {
    one: await file('reader 2.jsonl', scores(40, 0), known),
    same: await file('reader 2 again.jsonl', scores(0, 40), known),
    other: await file('reader 1.jsonl', scores(0, 40), { reader_version: 'reader-1' }),
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
  expect(readers).toEqual({ base: ['reader-2'], candidate: ['not recorded'] });
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
