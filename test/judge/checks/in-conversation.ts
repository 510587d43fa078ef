import { runCheck } from '../../../src/judge/checks/check.ts';
import { compile } from '../../../src/judge/checks/compile.ts';
import { readConversation, readResponses, type WireConversation } from '../../../src/judge/conversation.ts';
import { parseCriterion } from '../../../src/judge/criterion/criterion.ts';

type Messages = WireConversation['messages'];

/** The verdict on the latest response of a conversation; one that is left open has its reason alone. */
export function judgedIn(criterion: string, messages: Messages, system: string | null = null) {
  const parsed = parseCriterion(criterion);
  const check = compile(parsed);
  if (!check) throw new Error(`It is no check: ${criterion}`);
  const conversation = readConversation({ messages, system, tools: null });
  const [response] = readResponses(conversation, true);
  return runCheck(check, parsed, { conversation, response: response! });
}

/** The same in short: "grounded 1", "undecided". */
export function scoredIn(criterion: string, messages: Messages, system: string | null = null): string {
  const verdict = judgedIn(criterion, messages, system);
  return 'undecided' in verdict ? 'undecided' : `${verdict.method} ${verdict.score}`;
}

/** What was said by turns, the user first. */
export const talk = (...texts: string[]): Messages =>
  texts.map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content }));

/** A question, a call of a tool, its result and an answer. */
export const withResult = (question: string, result: unknown, answer: string): Messages => [
  { role: 'user', content: question },
  { role: 'assistant', content: null, tool_calls: [{ id: 'c', function: { name: 'f', arguments: '{"page":77}' } }] },
  { role: 'tool', tool_call_id: 'c', content: result },
  { role: 'assistant', content: answer },
];
