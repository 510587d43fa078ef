import {
  afterAnswer,
  afterLimited,
  afterRequested,
  type Concurrency,
  UNLIMITED,
  untilNext,
} from '../../../src/judge/providers/http/concurrency.ts';

const limited = (
  state: Concurrency,
  fields: { underWay?: number; waiting?: number; halvings?: number; wait?: number },
) =>
  afterLimited(
    state,
    { halvings: fields.halvings ?? state.halvings, retryAfterMilliseconds: fields.wait ?? 0 },
    { underWay: fields.underWay ?? 1, waiting: fields.waiting ?? 0 },
    1000,
  );

test('without a 429 there is no limit', () => {
  expect(afterAnswer(UNLIMITED)).toBe(UNLIMITED);
  expect(afterRequested(UNLIMITED, 1000)).toBe(UNLIMITED);
  expect(untilNext(UNLIMITED, 100_000, 1000)).toBe(0);
});

test('a 429 halves what is under way, down to one', () => {
  let state = UNLIMITED;
  const limits = [];
  for (const underWay of [100, 50, 3, 1]) {
    state = limited(state, { underWay });
    limits.push(state.limit);
  }
  expect(limits).toEqual([50, 25, 1, 1]);
});

test('of calls that were refused together only the first halves', () => {
  const first = limited(UNLIMITED, { underWay: 100, halvings: 0 });
  expect(limited(first, { underWay: 99, halvings: 0 }).limit).toBe(50);
  expect(limited(first, { underWay: 50, halvings: 1 }).limit).toBe(25);
});

test('a round of answers makes room for one more', () => {
  let state = limited(UNLIMITED, { underWay: 20 });
  for (let answer = 0; answer < 10; answer++) state = afterAnswer(state);
  expect(Math.floor(state.limit)).toBe(10);
  state = afterAnswer(state);
  expect(Math.floor(state.limit)).toBe(11);
});

test('there is no limit any more once it is more than was asked for', () => {
  let state = afterRequested(limited(UNLIMITED, { underWay: 2, waiting: 1 }), 4);
  const limits = [];
  for (let answer = 0; answer < 7; answer++) {
    state = afterAnswer(state);
    limits.push(Math.floor(state.limit));
  }
  expect(limits).toEqual([2, 2, 2, 3, 3, 3, Number.POSITIVE_INFINITY]);
});

test('Retry-After holds the next calls back, the longest one of several, and one of more than a minute for half of one', () => {
  const held = limited(limited(UNLIMITED, { wait: 5000 }), { wait: 2000 });
  expect([untilNext(held, 0, 1000), untilNext(held, 0, 4000), untilNext(held, 0, 9000)]).toEqual([5000, 2000, 0]);
  expect(untilNext(limited(UNLIMITED, { wait: 60_000 }), 0, 1000)).toBe(60_000);
  expect(untilNext(limited(UNLIMITED, { wait: 36_000_000 }), 0, 1000)).toBe(30_000);
});

test('a call that finds no place waits for the end of another one', () => {
  expect(untilNext(limited(UNLIMITED, { underWay: 4 }), 2, 1000)).toBe(Number.POSITIVE_INFINITY);
});
