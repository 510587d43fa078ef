import { conversation, criterion, startDeemster } from '../helpers.ts';
import { rawConnection } from './raw-connection.ts';

const mebibytes = 1024 * 1024;
const part = ' '.repeat(10 * mebibytes - 100);

test('large bodies that never end: beyond 256 MiB of them one is refused, and small requests go on', async () => {
  await using deemster = await startDeemster({ logLevel: 'silent' });
  await using connections = new AsyncDisposableStack();
  const ends: Promise<string>[] = [];
  for (let number = 0; number < 27; number++) {
    const connection = await rawConnection(deemster.url);
    connections.use(connection);
    ends.push(connection.closed());
    const head = `POST /api/v1/evals/reward HTTP/1.1\r\nHost: x\r\nAPI-Key: ${deemster.key}\r\nContent-Type: application/json\r\nContent-Length: ${10 * mebibytes}\r\n\r\n`;
    await connection.send(head + part);
  }
  const refused = await Promise.race(ends);
  expect(refused).toMatch(/^HTTP\/1\.1 429 .*\r\nRetry-After: 1\r\n.*\{"detail":"Too many large bodies .*\."\}$/s);
  expect((await deemster.evaluate()).status).toBe(200);

  await connections.disposeAsync();
  const large = JSON.stringify({ messages: conversation, evaluation_criteria: criterion }) + part.slice(1000);
  const again = async (): Promise<number> => {
    // A refusal that comes while the body is still being sent may cut the connection.
    const answer = await deemster.post('/api/v1/evals/reward', large).catch(() => ({ status: 429 }));
    // The server has not seen yet that all have left.
    return answer.status === 429 ? again() : answer.status;
  };
  expect(await again()).toBe(200);
});
