import { criterion, startDeemster } from '../helpers.ts';
import { LONGEST_HOLD, repeatedHold } from '../longest-hold.ts';
import { storeJudged } from './judged-evaluations.ts';

test('a comparison of the most evaluations that are read leaves the event loop to others', async () => {
  await using deemster = await startDeemster();
  const name = 'large';
  await deemster.post('/api/v1/evaluators', { name, evaluation_criteria: criterion });
  await deemster.call('PUT', `/api/v1/evaluators/${name}`, { evaluation_criteria: criterion, keep_labels: true });
  for (const version of [1, 2])
    for (let batch = 0; batch < 5; batch += 1) {
      const cases = Array.from({ length: 5000 }, (_one, at) => ({
        version,
        score: ((at * 7919 * version) % 1001) / 1000,
        content: `${batch} ${at}`,
      }));
      const ids = await storeJudged(deemster, name, cases);
      if (version === 2)
        await Promise.all(
          ids
            .slice(0, 200)
            .map((evaluation_id, at) =>
              deemster.post('/api/v1/annotations/label', { evaluation_id, label: at % 3 > 0 }),
            ),
        );
    }
  const holds: number[] = [];
  // What is left of storing all this is not the comparison's. The first one loads its code.
  for (const query of ['?base_judge=nobody', '', '?change=same'])
    await deemster.get(`/api/v1/evaluators/${name}`).then(async () => {
      const { cpu, wall } = await repeatedHold(async () => {
        const { status, body } = await deemster.get(`/api/v1/evaluators/${name}/compare${query}`);
        expect([status, body.candidate.truncated]).toEqual([200, true]);
      });
      console.log(`compare${query}: longest hold ${cpu.toFixed(0)} ms of CPU, ${wall.toFixed(0)} ms in all`);
      holds.push(cpu);
    });
  expect(Math.max(...holds)).toBeLessThan(LONGEST_HOLD);
}, 120_000);
