import { and, isFact, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { titleOf } from '../parts/named-parts.ts';
import { type One, ofOne } from '../parts/of-parts.ts';
import { each } from '../shape.ts';
import type { Quoted } from '../texts/texts.ts';

/** Sections with what they hold, text in bold, and rules between parts. */
export function contents(notation: Notation): void {
  notation.words('SectionWith', ['with', 'containing', 'that has', 'that contains', 'which has', 'which contains']);
  notation.rule('Held2 = ( Sized<C> | Some<S> )');
  notation.words(
    'Held2',
    each(
      ['some text', 'text', 'at least some text', 'some content'],
      ['', 'under it', 'below it', 'in it', 'beneath it'],
    ),
    { ask: 'words', in: [[1, Infinity]] },
  );
  // Both that there is such a section and what it holds. What follows "and" could belong to the section.
  const section = (title: Quoted, holds: Said): Said | undefined => {
    const titled = titleOf(title);
    const one: One = { kind: 'section', place: { titled } };
    const held = ofOne(one, holds);
    return (
      held && { ...and({ ask: 'sections', of: titled, in: [[1, Infinity]] }, held), plainFor: 1, undeniable: true }
    );
  };
  notation.rule('SectionHolding = ( a | an | the ) Nameless section SectionWith Held2', section);
  notation.rule('SectionHolding = ( a | the ) section ( Called )? Nameless SectionWith Held2', section);
  notation.rule('SectionHolding = ( a | the ) section Called BareTitle SectionWith Held2', section);
  const both = (a: Said, b: Said): Said => ({ ...and(a, b), plainFor: 1, undeniable: true });
  notation.rule('SectionsHolding = SectionHolding');
  notation.rule('SectionsHolding = SectionHolding ,? and SectionHolding', both);
  notation.rule('Core<F,response> = ( Verb<have,F> | Verb<use,F> ) SectionsHolding');
  notation.rule('Clause = ThereIs SectionsHolding');
  notation.rule(
    'Clause = ThereIs ( a | an ) Nameless section at the end SectionWith Held2',
    (title: Quoted, holds: Said): Said | undefined => {
      const form = section(title, holds);
      const atEnd: Said = {
        ask: 'layout',
        of: { is: 'heading at', edge: 'end', title: titleOf(title), isSection: true },
      };
      return form && both(atEnd, form);
    },
  );

  // "At least one word or phrase is bolded"
  for (const [ask, styles] of [
    [
      'bold passages',
      [
        'bold',
        'bolded',
        'in bold',
        'set in bold',
        'written in bold',
        'formatted in bold',
        'set in * * bold * *',
        'in * * bold * *',
      ],
    ],
    ['italic passages', ['italic', 'italicized', 'italicised', 'in italics', 'set in italics', 'written in italics']],
  ] as const) {
    notation.words('IsStyled', each(['is', 'are', 'must be', 'should be'], styles), ask);
  }
  const some = ['at least one', 'one or more'];
  notation.words('SomeText', [
    ...each(some, ['word', 'phrase', 'word or phrase', 'words', 'words or phrases']),
    'some text',
    'some words',
    'some of the text',
  ]);
  notation.rule('Clause = SomeText IsStyled', (ask: string): Said => ({ ask, in: [[1, Infinity]] }));
  notation.rule(
    'Clause = Amount ( phrase | phrases | passage | passages ) IsStyled',
    ({ bare, ...amount }: Amount, ask: string): Said => ({ ask, ...amount, ...(bare && { plainFor: 1 as const }) }),
  );
  notation.words('AnyText2', ['anything', 'something', 'any text', 'any word', 'any words', 'any of the text']);
  notation.rule('Clause = AnyText2 IsStyled', (ask: string): Said => ({ ask, in: [[1, Infinity]], any: true }));
  notation.words('NoText2', ['no text', 'no word', 'no words', 'nothing']);
  notation.rule('Clause = NoText2 IsStyled', (ask: string): Said => ({ ask, in: [[0, 0]], denies: true }));

  // "The two parts are divided by a horizontal rule": of more parts there would have to be more rules.
  notation.words(
    'AreDivided',
    each(['are', 'must be', 'should be'], each(['separated', 'divided', 'split'], ['by', 'with'])),
  );
  notation.rule(
    'Clause = ( the two | both | the two main ) ( parts | sections | halves ) AreDivided Held2',
    (form: Said) => (isFact(form) && form.ask === 'horizontal rules' ? form : undefined),
  );
}
