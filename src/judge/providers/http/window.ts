import { JudgeError } from '../../judge-error.ts';
import type { TokenUsage } from '../../verdict.ts';
import type { ChatMessage } from '../provider.ts';
import { type Failure, faultOf, MESSAGE } from './failure.ts';
import { estimateTokens, fewestTokens, LONGEST_TOKEN } from './tokens.ts';
import { windowNamedIn } from './window-errors.ts';

/** A prompt is refused without a call only if its estimate exceeds the window by more than the error of a good estimate. */
const CLEARLY_OVER = 1.25;

/** How long to trust a window size that a server named, in milliseconds: the server may restart with another one. */
const LEARNED_FOR = 600_000;

/** The smallest plausible window, in tokens: a smaller number means something else. */
const LEAST = 256;

/** A server that read the whole prompt counts at least this share of the estimate. */
const WHOLE = 0.6;

const CUT =
  "The judge model's server cut the conversation, which is too long for the window it runs the model with. Raise that window (for Ollama: OLLAMA_CONTEXT_LENGTH), or set DEEMSTER_JUDGE_WINDOW to it.";

/**
 * Keeps what is known about a model's window.
 * @param configured Tokens; undefined: learned from the server's refusals
 */
export function createWindow(configured = Number.POSITIVE_INFINITY, now = () => performance.now()) {
  let learned = { size: Number.POSITIVE_INFINITY, until: 0 };
  const size = () => Math.min(configured, now() < learned.until ? learned.size : Number.POSITIVE_INFINITY);

  /** The window in tokens; null if unknown. */
  const known = () => (size() === Number.POSITIVE_INFINITY ? null : size());

  return { assertFits, learn, known };

  /** @throws JudgeError `too_long` for a prompt that clearly does not fit */
  async function assertFits(messages: readonly ChatMessage[]): Promise<void> {
    const most = size() * CLEARLY_OVER;
    const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
    if (characters <= most) return;
    if (characters / LONGEST_TOKEN <= most && (await estimateTokens(textOf(messages))) <= most) return;
    throw new JudgeError('too_long', MESSAGE.too_long);
  }

  /** Remembers the window that a refusal names, if the prompt can have been longer. */
  async function learn(failure: Pick<Failure, 'status' | 'text'>, messages: readonly ChatMessage[]): Promise<void> {
    if (faultOf(failure) !== 'too_long') return;
    const named = windowNamedIn(failure.text);
    if (named === undefined || named < LEAST || named > 2 * (await estimateTokens(textOf(messages)))) return;
    learned = { size: named, until: now() + LEARNED_FOR };
  }
}

/**
 * Some servers, such as Ollama, cut a prompt to their window and answer it. They then count far fewer tokens than the
 * prompt has: fewer than its words, and less than six tenths of the estimate. Assistant messages are not counted, since a
 * template may leave out their thinking.
 * @throws JudgeError `too_long`, with the usage of the reply
 */
export async function assertWhole(messages: readonly ChatMessage[], usage: TokenUsage): Promise<void> {
  const { prompt, cached_prompt } = usage;
  // The prompt's tokens include cached ones, except at a few servers.
  const counted = cached_prompt > prompt ? prompt + cached_prompt : prompt;
  if (counted < LEAST) return;
  const text = textOf(messages.filter(({ role }) => role !== 'assistant'));
  if (counted >= fewestTokens(text) || counted >= WHOLE * (await estimateTokens(text))) return;
  throw new JudgeError('too_long', CUT, { usage });
}

const textOf = (messages: readonly ChatMessage[]): string => messages.map(({ content }) => content).join('\n');
