import type { ToolNames } from '../../../conversation.ts';
import type { Check } from '../../check.ts';
import { orderCheck } from '../../tools/tool-order.ts';
import type { Claim } from '../claim.ts';
import { toolContext } from './tool-name.ts';
import { readOrder } from './tool-order-claim.ts';

/**
 * Checks the order of tool calls, where a call comes before another tool's when it comes before the first of them. Null where
 * neither of two tools is called, where the later one of "only after" is not, and where the first or last one is asked for and
 * none is called; tools in a given order must be called. Undecided where only the earlier one is called, where the tools are
 * called in turns, so that some calls are in order and others are not, and where one message calls both: these are made at once.
 */
export function toolOrder(claim: Claim, knownTools: ToolNames | undefined): Check | undefined {
  const asked = readOrder(claim, toolContext(claim, knownTools));
  return asked && orderCheck(asked);
}
