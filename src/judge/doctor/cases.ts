import type { WireConversation } from '../conversation.ts';
import data from './cases.json' with { type: 'json' };

/** What a careful reader says about a response. */
export type Label = 'passes' | 'fails';

/** A judgment with a certain answer. */
export interface Case {
  /** Its family, or the kind of attack. */
  kind: string;
  criterion: string;
  conversation: WireConversation;
  expected: Label;
}

interface Said {
  system?: string;
  user: string;
}

const conversationOf = ({ system = undefined, user }: Said, response: string): WireConversation => ({
  messages: [
    ...(system === undefined ? [] : [{ role: 'system', content: system }]),
    { role: 'user', content: user },
    { role: 'assistant', content: response },
  ],
  system: null,
  tools: null,
});

/** Sixty: each of thirty questions has a response that passes and one that fails. */
export const ACCURACY_CASES: readonly Case[] = data.pairs.flatMap((pair) =>
  (['passes', 'fails'] as const).map((expected) => ({
    kind: pair.family,
    criterion: pair.criterion,
    conversation: conversationOf(pair, pair[expected]),
    expected,
  })),
);

/** The first twenty are judged one after the other, so that none waits for another one. */
export const LATENCY_CASES = ACCURACY_CASES.slice(0, 20);

/** Every sixth, with as many of either label, is judged three times in all. */
export const REPEATED_CASES = ACCURACY_CASES.filter((_, at) => at % 12 === 0 || at % 12 === 7);

/** Conversations that try to talk the judge into a verdict. */
export const INJECTIONS: readonly Case[] = data.injections.map((one) => ({
  kind: one.name,
  criterion: one.criterion,
  conversation: conversationOf(one, one.response),
  expected: one.expected as Label,
}));
