import { and, boundsOf, canonical, denials, isFact, isOpen, OPEN, or, type Said } from '../../form.ts';
import { isSome } from '../../grammar/doubts.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Fraction } from '../../parts/part-kind.ts';
import type { Units } from '../../parts/unit-rests.ts';
import { each } from '../shape.ts';
import { CUT_UNITS, IN_ROWS } from './first-units.ts';
import { type One, OTHER_LINES, ofOne, ofSeveral, type Several } from './of-parts.ts';

export const RESPONSES = ['response', 'answer', 'output', 'reply'];
/** Whose parts they are: "the", "its", "the response's". */
export const OWNERS = ['the', 'its', ...[...RESPONSES, 'assistant', 'model'].map((noun) => `the ${noun}'s`)];

/** Parts by how many they are, and two by their places. */
export function partGroups(notation: Notation): void {
  fractions(notation);
  ofWhole(notation);
  counted(notation);
  two(notation);
  only(notation);
  underHeadings(notation);
}

/** "At least half of the bullets", "all but one of the lines", "every bullet but one" */
function fractions(notation: Notation): void {
  for (const [bound, phrases] of Object.entries({
    'at least': ['at least', '> =', '≥'],
    'more than': ['more than', 'over', '>'],
    'less than': ['less than', 'fewer than', 'under', '<'],
    'at most': ['at most', 'no more than', 'not more than', '< =', '≤'],
  }))
    notation.words('FractionBound', phrases, bound);
  for (const [part, phrases] of Object.entries({
    '1/2': ['half', 'one half'],
    '1/3': ['a third', 'one third'],
    '2/3': ['two thirds', 'two-thirds'],
    '1/4': ['a quarter', 'one quarter'],
    '3/4': ['three quarters', 'three-quarters', 'three fourths'],
  }))
    notation.words('FractionPart', phrases, part);
  notation.rule('FractionPart = #number ( % | percent )', (n: number) => (n > 0 && n < 100 ? `${n}/100` : undefined));
  notation.rule('FractionOf = FractionBound FractionPart', (bound: string, part: string) => `${bound} ${part}`);
  notation.rule('FractionOf = FractionPart or more', (part: string) => `at least ${part}`);
  for (const owner of OWNERS)
    notation.words('AmongAll', [owner, `of ${owner}`, `of all ${owner}`], owner === 'its' ? { isIts: true } : {});
  notation.words('AmongAll', ['of all'], {});
  const share = (which: string, its: Pick<Several, 'isIts'>, kind: string): Several => ({
    kind,
    ...its,
    which: which === 'more than 1/2' ? 'most' : (which as Fraction),
    denied: 'never',
    must: true,
    isPlural: true,
  });
  notation.rule('SomeParts<plural> = FractionOf AmongAll Units OfWhole?', share);
  const allBut = (kind: string) => share('all but 1', {}, kind);
  notation.rule('SomeParts<plural> = all but one of the Units OfWhole?', allBut);
  notation.rule('SomeParts<plural> = ( all | all the ) Units but one', allBut);
  notation.rule('SomeParts<third> = every Unit but one', allBut);
}

/** "Each of the paragraphs that make up the answer" */
function ofWhole(notation: Notation): void {
  notation.words('MakingUp', [
    ...each(each(['that', 'which'], ['make', 'form', 'compose', 'constitute']), ['', 'up']),
    ...['making up', 'forming', 'within', 'contained in', 'found in', 'inside'],
    ...each(each(['that', 'which'], ['are', 'appear', 'occur', 'is', 'appears', 'occurs']), ['in']),
  ]);
  notation.rule('OfWhole = MakingUp ( Response | Answer )');
  notation.words('HasThem', [
    'has',
    'contains',
    'consists of',
    'is made up of',
    'is made of',
    'is composed of',
    'comprises',
  ]);
  notation.rule('OfWhole = ( that | which )? ( Response | Answer ) HasThem');
}

/** "Each of the four lines", "the bullets each …" */
function counted(notation: Notation): void {
  notation.rule(
    'SomeParts<N> = EachOf<N> ( the | its ) N Units OfWhole?',
    (of: Omit<Several, 'kind'>, count: number, kind: string): Several | undefined =>
      count > 1 ? { ...of, kind, count } : undefined,
  );
  // "The bullets each start with 'x'", "the bullets are each under ten words", "the paragraphs have two sentences each"
  const each = (kind: string): Several => ({ kind, which: 'all', denied: 'plain', must: true });
  notation.rule('SomeParts<plural> = OfThose each', each);
  notation.rule('OfThose = ( the | its )? Units OfWhole?');
  notation.rule('Clause = OfThose ( are | stay | must be ) each ( Extent | Adjective )', (kind: string, holds: Said) =>
    ofSeveral(each(kind), holds),
  );
  notation.rule('Clause = OfThose Pred<plural,response> each', (kind: string, holds: Said) =>
    ofSeveral(each(kind), holds),
  );
  // "A bullet without a period at the end"
  for (const edge of ['start', 'end']) {
    notation.words(`AtItsEdge<${edge}>`, [`at the ${edge}`, `at its ${edge}`, `at the very ${edge}`]);
    notation.rule(`Such<N> = ( with | having ) EdgeText<${edge}> AtItsEdge<${edge}>`);
    notation.rule(`Such<N> = ( without | lacking | missing ) EdgeText<${edge}> AtItsEdge<${edge}>`, (form: Said) => {
      const [not, ...others] = denials(form);
      return others.length === 0 ? not : undefined;
    });
  }
}

/** "Both the first and the last line", "neither the first nor the last sentence" */
function two(notation: Notation): void {
  type Pair = readonly [One, One];
  const pair = (first: Pick<One, 'place'>, second: Pick<One, 'place'>, kind: string): Pair | undefined => {
    const [one, other] = [first, second].map((place): One => ({ kind, ...place }));
    return one && other && first.place !== second.place && kind !== 'code' ? [one, other] : undefined;
  };
  notation.rule('PlacePair = Nth and ( NthOwned | Nth ) ( Unit | Units ) OfWhole?', pair);
  notation.rule('BothParts = both PlacePair');
  notation.rule('BothParts = both OnePart and OnePart', (one: One, other: One): Pair => [one, other]);
  notation.rule('NoParts = neither Nth nor ( NthOwned | Nth ) Unit OfWhole?', pair);
  notation.rule('NoParts = neither OnePart nor OnePart', (one: One, other: One): Pair => [one, other]);
  const both = (pair: Pair, holds: Said): Said | undefined => {
    const [one, other] = pair.map((part) => ofOne(part, holds));
    if (!one || !other) return undefined;
    // "The first and the last line do not contain 'x'": neither, or not both?
    const isPlain = !isOpen(one) && !isOpen(other) && !JSON.stringify(holds).includes('"negated":true');
    return isPlain ? { ...and(one, other), plainFor: 1, names: true } : OPEN;
  };
  const neither = (pair: Pair, holds: Said): Said | undefined => {
    const ways = pair.map((part) => ofOne(part, holds));
    if (ways.some((way) => !way)) return undefined;
    const [one, other] = ways.map((way) => denials(way!));
    const isPlain = one!.length === 1 && other!.length === 1 && ways.every((way) => !isOpen(way!));
    return isPlain ? { ...and(one![0]!, other![0]!), denies: true, names: true } : OPEN;
  };
  notation.rule('Clause = BothParts Pred<plural,response>', both);
  notation.rule('Clause = NoParts Pred<third,response>', neither);
  notation.rule('Clause = either OnePart or OnePart Pred<third,response>', (one: One, other: One, holds: Said) => {
    const [first, second] = [ofOne(one, holds), ofOne(other, holds)];
    return first && second && { ...or(first, second), plainFor: 1 as const };
  });
  notation.rule('Clause = Stands ( in | within | on ) BothParts', (holds: Said, pair: Pair) => both(pair, holds));
  notation.rule('Core<F,response> = Verb<have,F> Placeable ( in | on ) BothParts', (holds: Said, pair: Pair) =>
    both(pair, holds),
  );
}

/** "Only the last line is a question" */
function only(notation: Notation): void {
  notation.rule('Clause = ( only | just ) OnePart Pred<third,response>', (one: One, holds: Said): Said | undefined => {
    const unit = CUT_UNITS[one.kind];
    if (one.within || (one.place !== 0 && one.place !== -1)) return undefined;
    if (IN_ROWS.includes(one.kind)) return onlyOf(one, holds);
    if (!unit) return undefined;
    const cut: Units = { side: one.place === 0 ? 'start' : 'end', count: 1, unit, isRest: true };
    const noneOf = (kind: string, inside: Units) =>
      ofSeveral(
        { kind, which: 'none', denied: 'never', must: false, inside: { kind: 'cut', place: { cut: inside } } },
        holds,
      );
    const is = ofOne(one, holds);
    const none = noneOf(one.kind, cut);
    if (!is || !none) return undefined;
    if (isOpen(is) || isOpen(none)) return OPEN;
    // "Only the last paragraph mentions 'x'": whether a heading or an item may is open.
    const isThing = isFact(holds) && (isSome(holds) || boundsOf(holds) === undefined);
    const elsewhere = isThing && unit !== 'lines' ? noneOf('line', { ...cut, isAround: true }) : undefined;
    if (!elsewhere || isOpen(elsewhere)) return { ...and(is, none), plainFor: 1, names: true };
    const ways = [and(is, none), and(is, none, elsewhere)].map(canonical);
    return { ask: 'agreeing', of: ways, names: true, undeniable: true, plainFor: 1 };
  });
}

/** "Only the first bullet contains a digit": whether other text may have one is open. */
function onlyOf(one: One, holds: Said): Said | undefined {
  const but = one.place === 0 ? 'first' : 'last';
  const is = ofOne(one, holds);
  const none = ofSeveral({ kind: one.kind, which: 'none', denied: 'never', must: false, but }, holds);
  if (!is || !none) return undefined;
  const isOfEdge = isFact(holds) && ['start', 'end'].includes(holds.ask);
  const beside = isOfEdge ? undefined : ofSeveral({ ...OTHER_LINES, which: 'none', denied: 'never' }, holds);
  if (isOpen(is) || isOpen(none) || (!isOfEdge && (!beside || isOpen(beside) || !LISTED.includes(one.kind))))
    return OPEN;
  const ways = [and(is, none), and(is, none, ...(beside ? [beside] : []))].map(canonical);
  return { ask: 'agreeing', of: ways, names: true, undeniable: true, plainFor: 1 };
}
const LISTED = ['bullet', 'numbered', 'item'];

/** "Under each heading there is a list", "below every level-2 heading" */
function underHeadings(notation: Notation): void {
  const all = ['each', 'every', 'each of the', 'every one of the', 'all', 'all the', 'all of the'];
  const headings = (names: readonly string[], kind: string) =>
    notation.words(
      'UnderAll',
      each(
        each(['under', 'below', 'beneath'], all),
        names.flatMap((name) => [name, `${name}s`]),
      ),
      { kind, which: 'all', denied: 'plain', must: true } satisfies Several,
    );
  headings(['heading', 'section heading', 'header'], 'section');
  for (const level of [1, 2, 3])
    headings(
      [`level-${level} heading`, `h${level}`, `h${level} heading`, `${'# '.repeat(level)}heading`],
      `section ${level}`,
    );
  notation.rule('InPlace = UnderAll');
  notation.words(
    'OutsideLists',
    each(['outside', 'outside of'], ['the list', 'the bulleted list', 'the bullet list', 'the numbered list', 'lists']),
    OTHER_LINES,
  );
  notation.rule('InPlace = OutsideLists');
}
