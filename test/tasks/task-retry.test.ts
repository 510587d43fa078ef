import { mostAttempts, waitAfter } from '../../src/evaluation/tasks/task-retry.ts';
import { JudgeError, type JudgeFault } from '../../src/judge/judge-error.ts';

const last = () => 1;

test.each<[JudgeFault, boolean]>([
  ['unreachable', true],
  ['limited', true],
  ['timed_out', true],
  ['failed', false],
  ['key_refused', false],
  ['too_long', false],
  ['unusable_reply', false],
  ['cancelled', false],
  ['undecidable', false],
  ['nothing_to_judge', false],
])('%s is tried again: %s', (fault, again) => {
  expect(waitAfter(new JudgeError(fault, ''), 1) !== undefined).toBe(again);
});

test('an error of the judge’s server is tried again when it can go away', () => {
  expect(waitAfter(new JudgeError('failed', '', { canSucceedLater: true }), 1)).toEqual(expect.any(Number));
});

test('what nobody foresaw is not tried again', () => {
  expect(waitAfter(new Error('bug'), 1)).toBeUndefined();
});

test('waits double up to a minute, and end after five tries', () => {
  const limited = new JudgeError('limited', '');
  const waits = Array.from({ length: mostAttempts + 1 }, (_, index) => waitAfter(limited, index + 1, last));
  expect(waits).toEqual([10_000, 20_000, 40_000, 60_000, undefined, undefined]);
});

test('what the provider asks for is the least wait, up to an hour', () => {
  const after = (retryAfterMilliseconds: number) =>
    waitAfter(new JudgeError('limited', '', { retryAfterMilliseconds }), 1, last);
  expect([after(500), after(90_000), after(86_400_000)]).toEqual([10_000, 90_000, 3_600_000]);
});
