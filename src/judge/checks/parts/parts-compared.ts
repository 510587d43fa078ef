import { type Check, type CheckResult, plainly } from '../check.ts';
import type { PartName } from '../form.ts';
import { areRelated, inScale, RELATIONS, type Relation, type Scale, scaled } from '../relations.ts';
import { beginning } from '../snippet.ts';
import { quotesIn, spoken } from '../spoken.ts';
import { countsOf } from '../texts/counts-compared.ts';
import { mustBeParsable } from '../too-long.ts';
import { subjectOf } from './each-check.ts';
import { calledBy, waysOf } from './named-part.ts';
import type { PartKind } from './part-kind.ts';
import { PART_UNITS } from './part-units.ts';

/** Which parts are set beside each other: two by their places or names, one and every other, or each and the one before it. */
export type ComparedParts =
  | { kind: PartKind; one: number; other: number | 'others' }
  | { kind: PartKind; one: 'next'; other: 'before' }
  | { one: PartName; other: PartName };

const OPEN_PARTS = 'It is not certain which parts are meant, or there are too few.';
const OPEN_SIZE = 'It hangs on what is counted, or on where the parts end.';

/** How both are called in a verdict. */
function namesOf(of: ComparedParts): [string, string] {
  if (!('kind' in of)) return [calledBy(of.one), calledBy(of.other)];
  const { singular } = PART_UNITS[of.kind];
  const named = (place: number) =>
    place === -1 ? `the last ${singular}` : place < 0 ? `the second-to-last ${singular}` : `${singular} ${place + 1}`;
  if (of.one === 'next') return [`each ${singular}`, `the ${singular} before it`];
  return [named(of.one), of.other === 'others' ? `each other ${singular}` : named(of.other)];
}

type Pair = readonly [one: string, other: string];

/** Every way to take the pairs of parts that are compared; a pair is missing where one of its parts is. */
function pairsIn(text: string, of: ComparedParts): Pair[][] {
  if (!('kind' in of)) {
    const [ones, others] = [waysOf(of.one, text, false), waysOf(of.other, text, false)];
    return ones && others ? ones.flatMap((one) => others.map((other): Pair[] => [[one, other]])) : [[]];
  }
  const { split, otherSplits } = PART_UNITS[of.kind];
  return [split(text), ...(otherSplits?.(text) ?? [])].map((parts) => pairsOf(parts, of));
}

function pairsOf(parts: readonly string[], of: Extract<ComparedParts, { kind: PartKind }>): Pair[] {
  if (of.one === 'next') return parts.slice(1).map((part, at): Pair => [part, parts[at]!]);
  const placeOf = (place: number) => (place < 0 ? parts.length + place : place);
  const [own, part] = [placeOf(of.one), parts.at(of.one)];
  if (part === undefined) return [];
  if (of.other === 'others') return parts.flatMap((other, at): Pair[] => (at === own ? [] : [[part, other]]));
  const other = parts.at(of.other);
  return other === undefined || placeOf(of.other) === own ? [] : [[part, other]];
}

/**
 * Whether parts of a response are shorter than others, or have as many of something. Undecided where ways to count or to take the
 * parts differ. @param measures what is counted of each @param isMost whether the one is to be the longest of all, which two may be
 */
export function partsComparedCheck(
  of: ComparedParts,
  relation: Relation,
  measures: readonly Check[],
  { isMost, ...scale }: Scale & { isMost?: true },
  negated: boolean,
): Check {
  const units = measures.map(({ what }) => what.replace('user-perceived ', '')).join(' and ');
  const [one, other] = namesOf(of);
  return {
    name: 'compared-parts',
    what: `${units} of ${one}`,
    asked: `${negated ? 'not ' : ''}${RELATIONS[relation]} ${inScale(scale)} those of ${other}`.replace('  ', ' '),
    reads: 'text',
    isCostly: true,
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      mustBeParsable(said.text);
      const unit = 'kind' in of ? PART_UNITS[of.kind] : undefined;
      const ways = unit?.countDoubtful?.(said.text) ? [[]] : pairsIn(said.text, of);
      if (ways.some((pairs) => pairs.length === 0)) return { holds: 'undecided', reason: OPEN_PARTS };
      const all = ways.flatMap((pairs) => measures.map((measure) => related(measure, pairs, relation, scale, isMost)));
      const [holds] = all;
      if (holds === undefined || all.some((one) => one !== holds)) return { holds: 'undecided', reason: OPEN_SIZE };
      const [own, beside] = ways[0]![0]!;
      return {
        ...plainly(holds !== negated),
        found: `"${beginning(own)}" beside "${beginning(beside)}", by ${units}`,
        evidence: quotesIn(said, [beginning(own).replace(/…$/u, '')]),
      };
    },
  };
}

function related(
  measure: Check,
  pairs: readonly Pair[],
  relation: Relation,
  scale: Scale,
  isMost?: true,
): boolean | undefined {
  const known = new Map<string, ReturnType<typeof countsOf>>();
  const counted = (text: string) => {
    const found = known.get(text) ?? countsOf(measure, subjectOf(text));
    known.set(text, found);
    return found;
  };
  const all = pairs.map(([one, other]) => {
    const [first, second] = [counted(one), counted(other)];
    if ('reason' in first || 'reason' in second) return undefined;
    const is = areRelated(relation, first, scaled(second, scale));
    const isTie = isMost === true && is === false && areRelated('same', first, second) !== false;
    return isTie ? undefined : is;
  });
  if (all.includes(false)) return false;
  return all.includes(undefined) ? undefined : true;
}
