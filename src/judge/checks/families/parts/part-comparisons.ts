import { isOnePart, type PartName, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { PartKind } from '../../parts/part-kind.ts';
import { PART_UNITS } from '../../parts/part-units.ts';
import type { ComparedParts } from '../../parts/parts-compared.ts';
import type { Relation, Scale } from '../../relations.ts';
import { each } from '../shape.ts';
import type { Quoted } from '../texts/texts.ts';
import type { Multiple, Side } from './count-comparisons.ts';
import { titleOf } from './named-parts.ts';
import { isPlain, type One } from './of-parts.ts';

/** Parts that are to have more of something than others, by each of these. */
export interface PartsCompared extends Scale {
  parts: ComparedParts;
  relation: Relation;
  by: readonly Side[];
  /** The one is the longest of all. */
  isMost?: true;
}

/** A length without a unit is one in words as well as in characters. */
const LENGTH: readonly Side[] = [{ ask: 'words' }, { ask: 'characters' }];
const lengthIn = (unit?: string): readonly Side[] => (unit === undefined ? LENGTH : [{ ask: unit }]);
/** A word is one in words. */
const sidesOf = (kind: string, by: readonly Side[]) => (kind === 'word' && by === LENGTH ? LENGTH.slice(1) : by);

const RELATION_OF: Readonly<Record<string, Relation>> = {
  fewer: 'fewer',
  more: 'more',
  'no more': 'at most',
  'no fewer': 'at least',
};

/** What one part is set beside: another, or every other. */
type Other = { one: One } | { nth: Pick<One, 'place'> } | { others: string | undefined };

function between(
  one: One,
  relation: Relation,
  other: Other,
  by: readonly Side[],
  how: Scale & { isMost?: true } = {},
): Said | undefined {
  const parts = partsOf(one, other);
  return (
    parts && {
      ask: 'parts compared',
      of: { parts, relation, by: sidesOf(one.kind, by), ...how } satisfies PartsCompared,
      names: true,
      ...(one.isIts && { refers: true }),
    }
  );
}

function partsOf({ kind, place, within }: One, other: Other): ComparedParts | undefined {
  if (within || ('one' in other && other.one.within)) return undefined;
  if (kind === 'cut' || ('one' in other && other.one.kind === 'cut')) return undefined;
  if (typeof place !== 'number') {
    if (!('one' in other) || typeof other.one.place === 'number') return undefined;
    return { one: place as PartName, other: other.one.place as PartName };
  }
  if (!Object.hasOwn(PART_UNITS, kind)) return undefined;
  const of = kind as PartKind;
  if ('others' in other)
    return other.others === undefined || other.others === kind ? { kind: of, one: place, other: 'others' } : undefined;
  const second = 'nth' in other ? other.nth.place : other.one.kind === kind ? other.one.place : undefined;
  return typeof second === 'number' && second !== place ? { kind: of, one: place, other: second } : undefined;
}

/** Parts of a response beside each other: "the first paragraph is shorter than the second". */
export function partComparisons(notation: Notation): void {
  two(notation);
  most(notation);
  neighbours(notation);
  alike(notation);
}

function two(notation: Notation): void {
  notation.rule('OtherPart = OnePart', (one: One): Other => ({ one }));
  notation.rule('OtherPart = Nth ( one )?', (nth: Pick<One, 'place'>): Other => ({ nth }));
  notation.words('AnyOther', [
    'any other',
    'every other',
    'each other',
    'any of the other',
    'all other',
    'all the other',
  ]);
  notation.rule('OtherPart = AnyOther ( Unit | Units )', (others: string): Other => ({ others }));
  notation.words(
    'AllOthers',
    [
      'any other',
      'any other one',
      'every other one',
      'all others',
      'all the others',
      'all of the others',
      'any of the others',
    ],
    true,
  );
  notation.rule('OtherPart = AllOthers', (): Other => ({ others: undefined }));
  notation.words('PartIs', ['is', 'must be', 'should be', 'has to be']);
  const longer = (one: One, phrase: string, unit: string | undefined, other: Other, after?: string) =>
    unit !== undefined && after !== undefined
      ? undefined
      : between(one, RELATION_OF[phrase]!, other, lengthIn(unit ?? after));
  notation.rule(
    'Clause = OnePart PartIs LongerOrShorter InUnitWithin? than OtherPart ( is )? ( InUnit | InUnitAfter )?',
    longer,
  );
  notation.rule(
    'Clause = OnePart PartIs TimesAs as long as OtherPart ( is )? ( InUnit | InUnitAfter )?',
    (one: One, { relation, times }: Multiple, other: Other, unit?: string) =>
      between(one, relation, other, lengthIn(unit), { times }),
  );
  // "No line is longer than the first one": it is at least as long as each other.
  notation.rule(
    'Clause = no ( other )? Unit PartIs LongerOrShorter InUnitWithin? than OtherPart ( InUnit | InUnitAfter )?',
    (kind: string, phrase: string, unit: string | undefined, other: Other, after?: string) => {
      const place =
        'one' in other && isPlain(other.one, kind) ? other.one.place : 'nth' in other ? other.nth.place : undefined;
      const relation = ({ more: 'at least', fewer: 'at most' } as const)[phrase as 'more'];
      return place === undefined || relation === undefined || (unit !== undefined && after !== undefined)
        ? undefined
        : between({ kind, place }, relation, { others: undefined }, lengthIn(unit ?? after));
    },
  );
  notation.words('PartHas', ['has', 'contains', 'must have', 'should have', 'must contain', 'should contain', 'holds']);
  notation.words('HasToo', ['has', 'does', 'contains']);
  notation.rule(
    'Clause = OnePart PartHas MoreOf Side than OtherPart HasToo?',
    (one: One, relation: Relation, side: Side, other: Other) => between(one, relation, other, [side]),
  );
  // "More bullets under 'Pros' than under 'Cons'"
  notation.rule(
    'Under = ( under | below | in | within ) ( Nameless | OnePart )',
    (part: One | Quoted): One => ('text' in part ? { kind: 'section', place: { titled: titleOf(part) } } : part),
  );
  notation.rule('UnderToo = Nameless', (text: Quoted): One => ({ kind: 'section', place: { titled: titleOf(text) } }));
  notation.rule('UnderToo = Under');
  for (const has of ['Core<F,response> = Verb<have,F>', 'Clause = ThereIs'])
    notation.rule(`${has} MoreOf Side Under than UnderToo`, (relation: Relation, side: Side, one: One, other: One) =>
      between(one, relation, { one: other }, [side]),
    );
  notation.rule(
    'Clause = OnePart PartHas TimesAs as many Side as OtherPart HasToo?',
    (one: One, { relation, times }: Multiple, side: Side, other: Other) =>
      between(one, relation, other, [side], { times }),
  );
  for (const than of ['AsManyOf Side as', 'EqualNumber Side as'])
    notation.rule(
      `Clause = OnePart PartHas ${than} OtherPart HasToo?`,
      than.startsWith('AsMany')
        ? (one: One, relation: Relation, side: Side, other: Other) => between(one, relation, other, [side])
        : (one: One, side: Side, other: Other) => between(one, 'same', other, [side]),
    );
}

/** "The first line is the longest", "the last paragraph has the fewest words" */
function most(notation: Notation): void {
  notation.words('MostOf', ['the longest', 'the very longest'], 'more');
  notation.words('MostOf', ['the shortest', 'the very shortest'], 'fewer');
  notation.words('MostMany', ['the most'], 'more');
  notation.words('MostMany', ['the fewest', 'the least'], 'fewer');
  notation.words('OfThemAll', ['of all', 'of them all', 'of them', 'one', 'one of all', 'overall']);
  notation.rule('OfAllParts = OfThemAll', () => null);
  notation.rule(
    'OfAllParts = ( of all | of the | of all the | of any | among the ) ( Units | Unit )',
    (kind: string) => kind,
  );
  notation.rule('OfAllParts = Unit', (kind: string) => kind);
  notation.rule(
    'Clause = OnePart PartIs MostOf OfAllParts? ( InUnit | InUnitAfter )?',
    (one: One, relation: Relation, kind: string | null | undefined, unit?: string) =>
      between(one, relation, { others: kind ?? undefined }, lengthIn(unit), { isMost: true }),
  );
  notation.words('AtPlace', ['is', 'must be', 'should be']);
  notation.rule(
    'Clause = MostOf Unit OfWhole? AtPlace ( Nth ( one )? | OnePart )',
    (relation: Relation, kind: string, nth: Pick<One, 'place'> & { kind?: string }) =>
      nth.kind === undefined || nth.kind === kind
        ? between({ kind, place: nth.place }, relation, { others: undefined }, LENGTH, { isMost: true })
        : undefined,
  );
  notation.rule(
    'Clause = OnePart PartHas MostMany Side OfAllParts?',
    (one: One, relation: Relation, side: Side, kind?: string | null) =>
      between(one, relation, { others: kind ?? undefined }, [side], { isMost: true }),
  );
}

const OPPOSITE: Partial<Record<Relation, Relation>> = { more: 'fewer', fewer: 'more', same: 'same' };

/** What a part is compared with: "the line before it". */
export interface Neighbour {
  side: 'before' | 'after';
  name: string;
}
/** By kind of part, what a neighbour may be called besides "the one". */
const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  line: ['line'],
  paragraph: ['paragraph'],
  sentence: ['sentence'],
  bullet: ['bullet', 'bullet point', 'item'],
  item: ['item'],
  section: ['section'],
};
/** Whether the neighbour is of the same kind as the part: "each line is shorter than the paragraph before it" compares two kinds. */
export const isNeighbour = (kind: string, { name }: Neighbour): boolean =>
  name === 'one' || NEIGHBOURS[kind]?.includes(name) === true;

/** "Each line is shorter than the one before it", "the lines get progressively longer" */
function neighbours(notation: Notation): void {
  const next = (
    kind: string,
    relation: Relation | undefined,
    by: readonly Side[],
    how: Scale & { isMost?: true } = {},
  ): Said | undefined =>
    relation && Object.hasOwn(PART_UNITS, kind)
      ? {
          ask: 'parts compared',
          of: {
            parts: { kind: kind as PartKind, one: 'next', other: 'before' },
            relation,
            by: sidesOf(kind, by),
            ...how,
          } satisfies PartsCompared,
          names: true,
        }
      : undefined;
  const before = ['before it', 'above it', 'before', 'preceding it', 'just before it', 'right before it'];
  const after = ['after it', 'below it', 'following it', 'that follows', 'that follows it'];
  for (const name of new Set(['one', ...Object.values(NEIGHBOURS).flat()])) {
    const prior = each(['the previous', 'the preceding', 'the prior'], [name]);
    const later = each(['the next', 'the following'], [name]);
    notation.words('Neighbour', [...each([`the ${name}`], before), ...prior], { side: 'before', name });
    notation.words('Neighbour', [...each([`the ${name}`], after), ...later], { side: 'after', name });
  }
  const beside = (side: string, relation: Relation) => (side === 'before' ? relation : OPPOSITE[relation]);
  notation.rule(
    'Clause = ( each | every | each new | each successive | each subsequent | each following ) Unit PartIs LongerOrShorter InUnitWithin? than Neighbour ( InUnit | InUnitAfter )?',
    (kind: string, phrase: string, unit: string | undefined, by: Neighbour, later?: string) =>
      (unit !== undefined && later !== undefined) || !isNeighbour(kind, by)
        ? undefined
        : next(kind, beside(by.side, RELATION_OF[phrase]!), lengthIn(unit ?? later)),
  );
  notation.rule(
    'Clause = ( each | every | each new | each successive | each subsequent | each following ) Unit PartHas MoreOf Side than Neighbour HasToo?',
    (kind: string, relation: Relation, side: Side, by: Neighbour) =>
      isNeighbour(kind, by) ? next(kind, beside(by.side, relation), [side]) : undefined,
  );
  notation.rule(
    'Clause = no Unit PartIs LongerOrShorter than Neighbour ( InUnit | InUnitAfter )?',
    (kind: string, phrase: string, by: Neighbour, unit?: string) => {
      const relation = ({ more: 'at most', fewer: 'at least' } as const)[phrase as 'more'];
      return by.side === 'before' && isNeighbour(kind, by) ? next(kind, relation, lengthIn(unit)) : undefined;
    },
  );
  // "Each line has one more word than the line before", "all lines have the same number of words"
  notation.rule(
    'Clause = ( each | every ) Unit PartHas exactly? N ( more Thing<size> | Thing<size> more ) than Neighbour',
    (kind: string, plus: number, unit: string, by: Neighbour) =>
      by.side === 'before' && isNeighbour(kind, by) ? next(kind, 'same', [{ ask: unit }], { plus }) : undefined,
  );
  notation.words(
    'EachHas',
    each(
      ['have', 'must have', 'should have', 'all have'],
      ['the same number of', 'exactly the same number of', 'an equal number of', 'equally many'],
    ),
  );
  notation.rule('Clause = ( all | all the | the | all of the ) Units EachHas Side', (kind: string, side: Side) =>
    next(kind, 'same', [side]),
  );
  notation.words(
    'EachHasTheSame',
    each(
      ['has', 'must have', 'should have', 'contains'],
      ['the same number of', 'exactly the same number of', 'an equal number of'],
    ),
  );
  notation.rule('Clause = ( each | every ) Unit EachHasTheSame Side', (kind: string, side: Side) =>
    next(kind, 'same', [side]),
  );
  const get = ['get', 'become', 'grow', 'must get', 'should get', 'must become', 'should become'];
  for (const [relation, word] of [
    ['more', 'longer'],
    ['fewer', 'shorter'],
  ] as const)
    notation.words(
      'GetLonger',
      each(get, [`progressively ${word}`, `${word} and ${word}`, `steadily ${word}`, `${word} each time`]),
      relation,
    );
  notation.rule(
    'Clause = ( the )? Units GetLonger ( InUnit | InUnitAfter )?',
    (kind: string, relation: Relation, unit?: string) => next(kind, relation, lengthIn(unit), { isMost: true }),
  );
  notation.words('Grows', ['increases', 'rises', 'grows', 'goes up', 'must increase', 'should increase'], 'more');
  notation.words(
    'Grows',
    ['decreases', 'falls', 'shrinks', 'drops', 'goes down', 'must decrease', 'should decrease'],
    'fewer',
  );
  notation.words('FromPart', ['with each', 'with every', 'from each']);
  notation.words('Successive', ['successive', 'new', 'subsequent', 'following', 'further', 'additional']);
  notation.rule(
    'Clause = ( NumberSide ) Grows FromPart Successive? Unit',
    (side: Side, relation: Relation, kind: string) => next(kind, relation, [side], { isMost: true }),
  );
}

/** "The first and last paragraphs have the same number of words", "the 'Pros' and 'Cons' sections have equally many bullets" */
function alike(notation: Notation): void {
  notation.words('SameNumber', [
    ...each(
      ['have', 'contain', 'must have', 'should have', 'both have', 'each have'],
      ['the same number of', 'exactly the same number of', 'an equal number of', 'equally many'],
    ),
  ]);
  notation.words('UnderEach', ['each', 'in each', 'under each', 'under them', 'in them']);
  notation.rule(
    'Clause = Nth and ( NthOwned | Nth ) ( Unit | Units ) SameNumber Side UnderEach?',
    (first: Pick<One, 'place'>, second: Pick<One, 'place'>, kind: string, side: Side) =>
      between({ kind, ...first }, 'same', { nth: second }, [side]),
  );
  notation.words('SectionsToo', ['sections', 'section', 'headings', 'parts under the headings'].slice(0, 1));
  notation.rule(
    'Clause = ( the )? Texts<and> SectionsToo SameNumber Side UnderEach?',
    (all: Quoted[], side: Side): Said | undefined => {
      const [one, other] = all.map((text) => ({ titled: titleOf(text) }));
      return all.length === 2 && one && other && isOnePart(one)
        ? between({ kind: 'section', place: one }, 'same', { one: { kind: 'section', place: other } }, [side])
        : undefined;
    },
  );
}
