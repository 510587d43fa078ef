import { runCheck } from '../../../src/judge/checks/check.ts';
import { compile } from '../../../src/judge/checks/compile.ts';
import { readConversation, readResponses, toolNames, type WireConversation } from '../../../src/judge/conversation.ts';
import { parseCriterion } from '../../../src/judge/criterion/criterion.ts';
import type { Verdict } from '../../../src/judge/verdict.ts';

type Messages = WireConversation['messages'];

/** The verdict on the latest response of these messages; undefined when the criterion does not compile. Throws where it is undecided. */
export function judgedMessages(criterion: string, messages: Messages, tools: WireConversation['tools'] = null) {
  const parsed = parseCriterion(criterion);
  const conversation = readConversation({ messages, system: null, tools });
  const check = compile(parsed, toolNames(conversation));
  const [response] = readResponses(conversation, true);
  const verdict = check && runCheck(check, parsed, { conversation, response: response! });
  if (verdict && 'undecided' in verdict) throw new Error(verdict.undecided);
  return verdict;
}

/** The verdict on one answer. */
export const judged = (criterion: string, content: unknown): Verdict | undefined =>
  judgedMessages(criterion, [
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content },
  ]);

/** The verdict's family and score, such as "words 1"; "none" when the criterion does not compile. */
export function scored(criterion: string, content: unknown): string {
  const verdict = judged(criterion, content);
  return verdict ? `${verdict.method} ${verdict.score}` : 'none';
}

export const wordsOfLength = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
