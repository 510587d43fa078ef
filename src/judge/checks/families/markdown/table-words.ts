import type { FieldWish } from '../../data/field-wish.ts';
import type { Scalar } from '../../data/json-demands.ts';
import { type Fact, OPEN, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { isOneOf, wordList } from '../../grammar/tokens.ts';
import type { Cells } from '../../markdown/table-cells.ts';
import type { TextSays as Says } from '../json/text-says.ts';
import type { One } from '../parts/of-parts.ts';
import { each } from '../shape.ts';

/** What a cell is, and no text that it holds. */
const NO_VALUES = wordList(
  'empty blank numeric positive negative unique sorted bold italic lowercase uppercase capitalized missing filled present zero null odd even number numbers text date dates valid',
);

/** Tables in the words in which people speak of them: their columns and cells by names without quotation marks, their rows. */
export function tableWords(notation: Notation): void {
  parts(notation);
  columns(notation);
  ofTables(notation);
  cells(notation);
  rows(notation);
}

/** "The table mentions 'Total'", "the blockquote is under 30 words" */
function parts(notation: Notation): void {
  const part = (block: 'table' | 'quote' | 'list'): One => ({ kind: block, place: { block } });
  for (const [kind, names] of [
    ['table', ['table', 'markdown table']],
    ['quote', ['blockquote', 'block quote', 'quote block', 'markdown blockquote']],
    ['list', ['list', 'bulleted list', 'bullet list', 'numbered list']],
  ] as const)
    notation.words('BlockPart', each(['the', 'its'], names), kind);
  notation.rule('OnePart = BlockPart', part);
}

function columns(notation: Notation): void {
  const theColumns = (all: string | string[]): Said => ({
    ask: 'table columns',
    of: { names: [all].flat() },
    names: true,
  });
  const heads = ['columns', 'column headers', 'column headings', 'column names', 'table headers', 'table columns'];
  notation.words('TheHeads', each(['the', 'its'], heads));
  notation.words('HeadsAre', ['are', 'must be', 'should be', 'read', 'are called', 'are named']);
  notation.rule('Clause = TheHeads HeadsAre :? ( CalledAll | CalledRow )', theColumns);
  notation.rule(
    'Clause = TheHeads HeadsAre :? ( CalledAll | CalledRow ) InThatOrder',
    (names: string[]): Said => ({ ask: 'table columns', of: { names, isHead: true, isOnly: true }, names: true }),
  );
  notation.rule(
    'Clause = TheHeads HeadsAre exactly :? ( CalledAll | CalledRow )',
    (names: string[]): Said => ({ ask: 'table columns', of: { names, isExact: true }, names: true }),
  );
  notation.rule('Clause = ThereIs ( a | an | the ) ColumnCalled column', theColumns);
  notation.rule(
    'Clause = OneTable TableHas no ColumnCalled column',
    (name: string): Said => ({ not: theColumns(name) as never, denies: true }),
  );
  notation.rule(
    'Clause = ColumnAt ColumnIs PlainHead',
    (place: number, name: string): Said => ({ ask: 'table columns', of: { names: [name], place }, names: true }),
  );
}

function ofTables(notation: Notation): void {
  const ofAnyTable = (of: string[]): Said => ({ ask: 'table columns', of, names: true });
  // "A table with a Price column", "no table has a column called Price"
  notation.words('WithIn', ['with', 'having', 'that has', 'that have', 'containing', 'that contains', 'that includes']);
  notation.rule('ColumnIn = ( a | an | the ) ColumnCalled column', (name: string) => ofAnyTable([name]));
  notation.rule('ColumnIn = a column ( called | named | titled | headed ) ColumnCalled', (name: string) =>
    ofAnyTable([name]),
  );
  notation.rule('ColumnIn = columns ( called | named | for )? CalledAll', (names: string[]) => ofAnyTable(names));
  notation.rule('Special = ( a | one | any ) ( markdown )? table WithIn ColumnIn');
  notation.rule(
    'Special = no ( markdown )? ( table | tables ) WithIn ColumnIn',
    (form: Said): Said => ({
      not: form as never,
      denies: true,
    }),
  );
  notation.rule('Bare = ( markdown )? tables WithIn ColumnIn');
}

/** Of which cells of a column it is said. */
type Share = 'all' | 'none' | 'some' | 'any';

/** What is said of a value, said of cells, in the form that rules for cells make of the same, where there is one. */
function ofCells(
  share: Share,
  column: Cells['column'],
  says: Says & { bare?: true | undefined; isEqual?: true },
): Said | undefined {
  const { any, isOpen, isDenied, denies, plainFor, onlyFor, bare } = says;
  if (isOpen) return OPEN;
  const all = any.flat();
  const isSome = share === 'some' || share === 'any';
  if (
    (isDenied && !isSome) ||
    plainFor ||
    onlyFor ||
    bare ||
    all.length === 0 ||
    all.some((one) => 'either' in one) ||
    all.some((one) => UNASKED.some((name) => name in one))
  )
    return undefined;
  if (share === 'none' && (denies || (any.length === 1 && any[0]!.length > 1))) return OPEN;
  const types = all.filter((one) => 'type' in one);
  if (types.some(({ type }) => type !== 'number' && type !== 'integer')) return undefined;
  const whole: FieldWish = all.length === 1 ? all[0]! : { either: any };
  const plain = typeof column !== 'number' && share === 'all' ? plainly(whole) : undefined;
  if ('isUnique' in whole) return share === 'all' && whole.isUnique ? said({ column, areUnique: true }) : undefined;
  if ('isEmpty' in whole && share === 'none' && whole.isEmpty && typeof column !== 'number') return undefined;
  const wish = share === 'none' ? { isNot: whole } : whole;
  return said(
    { column, ...(plain ?? { wish }), ...(isSome && { isSome: true }) },
    plain ? { plainFor: 1 } : share === 'any' ? { plainFor: -1 } : {},
  );
}
const said = (of: object, notes: object = {}): Said => ({
  ask: 'table cells',
  of,
  names: true,
  undeniable: true,
  ...notes,
});
/** What is not asked of a cell. */
const UNASKED = ['isThere', 'isNull', 'keys', 'types', 'each', 'items', 'holds', 'sorted', 'holding'];
function plainly(wish: FieldWish): object | undefined {
  if ('type' in wish) return { is: wish.type === 'number' ? 'a number' : 'a whole number' };
  if ('isEmpty' in wish) return wish.isEmpty ? undefined : { is: 'filled' };
  if ('oneOf' in wish)
    return wish.oneOf.length > 1 && wish.oneOf.every((one: Scalar) => typeof one === 'string')
      ? { oneOf: wish.oneOf }
      : undefined;
  return 'edge' in wish ? { [`${wish.edge}s`]: wish.text } : undefined;
}

function cells(notation: Notation): void {
  const cell = (column: Cells['column'], wish: object): Said => said({ column, ...wish }, { plainFor: 1 });
  const values = ['value', 'cell', 'entry', 'number', 'price', 'amount', 'figure'];
  notation.words('EveryValue', [
    ...each(['every', 'each'], values),
    ...each(['all', 'all the', 'all of the', 'the'], ['values', 'cells', 'entries', 'numbers', 'prices', 'amounts']),
  ]);
  for (const [share, one, many] of [
    ['all', ['every', 'each'], ['all', 'all the', 'all of the', 'the']],
    ['none', ['no'], ['none of the']],
    ['some', ['at least one'], []],
    ['any', ['any', 'a', 'an'], []],
  ] as const) {
    notation.words('CellsQuant<one>', each(one, values.slice(0, 3)), share);
    notation.words('CellsQuant<many>', each(many, ['values', 'cells', 'entries']), share);
  }
  notation.rule('TheColumn = the ColumnCalled column ( ( of | in ) OneTable )?', (name: string) => name);
  notation.rule('TheColumn = OfCsvColumn', (csv: string) => ({ csv }));
  notation.rule(
    'TheColumn = the column ( called | named | titled )? ColumnCalled ( ( of | in ) OneTable )?',
    (name: string) => name,
  );
  for (const [place, name] of [...['first', 'second', 'third', 'fourth', 'fifth'].entries(), [-1, 'last'] as const])
    notation.words(
      'NthColumn',
      each([`the ${name} column`], ['', 'of the table', 'in the table', 'of the csv', 'in the csv']),
      place,
    );
  notation.rule('ColumnCells = EveryValue ( in | of | under | below ) TheColumn', (name: string) => name);
  notation.rule(
    'Clause = CellsQuant<NUM> ( in | of | under | below ) ( TheColumn | NthColumn ) FieldSays<NUM>',
    (share: Share, column: Cells['column'], says: Says) => ofCells(share, column, says),
  );
  notation.rule(
    'Clause = TheColumn ( has | contains ) Repeats',
    (column: Cells['column'], areUnique: boolean): Said | undefined => {
      const { plainFor: _, ...form } = cell(column, { areUnique: true });
      return areUnique ? form : { not: form as Fact, plainFor: -1 };
    },
  );
  notation.words('BeCells', ['is', 'are', 'must be', 'should be']);
  notation.rule('Clause = ColumnCells BeCells ( Cells | FurtherCells )', cell);
  notation.words('HoldOnly', [
    ...each(['contains', 'has', 'holds', 'uses', 'must contain'], ['only', 'nothing but', 'just']),
    ...['consists only of', 'is all', 'only contains', 'only has', 'only holds'],
  ]);
  notation.rule('Clause = TheColumn HoldOnly ( Cells | FurtherCells )', cell);
  notation.rule(
    'Clause = no ( cell | value | entry ) ( in | of ) TheColumn ( is empty | is blank | is left empty | is missing )',
    (column: Cells['column']) => cell(column, { is: 'filled' }),
  );
  notation.rule('Clause = TheColumn HoldOnly #cellword or #cellword', (column: Cells['column'], a: string, c: string) =>
    cell(column, { oneOf: [a, c] }),
  );
  notation.words('FurtherCells', ['a number', 'numbers', 'numeric', 'numeric values', 'numerical values'], {
    is: 'a number',
  });
  // "Is either open or closed"
  notation.kind('#cellword', (token) =>
    token.kind === 'word' && /^[\p{L}\p{N}-]{2,}$/u.test(token.raw) && !isOneOf(token, NO_VALUES)
      ? token.raw
      : undefined,
  );
  notation.rule('FurtherCells = ( either )? #cellword or #cellword', (a: string, b: string) => ({ oneOf: [a, b] }));
  notation.rule('FurtherCells = ( one of )? ( CalledAll )', (all: string[]) => ({ oneOf: all }));
  notation.words('CellStarts', ['starts with', 'begins with', 'start with', 'begin with', 'must start with']);
  notation.words('CellEnds', ['ends with', 'ends in', 'end with', 'end in', 'must end with']);
  notation.rule('CellSign = #quoted');
  notation.rule('CellSign = ( a | an ) SignName', (sign: string) => sign);
  notation.rule('Clause = ColumnCells CellStarts CellSign', (column: Cells['column'], starts: string) =>
    cell(column, { starts }),
  );
  notation.rule('Clause = ColumnCells CellEnds CellSign', (column: Cells['column'], ends: string) =>
    cell(column, { ends }),
  );
}

function rows(notation: Notation): void {
  const even = (of?: number): Said => ({ ask: 'even rows', ...(of !== undefined && { of }), names: true });
  notation.words('EveryRow', each(['every', 'each', 'every single'], ['row', 'table row', 'data row', 'body row']));
  notation.words('EveryRow', ['all rows', 'all the rows', 'all table rows']);
  notation.rule('RowsOf = EveryRow ( ( of | in ) OneTable )?', () => null);
  notation.words('EqualCells', [
    ...each(each(['has', 'have', 'contains'], ['the same number of', 'as many']), ['columns', 'cells', 'values']),
  ]);
  notation.words('AsTheHead', [
    ...each(each(['as'], ['the', 'its']), ['header', 'header row', 'heading row', 'head', 'table header']),
    ...each(['as'], ['the header has', 'there are headers', 'there are columns', 'each other', 'the others']),
  ]);
  notation.rule('Clause = RowsOf EqualCells AsTheHead', () => even());
  notation.rule('Clause = RowsOf EqualCells', () => even());
  notation.rule('Clause = RowsOf ( has | have | must have ) exactly? N ( columns | cells )', (_: null, n: number) =>
    even(n),
  );
  notation.words('SomeRow', each(['a', 'any', 'some'], ['row', 'table row']));
  notation.rule(
    'Clause = SomeRow ( ( of | in ) OneTable )? RowUneven',
    (): Said => ({ not: even() as never, plainFor: -1 }),
  );
  notation.words(
    'RowUneven',
    each(
      ['has', 'have'],
      [
        ...each(['a different number of'], ['cells', 'columns']),
        ...['a different number of cells than the header', 'a different number of columns than the header'],
        ...['more or fewer cells than the header', 'more or fewer columns than the header'],
      ],
    ),
  );
}
