import { readFile, writeFile } from 'node:fs/promises';
import { criterion } from '../helpers.ts';
import { runDeemster } from './deemster-process.ts';
import { sharedService } from './shared-service.ts';
import { testTerminal } from './terminal.ts';
import { typeInTerminal } from './typing.ts';

const { deemster, folder, surroundings } = await sharedService();

const prompt = 'q quit: ';
const type = (keys: string[], ...args: string[]) =>
  typeInTerminal(['label', ...args], keys, { ...surroundings, prompt });
const linesOf = async (name: string) =>
  (await readFile(`${folder.path}/${name}`, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
const rows = ['Monday.', 'Tuesday, I think.', 'Never.'].map((answer, at) => ({
  id: `r${at}`,
  question: 'When?',
  answer,
}));
const save = (name: string, some: object[] = rows) =>
  writeFile(`${folder.path}/${name}`, some.map((row) => `${JSON.stringify(row)}\n`).join(''));

testTerminal(
  'rows of a file are labelled without a service; a later session continues, also after a torn line',
  async () => {
    await save('rows.jsonl');
    const args = ['rows.jsonl', '--criterion', criterion, '--author', 'ada'];
    const first = await type(['y', 'n', 'u', '1', 'q'], ...args);
    expect([first.code, first.output]).toEqual([
      0,
      expect.stringContaining('Stored 2 labels.\nLabels are in rows.labels.jsonl.'),
    ]);
    expect(first.output).not.toContain("The judge's score");
    const saved = await linesOf('rows.labels.jsonl');
    expect(saved).toMatchObject([
      { criterion, label: true, score: null, author: 'ada', evaluator: null, judge: null },
      { label: true },
    ]);
    expect(new Set(saved.map(({ id }) => id)).size).toBe(2);

    await writeFile(`${folder.path}/rows.labels.jsonl`, '{"id":"r9","la', { flag: 'a' });
    const second = await type(['cToo vague\r', '0'], ...args);
    expect(second.output).toContain('No response is left to label. Stored 1 label.');
    const all = await linesOf('rows.labels.jsonl');
    expect(all.map(({ id }) => id).toSorted()).toEqual(['r0', 'r1', 'r2']);
    expect(all[2]).toMatchObject({ label: false, comment: 'Too vague' });
  },
);

testTerminal(
  'results are labelled with their verdicts; what was saved is measured by bench, and imported',
  async () => {
    await save('judged.jsonl');
    const judging = ['evaluate', 'judged.jsonl', '--criterion', criterion];
    for (const output of ['results.jsonl', 'results.csv'])
      await runDeemster([...judging, '--output', output], surroundings);
    const { output } = await type(['y', 'n', 'y'], 'results.jsonl', '--output', 'labels.jsonl');
    expect(output).toContain("y\nThe judge's score: 1. ");
    expect(await linesOf('labels.jsonl')).toMatchObject([
      { judge: 'check', judge_score: 1, label: true, messages: [{ role: 'user' }, { role: 'assistant' }] },
      { label: false },
      { label: true },
    ]);
    const csv = await type(['y', 'y', 'n'], 'results.csv', '--output', 'labels.csv', '--author', 'ben');
    expect(csv.output).toContain('Stored 3 labels.');

    const bench = await runDeemster(['bench', 'labels.jsonl'], surroundings);
    expect([bench.code, bench.stderr]).toEqual([0, '']);
    for (const file of ['labels.jsonl', 'labels.csv', 'labels.jsonl']) {
      const imported = await runDeemster(['label', '--import', file], surroundings);
      expect([imported.code, imported.stdout, imported.stderr]).toEqual([0, 'Stored 3 labels.\n', '']);
    }
    const { body } = await deemster.get('/api/v1/traces');
    expect(body.traces).toHaveLength(3);
    expect(body.traces.map(({ labels }: { labels: object[] }) => labels.length)).toEqual([2, 2, 2]);
  },
);

testTerminal('graded criteria take a score from 1 to 9, in a file and in a service', async () => {
  const graded = 'Reward answers that name {{day}}';
  await deemster.post('/api/v1/evaluators', { name: 'days', evaluation_criteria: graded });
  await writeFile(`${folder.path}/days.yaml`, `days:\n  evaluation_criteria: ${graded}\n`);
  await save('days.jsonl', [{ ...rows[0], answer: 'On Monday.', day: 'Monday' }]);
  const { output } = await type(['09'], 'days.jsonl', '--evaluators', 'days.yaml', '--evaluator', 'days');
  expect(output).toMatch(
    /5 and more deserve to pass\.\n1 to 9, or y yes, n no; s skip, u undo, c comment, q quit: 9\n/,
  );
  const [line] = await linesOf('days.labels.jsonl');
  expect(line).toMatchObject({ evaluator: 'days', variables: { day: 'Monday' }, label: true, score: 1 });
  const imported = await runDeemster(['label', '--import', 'days.labels.jsonl'], surroundings);
  expect([imported.stdout, imported.stderr]).toEqual(['Stored 1 label.\n', '']);
  const { body } = await deemster.get('/api/v1/traces?page_size=1');
  expect(body.traces[0].labels).toMatchObject([{ evaluator_name: 'days', label: true, score: 1 }]);
});

test.each([
  ['rows of no file', ['nowhere.jsonl', '--criterion', criterion], 'nowhere.jsonl'],
  ['a keyboard that is missing', ['bare.jsonl', '--criterion', criterion], 'Labelling needs a terminal.'],
  ['no criterion', ['bare.jsonl'], 'bare.jsonl, line 1 has no criterion'],
  [
    'an output of another kind',
    ['bare.jsonl', '--criterion', criterion, '--output', 'x.txt'],
    'must end in .jsonl or .csv',
  ],
  [
    'an output that is read',
    ['bare.jsonl', '--criterion', criterion, '--output', 'bare.jsonl'],
    'is the file that is judged',
  ],
])('%s is said', async (_what, args, message) => {
  await save('bare.jsonl');
  const { code, stdout, stderr } = await runDeemster(['label', ...args], surroundings);
  expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(message)]);
});

test.each(['jsonl', 'csv'])('a file of labels is not labelled again: .%s', async (ending) => {
  const label = { evaluation_id: '0192f3a0-0000-7000-8000-000000000000', label: 'yes' };
  const file = `my labels.${ending}`;
  if (ending === 'jsonl') await save(file, [label]);
  else await writeFile(`${folder.path}/${file}`, 'evaluation_id,label\nx,yes\n');
  const { code, stdout, stderr } = await runDeemster(['label', file], surroundings);
  expect([code, stdout, stderr]).toEqual([
    2,
    '',
    `deemster: ${file} has labels, and not responses to label. To continue it, give the rows or results that they are on, with '--output=${file}'. To store them in a service: deemster label '--import=${file}'\n`,
  ]);
});

test('other data may have a column "label"', async () => {
  await writeFile(`${folder.path}/classes.csv`, 'content,label,result\nHello.,greeting,1\n');
  const args = ['label', 'classes.csv', '--output-column', 'content', '--criterion', criterion];
  const { stderr } = await runDeemster(args, surroundings);
  expect(stderr).toContain('Labelling needs a terminal.');
});
