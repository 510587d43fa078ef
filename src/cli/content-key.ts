import { hash } from 'node:crypto';
import type { components } from '../../generated/openapi.d.ts';

/**
 * Equal for the same conversation and criterion, in whatever file they are.
 * @returns 132 bits of a SHA-256 as 22 characters
 */
export const contentKey = (
  { messages, system, tools }: components['schemas']['Conversation'],
  criterion: string,
): string => hash('sha256', JSON.stringify([{ messages, system, tools }, criterion]), 'base64url').slice(0, 22);
