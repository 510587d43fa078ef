import type { Fact, Said } from '../../form.ts';
import { FORMS } from '../../grammar/lexicon.ts';
import type { Notation } from '../../grammar/notation.ts';
import { edgesOfParts, type PartEdges } from '../../parts/part-edges-alike.ts';
import type { PartKind } from '../../parts/part-kind.ts';
import { PART_UNITS } from '../../parts/part-units.ts';
import { type EndsAlike, endAlike } from '../../texts/ends-alike.ts';
import { type Decider, wholeText } from '../bridge.ts';
import { each } from '../shape.ts';

/** How it is decided whether a response begins and ends with the same word, line or sentence. */
export const ENDS_ALIKE: Readonly<Record<string, Decider>> = {
  'ends alike': wholeText<EndsAlike>(
    'ends-alike',
    'the first and the last of the response',
    ({ unit }) => `the same ${unit} at both ends`,
    (text, of) => endAlike(text, of),
  ),
  'part edges': wholeText<PartEdges>(
    'ends-alike',
    'the first or last words of parts',
    ({ kind, edge, unit, are }) =>
      are === 'same in a row'
        ? `the same ${unit} at the ${edge} of two of them in a row, by ${kind}`
        : `${are === 'same' ? `the same ${unit}` : `a different ${unit}`} at the ${edge} of each ${kind}`,
    (text, of) => edgesOfParts(text, of),
  ),
};

type Unit = EndsAlike['unit'];
type Ignored = EndsAlike['ignored'];

const UNITS: readonly Unit[] = ['word', 'line', 'sentence', 'paragraph'];

/** "The first and last lines are identical", "begins and ends with the same word". */
export function endsAlike(notation: Notation): void {
  const fact = (unit: Unit, ignored?: Ignored): Fact => ({
    ask: 'ends alike',
    of: { unit, ...(ignored && { ignored }) },
  });
  const same = (unit: Unit, ignored?: Ignored): Said => ({ ...fact(unit, ignored), names: true });
  const different = (unit: Unit, ignored?: Ignored): Said => ({ not: fact(unit, ignored), denies: true });
  const marks = ['punctuation', 'punctuation marks', 'trailing punctuation', 'any punctuation', 'final punctuation'];
  const cases = ['case', 'capitalization', 'capitalisation', 'letter case', 'upper and lower case'];
  const both = marks.flatMap((mark) =>
    cases.flatMap((one) => [`${one} and ${mark}`, `${mark} and ${one}`, `${one} or ${mark}`]),
  );
  const aside = (words: readonly string[]) =>
    each(['ignoring', 'disregarding', 'apart from', 'regardless of', 'not counting'], words).flatMap((one) => [
      one,
      `, ${one}`,
      `( ${one} )`,
    ]);
  notation.words('Loosely', aside(both), 'marks');
  notation.rule('Loosely = InAnyCase', (): Ignored => 'case');
  const responses = ['response', 'reply', 'answer', 'output', 'text', 'message'];
  const owners = ['the', 'its', ...responses.map((one) => `the ${one}'s`)];
  const [firsts, lasts] = [
    ['first', 'opening', 'very first'],
    ['last', 'final', 'closing', 'very last', 'ending'],
  ];
  notation.words('EndsOwner', owners);
  notation.words('EdgeWord', firsts!, 'first');
  notation.words('EdgeWord', lasts!, 'last');
  notation.rule(
    'BothEnds = EndsOwner EdgeWord and the? EdgeWord ( EndUnit | EndUnits )',
    (one: string, other: string, unit: string) => (one === other ? undefined : unit),
  );
  notation.rule(
    'BothEnds = EndsOwner EdgeWord EndUnit and EndsOwner EdgeWord EndUnit',
    (one: string, unit: string, other: string, again: string) => (one === other || unit !== again ? undefined : unit),
  );
  notation.rule('BothEnds = EndsOwner EdgeWord EndUnit and the EdgeWord', (one: string, unit: string, other: string) =>
    one === other ? undefined : unit,
  );
  for (const unit of UNITS) {
    notation.words('EndUnit', [unit], unit);
    notation.words('EndUnits', [`${unit}s`], unit);
    notation.words('FirstEnd', each(each(owners, firsts!), [unit]), unit);
    notation.words('LastEnd', each(each(owners, lasts!), [unit]), unit);
  }
  notation.words('FirstOne', each(each(['the', 'its'], firsts!), ['', 'one']));
  notation.words('LastOne', each(each(['the', 'its'], lasts!), ['', 'one']));
  notation.words('OfIt', [...each(['of the', 'in the'], responses), ...each(each(['of the'], responses), ['overall'])]);
  notation.words('EndsAre', [
    ...each(
      ['are', 'must be', 'should be'],
      ['identical', 'the same', 'exactly the same', 'equal', 'identical to each other'],
    ),
    ...['match', 'must match', 'should match', 'match exactly', 'match each other'],
  ]);
  notation.words('EndsAreNot', [
    'differ',
    'are different',
    'must differ',
    'are not identical',
    'are not the same',
    'do not match',
  ]);
  notation.words('EndIs', [
    ...each(['is', 'must be', 'should be'], ['the same as', 'identical to', 'exactly the same as', 'equal to']),
    ...['matches', 'equals', 'repeats', 'must match', 'must repeat', 'must equal', 'should match', 'should repeat'],
  ]);
  notation.words('EndIsNot', [
    'differs from',
    'is different from',
    'is not the same as',
    'is not identical to',
    'does not match',
  ]);
  notation.rule('Clause = BothEnds OfIt? EndsAre Loosely?', same);
  notation.rule('Clause = BothEnds OfIt? EndsAreNot Loosely?', different);
  const alike = (one: Unit, other: Unit | undefined, ignored?: Ignored) =>
    other === undefined || one === other ? same(one, ignored) : undefined;
  const unlike = (one: Unit, other: Unit | undefined, ignored?: Ignored) =>
    other === undefined || one === other ? different(one, ignored) : undefined;
  for (const [end, other] of [
    ['LastEnd', 'First'],
    ['FirstEnd', 'Last'],
  ])
    for (const [is, make] of [
      ['EndIs', alike],
      ['EndIsNot', unlike],
    ] as const) {
      notation.rule(`Clause = ${end} OfIt? ${is} ${other}End Loosely?`, make);
      notation.rule(`Clause = ${end} OfIt? ${is} ${other}One Loosely?`, (one: Unit, ignored?: Ignored) =>
        make(one, undefined, ignored),
      );
    }
  const verbs = [
    ['starts', 'start', 'start', 'started', 'starting'],
    ['begins', 'begin', 'begin', 'began', 'beginning'],
    ['opens', 'open', 'open', 'opened', 'opening'],
  ];
  const ends = [
    ['ends', 'end', 'end', 'ended', 'ending'],
    ['closes', 'close', 'close', 'closed', 'closing'],
    ['finishes', 'finish', 'finish', 'finished', 'finishing'],
  ];
  for (const [at, form] of FORMS.entries()) {
    const joined = verbs.flatMap((verb) =>
      ends.flatMap((end) => [`${verb[at]} and ${end[at]}`, `${end[at]} and ${verb[at]}`]),
    );
    notation.words(`BeginEnd<${form}>`, [...each(joined, ['with', 'on']), ...each(each(['both'], joined), ['with'])]);
    notation.words(
      `EndOn<${form}>`,
      each(
        ends.map((verb) => verb[at]!),
        ['with', 'on'],
      ),
    );
  }
  const begun = each(['it', 'it has'], ['started', 'began', 'begins', 'starts', 'opened', 'opens', 'begun']).flatMap(
    (one) => [`${one} with`, `${one} on`, `that ${one} with`],
  );
  notation.words('AsItBegan', [
    ...begun,
    ...each(['with which', 'on which'], ['it began', 'it begins', 'it started', 'it starts']),
  ]);
  for (const unit of UNITS) {
    notation.words(
      'SameEnd',
      each(['the same', 'the exact same', 'an identical', 'the very same', 'exactly the same'], [unit]),
      unit,
    );
    notation.words('DifferentEnds', [`different ${unit}s`, `two different ${unit}s`], unit);
  }
  notation.rule('Core<F,response> = BeginEnd<F> SameEnd Loosely?', same);
  notation.rule('Core<F,response> = BeginEnd<F> DifferentEnds Loosely?', different);
  notation.rule('Core<F,response> = EndOn<F> SameEnd ( AsItBegan ) Loosely?', same);
  notation.add(partEdges);
}

/** "Each line begins with a different word", "no two bullets start with the same word" */
function partEdges(notation: Notation): void {
  const verbs = [
    [
      'start',
      ['begins', 'starts', 'opens', 'must begin', 'must start', 'should begin', 'should start'],
      ['begin', 'start', 'open', 'must begin', 'must start'],
    ],
    ['end', ['ends', 'must end', 'should end'], ['end', 'must end', 'should end']],
  ] as const;
  interface Edge {
    edge: 'start' | 'end';
    unit: 'word' | 'letter';
  }
  for (const [edge, one, many] of verbs)
    for (const unit of ['word', 'letter'] as const) {
      const how: Edge = { edge, unit };
      const nouns = [unit];
      notation.words(
        'EdgeApart',
        each(each(one, ['with']), each(['a different', 'a distinct', 'a unique', 'its own'], nouns)),
        how,
      );
      notation.words('EdgeAlike', each(each(one, ['with']), each(['the same', 'the very same'], nouns)), how);
      notation.words('EdgesAlike', each(each(many, ['with']), each(['the same', 'the very same'], nouns)), how);
      notation.words('EdgesApart', each(each(many, ['with']), [`different ${unit}s`, `a different ${unit}`]), how);
    }
  const edges = (kind: string, how: Edge, are: PartEdges['are']): Fact | undefined =>
    Object.hasOwn(PART_UNITS, kind) && kind !== 'code' && kind !== 'url'
      ? { ask: 'part edges', of: { kind: kind as PartKind, ...how, are } satisfies PartEdges }
      : undefined;
  const plain =
    (are: PartEdges['are']) =>
    (kind: string, how: Edge): Said | undefined => {
      const fact = edges(kind, how, are);
      return fact && { ...fact, names: true };
    };
  notation.rule('Clause = ( each | every ) Unit EdgeApart', plain('different'));
  notation.rule('Clause = ( each | every ) Unit EdgeAlike', plain('same'));
  notation.rule('Clause = ( all | all the | all of the ) Units EdgesAlike', plain('same'));
  notation.rule('Clause = ( all | all the | all of the ) Units EdgesApart', plain('different'));
  // "No two sentences begin with the same word" may be said of those that follow one another.
  const two = (kind: string, how: Edge) => (kind === 'sentence' ? undefined : edges(kind, how, 'different'));
  notation.rule('Clause = no two Units EdgesAlike', (kind: string, how: Edge): Said | undefined => {
    const fact = two(kind, how);
    return fact && { ...fact, names: true };
  });
  // "Two bullets in a row that start with the same word"
  notation.words('Neighbouring', ['consecutive', 'successive', 'neighbouring', 'neighboring', 'adjacent']);
  const inRow = '( Neighbouring Units | Units in a row )';
  // How lines and sentences in a row begin has rules of its own; between paragraphs a heading or a list may stand.
  const asRow = (kind: string, how: Edge) =>
    ['bullet', 'numbered', 'item'].includes(kind) ? edges(kind, how, 'same in a row') : undefined;
  const row = (kind: string, how: Edge): Said | undefined => {
    const fact = asRow(kind, how);
    return fact && { ...fact, plainFor: -1, undeniable: true };
  };
  notation.rule(`Clause = ( two | any two | two or more ) ${inRow} EdgesAlike`, row);
  notation.rule(`Penalize = ( two | any two | two or more )? ${inRow} ( that | which ) EdgesAlike`, row);
  notation.rule(`Clause = no two ${inRow} EdgesAlike`, (kind: string, how: Edge): Said | undefined => {
    const fact = asRow(kind, how);
    return fact && { not: fact, denies: true, names: true };
  });
  notation.rule(
    'Clause = ( two | any two | two or more ) Units EdgesAlike',
    (kind: string, how: Edge): Said | undefined => {
      const fact = two(kind, how);
      return fact && { not: fact, plainFor: -1, denies: true };
    },
  );
}
