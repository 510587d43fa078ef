import { once } from 'node:events';
import { open, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { conversation, temporaryFolder } from '../helpers.ts';
import { type Step, scriptedProvider, verdictReply } from '../scripted-provider.ts';
import type { Finished } from './deemster-in-process.ts';
import { runDeemster, startProcess } from './deemster-process.ts';

const criterion = 'Passes if the response contains "five"';
const warm = ['--criterion', 'Passes if it is warm'];
const other = [conversation[0], { role: 'assistant', content: 'Soon.' }];
const one = JSON.stringify(conversation);
const two = `${one}\n${JSON.stringify(other)}\n`;
const lines = (finished: Finished) =>
  finished.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

async function evaluate(content: string, args: string[] = [], env: Record<string, string> = {}) {
  await using folder = await temporaryFolder();
  await writeFile(`${folder.path}/given`, content);
  const by = args.includes('--criterion') ? [] : ['--criterion', criterion];
  return await runDeemster(['evaluate', 'given', ...by, '--json', ...args], { cwd: folder.path, env });
}

/** Evaluates with a model behind it; each step is one call, in the order of the conversations. */
async function evaluateByModel(steps: Step[], content: string, args: string[]) {
  await using provider = await scriptedProvider(steps);
  return await evaluate(content, ['--concurrency', '1', ...args], modelAt(provider));
}

const modelAt = ({ url }: { url: string }) => ({ DEEMSTER_JUDGE: 'openai:stub', OPENAI_BASE_URL: url });

/** A model's label, with the probabilities of labels where the server gives them. */
const says = (label: string, labels?: Record<string, number>): Step => ({
  reply: verdictReply({ label }),
  ...(labels && { labels }),
});

test('one conversation as JSON, in both forms', async () => {
  for (const content of [one, JSON.stringify({ messages: conversation, system: 'x' }, null, 2)]) {
    const finished = await evaluate(content);
    expect([finished.code, finished.stderr]).toEqual([0, '']);
    expect(lines(finished)).toEqual([
      {
        conversation: 1,
        criterion,
        result: 'pass',
        score: 1,
        range: null,
        samples: null,
        probability: null,
        explanation: expect.stringContaining('five'),
        first: null,
        error: null,
      },
    ]);
  }
});

test.each<[string, Step[], string | RegExp]>([
  [
    'the status and the name of an error, what the server said, and what to do',
    [{ status: 404, body: { error: { message: 'model "stub" not found', code: 'model_not_found' } } }],
    /^The judge model's server answered with an error \(status 404, model_not_found\)\. 404 from http:\/\/127\.0\.0\.1:\d+\/v1\/chat\/completions \(model "stub" not found\): .*`deemster judge check`.*\.$/,
  ],
  [
    'what was wrong with a reply',
    [{ reply: 'Yes.' }, { reply: 'Yes.' }],
    'The judge model gave an unusable reply, and again when asked to repair it. (it holds no JSON object that begins with "mark" and the random mark)',
  ],
])('an error tells %s', async (_, steps, error) => {
  const finished = await evaluateByModel(steps, one, warm);
  const wanted = typeof error === 'string' ? error : expect.stringMatching(error);
  expect([finished.code, lines(finished)]).toMatchObject([3, [{ result: 'error', error: wanted }]]);
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

test('a row is printed before the next one is judged', async () => {
  await using folder = await temporaryFolder();
  const firstRow = Promise.withResolvers<void>();
  await using provider = await scriptedProvider([
    says('Y'),
    async () => {
      await firstRow.promise;
      return { reply: verdictReply({ label: 'N' }) };
    },
  ]);
  await writeFile(`${folder.path}/given`, two);
  const args = ['given', ...warm, '--json', '--concurrency', '1', '--threshold', '0'];
  const child = startProcess(['evaluate', ...args], { cwd: folder.path, env: modelAt(provider) });
  const rows: { conversation: number; score: number }[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    rows.push(JSON.parse(line));
    firstRow.resolve();
  }
  expect(rows.map(({ conversation, score }) => [conversation, score])).toEqual([
    [1, 1],
    [2, 0],
  ]);
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
  expect(stdout).toMatch(/\n2 conversations: 1 pass, 1 fail\.\n$/);
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

describe('what is no conversation is named, and nothing is judged', () => {
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
    ['a list in a list', `[[${one}]]`, 'given, conversation 1 is a list of conversations'],
  ])('%s', async (_name, content, said) => {
    const finished = await evaluateByModel([], content, warm);
    expect(finished).toEqual({ code: 2, stdout: '', stderr: expect.stringMatching(/^deemster: [^\n]*\n$/) });
    expect(finished.stderr).toContain(said);
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

describe('a model', () => {
  test('whose judgment cannot be made is exit code 3, whatever the others are', async () => {
    const finished = await evaluateByModel([{ status: 401 }, says('N')], two, warm);
    expect([finished.code, lines(finished)]).toEqual([
      3,
      [
        {
          conversation: 1,
          criterion: 'Passes if it is warm',
          result: 'error',
          score: null,
          range: null,
          samples: null,
          probability: null,
          explanation: null,
          first: null,
          error: expect.stringContaining('key'),
        },
        expect.objectContaining({ conversation: 2, result: 'fail', score: 0, samples: [0], error: null }),
      ],
    ]);
  });

  test('that says not applicable fails nothing', async () => {
    const finished = await evaluateByModel([says('X')], one, warm);
    expect([finished.code, lines(finished)]).toEqual([0, [expect.objectContaining({ result: 'n/a', score: null })]]);
  });

  test('that nobody configured is asked for once, and there are no rows', async () => {
    expect(await evaluate(two, ['--criterion', 'Reward warmth'])).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^deemster: .* --judge or DEEMSTER_JUDGE to openai:.*anthropic:.*gguf:[^\n]*\n$/),
    });
  });

  test.each([
    ['in a conversation without the tool', 'Passes if the response calls look_up'],
    ['for a response that a check leaves open', 'Passes if the response is in English'],
  ])('that nobody configured is missed in a row, %s', async (_name, sentence) => {
    const call = { id: '1', type: 'function', function: { name: 'look_up', arguments: '{}' } };
    const text = 'The refund will arrive within five working days, as our policy says.';
    const called = [conversation[0], { role: 'assistant', content: text, tool_calls: [call] }];
    const finished = await evaluate(JSON.stringify([other, called]), ['--criterion', sentence]);
    expect([finished.code, lines(finished).map(({ result }) => result)]).toEqual([3, ['error', 'pass']]);
    expect(lines(finished)[0].error).toContain('DEEMSTER_JUDGE');
  });

  test('whose probabilities lie on both sides of the threshold is inconclusive: exit code 4', async () => {
    const labels = { '3': 0.4, '5': 0.2, '7': 0.4 };
    const args = (threshold: string) => ['--criterion', 'Reward warmth', '--threshold', threshold];
    const results = await Promise.all(
      // The middle half goes from 3 to 7: 0.25 to 0.75. At its lower end it still passes.
      ['0.25', '0.26', '0.75', '0.76'].map(async (threshold) => {
        const finished = await evaluateByModel([says('5', labels)], one, args(threshold));
        const [{ result, score, range, samples }] = lines(finished);
        expect([score, range, samples]).toEqual([0.5, [0.25, 0.75], [0.5]]);
        return [threshold, result, finished.code];
      }),
    );
    expect(results).toEqual([
      ['0.25', 'pass', 0],
      ['0.26', 'inconclusive', 4],
      ['0.75', 'inconclusive', 4],
      ['0.76', 'fail', 1],
    ]);
  });

  test('that fails one for sure is exit code 1, beside another that is inconclusive', async () => {
    const unsure = { Y: 0.6, N: 0.4 };
    const finished = await evaluateByModel([says('Y', unsure), says('N', { N: 0.9, Y: 0.1 })], two, warm);
    const rows = lines(finished).map(({ result, score, range, probability }) => ({
      result,
      score,
      range,
      probability,
    }));
    expect([finished.code, rows]).toEqual([
      1,
      [
        { result: 'inconclusive', score: 1, range: [0, 1], probability: expect.closeTo(0.6) },
        { result: 'fail', score: 0, range: [0, 0], probability: expect.closeTo(0.1) },
      ],
    ]);
  });

  test('shows people its range where it is wider than the score', async () => {
    await using folder = await temporaryFolder();
    await using provider = await scriptedProvider([
      says('5', { '3': 0.4, '5': 0.2, '7': 0.4 }),
      says('9', { '9': 0.99, '8': 0.01 }),
    ]);
    const args = ['evaluate', '-', '--criterion', 'Reward warmth', '--concurrency', '1'];
    const finished = await runDeemster(args, { cwd: folder.path, env: modelAt(provider), input: two });
    expect(finished.code).toBe(4);
    expect(finished.stdout).toMatch(/1\W+inconclusive\W+0\.50 \(0\.25 to 0\.75\)/);
    expect(finished.stdout).toMatch(/2\W+pass\W+1\.00\W+Because/);
    expect(finished.stdout).toMatch(/\n2 conversations: 1 pass, 1 inconclusive\.\n$/);
  });
});

describe('--confirm', () => {
  const rows = (finished: Finished) => lines(finished).map(({ result, score, samples }) => [result, score, samples]);

  test('judges by samples what failed, and counts what they say', async () => {
    await using provider = await scriptedProvider([
      says('N', { N: 0.99, Y: 0.01 }),
      says('Y'),
      says('Y'),
      says('Y'),
      says('Y', { Y: 0.99, N: 0.01 }),
    ]);
    const args = [...warm, '--concurrency', '1', '--confirm', '3'];
    const finished = await evaluate(two, args, modelAt(provider));
    expect([finished.code, rows(finished)]).toEqual([
      0,
      [
        ['pass', 1, [1, 1, 1]],
        ['pass', 1, [1]],
      ],
    ]);
    // The provider's own temperature and a seed for each: samples of one temperature 0 would be no samples.
    const drawn = provider.requests.slice(1, 4).map(({ body }) => [body.temperature, body.seed]);
    expect(drawn.toSorted()).toEqual([
      [undefined, 1],
      [undefined, 2],
      [undefined, 3],
    ]);
  });

  test('draws five where no number is given, also for what is inconclusive', async () => {
    const samples = ['5', '5', '7', '9', '9'].map((label) => says(label));
    const finished = await evaluateByModel([says('5', { '3': 0.4, '5': 0.2, '7': 0.4 }), ...samples], one, [
      '--criterion',
      'Reward warmth',
      '--confirm',
    ]);
    expect(finished.code).toBe(0);
    const [{ result, score, range, first }] = lines(finished);
    expect([result, score, range]).toEqual(['pass', 0.75, [0.5, 1]]);
    expect(first).toEqual({ score: 0.5, range: [0.25, 0.75], samples: [0.5], probability: null });
  });

  test('leaves it inconclusive where the samples lie on both sides', async () => {
    const finished = await evaluateByModel([says('N'), says('N'), says('Y')], one, [...warm, '--confirm', '2']);
    expect([finished.code, rows(finished)[0]?.[0]]).toEqual([4, 'inconclusive']);
  });

  test('asks nothing again of a check, of not applicable and of what could not be judged', async () => {
    const unmet = ['--criterion', 'Passes if the response contains "six"', '--confirm'];
    expect((await evaluateByModel([], one, unmet)).code).toBe(1);
    expect((await evaluateByModel([says('X'), { status: 401 }], two, [...warm, '--confirm'])).code).toBe(3);
  });

  test('that cannot be made is an error, and not the first score', async () => {
    await using provider = await scriptedProvider([says('N')]);
    // Refused only when the other one is under way too, which then ends with it.
    provider.script(() => provider.arrived(3).then(() => ({ status: 401 })), { hang: true });
    const finished = await evaluate(one, [...warm, '--confirm', '2'], modelAt(provider));
    expect([finished.code, rows(finished)]).toEqual([3, [['error', null, null]]]);
  });
});

describe('Ctrl-C', () => {
  /** Judges three conversations of which the second alone gets an answer, and is interrupted. */
  async function interrupted(args: string[]) {
    await using folder = await temporaryFolder();
    const onlySoon: Step = ({ text: asked }) =>
      asked.includes('Soon.') ? { reply: verdictReply({ label: 'Y' }) } : { hang: true };
    await using provider = await scriptedProvider([onlySoon, onlySoon, onlySoon]);
    await writeFile(`${folder.path}/given`, JSON.stringify([conversation, other, conversation]));
    const all = ['evaluate', 'given', ...warm, '--concurrency', '2', ...args];
    const child = startProcess(all, { cwd: folder.path, env: modelAt(provider) });
    // The third is asked for when the second is there.
    void provider.arrived(3).then(() => child.kill('SIGINT'));
    const [stdout, stderr, [, signal]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    expect([signal, stderr]).toEqual(['SIGINT', 'deemster: Interrupted after 1 of 3 conversations.\n']);
    return stdout;
  }

  test('leaves the rows that were paid for', async () => {
    expect(JSON.parse(await interrupted(['--json']))).toMatchObject({ conversation: 2, result: 'pass' });
    const table = await interrupted([]);
    expect(table).toMatch(/2\W+pass\W+1\.00/);
    expect(table).toMatch(/\n1 conversation: 1 pass\.\n$/);
  });
});

test('a full disk is told, and is no result', async () => {
  await using folder = await temporaryFolder();
  await writeFile(`${folder.path}/given`, one);
  await using full = await open('/dev/full', 'w');
  const args = ['evaluate', 'given', '--criterion', criterion, '--json'];
  const child = startProcess(args, { cwd: folder.path, output: full.fd });
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([code, stderr]).toEqual([
    2,
    expect.stringMatching(/^deemster: Cannot write the output: the disk is full \(ENOSPC\)\.\n$/),
  ]);
});

test('a reader that has enough ends it', async () => {
  await using folder = await temporaryFolder();
  const gone = Promise.withResolvers<void>();
  // One row is read, one is printed when nobody reads any more, one never comes.
  const step: Step = async ({ text: asked }) => {
    if (asked.includes('Later.')) return { hang: true };
    if (asked.includes('Soon.')) await gone.promise;
    return { reply: verdictReply({ label: 'Y' }) };
  };
  await using provider = await scriptedProvider([step, step, step]);
  const later = [conversation[0], { role: 'assistant', content: 'Later.' }];
  await writeFile(`${folder.path}/given`, JSON.stringify([conversation, other, later]));
  const child = startProcess(['evaluate', 'given', ...warm, '--json'], { cwd: folder.path, env: modelAt(provider) });
  child.stdout.once('data', () => child.stdout.destroy()).once('close', gone.resolve);
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([code, stderr]).toEqual([141, 'deemster: Interrupted after 2 of 3 conversations.\n']);
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
