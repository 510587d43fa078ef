import type { Failure } from '../http/failure.ts';
import { fields } from '../http/reading.ts';

/**
 * The most tokens of a reply. A verdict with its lists takes 300 to 1,000. A small model may not stop by itself: a schema
 * bounds texts, but not the white space between them. Not higher, because OpenAI, Groq and Cerebras count all of it
 * against the account's tokens per minute.
 */
export const MOST_TOKENS = 4096;

const STATUSES = new Set<number | undefined>([400, 413, 422, 429]);
/**
 * OpenAI names the parameter; vLLM, SGLang and Text Generation Inference add it to the prompt; Groq adds it to what the
 * account may use in a minute. A negative number is vLLM's own: the prompt is too long without any reply.
 */
const ABOUT_LIMIT =
  /\bmax_(?:new_|completion_|output_)?tokens\b(?! must be at least 1, got -)|\d+ in the completion|tokens for the completion|\d+ output tokens|request too large/i;

/** Whether a call failed because of the limit of the reply, and may succeed without it. */
export const refusesLimit = ({ status, text }: Failure): boolean => STATUSES.has(status) && ABOUT_LIMIT.test(text);

/** Whether an answer, which may be anything, shows that the model thought before it replied. */
export function showsThinking(answer: unknown): boolean {
  const { choices, usage } = fields(answer);
  const { content, reasoning, reasoning_content } = fields(fields(Array.isArray(choices) ? choices[0] : null).message);
  const { reasoning_tokens: spent } = fields(fields(usage).completion_tokens_details);
  return (
    (typeof spent === 'number' && spent > 0) ||
    [reasoning, reasoning_content].some((text) => typeof text === 'string' && text !== '') ||
    (typeof content === 'string' && /^\s*<think>/.test(content))
  );
}
