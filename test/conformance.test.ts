import { countsOf, operations, table, withoutSuccess } from '../scripts/conformance/answers.ts';
import { checkExceptions } from '../scripts/conformance/exceptions.ts';
import { startDeemster } from './helpers.ts';

test('the exceptions name operations of the contract', () => {
  expect(checkExceptions).not.toThrow();
});

test('an operation counts as tried once it has answered with success', async () => {
  await using deemster = await startDeemster();
  await deemster.evaluate();
  await deemster.evaluate({ messages: [] });
  await deemster.get('/api/v1/usage', { key: null });

  const counts = countsOf((await deemster.get('/metrics')).body);

  expect(counts.get('reward_api_v1_evals_reward_post')).toEqual(
    new Map([
      ['200', 1],
      ['422', 1],
    ]),
  );
  expect(withoutSuccess(counts)).toEqual(operations.filter((one) => one !== 'reward_api_v1_evals_reward_post'));
  expect(table(counts)).toMatch(/^reward_api_v1_evals_reward_post +1 +1$/m);
});
