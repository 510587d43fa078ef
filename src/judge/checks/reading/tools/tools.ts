import type { ToolNames } from '../../../conversation.ts';
import type { Check } from '../../check.ts';
import { combined } from '../../combined.ts';
import { toolCheck } from '../../tools/tools.ts';
import type { Claim } from '../claim.ts';
import { readAskedCalls } from './tool-count-claim.ts';
import { toolContext } from './tool-name.ts';

/**
 * Checks on tool calls: whether, or how often, a named tool or any tool is called. Every call of the response counts,
 * whatever came of it. Names are compared exactly. Undecided where "only once" is asked for and there are fewer calls.
 */
export function tools(claim: Claim, knownTools: ToolNames | undefined): Check | undefined {
  const asked = readAskedCalls(claim, toolContext(claim, knownTools));
  if (!asked) return undefined;
  const { names, joined } = asked;
  if (joined === undefined) return toolCheck(names[0] ?? null, asked);
  return combined(
    joined,
    names.map((name) => toolCheck(name, asked)),
  );
}
