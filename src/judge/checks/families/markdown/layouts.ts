import type { Said } from '../../form.ts';
import { Several as SeveralMeanings } from '../../grammar/chart.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Several } from '../parts/of-parts.ts';
import { each } from '../shape.ts';
import { blockEdges } from './block-edges.ts';
import { blocksBeside } from './blocks-beside.ts';
import { layout } from './layout-facts.ts';
import { headingLayouts, listLayouts } from './list-layouts.ts';

/** Blocks of a text: which is first or last, what stands beside them, how they are numbered. */
export function layouts(notation: Notation): void {
  blockEdges(notation);
  blocksBeside(notation);
  between(notation);
  notation.add(headingLayouts);
  notation.add(listLayouts);
}

/** What stands between items of a list, or between sections. */
function between(notation: Notation): void {
  const nouns = ['blank line', 'empty line'];
  notation.words('BlankBeside', each(['a', 'an', 'one'], nouns));
  notation.words('BlankBetween', each(['a', 'an', ''], nouns).concat('blank lines', 'empty lines'));
  notation.words('NoBlankBetween', each(['no'], ['blank line', 'blank lines', 'empty line', 'empty lines']));
  const isAll = ({ which }: Several) => which === 'all' || which === 'plural' || which === 'bare';
  const items = (of: Several, isNone?: true) =>
    isAll(of) && ['bullet', 'numbered', 'item', 'step'].includes(of.kind)
      ? { ...layout({ is: 'items apart', ...(isNone && { isNone }) }), undeniable: true as const }
      : undefined;
  // As a fault, that none stands between any two may be enough.
  const none = (of: Several): Said | undefined => {
    const found = items(of, true);
    return found && { ...found, plainFor: 1 };
  };
  // As a fault, one between any two of them is enough.
  const some = (of: Several) => {
    const all = items(of);
    return all
      ? new SeveralMeanings([
          { ...all, onlyFor: 1 },
          { ...layout({ is: 'items apart', isNone: true }, false), onlyFor: -1 },
        ])
      : undefined;
  };
  notation.words(
    'SetApart',
    each(['is', 'are', 'must be', 'should be'], ['separated by', 'set apart by', 'divided by']),
  );
  notation.rule('Clause = SomeParts<N> SetApart BlankBetween', (of: Several): Said | undefined => {
    const all = items(of);
    return all && { ...all, plainFor: 1 };
  });
  notation.rule('Clause = ThereIs BlankBetween between SomeParts<N>', some);
  notation.rule('Clause = ThereIs NoBlankBetween between SomeParts<N>', none);
  notation.rule('Clause = NoBlankBetween ( stand | appear | are used )? between SomeParts<N>', none);
  notation.rule('Clause = SomeParts<N> ( have | are written with ) NoBlankBetween between them', none);
  notation.rule('Core<F,response> = Verb<have,F> BlankBetween between SomeParts<N>', some);
  notation.rule('Core<F,response> = Verb<have,F> NoBlankBetween between SomeParts<N>', none);
  notation.rule('Core<F,response> = Verb<lack,F> BlankBetween between SomeParts<N>', none);
  notation.words('ListedItems2', each(['', 'the', 'its'], ['items', 'entries', 'bullets', 'list items']));
  notation.rule('Clause = ( the | its ) ListName HasIn NoBlankBetween between ListedItems2', () => ({
    ...layout({ is: 'items apart', isNone: true }),
    plainFor: 1,
  }));
  notation.rule(
    'Clause = SomeParts<N> SetApart ( Row3 | ( a )? ( One<made> | Many<made> ) )',
    (of: Several, by: string) =>
      of.kind === 'section' && isAll(of) && (by === 'horizontal rules' || /^(?:-+|\*+|_+)$/u.test(by))
        ? {
            ...layout({ is: 'sections ruled', ...(by !== 'horizontal rules' && { mark: by }) }),
            undeniable: true,
            plainFor: 1 as const,
          }
        : undefined,
  );
}
