import { startDeemster, temporaryFolder } from '../helpers.ts';
import { answers, candidatesOf, endOfReplay, judgeAndLabel, planned, range } from './labelled-cases.ts';

test('over the limit is 429 with when to try again; other routes go on', async () => {
  await using deemster = await startDeemster({ rateLimit: '2/hour' });
  expect((await deemster.evaluate()).status).toBe(200);
  expect((await deemster.evaluate({ messages: [] })).status).toBe(422);

  const { status, headers, body } = await deemster.evaluate();
  expect([status, body.detail]).toEqual([
    429,
    expect.stringMatching(/^Over the limit of 2\/hour for evaluations\. Try again in \d+ seconds\.$/),
  ]);
  const wait = Number(headers.get('retry-after'));
  expect(wait).toBeGreaterThan(3500);
  expect(headers.get('ratelimit')).toBe(`"evaluations";r=0;t=${wait}`);
  expect(headers.get('ratelimit-policy')).toBe('"evaluations";q=2;w=3600');

  expect((await deemster.get('/api/v1/usage')).status).toBe(200);
  const limits = await deemster.get('/api/v1/rate-limits/me');
  expect(limits.body.rate_limits).toEqual([
    { class: 'evaluations', limit: 2, remaining: 0, reset: expect.any(Number) },
    { class: 'data', limit: 2, remaining: 1, reset: expect.any(Number) },
    { class: 'criteria', limit: 2, remaining: 2, reset: 0 },
  ]);
  expect((await deemster.evaluate({}, { key: 'deemster_wrong' })).status).toBe(401);
});

test('without a limit there is none', async () => {
  await using deemster = await startDeemster();
  const { body } = await deemster.get('/api/v1/rate-limits/me');
  expect(body.rate_limits).toEqual([
    { class: 'evaluations', limit: null, remaining: null, reset: null },
    { class: 'data', limit: null, remaining: null, reset: null },
    { class: 'criteria', limit: null, remaining: null, reset: null },
  ]);
});

test('each case of a replay counts as an evaluation; a replay over the limit waits, and a later process continues it', async () => {
  await using folder = await temporaryFolder();
  const settings = { folder: folder.path };
  const before = await startDeemster({}, settings);
  const { key: bootstrapKey } = before;
  await before.post('/api/v1/evaluators', {
    name: 'a',
    evaluation_criteria: 'Passes if the response has fewer than 5 words',
  });
  await judgeAndLabel(before, 'a', answers(range(1, 12), true));
  const wording = { evaluation_criteria: 'Passes if the response has fewer than 9 words', keep_labels: true };
  const one = await planned(before, 'a', wording);
  await before[Symbol.asyncDispose]();
  {
    await using limited = await startDeemster({ rateLimit: '8/hour', bootstrapKey }, settings);
    await limited.post(`${candidatesOf('a')}/${one.id}/replay`, undefined);
    const left = async () => {
      const { body } = await limited.get('/api/v1/rate-limits/me');
      return body.rate_limits[0].remaining;
    };
    while ((await left()) > 0);
    expect((await limited.evaluate()).status).toBe(429);
    const { body } = await limited.get(`${candidatesOf('a')}/${one.id}`);
    expect([body.status, body.progress.scored <= 8]).toEqual(['replaying', true]);
  }
  await using after = await startDeemster({ bootstrapKey }, settings);
  expect((await endOfReplay(after, one)).progress).toMatchObject({ scored: 12, failed: 0 });
});
