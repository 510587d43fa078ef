import type { Aspect } from './tool-call-faults.ts';

/** What is asked of all calls of a response: that none has one of these faults, or that one has. */
export interface CallsClaim {
  aspects: readonly Aspect[];
  /** Whether one with a fault is asked for. */
  wantsFault: boolean;
  /** Whether it says nothing where no tool is called: "every tool call …". */
  needsCall: boolean;
}
