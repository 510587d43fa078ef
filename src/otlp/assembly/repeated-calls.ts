import type { Message } from '../conversation.ts';
import type { Reading } from '../reading.ts';
import { nearest } from './ancestors.ts';

/**
 * The model calls that repeat the one that they are in: two instrumentations may see the same call, one of a framework, and in it
 * one of the provider's library. They agree in the answer, or in the question where one of them has no answer. Another call in it,
 * such as that of a tool which asks a model, is a call of its own.
 */
export function repeatedCalls(models: Reading[], parents: ReadonlyMap<Reading, Reading>): ReadonlySet<Reading> {
  const nearestModel = nearest(
    parents,
    ({ kind, conversation }) => kind === 'agent' || (kind === 'llm' && conversation !== undefined),
  );
  return new Set(
    models.filter((span) => {
      const outer = nearestModel(span);
      return outer?.kind === 'llm' && isSame(outer, span);
    }),
  );
}

function isSame({ conversation: outer = {} }: Reading, { conversation: inner = {} }: Reading): boolean {
  const side = outer.output && inner.output ? 'output' : 'input';
  return wordsOf(outer[side]) === wordsOf(inner[side]);
}

/** What was said and called; ids, and how messages are divided, differ between instrumentations. */
const wordsOf = (messages: Message[] = []): string =>
  JSON.stringify(
    messages
      .filter(({ role }) => role !== 'system')
      .flatMap(({ parts }) => parts)
      .flatMap((part): (string | string[])[] => {
        if (part.type === 'text') return part.text === '' ? [] : [part.text.trim()];
        return part.type === 'call' ? [[part.name]] : [];
      }),
  );
