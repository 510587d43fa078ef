import { readFile, writeFile } from 'node:fs/promises';
import MarkdownIt from 'markdown-it';
import { temporaryFolder } from '../helpers.ts';
import { type Step, scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { runDeemster } from './deemster-process.ts';
import { modelAt, warm } from './evaluating.ts';

const five = ['--criterion', 'Passes if the response contains "five"'];
const hostile = 'No <img src=x> @ann [x](http://x) `` ` `` | #1\n## Title';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
  await rows('known.csv', 20, 2);
  expect((await run(['known.csv', ...five, '--output', 'base.jsonl'])).code).toBe(1);
});
afterAll(() => folder[Symbol.asyncDispose]());

const run = (args: string[], env: Record<string, string> = {}) =>
  runDeemster(['evaluate', ...args], { cwd: folder.path, env });
const read = (name: string) => readFile(`${folder.path}/${name}`, 'utf8');

/** Writes rows with ids, of which the first ones do not contain "five". */
async function rows(name: string, count: number, failing: number, answer = 'In six days.') {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = Array.from(
    { length: count },
    (_, at) => `case ${at},${quoted(at < failing ? answer : 'In five days.')}`,
  );
  await writeFile(`${folder.path}/${name}`, ['id,answer', ...lines, ''].join('\n'));
  return name;
}
const against = ['--baseline', 'base.jsonl'];

test('what failed before does not fail the run, unless that is asked for', async () => {
  const same = await run(['known.csv', ...five, ...against]);
  expect([same.code, same.stderr]).toEqual([0, '']);
  expect(same.stdout).toContain('\n20 conversations: 18 pass, 2 fail.\n');
  expect(same.stdout).toContain('\nThis run compared with base.jsonl\n');
  expect(same.stdout).toContain('  cannot say: both did equally well\n  20 compared, 0 regressed, 0 improved\n');
  expect(same.stdout).toMatch(/\nGate \(--fail-on worse\): passed\. Results that did not pass do not count\.\n$/);
  const codes = [];
  for (const failOn of ['failed', 'worse', 'regressed', 'cannot-say', 'never'])
    codes.push((await run(['known.csv', ...five, ...against, '--fail-on', failOn])).code);
  expect(codes).toEqual([1, 0, 0, 4, 0]);
});

test('worse fails the run, and one regressed case only where that is asked for', async () => {
  await rows('worse.csv', 20, 10);
  const worse = await run(['worse.csv', ...five, ...against]);
  expect([worse.code, worse.stderr]).toEqual([1, '']);
  expect(worse.stdout).toMatch(
    / {2}worse by 40 points \([\d.]+ to [\d.]+\)\n {2}20 compared, 8 regressed, 0 improved\n/,
  );
  expect(worse.stdout).toMatch(/\nGate \(--fail-on worse\): failed\.\n$/);
  await rows('one.csv', 20, 3);
  const said = [];
  for (const failOn of ['worse', 'regressed', 'cannot-say', 'failed', 'never']) {
    const { code, stdout } = await run(['one.csv', ...five, ...against, '--fail-on', failOn, '--summary', 'one.md']);
    said.push([failOn, code, /Deemster: (.*)/.exec(await read('one.md'))![1]]);
    const why = failOn === 'regressed' ? ', because 1 result passed in the baseline and does not now' : '';
    if (code === 1) expect(stdout).toContain(`\nGate (--fail-on ${failOn}): failed${why}.\n`);
  }
  expect(await read('one.md')).toMatch(/\n\*\*20 conversations: 17 pass, 3 fail\.\*\* Mean score /);
  const open = 'Cannot say whether it is worse than the baseline, 1 regressed';
  expect(said).toEqual([
    ['worse', 0, open],
    ['regressed', 1, '1 regressed since the baseline'],
    ['cannot-say', 4, open],
    ['failed', 1, 'Failed'],
    ['never', 0, open],
  ]);
  expect((await run(['one.csv', ...five, '--fail-on', 'never'])).code).toBe(0);
});

test('a judgment that could not be made decides nothing, and is not a regression', async () => {
  const missing: Step = { status: 404, body: { error: { message: 'model "stub" not found' } } };
  await using provider = await scriptedProvider([missing]);
  await rows('single.csv', 1, 0);
  const unjudged = await run(['single.csv', ...warm, ...against], modelAt(provider));
  expect([unjudged.code, unjudged.stdout]).toEqual([
    3,
    expect.stringMatching(/Gate .*: not decided, because a judgment/),
  ]);
  await writeFile(`${folder.path}/torn.csv`, `${await read('known.csv')}case 20\n`);
  const torn = await run(['torn.csv', ...five, ...against]);
  expect([torn.code, torn.stdout]).toEqual([3, expect.stringMatching(/Gate .*: not decided, because a judgment/)]);
});

describe('another judge', () => {
  const byModel = async (model: string, reply: string, args: string[]) => {
    const steps: Step[] = Array.from({ length: 20 }, () => ({ reply: verdictReply({ label: reply }) }));
    await using provider = await scriptedProvider(steps);
    const env = { ...modelAt(provider), DEEMSTER_JUDGE: `openai:${model}` };
    return await run(['known.csv', ...warm, ...args], env);
  };

  test('is said, and gates nothing', async () => {
    await byModel('one', 'Y', ['--output', 'one.jsonl', '--force']);
    const same = await byModel('one', 'N', ['--baseline', 'one.jsonl']);
    expect([same.code, same.stderr]).toEqual([1, '']);
    const other = await byModel('two', 'N', [
      '--baseline',
      'one.jsonl',
      '--fail-on',
      'cannot-say',
      '--summary',
      'judges.md',
    ]);
    expect([other.code, other.stderr]).toEqual([0, expect.stringContaining('no verdict on the product')]);
    expect(other.stdout).toContain('not comparable: The runs used different judges');
    const worse = await byModel('two', 'N', ['--baseline', 'one.jsonl']);
    expect(worse.stdout).toMatch(
      /Gate \(--fail-on worse\): passed, because judges were compared, and not the product\. Results/,
    );
    const summary = await read('judges.md');
    expect(summary).toContain('## Deemster: Not compared with the baseline: another judge');
    expect(summary).toContain('` openai:one ` in the baseline, ` openai:two ` now');
  });

  test('is also another prompt, core or reader of the same model', async () => {
    await byModel('one', 'Y', ['--output', 'one.jsonl', '--force']);
    const written = await read('one.jsonl');
    for (const field of ['prompt_version', 'model_core', 'reader_version']) {
      expect(written).toMatch(new RegExp(`"${field}":"[^"]+"`));
      await writeFile(
        `${folder.path}/older.jsonl`,
        written.replaceAll(new RegExp(`"${field}":"[^"]+"`, 'g'), `"${field}":"older"`),
      );
      const { code, stderr } = await byModel('one', 'N', ['--baseline', 'older.jsonl']);
      expect([field, code, stderr]).toEqual([field, 0, expect.stringContaining('different judges or readers')]);
    }
  });
});

describe('a baseline that cannot be used is said before anything is judged:', () => {
  test.each([
    [
      'missing',
      ['--baseline', 'none.jsonl'],
      'There is no baseline none.jsonl yet. Leave out --baseline, and write it with',
    ],
    ['of something else', ['--baseline', 'known.csv'], 'known.csv must be JSON Lines'],
    ['not a result', ['--baseline', 'text.jsonl'], 'text.jsonl, line 1 is not a result of "deemster evaluate"'],
    ['empty', ['--baseline', 'empty.jsonl'], 'empty.jsonl contains no result.'],
    ['overwritten', [...against, '--output', './base.jsonl', '--force'], './base.jsonl is the baseline.'],
    ['not given', ['--fail-on', 'regressed'], '--fail-on regressed needs --baseline FILE.jsonl'],
  ])('%s', async (_what, args, message) => {
    await writeFile(`${folder.path}/text.jsonl`, '{"answer":"x"}\n');
    await writeFile(`${folder.path}/empty.jsonl`, '\n');
    const { code, stdout, stderr } = await run(['known.csv', ...five, ...args]);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(message)]);
    expect((await read('base.jsonl')).split('\n')).toHaveLength(21);
  });
});

test('the summary says the verdict, and lists regressed cases first, as code', async () => {
  await rows('hostile.csv', 20, 9, hostile);
  const args = ['--summary', 'out.md', '--json'];
  const { stdout, stderr } = await run(['hostile.csv', ...five, ...against, ...args]);
  expect(stdout.trim().split('\n')).toHaveLength(20);
  expect(stderr).toContain('This run compared with base.jsonl');
  const summary = await read('out.md');
  expect(summary).toMatch(/^<!-- deemster evaluate -->\n## Deemster: Worse than the baseline\n/);
  expect(summary).toMatch(/\n- \*\*Overall: worse by 35 points \(.*\)\*\* \(20 compared, 7 regressed, 0 improved\)\n/);
  const listed = [...summary.matchAll(/^- \*\*fail\*\*( · \*\*passed before\*\*)?.*?` (case \d+) `/gm)];
  expect(listed.map(([, before, name]) => [before !== undefined, name])).toEqual([
    ...['2', '3', '4', '5', '6', '7', '8'].map((at) => [true, `case ${at}`]),
    ...['0', '1'].map((at) => [false, `case ${at}`]),
  ]);
  const html = new MarkdownIt({ html: true, linkify: true }).render(summary);
  expect(html.replaceAll(/<code>[\s\S]*?<\/code>/g, '')).not.toMatch(/@ann|<img|href|#1|Title/);
});

test('a row without an id is the same case as long as its question is', async () => {
  const asked = (answer: string) => `question,answer\nHow long?,${answer}\nWho?,At five.\n`;
  await writeFile(`${folder.path}/asked 1.csv`, asked('In five days.'));
  await writeFile(`${folder.path}/asked 2.csv`, asked('In five days or so; in 7 at most'));
  await writeFile(`${folder.path}/asked 3.csv`, asked('In six days.'));
  await run(['asked 1.csv', ...five, '--output', 'asked.jsonl']);
  const found = [];
  for (const name of ['asked 2.csv', 'asked 3.csv']) {
    const { code, stdout, stderr } = await run([name, ...five, '--baseline', 'asked.jsonl', '--fail-on', 'regressed']);
    found.push([code, stderr, /2 compared, \d regressed/.exec(stdout)?.[0]]);
  }
  expect(found).toEqual([
    [0, '', '2 compared, 0 regressed'],
    [1, '', '2 compared, 1 regressed'],
  ]);
});

test('rows without an id and a question are named where that leaves them out', async () => {
  await writeFile(`${folder.path}/plain 1.csv`, 'answer\nIn five days.\n');
  await writeFile(`${folder.path}/plain 2.csv`, 'answer\nIn five hours.\n');
  await run(['plain 1.csv', ...five, '--output', 'plain.jsonl']);
  const { code, stdout, stderr } = await run(['plain 2.csv', ...five, '--baseline', 'plain.jsonl']);
  expect([code, stderr]).toEqual([4, expect.stringContaining('Name a column with --id-column.')]);
  expect(stdout).toMatch(/Gate \(--fail-on worse\): cannot say, because no case could be compared\./);
});

test('an id that several rows have is named with their lines', async () => {
  const twice = (await read('known.csv')).replace('case 5,', 'case 4,');
  await writeFile(`${folder.path}/twice.csv`, twice);
  const { code, stdout, stderr } = await run(['twice.csv', ...five, ...against]);
  expect([code, stderr]).toEqual([
    0,
    'deemster: 1 case has several results by one criterion in this run, so it is not compared: twice.csv:6, twice.csv:7. Give each row an id of its own.\n',
  ]);
  expect(stdout).toContain('18 compared, 0 regressed, 0 improved, 1 only in the base, 1 with several results');
});

test('a gate that compares nothing does not pass, and says what may be the reason', async () => {
  await writeFile(`${folder.path}/renamed.csv`, (await read('known.csv')).replaceAll('case ', 'row '));
  const found = [];
  for (const failOn of ['worse', 'regressed', 'cannot-say', 'failed', 'never']) {
    const args = [...five, ...against, '--fail-on', failOn, '--summary', 'renamed.md'];
    const { code, stdout, stderr } = await run(['renamed.csv', ...args]);
    expect(stderr).toBe(
      'deemster: No case has a score in both runs, so nothing was compared. Are the ids and the criteria the same? If they changed on purpose, write the baseline again.\n',
    );
    found.push([code, /\nGate (.*)\n/.exec(stdout)![1], /Deemster: (.*)/.exec(await read('renamed.md'))![1]]);
  }
  const title = 'No case could be compared with the baseline';
  expect(found).toEqual([
    [4, '(--fail-on worse): cannot say, because no case could be compared.', title],
    [4, '(--fail-on regressed): cannot say, because no case could be compared.', title],
    [4, '(--fail-on cannot-say): cannot say, because no case could be compared.', title],
    [1, '(--fail-on failed): failed.', 'Failed'],
    [0, '(--fail-on never): passed.', title],
  ]);
});

test('a criterion that applies to no case of either run is null, which fails nothing', async () => {
  await writeFile(`${folder.path}/null.csv`, 'id,answer\na,Hello.\n');
  const reply: Step = { reply: verdictReply({ label: 'X' }) };
  await using provider = await scriptedProvider([reply, reply]);
  await run(['null.csv', ...warm, '--output', 'null.jsonl'], modelAt(provider));
  const { code, stdout, stderr } = await run(['null.csv', ...warm, '--baseline', 'null.jsonl'], modelAt(provider));
  expect([code, stderr, stdout]).toEqual([0, '', expect.stringContaining('the criteria apply to no case')]);
});

test('in GitHub Actions the step gets outputs, and only what is new is an error', async () => {
  await rows('one.csv', 20, 3);
  await writeFile(`${folder.path}/outputs`, 'before=1\n');
  const env = { GITHUB_ACTIONS: 'true', GITHUB_OUTPUT: `${folder.path}/outputs` };
  const { stdout } = await run(['one.csv', ...five, ...against, '--fail-on', 'regressed'], env);
  const errors = stdout.split('\n').filter((line) => line.startsWith('::'));
  expect(errors).toEqual([expect.stringContaining('title=case 2%3A fail')]);
  expect(await read('outputs')).toBe('before=1\nresult=failed\npass-rate=0.8500\nverdict=cannot_say\n');
});
