import './explain.test.ts';
import { criterion, startDeemster } from '../helpers.ts';
import { longestHold } from '../longest-hold.ts';

test('reading criteria, also the slowest, never holds the event loop for 100 ms', async () => {
  await using deemster = await startDeemster();
  const path = '/api/v1/criteria/explain';
  await deemster.post(path, { evaluation_criteria: criterion });
  const parts = [
    'has fewer than 100 words',
    'has 3 to 5 items',
    'never mentions a price',
    'does not contain "foo"',
    'between 30 and 5 words and 7 and 2',
  ];
  for (const part of parts)
    for (const count of [8, 13, 60])
      for (const joint of [' and ', ', ', ' or ']) {
        const evaluation_criteria = `Passes if the response ${Array(count).fill(part).join(joint)}`;
        const { cpu } = await longestHold(() => deemster.post(path, { evaluation_criteria }));
        expect([evaluation_criteria, Math.max(100, cpu)]).toEqual([evaluation_criteria, 100]);
      }
}, 120_000);
