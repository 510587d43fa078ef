/** A name of more characters is no slip of the pen. */
const longest = 40;

/**
 * The one of the names that was probably meant: equal but for case, `_` and `-`, or with at most two slips (one, in a name
 * of up to four characters). Undefined where none is that close.
 */
export function closestName(name: string, names: Iterable<string>): string | undefined {
  if (name.length > longest) return undefined;
  const wanted = plain(name);
  let [closest, least] = [undefined as string | undefined, 3];
  for (const candidate of names) {
    const other = plain(candidate);
    if (Math.abs(wanted.length - other.length) > 2) continue;
    const slips = slipsBetween(wanted, other);
    const most = Math.min(wanted.length, candidate.length) <= 4 ? 1 : 2;
    if (slips <= most && slips < least) [closest, least] = [candidate, slips];
  }
  return closest;
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_-]/g, '');

/**
 * Characters that are wrong, missing, too many or swapped with their neighbour (optimal string alignment). More than two are
 * not counted to their end: a hostile body may hold 100,000 names.
 */
function slipsBetween(first: string, second: string): number {
  let before: number[] = [];
  let row = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (let i = 1; i <= first.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= second.length; j += 1) {
      const isSame = first[i - 1] === second[j - 1];
      const isSwapped = i > 1 && j > 1 && first[i - 1] === second[j - 2] && first[i - 2] === second[j - 1];
      const slips = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1));
      next.push(isSwapped ? Math.min(slips, before[j - 2]! + 1) : slips);
    }
    if (Math.min(...row) > 2 && Math.min(...next) > 2) return 3;
    [before, row] = [row, next];
  }
  return row[second.length]!;
}
