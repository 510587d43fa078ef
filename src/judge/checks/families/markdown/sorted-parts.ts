import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { areSorted, type Sorted } from '../../texts/alphabetical.ts';
import { type Decider, wholeText } from '../bridge.ts';
import { each } from '../shape.ts';

interface Reversed {
  reversed: Sorted;
}

/** How facts are decided about the order of items or lines. */
export const SORTED_PARTS: Readonly<Record<string, Decider>> = {
  sorted: wholeText(
    'sorted',
    'the order of items or lines',
    (kind: Sorted | Reversed) => (typeof kind === 'string' ? 'alphabetical order' : 'reverse alphabetical order'),
    (text, kind: Sorted | Reversed) =>
      typeof kind === 'string' ? areSorted(text, kind) : areSorted(text, kind.reversed, true),
  ),
};

/** "The list is in alphabetical order", "the headings are sorted from Z to A" */
export function sortedParts(notation: Notation): void {
  const kinds: Readonly<Record<Sorted, readonly string[]>> = {
    bullet: ['bullets', 'bullet points', 'bulleted list', 'bullet list'],
    numbered: ['numbered list', 'numbered items'],
    item: ['list', 'list items', 'items in the list', 'items of the list'],
    line: ['lines'],
    heading: ['headings'],
  };
  for (const [kind, names] of Object.entries(kinds))
    notation.words('SortedParts', each(['the', 'all', 'all the', 'its'], names), kind);
  notation.words(
    'IsSorted',
    each(
      ['is', 'are', 'must be', 'should be'],
      [
        'in alphabetical order',
        'in alphabetic order',
        'sorted alphabetically',
        'ordered alphabetically',
        'alphabetized',
        'listed alphabetically',
        'listed in alphabetical order',
        'sorted in alphabetical order',
        'alphabetically sorted',
        'alphabetically ordered',
        ...each(['', 'sorted', 'ordered', 'listed', 'arranged'], ['from a to z', 'a to z', 'a - z', 'in a to z order']),
        'alphabetical',
      ],
    ),
  );
  notation.words(
    'NotSorted',
    each(
      ['is not', 'are not'],
      [
        'in alphabetical order',
        'sorted alphabetically',
        'ordered alphabetically',
        'alphabetized',
        'alphabetically sorted',
        'alphabetical',
        'listed in alphabetical order',
        'sorted in alphabetical order',
      ],
    ),
  );
  notation.rule('Clause = SortedParts IsSorted', (of: string): Said => ({ ask: 'sorted', of, names: true }));
  notation.words(
    'SortedParts',
    ['the items of the bulleted list', 'the items in the bulleted list', 'the bulleted items'],
    'bullet',
  );
  notation.words(
    'IsReversed',
    each(
      ['is', 'are', 'must be', 'should be'],
      [
        ...each(each(['', 'sorted', 'ordered', 'listed', 'arranged'], ['in']), [
          'reverse alphabetical order',
          'reversed alphabetical order',
          'z to a order',
        ]),
        ...each(['', 'sorted', 'ordered', 'listed', 'sorted alphabetically', 'in alphabetical order'], ['from z to a']),
      ],
    ),
  );
  notation.rule(
    'Clause = SortedParts IsReversed',
    (of: Sorted): Said => ({ ask: 'sorted', of: { reversed: of } satisfies Reversed, names: true, undeniable: true }),
  );
  notation.rule('Clause = SortedParts NotSorted', (of: string): Said => ({ not: { ask: 'sorted', of }, denies: true }));
}
