import { readConversation, readResponses } from '../conversation.ts';
import type { ReadCriterion } from '../criterion/compiled-criterion.ts';
import { questionOf } from '../model/question.ts';
import { estimateTokens } from '../providers/http/tokens.ts';
import { ACCURACY_CASES, INJECTIONS, REPEATED_CASES } from './cases.ts';
import { JUDGMENTS, TIMES } from './examination.ts';

/** In tokens: a usual verdict with its explanation and quotes. */
const REPLY_TOKENS = 100;

/** The calls of an examination, at least, and about how many tokens they take. */
export interface Cost {
  calls: number;
  promptTokens: number;
  replyTokens: number;
}

/** Estimated from the prompts as they are sent, before anything is sent. One more call is that of the check before it. */
export async function costOf(readCriterion: ReadCriterion): Promise<Cost> {
  const repeats = Array.from({ length: TIMES - 1 }, () => REPEATED_CASES).flat();
  let promptTokens = 0;
  for (const { criterion, conversation } of [...ACCURACY_CASES, ...repeats, ...INJECTIONS]) {
    const read = readConversation(conversation);
    const [response] = readResponses(read, true);
    const subject = { conversation: read, response: response! };
    const { messages } = questionOf({ criterion: readCriterion(criterion), subject, reasoning: false, clean: false });
    promptTokens += await estimateTokens(messages.map(({ content }) => content).join('\n'));
  }
  const calls = JUDGMENTS + 1;
  return { calls, promptTokens: Math.round((promptTokens / JUDGMENTS) * calls), replyTokens: calls * REPLY_TOKENS };
}
