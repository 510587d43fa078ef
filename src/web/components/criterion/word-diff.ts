/** A part of a text that changed, or did not. */
export interface Piece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** More comparisons than this would block the page: the middle of such texts is shown as replaced. */
const mostComparisons = 4_000_000;

const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const wordsOf = (text: string): string[] => Array.from(words.segment(text), ({ segment }) => segment);

/** How one text became another, word by word. What was removed stands before what was added in its place. */
export function wordDiff(before: string, after: string): Piece[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const middle = [a.slice(start, a.length - end), b.slice(start, b.length - end)] as const;
  return joined([...a.slice(0, start).map(same), ...changesOf(...middle), ...a.slice(a.length - end).map(same)]);
}

const same = (text: string): Piece => ({ kind: 'same', text });
const removed = (text: string): Piece => ({ kind: 'removed', text });
const added = (text: string): Piece => ({ kind: 'added', text });

/** Keeps the longest common subsequence of words. */
function changesOf(a: readonly string[], b: readonly string[]): Piece[] {
  if (a.length * b.length > mostComparisons) return [...a.map(removed), ...b.map(added)];
  // How long it is from each pair of positions to the ends.
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i]![j] = a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      pieces.push(same(a[i++]!));
      j++;
    } else if (j === b.length || (i < a.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!))
      pieces.push(removed(a[i++]!));
    else pieces.push(added(b[j++]!));
  }
  return pieces;
}

/** Neighbours of a kind become one piece. A space between two replaced words belongs to both phrases. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  const change = { removed: '', added: '' };
  const close = () => {
    for (const kind of ['removed', 'added'] as const) {
      if (change[kind]) result.push({ kind, text: change[kind] });
      change[kind] = '';
    }
  };
  pieces.forEach(({ kind, text }, at) => {
    const isBetween = !text.trim() && change.removed && change.added && (pieces[at + 1]?.kind ?? 'same') !== 'same';
    if (kind !== 'same') change[kind] += text;
    else if (isBetween) {
      change.removed += text;
      change.added += text;
    } else {
      close();
      const last = result.at(-1);
      if (last?.kind === 'same') last.text += text;
      else result.push(same(text));
    }
  });
  close();
  return result;
}
