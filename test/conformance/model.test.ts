import { startModel } from '../../scripts/conformance/model.ts';

test('a double of a model that cannot answer says so to the run, which can then stop its server', async () => {
  const failed = Promise.withResolvers<unknown>();
  await using model = await startModel(failed.resolve);
  await expect(fetch(`${model.url}/chat/completions`, { method: 'POST', body: 'no JSON' })).rejects.toThrow();
  expect(await failed.promise).toMatchObject({ name: 'SyntaxError' });
});
