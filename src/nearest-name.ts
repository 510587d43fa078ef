import leven, { closestMatch } from 'leven';

/** Longer names are not treated as misspellings, in UTF-16 code units. */
const LONGEST = 80;

/** Up to this length, a name differs from most others in only two characters. */
const SHORT = 4;

/**
 * The known name that was probably meant: equal except for case, white space, `_` and `-`, or with at most two wrong,
 * missing or extra characters (at most a fifth of a long name; in a short name one character, or two swapped ones). Undefined if none
 * is that close.
 */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  if (name.length > LONGEST) return undefined;
  const wanted = bare(name);
  const candidates = new Map([...known].map((candidate) => [bare(candidate), candidate]));
  const maxDistance = Math.max(2, Math.floor(wanted.length / 5));
  const closest = closestMatch(wanted, [...candidates.keys()], { maxDistance });
  if (closest === undefined) return undefined;
  const isShort = Math.min(wanted.length, closest.length) <= SHORT;
  const isClose = !isShort || leven(wanted, closest) <= 1 || letters(wanted) === letters(closest);
  return isClose ? candidates.get(closest) : undefined;
}

const bare = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/g, '');

const letters = (name: string): string => [...name].sort().join('');
