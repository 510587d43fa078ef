import { createLearning } from '../../../src/judge/providers/http/learning.ts';

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

test('what another call has found replaces what one found on its own way', async () => {
  const learning = createLearning({ format: 'schema', seed: true, alternatives: 20 });
  const { signal } = new AbortController();
  using first = learning.begin(signal);
  await first.refused(() => ({ format: 'tools' }));
  using second = learning.begin(signal);
  second.worked({ alternatives: 0 });
  await first.refused(() => ({ format: 'plain' }));
  expect(first.dialect()).toEqual({ format: 'schema', seed: true, alternatives: 0 });
});

test('what shows nothing new replaces nothing', async () => {
  const learning = createLearning({ format: 'schema', alternatives: 0 });
  const { signal } = new AbortController();
  using first = learning.begin(signal);
  await first.refused(() => ({ format: 'tools' }));
  using second = learning.begin(signal);
  second.worked({ alternatives: 0 });
  await first.refused(() => ({ format: 'plain' }));
  expect(first.dialect()).toEqual({ format: 'plain', alternatives: 0 });
});

test('a call that has waited for long continues by itself, and learns from its own attempt', async () => {
  const learning = createLearning({ format: 'schema', seed: true }, 0);
  const { signal } = new AbortController();
  // Its completion does not come.
  using first = learning.begin(signal);
  await first.refused(() => ({ format: 'tools' }));
  using second = learning.begin(signal);
  await second.refused(() => ({ format: 'other' }));
  expect(second.dialect()).toEqual({ format: 'other', seed: true });
  await second.refused(() => ({ seed: false }));
  second.worked();
  expect(learning.learned()).toEqual({ format: 'other', seed: false });
});
