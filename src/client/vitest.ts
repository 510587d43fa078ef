import { expect } from 'vitest';
import { type AssayMatchers, matchers } from './matchers/matcher.ts';

export {
  type AssayMatchers,
  type MatcherClient,
  matchers,
  NotApplicableError,
  type ToMeetOptions,
} from './matchers/matcher.ts';

expect.extend(matchers);

declare module 'vitest' {
  interface Matchers<R, T> extends AssayMatchers {}
}
