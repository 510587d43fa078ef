import { hash } from 'node:crypto';
import type { ResponseRange } from '../judge/conversation.ts';

/**
 * Identifies what was judged, whoever judged it: equal for the same conversation and the same responses in it.
 * @param conversation as JSON text, with `messages`, `system` and `tools` in this order
 * @returns 128 bits of a SHA-256 as 22 characters
 */
export const contentHash = (conversation: string, responses: readonly ResponseRange[]): string =>
  hash('sha256', `[${conversation},${JSON.stringify(responses)}]`, 'base64url').slice(0, 22);
