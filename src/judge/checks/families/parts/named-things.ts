import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { none, shape, some } from '../shape.ts';
import { plainText, type Quoted, wanted } from '../texts/texts.ts';

/** Headings by what they say, and tables by their columns. */
export function namedThings(notation: Notation): void {
  const titled = (text: string) => {
    const title = wanted(text, { kind: 'word' });
    return title && plainText(title as Quoted);
  };
  notation.words('CalledSo', ['called', 'titled', 'named', 'that says', 'with the title', 'with the text', 'labeled']);
  notation.rule('HeadingTitled = ( heading | section heading ) CalledSo #quoted', titled);
  notation.rule('Special = ( a | the | any ) HeadingTitled', (of: unknown) => ({
    ...some(shape('headings titled', of)),
    names: true,
  }));
  notation.rule('Special = no HeadingTitled', (of: unknown) => none(shape('headings titled', of)));
  // As a fault it may be either of them, or both.
  notation.rule('Special = the headings CalledSo? #quoted and #quoted', (a: string, b: string): Said | undefined => {
    const titles = [titled(a), titled(b)];
    return titles.includes(undefined)
      ? undefined
      : { and: titles.map((of) => some(shape('headings titled', of))), undeniable: true, plainFor: 1, names: true };
  });

  notation.rule('Columns = #quoted , #quoted', (a: string, b: string) => [a, b]);
  notation.rule('Columns = Columns , #quoted', (all: string[], one: string) => [...all, one]);
  // One column by its place, and the cells of one by its name.
  for (const [place, words] of [
    [0, 'first'],
    [1, 'second'],
    [2, 'third'],
    [3, 'fourth'],
    [-1, 'last'],
    [-1, 'final'],
  ] as const)
    notation.words(
      'ColumnAt',
      [
        `the table's ${words} column`,
        ...['the', 'its'].flatMap((the) => [
          `${the} ${words} column`,
          `${the} ${words} column of the table`,
          `${the} ${words} column in the table`,
          `${the} ${words} table column`,
        ]),
      ],
      place,
    );
  const named = ['called', 'named', 'titled', 'labeled', 'labelled', 'headed'];
  notation.words('ColumnIs', [
    ...['is', 'must be', 'should be'].flatMap((is) => [is, ...named.map((one) => `${is} ${one}`)]),
    'has the header',
  ]);
  notation.rule(
    'Clause = ColumnAt ColumnIs #quoted',
    (place: number, name: string): Said => ({ ask: 'table columns', of: { names: [name], place }, names: true }),
  );
  notation.rule('ColumnName = a column ( called | named | titled ) #quoted', (name: string) => name);
  notation.rule('ColumnName = a #quoted column', (name: string) => name);
  notation.rule('Cells = ( either )? #quoted or #quoted', (a: string, b: string) => ({ oneOf: [a, b] }));
  notation.rule('Cells = ( either )? Columns ,? or #quoted', (all: string[], one: string) => ({
    oneOf: [...all, one],
  }));
  notation.words('Cells', ['a whole number', 'an integer', 'whole numbers', 'integers'], { is: 'a whole number' });
  notation.words('Cells', ['filled', 'filled in', 'non-empty', 'not empty'], { is: 'filled' });
  const cells = (column: string, wish: object): Said => ({
    ask: 'table cells',
    of: { column, ...wish },
    names: true,
    undeniable: true,
    plainFor: 1,
  });
  notation.words('CellsAre', [
    'whose cells are all',
    'whose values are all',
    'in which every cell is',
    'where every cell is',
  ]);
  notation.rule('Clause = OneTable TableHas ColumnName CellsAre Cells', cells);
  notation.words('EveryCell', [
    'every cell',
    'each cell',
    'all cells',
    'every value',
    'each value',
    'all values',
    'all the values',
  ]);
  notation.words('InColumn', ['in', 'of', 'below', 'under']);
  notation.rule(
    'Clause = EveryCell InColumn the #quoted ( column | header ) ( of the table )? ( is | are | must be ) Cells',
    cells,
  );
}
