import { startDeemster } from '../helpers.ts';
import { scriptedProvider } from '../scripted-provider.ts';

const path = '/api/v1/model-cores';

test('each model core names the judge behind it, and what it supports', async () => {
  await using provider = await scriptedProvider([]);
  await using deemster = await startDeemster({
    judge: 'openai:large',
    judgeLightning: 'openai:small',
    openaiBaseUrl: provider.url,
  });
  const { status, body } = await deemster.get(path);
  const large = { judge: 'openai:large', pass_fail_only: false, latest_only: false };
  const small = { judge: 'openai:small', pass_fail_only: false, latest_only: true };
  expect([status, body.model_cores]).toEqual([
    200,
    [
      { name: 'align-20251111', ...large },
      { name: 'align-20250529', ...large },
      { name: 'align-20260109', ...large },
      { name: 'align-lightning-20251127', ...small, pass_fail_only: true },
      { name: 'align-lightning-20250731', ...small },
    ],
  ]);
});

test('without a judge none is named', async () => {
  await using deemster = await startDeemster();
  const { body } = await deemster.get(path);
  expect(body.model_cores.map(({ judge }: { judge: string | null }) => judge)).toEqual(Array(5).fill(null));
});
