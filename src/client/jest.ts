import { afterAll, expect } from '@jest/globals';
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

// The `expect` of @jest/globals.
declare module 'expect' {
  interface Matchers<R, T> extends DeemsterMatchers {}
}

// The global `expect` of @types/jest.
declare global {
  namespace jest {
    interface Matchers<R, T> extends DeemsterMatchers {}
  }
}
