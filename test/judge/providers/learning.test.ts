import { createLearning } from '../../../src/judge/providers/learning.ts';

test('what calls find and see at the same time is all remembered', async () => {
  const learning = createLearning({ format: 'schema', seed: true, alternatives: 20 });
  const { signal } = new AbortController();
  using first = learning.begin(signal);
  using second = learning.begin(signal);
  await first.refused(() => ({ seed: false }));
  second.worked({ alternatives: 0 });
  first.worked();
  expect(learning.learned()).toEqual({ format: 'schema', seed: false, alternatives: 0 });
});

test('what did not work in the end is not remembered', async () => {
  const learning = createLearning({ format: 'schema' });
  {
    using way = learning.begin(new AbortController().signal);
    await way.refused(() => ({ format: 'plain' }));
    expect(way.dialect()).toEqual({ format: 'plain' });
  }
  expect(learning.learned()).toEqual({ format: 'schema' });
});
