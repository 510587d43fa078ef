import { expect } from '@jest/globals';
import { type AssayMatchers, matchers } from './matchers/matcher.ts';

export {
  type AssayMatchers,
  type MatcherClient,
  matchers,
  NotApplicableError,
  type ToMeetOptions,
} from './matchers/matcher.ts';

expect.extend(matchers);

// The `expect` of @jest/globals.
declare module 'expect' {
  interface Matchers<R, T> extends AssayMatchers {}
}

// The global `expect`, as @types/jest has it.
declare global {
  namespace jest {
    interface Matchers<R, T> extends AssayMatchers {}
  }
}
