import { writeFile } from 'node:fs/promises';
import { criterion } from '../helpers.ts';
import { runDeemster } from './deemster-process.ts';
import { sharedService } from './shared-service.ts';
import { testTerminal } from './terminal.ts';
import { typeInTerminal } from './typing.ts';

const { deemster, folder, surroundings } = await sharedService();

const run = (...args: string[]) => runDeemster(['label', ...args], surroundings);
const prompt = 'q quit: ';
const type = (keys: string[], ...args: string[]) =>
  typeInTerminal(['label', ...args], keys, { ...surroundings, prompt });

/** Evaluations by an evaluator of this name, of these answers. */
async function judged(name: string, answers: string[]) {
  await deemster.post('/api/v1/evaluators', { name, evaluation_criteria: criterion });
  const replies = [];
  for (const content of answers)
    replies.push(
      await deemster.evaluate({
        messages: [
          { role: 'user', content: 'When?' },
          { role: 'assistant', content },
        ],
        evaluation_criteria: null,
        evaluator_name: name,
      }),
    );
  return replies.map(({ headers }) => ({
    trace: headers.get('x-trace-id')!,
    evaluation: headers.get('x-evaluation-id')!,
  }));
}
const traceOf = async ({ trace }: { trace: string }) => (await deemster.get(`/api/v1/traces/${trace}`)).body;

testTerminal(
  'keys label one case at a time; the verdict comes after the decision, and a later session goes on',
  async () => {
    const cases = await judged('keys', ['Monday.', 'Tuesday.', 'Wednesday.']);
    const first = await type(['y', 'n', 'q'], '--evaluator', 'keys', '--author', 'lead');
    expect(first.code).toBe(0);
    expect(first.output).toContain('Stored 2 labels.');
    for (const part of first.output.split(prompt).slice(0, 1)) expect(part).not.toContain('score');
    const [, afterFirst] = first.output.split(prompt);
    expect(afterFirst).toMatch(/^y\nThe judge's score: 1\. /);

    const traces = await Promise.all(cases.map(traceOf));
    const labels = traces.flatMap((trace) => trace.labels);
    expect(labels.map(({ label, author }) => [label, author]).toSorted()).toEqual([
      [false, 'lead'],
      [true, 'lead'],
    ]);
    const left = traces.find((trace) => trace.labels.length === 0)!;
    const second = await type(['y'], '--evaluator', 'keys', '--author', 'lead');
    expect(second.output).toContain(left.trace.messages[1].content);
    expect(second.output).toContain('No response is left to label. Stored 1 label.');
    expect(second.output.split(prompt)).toHaveLength(2);
  },
);

testTerminal('a label is undone, a case skipped, and a comment kept with its trace', async () => {
  const cases = await judged('undo', ['One.', 'Two.', 'Three.']);
  const { output } = await type(['y', 'u', 'n', 's', 'cToo blunt\b.\r', 'y'], '--evaluator', 'undo');
  expect(output).toContain('No response is left to label. Stored 2 labels, skipped 1.');
  const traces = await Promise.all(cases.map(traceOf));
  expect(traces.flatMap(({ labels }) => labels.map(({ label }: { label: boolean }) => label)).toSorted()).toEqual([
    false,
    true,
  ]);
  expect(traces.flatMap(({ comments }) => comments.map(({ comment }: { comment: string }) => comment))).toEqual([
    'Too blun.',
  ]);
  const again = await type(['u', 'q'], '--evaluator', 'undo');
  expect(again.output).toContain('There is nothing to undo.');
  expect(again.output).toContain('Stored 0 labels.');
});

testTerminal('control characters of a conversation do not reach the terminal, and Ctrl-C ends like q', async () => {
  await judged('control', ['\u001b[2Jgone\u0007 \u202eback']);
  const { code, output } = await type(['\u0003'], '--evaluator', 'control');
  expect(output).toContain('\uFFFD[2Jgone\uFFFD \uFFFDback');
  expect([code, output.includes('Stored 0 labels.')]).toEqual([0, true]);
});

testTerminal('it stops after as many labels as are asked for', async () => {
  await judged('most', ['Now.', 'Later.']);
  const { output } = await type(['y'], '--evaluator', 'most', '--most', '1');
  expect(output).toMatch(/\nStored 1 label\.\n/);
});

test('a CSV file is imported, and lines that cannot be are reported and counted', async () => {
  const [one, two] = await judged('csv', ['Alpha.', 'Beta.']);
  await writeFile(
    `${folder.path}/labels.csv`,
    `\uFEFFevaluation_id,trace_id,evaluator,criterion,label,score,author\r
${one!.evaluation},,,,yes,0.75,"Doe, ""J"""\r
,${two!.trace},csv,,FAIL,,\r
,${two!.trace},,"Fails if the response
contains ""x""",1,,other\r
${one!.evaluation},,,,maybe,,\r
${one!.evaluation},,,,no,7,\r
,,,,no,,\r
${one!.evaluation},,csv,,no,,\r
019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11,,,,no,,\r
not-an-id,,,,no,,\r
no\r
`,
  );
  const { code, stdout, stderr } = await run('--import', 'labels.csv', '--author', 'lead');
  expect([code, stdout]).toEqual([2, 'Stored 3 labels; 7 lines could not be imported.\n']);
  expect(stderr.split('\n')).toEqual([
    'labels.csv:6: The label must be yes or no (or true, false, pass, fail, y, n, 1, 0).',
    'labels.csv:7: The score must be a number from 0 to 1.',
    'labels.csv:8: Give one of evaluation_id, trace_id and messages.',
    'labels.csv:9: Give evaluator and criterion only with trace_id or messages.',
    expect.stringMatching(/^labels\.csv:10: .*No such evaluation\.$/),
    expect.stringMatching(/^labels\.csv:11: .*evaluation_id: /),
    expect.stringMatching(/^labels\.csv, line 12 has 1 field, but the header has 7\. /),
    '',
  ]);
  expect((await traceOf(one!)).labels).toMatchObject([{ label: true, score: 0.75, author: 'Doe, "J"' }]);
  expect((await traceOf(two!)).labels).toMatchObject([
    { label: false, author: 'lead', evaluator_name: 'csv' },
    { label: true, author: 'other', criteria: 'Fails if the response\ncontains "x"' },
  ]);
});

test.each([
  ['labels\nyes\n', /The column "labels" is unknown\. The columns are id, evaluation_id, /],
  ['evaluation_id\nx\n', /has no column "label"\.$/],
  ['', /is empty\. Its first line must name its columns\.$/],
  [
    'label\n"yes\n',
    /, line 2: a quotation mark opens a field and is never closed\. Nothing from this line on was read\.$/,
  ],
  ['label,label\nyes,no\n', /has two columns named "label"/],
])('the file %j is wrong usage', async (content, message) => {
  await writeFile(`${folder.path}/wrong.csv`, content);
  const { code, stdout, stderr } = await run('--import', 'wrong.csv');
  expect([code, stdout, stderr.trimEnd()]).toEqual([2, '', expect.stringMatching(message)]);
});

test.each([
  [[], 'Give either a file, --evaluator or --import.'],
  [['--evaluator', 'x', '--import', 'y'], 'Give either a file, --evaluator or --import.'],
  [['--import', 'y', '--most', '2'], '--most is not for --import.'],
  [['--evaluator', 'x', '--output', 'y.csv'], 'are only for a file to label.'],
  [['-', '--criterion', 'x'], 'Standard input is the keyboard.'],
  [['y.jsonl', '--url', 'http://127.0.0.1:1'], '--url is not for a file to label.'],
  [['--import', 'nowhere.csv'], 'Cannot read nowhere.csv: '],
  [['--evaluator', 'x'], 'Labelling needs a terminal. To import labels from a file, use --import.'],
])('%j is wrong usage', async (args, message) => {
  const { code, stderr } = await run(...args);
  expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
});

test('an import that the service interrupts says what is stored', async () => {
  await writeFile(`${folder.path}/late.csv`, 'evaluation_id,label\nx,yes\n');
  const env = { DEEMSTER_BASE_URL: deemster.url, DEEMSTER_API_KEY: 'deemster_wrong' };
  const { code, stderr } = await runDeemster(['label', '--import', 'late.csv'], { cwd: folder.path, env });
  expect([code, stderr]).toEqual([
    2,
    expect.stringMatching(/^deemster: late\.csv:2: .* does not accept the key .* 0 labels stored before this line/),
  ]);
});
