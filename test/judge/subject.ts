import type { Conversation, ResponseRange, Subject, Turn } from '../../src/judge/conversation.ts';
import { parseCriterion } from '../../src/judge/criterion/criterion.ts';

export const turn = (index: number, role: Turn['role'], text: string, more: Partial<Turn> = {}): Turn => ({
  index,
  role,
  text,
  toolCalls: [],
  toolResults: [],
  attachments: [],
  ...more,
});

/** A subject whose response is the last turn, unless a range is given. */
export function subjectOf(turns: Turn[], more: Partial<Conversation> = {}, response?: ResponseRange): Subject {
  const last = turns.length - 1;
  return { conversation: { system: null, tools: [], turns, ...more }, response: response ?? { first: last, last } };
}

export const PASSES = parseCriterion('Passes if the response is polite');
export const FAILS = parseCriterion('Fails if the response is rude');
export const REWARD = parseCriterion('Reward warmth');
export const PENALIZE = parseCriterion('Penalize rudeness');
