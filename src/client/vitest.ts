import { afterAll, expect } from 'vitest';
import { type DeemsterMatchers, matchers } from './matchers/matcher.ts';
import { assertNoneOpen } from './matchers/unanswered.ts';

export {
  type DeemsterMatchers,
  type MatcherClient,
  matchers,
  NotApplicableError,
  type ToMeetOptions,
} from './matchers/matcher.ts';

expect.extend(matchers);
afterAll(assertNoneOpen);

declare module 'vitest' {
  interface Matchers<R, T> extends DeemsterMatchers {}
}
