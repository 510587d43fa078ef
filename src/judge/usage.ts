import { JudgeError } from './judge-error.ts';
import type { TokenUsage } from './verdict.ts';

/** The sum of two usages; null means that no model was called, and adds nothing. */
export function addUsage(first: TokenUsage | null, second: TokenUsage | null): TokenUsage | null {
  if (!first || !second) return first ?? second;
  return {
    prompt: first.prompt + second.prompt,
    completion: first.completion + second.completion,
    cached_prompt: first.cached_prompt + second.cached_prompt,
  };
}

/**
 * Adds earlier usage to an error. A JudgeError is copied, never changed: all judgments of a request share the reason of an
 * abort, and each would add its own usage to it.
 */
export function withUsage(error: unknown, paidBefore: TokenUsage | null): unknown {
  if (!(error instanceof JudgeError) || !paidBefore) return error;
  return error.with({ usage: addUsage(paidBefore, error.usage) });
}
