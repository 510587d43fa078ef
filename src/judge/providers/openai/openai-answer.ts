import { JudgeError } from '../../judge-error.ts';
import type { TokenUsage } from '../../verdict.ts';
import { count, FILTERED, fields, NO_COMPLETION, REFUSED } from '../http/reading.ts';
import type { Completion } from '../provider.ts';
import type { Dialect } from './openai-dialect.ts';
import { hasAlternatives, readTokens } from './openai-tokens.ts';

/** `finish_reason` in the words of OpenAI and of servers that kept their own. */
const FINISH: Record<string, Completion['finish']> = {
  stop: 'stop',
  end_turn: 'stop',
  tool_calls: 'stop',
  length: 'length',
  max_tokens: 'length',
  model_length: 'length',
};

/**
 * Reads a 200's body, which may be anything, into a completion. No text is an empty text.
 * @param asked Whether the tokens were asked for with their probabilities.
 * @see https://platform.openai.com/docs/api-reference/chat/object (OpenAI's API reference), for the fields
 * @throws JudgeError `unusable_reply` when there is no completion in it, or its text was withheld
 */
export function readAnswer(
  answer: unknown,
  { format, unread }: Pick<Dialect, 'format' | 'unread'>,
  asked: boolean,
): { completion: Completion; shows?: Partial<Dialect> } {
  const { choices } = fields(answer);
  const usage = readUsage(answer);
  const { message, finish_reason: reason, logprobs } = fields(Array.isArray(choices) ? choices[0] : undefined);
  if (typeof message !== 'object' || message === null) throw new JudgeError('unusable_reply', NO_COMPLETION, { usage });
  if (reason === 'content_filter') throw new JudgeError('unusable_reply', FILTERED, { usage });
  const { content, tool_calls: calls, refusal } = fields(message);
  const [said, called] = [readText(content), readCall(calls)];
  if (said === '' && called === '' && typeof refusal === 'string' && refusal !== '')
    throw new JudgeError('unusable_reply', REFUSED, { usage });
  // Some models write into the content although they were to call the tool, and the other way round.
  const [first, second] = format === 'tools' ? [called, said] : [said, called];
  const text = first.trim() === '' ? second || first : first;
  const finish = typeof reason === 'string' && Object.hasOwn(FINISH, reason) ? FINISH[reason]! : 'other';
  const tokens = asked ? readTokens(logprobs, text) : null;
  const completion = { text, finish, usage, tokens };
  // With a call none come, so it shows nothing.
  if (!asked || text === '' || text !== said) return { completion };
  return { completion, shows: tokens ? { unread: 0 } : shownWithout(logprobs, unread + 1) };
}

/** So many replies in a row without a readable token are the server's way; a single one may be a sign that was cut. */
const MOST_UNREAD = 3;

function shownWithout(logprobs: unknown, unread: number): Partial<Dialect> {
  return hasAlternatives(logprobs) && unread < MOST_UNREAD ? { unread } : { alternatives: 0 };
}

/** Content is a text, or with some servers a list of parts of which those of type `text` are the reply. */
function readText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map(fields)
    .map(({ type, text }) => (type === 'text' && typeof text === 'string' ? text : ''))
    .join('');
}

/** The arguments of the last tool call, which some servers give as an object. */
function readCall(calls: unknown): string {
  if (!Array.isArray(calls)) return '';
  const { arguments: written } = fields(fields(calls.at(-1)).function);
  if (typeof written === 'string') return written;
  return typeof written === 'object' && written !== null ? JSON.stringify(written) : '';
}

/** What a body, which may be anything, says that it cost. DeepSeek names its cached tokens differently. */
export function readUsage(answer: unknown): TokenUsage {
  const usage = fields(fields(answer).usage);
  return {
    prompt: count(usage.prompt_tokens),
    completion: count(usage.completion_tokens),
    cached_prompt: count(fields(usage.prompt_tokens_details).cached_tokens) || count(usage.prompt_cache_hit_tokens),
  };
}
