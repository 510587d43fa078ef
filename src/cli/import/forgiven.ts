/** Characters of the source that are no fault, although not everything can hold them. */
export interface Forgiven {
  what: string;
  /** What becomes of them. */
  became: string;
  count: number;
}

const kinds = [
  { what: 'text with a NUL character', became: 'kept in answers, removed from the names of evaluators', is: hasNul },
  {
    what: 'text with half a surrogate pair',
    became: 'kept in answers, replaced by � in the names of evaluators',
    is: (text: string) => !text.isWellFormed(),
  },
];

function hasNul(text: string): boolean {
  return text.includes('\0');
}

/**
 * Counts the characters that an import forgives, so that nobody looks in vain for what differs from the source.
 * @param values Of the files, as JSON.
 * @param marks How many files began with a byte order mark.
 */
export function forgivenIn(values: readonly unknown[], marks: number): Forgiven[] {
  const counts = kinds.map(() => 0);
  const left: unknown[] = [...values];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string')
      kinds.forEach(({ is }, index) => {
        if (is(value)) counts[index]! += 1;
      });
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) left.push(one);
  }
  const found = [
    { what: 'byte order mark at the beginning of a file', became: 'not read', count: marks },
    ...kinds.map(({ what, became }, index) => ({ what, became, count: counts[index]! })),
  ];
  return found.filter(({ count }) => count > 0);
}
