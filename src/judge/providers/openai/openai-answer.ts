import { JudgeError } from '../../judge-error.ts';
import type { TokenUsage } from '../../verdict.ts';
import { finishOf } from '../http/finish.ts';
import { count, fields, NO_COMPLETION, REFUSED } from '../http/reading.ts';
import { type Call, FLAW, saidAndCalled } from '../http/several-texts.ts';
import type { Completion } from '../provider.ts';
import type { Dialect } from './openai-dialect.ts';
import { hasAlternatives, readTokens } from './openai-tokens.ts';

/** The part of the request that decides how its reply is read. */
interface ReadOptions extends Pick<Dialect, 'format' | 'unread'> {
  /** Whether the request asked for log probabilities. */
  probabilities: boolean;
  /** The name of the offered tool. */
  tool: string;
}

/**
 * Reads a 200's body, which may be anything, into a completion. A missing text is an empty one.
 * @see https://platform.openai.com/docs/api-reference/chat/object (OpenAI's API reference), for the fields
 * @throws JudgeError `unusable_reply` when there is no completion in it, the model refused, or its text was withheld or
 * broke off; `too_long` when the model's window ended the reply
 */
export function readAnswer(
  answer: unknown,
  options: ReadOptions,
): { completion: Completion; shows?: Partial<Dialect> } {
  const { choices } = fields(answer);
  const usage = readUsage(answer);
  const [first, ...others] = (Array.isArray(choices) ? choices : []).map((choice) =>
    readChoice(choice, options, usage),
  );
  if (!first) throw new JudgeError('unusable_reply', NO_COMPLETION, { usage });
  const { said, logprobs, ...reply } = first;
  const { text } = reply;
  const differs = others.some((other) => other.text.trim() !== '' && other.text !== text);
  const tokens = options.probabilities ? readTokens(logprobs, text) : null;
  const completion = { ...reply, usage, tokens, ...(differs && { flaw: FLAW.choices }) };
  // Tool calls come without probabilities, so they show nothing about the server.
  if (!options.probabilities || text === '' || text !== said) return { completion };
  return { completion, shows: tokens ? { unread: 0 } : shownWithout(logprobs, options.unread + 1) };
}

function readChoice(choice: unknown, { format, tool }: ReadOptions, usage: TokenUsage) {
  const { message, finish_reason: reason, logprobs } = fields(choice);
  if (typeof message !== 'object' || message === null) throw new JudgeError('unusable_reply', NO_COMPLETION, { usage });
  const finish = finishOf(reason, usage);
  const { content, refusal } = fields(message);
  // Servers that have the field send null or an empty text with every reply that is no refusal.
  if ([refusal, ...refusalsIn(content)].some((text) => typeof text === 'string' && text.trim() !== ''))
    throw new JudgeError('unusable_reply', REFUSED, { usage });
  const said = readText(content);
  const texts = saidAndCalled(said, readCalls(message), { tool, first: format === 'tools' ? 'called' : 'said' });
  return { ...texts, said, finish, logprobs };
}

const refusalsIn = (content: unknown): unknown[] =>
  Array.isArray(content) ? content.map((part) => fields(part).refusal) : [];

/** After this many replies in a row without readable tokens, no more are requested. A single one may be a character split between tokens. */
const MOST_UNREAD = 3;

function shownWithout(logprobs: unknown, unread: number): Partial<Dialect> {
  return hasAlternatives(logprobs) && unread < MOST_UNREAD ? { unread } : { alternatives: 0 };
}

/** Content is a text; with some servers it is a list of parts, and those of type `text` are the reply. */
function readText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map(fields)
    .map(({ type, text }) => (type === 'text' && typeof text === 'string' ? text : ''))
    .join('');
}

/** The tool calls of a message, and a `function_call`, the older form. */
function readCalls(message: object): Call[] {
  const { tool_calls: calls, function_call: call } = fields(message);
  const functions = (Array.isArray(calls) ? calls : []).map((one) => fields(one).function ?? fields(one).custom);
  return [...functions, call].filter((one) => typeof one === 'object' && one !== null).map(readCall);
}

/** Some servers send the arguments as an object, or leave out the name. */
function readCall(call: unknown): Call {
  const { name, arguments: written } = fields(call);
  return {
    name: typeof name === 'string' && name !== '' ? name : undefined,
    written:
      typeof written === 'string'
        ? written
        : typeof written === 'object' && written !== null
          ? JSON.stringify(written)
          : '',
  };
}

/** The usage that a body, which may be anything, reports. DeepSeek has another name for cached tokens. */
export function readUsage(answer: unknown): TokenUsage {
  const usage = fields(fields(answer).usage);
  return {
    prompt: count(usage.prompt_tokens),
    completion: count(usage.completion_tokens),
    cached_prompt: count(fields(usage.prompt_tokens_details).cached_tokens) || count(usage.prompt_cache_hit_tokens),
  };
}
