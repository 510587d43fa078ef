import type { Check } from '../../check.ts';
import { isWord, readPhrase, type Token } from '../../grammar/tokens.ts';
import type { LetterCase } from '../../texts/letter-case.ts';
import { wholeCheck } from '../../texts/whole-case.ts';
import type { Claim } from '../claim.ts';

/** Reads "is in lowercase", "is written entirely in capital letters", "answers in all caps". */
export function wholeCase(claim: Claim): Check | undefined {
  const { about, relation, negated, object, isFault } = claim;
  const only = onlyLetters(claim);
  if (only) return wholeCheck(only, false);
  const isReply = relation === 'reply';
  if (relation !== 'be' && relation !== 'stay' && !isReply) return undefined;
  // Of a response that explains its answer, only the answer may be meant.
  if (about === 'answer') return undefined;
  const named = readWhole(object);
  if (!named) return undefined;
  const { letterCase, isTotal, hasIn, hasNoun } = named;
  // "Not in lowercase" may deny all letters or some; "answers with capital letters" may be of "A" and "B".
  if (negated && !isTotal && !isFault) return undefined;
  const isPlain = isReply ? !hasIn && (isTotal || !hasNoun) : hasIn || isTotal || !hasNoun;
  return isPlain ? wholeCheck(letterCase, negated) : undefined;
}

/** Reads "uses only lowercase letters"; what "contains only lowercase letters" says of digits and blanks nobody can tell. */
function onlyLetters({ relation, negated, object }: Claim): LetterCase | undefined {
  const start = relation === 'use' && isWord(object[0], 'only') ? 1 : relation === 'useOnly' ? 0 : undefined;
  const found = start === undefined || negated ? undefined : readPhrase(object, start, CASES);
  return found?.next === object.length &&
    found.value.hasNoun &&
    !isWord(object.at(-1), 'caps') &&
    !isWord(object.at(-1), 'capitals')
    ? found.value.letterCase
    : undefined;
}

interface Whole {
  letterCase: LetterCase;
  /** Whether "all", "entirely" or the like is said. */
  isTotal: boolean;
  hasIn: boolean;
  /** Whether letters are named: "capital letters" or "capitals", not "uppercase". */
  hasNoun: boolean;
}

const TOTALS = ['all', 'entirely', 'completely', 'fully', 'exclusively'].map((word) => [word, null] as const);

const CASES: readonly (readonly [string, Pick<Whole, 'letterCase' | 'hasNoun'>])[] = [
  ...['lowercase', 'lower case', 'lower-case'].flatMap((name) => named(name, 'lowercase')),
  ...['uppercase', 'upper case', 'upper-case'].flatMap((name) => named(name, 'capital')),
  ...['capital letters', 'capitals', 'caps'].map((name) => [name, { letterCase: 'capital', hasNoun: true }] as const),
];

function named(name: string, letterCase: LetterCase): typeof CASES {
  return [
    [name, { letterCase, hasNoun: false }],
    [`${name} letters`, { letterCase, hasNoun: true }],
  ];
}

/** [written] [entirely] [in] [all] lowercase [letters] [only] */
function readWhole(object: readonly Token[]): Whole | undefined {
  const written = isWord(object[0], 'written') ? 1 : 0;
  const before = readPhrase(object, written, TOTALS);
  const link = before?.next ?? written;
  const hasIn = isWord(object[link], 'in');
  const after = hasIn ? readPhrase(object, link + 1, TOTALS) : undefined;
  const found = readPhrase(object, after?.next ?? (hasIn ? link + 1 : link), CASES);
  if (!found || (written > 0 && !hasIn)) return undefined;
  // "All capitals" may be cities.
  if (!hasIn && isWord(object[found.next - 1], 'capitals')) return undefined;
  const last = isWord(object[found.next], 'only') ? found.next + 1 : found.next;
  return last === object.length
    ? { ...found.value, hasIn, isTotal: before !== undefined || after !== undefined }
    : undefined;
}
