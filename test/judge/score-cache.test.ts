import { JudgeError } from '../../src/judge/judge-error.ts';
import { createScoreCache } from '../../src/judge/score-cache.ts';
import type { Verdict } from '../../src/judge/verdict.ts';
import { judgmentOf } from '../evaluation/agent-judgments.ts';

const usage = { prompt: 100, completion: 20, cached_prompt: 60 };
const verdictOf = (explanation: string): Verdict => judgmentOf(1, explanation, usage).verdict;
const { signal } = new AbortController();
const never = () => Promise.reject(new Error('The judge must not be asked.'));
/** Lets all work finish that does not wait for a timer. */
const turn = () => new Promise(setImmediate);

/** A cache over what the test puts into it, and how its looks ended. */
function cacheOver() {
  const [stored, looks] = [new Map<string, Verdict>(), [] as string[]];
  const cache = createScoreCache({
    async find(account, key) {
      const verdict = stored.get(`${account} ${key}`);
      return verdict && { verdict, isAlone: verdict.explanation !== 'Held by two.' };
    },
    looked: (result) => void looks.push(result),
  });
  return { ...cache, stored, looks };
}

/** A judge that answers when the test says so. */
function slowJudge() {
  const asked: PromiseWithResolvers<Verdict>[] = [];
  return {
    asked,
    judge() {
      asked.push(Promise.withResolvers());
      return asked.at(-1)!.promise;
    },
  };
}

test('a stored verdict is given without a judge, and says what is not paid again', async () => {
  const cache = cacheOver();
  cache.stored.set('1 k', verdictOf('Stored.'));
  using job = cache.use(1, { reads: true });
  expect(await job.verdict('k', signal, never)).toEqual({
    verdict: { ...verdictOf('Stored.'), usage: { prompt: 100, completion: 0, cached_prompt: 100 } },
    cached: true,
    isEntry: true,
  });
  expect(cache.looks).toEqual(['hit']);
});

test('what two evaluations hold already is not stored under its key once more', async () => {
  const cache = cacheOver();
  cache.stored.set('1 k', verdictOf('Held by two.'));
  using job = cache.use(1, { reads: true });
  expect(await job.verdict('k', signal, never)).toMatchObject({ cached: true, isEntry: false });
});

test('what is not stored is judged, and not remembered here once its job is over', async () => {
  const cache = cacheOver();
  for (const explanation of ['First.', 'Second.']) {
    using job = cache.use(1, { reads: true });
    const found = await job.verdict('k', signal, async () => verdictOf(explanation));
    expect(found).toEqual({ verdict: verdictOf(explanation), cached: false, isEntry: true });
  }
  expect(cache.looks).toEqual(['miss', 'miss']);
});

test('equal requests wait for the first, also those that come between its verdict and its storing', async () => {
  const [cache, judge] = [cacheOver(), slowJudge()];
  using first = cache.use(1, { reads: true });
  using second = cache.use(1, { reads: true });
  using third = cache.use(1, { reads: true });
  const [judged, shared] = [first.verdict('k', signal, judge.judge), second.verdict('k', signal, never)];
  await turn();
  judge.asked[0]!.resolve(verdictOf('One.'));
  expect((await judged).cached).toBe(false);
  for (const found of [await shared, await third.verdict('k', signal, never)])
    expect([found.cached, found.isEntry, found.verdict.explanation, found.verdict.usage]).toEqual([
      true,
      false,
      'One.',
      { prompt: 100, completion: 0, cached_prompt: 100 },
    ]);
  expect(cache.looks).toEqual(['miss', 'shared', 'shared']);
});

test('neither another account nor another key shares', async () => {
  const [cache, judge] = [cacheOver(), slowJudge()];
  using own = cache.use(1, { reads: true });
  using other = cache.use(2, { reads: true });
  const found = [
    own.verdict('k', signal, judge.judge),
    own.verdict('l', signal, judge.judge),
    other.verdict('k', signal, judge.judge),
  ];
  await turn();
  for (const [at, { resolve }] of judge.asked.entries()) resolve(verdictOf(String(at)));
  expect((await Promise.all(found)).map(({ verdict }) => verdict.explanation)).toEqual(['0', '1', '2']);
});

test('where the judge fails all of them fail, and only the first has paid', async () => {
  const [cache, judge] = [cacheOver(), slowJudge()];
  const jobs = Array.from({ length: 3 }, () => cache.use(1, { reads: true }));
  const found = jobs.map((job) => job.verdict('k', signal, judge.judge).catch((error: JudgeError) => error));
  await turn();
  const usage = { prompt: 1, completion: 1, cached_prompt: 0 };
  judge.asked[0]!.reject(
    new JudgeError('failed', 'Later.', { usage, retryAfterMilliseconds: 7, canSucceedLater: true }),
  );
  const errors = await Promise.all(found);
  const told = { fault: 'failed', message: 'Later.', retryAfterMilliseconds: 7, canSucceedLater: true };
  expect(errors).toMatchObject([
    { ...told, usage },
    { ...told, usage: null },
    { ...told, usage: null },
  ]);
  expect(judge.asked).toHaveLength(1);
  const next = cache.use(1, { reads: true }).verdict('k', signal, judge.judge);
  await turn();
  judge.asked[1]!.resolve(verdictOf('So.'));
  expect(await next).toMatchObject({ cached: false });
});

test('where the first comes to its own end the next one judges, one at a time, and each error is its own', async () => {
  const [cache, judge] = [cacheOver(), slowJudge()];
  const jobs = Array.from({ length: 4 }, () => cache.use(1, { reads: true }));
  const found = jobs.map((job) => job.verdict('k', signal, judge.judge).catch((error: Error) => error.message));
  await turn();
  expect(judge.asked).toHaveLength(1);
  judge.asked[0]!.reject(new JudgeError('timed_out', 'First.'));
  await turn();
  expect(judge.asked).toHaveLength(2);
  judge.asked[1]!.reject(new JudgeError('cancelled', 'Second.'));
  await turn();
  expect(judge.asked).toHaveLength(3);
  judge.asked[2]!.resolve(verdictOf('Third.'));
  const [first, second, third, fourth] = await Promise.all(found);
  expect([first, second]).toEqual(['First.', 'Second.']);
  expect([third, fourth]).toMatchObject([{ cached: false }, { cached: true, verdict: { explanation: 'Third.' } }]);
});

test('one that waits can go, and the others still get the verdict', async () => {
  const [cache, judge] = [cacheOver(), slowJudge()];
  using job = cache.use(1, { reads: true });
  const controller = new AbortController();
  const [first, gone, third] = [
    job.verdict('k', signal, judge.judge),
    job.verdict('k', controller.signal, never),
    job.verdict('k', signal, never),
  ];
  const late = new JudgeError('timed_out', 'Too late.');
  controller.abort(late);
  await expect(gone).rejects.toBe(late);
  judge.asked[0]!.resolve(verdictOf('So.'));
  expect([(await first).cached, (await third).cached]).toEqual([false, true]);
});

test('a job that reads nothing neither finds, nor waits, nor is waited for', async () => {
  const [cache, judge] = [cacheOver(), slowJudge()];
  cache.stored.set('1 k', verdictOf('Stored.'));
  using anew = cache.use(1, { reads: false });
  using again = cache.use(1, { reads: false });
  using usual = cache.use(1, { reads: true });
  const found = [anew.verdict('k', signal, judge.judge), again.verdict('k', signal, judge.judge)];
  expect((await usual.verdict('k', signal, never)).verdict.explanation).toBe('Stored.');
  for (const { resolve } of judge.asked) resolve(verdictOf('New.'));
  const judged = { cached: false, isEntry: true };
  expect(await Promise.all(found)).toMatchObject([judged, judged]);
  expect(cache.looks).toEqual(['hit']);
});

test('a failed lookup is an error only for the request that made it', async () => {
  const faults = [new Error('disk')];
  const cache = createScoreCache({
    find: async () => {
      const fault = faults.pop();
      if (fault) throw fault;
      return undefined;
    },
    looked: () => undefined,
  });
  using job = cache.use(1, { reads: true });
  const found = [job.verdict('k', signal, never), job.verdict('k', signal, async () => verdictOf('So.'))];
  expect(await Promise.allSettled(found)).toMatchObject([
    { status: 'rejected', reason: { message: 'disk' } },
    { status: 'fulfilled', value: { cached: false } },
  ]);
});

test('the end of a job ends nothing of another one', async () => {
  const [cache, judge] = [cacheOver(), slowJudge()];
  using second = cache.use(1, { reads: true });
  {
    using first = cache.use(1, { reads: true });
    await expect(first.verdict('k', signal, never)).rejects.toThrow('must not be asked');
    void second.verdict('k', signal, judge.judge);
  }
  using third = cache.use(1, { reads: true });
  const shared = third.verdict('k', signal, never);
  await turn();
  judge.asked[0]!.resolve(verdictOf('Of the second.'));
  expect((await shared).cached).toBe(true);
});
