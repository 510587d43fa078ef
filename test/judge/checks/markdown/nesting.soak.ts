import { resultOf } from '../../../../src/judge/checks/check.ts';
import { startDeemster } from '../../../helpers.ts';
import { compiledOf, EVERY_FAMILY, subjectOf } from '../every-family.ts';
import { isSettled, NESTINGS, nested } from './nestings.ts';

const lengths = [1_000_000, 9_000_000];

test.each(Object.keys(NESTINGS).flatMap((unit, at) => lengths.map((length) => [unit, length, at] as const)))(
  'every family settles one line of %s, %i characters long',
  (unit, length, at) => {
    // At full length each line meets every twelfth family, the next line the next twelfth: families share what finds things.
    const families = EVERY_FAMILY.filter((_, number) => length === lengths[0] || (number + at) % 12 === 0);
    for (const row of families)
      expect([
        row.name,
        isSettled(resultOf(compiledOf(row).Reward.check, subjectOf(row, nested(unit, length)))),
      ]).toEqual([row.name, true]);
  },
);

const TOO_LONG = expect.stringContaining('too long to be parsed');
const TOO_INTRICATE = expect.stringContaining('is nested or repeated too many times to be checked');

/** A sign of millions in a line, a condition, and what the server without a model answers. */
const ROWS: [sign: string, condition: string, status: number, said: unknown][] = [
  ...['- - -', '> > >'].flatMap((sign): typeof ROWS => [
    [sign, 'has at most 3 sentences', 200, 1],
    [sign, 'has fewer than 50 words', 200, 1],
    [sign, 'has 3 bullet points', 200, 0],
    [sign, 'contains a table', 400, TOO_LONG],
  ]),
  ['1,', 'contains at least 3 numbers', 400, TOO_INTRICATE],
];

test('the server scores one line of millions of signs, or leaves it to a model', async () => {
  await using deemster = await startDeemster();
  for (const [sign, condition, status, said] of ROWS) {
    const answer = await deemster.evaluate({
      messages: [
        { role: 'user', content: 'Hi' },
        { role: 'assistant', content: nested(sign, 7_000_000) },
      ],
      evaluation_criteria: `Passes if the response ${condition}`,
    });
    expect([sign, condition, answer.status, answer.body.score ?? answer.body.detail]).toEqual([
      sign,
      condition,
      status,
      said,
    ]);
  }
});
