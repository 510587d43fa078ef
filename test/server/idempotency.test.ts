import { jest } from '@jest/globals';
import { modelCriterion, startDeemster } from '../helpers.ts';
import { storedRows } from '../postgres/stored-rows.ts';
import { scriptedProvider, verdictReply } from '../scripted-provider.ts';

const key = (name: string) => ({ headers: { 'Idempotency-Key': name } });
const request = { evaluation_criteria: modelCriterion };

async function start() {
  const provider = await scriptedProvider();
  const deemster = await startDeemster({ judge: 'openai:stub', openaiBaseUrl: provider.url });
  return {
    provider,
    deemster,
    async [Symbol.asyncDispose]() {
      await deemster[Symbol.asyncDispose]();
      await provider.close();
    },
  };
}

test.each(['standard', 'none'])(
  'the same key and body get the same answer, judged once (%s)',
  async (data_retention) => {
    await using both = await start();
    both.provider.script({ reply: verdictReply() });
    const first = await both.deemster.evaluate({ ...request, data_retention }, key('a'));
    const again = await both.deemster.evaluate({ ...request, data_retention }, key('a'));
    expect(first.body.score).toBe(1);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('x-trace-id')).toBe(first.headers.get('x-trace-id'));
    expect(again.headers.get('x-evaluation-id')).toBe(first.headers.get('x-evaluation-id'));
    expect(both.provider.requests).toHaveLength(1);
  },
);

test('the answer outlives a restart', async () => {
  await using both = await start();
  both.provider.script({ reply: verdictReply() });
  const first = await both.deemster.evaluate(request, key('a'));
  await both.deemster.stop();
  await using again = await startDeemster(
    { judge: 'openai:stub', openaiBaseUrl: both.provider.url },
    { folder: both.deemster.dataDir },
  );
  const second = await again.evaluate(request, { ...key('a'), key: both.deemster.key });
  expect([second.status, second.headers.get('x-evaluation-id')]).toEqual([200, first.headers.get('x-evaluation-id')]);
});

test('two at once are judged once', async () => {
  await using both = await start();
  both.provider.script({ reply: verdictReply() });
  const replies = await Promise.all(Array.from({ length: 5 }, () => both.deemster.evaluate(request, key('a'))));
  expect(new Set(replies.map(({ headers }) => headers.get('x-evaluation-id'))).size).toBe(1);
  expect(both.provider.requests).toHaveLength(1);
});

test('another body under the same key is 422', async () => {
  await using both = await start();
  both.provider.script({ reply: verdictReply() });
  await both.deemster.evaluate(request, key('a'));
  const { status, body } = await both.deemster.evaluate({ ...request, tags: { a: 'b' } }, key('a'));
  expect([status, body.detail[0].loc]).toEqual([422, ['header', 'idempotency-key']]);
});

test('after an error the request is judged again', async () => {
  await using both = await start();
  both.provider.script({ status: 401 }, { reply: verdictReply() });
  expect((await both.deemster.evaluate(request, key('a'))).status).toBe(500);
  expect((await both.deemster.evaluate(request, key('a'))).status).toBe(200);
});

test('one that waits for a failing one is judged itself', async () => {
  await using both = await start();
  both.provider.script({ status: 401 }, { reply: verdictReply() });
  const replies = await Promise.all([1, 2].map(() => both.deemster.evaluate(request, key('a'))));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 500]);
});

test('without a key every request is an evaluation of its own', async () => {
  await using deemster = await startDeemster();
  const [first, second] = [await deemster.evaluate(), await deemster.evaluate()];
  expect(second.headers.get('x-evaluation-id')).not.toBe(first.headers.get('x-evaluation-id'));
  expect(second.headers.get('x-trace-id')).not.toBe(first.headers.get('x-trace-id'));
});

test('a running server deletes what is no longer remembered', async () => {
  using intervals = jest.spyOn(globalThis, 'setInterval');
  await using deemster = await startDeemster();
  for (const name of ['old', 'young']) await deemster.evaluate({}, key(name));
  await storedRows(deemster.dataDir, "UPDATE answers SET created_at = created_at - 24 * 3600 * 1000 WHERE key = 'old'");
  const kept = async () => (await storedRows(deemster.dataDir, 'SELECT key FROM answers')).map((row) => row.key);
  // A sweep is not begun while the one before, such as the first, is running.
  while ((await kept()).includes('old')) {
    // The time of every repeated work comes.
    for (const [work] of intervals.mock.calls) work();
    await deemster.post('/api/v1/traces', { messages: [{}] });
  }
  expect(await kept()).toEqual(['young']);
});
