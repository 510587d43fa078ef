import { JudgeError } from './judge-error.ts';
import type { TokenUsage } from './verdict.ts';

/** The sum of what was paid; null stands for "no model was asked" and adds nothing. */
export function addUsage(first: TokenUsage | null, second: TokenUsage | null): TokenUsage | null {
  if (!first || !second) return first ?? second;
  return {
    prompt: first.prompt + second.prompt,
    completion: first.completion + second.completion,
    cached_prompt: first.cached_prompt + second.cached_prompt,
  };
}

/**
 * The same error with what had been paid before it. A JudgeError is copied, never changed: the reason of an abort is
 * one object that every judgment of the request gets, and each would add its own share to it.
 */
export function withUsage(error: unknown, paidBefore: TokenUsage | null): unknown {
  if (!(error instanceof JudgeError) || !paidBefore) return error;
  return error.with({ usage: addUsage(paidBefore, error.usage) });
}
