import type { Conversation, Message } from './conversation.ts';

/** A model call as far as it was captured, and a sentence about what it lacks. */
export interface CheckedCall {
  /** Undefined if there is none of its messages. */
  conversation?: Conversation;
  /** What is missing, and what to do about it; absent if nothing is. */
  hint?: string;
}

export const isFilled = (messages: Message[] | undefined): boolean =>
  messages?.some(({ parts }) => parts.length > 0) ?? false;

/**
 * Says what a model call lacks, so that half of one is never taken for the whole. Of several answers to one question (`n` choices),
 * the first is kept: one after the other, they would be a conversation that nobody had.
 * @param advice How to make the instrumentation send the messages.
 */
export function wholeCall({ input, output, tools }: Conversation, advice: string): CheckedCall {
  if (!isFilled(input) && !isFilled(output)) return { hint: advice };
  const answers = output?.filter(hasText) ?? [];
  const kept = answers.length > 1 ? answers.slice(0, 1) : output;
  const lack = lackOf({ ...(input && { input }), ...(output && { output }) });
  const hint =
    lack !== undefined
      ? `${lack} ${advice}`
      : answers.length > 1
        ? `The model gave ${answers.length} answers, and only the first is shown. Ask for one (n=1), so that each has a trace of its own.`
        : undefined;
  return {
    conversation: { ...(input && { input }), ...(kept && { output: kept }), ...(tools && { tools }) },
    ...(hint !== undefined && { hint }),
  };
}

function lackOf({ input = [], output = [] }: Conversation): string | undefined {
  if (!isFilled(input.filter(({ role }) => role !== 'system'))) return 'The question is missing.';
  if (input.some(({ role, parts }) => role === 'user' && parts.length === 0))
    return 'The content of a user’s message is missing.';
  if (!isFilled(output)) return 'The answer is missing: the call failed, or the answer was not sent.';
  return undefined;
}

const hasText = ({ parts }: Message): boolean => parts.some((part) => part.type === 'text' && part.text !== '');
