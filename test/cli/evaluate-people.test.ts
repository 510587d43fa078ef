import { writeFile } from 'node:fs/promises';
import { PROMPT_VERSION } from '../../src/judge/model/prompts.ts';
import { temporaryFolder } from '../helpers.ts';
import { scriptedProvider } from '../scripted-provider.ts';
import { runDeemster } from './deemster-process.ts';
import { lines, modelAt, says, two } from './evaluating.ts';

const criterion = 'Passes if it is warm';

/** Labels as `deemster label` saves them: these many with a certain verdict that is right, and doubtful ones, half of them wrong. */
const labelled = (certain: number, doubtful: number, more = {}) =>
  Array.from({ length: certain + doubtful }, (_one, at) => ({
    criterion,
    content: `content ${at}`,
    label: at < certain || at % 2 === 0,
    judge: 'openai:stub',
    prompt_version: PROMPT_VERSION,
    judge_score: 1,
    judge_probability: at < certain ? 0.98 : 0.6,
    ...more,
  }));
const textOf = (rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
  await writeFile(`${folder.path}/rows.jsonl`, two);
});
afterAll(() => folder[Symbol.asyncDispose]());

/** Two answers: the first surely warm, the second perhaps. @param labels The text of the file of labels. */
async function evaluate(labels: string | undefined, ...args: string[]) {
  await using provider = await scriptedProvider([says('Y', { Y: 0.99, N: 0.01 }), says('Y', { Y: 0.8, N: 0.2 })]);
  if (labels !== undefined) await writeFile(`${folder.path}/labels.jsonl`, labels);
  const given = labels === undefined ? [] : ['--labels', 'labels.jsonl'];
  return await runDeemster(
    ['evaluate', 'rows.jsonl', '--criterion', criterion, '--concurrency', '1', ...given, ...args],
    { cwd: folder.path, env: modelAt(provider) },
  );
}

test('a verdict within the band that labels prove is inconclusive, and the others stand', async () => {
  const labels = textOf(labelled(60, 10));
  const finished = await evaluate(labels, '--summary', 'summary.md', '--json');
  expect([finished.code, finished.stderr]).toEqual([4, '']);
  expect(lines(finished)).toMatchObject([
    { result: 'pass', score: 1, people: 'checked against people' },
    { result: 'inconclusive', score: 1, people: 'left to a person' },
  ]);
  expect((await evaluate(labels)).stdout).toContain(
    '\nChecked against people: 2 verdicts of openai:stub, with 70 labels: 1 left to a person, nearer than 0.48 to the threshold; at most 5 % of the others are wrong.\n',
  );
});

test.each([
  ['none', undefined, 'not checked against people', 'Not checked against people: 2 verdicts of openai:stub.\n'],
  ['too few', labelled(12, 0), 'too few labels', 'of openai:stub, too few labels (12 of 60).\n'],
  ['no band', labelled(0, 60), 'no band', '60 labels prove no band outside of which at most 10 % are wrong.\n'],
  [
    'another judge',
    labelled(70, 0, { judge: 'openai:x' }),
    'not checked against people',
    'has no label with a verdict by',
  ],
  ['another prompt', labelled(70, 0, { prompt_version: 'old' }), 'not checked against people', 'and prompt.\n'],
  ['another criterion', labelled(70, 0, { criterion: 'Passes if it is cold' }), 'not checked against people', 'has no'],
  ['a tie on each', [...labelled(70, 0), ...labelled(70, 0, { label: false })], 'not checked against people', 'has no'],
])('labels say of a judge: %s', async (_what, labels, word, sentence) => {
  const finished = await evaluate(labels && textOf(labels), '--output', `${crypto.randomUUID()}.csv`);
  expect([finished.code, finished.stderr]).toEqual([0, '']);
  expect(finished.stdout).toContain(sentence);
  const json = await evaluate(labels && textOf(labels), '--json');
  expect(lines(json).map(({ result, people }) => [result, people])).toEqual([
    ['pass', word],
    ['pass', word],
  ]);
});

test("a report card's band counts too, for its evaluator, judge, prompt and threshold", async () => {
  await writeFile(`${folder.path}/kind.yaml`, `kind:\n  evaluation_criteria: ${criterion}\n`);
  const card = {
    evaluator_name: 'kind',
    criteria: criterion,
    judge: 'openai:stub',
    prompt_versions: [PROMPT_VERSION],
    threshold: 0.5,
    labels: { pairs: 80 },
    abstention: {
      most_errors: 0.1,
      width: 0.35,
      decided: 0.8,
      errors: 0,
      errors_at_most: 0.05,
      too_few: null,
      reason: null,
    },
  };
  const run = async (changes: object) => {
    await using provider = await scriptedProvider([says('Y', { Y: 0.99, N: 0.01 }), says('Y', { Y: 0.8, N: 0.2 })]);
    await writeFile(`${folder.path}/card.json`, JSON.stringify({ ...card, ...changes }, null, 2));
    return await runDeemster(
      ['evaluate', 'rows.jsonl', '--evaluators', 'kind.yaml', '--labels', 'card.json', '--concurrency', '1', '--json'],
      { cwd: folder.path, env: modelAt(provider) },
    );
  };
  const results = async (changes: object) => lines(await run(changes)).map(({ result }) => result);
  expect(await results({})).toEqual(['pass', 'inconclusive']);
  expect(await results({ prompt_versions: [PROMPT_VERSION, 'old'] })).toEqual(['pass', 'pass']);
  expect(await results({ evaluator_name: 'cold' })).toEqual(['pass', 'pass']);
  await writeFile(`${folder.path}/card.json`, JSON.stringify({ ...card, threshold: 0.6 }));
  const args = ['evaluate', 'rows.jsonl', '--evaluators', 'kind.yaml', '--labels', 'card.json'];
  expect(await runDeemster(args, { cwd: folder.path, env: {} })).toMatchObject({
    code: 2,
    stderr: 'deemster: card.json is a report card for the threshold 0.6, but --threshold is 0.5.\n',
  });
});

test('what is no file of labels is wrong usage', async () => {
  await writeFile(`${folder.path}/labels.jsonl`, '{"label":"perhaps"}\n');
  const args = ['evaluate', 'rows.jsonl', '--criterion', criterion, '--labels', 'labels.jsonl'];
  expect(await runDeemster(args, { cwd: folder.path, env: {} })).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^deemster: labels\.jsonl:1: The label must be yes or no/),
  });
});
