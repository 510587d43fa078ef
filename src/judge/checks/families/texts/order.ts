import type { Check } from '../../check.ts';
import { and, type Fact, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Wanted } from '../../texts/find.ts';
import { orderCheck } from '../../texts/order.ts';
import { each } from '../shape.ts';
import { plainText, type Quoted } from './texts.ts';

export const ORDER: Readonly<Record<string, (fact: Fact, negated: boolean) => Check | undefined>> = {
  order: ({ of }, negated) => orderCheck(of as Wanted[], negated),
};

/** "'Step 1' comes before 'Step 2'", "'a', 'b' and 'c' appear in that order" */
export function order(notation: Notation): void {
  const verbs = [
    'comes',
    'appears',
    'occurs',
    'stands',
    'is mentioned',
    'is',
    ...['comes up', 'shows up', 'turns up', 'is used', 'is written', 'is said', 'is named', 'is stated'],
    ...['must', 'should', 'has to'].flatMap((must) => each([must], ['come', 'appear', 'occur', 'be mentioned'])),
  ];
  // What "is earlier" may be a date of that name.
  const is = ['is earlier than', 'is later than'];
  const places = (words: readonly string[]) => each(verbs, words).filter((one) => !is.includes(one));
  notation.words('ComesBefore', places(['before', 'earlier than', 'somewhere before']));
  notation.words('ComesAfter', places(['after', 'later than']));
  notation.words(
    'TextsInOrder',
    each(
      [
        'appear',
        'occur',
        'come',
        'are mentioned',
        'must appear',
        'should appear',
        'all appear',
        'all occur',
        'both appear',
        'both occur',
        'must all appear',
        'should all appear',
        'are all mentioned',
      ],
      [
        'in that order',
        'in this order',
        ', in that order',
        ', in this order',
        'in exactly this order',
        'in exactly that order',
        ...['in this sequence', 'in that sequence', 'in the order given', 'in the given order'],
      ],
    ),
  );
  const inOrder = (...all: Quoted[]): Said => ({ ask: 'order', of: all.map(plainText) });
  notation.words('Does', ['does', 'is']);
  notation.rule('Clause = Text ComesBefore Text ( Place | InAnswer | Does )?', inOrder);
  notation.rule('Clause = Text ComesAfter Text ( Place | InAnswer | Does )?', (a: Quoted, b: Quoted) => inOrder(b, a));
  // "'a' comes before 'b', and 'b' before 'c'"
  for (const [verb, preposition] of [
    ['ComesBefore', 'before'],
    ['ComesAfter', 'after'],
  ])
    notation.rule(
      `Clause = Text ${verb} Text ,? and Text ( ${verb} | ${preposition} ) Text`,
      (...[a, b, c, d]: [Quoted, Quoted, Quoted, Quoted]): Said =>
        and(...[inOrder(a, b), inOrder(c, d)].map((one) => (verb === 'ComesBefore' ? one : reversed(one)))),
    );
  // "Mentions 'a' before it mentions 'b'", "says 'a' and then 'b'"
  notation.rule('BeforeSaying = before ( saying | mentioning | using | it Verb<say,third> | it Verb<use,third> )');
  for (const verb of ['have', 'say']) {
    notation.rule(`Core<F,W> = Verb<${verb},F> Text BeforeSaying Text`, inOrder);
    notation.rule(`Core<F,W> = Verb<${verb},F> Text ( first )? ( and then | , then | , and then ) Text`, inOrder);
    notation.rule(`Core<F,W> = Verb<${verb},F> first Text ( and then | , then | , and then | and ) Text`, inOrder);
  }
  notation.words('FirstFirst', ['the former before the latter', 'the first before the second']);
  notation.words('LastFirst', ['the latter before the former', 'the second before the first']);
  notation.words('BothAppear', ['both appear', 'both occur', 'are both used', 'are both mentioned']);
  notation.rule('Clause = Texts<and> Place? ( UsedPlain | BothAppear ) Place? , FirstFirst', (all: Quoted[]) =>
    all.length === 2 ? inOrder(...all) : undefined,
  );
  notation.rule('Clause = Texts<and> Place? ( UsedPlain | BothAppear ) Place? , LastFirst', (all: Quoted[]) =>
    all.length === 2 ? inOrder(...all.toReversed()) : undefined,
  );
  // "Comes earlier in the answer than"
  notation.words('IsEarlier', each(['comes', 'appears', 'occurs', 'stands'], ['earlier']));
  notation.words('IsLater', each(['comes', 'appears', 'occurs', 'stands'], ['later']));
  notation.rule('Clause = Text IsEarlier ( Place | InAnswer ) than Text', inOrder);
  notation.rule('Clause = Text IsLater ( Place | InAnswer ) than Text', (a: Quoted, b: Quoted) => inOrder(b, a));
  notation.rule('Clause = Texts<and> Place? TextsInOrder Place?', (all: Quoted[]) => inOrder(...all));
}

const reversed = (form: Said): Said => ({ ...form, of: [...((form as Fact).of as Wanted[])].reverse() }) as Said;
