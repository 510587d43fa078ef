import { either, SOURCES, type Source } from '../../conversation/grounded-sources.ts';
import { afterPhrase, type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';

/** Reads "the tool results", "the context", "the user's message or the tool results". */
export function readSource(tokens: readonly Token[], at: number): Reading<Source> | undefined {
  const first = readPhrase(tokens, at, SOURCES);
  if (!first) return undefined;
  const or = afterPhrase(tokens, first.next, 'or');
  const other = or === undefined ? undefined : readSource(tokens, afterPhrase(tokens, or, 'in') ?? or);
  return other ? { value: either(first.value, other.value), next: other.next } : first;
}
