import { retryAfterMilliseconds, retryDelay } from '../src/retry.ts';

const policy = { maxRetries: 2 };
const headers = (value: string) => new Headers({ 'Retry-After': value });
const delay = (status: number | undefined, attempt = 1, more: object = {}, random = 0.5) =>
  retryDelay(
    { attempt, ...(status !== undefined && { status }), ...more },
    policy,
    () => random,
    () => 0,
  );

test.each([408, 425, 429, 500, 502, 503, 504, 524, 529])('%d can succeed later', (status) => {
  expect(delay(status)).toBe(250);
});

test.each([400, 401, 403, 404, 409, 413, 422])('%d is the caller’s own', (status) => {
  expect(delay(status)).toBeUndefined();
});

test('a network fault can succeed later', () => {
  expect(delay(undefined)).toBe(250);
});

test('the wait doubles, is random from zero up, and is capped', () => {
  expect([1, 2].map((attempt) => delay(500, attempt, {}, 1))).toEqual([500, 1000]);
  expect(delay(500, 1, {}, 0)).toBe(0);
  expect(delay(429, 30, {}, 1)).toBe(8000);
});

test('retries are counted, except after 429', () => {
  expect([2, 3].map((attempt) => delay(500, attempt) === undefined)).toEqual([false, true]);
  expect(delay(429, 99)).toBeDefined();
});

test('retries of a 429 are counted where the policy says so', () => {
  const tried = (attempt: number) => retryDelay({ attempt, status: 429 }, { maxRetries: 5, maxRetriesWhenLimited: 1 });
  expect([1, 2].map((attempt) => tried(attempt) === undefined)).toEqual([false, true]);
});

test('Retry-After is the least wait', () => {
  expect(delay(429, 1, { headers: headers('7') })).toBe(7000);
  expect(delay(503, 1, { headers: headers(new Date(9000).toUTCString()) })).toBe(9000);
  expect(delay(429, 1, { headers: headers('0') })).toBe(250);
});

test.each([
  ['3', 3000],
  ['1.5', 1500],
  [new Date(60_000).toUTCString(), 50_000],
  [new Date(0).toUTCString(), 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After: %s', (value, want) => {
  expect(retryAfterMilliseconds(value, 10_000)).toBe(want);
});
