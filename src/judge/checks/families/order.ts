import type { Check } from '../check.ts';
import type { Fact, Said } from '../form.ts';
import type { Notation } from '../grammar/notation.ts';
import type { Wanted } from '../texts/find.ts';
import { orderCheck } from '../texts/order.ts';
import { each } from './shape.ts';
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
    'must come',
    'must appear',
    'should come',
    'should appear',
  ];
  notation.words('ComesBefore', each(verbs, ['before', 'earlier than', 'somewhere before']));
  notation.words('ComesAfter', each(verbs, ['after', 'later than']));
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
      ],
    ),
  );
  const inOrder = (...all: Quoted[]): Said => ({ ask: 'order', of: all.map(plainText) });
  notation.rule('Clause = Text ComesBefore Text Place?', inOrder);
  notation.rule('Clause = Text ComesAfter Text Place?', (a: Quoted, b: Quoted) => inOrder(b, a));
  notation.rule('Clause = Texts<and> Place? TextsInOrder Place?', (all: Quoted[]) => inOrder(...all));
}
