import { JudgeError } from '../judge-error.ts';
import type { TokenUsage } from '../verdict.ts';
import type { Completion } from './provider.ts';

const NO_COMPLETION = "The judge model's server answered without a completion.";
const FILTERED = "The judge model's server withheld the reply by a content filter.";

/** `finish_reason` in the words of OpenAI and of servers that kept their own. */
const FINISH: Record<string, Completion['finish']> = {
  stop: 'stop',
  end_turn: 'stop',
  length: 'length',
  max_tokens: 'length',
  model_length: 'length',
};

type Fields = Record<string, unknown>;
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

/**
 * Reads a 200's body, which may be anything, into a completion. No text is an empty text.
 * @see https://platform.openai.com/docs/api-reference/chat/object (OpenAI's API reference), for the fields
 * @throws JudgeError `unusable_reply` when there is no completion in it, or its text was withheld
 */
export function readAnswer(answer: unknown): Completion {
  const { choices, usage: reported } = fields(answer);
  const usage = readUsage(fields(reported));
  const choice = Array.isArray(choices) ? choices[0] : undefined;
  const { message, finish_reason: reason } = fields(choice);
  if (typeof message !== 'object' || message === null) throw new JudgeError('unusable_reply', NO_COMPLETION, { usage });
  if (reason === 'content_filter') throw new JudgeError('unusable_reply', FILTERED, { usage });
  const finish = typeof reason === 'string' && Object.hasOwn(FINISH, reason) ? FINISH[reason]! : 'other';
  return { text: readText(fields(message).content), finish, usage };
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

const readUsage = ({ prompt_tokens, completion_tokens, prompt_tokens_details }: Fields): TokenUsage => ({
  prompt: count(prompt_tokens),
  completion: count(completion_tokens),
  cached_prompt: count(fields(prompt_tokens_details).cached_tokens),
});

const count = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0);
