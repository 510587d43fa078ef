/**
 * Probabilities of several comparisons, raised so that the chance of any false finding among all stays at the level of one.
 * The comparisons may depend on each other.
 * Source: Holm 1979, Scandinavian Journal of Statistics 6.
 * @returns in the same order, at most 1
 */
export function holm(probabilities: readonly number[]): number[] {
  const order = probabilities.map((_, at) => at).sort((a, b) => probabilities[a]! - probabilities[b]!);
  const adjusted = new Array<number>(probabilities.length);
  let largest = 0;
  for (const [rank, at] of order.entries()) {
    largest = Math.max(largest, Math.min(1, (probabilities.length - rank) * probabilities[at]!));
    adjusted[at] = largest;
  }
  return adjusted;
}
