import type { Check } from '../../check.ts';
import { isMark, isWord, type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import { markedSectionsCheck, SECTION } from '../../texts/marked-sections.ts';
import type { Claim } from '../claim.ts';
import { readPresence } from '../presence.ts';
import { readQuantity } from '../quantity.ts';

const EACH = [
  ...['', 'each ', 'each section ', 'each of them ', 'all ', 'each of which is ', 'all of which are ', 'that are '],
  ...[
    'which are ',
    'with each section ',
    'with each ',
    'and each section is ',
    'and each is ',
    'and each one is ',
    'and the beginning of each section is ',
    'and the start of each section is ',
  ],
  ...['and each of them is ', 'each section being ', 'each one '],
];

const MARKED: readonly (readonly [string, null])[] = EACH.flatMap((each) =>
  ['marked', 'labeled', 'labelled', 'headed', 'titled', 'introduced', 'named', 'beginning', 'starting'].flatMap(
    (participle) => ['with', 'by', 'as', ''].map((link) => [`${each}${participle} ${link}`.trim(), null] as const),
  ),
);

/** "Is divided into 3 sections" says that it has them. */
const DIVIDED = [
  'divided into',
  'split into',
  'organized into',
  'organised into',
  'structured into',
  'broken into',
].map((phrase) => [phrase, null] as const);

function asHaving(claim: Claim): Claim {
  const divided = claim.relation === 'be' ? readPhrase(claim.object, 0, DIVIDED)?.next : undefined;
  const at = claim.relation === 'consist' ? 0 : divided;
  // "Is divided into sections" says that there are several.
  if (at === undefined || !readQuantity(claim.object, at)) return claim;
  return { ...claim, relation: 'have', object: claim.object.slice(at) };
}

/**
 * Checks on sections that a word and a number mark: "has at least 2 sections, each marked with "SECTION X" where X is a
 * number". The word is looked for as it is written, at the beginning of a line; a number that comes again is one section.
 */
export function markedSections(given: Claim): Check | undefined {
  const claim = asHaving(given);
  const object = withoutBrackets(claim.object);
  for (let at = 1; at < object.length; at += 1) {
    const marked = readPhrase(object, isMark(object[at], ',') ? at + 1 : at, MARKED);
    if (!marked) continue;
    const marker = readMarker(object, marked.next);
    const asked =
      marker?.next === object.length ? readPresence({ ...claim, object: object.slice(0, at) }, SECTION) : undefined;
    return asked && markedSectionsCheck(marker!.value, asked);
  }
  return undefined;
}

/** "3 sections (each marked …)" as "3 sections, each marked …". */
function withoutBrackets(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => isMark(token, '('));
  const isWhole = at > 0 && isMark(tokens.at(-1), ')') && readPhrase(tokens, at + 1, MARKED) !== undefined;
  return isWhole ? [...tokens.slice(0, at), ...tokens.slice(at + 1, -1)] : tokens;
}

/** Reads "'SECTION X' where X is a number"; its value is the word. */
function readMarker(tokens: readonly Token[], at: number): Reading<string> | undefined {
  const token = tokens[at];
  const [, word, letter] = token?.kind === 'quoted' ? (/^(\p{L}[\p{L}\p{M}]*) (\p{Lu})$/u.exec(token.text) ?? []) : [];
  const being = readBeing(tokens, at + 1);
  if (word && being?.value === letter) return { value: word, next: being!.next };
  const where = isMark(tokens[at + 1], ',') ? at + 2 : at + 1;
  const end = readPhrase(
    tokens,
    where + 2,
    ['is a number', 'is the number', 'is the section number', 'is the number of the section'].map((phrase) => [
      phrase,
      null,
    ]),
  );
  const names = tokens[where + 1];
  const isLetter = names?.kind === 'word' && names.raw === letter;
  return word && end && isWord(tokens[where], 'where') && isLetter ? { value: word, next: end.next } : undefined;
}

/** Reads "(X being a number)"; its value is the letter. */
function readBeing(tokens: readonly Token[], at: number): Reading<string> | undefined {
  const letter = tokens[at + 1];
  const end = isMark(tokens[at], '(') ? readPhrase(tokens, at + 2, BEING) : undefined;
  return end && letter?.kind === 'word' && isMark(tokens[end.next], ')')
    ? { value: letter.raw, next: end.next + 1 }
    : undefined;
}

const BEING = ['being a number', 'is a number', 'being the section number', 'being the number'].map(
  (phrase) => [phrase, null] as const,
);
