import { conversation, temporaryFolder } from '../helpers.ts';
import { type Step, scriptedProvider } from '../scripted-provider.ts';
import { runDeemster } from './deemster-process.ts';
import { evaluate, evaluateByModel, lines, modelAt, one, other, says, two, warm } from './evaluating.ts';

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

describe('a model', () => {
  test('whose judgment cannot be made is exit code 3, whatever the others are', async () => {
    const finished = await evaluateByModel([{ status: 401 }, says('N')], two, warm);
    expect([finished.code, lines(finished)]).toEqual([
      3,
      [
        expect.objectContaining({
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
          judge: 'openai:stub',
          usage: null,
        }),
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
    expect(finished.stdout).toMatch(
      /\n2 conversations: 1 pass, 1 inconclusive\.\nMean score 0\.75, pass rate 50 %; tokens: 200 prompt \(120 cached\), 40 completion; judged in /,
    );
  });
});
