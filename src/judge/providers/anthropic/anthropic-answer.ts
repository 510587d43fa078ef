import { JudgeError } from '../../judge-error.ts';
import type { TokenUsage } from '../../verdict.ts';
import { MESSAGE } from '../http/failure.ts';
import { count, fields, NO_COMPLETION, REFUSED } from '../http/reading.ts';
import type { Completion } from '../provider.ts';
import type { Dialect } from './anthropic-dialect.ts';

const FINISH: Record<string, Completion['finish']> = {
  end_turn: 'stop',
  stop_sequence: 'stop',
  tool_use: 'stop',
  max_tokens: 'length',
};

/**
 * Reads a 200's body, which may be anything, into a completion. No text is an empty text; thinking is left out.
 * @see https://platform.claude.com/docs/en/api/messages (Anthropic's API reference), for the fields
 * @throws JudgeError `unusable_reply` when there is no completion in it or the model refused, `too_long` when the model's
 * window ended the reply
 */
export function readAnswer(answer: unknown, { format }: Pick<Dialect, 'format'>): { completion: Completion } {
  const { content, stop_reason: reason } = fields(answer);
  const usage = readUsage(answer);
  if (!Array.isArray(content)) throw new JudgeError('unusable_reply', NO_COMPLETION, { usage });
  if (reason === 'refusal') throw new JudgeError('unusable_reply', REFUSED, { usage });
  if (reason === 'model_context_window_exceeded') throw new JudgeError('too_long', MESSAGE.too_long, { usage });
  const blocks = content.map(fields);
  const said = blocks.map(({ type, text }) => (type === 'text' && typeof text === 'string' ? text : '')).join('');
  const { input } = blocks.findLast(({ type }) => type === 'tool_use') ?? {};
  const called = input === undefined ? '' : JSON.stringify(input);
  // Some models answer although they were to use the tool, and the other way round.
  const [first, second] = format === 'tool' ? [called, said] : [said, called];
  const finish = typeof reason === 'string' && Object.hasOwn(FINISH, reason) ? FINISH[reason]! : 'other';
  return { completion: { text: first.trim() === '' ? second || first : first, finish, usage, tokens: null } };
}

/**
 * What a body, which may be anything, says that it cost. What is read from the cache and what is written to it is not
 * among the input's tokens.
 */
export function readUsage(answer: unknown): TokenUsage {
  const usage = fields(fields(answer).usage);
  const cached = count(usage.cache_read_input_tokens);
  return {
    prompt: count(usage.input_tokens) + count(usage.cache_creation_input_tokens) + cached,
    completion: count(usage.output_tokens),
    cached_prompt: cached,
  };
}
