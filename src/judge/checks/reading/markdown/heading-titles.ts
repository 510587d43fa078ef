import type { Check } from '../../check.ts';
import { combined } from '../../combined.ts';
import { isMark, isWord, type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import { titleCheck } from '../../markdown/heading-titles.ts';
import { presence } from '../../quantity.ts';
import type { Wanted } from '../../texts/find.ts';
import type { Claim } from '../claim.ts';
import { denied } from '../denied.ts';
import type { Naming } from '../naming.ts';
import { withoutPlace } from '../place.ts';
import { readItem } from '../quoted-text.ts';

const CALLED = [
  ...['called', 'titled', 'entitled', 'named', 'labeled', 'labelled', 'reading', 'saying', 'that reads', 'that says'],
  ...['with the text', 'with the title', 'that is called', 'that is titled', 'that are called', 'that are titled'],
].map((phrase) => [phrase, null] as const);

interface Opening {
  isPlural: boolean;
  /** Whether "called" may be left out: "the heading 'Summary'". */
  isNamed: boolean;
  isNone: boolean;
}

const opening = (phrase: string, isPlural: boolean, isNamed: boolean, isNone = false) =>
  ['', 'section ', 'markdown '].flatMap((kind) =>
    [`heading${isPlural ? 's' : ''}`].map(
      (noun) => [[phrase, `${kind}${noun}`].filter(Boolean).join(' '), { isPlural, isNamed, isNone }] as const,
    ),
  );

const OPENINGS: readonly (readonly [string, Opening])[] = [
  ...opening('a', false, true),
  ...opening('any', false, false),
  ...opening('the', false, true),
  ...opening('no', false, false, true),
  ...opening('', true, false),
  ...opening('the', true, true),
];

/** Checks on headings by what they say: "has a heading called 'Summary'", "has the headings 'Pros' and 'Cons'". */
export function headingTitles({ about, relation, negated, object, isFault }: Claim): Check | undefined {
  if (typeof about === 'object' || (relation !== 'have' && relation !== 'use')) return undefined;
  const tokens = withoutPlace(object);
  const start = readPhrase(tokens, 0, OPENINGS);
  const called = start && readPhrase(tokens, start.next, CALLED);
  if (!start || !(called || start.value.isNamed)) return undefined;
  const titles = readTitles(tokens, called?.next ?? start.next);
  if (titles?.next !== tokens.length) return undefined;
  const { isPlural, isNone } = start.value;
  const isNegative = isNone !== negated;
  // "Does not have the headings 'a' and 'b'" may mean not both.
  // "Fails if it has the headings 'a' and 'b'" may want neither of them, or not both.
  if (isPlural !== titles.value.length > 1 || (isPlural && (isNegative || isFault)) || (isNone && negated))
    return undefined;
  const asked = isNegative ? denied(presence)! : presence;
  const checks = titles.value.map((title) => titleCheck(title, asked));
  return checks.length === 1 ? checks[0] : combined('and', checks);
}

const TITLE: Naming = {
  ...{ kind: 'word', isPlural: false, count: undefined, isExact: false, isLiteral: false, announces: false },
};

/** "'a'", "'a', 'b' and 'c'" */
function readTitles(tokens: readonly Token[], given: number): Reading<Wanted[]> | undefined {
  const titles: Wanted[] = [];
  for (let at = isMark(tokens[given], ':') ? given + 1 : given; ; ) {
    const title = readItem(tokens, at, TITLE);
    if (!title) return undefined;
    titles.push(title);
    const comma = isMark(tokens[at + 1], ',') ? 1 : 0;
    const and = isWord(tokens[at + 1 + comma], 'and') ? 1 : 0;
    if (comma + and === 0) return { value: titles, next: at + 1 };
    at += 1 + comma + and;
  }
}
