import type OpenAI from 'openai';
import { folderWith, importing } from './importing.ts';

type Grader = OpenAI.Evals.EvalCreateResponse['testing_criteria'][number];
type Item = OpenAI.Evals.Runs.OutputItemListResponse;

const output = '{{sample.output_text}}';
const graders: Grader[] = [
  { type: 'string_check', name: 'Exact', operation: 'eq', input: ` ${output} `, reference: '{{ item.answer }}' },
  { type: 'string_check', name: 'Not', operation: 'ne', input: output, reference: 'no' },
  { type: 'string_check', name: 'Like', operation: 'like', input: output, reference: 'Par' },
  { type: 'string_check', name: 'Ilike', operation: 'ilike', input: output, reference: 'PAR' },
  { type: 'string_check', name: 'Prefix', operation: 'eq', input: `x ${output}`, reference: 'x' },
  { type: 'string_check', name: 'Missing', operation: 'eq', input: output, reference: '{{item.none}}' },
  {
    type: 'label_model',
    name: 'Tone',
    model: 'gpt-5',
    labels: ['good', 'bad', 'mixed'],
    passing_labels: ['good', 'mixed'],
    input: [
      { role: 'developer', content: 'Judge the tone.' },
      { role: 'user', content: { type: 'input_text', text: `Answer: ${output}` } },
    ],
  },
  {
    type: 'score_model',
    name: 'Depth',
    model: 'gpt-5',
    range: [1, 5],
    input: [{ role: 'user', content: 'How deep?' }],
  },
  {
    type: 'text_similarity',
    name: 'Near',
    evaluation_metric: 'bleu',
    input: output,
    reference: 'x',
    pass_threshold: 0.5,
  },
  { type: 'python', name: 'Code', source: 'def grade(): pass' },
];
const evaluation = { object: 'eval', id: 'eval_1', name: 'Capitals', testing_criteria: graders };
const item = (id: number, answer: string, text?: string): Item => ({
  object: 'eval.run.output_item',
  id: `outputitem_${id}`,
  created_at: 1,
  datasource_item: { question: 'Capital of France?', answer },
  datasource_item_id: id,
  eval_id: 'eval_1',
  run_id: 'run_1',
  status: text === undefined ? 'error' : 'pass',
  results: [{ name: 'Exact', passed: true, score: 1 }],
  sample: {
    input: [{ role: 'user', content: 'Capital of France?' }],
    output: text === undefined ? [] : [{ role: 'assistant', content: text }],
    error: {
      code: text === undefined ? 'server_error' : '',
      message: text === undefined ? 'The model is overloaded' : '',
    },
    finish_reason: 'stop',
    max_completion_tokens: 10,
    model: 'gpt-5',
    seed: 1,
    temperature: 1,
    top_p: 1,
    usage: { cached_tokens: 0, completion_tokens: 1, prompt_tokens: 1, total_tokens: 2 },
  },
});

test('evals and output items become rows, exact sentences and drafts', async () => {
  const items = {
    object: 'list',
    data: [item(0, 'Paris', 'Paris'), item(1, 'paris', 'Lyon'), item(2, 'Paris')],
    has_more: false,
  };
  await using folder = await importing('openai-evals', { 'eval.json': evaluation, 'items.json': items });
  expect((await folder.lines('out/rows.jsonl')).map(({ id, output }) => [id, output])).toEqual([
    ['item 0', 'Paris'],
    ['item 1', 'Lyon'],
  ]);
  expect(
    (await folder.lines('out/cases.jsonl')).map(({ id, evaluation_criteria }) => [id, evaluation_criteria]),
  ).toEqual([
    ['item 0', 'Passes if the response equals "Paris"'],
    ['item 1', 'Passes if the response equals "paris"'],
  ]);
  expect(folder.report.evaluators).toEqual([
    { name: 'Not', evaluation_criteria: 'Fails if the response equals "no"', decided_by: 'check', description: null },
    {
      name: 'Like',
      evaluation_criteria: 'Passes if the response contains the exact text "Par"',
      decided_by: 'check',
      description: null,
    },
    {
      name: 'Ilike',
      evaluation_criteria: 'Passes if the response matches the regular expression /PAR/i',
      decided_by: 'check',
      description: null,
    },
    {
      name: 'Tone',
      evaluation_criteria:
        'Passes if a reviewer who follows these instructions labels the response as "good" or "mixed", and not as "bad":\nJudge the tone.\nAnswer: (the response)',
      decided_by: 'model',
      description: 'Draft: shorten these instructions to one condition',
    },
    expect.objectContaining({ name: 'Depth', description: 'Draft: shorten these instructions to one quality' }),
  ]);
  const reasons = [
    ['string_check grader', 'It does not look at the answer only'],
    ['string_check grader', 'It uses {{item.none}}, which is no text or number of the item'],
    ['text_similarity grader', 'It is a measure of similarity, and no sentence computes it'],
    ['python grader', 'It runs a program, and nothing in an imported file is run'],
  ];
  expect(folder.report.left_out.map(({ what, why, where }) => [what, why, where])).toEqual([
    ...['item 0', 'item 1'].flatMap((where) => reasons.map(([what, why]) => [what, why, where])),
    ['output item', 'No answer, so no score: The model is overloaded', 'item 2'],
  ]);
  expect((await folder.run('evaluate', 'out/cases.jsonl', '--json')).stdout.match(/"score":[01]/g)).toEqual([
    '"score":1',
    '"score":0',
  ]);
});

test('without its eval, an item has no graders, and the report says so', async () => {
  await using folder = await importing('openai-evals', { 'items.jsonl': `${JSON.stringify(item(0, 'a', 'b'))}\n` });
  expect(folder.report).toMatchObject({ rows: 1, evaluators: [], left_out: [{ what: 'graders', where: 'eval_1' }] });
});

test('a configuration of promptfoo is sent to its own importer', async () => {
  await using folder = await folderWith({ 'a.json': { tests: [] } });
  expect((await folder.run('import', 'openai-evals', 'a.json')).stderr).toContain('deemster import promptfoo');
});
