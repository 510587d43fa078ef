import { criterion, startDeemster } from '../helpers.ts';
import { LONGEST_HOLD, repeatedHold } from '../longest-hold.ts';
import { storeJudged } from './judged-evaluations.ts';

test('a card of 100,000 evaluations and 2,000 labels leaves the event loop to others', async () => {
  await using deemster = await startDeemster();
  const name = 'large';
  await deemster.post('/api/v1/evaluators', { name, evaluation_criteria: criterion });
  const labelled: string[] = [];
  for (let batch = 0; batch < 20; batch += 1) {
    const cases = Array.from({ length: 5000 }, (_one, at) => ({ score: ((at * 7919) % 1001) / 1000 }));
    labelled.push(...(await storeJudged(deemster, name, cases)).slice(0, 100));
  }
  await Promise.all(
    labelled.map((evaluation_id, at) =>
      deemster.post('/api/v1/annotations/label', { evaluation_id, label: at % 3 > 0, score: (at % 10) / 10 }),
    ),
  );
  const holds: number[] = [];
  // What is left of storing all this is not the card's.
  await deemster.get(`/api/v1/evaluators/${name}`);
  // The first card loads the figures.
  for (const path of ['report-card?version=1&judge=nobody', 'report-card', 'label-suggestions']) {
    const { cpu, wall } = await repeatedHold(async () =>
      expect((await deemster.get(`/api/v1/evaluators/${name}/${path}`)).status).toBe(200),
    );
    console.log(`${path}: longest hold ${cpu.toFixed(0)} ms of CPU, ${wall.toFixed(0)} ms in all`);
    holds.push(cpu);
  }
  expect(Math.max(...holds)).toBeLessThan(LONGEST_HOLD);
}, 120_000);
