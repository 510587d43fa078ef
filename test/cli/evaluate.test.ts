import { writeFile } from 'node:fs/promises';
import { READER_VERSION } from '../../src/judge/criterion/compiled-criterion.ts';
import { conversation, temporaryFolder } from '../helpers.ts';
import { runDeemster } from './deemster-process.ts';
import { criterion, evaluate, evaluateByModel, lines, one, other, two, warm } from './evaluating.ts';

test('a long first line does not take long to read', async () => {
  const long = JSON.stringify([conversation[0], { role: 'assistant', content: '‹&'.repeat(500_000) }]);
  expect(lines(await evaluate(long))).toMatchObject([{ result: 'fail' }]);
});

test('one conversation as JSON, in both forms', async () => {
  for (const content of [one, JSON.stringify({ messages: conversation, system: 'x' }, null, 2)]) {
    const finished = await evaluate(content);
    expect([finished.code, finished.stderr]).toEqual([0, '']);
    expect(lines(finished)).toEqual([
      {
        conversation: 1,
        id: null,
        file: 'given',
        line: content.includes('\n') ? null : 1,
        evaluator: null,
        criterion,
        model_core: 'align-20251111',
        result: 'pass',
        score: 1,
        range: null,
        samples: null,
        probability: null,
        explanation: expect.stringContaining('five'),
        first: null,
        error: null,
        judge: 'check',
        usage: null,
        prompt_version: null,
        reader_version: READER_VERSION,
        latency_ms: expect.any(Number),
        hash: expect.stringMatching(/^[\w-]{22}$/),
        content: expect.stringMatching(/^[\w-]{22}$/),
        input_hash: expect.stringMatching(/^[\w-]{22}$/),
        people: null,
      },
    ]);
  }
});

test('a byte order mark before it is passed over', async () => {
  for (const [content, scores] of [
    [one, [1]],
    [`${one}\r\n${one}\r\n`, [1, 1]],
  ] as const) {
    const finished = await evaluate(`\u{FEFF}${content}`);
    expect([finished.code, finished.stderr]).toEqual([0, '']);
    expect(lines(finished).map(({ score }) => score)).toEqual(scores);
  }
});

test('many as JSONL; something scored below the threshold is exit code 1', async () => {
  const content = `${one}\n\n${JSON.stringify({ messages: other })}\n`;
  const finished = await evaluate(content);
  expect(finished.code).toBe(1);
  expect(lines(finished).map(({ result, score }) => [result, score])).toEqual([
    ['pass', 1],
    ['fail', 0],
  ]);
  expect((await evaluate(content, ['--threshold', '0'])).code).toBe(0);
});

test('standard input, and a table for people', async () => {
  await using folder = await temporaryFolder();
  const args = ['evaluate', '-', '--criterion', criterion];
  const { code, stdout } = await runDeemster(args, { cwd: folder.path, input: two });
  expect(code).toBe(1);
  expect(stdout).toMatch(/conversation.*result.*score.*explanation/);
  expect(stdout).toMatch(/1\W+pass\W+1\.00\W+.*five/);
  expect(stdout).toMatch(/\n2 conversations: 1 pass, 1 fail\.\nMean score 0\.50, pass rate 50 %; judged in \S+ s\.\n$/);
});

describe('several criteria', () => {
  const six = 'Passes if the response contains "six"';

  test('are all judged, in the order of the file and of the command line; the exit code is that of all', async () => {
    const finished = await evaluate(two, ['--criterion', criterion, '--criterion', six, '--concurrency', '3']);
    expect([finished.code, finished.stderr]).toEqual([1, '']);
    expect(lines(finished).map((row) => [row.conversation, row.criterion, row.result])).toEqual([
      [1, criterion, 'pass'],
      [1, six, 'fail'],
      [2, criterion, 'fail'],
      [2, six, 'fail'],
    ]);
    expect((await evaluate(one, ['--criterion', criterion, '--criterion', six, '--threshold', '0'])).code).toBe(0);
  });

  test('of which one could not be judged are exit code 3', async () => {
    const finished = await evaluateByModel([{ status: 401 }], one, ['--criterion', six, ...warm]);
    expect([finished.code, lines(finished).map(({ result }) => result)]).toEqual([3, ['fail', 'error']]);
  });

  test('of which one needs a model that nobody configured: that one is named, and there are no rows', async () => {
    expect(await evaluate(two, [...warm, '--criterion', six])).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(
        /^deemster: No exact check can decide "Passes if it is warm", and no judge[^\n]*\n$/,
      ),
    });
  });

  test('of the rows themselves', async () => {
    await using folder = await temporaryFolder();
    const rows = [criterion, six].map((own) => JSON.stringify({ messages: conversation, evaluation_criteria: own }));
    await writeFile(`${folder.path}/given`, rows.join('\n'));
    const finished = await runDeemster(['evaluate', 'given', '--json'], { cwd: folder.path });
    expect([finished.code, lines(finished).map((row) => [row.conversation, row.criterion, row.result])]).toEqual([
      1,
      [
        [1, criterion, 'pass'],
        [2, six, 'fail'],
      ],
    ]);
  });
});

test('many as one JSON list', async () => {
  for (const list of [
    [{ messages: conversation }, { messages: other, tools: null }],
    [conversation, other],
    [{ messages: conversation }, other],
  ]) {
    const finished = await evaluate(JSON.stringify(list, null, 2));
    expect([finished.code, finished.stderr]).toEqual([1, '']);
    expect(lines(finished).map(({ conversation, score }) => [conversation, score])).toEqual([
      [1, 1],
      [2, 0],
    ]);
  }
});

describe('what is no conversation is named, and the others are judged', () => {
  test.each([
    ['a line', `${one}\n{"messages": []}\n`, 'given, line 2 is not a conversation. Give a list of messages'],
    ['a line after one without a response', `${one}\n[{"role": "foo"}]\n{"messages"`, 'given, line 3 is not JSON'],
    ['a line that is a list', `${one}\n[{"messages": ${one}}]\n`, 'given, line 2 is a list of conversations. Put one'],
    ['one of a list', `[{"messages": ${one}}, {"role": "user"}]`, 'given, conversation 2 is not a conversation. Give'],
    [
      'a misspelt key',
      `${one}\n[{"role": "user", "content": "q"}, {"role": "assistant", "contnet": "b"}]\n`,
      'given, line 2: messages[1].content: An assistant message needs "content" or "tool_calls".',
    ],
  ])('%s', async (_name, content, said) => {
    const finished = await evaluate(content);
    expect([finished.code, lines(finished).map(({ conversation, result }) => [conversation, result])]).toEqual([
      3,
      [[1, 'pass']],
    ]);
    expect(finished.stderr).toContain(`deemster: ${said}`);
    expect(finished.stderr).toMatch(/\ndeemster: \d rows? could not be judged; the others were\.\n$/);
  });

  test('if there are any', async () => {
    const finished = await evaluateByModel([], `[[${one}]]`, warm);
    expect(finished).toEqual({ code: 2, stdout: '', stderr: expect.stringMatching(/^deemster: [^\n]*\n$/) });
    expect(finished.stderr).toContain('given, conversation 1 is a list of conversations');
    expect(await evaluate('[]')).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/is not a conversation/),
    });
    expect(await evaluate('\n')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'deemster: given contains no conversation.\n',
    });
  });

  test('of many, ten are named', async () => {
    const { code, stderr } = await evaluate(`${one}\n${'{}\n'.repeat(12)}`);
    expect([code, stderr.split('\n').slice(9)]).toEqual([
      3,
      [
        expect.stringContaining('given, line 11 is not a conversation'),
        'deemster: 2 more rows could not be read.',
        'deemster: 12 rows could not be judged; the others were.',
        '',
      ],
    ]);
  });
});

test('null is no answer, and no score', async () => {
  const finished = await evaluate(
    `${one}\n[{"role": "user", "content": "q"}, {"role": "assistant", "content": null}]\n`,
  );
  expect(finished.code).toBe(3);
  expect(lines(finished).map(({ score, error }) => [score, error])).toEqual([
    [1, null],
    [null, 'There is nothing to judge: messages[1] has neither content nor tool calls.'],
  ]);
});

test.each(['Is it short?', 'Passes if', ''])('"%s" is no criterion', async (sentence) => {
  const { code, stdout, stderr } = await evaluate(one, ['--criterion', sentence]);
  expect([code, stdout, stderr]).toEqual([2, '', expect.stringMatching(/^deemster: [^\n]*\n$/)]);
});

test('a key that cannot be one is wrong usage, and is not shown', async () => {
  const finished = await evaluate(one, [], { DEEMSTER_JUDGE: 'openai:stub', OPENAI_API_KEY: 'sk-schlüssel' });
  expect(finished).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^deemster: OPENAI_API_KEY must be [^\n"]*\n$/),
  });
  expect(finished.stderr).not.toMatch(/sk-|schl/);
});

test.each([
  ['the criterion', ['--criterion', 'Reward warmth', '--model-core', 'align-lightning-20251127']],
  ['every response', ['--all-responses', '--model-core', 'align-lightning-20250731']],
])('a core that does not take %s says so', async (_name, args) => {
  const { code, stdout, stderr } = await evaluate(one, args);
  expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining('align-lightning')]);
});
