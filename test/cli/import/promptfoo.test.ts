import { existsSync } from 'node:fs';
import { readDocument } from '../../document.ts';
import { folderWith, importing } from './importing.ts';

const config = (tests: object[], more: object = {}) => ({
  prompts: ['What is the capital of {{country}}?'],
  providers: ['echo'],
  tests,
  ...more,
});
const asserting = (...assertions: object[]) => config([{ vars: { country: 'France' }, assert: assertions }]);
const reasonsOf = ({ left_out }: { left_out: { what: string; why: string }[] }) =>
  left_out.map(({ what, why }) => `${what}: ${why}`);

/** Recorded: promptfoo 0.123.1, with the provider `echo`, so that its prompts are its answers. */
test('every sentence decides as promptfoo did', async () => {
  const recorded = await readDocument('test/cli/import/promptfoo-results.jsonl');
  await using folder = await importing('promptfoo', { 'results.jsonl': recorded });
  const { report } = folder;
  expect(report.evaluators.every(({ decided_by }) => decided_by === 'check')).toBe(true);
  const judged = await folder.run(
    'evaluate',
    'out/rows.jsonl',
    '--evaluators',
    'out/evaluators.yaml',
    '--output',
    'judged.jsonl',
  );
  const rows = await folder.lines('out/rows.jsonl');
  const results: { id: string; evaluator: string; score: number; error: string | null }[] =
    await folder.lines('judged.jsonl');
  const differing = results.filter(({ id, evaluator, score, error }) => {
    const verdicts: { metric: string; pass: boolean }[] = rows.find((row) => row.id === id).imported_verdicts;
    const verdict = verdicts.find(({ metric }) => metric === evaluator)!;
    return error === null && score !== Number(verdict.pass);
  });
  expect(differing).toEqual([]);
  expect(results.filter(({ error }) => error !== null)).toEqual([]);
  expect(results).toHaveLength(rows.length * report.evaluators.length);
  expect(judged.code).toBe(1);
});

test('a result without an answer is no row', async () => {
  const result = (more: object) => ({
    testIdx: 0,
    promptIdx: 0,
    prompt: { raw: 'Hi', label: 'Hi' },
    vars: {},
    testCase: { assert: [{ type: 'contains', value: 'x' }] },
    success: false,
    score: 0,
    ...more,
  });
  await using folder = await importing('promptfoo', {
    'results.json': {
      results: {
        version: 3,
        results: [
          result({ response: { output: 'xyz' }, failureReason: 0 }),
          result({ testIdx: 1, error: 'API error: 500\nat line 1', failureReason: 2 }),
          result({ testIdx: 2, response: { output: 'partial' }, failureReason: 2, error: 'Timeout' }),
          result({ testIdx: 3, response: { output: null }, failureReason: 1 }),
          result({ testIdx: 4, response: { output: '' }, failureReason: 1 }),
        ],
      },
    },
  });
  expect((await folder.lines('out/rows.jsonl')).map(({ id, output }) => [id, output])).toEqual([
    ['test 1', 'xyz'],
    ['test 5', ''],
  ]);
  expect(folder.report.left_out).toEqual([
    { what: 'result', why: 'No answer, so no score: API error: 500', where: 'test 2' },
    { what: 'result', why: 'No answer, so no score: Timeout', where: 'test 3' },
    { what: 'result', why: 'No answer, so no score: It is missing', where: 'test 4' },
  ]);
});

test('ratings of people become labels, and chat prompts messages', async () => {
  const chat = [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'Hi' },
  ];
  const result = (testIdx: number, pass: boolean) => ({
    testIdx,
    promptIdx: 0,
    prompt: { raw: JSON.stringify(chat), label: 'chat' },
    vars: {},
    provider: { id: 'openai:gpt-5' },
    response: { output: 'Hello.' },
    testCase: { assert: [{ type: 'llm-rubric', value: 'Is kind to {{name}}', metric: 'kind' }], vars: { name: 'Ann' } },
    gradingResult: {
      pass,
      score: Number(pass),
      comment: 'Too short',
      componentResults: [{ pass, score: Number(pass), assertion: { type: 'human' } }],
    },
  });
  await using folder = await importing('promptfoo', { 'results.json': [result(0, true), result(1, false)] });
  const messages = [...chat, { role: 'assistant', content: 'Hello.' }];
  expect(await folder.lines('out/rows.jsonl')).toEqual([
    { id: 'test 1', messages },
    { id: 'test 2', messages },
  ]);
  expect(await folder.lines('out/labels.jsonl')).toEqual([
    { id: 'test 1', evaluator: 'human', label: true, comment: 'Too short', messages },
    { id: 'test 2', evaluator: 'human', label: false, comment: 'Too short', messages },
  ]);
  expect(folder.report.evaluators).toEqual([
    {
      name: 'kind',
      evaluation_criteria: 'Passes if the response meets this rubric: Is kind to Ann',
      decided_by: 'model',
      description: 'From the llm-rubric assertion of promptfoo',
    },
    expect.objectContaining({ name: 'human', description: expect.stringMatching(/^Draft/) }),
  ]);
});

test('a label keeps its evaluator when a metric has the same name', async () => {
  const result = (testIdx: number, metric: string) => ({
    testIdx,
    promptIdx: 0,
    prompt: { raw: 'Hi', label: 'Hi' },
    response: { output: 'Hello.' },
    testCase: {
      assert: [{ type: 'contains', value: 'Hello', metric }, ...(testIdx === 0 ? [{ type: 'is-json', metric }] : [])],
    },
    gradingResult: { componentResults: testIdx === 0 ? [{ pass: true, assertion: { type: 'human' } }] : [] },
  });
  await using folder = await importing('promptfoo', { 'results.json': [result(0, 'human'), result(1, '.')] });
  expect(folder.report.evaluators.map(({ name, description }) => [name, description?.slice(0, 5)])).toEqual([
    ['human', undefined],
    ['human 2', 'Draft'],
  ]);
  expect((await folder.lines('out/labels.jsonl')).map(({ evaluator }) => evaluator)).toEqual(['human 2']);
  expect((await folder.lines('out/cases.jsonl')).map((one) => one.evaluation_criteria)).toEqual([
    'Passes if the response is valid JSON',
  ]);
  await using other = await importing('promptfoo', { 'results.json': [result(1, '.')] });
  expect(other.report.evaluators.map(({ name }) => name)).toEqual(['criterion']);
  expect((await other.run('evaluate', 'out/rows.jsonl', '--evaluators', 'out/evaluators.yaml')).code).toBe(0);
});

test('a configuration becomes questions, which are no answers', async () => {
  await using folder = await importing('promptfoo', {
    'promptfooconfig.yaml': `
prompts: ["Capital of {{country}}?", "file://prompt.txt"]
defaultTest:
  vars: {language: English}
  assert: [{type: llm-rubric, value: 'The answer is in {{language}}.'}]
assertionTemplates:
  short: &short {type: word-count, value: {max: 3}}
tests:
  - vars: {country: France}
    assert: [{ $ref: '#/assertionTemplates/short' }, {type: contains, value: '{{country}} {{x.y}}'}]
  - vars: {country: Italy, language: Italian}
    options: {disableDefaultAsserts: true}
    assert: [*short, {type: not-contains, value: '{{country}}'}]
  - vars: {country: [Spain, Malta], language: [a, b]}
    options: {disableDefaultAsserts: true}
    assert: [*short]
  - file://more.csv
`,
  });
  expect(await folder.lines('out/rows.jsonl')).toEqual([
    { id: 'test 1', input: 'Capital of France?' },
    { id: 'test 2', input: 'Capital of Italy?' },
    { id: 'test 3', input: 'Capital of Spain?' },
    { id: 'test 4', input: 'Capital of Malta?' },
    { id: 'test 5', input: 'Capital of Spain?' },
    { id: 'test 6', input: 'Capital of Malta?' },
  ]);
  expect(folder.report).toMatchObject({ unanswered: 6, evaluators: [{ name: 'word-count' }] });
  expect((await folder.lines('out/cases.jsonl')).map((one) => one.evaluation_criteria)).toEqual([
    'Passes if the answer is in English',
    'Fails if the response contains the exact text "Italy"',
  ]);
  expect(reasonsOf(folder.report)).toEqual([
    'prompt: It is in another file or made by a program, and neither is read',
    'contains assertion: It uses {{x.y}}, and only names of texts and numbers are filled in',
    'test: It is in another file or made by a program, and neither is read',
  ]);
  const { code, stderr } = await folder.run('evaluate', 'out/rows.jsonl', '--evaluators', 'out/evaluators.yaml');
  expect([code, stderr.match(/is not a conversation/g)]).toEqual([2, Array(6).fill('is not a conversation')]);
});

test('what runs, reads files or has no sentence is left out with its reason', async () => {
  await using folder = await importing('promptfoo', {
    'config.json': asserting(
      { type: 'contains', value: 'Paris' },
      { type: 'javascript', value: 'require("fs").writeFileSync("pwned", "{{country}}")' },
      { type: 'python', value: 'file://check.py' },
      { type: 'contains', value: 'file://expected.txt' },
      { type: 'contains', value: 'a', transform: 'output.trim()' },
      { type: 'contains', value: '{{ country | upper }}' },
      { type: 'contains', value: '{% include "x" %}' },
      { type: 'contains', value: '{{missing}}' },
      { type: 'contains', value: '' },
      { type: 'contains', value: 'a', weight: 0 },
      { type: 'equals', value: { a: 1 } },
      { type: 'regex', value: '(a' },
      { type: 'regex', value: '(?=a)b' },
      { type: 'similar', value: 'a' },
      { type: 'context-recall', value: 'a' },
      { type: 'latency', threshold: 5 },
      { type: 'constructor', value: 'a' },
      { type: 'assert-set', threshold: 0.5, assert: [{ type: 'contains', value: 'a' }] },
      { $ref: '#/elsewhere' },
      'text' as never,
    ),
  });
  expect(existsSync(`${folder.path}/pwned`)).toBe(false);
  expect(folder.report.evaluators).toHaveLength(1);
  expect(reasonsOf(folder.report)).toEqual([
    'javascript assertion: It runs a program, and nothing in an imported file is run',
    'python assertion: It runs a program, and nothing in an imported file is run',
    'contains assertion: It refers to another file, and none is read',
    'contains assertion: It runs a program, and nothing in an imported file is run',
    'contains assertion: It uses {{ country | upper }}, and only names of texts and numbers are filled in',
    'contains assertion: It has a template with statements, which are not run',
    'contains assertion: It uses {{missing}}, which has no value',
    'contains assertion: Its value is empty',
    'contains assertion: Its weight is 0, so it never decided',
    'equals assertion: It compares JSON values, and no sentence does',
    'similar assertion: It is a measure of similarity, and no sentence computes it',
    'context-recall assertion: It needs the retrieved context; docs/criteria.md has criteria for retrieval',
    'latency assertion: It judges how long the call took, not the answer',
    'constructor assertion: No sentence says exactly this',
    'assert-set assertion: Only the whole set has a verdict, because it has a threshold',
    '$ref assertion: No sentence says exactly this',
    'unknown assertion: It is not an object',
    'regex assertion: Code cannot read it exactly as promptfoo does',
    'regex assertion: Code cannot read it exactly as promptfoo does',
  ]);
});

test('values that look like sentences or placeholders stay values', async () => {
  const values = ['a" or the response is polite', '{{word}} stays', '“”"\'', 'x\ny', '/', '\\', 'a\u0301'];
  await using folder = await importing('promptfoo', {
    'results.json': values.map((value, testIdx) => ({
      testIdx,
      promptIdx: 0,
      prompt: { raw: 'Repeat', label: 'Repeat' },
      vars: { word: '{{word}}' },
      response: { output: `>${value}<` },
      testCase: { assert: ['contains', 'not-contains', 'starts-with'].map((type) => ({ type, value })) },
    })),
  });
  const cases = await folder.lines('out/cases.jsonl');
  expect(cases).toHaveLength(values.length * 3);
  await folder.run('evaluate', 'out/cases.jsonl', '--output', 'judged.jsonl');
  const judged = await folder.lines('judged.jsonl');
  expect(judged.map(({ score }) => score)).toEqual(values.flatMap(() => [1, 0, 0]));
});

describe('a file that is hostile', () => {
  const bomb = `a0: &a0 [x]\n${Array.from({ length: 30 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}, *a${at}]`).join('\n')}\ntests: *a30\n`;
  const files: [name: string, content: string, message: string][] = [
    ['a tag that would make a function', 'tests:\n  - assert: !!js/function "function () {}"\n', 'is not plain YAML'],
    ['a bomb of aliases', bomb, 'is not plain YAML'],
    ['very deep YAML', `tests: ${'['.repeat(5_000)}`, 'is nested too deeply'],
    ['very deep JSON', `${'['.repeat(5_000)}${']'.repeat(5_000)}`, 'is nested too deeply'],
    ['nothing', '{}', 'neither a configuration of promptfoo'],
    ['no test', '{"tests": []}', 'Nothing in given.yaml could be imported'],
  ];
  test.each(files)('%s is refused with a line', async (_name, content, message) => {
    await using folder = await folderWith({ 'given.yaml': content });
    const { code, stdout, stderr } = await folder.run('import', 'promptfoo', 'given.yaml');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(existsSync(`${folder.path}/given-imported`)).toBe(false);
  });
});

test('files are only overwritten when that is asked for', async () => {
  await using folder = await folderWith({ 'config.json': asserting({ type: 'contains', value: 'Paris' }) });
  const [first, again, forced] = [
    await folder.run('import', 'promptfoo', 'config.json'),
    await folder.run('import', 'promptfoo', 'config.json'),
    await folder.run('import', 'promptfoo', 'config.json', '--force'),
  ];
  expect([first.code, again.code, forced.code]).toEqual([0, 2, 0]);
  expect(again.stderr).toContain('config-imported/rows.jsonl already exists');
  expect(first.stdout).toBe(forced.stdout);
});

test('characters that are forgiven are counted and named', async () => {
  const results = config([
    { vars: { country: 'Fra\0nce' }, assert: [{ type: 'contains', value: 'Paris', metric: 'Pa\0ris' }] },
    { vars: { country: 'Fran\ud800ce' }, assert: [{ type: 'contains', value: 'Paris', metric: 'Paris' }] },
  ]);
  const files = { 'config.json': `\uFEFF${JSON.stringify(results)}` };
  await using folder = await importing('promptfoo', files);
  expect(folder.report.forgiven).toEqual([
    { what: 'byte order mark at the beginning of a file', became: 'not read', count: 1 },
    {
      what: 'text with a NUL character',
      became: 'kept in answers, removed from the names of evaluators',
      count: 2,
    },
    {
      what: 'text with half a surrogate pair',
      became: 'kept in answers, replaced by � in the names of evaluators',
      count: 1,
    },
  ]);
  const said = await folder.run('import', 'promptfoo', 'config.json', '--output', 'out', '--force');
  expect(said.stdout).toContain(
    '\nForgiven:\n  1 × byte order mark at the beginning of a file: not read\n  2 × text with',
  );
});
