/**
 * The known name that a misspelt one is closest to; undefined when none is close. Case and separators do not count, and one
 * edit in five characters is still close.
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const wanted = bare(name);
  const [best] = known
    .map((candidate) => ({ candidate, edits: editsBetween(wanted, bare(candidate)) }))
    .filter(({ candidate, edits }) => edits <= Math.max(1, Math.floor(bare(candidate).length / 5)))
    .toSorted((one, other) => one.edits - other.edits);
  return best?.candidate;
}

const bare = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/g, '');

/** Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment). */
function editsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const edits = [rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + (isSame ? 0 : 1)];
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        edits.push(rows[i - 2]![j - 2]! + 1);
      row.push(Math.min(...edits));
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
}
