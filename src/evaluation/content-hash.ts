import { hash } from 'node:crypto';
import type { ResponseRange } from '../judge/conversation.ts';
import type { Variables } from '../judge/criterion/template.ts';

/**
 * Identifies what was judged, by any judge: equal for the same conversation and the same responses in it.
 * @param conversation as JSON text, with `messages`, `system` and `tools` in this order
 * @param variables The values of an evaluator's placeholders: the same response with others is another content. A criterion
 *   without an evaluator has them in its text.
 * @returns 128 bits of a SHA-256 as 22 characters
 */
export function contentHash(conversation: string, responses: readonly ResponseRange[], variables?: Variables): string {
  const parts = [conversation, JSON.stringify(responses)];
  if (variables) parts.push(JSON.stringify(Object.entries(variables).toSorted()));
  return hash('sha256', `[${parts.join()}]`, 'base64url').slice(0, 22);
}
