import { type Check, runCheck } from '../../../src/judge/checks/check.ts';
import { compile } from '../../../src/judge/checks/compile.ts';
import {
  type Conversation,
  readConversation,
  readResponses,
  toolNames,
  type WireConversation,
} from '../../../src/judge/conversation.ts';
import { type Criterion, parseCriterion } from '../../../src/judge/criterion/criterion.ts';
import type { Verdict } from '../../../src/judge/verdict.ts';

type Messages = WireConversation['messages'];

/** The verdict on the latest response of these messages; undefined when the criterion does not compile. Throws where it is undecided. */
export function judgedMessages(criterion: string, messages: Messages, tools: WireConversation['tools'] = null) {
  const parsed = parseCriterion(criterion);
  const conversation = conversationOf(messages, tools);
  const check = compile(parsed, toolNames(conversation));
  return check && verdictOf(check, parsed, conversation);
}

const conversationOf = (messages: Messages, tools: WireConversation['tools'] = null) =>
  readConversation({ messages, system: null, tools });

function verdictOf(check: Check, criterion: Criterion, conversation: Conversation): Verdict {
  const [response] = readResponses(conversation, true);
  const said = runCheck(check, criterion, { conversation, response: response! });
  if ('undecided' in said) throw new Error(said.undecided);
  return said;
}

/** The verdict on one answer. */
export const judged = (criterion: string, content: unknown): Verdict | undefined => judgeOf(criterion)(content);

/** Judges many answers by a criterion that is compiled once. */
export function judgeOf(criterion: string): (content: unknown) => Verdict | undefined {
  const parsed = parseCriterion(criterion);
  const check = compile(parsed, new Set());
  return (content) => (check ? verdictOf(check, parsed, conversationOf(greeted(content))) : undefined);
}

const greeted = (content: unknown): Messages => [
  { role: 'user', content: 'Hi' },
  { role: 'assistant', content },
];

/** The verdict's family and score, such as "words 1"; "none" when the criterion does not compile. */
export function scored(criterion: string, content: unknown): string {
  const verdict = judged(criterion, content);
  return verdict ? `${verdict.method} ${verdict.score}` : 'none';
}

export const wordsOfLength = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
