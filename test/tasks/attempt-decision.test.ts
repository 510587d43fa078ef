import { RequestError } from '../../src/evaluation/request-error.ts';
import { decideAfterFault, mostAttempts } from '../../src/evaluation/tasks/attempt-decision.ts';
import { JudgeError, type JudgeFault } from '../../src/judge/judge-error.ts';
import { TRANSITIONS } from '../../src/store/task-states.ts';

/** The longest random wait. */
const longest = () => 1;
const fault = (name: JudgeFault, options = {}) => new JudgeError(name, '', options);
const retry = (delay: number) => ({ change: 'retry', delay });
const [fail, drop] = [{ change: 'fail' }, { change: 'drop' }];
const passing = { canSucceedLater: true };

test.each<[string, unknown, number, object]>([
  ['cancelled', fault('cancelled'), 1, drop],
  ['cancelled at the last attempt', fault('cancelled'), mostAttempts, drop],
  ['unreachable', fault('unreachable'), 1, retry(10_000)],
  ['timed_out', fault('timed_out'), 2, retry(20_000)],
  ['limited', fault('limited'), 3, retry(40_000)],
  ['limited, for the fourth time', fault('limited'), 4, retry(60_000)],
  ['limited, at the last attempt', fault('limited'), mostAttempts, fail],
  ['limited, after the last attempt', fault('limited'), mostAttempts + 1, fail],
  ['a Retry-After below the backoff', fault('limited', { retryAfterMilliseconds: 500 }), 1, retry(10_000)],
  ['a Retry-After above it', fault('limited', { retryAfterMilliseconds: 90_000 }), 1, retry(90_000)],
  ['a Retry-After of a day', fault('limited', { retryAfterMilliseconds: 86_400_000 }), 1, retry(3_600_000)],
  ['failed, which can pass', fault('failed', passing), 1, retry(10_000)],
  ['failed for good', fault('failed'), 1, fail],
  ['key_refused', fault('key_refused'), 1, fail],
  ['too_long', fault('too_long'), 1, fail],
  ['unusable_reply', fault('unusable_reply'), 1, fail],
  ['undecidable', fault('undecidable'), 1, fail],
  ['nothing_to_judge', fault('nothing_to_judge'), 1, fail],
  ['a deleted trace', new RequestError('not_found', ''), 1, fail],
  ['an unknown error', new Error('bug'), 1, fail],
  ['something that is no error', undefined, 1, fail],
])('%s', (_, error, attempt, want) => {
  const decision = decideAfterFault(error, attempt, longest);
  expect(decision).toEqual(want);
  if (decision.change !== 'drop') expect(TRANSITIONS[decision.change].from).toContain('running');
});

test('the backoff is random below its longest', () => {
  expect(decideAfterFault(fault('limited'), 1, () => 0.25)).toEqual(retry(2500));
});
