import type { Subject } from '../../conversation.ts';
import { type Check, type CheckResult, plainly } from '../check.ts';
import { countOf } from '../count.ts';
import { type Reading, readPhrase, type Token } from '../grammar/tokens.ts';
import { byParts, PART_UNITS, type PartUnit } from '../parts/part-units.ts';
import type { Claim } from '../reading/claim.ts';
import { namesOne } from '../reading/names-one.ts';
import { isSeveral, type PartKind, readPartName, type SeveralParts } from '../reading/part-names.ts';
import { withoutPlace } from '../reading/place.ts';
import { beginning } from '../snippet.ts';
import { quotesIn, type Spoken, spoken } from '../spoken.ts';
import { mustBeParsable } from '../too-long.ts';

/** What is asked: that some part of a kind stands there twice, or that none does. */
interface Asked {
  kind: PartKind;
  isWanted: boolean;
  /** Whether a part that stands elsewhere in the conversation may be meant as well: "repeats no sentence". */
  mayBeOfOthers?: boolean;
  /** Whether one is meant, whichever, and not how many there are: "repeats a sentence". */
  isOne?: boolean;
}

const phrases = <T>(value: T, list: readonly string[]) => list.map((phrase) => [phrase, value] as const);

const REPEATED = phrases(null, ['repeated', 'duplicated', 'a duplicate', 'repeated anywhere', 'repeated verbatim']);
const ADJECTIVES = ['duplicate', 'duplicated', 'repeated', 'identical'];
const DUPLICATE = [
  ...phrases(true, [...ADJECTIVES, ...ADJECTIVES.flatMap((word) => [`any ${word}`, `two ${word}`])]),
  ...phrases(true, ['a duplicate', 'a duplicated', 'a repeated']),
  ...phrases(
    false,
    [...ADJECTIVES, 'two identical'].map((word) => `no ${word}`),
  ),
];
const TWICE = phrases(null, ['twice', 'more than once', 'several times', 'multiple times', 'more than one time']);
const SAME = [...phrases(true, ['the same', 'any', 'a', 'any one']), ...phrases(false, ['no', 'not a single'])];
const ECHOED = [...phrases(true, ['any', 'a', 'the same']), ...phrases(false, ['no'])];

/**
 * Checks whether a part of the response stands there more than once: "has no duplicate lines", "no sentence is repeated". Two parts
 * are the same when they say the same but for blanks and upper or lower case; what holds no letter and no digit is left out. Its
 * grade is the share of parts that stand there for the first time.
 */
export function duplicates(claim: Claim): Check | undefined {
  const asked = read(claim);
  if (!asked) return undefined;
  return duplicateCheck({ ...asked, isWanted: asked.isWanted !== claim.negated, isOne: namesOne(claim.object) });
}

function read(claim: Claim): Asked | undefined {
  if (typeof claim.about === 'object') return undefined;
  const object = withoutPlace(claim.object);
  if (claim.relation === 'echo') return echoed(object);
  const isHeld = claim.relation === 'have' || claim.relation === 'use';
  const asked = isHeld ? (held(object) ?? twice(object)) : undefined;
  // "Does not have no duplicate lines"
  return asked && !asked.isWanted && claim.negated ? undefined : asked;
}

/** "[no] duplicate lines" */
function held(tokens: readonly Token[]): Asked | undefined {
  const adjective = readPhrase(tokens, 0, DUPLICATE);
  const part = adjective && partAt(tokens, adjective.next);
  return part?.next === tokens.length ? { kind: part.value, isWanted: adjective!.value } : undefined;
}

/** "no line more than once", "the same sentence twice" */
function twice(tokens: readonly Token[]): Asked | undefined {
  const opening = readPhrase(tokens, 0, SAME);
  const part = opening && partAt(tokens, opening.next);
  const isTwice = part && readPhrase(tokens, part.next, TWICE)?.next === tokens.length;
  return isTwice ? { kind: part.value, isWanted: opening!.value } : undefined;
}

/** "[repeats] no sentence", "[does not repeat] the same line twice" */
function echoed(tokens: readonly Token[]): Asked | undefined {
  const opening = readPhrase(tokens, 0, ECHOED);
  const part = opening && partAt(tokens, opening.next);
  const end = part && (readPhrase(tokens, part.next, TWICE)?.next ?? part.next);
  return end === tokens.length ? { kind: part!.value, isWanted: opening!.value, mayBeOfOthers: true } : undefined;
}

function partAt(tokens: readonly Token[], at: number): Reading<PartKind> | undefined {
  const part = readPartName(tokens, at);
  return part && { value: part.value.kind, next: part.next };
}

/** The same said of parts: "no sentence is repeated", "any line is repeated". */
export function repeatedParts({ about, relation, negated, object }: Claim): Check | undefined {
  if (typeof about !== 'object' || !isSeveral(about) || relation !== 'be' || negated) return undefined;
  if (readPhrase(object, 0, REPEATED)?.next !== object.length) return undefined;
  const isWanted = SHARES[String(about.which)];
  return isWanted === undefined
    ? undefined
    : duplicateCheck({ kind: (about as SeveralParts).kind, isWanted, isOne: true });
}

const SHARES: Readonly<Record<string, boolean>> = { none: false, some: true };

const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/** A part as it is compared. */
const keyOf = (part: string) => part.trim().replaceAll(/\s+/gu, ' ').toLowerCase().normalize('NFC');

interface Found {
  all: number;
  distinct: ReadonlySet<string>;
  /** Each part that stands there more than once as it stands there first, and how often. */
  repeated: { text: string; count: number }[];
}

function repeatedIn(all: readonly string[]): Found {
  const parts = all.filter((part) => SAYS_SOMETHING.test(part));
  const groups = Map.groupBy(parts, keyOf);
  const repeated = [...groups.values()].filter((group) => group.length > 1);
  return {
    all: parts.length,
    distinct: new Set(groups.keys()),
    repeated: repeated.map((group) => ({ text: group[0]!, count: group.length })),
  };
}

const OPEN = 'It may be asked about what stands elsewhere in the conversation.';
const MAX_SHOWN = 3;

export function duplicateCheck({ kind, isWanted, mayBeOfOthers, isOne }: Asked): Check {
  const unit = PART_UNITS[kind];
  return {
    name: 'duplicates',
    what: `${unit.plural} that occur more than once`,
    asked: isWanted ? 'at least one' : 'none',
    reads: 'text',
    isCostly: unit.isParsed || kind === 'sentence' || undefined,
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      if (unit.isParsed) mustBeParsable(said.text);
      return byParts(said.text, unit, (parts) => judge(parts, said, subject));
    },
  };

  function judge(parts: readonly string[], said: Spoken, subject: Subject): CheckResult {
    const found = repeatedIn(parts);
    const isThere = found.repeated.length > 0;
    if (mayBeOfOthers && !isThere && standsElsewhere(found.distinct, unit, said, subject))
      return { holds: 'undecided', reason: OPEN };
    const share = found.all === 0 ? 1 : found.distinct.size / found.all;
    const { holds, nearness, distance } = plainly(isThere === isWanted);
    return {
      holds,
      nearness: isWanted ? nearness : share,
      distance: isWanted && !isOne ? share : distance,
      found: described(found, unit),
      evidence: quotesIn(
        said,
        found.repeated.slice(0, MAX_SHOWN).map(({ text }) => beginning(text).replace(/…$/u, '')),
      ),
    };
  }
}

/** Whether a part of the response is one of another message, too. */
function standsElsewhere(distinct: ReadonlySet<string>, { split }: PartUnit, said: Spoken, { conversation }: Subject) {
  const others = conversation.turns.filter(({ index }) => index !== said.index).map(({ text }) => text);
  return [...others, conversation.system ?? ''].some((text) => split(text).some((part) => distinct.has(keyOf(part))));
}

function described({ all, repeated }: Found, unit: PartUnit): string {
  if (all === 0) return `The response has no ${unit.singular}`;
  if (repeated.length === 0) return `None of ${countOf(all, unit)} occurs more than once`;
  const shown = repeated.slice(0, MAX_SHOWN).map(({ text, count }) => `"${beginning(text)}" ${count} times`);
  const more = repeated.length > shown.length ? `, and ${repeated.length - shown.length} more` : '';
  const verb = repeated.length === 1 ? 'occurs' : 'occur';
  return `${repeated.length} of ${countOf(all, unit)} ${verb} more than once: ${shown.join(', ')}${more}`;
}
