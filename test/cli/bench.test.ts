import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { blocksIn, readDocument } from '../document.ts';
import { temporaryFolder } from '../helpers.ts';
import { type RecordedRequest, type Step, scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { runDeemster, startProcess } from './deemster-process.ts';
import { lines, modelAt } from './evaluating.ts';

const criterion = 'Passes if the answer is warm';
const messages = (number: number, answer = `Answer ${number}.`) => [
  { role: 'user', content: `Row ${number}: hello?` },
  { role: 'assistant', content: answer },
];
/** Rows 1 to n; the first half deserves to pass. */
const labelled = (n: number) =>
  Array.from({ length: n }, (_, at) => ({ messages: messages(at + 1), criterion, label: at < n / 2 }));
const jsonl = (rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
const rowOf = ({ text }: RecordedRequest) => Number(/Row (\d+):/.exec(text)![1]);
const says = (label: string) => ({ reply: verdictReply({ label }) });

/** A judge whose verdict depends on the row, for so many calls. */
const judging = (calls: number, isPassed: (row: number) => boolean): Step[] =>
  Array.from({ length: calls }, () => (request: RecordedRequest) => says(isPassed(rowOf(request)) ? 'Y' : 'N'));

/** Runs in a folder that has the rows; `also` are more files. */
async function bench(
  rows: object[],
  steps: Step[],
  args: string[] = [],
  { also = {}, json = true }: { also?: Record<string, string>; json?: boolean } = {},
) {
  await using folder = await temporaryFolder();
  await using provider = await scriptedProvider(steps);
  for (const [name, content] of Object.entries({ rows: jsonl(rows), ...also }))
    await writeFile(`${folder.path}/${name}`, content);
  const run = (more: string[] = []) =>
    runDeemster(['bench', 'rows', ...(json ? ['--json'] : []), ...args, ...more], {
      cwd: folder.path,
      env: modelAt(provider),
    });
  const finished = await run();
  const written = (name: string) => readFile(`${folder.path}/${name}`, 'utf8').catch(() => '');
  return {
    finished,
    report: json && finished.stdout ? lines(finished)[0] : null,
    results: await written('results'),
    html: await written('report.html'),
    requests: provider.requests,
  };
}

const named = (figures: { name: string }[], name: string) => figures.find((figure) => figure.name === name);
const near = (value: number) => expect.closeTo(value, 3);

describe('a judge with known error rates', () => {
  test('has exactly these', async () => {
    // 90 of the 100 good answers pass, 80 of the 100 bad ones fail.
    const { finished, report } = await bench(
      labelled(200),
      judging(200, (row) => row <= 90 || row > 180),
    );
    expect(finished).toMatchObject({ code: 0, stderr: '' });
    expect(report.counts).toEqual({
      rows: 200,
      judgments: 200,
      scored: 200,
      not_applicable: 0,
      failed: 0,
      not_judged: 0,
      by_check: 0,
    });
    // The intervals of Wilson as statsmodels' proportion_confint gives them.
    expect(named(report.figures, 'tpr')).toMatchObject({ value: near(0.9), low: near(0.8256), high: near(0.9448) });
    expect(named(report.figures, 'tnr')).toMatchObject({ value: near(0.8), low: near(0.7112), high: near(0.8666) });
    expect(named(report.figures, 'accuracy')).toMatchObject({
      value: near(0.85),
      low: near(0.794),
      high: near(0.8928),
    });
    expect(named(report.figures, 'balanced_accuracy')).toMatchObject({ value: near(0.85), too_few: null });
    expect(named(report.figures, 'auc')).toMatchObject({ value: near(0.85) });
    expect(named(report.figures, 'brier')).toMatchObject({ value: near(0.15) });
    // Scores of 0: 90 of 0.111 pass; scores of 1: 110, of which 0.818 deserve it.
    expect(named(report.figures, 'ece')).toMatchObject({ value: near(0.15) });
    expect(report.bins.map(({ count, meanScore }: never) => [count, meanScore])).toEqual([
      [90, 0],
      [110, 1],
    ]);
    expect(named(report.figures, 'prompt_tokens')).toMatchObject({ value: 100 });
    expect(report.figures.every(({ value, low, high }: never) => low === null || (low <= value && value <= high))).toBe(
      true,
    );
  });

  test('that always says yes equals the baseline', async () => {
    const { report } = await bench(
      labelled(60),
      judging(60, () => true),
    );
    const always = report.baselines.find(({ name }: { name: string }) => name === 'always pass');
    for (const { name, ...figure } of always.figures) expect(named(report.figures, name)).toMatchObject(figure);
    expect(named(report.figures, 'tnr')).toMatchObject({ value: 0 });
    expect(named(report.figures, 'balanced_accuracy')).toMatchObject({ value: 0.5 });
  });

  test('on ratings and on pairs has its rank correlation and its share of pairs', async () => {
    const rated = [0, 0.25, 0.5, 1].map((label, at) => ({
      messages: messages(at + 1),
      criterion: 'Reward warmth',
      label,
    }));
    const pair = (number: number) => ({
      input: `Row ${number}: hello?`,
      criterion,
      chosen: 'Good.',
      rejected: 'A bad and longer answer.',
    });
    const level: Record<number, string> = { 1: '1', 2: '4', 3: '3', 4: '9' };
    const isRated = (request: RecordedRequest) => request.text.includes('"9"');
    // Three samples per rating, as no probabilities come. The judge is right on the first three pairs, and wrong on the last.
    const steps: Step[] = Array.from({ length: 21 }, () => (request: RecordedRequest) => {
      if (isRated(request)) return says(level[rowOf(request)]!);
      return says(request.text.includes('Good.') === rowOf(request) < 8 ? 'Y' : 'N');
    });
    const { finished, report } = await bench([...rated, pair(5), pair(6), pair(7), pair(8)], steps, [
      '--concurrency',
      '1',
    ]);
    expect(finished.stderr).toBe('');
    expect(named(report.figures, 'spearman')).toMatchObject({ value: near(0.8), too_few: { has: 4, needs: 30 } });
    expect(named(report.figures, 'kendall')).toMatchObject({ value: near(2 / 3) });
    expect(named(report.figures, 'pair_accuracy')).toMatchObject({ value: 0.75, n: 4 });
    const longer = report.baselines.find(({ name }: { name: string }) => name === 'the longer answer wins');
    expect(named(longer.figures, 'pair_accuracy')).toMatchObject({ value: 0 });
  });
});

test('probabilities rank the answers, also of a criterion that describes a fault', async () => {
  const rows = labelled(4).map((row) => ({ ...row, criterion: 'Fails if the answer is cold' }));
  // Y: the fault is there. Rows 1 and 2 deserve to pass; all four verdicts are Y, yet the order is right.
  const faulty: Record<number, number> = { 1: 0.6, 2: 0.7, 3: 0.8, 4: 0.9 };
  const steps: Step[] = Array.from({ length: 4 }, () => (request: RecordedRequest) => {
    const Y = faulty[rowOf(request)]!;
    return { ...says('Y'), labels: { Y, N: 1 - Y } };
  });
  const { report, results } = await bench(rows, steps, ['--output', 'results', '--concurrency', '1']);
  expect(lines({ stdout: results } as never).slice(1)).toMatchObject(
    [0.4, 0.3, 0.2, 0.1].map((probability) => ({ score: 0, probability: near(probability) })),
  );
  expect(named(report.figures, 'accuracy')).toMatchObject({ value: 0.5 });
  expect(named(report.figures, 'auc')).toMatchObject({ value: 1 });
  expect(named(report.figures, 'brier')).toMatchObject({ value: near((0.36 + 0.49 + 0.04 + 0.01) / 4) });
});

test('failures and answers to which the criterion does not apply are counted, and are no scores', async () => {
  const steps: Step[] = Array.from({ length: 12 }, () => (request: RecordedRequest) => {
    const row = rowOf(request);
    return row <= 2 ? { reply: 'Yes.' } : says(row === 3 ? 'X' : row <= 5 ? 'Y' : 'N');
  });
  const { finished, report, results } = await bench(labelled(10), steps, ['--output', 'results']);
  expect(finished.code).toBe(3);
  expect(report.counts).toMatchObject({ judgments: 10, scored: 7, not_applicable: 1, failed: 2, not_judged: 0 });
  expect(report.failures).toEqual([{ error: expect.stringContaining('unusable reply'), count: 2 }]);
  expect(named(report.figures, 'accuracy')).toMatchObject({ value: 1, n: 7, too_few: { has: 7, needs: 30 } });
  expect(named(report.figures, 'not_applicable')).toMatchObject({ value: near(1 / 8), n: 8 });
  const failed = lines({ stdout: results } as never).filter(({ error }) => error);
  expect(failed).toEqual(Array(2).fill(expect.objectContaining({ score: null, error: expect.any(String) })));
});

test('a judge that fails more often than one time in ten is not fit, whatever the others say', async () => {
  const steps: Step[] = Array.from({ length: 15 }, () => (request: RecordedRequest) => {
    const row = rowOf(request);
    return row % 2 === 0 ? { reply: 'Yes.' } : says(row <= 5 ? 'Y' : 'N');
  });
  const { finished } = await bench(labelled(10), steps, [], { json: false });
  expect(finished.code).toBe(3);
  expect(finished.stdout).toContain('The judge is not fit for these rows: it could not judge 5 of 10 answers.');
});

test('a judge that says of every answer that the criterion does not apply is not fit', async () => {
  const steps: Step[] = Array.from({ length: 10 }, () => says('X'));
  const { finished } = await bench(labelled(10), steps, [], { json: false });
  expect(finished.stdout).toMatch(
    /\nThe judge is not fit for these rows: it says of all 10 answers that their criterion does not apply\.\n$/,
  );
});

test.each([
  [8, ' Too few labels to be sure (12 of 30). This leaves out the 8 answers that it found not applicable.'],
  [
    9,
    'The judge is not compared with the baselines: it says of 9 of 40 answers that their criterion does not apply, and the figures are only of the others.',
  ],
])('%d of 40 answers that it found not applicable are neither right nor wrong', async (nulls, verdict) => {
  const rows = labelled(40);
  const steps: Step[] = Array.from({ length: 40 }, () => (request: RecordedRequest) => {
    const row = rowOf(request);
    return says(row <= nulls ? 'X' : row <= 20 ? 'Y' : 'N');
  });
  const { finished } = await bench(rows, steps, [], { json: false });
  const cells = finished.stdout.split('\n').map((line) => line.split(/ *│ */).slice(1, 4));
  const cell = (title: string) => cells.find(([name]) => name === title);
  expect(cell('accuracy')).toEqual(['accuracy', expect.stringMatching(/^1\.000 /), String(40 - nulls)]);
  expect(cell('share not applicable')).toEqual([
    'share not applicable',
    expect.stringMatching(`^${(nulls / 40).toFixed(3)} `),
    '40',
  ]);
  expect(finished.stdout.trim().split('\n').at(-1)).toContain(verdict);
});

test('a run that was killed continues, and asks nothing twice', async () => {
  await using folder = await temporaryFolder();
  await using provider = await scriptedProvider([...judging(3, () => true), { hang: true }]);
  await writeFile(`${folder.path}/rows`, jsonl(labelled(10)));
  const args = ['bench', 'rows', '--output', 'results', '--concurrency', '1', '--json'];
  const child = startProcess(args, { cwd: folder.path, env: modelAt(provider) });
  await provider.arrived(4);
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await ended;
  // Part of a line, as a full disk or a crash of the machine leaves it.
  await appendFile(`${folder.path}/results`, '{"key":"torn');
  provider.script(...judging(7, () => true));
  const finished = await runDeemster(args, { cwd: folder.path, env: modelAt(provider) });
  expect(finished).toMatchObject({ code: 0, stderr: '' });
  // The fourth was never answered.
  expect(provider.requests.map(rowOf)).toEqual([1, 2, 3, 4, 4, 5, 6, 7, 8, 9, 10]);
  const again = await runDeemster(args, { cwd: folder.path, env: modelAt(provider) });
  expect(lines(again)).toEqual(lines(finished));
  expect(provider.requests).toHaveLength(11);
});

test('only what failed is judged again, and its later result counts', async () => {
  await using folder = await temporaryFolder();
  await using provider = await scriptedProvider([{ reply: 'Yes.' }, { reply: 'Yes.' }, ...judging(2, () => true)]);
  await writeFile(`${folder.path}/rows`, jsonl(labelled(2)));
  const run = () =>
    runDeemster(['bench', 'rows', '--output', 'results', '--concurrency', '1', '--json'], {
      cwd: folder.path,
      env: modelAt(provider),
    });
  const [first, second] = [await run(), await run()];
  expect([first.code, lines(first)[0].counts]).toMatchObject([3, { scored: 1, failed: 1 }]);
  expect([second.code, lines(second)[0].counts]).toMatchObject([0, { scored: 2, failed: 0 }]);
  expect(provider.requests.map(rowOf)).toEqual([1, 1, 2, 1]);
});

describe('results that do not fit', () => {
  const head = (fields: object) => JSON.stringify({ deemster_bench: 1, judge: 'openai:stub', ...fields });
  test.each([
    ['of another prompt', [head({ prompt_version: 'judge-1' })], /made with the prompt judge-1, and this is judge-3/],
    [
      'of another judge',
      [head({ judge: 'openai:other', identity: 'x', prompt_version: 'judge-3' })],
      /made by openai:other, and this judge is openai:stub/,
    ],
    [
      'of another address',
      [head({ identity: 'x', prompt_version: 'judge-3' })],
      /at another address or in another mode/,
    ],
    ['that are something else', ['{"messages": []}'], /is not a results file of deemster bench/],
  ])('%s are refused', async (_, content, message) => {
    const { finished, results } = await bench(labelled(2), [], ['--output', 'results'], {
      also: { results: `${content.join('\n')}\n` },
    });
    expect(finished).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(message) });
    expect(results).toBe(`${content.join('\n')}\n`);
  });

  test('of other rows are refused', async () => {
    await using folder = await temporaryFolder();
    await using provider = await scriptedProvider(judging(2, () => true));
    const run = async (rows: object[]) => {
      await writeFile(`${folder.path}/rows`, jsonl(rows));
      return await runDeemster(['bench', 'rows', '--output', 'results'], { cwd: folder.path, env: modelAt(provider) });
    };
    expect((await run(labelled(2))).code).toBe(0);
    expect(await run(labelled(3).slice(1))).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('1 of its results belong to no row of this file'),
    });
  });
});

test('a plain prompt asks the same model, and another run compares with it', async () => {
  await using folder = await temporaryFolder();
  const plain: Step[] = Array.from({ length: 4 }, () => ({ reply: '{"answer": "yes"}' }));
  await using provider = await scriptedProvider([...plain, ...judging(4, (row) => row <= 2)]);
  await writeFile(`${folder.path}/rows`, jsonl(labelled(4)));
  const run = (args: string[]) =>
    runDeemster(['bench', 'rows', '--json', ...args], { cwd: folder.path, env: modelAt(provider) });
  const [before] = lines(await run(['--plain-prompt', '--output', 'plain']));
  expect([before.prompt_version, named(before.figures, 'accuracy')]).toMatchObject(['plain-1', { value: 0.5 }]);
  const [after] = lines(await run(['--compare-with', 'plain']));
  expect(after.comparison).toMatchObject({
    judge: 'openai:stub',
    prompt_version: 'plain-1',
    // Two rows that only this judge got right: McNemar's exact probability is 0.5, and mid-p half of it.
    differences: [{ name: 'accuracy', value: 0.5, n: 4 }],
    p: 0.25,
  });
});

test('the text says of few labels that they decide little, and of a small probability that it is not 0', async () => {
  await using folder = await temporaryFolder();
  const plain: Step[] = Array.from({ length: 24 }, () => ({ reply: '{"answer": "yes"}' }));
  await using provider = await scriptedProvider([...plain, ...judging(24, (row) => row <= 12)]);
  await writeFile(`${folder.path}/rows`, jsonl(labelled(24)));
  const run = (args: string[]) => runDeemster(['bench', 'rows', ...args], { cwd: folder.path, env: modelAt(provider) });
  const { stdout: before } = await run(['--plain-prompt', '--output', 'plain']);
  expect(before).toMatch(/not fit for these rows: .*\)\. Too few labels to be sure \(12 of 30\)\.\n/);
  expect((await run(['--compare-with', 'plain'])).stdout).toContain('; p below 0.001 for labels');
});

test('files that a run cannot use are refused before anything is judged', async () => {
  const head = JSON.stringify({ deemster_bench: 1, judge: 'openai:stub', identity: 'x', prompt_version: 'judge-3' });
  const foreign = `${head}\n{"key":"of another file","score":1,"error":null}\n`;
  const { finished } = await bench(labelled(2), [], ['--compare-with', 'other'], { also: { other: foreign } });
  expect(finished).toMatchObject({ code: 2, stderr: expect.stringContaining('there is nothing to compare') });
  const onInput = await bench(labelled(2), [], ['--report', './rows']);
  expect(onInput.finished).toMatchObject({ code: 2, stderr: expect.stringContaining('would overwrite ./rows') });
});

test('a limit judges a sample, and a larger one continues it', async () => {
  await using folder = await temporaryFolder();
  await using provider = await scriptedProvider(judging(12, () => true));
  await writeFile(`${folder.path}/rows`, jsonl(labelled(50)));
  for (const limit of ['5', '12'])
    await runDeemster(['bench', 'rows', '--output', 'results', '--limit', limit], {
      cwd: folder.path,
      env: modelAt(provider),
    });
  expect(new Set(provider.requests.map(rowOf)).size).toBe(12);
});

test('the report is one page without scripts, with everything escaped', async () => {
  await using folder = await temporaryFolder();
  await using provider = await scriptedProvider(judging(4, () => true));
  await writeFile(`${folder.path}/rows`, jsonl(labelled(4)));
  const env = { ...modelAt(provider), DEEMSTER_JUDGE: 'openai:<script>alert(1)</script>&"x' };
  const { stdout } = await runDeemster(['bench', 'rows', '--report', 'report.html'], { cwd: folder.path, env });
  expect(stdout).toContain('not fit for these rows');
  const html = await readFile(`${folder.path}/report.html`, 'utf8');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;x');
  expect(html).not.toMatch(/<script|<link|<img|https?:|\son\w+=/);
  expect(html.match(/<svg/g)).toHaveLength(2);
  expect(html).toContain('prefers-color-scheme: dark');
});

test.each([
  [{ messages: messages(1), criterion }, /line 1: "label" must be true or false/],
  [{ messages: messages(1), criterion, label: 'pass' }, /"label" must be true or false/],
  [{ messages: messages(1), criterion, label: 0.5 }, /"label" is 0\.5, but Passes if passes or fails/],
  [{ messages: messages(1), criterion, label: true, sytem: 'x' }, /"sytem" would be ignored. Is it meant as "system"/],
  [{ messages: messages(1), label: true }, /has no "criterion"/],
  [{ messages: messages(1), criterion: 'Be nice', label: true }, /line 1: .*Passes if/],
  [{ input: 'Hi', criterion, chosen: 'A' }, /"chosen" and "rejected" must both be strings/],
  [{ input: 'Hi', criterion, chosen: 'A', rejected: 'B', label: true }, /both "label" and a pair/],
  [{ criterion, chosen: 'A', rejected: 'B' }, /either "input" \(a string\) or "messages"/],
  [{ criterion, label: true }, /has no "messages"/],
])('the row %j is refused', async (row, message) => {
  const { finished } = await bench([row], []);
  expect(finished).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(message) });
});

test('without a judge, rows that need one are refused, and exact checks are measured', async () => {
  await using folder = await temporaryFolder();
  const run = async (rows: object[]) => {
    await writeFile(`${folder.path}/rows`, jsonl(rows));
    return await runDeemster(['bench', 'rows', '--json'], { cwd: folder.path });
  };
  expect(await run(labelled(2))).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(/--judge/) });
  const short = { messages: messages(1), criterion: 'Passes if the response has fewer than 50 words', label: true };
  expect(lines(await run([short]))[0].counts).toMatchObject({ scored: 1, by_check: 1 });
});

test('the commands of models.md measure, compare and report', async () => {
  const page = await readDocument('docs/models.md');
  const [section] = page
    .split('### Check a judge against your own labels')[1]!
    .split('### A judge that is not fit') as [string];
  const commands = blocksIn(section, 'sh').flatMap((block) => block.trim().split('\n'));
  expect(commands).toHaveLength(4);
  await using folder = await temporaryFolder();
  const plain: Step[] = Array.from({ length: 2 }, () => ({ reply: '{"answer":"no"}' }));
  await using provider = await scriptedProvider([...judging(4, () => true), ...plain, ...judging(4, () => true)]);
  await writeFile(`${folder.path}/labelled.jsonl`, jsonl(labelled(2)));
  for (const command of commands) {
    const args = command.split(' ').slice(1);
    const judge = args.indexOf('--judge') + 1;
    // Every judge of the page is the scripted one here.
    args[judge] = args[judge]!.replace(/^gguf:/, 'openai:');
    const finished = await runDeemster(args, { cwd: folder.path, env: { OPENAI_BASE_URL: provider.url } });
    expect([command, finished.code, finished.stderr]).toEqual([command, 0, '']);
    expect(finished.stdout.includes('Difference to')).toBe(/--compare-with|--memory/.test(command));
  }
});
