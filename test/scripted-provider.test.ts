import { scriptedProvider } from './scripted-provider.ts';

const call = (url: string) => fetch(`${url}/chat/completions`, { method: 'POST', body: '{"messages":[]}' });

test('a call beyond the script is refused and fails the test at its end', async () => {
  const server = await scriptedProvider([{ reply: 'x' }]);
  expect((await call(server.url)).status).toBe(200);
  expect((await call(server.url)).status).toBe(401);
  await expect(server.close()).rejects.toThrow('Unexpected call 2: POST /v1/chat/completions');
});

test('so does a call to another path, and so does a step that is left over', async () => {
  const server = await scriptedProvider([{ reply: 'x' }]);
  expect((await fetch(`${server.url}/files`)).status).toBe(401);
  await expect(server.close()).rejects.toThrow(/GET \/v1\/files; 1 step\(s\) were not used/);
});
