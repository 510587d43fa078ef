import { type Check, type CheckResult, plainly } from '../check.ts';
import type { Claim } from '../reading/claim.ts';
import { readNaming } from '../reading/naming.ts';
import { readQuotedList } from '../reading/quoted-list.ts';
import { readItem, withCase } from '../reading/quoted-text.ts';
import { type Reading, readPhrase, type Token } from '../reading/tokens.ts';
import { beginning } from '../snippet.ts';
import { inMessage, spoken } from '../spoken.ts';
import { isSame, type Wanted } from './find.ts';
import { fold } from './fold.ts';

/** "Exactly" means to the letter; of a word alone the marks around it and its case are left aside. */
type Manner = 'exact' | 'loose';

const MANNERS: readonly (readonly [string, Manner])[] = [
  ...['exactly', 'precisely', 'equal to', 'exactly equal to', 'identical to'].map(
    (phrase) => [phrase, 'exact'] as const,
  ),
  ...['only', 'just', 'simply', 'nothing but'].map((phrase) => [phrase, 'loose'] as const),
];

const BEFORE: Partial<Record<Claim['relation'], (tokens: readonly Token[]) => Reading<Manner> | undefined>> = {
  be: (tokens) => readPhrase(tokens, 0, MANNERS) ?? { value: 'loose', next: 0 },
  equal: () => ({ value: 'exact', next: 0 }),
  solely: () => ({ value: 'loose', next: 0 }),
};

/**
 * Checks whether the whole response is a quoted text, or one of several. "The answer is exactly 'B'" is none: it may speak
 * of what the response comes to.
 */
export function equality({ about, relation, negated, object }: Claim): Check | undefined {
  const manner = BEFORE[relation]?.(object);
  if (!manner || about === 'answer') return undefined;
  const isExact = manner.value === 'exact';
  const texts = oneOf(object, manner.next, isExact) ?? single(object, manner.next, isExact);
  return texts && equalityCheck(isExact ? texts.map((text) => ({ ...text, wholeWords: false })) : texts, negated);
}

/** "one of the words 'x', 'y' and 'z'", "'x' or 'y'" */
function oneOf(tokens: readonly Token[], at: number, isExact: boolean): readonly Wanted[] | undefined {
  const list = readQuotedList(tokens, at, isExact);
  const isUnderstood = list?.next === tokens.length && list.value.share === 'any';
  return isUnderstood && (isExact || list.value.kind === 'word') ? list.value.texts : undefined;
}

/** "'x'", "the word 'x'" */
function single(tokens: readonly Token[], at: number, isExact: boolean): readonly Wanted[] | undefined {
  const naming = readNaming(tokens, at);
  if (!naming || naming.value.isPlural || naming.value.count !== undefined) return undefined;
  const { kind = isExact ? 'text' : undefined } = naming.value;
  if (kind !== 'word' && kind !== 'text') return undefined;
  const item = readItem(tokens, naming.next, { ...naming.value, kind, isExact: naming.value.isExact || isExact });
  const wanted = item && withCase(item, tokens, naming.next + 1);
  return wanted?.next === tokens.length ? [wanted.value] : undefined;
}

function equalityCheck(given: readonly Wanted[], negated: boolean): Check {
  const wanted = given.map((one) => ({ ...one, text: one.text.normalize('NFC') }));
  return {
    name: 'text',
    what: 'the whole response',
    asked: `${negated ? 'anything but ' : ''}${wanted.map(({ text }) => `"${text}"`).join(' or ')}`,
    reads: 'text',
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const haystack = fold(said.text.normalize('NFC'), wanted[0]!.caseSensitive);
      const holds = wanted.some((one) => isSame(haystack, one)) !== negated;
      const shown = beginning(said.text);
      return {
        ...plainly(holds),
        found: shown === '' ? 'The response is empty' : `The response is "${shown}"`,
        evidence: [inMessage(said.index)],
      };
    },
  };
}
