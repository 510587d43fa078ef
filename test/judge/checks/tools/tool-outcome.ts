import { runCheck } from '../../../../src/judge/checks/check.ts';
import { compile } from '../../../../src/judge/checks/compile.ts';
import {
  readConversation,
  readResponses,
  toolNames,
  type WireConversation,
} from '../../../../src/judge/conversation.ts';
import { parseCriterion } from '../../../../src/judge/criterion/criterion.ts';

type Messages = WireConversation['messages'];
type Tools = NonNullable<WireConversation['tools']>;

/** A call: the name of its tool and its arguments, as text where they are to be sent as they are. */
export type Call = [name: string, args?: unknown];

export const user = { role: 'user', content: 'Book a table' };

const textOf = (args: unknown) => (typeof args === 'string' ? args : JSON.stringify(args));

/** One message with calls, in OpenAI's style; their ids count on from `first`. */
export const calling = (calls: readonly Call[], first = 0) => ({
  role: 'assistant',
  content: null,
  tool_calls: calls.map(([name, args = {}], at) => ({
    id: `call_${first + at}`,
    type: 'function',
    function: { name, arguments: textOf(args) },
  })),
});

/** The same in Anthropic's style. */
export const using = (calls: readonly Call[], first = 0) => ({
  role: 'assistant',
  content: calls.map(([name, input = {}], at) => ({ type: 'tool_use', id: `call_${first + at}`, name, input })),
});

export const tool = (name: string, parameters?: unknown) => ({ type: 'function', function: { name, parameters } });

/** The score and explanation on the latest response, or the one before what the user says last; `left` says why a model is to judge. */
export function outcome(
  text: string,
  messages: Messages,
  tools: Tools | null = null,
): { score: number | null; explanation: string } | { left: string } {
  const criterion = parseCriterion(text);
  const conversation = readConversation({ messages, system: null, tools });
  const check = compile(criterion, toolNames(conversation));
  if (!check) return { left: 'no check' };
  const response = readResponses(conversation, true)[0] ?? readResponses(conversation, false).at(-1);
  const verdict = runCheck(check, criterion, { conversation, response: response! });
  return 'undecided' in verdict
    ? { left: verdict.undecided }
    : { score: verdict.score, explanation: verdict.explanation };
}

/** The score, or "left" where a model is to judge. */
export function scoreOf(text: string, messages: Messages, tools: Tools | null = null) {
  const found = outcome(text, messages, tools);
  return 'left' in found ? 'left' : found.score;
}
