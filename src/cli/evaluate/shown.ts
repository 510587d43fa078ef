import { type Outcome, outcomes, type Result } from './result.ts';

/**
 * Keeps the results that are worth showing: failures first, then what is inconclusive, errors, what does not apply, and passes.
 * @param most how many to keep; of each outcome, the first ones
 */
export function mostImportant<Kept>(most: number, kept: readonly Outcome[] = outcomes) {
  const byOutcome = new Map(kept.map((outcome) => [outcome, [] as Kept[]]));
  return {
    add({ result }: Result, make: () => Kept): void {
      const own = byOutcome.get(result);
      if (own && own.length < most) own.push(make());
    },
    /** At most so many, the most important first. */
    list: (): Kept[] => [...byOutcome.values()].flat().slice(0, most),
  };
}
