import type { Check } from '../../check.ts';
import { and, type Fact, type Interval, outside, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { type ListKind, listSizeCheck } from '../../markdown/list-sizes.ts';
import { quantityOf } from '../bridge.ts';
import { each } from '../shape.ts';
import { layout } from './layout-facts.ts';

/** How facts are decided about lists of so many items. */
export const LIST_SIZES: Readonly<Record<string, (fact: Fact, negated: boolean) => Check | undefined>> = {
  'list of': ({ of }, negated) => {
    const { kind, numbers, isOnly } = of as { kind: ListKind; numbers: Interval[]; isOnly?: true };
    const asked = quantityOf(numbers);
    return asked && listSizeCheck(kind, asked, negated, isOnly);
  },
};

const LISTS: Readonly<Record<ListKind, readonly string[]>> = {
  bulleted: [
    'bulleted list',
    'bullet list',
    'bullet-point list',
    'bullet point list',
    'unordered list',
    'markdown bulleted list',
  ],
  numbered: ['numbered list', 'ordered list', 'markdown numbered list'],
  any: ['list', 'markdown list'],
};
const ASKS = { bulleted: 'bullet points', numbered: 'numbered items' } as const;
const ONLY = { bulleted: 'a bulleted list', numbered: 'a numbered list', any: 'a list' } as const;

/** "A numbered list of exactly 5 items" */
export function listSizes(notation: Notation): void {
  for (const [kind, names] of Object.entries(LISTS)) notation.words('ListName', names, kind);
  notation.words('ListItem', [
    ...[
      'item',
      'items',
      'entry',
      'entries',
      'point',
      'points',
      'bullet',
      'bullets',
      'bullet point',
      'bullet points',
      'element',
      'elements',
    ],
    ...['step', 'steps', 'numbered item', 'numbered items', 'list item', 'list items'],
  ]);
  notation.words('ListOf', [
    'of',
    'with',
    'containing',
    'having',
    'that has',
    'that contains',
    'which has',
    'which contains',
    'consisting of',
    'made up of',
    'comprising',
  ]);
  interface Sized {
    kind: ListKind;
    numbers: readonly Interval[];
    bare?: true;
  }
  const sized = (kind: ListKind, { in: numbers, bare }: Amount): Sized | undefined =>
    numbers[0]![1] === 0 ? undefined : { kind, numbers, ...(bare && { bare }) };
  notation.rule('SizedList = a? ListName ,? ListOf Amount ListItem', sized);
  notation.rule('OneSizedList = ( one | a single ) ListName ,? ListOf Amount ListItem', sized);
  notation.rule(
    'SizedList = ( a | an ) N - ( item | point | step | bullet | entry ) ListName',
    (n: number, kind: ListKind) => sized(kind, { in: [[n, n]], bare: true }),
  );
  for (const [at, word] of ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].entries())
    notation.words(
      'WordItem',
      each(['item', 'point', 'step', 'bullet', 'entry'], ['']).map((one) => `${word}-${one}`),
      at + 2,
    );
  notation.rule('SizedList = ( a | an ) WordItem ListName', (n: number, kind: ListKind) =>
    sized(kind, { in: [[n, n]], bare: true }),
  );
  // A fault may be that many, or that many and more.
  const fact = ({ kind, numbers, bare }: Sized): Said => ({
    ask: 'list of',
    of: { kind, numbers },
    names: true,
    ...(bare && { plainFor: 1 as const }),
  });
  notation.rule('Det = SizedList', fact);
  notation.rule('Det = Amount ListItem in a ListName', (amount: Amount, kind: ListKind) => {
    const found = sized(kind, amount);
    return found && fact(found);
  });
  // "Penalize lists with more than seven items", "no list has more than seven items"
  notation.words(
    'ListsName',
    LISTS.bulleted.map((one) => `${one}s`),
    'bulleted',
  );
  notation.words(
    'ListsName',
    LISTS.numbered.map((one) => `${one}s`),
    'numbered',
  );
  notation.words(
    'ListsName',
    LISTS.any.map((one) => `${one}s`),
    'any',
  );
  const bounded = (kind: ListKind, amount: Amount) => {
    const found = amount.bare ? undefined : sized(kind, amount);
    return found && fact(found);
  };
  notation.rule('Penalize = ListsName ListOf Amount ListItem', bounded);
  notation.rule(
    'Clause = ( no | not a single ) ListName ( has | contains ) Amount ListItem',
    (kind: ListKind, amount: Amount): Said | undefined => {
      const found = bounded(kind, amount);
      return found && { not: { ask: 'list of', of: (found as Fact).of }, denies: true };
    },
  );
  notation.rule(
    'Clause = ( a | any ) ListName ( has | contains ) Amount ListItem',
    (kind: ListKind, amount: Amount): Said | undefined => {
      const found = bounded(kind, amount);
      return found && { ...found, plainFor: -1 };
    },
  );
  // "Each list has at most 5 items" says nothing of a text without one.
  notation.rule(
    'Clause = ( each | every | each of the | every one of the ) ( ListName | ListsName ) ListHolds Amount ListItem',
    (kind: ListKind, { in: numbers }: Amount): Said => ({
      if: kind === 'any' ? (layout({ is: 'has list' }) as Fact) : { ask: ASKS[kind], in: [[1, Infinity]] },
      so: { not: { ask: 'list of', of: { kind, numbers: outside(numbers) } } },
      undeniable: true,
      names: true,
    }),
  );
  const alone = (one: Sized, isLoose?: true): Said => ({
    ...and({ ask: 'only', of: isLoose ? { whole: ONLY[one.kind], isLoose } : ONLY[one.kind] }, fact(one)),
    plainFor: 1,
  });
  const FORMED = '( formatted as | written as | presented as | given as )?';
  notation.rule(`State = ${FORMED} SizedList`, (one: Sized) => alone(one, true));
  notation.rule('Core<F,response> = Verb<consist,F> SizedList', (one: Sized) => alone(one, true));
  notation.rule('Core<F,response> = NothingBut<F> SizedList', (one: Sized) => alone(one));
  const only = (one: Sized): Said => ({ ...fact(one), of: { kind: one.kind, numbers: one.numbers, isOnly: true } });
  const ofTheList = (kind: ListKind, amount: Amount) => {
    const found = sized(kind, amount);
    return found && only(found);
  };
  notation.rule('Det = OneSizedList', only);
  notation.words('ListHolds', [
    ...['has', 'contains', 'must have', 'must contain', 'should have', 'should contain', 'includes', 'consists of'],
    ...['is made up of', 'comprises', 'holds'],
  ]);
  notation.rule('Clause = ( the | its ) ListName ListHolds Amount ListItem', ofTheList);
  notation.rule('Clause = ( the | its ) ListName ( is | must be ) Amount ListItem long', ofTheList);
  notation.rule(
    'Clause = ThereIs Amount ListItem ( in | on ) ( the | its ) ListName',
    (amount: Amount, kind: ListKind) => ofTheList(kind, amount),
  );
}
