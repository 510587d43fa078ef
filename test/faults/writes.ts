import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { criterion } from '../helpers.ts';
import { type Client, createClient } from '../torture/client.ts';

/** The key of every service here. */
export const key = 'correct-horse-battery-staple';

/** A running service in a separate process. */
export interface FaultyService {
  url: string;
  child: ChildProcess;
  stderr: () => string;
}

const unavailable = {
  detail: expect.stringMatching(/^The service cannot use its database for now\. Nothing was changed/),
};

/** What writes and what reads, over a service whose storage a test breaks and mends. */
export async function openWrites({ url, child, stderr }: FaultyService) {
  const client = createClient(url, key, 8);
  const first = await evaluate(client);
  if (first.status !== 200) throw new Error(`The first evaluation is ${first.status}.`);
  const id = first.headers['x-trace-id'] as string;
  const path = `/api/v1/traces/${id}`;
  await client.call('POST', '/api/v1/annotations/rating', { trace_id: id, rating: true });
  const before = (await client.call('GET', path)).body;

  async function logged(): Promise<Record<string, unknown>[]> {
    for (;;) {
      const lines = stderr().split('\n').slice(0, -1);
      if (lines.length > 0) return lines.map((line) => JSON.parse(line));
      await once(child.stderr!, 'data');
    }
  }

  return {
    client,
    /**
     * Every kind of write is 503, and one log line for all of them names the cause; reading still works.
     * @param deletes Whether a deletion fails too; on a full disk it does not.
     */
    async expectFailure(code: RegExp, { deletes = true } = {}): Promise<void> {
      const writes = [
        evaluate(client),
        evaluate(client, { trace_id: id }),
        evaluate(client, { data_retention: 'none' }),
        evaluate(client, {}, { 'Idempotency-Key': 'one key' }),
        client.call('POST', '/api/v1/annotations/comment', { trace_id: id, comment: 'Never stored.' }),
        client.call('POST', '/api/v1/annotations/rating', { trace_id: id, rating: false }),
        ...(deletes ? [client.call('DELETE', path)] : []),
      ];
      for (const { status, headers, body } of await Promise.all(writes)) {
        expect([status, headers['retry-after'], body]).toEqual([503, '1', unavailable]);
      }
      const lines = await logged();
      if (deletes) expect(lines).toHaveLength(1);
      expect(lines[0]).toMatchObject({
        level: 50,
        msg: expect.stringMatching(/^the database cannot be used/),
        err: { code: expect.stringMatching(code), message: expect.any(String) },
      });
      expect(await client.call('GET', path)).toMatchObject({ status: 200, body: before });
      expect((await client.call('GET', '/api/v1/usage')).status).toBe(200);
    },
    /** Everything is as before the fault, and writing works again, also for requests that failed with a key. */
    async expectRecovery(): Promise<void> {
      expect((await client.call('GET', path)).body).toEqual(before);
      expect((await client.call('GET', '/api/v1/traces')).body.traces).toEqual([before]);
      expect(await evaluations(client)).toBe(1);
      const again = await evaluate(client, {}, { 'Idempotency-Key': 'one key' });
      expect(again.status).toBe(200);
      const comment = { trace_id: id, comment: 'Stored.' };
      expect((await client.call('POST', '/api/v1/annotations/comment', comment)).status).toBe(200);
      const { comments, evaluations: same } = (await client.call('GET', path)).body;
      expect([comments.length, same]).toEqual([1, before.evaluations]);
      expect((await client.call('GET', '/api/v1/traces')).body.traces).toHaveLength(2);
      expect(await evaluations(client)).toBe(2);
    },
    expectReady: async (status: 200 | 503) => expect((await client.call('GET', '/readyz')).status).toBe(status),
    [Symbol.dispose]: () => client[Symbol.dispose](),
  };
}

/** Large enough to need new pages of the database. */
const assistant = { role: 'assistant', content: 'Within five days. '.repeat(2000) };

const evaluate = (client: Client, request: object = {}, headers: Record<string, string> = {}) =>
  client.call(
    'POST',
    '/api/v1/evals/reward',
    {
      // Each conversation is another, but a retry's is the same.
      messages: [{ role: 'user', content: headers['Idempotency-Key'] ?? randomUUID() }, assistant],
      evaluation_criteria: criterion,
      ...request,
    },
    headers,
  );

async function evaluations(client: Client): Promise<number> {
  const { body } = await client.call('GET', '/api/v1/usage');
  return body.usage.reduce((sum: number, row: { evaluations: number }) => sum + row.evaluations, 0);
}
