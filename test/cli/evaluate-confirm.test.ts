import { scriptedProvider } from '../scripted-provider.ts';
import type { Finished } from './deemster-in-process.ts';
import { evaluate, evaluateByModel, lines, modelAt, one, says, two, warm } from './evaluating.ts';

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
