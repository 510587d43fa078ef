import { jest } from '@jest/globals';
import { withNotice } from '../../src/cli/with-notice.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('says what it waits for once that takes long, and only once', async () => {
  const lines = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const work = Promise.withResolvers<string>();
  const waited = withNotice(work.promise, 'Waiting for the folder.');
  jest.advanceTimersByTime(2999);
  expect(lines).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(lines.mock.calls).toEqual([['deemster: Waiting for the folder.']]);
  work.resolve('there');
  expect(await waited).toBe('there');
});

test('says nothing of work that ends or fails in time', async () => {
  const lines = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await withNotice(Promise.resolve(1), 'x')).toBe(1);
  await expect(withNotice(Promise.reject(new Error('no')), 'x')).rejects.toThrow('no');
  jest.advanceTimersByTime(60_000);
  expect(lines).not.toHaveBeenCalled();
});
