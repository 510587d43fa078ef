import type { Check, Undecided } from './checks/check.ts';
import type { RunChecks } from './checks/thread/off-thread.ts';
import { type AgentPart, answer, type Subject, type ToolNames } from './conversation.ts';
import type { Criterion } from './criterion/criterion.ts';
import type { Verdict } from './verdict.ts';

/** A response to judge, and what a check says of it; undefined where no check can read it. */
export interface CheckedResponse {
  subject: Subject;
  checked: Verdict | Undecided | undefined;
}

/**
 * What is to be judged, checked as far as a program decides it: every response, and of an agent's response what its parts
 * make together.
 * @param each The responses, or the parts of the one response of an agent.
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
    criterion: Criterion;
    knownTools: ToolNames;
    agent: AgentPart | undefined;
    signal: AbortSignal;
    runChecks: RunChecks;
  },
): Promise<CheckedResponse[]> {
  // Texts are checked part by part and calls all together, so of an agent nobody can check both at once.
  if (!check || (agent && check.reads === 'both')) {
    const subjects = agent ? [whole(agent, each)] : each;
    return subjects.map((subject) => ({ subject, checked: undefined }));
  }
  const subjects = agent ? subjectsOf(agent, each, check) : each;
  const results = await runChecks({ check, criterion, knownTools, subjects, signal });
  // A model reads an agent's response as a whole, so one part that a check leaves open takes the others along.
  const open = agent && results.find((result) => 'undecided' in result);
  return open
    ? [{ subject: whole(agent, each), checked: open }]
    : subjects.map((subject, at) => ({ subject, checked: results[at] }));
}

/** All parts of an agent's response as one. */
function whole(agent: AgentPart, parts: Subject[]): Subject {
  const last = parts.at(-1)!;
  const response = { first: parts[0]!.response.first, last: last.response.last };
  return { conversation: last.conversation, response, agent };
}

/**
 * What is checked of an agent's response: all parts as one, or by a check of texts each part in which the agent says
 * something, and the last one where it says nothing at all.
 */
function subjectsOf(agent: AgentPart, parts: Subject[], { reads }: Check): Subject[] {
  if (reads !== 'text') return [whole(agent, parts)];
  const speaking = parts.filter((part) => answer(part).text !== '');
  return speaking.length > 0 ? speaking : [parts.at(-1)!];
}
