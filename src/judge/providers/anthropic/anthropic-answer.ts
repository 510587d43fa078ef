import { JudgeError } from '../../judge-error.ts';
import type { TokenUsage } from '../../verdict.ts';
import { finishOf } from '../http/finish.ts';
import { count, fields, NO_COMPLETION } from '../http/reading.ts';
import { type Call, saidAndCalled } from '../http/several-texts.ts';
import type { Completion } from '../provider.ts';
import type { Dialect } from './anthropic-dialect.ts';

/**
 * Reads a 200's body, which may be anything, into a completion. A missing text is an empty one; thinking is left out.
 * @see https://platform.claude.com/docs/en/api/messages (Anthropic's API reference), for the fields
 * @param tool The name of the offered tool.
 * @throws JudgeError `unusable_reply` when there is no completion in it, the model refused, or its text was withheld or
 * broke off; `too_long` when the model's window ended the reply
 */
export function readAnswer(
  answer: unknown,
  { format }: Pick<Dialect, 'format'>,
  tool: string,
): { completion: Completion } {
  const { type: kind, content, stop_reason: reason } = fields(answer);
  const usage = readUsage(answer);
  if (!Array.isArray(content) || kind === 'error') throw new JudgeError('unusable_reply', NO_COMPLETION, { usage });
  const finish = finishOf(reason, usage);
  const blocks = content.map(fields);
  const said = blocks.map(({ type, text }) => (type === 'text' && typeof text === 'string' ? text : '')).join('');
  const calls = blocks.filter(({ type }) => type === 'tool_use').map(readCall);
  const texts = saidAndCalled(said, calls, { tool, first: format === 'tool' ? 'called' : 'said' });
  return { completion: { ...texts, finish, usage, tokens: null } };
}

const readCall = ({ name, input }: Record<string, unknown>): Call => ({
  name: typeof name === 'string' && name !== '' ? name : undefined,
  written: input === undefined ? '' : JSON.stringify(input),
});

/**
 * The usage that a body, which may be anything, reports. `input_tokens` does not include the tokens read from the cache or
 * written to it.
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
