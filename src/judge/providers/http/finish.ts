import { JudgeError } from '../../judge-error.ts';
import type { TokenUsage } from '../../verdict.ts';
import type { Completion } from '../provider.ts';
import { MESSAGE } from './failure.ts';
import { FILTERED, REFUSED } from './reading.ts';

const BROKEN_OFF = "The judge model's server ended the reply for a reason other than its end.";

/** Why a model stopped, in lower case: the terms of OpenAI, Anthropic and servers with terms of their own. */
const FINISH: Record<string, Completion['finish']> = {
  stop: 'stop',
  end_turn: 'stop',
  tool_calls: 'stop',
  tool_use: 'stop',
  function_call: 'stop',
  stop_sequence: 'stop',
  // Text Generation Inference, Together, Cohere, and gateways that forward their engine's term.
  eos_token: 'stop',
  eos: 'stop',
  complete: 'stop',
  completed: 'stop',
  end: 'stop',
  length: 'length',
  max_tokens: 'length',
  model_length: 'length',
};

const WITHHELD = new Set(['content_filter', 'safety', 'sensitive', 'guardrail_intervened', 'recitation']);

/**
 * Reads why a model stopped. Servers without a reason leave it out, or send null or an empty text.
 * @param usage The usage of the reply, for the error.
 * @throws JudgeError if the text is not the model's own, complete reply by this reason, or the reason is unknown
 */
export function finishOf(reason: unknown, usage: TokenUsage): Completion['finish'] {
  if (reason === undefined || reason === null || reason === '') return 'other';
  const word = String(reason).toLowerCase().replaceAll('-', '_');
  if (Object.hasOwn(FINISH, word)) return FINISH[word]!;
  if (word === 'model_context_window_exceeded') throw new JudgeError('too_long', MESSAGE.too_long, { usage });
  if (word === 'refusal') throw new JudgeError('unusable_reply', REFUSED, { usage });
  if (WITHHELD.has(word)) throw new JudgeError('unusable_reply', FILTERED, { usage });
  // Such as `error`, `abort` and DeepSeek's `insufficient_system_resource`.
  throw new JudgeError('unusable_reply', BROKEN_OFF, { usage, canSucceedLater: true });
}
