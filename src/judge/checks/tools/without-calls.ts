import type { Subject } from '../../conversation.ts';
import { type CheckResult, plainly } from '../check.ts';
import { inMessage } from '../spoken.ts';

/**
 * What a check of faults in tool calls finds where no tool was called: of "every call …" there is nothing to say, a call with
 * a fault there is not.
 */
export function withoutCalls({ response }: Subject, needsCall: boolean, wantsFault: boolean): CheckResult {
  if (needsCall) return { holds: null, reason: 'No tool was called.' };
  return { ...plainly(!wantsFault), found: 'No tool calls', evidence: [inMessage(response.last)] };
}
