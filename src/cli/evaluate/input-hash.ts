import { hash } from 'node:crypto';
import type { Judgment } from './judgments.ts';

/** @returns 132 bits of a SHA-256 as 22 characters */
export const shortHash = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64url').slice(0, 22);

/**
 * Identifies what was asked, whatever the answer: the conversation up to the last user message.
 * @returns null without a user message
 */
export function inputHash({ messages, system, tools }: Judgment['row']['conversation']): string | null {
  const last = messages.findLastIndex(({ role }) => role === 'user');
  return last === -1 ? null : shortHash([messages.slice(0, last + 1), system, tools]);
}
