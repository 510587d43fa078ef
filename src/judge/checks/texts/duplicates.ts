import type { Subject } from '../../conversation.ts';
import { type Check, type CheckResult, plainly } from '../check.ts';
import { countOf } from '../count.ts';
import { rangeCheck } from '../count-range.ts';
import type { PartKind, PartUnit } from '../parts/part-kind.ts';
import { byParts, PART_UNITS } from '../parts/part-units.ts';
import type { Quantity } from '../quantity.ts';
import { beginning } from '../snippet.ts';
import { quotesIn, type Spoken, spoken } from '../spoken.ts';
import { mustBeParsable } from '../too-long.ts';
import { withSingleBlanks } from './fold.ts';

/** What is asked: that some part of a kind stands there twice, or that none does. */
export interface Asked {
  kind: PartKind;
  isWanted: boolean;
  /** Whether a part that stands elsewhere in the conversation may be meant as well: "repeats no sentence". */
  mayBeOfOthers?: boolean;
  /** Whether one is meant, whichever, and not how many there are: "repeats a sentence". */
  isOne?: boolean;
}

const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
const isPlain = (kind: PartKind) => kind === 'emoji';

/** A part as it is compared. */
const keyOf = (part: string) => withSingleBlanks(part.trim()).toLowerCase().normalize('NFC');

/** "**Apple**", "[Apple](/apple)" and "Apple." are to some what "Apple" is. */
function looseKeyOf(part: string): string {
  const plain = part
    .replaceAll(/!?\[([^[\]\n]{0,200})\]\([^()\s]{0,500}\)/gu, '$1')
    .replaceAll(/[*`~"“”]|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '');
  let end = plain.length;
  while (end > 0 && /[\s.,;:!?/]/u.test(plain[end - 1]!)) end -= 1;
  return keyOf(plain.slice(0, end));
}

interface Found {
  all: number;
  isNearly: boolean;
  distinct: ReadonlySet<string>;
  /** Each part that stands there more than once as it stands there first, and how often. */
  repeated: { text: string; count: number }[];
}

function repeatedIn(all: readonly string[], kind: PartKind): Found {
  const parts = all.filter((part) => isPlain(kind) || SAYS_SOMETHING.test(part));
  const looseKey = PART_UNITS[kind].looseKey ?? looseKeyOf;
  const groups = Map.groupBy(parts, keyOf);
  const repeated = [...groups.values()].filter((group) => group.length > 1);
  return {
    all: parts.length,
    isNearly: new Set(parts.map(looseKey)).size < parts.length,
    distinct: new Set(groups.keys()),
    repeated: repeated.map((group) => ({ text: group[0]!, count: group.length })),
  };
}

const OPEN_OTHERS = 'The text holds something that may be one of them, or not.';
const OPEN_NEARLY = 'Two of them differ only in how they are set, or in punctuation.';
/** Where no list is marked as one, commas may make one. */
const MAYBE_LIST = /[\p{L}\p{N}][^\S\r\n]*(?:[,;、|]|\r?\n)\s*[\p{L}\p{N}]/u;
const OPEN = 'It may be asked about what stands elsewhere in the conversation.';

const MAX_SHOWN = 3;

/** How many different ones there are: "at least two different links". Those that may be the same count as one, or as two. */
export function differentCheck(kind: PartKind, asked: Quantity): Check {
  const unit = PART_UNITS[kind];
  const what = `different ${unit.plural}`;
  return rangeCheck(
    { name: 'duplicates', what, asked, reads: 'text', isCostly: true, open: OPEN_OTHERS },
    (subject) => {
      const said = spoken(subject);
      if ('reason' in said) return said;
      if (unit.isParsed) mustBeParsable(said.text);
      const parts = unit.split(said.text);
      const { distinct } = repeatedIn(parts, kind);
      const loose = new Set(parts.map(unit.looseKey ?? looseKeyOf)).size;
      return {
        least: Math.min(loose, distinct.size),
        most: new Set(parts).size + (unit.countDoubtful?.(said.text) ?? 0),
        found: `${distinct.size} different ${distinct.size === 1 ? unit.singular : unit.plural}`,
        evidence: quotesIn(said, parts.slice(0, MAX_SHOWN)),
      };
    },
  );
}

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
    const found = repeatedIn(parts, kind);
    const isThere = found.repeated.length > 0;
    if (!isThere && kind !== 'code' && found.isNearly) return { holds: 'undecided', reason: OPEN_NEARLY };
    const isOther = kind === 'item' && found.all === 0 && MAYBE_LIST.test(said.text);
    if (!isThere && (isOther || (unit.countDoubtful?.(said.text) ?? 0) > 0))
      return { holds: 'undecided', reason: unit.openDoubtful ?? OPEN_OTHERS };
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
