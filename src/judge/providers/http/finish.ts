import { JudgeError } from '../../judge-error.ts';
import type { TokenUsage } from '../../verdict.ts';
import type { Completion } from '../provider.ts';
import { MESSAGE } from './failure.ts';
import { FILTERED, REFUSED } from './reading.ts';

const BROKEN_OFF = "The judge model's server ended the reply for a reason other than its end.";

/** Why a model stopped, in the words of OpenAI, of Anthropic and of servers that kept their own, in small letters. */
const FINISH: Record<string, Completion['finish']> = {
  stop: 'stop',
  end_turn: 'stop',
  tool_calls: 'stop',
  tool_use: 'stop',
  function_call: 'stop',
  stop_sequence: 'stop',
  // Text Generation Inference, Together, Cohere, and gateways that pass on what their engine says.
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
 * Reads the reason for which a model stopped. Servers that give none leave it out, or send null or an empty text.
 * @param usage What the reply cost.
 * @throws JudgeError when the reason says that the text is not the model's whole and own reply, or is unknown
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
