import './explain.test.ts';
import { criterion, startDeemster } from '../helpers.ts';
import { LONGEST_HOLD, repeatedHold } from '../longest-hold.ts';

/** All mean the same. */
const SUBJECTS = ['response', 'answer', 'reply', 'output', 'assistant’s response'];

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
        const parts = Array(count).fill(part).join(joint);
        // A sentence that was read is remembered.
        const { cpu } = await repeatedHold((at) =>
          deemster.post(path, { evaluation_criteria: `Passes if the ${SUBJECTS[at]} ${parts}` }),
        );
        expect([parts, Math.max(LONGEST_HOLD, cpu)]).toEqual([parts, LONGEST_HOLD]);
      }
}, 120_000);
