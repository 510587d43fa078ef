import { resultOf } from '../../../../src/judge/checks/check.ts';
import { startDeemster } from '../../../helpers.ts';
import { compiledOf, EVERY_FAMILY, subjectOf } from '../every-family.ts';
import { isSettled, NESTINGS, nested } from './nestings.ts';

test.each(Object.keys(NESTINGS))('every family settles one line that nests 3,000 characters: %s', (unit) => {
  const results = EVERY_FAMILY.map((row) => resultOf(compiledOf(row).Reward.check, subjectOf(row, nested(unit, 3000))));
  expect(results.every(isSettled)).toBe(true);
});

test('the server scores one line of a million signs', async () => {
  await using deemster = await startDeemster();
  const messages = [
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content: nested('- - -', 1_000_000) },
  ];
  const evaluation_criteria = 'Passes if the response has 3 bullet points';
  expect(await deemster.evaluate({ messages, evaluation_criteria })).toMatchObject({ status: 200, body: { score: 0 } });
});
