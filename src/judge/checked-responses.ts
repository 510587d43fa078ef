import type { Check, Undecided } from './checks/check.ts';
import type { RunChecks } from './checks/thread/off-thread.ts';
import { type AgentPart, answer, type Subject, type ToolNames } from './conversation.ts';
import type { CompiledCriterion } from './criterion/compiled-criterion.ts';
import type { Criterion } from './criterion/criterion.ts';
import type { Verdict } from './verdict.ts';

/** A response to judge, and the check's result; undefined if no check applies. */
export interface CheckedResponse {
  subject: Subject;
  checked: Verdict | Undecided | undefined;
}

/**
 * Runs the check on every response, or on an agent's one response, as far as a check can decide it.
 * @param each The responses, or the parts of an agent's one response.
 */
export async function checkResponses(
  each: Subject[],
  check: Check | undefined,
  {
    criterion,
    knownTools,
    agent,
    signal,
    runChecks,
  }: {
    criterion: Criterion & Pick<CompiledCriterion, 'pinned'>;
    knownTools: ToolNames;
    agent: AgentPart | undefined;
    signal: AbortSignal;
    runChecks: RunChecks;
  },
): Promise<CheckedResponse[]> {
  // An agent's texts are checked part by part and its calls all together, so no check can read both at once.
  if (!check || (agent && check.reads === 'both')) {
    const subjects = agent ? [whole(agent, each)] : each;
    return subjects.map((subject) => ({ subject, checked: undefined }));
  }
  const subjects = agent ? subjectsOf(agent, each, check) : each;
  const results = await runChecks({ check, criterion, knownTools, subjects, signal });
  // A model judges an agent's response as a whole, so if a check leaves one part open, the model judges all parts.
  const open = agent && results.find((result) => 'undecided' in result);
  return open
    ? [{ subject: whole(agent, each), checked: open }]
    : subjects.map((subject, at) => ({ subject, checked: results[at] }));
}

/** All parts of an agent's response as one subject. */
function whole(agent: AgentPart, parts: Subject[]): Subject {
  const last = parts.at(-1)!;
  const response = { first: parts[0]!.response.first, last: last.response.last };
  return { conversation: last.conversation, response, agent };
}

/**
 * The subjects of a check of an agent's response: all parts as one; for a check of texts, each part with text, or the last part
 * if none has text.
 */
function subjectsOf(agent: AgentPart, parts: Subject[], { reads }: Check): Subject[] {
  if (reads !== 'text') return [whole(agent, parts)];
  const speaking = parts.filter((part) => answer(part).text !== '');
  return speaking.length > 0 ? speaking : [parts.at(-1)!];
}
