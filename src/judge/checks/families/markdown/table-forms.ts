import { and, type Fact, outside, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { type Amount, boundAfter } from '../../grammar/quantities.ts';
import type { SortedRows } from '../../markdown/table-shape.ts';
import { hasBlank } from '../../texts/text-blanks.ts';
import { type One, ofOne } from '../parts/of-parts.ts';
import { ORDINALS } from '../parts/parts.ts';
import { each } from '../shape.ts';

/** Words that end a name without quotation marks: "the columns Name and Price in this order". */
const ENDS = new Set(
  [
    'in of with and or that which column columns header headers heading row rows from by to for as is are then',
    'exactly only not first last table down up',
  ].flatMap((words) => words.split(' ')),
);

/** The table of a response: its columns by name, how many rows it has, how they are sorted, and whether a cell is empty. */
export function tableForms(notation: Notation): void {
  names(notation);
  columns(notation);
  sizes(notation);
  rows(notation);
  cells(notation);
}

function names(notation: Notation): void {
  notation.kind('#capitalName', (token) =>
    token.kind === 'word' && /^\p{Lu}/u.test(token.raw) && !ENDS.has(token.text) ? token.raw : undefined,
  );
  notation.kind('#furtherName', (token) =>
    token.kind === 'word' && /^\p{Ll}/u.test(token.raw) && !ENDS.has(token.text) ? token.raw : undefined,
  );
  notation.rule('PlainHead = #capitalName ( #capitalName | #furtherName )?', (a: string, b?: string) =>
    b === undefined ? a : `${a} ${b}`,
  );
  notation.rule('ColumnCalled = ( QuotedColumn | PlainHead )');
  notation.rule('QuotedColumn = #quoted', (name: string) => (hasBlank(name) ? undefined : name));
  notation.rule('CalledRow = ColumnCalled , ColumnCalled', (a: string, b: string) => [a, b]);
  notation.rule('CalledRow = CalledRow , ColumnCalled', (all: string[], one: string) => [...all, one]);
  notation.rule('CalledAll = ColumnCalled and ColumnCalled', (a: string, b: string) => [a, b]);
  notation.rule('CalledAll = CalledRow ,? and ColumnCalled', (all: string[], one: string) => [...all, one]);
  notation.rule('Piped = |? ColumnCalled | ColumnCalled', (a: string, b: string) => [a, b]);
  notation.rule('Piped = Piped | ColumnCalled', (all: string[], one: string) => [...all, one]);
  notation.kind('#piped', (token) =>
    token.kind === 'quoted' && /^\|?[^|]+(?:\|[^|]+)+\|?$/u.test(token.text)
      ? token.text
          .replace(/^\||\|$/gu, '')
          .split('|')
          .map((one) => one.trim())
      : undefined,
  );
  notation.rule('PipedAll = ( Piped |? | #piped )');
  const kinds = ['', 'markdown', 'comparison', 'summary', 'results', 'pricing', 'resulting', 'output', 'overview'];
  const tables = each(kinds, ['table']);
  notation.words('OneTable', each(['the', 'its', "the response's", "the answer's"], tables));
  notation.words('OneTable', each(each(['the'], tables), ['in the response', 'in the answer', 'of the response']));
  notation.words(
    'TableOwn',
    each(each(['the', 'its'], tables), ["'s"]).map((one) => one.replace(" 's", "'s")),
  );
  notation.words('TableHas', [
    ...['has', 'contains', 'includes', 'must have', 'must contain', 'should have', 'consists of', 'comes with', 'uses'],
  ]);
  const orders = [
    'in this order',
    'in that order',
    'in exactly this order',
    'in exactly that order',
    'in the given order',
  ];
  notation.words(
    'InThatOrder',
    orders.flatMap((one) => [one, `, ${one}`]),
    true,
  );
  notation.words('Headings3', [
    'columns',
    'column headers',
    'headers',
    'column headings',
    'column names',
    'header cells',
  ]);
}

function columns(notation: Notation): void {
  const theColumns = (all: string | string[], inOrder?: true): Said => ({
    ask: 'table columns',
    of: { names: [all].flat(), ...(inOrder && { isHead: true, isOnly: true }) },
    names: true,
  });
  const head = (all: string[]) => theColumns(all, true);
  const named = '( the | exactly the | these | the following )? Headings3 ( called | named | titled )? :?';
  notation.rule(`Clause = OneTable TableHas ${named} CalledAll InThatOrder?`, theColumns);
  notation.rule(`Clause = OneTable TableHas ${named} CalledRow InThatOrder?`, theColumns);
  notation.rule(
    `Clause = ( the Headings3 of OneTable | TableOwn Headings3 ) ( are | must be | read ) :? ( CalledAll | CalledRow ) InThatOrder?`,
    theColumns,
  );
  notation.rule('Clause = OneTable TableHas a column ( called | named | titled ) ColumnCalled', theColumns);
  notation.rule('Clause = OneTable TableHas ( a | the ) ColumnCalled column', theColumns);
  notation.rule('Clause = OneTable TableHas a column QuotedColumn', theColumns);
  notation.rule(`Clause = TableHead TableHas ${named} ( CalledAll | CalledRow ) InThatOrder`, (all: string[]) =>
    head(all),
  );
  notation.words('IsColumnName', [
    'is called',
    'is named',
    'is titled',
    'is headed',
    'must be called',
    'must be named',
  ]);
  notation.rule('Clause = ( a column | a table column | a column of the table ) IsColumnName ColumnCalled', theColumns);
  notation.rule('Clause = ThereIs ( a | an | the ) ColumnCalled column in OneTable', theColumns);
  notation.words('LacksColumn', [
    'is missing',
    'lacks',
    'omits',
    'has no',
    'does not have',
    'does not contain',
    'leaves out',
  ]);
  notation.rule(
    'Clause = OneTable LacksColumn ( a | an | the )? ColumnCalled column',
    (name: string): Said => ({ not: theColumns(name) as Fact, denies: true }),
  );
  notation.rule(
    'Clause = OneTable LacksColumn ( a | the ) column ( called | named | titled | headed )? ColumnCalled',
    (name: string): Said => ({ not: theColumns(name) as Fact, denies: true }),
  );
  notation.words('OneColumn', [
    ...each(
      ['one of the', 'one of its'],
      [
        'columns',
        'column headers',
        'column headings',
        'column names',
        'table columns',
        'columns of the table',
        'columns in the table',
      ],
    ),
    ...['one column', 'one of the headers of the table', "one of the table's columns", "one of the table's headers"],
  ]);
  notation.rule(
    'Clause = OneColumn ( is | is called | is named | is titled | is headed | reads | must be ) ColumnCalled',
    theColumns,
  );
  notation.rule(
    'Clause = ThereIs a ( column | table column ) ( called | named | titled | headed ) ColumnCalled',
    theColumns,
  );
  // The head as it is written.
  const rowNames = each(['header row', 'header', 'heading row', 'headers'], ['']);
  notation.words('TableHead', [...each(['the', 'its'], rowNames.slice(0, 1)), 'the table header', 'the table headers']);
  notation.rule('TableHead = TableOwn ( header row | header | heading row )');
  notation.rule('TableHead = the ( header row | header | heading row ) ( of | in ) OneTable');
  notation.words('HeadReads', ['is', 'reads', 'must be', 'must read', 'should be', 'should read', 'consists of']);
  notation.words('NoFurther', [
    ...each(
      each(['with', ', with', ', and with', 'and with', 'and', ', and'], ['no']),
      each(['further', 'other', 'additional', 'more', 'extra'], ['columns', 'column']),
    ),
    ...[', and nothing else', 'and nothing else', ', and no others', 'and no others'],
  ]);
  notation.rule(
    'Clause = TableHead HeadReads :? ( CalledAll | CalledRow | PipedAll ) ( InThatOrder )? NoFurther?',
    (all: string[]) => head(all),
  );
  notation.rule(
    'Clause = TableHead is exactly :? ( CalledAll | CalledRow | PipedAll ) ( InThatOrder )? NoFurther?',
    (names: string[]): Said => ({
      ask: 'table columns',
      of: { names, isHead: true, isOnly: true, isExact: true },
      names: true,
    }),
  );
  notation.rule(
    'Clause = OneTable TableHas ( a | the ) ( header row | header ) ( with | of | reading | containing ) ( CalledAll | CalledRow )',
    (all: string[]) => theColumns(all),
  );
  const anyTable = (all: string[], inOrder?: true): Said => ({
    ask: 'table columns',
    of: inOrder ? { names: all, isHead: true } : all,
    names: true,
  });
  const table = 'Det = ( a | one ) ( markdown )? table';
  notation.rule(
    `${table} ( with | having | that has | containing ) ${named} ( CalledAll | CalledRow ) InThatOrder?`,
    anyTable,
  );
  notation.rule(
    `${table} ( whose | with the ) ( header row | header ) ( HeadReads )? :? ( CalledAll | CalledRow | PipedAll ) InThatOrder?`,
    (all: string[]) => anyTable(all, true),
  );
}

const isExact = ({ in: [first, ...others] }: Amount) => first?.[0] === first?.[1] && others.length === 0;

interface TableSize {
  amount: Amount;
  noun: string;
}

function sizes(notation: Notation): void {
  const ofTable = ({ in: numbers, bare }: Amount, noun: string): Said => ({
    ask: 'table with',
    of: { numbers, noun, isOnly: true },
    names: true,
    ...(bare && { plainFor: 1 as const }),
  });
  notation.rule('TableSize = Amount TablePart', (amount: Amount, noun: string) => ({ amount, noun }));
  notation.rule('TableSize = N TablePart After', (n: number, noun: string, after: string) => {
    const amount = boundAfter(after, n);
    return amount && { amount, noun };
  });
  notation.rule('Clause = OneTable TableHas TableSize', ({ amount, noun }: TableSize) => ofTable(amount, noun));
  notation.rule(
    'Clause = OneTable TableHas Amount TablePart and Amount TablePart',
    (a: Amount, noun: string, b: Amount, other: string): Said | undefined =>
      // "At most 5 rows and 2 columns": at most two, or two?
      noun === other || (b.bare && isExact(b) && !isExact(a))
        ? undefined
        : { ...and(ofTable(a, noun), ofTable(b, other)), plainFor: 1, undeniable: true },
  );
  notation.words('HasNotSo', [
    ...each(['does not have', 'has anything but', 'has more or fewer than'], ['', 'exactly']),
    ...['has other than', 'has a number of columns other than', 'has more or less than'],
  ]);
  notation.rule(
    'Clause = OneTable HasNotSo N TablePart',
    (n: number, noun: string): Said => ({ ...ofTable({ in: outside([[n, n]]) }, noun), plainFor: -1 }),
  );
  const tableWithout = ({ amount: { in: numbers }, noun }: TableSize): Said => ({
    and: [{ ask: 'tables', in: [[1, Infinity]] }, ofTable({ in: outside(numbers) }, noun)],
    undeniable: true,
    plainFor: -1,
  });
  notation.rule('Penalize = ( a | any ) ( markdown )? table unless it has TableSize', tableWithout);
  notation.rule('Clause = ThereIs ( a | any ) ( markdown )? table ,? unless it has TableSize', tableWithout);
  notation.words('TheHeader', [', the header not counted', ', not counting the header', '( not counting the header )']);
  notation.rule('Clause = ThereIs Amount TablePart in OneTable TheHeader?', ofTable);
  notation.rule('Clause = OneTable is N TablePart ( wide | long )', (n: number, noun: string) =>
    ofTable({ in: [[n, n]], bare: true }, noun),
  );
  notation.rule('WideAs = ( wider than | more than ) N', (n: number): Amount => ({ in: [[n + 1, Infinity]] }));
  notation.rule('WideAs = ( narrower than | fewer than ) N', (n: number): Amount => ({ in: [[0, n - 1]] }));
  notation.rule(
    'WideAs = ( no wider than | not wider than | at most | no more than ) N',
    (n: number): Amount => ({
      in: [[0, n]],
    }),
  );
  notation.rule('WideAs = Length');
  notation.rule('Clause = OneTable ( is | must be | should be ) WideAs TablePart ( wide | long )?', ofTable);
}

function rows(notation: Notation): void {
  notation.words(
    'ByOrder',
    [
      ...['from highest to lowest', 'from high to low', 'from largest to smallest', 'in descending order'],
      ...['descending', 'highest first', 'largest first', 'newest first', 'latest first', 'from newest to oldest'],
      ...['from latest to earliest', 'with the highest first', 'in decreasing order', 'from most to least'],
    ].flatMap((one) => [one, `, ${one}`, `( ${one} )`]),
    'descending',
  );
  notation.words(
    'ByOrder',
    [
      ...['from lowest to highest', 'from low to high', 'from smallest to largest', 'in ascending order', 'ascending'],
      ...['lowest first', 'smallest first', 'oldest first', 'earliest first', 'from oldest to newest'],
      ...['from earliest to latest', 'chronologically', 'with the lowest first', 'in increasing order'],
      ...['from least to most'],
    ].flatMap((one) => [one, `, ${one}`, `( ${one} )`]),
    'ascending',
  );
  notation.words('ByOrder', ['alphabetically', 'in alphabetical order', 'from a to z'], 'alphabetical');
  notation.words('TheRows', [
    'the rows',
    'the table rows',
    'its rows',
    'the data rows',
    'all rows',
    'the rows of its table',
  ]);
  notation.rule('TheRows = ( the rows | the data rows | all rows | rows ) ( of | in ) OneTable');
  notation.rule('TheRows = TableOwn rows');
  notation.rule('TheRows = OneTable');
  notation.words(
    'AreSortedBy',
    each(['is', 'are', 'must be', 'should be'], ['sorted', 'ordered', 'arranged', 'listed', 'ranked', '']),
  );
  notation.rule('ByColumn = by the? ( values in the | value of the )? ColumnCalled column?', (name: string) => name);
  // "By relevance" need be no column, and "by the second column" names none.
  notation.rule('ByWord = by the? #furtherName column?', (name: string) =>
    [...ORDINALS, 'last', 'final', 'next'].includes(name) ? undefined : name,
  );
  notation.rule(
    'Clause = TheRows AreSortedBy ByWord ByOrder',
    (column: string, order: SortedRows['order']): Said => ({
      ask: 'table rows',
      of: { column, order, mayBeNone: true },
      undeniable: true,
      names: true,
    }),
  );
  notation.rule(
    'Clause = TheRows AreSortedBy ByOrder ByWord',
    (order: SortedRows['order'], column: string): Said => ({
      ask: 'table rows',
      of: { column, order, mayBeNone: true },
      undeniable: true,
      names: true,
    }),
  );
  notation.rule('ByColumn = ( by | in order of | of ) ( the column | column ) ColumnCalled', (name: string) => name);
  const sorted = (column: string, order: SortedRows['order']): Said => ({
    ask: 'table rows',
    of: { column, order },
    undeniable: true,
    names: true,
  });
  notation.rule('Clause = TheRows AreSortedBy ByColumn ByOrder', sorted);
  notation.rule('Clause = TheRows AreSortedBy ByOrder ByColumn', (order: SortedRows['order'], column: string) =>
    sorted(column, order),
  );
  notation.rule('Clause = TheRows AreSortedBy ByOrder of ColumnCalled', (order: SortedRows['order'], column: string) =>
    sorted(column, order),
  );
  // "The rows go from the highest Score down to the lowest"
  const MOST = ['highest', 'largest', 'biggest', 'greatest', 'newest', 'latest'];
  const LEAST = ['lowest', 'smallest', 'smallest', 'least', 'oldest', 'earliest'];
  for (const [order, from, to] of [
    ['descending', MOST, LEAST],
    ['ascending', LEAST, MOST],
  ] as const) {
    notation.words(
      'GoFrom',
      from.flatMap((one) =>
        each(
          ['go', 'goes', 'run', 'runs', 'are sorted', 'are ordered', 'is sorted', 'is ordered'],
          each(['from'], [one, `the ${one}`]),
        ),
      ),
      order,
    );
    notation.words('GoTo', each(each(['to', 'down to', 'up to'], ['', 'the']), to), order);
  }
  const gone = (order: SortedRows['order'], ...[column, end]: [string, string]) =>
    order === end ? sorted(column, order) : undefined;
  notation.rule('Clause = TheRows GoFrom ColumnCalled GoTo', gone);
  notation.rule(
    'Clause = TheRows GoFrom GoTo ColumnCalled',
    (order: SortedRows['order'], end: string, column: string) => gone(order, column, end),
  );
  const values = each(
    ['the', 'all', 'all the'],
    ['numbers', 'values', 'entries', 'cells', 'figures', 'amounts', 'prices'],
  );
  notation.words('TheValues', values);
  notation.rule(
    'Clause = TheValues in the ColumnCalled column ( of OneTable | in OneTable )? AreSortedBy ByOrder',
    sorted,
  );
  notation.rule('Clause = the ColumnCalled column ( of OneTable | in OneTable )? AreSortedBy ByOrder', sorted);
  // "The table's last row starts with 'Total'"
  const places = { first: 0, last: -1, final: -1 } as const;
  for (const [word, place] of Object.entries(places)) {
    notation.rule(`RowAt = TableOwn ${word} row`, () => place);
    notation.rule(`RowAt = the ${word} row ( ( of | in ) OneTable )?`, () => place);
  }
  const row = (place: number): One => ({ kind: 'row', place });
  notation.rule('OnePart = RowAt', row);
  notation.rule(
    'Clause = RowAt ( starts with | begins with | must start with | is labelled | is labeled ) PlainHead',
    (place: number, text: string) =>
      ofOne(row(place), { ask: 'start', of: { text, wholeWords: true, caseSensitive: false } }),
  );
}

function cells(notation: Notation): void {
  const empty: Fact = { ask: 'empty cells' };
  notation.words('CellOf', ['cell', 'table cell', 'cells', 'table cells', 'of the cells', 'of its cells']);
  notation.rule('CellOf = ( cell | cells | of the cells ) ( of | in ) ( OneTable | any table | a table )');
  notation.words(
    'IsEmptyCell',
    each(each(['is', 'are', 'was', 'remains', 'stays', 'is left', 'are left'], ['empty', 'blank']), ['']),
  );
  notation.rule(
    'Clause = ( any | a | one | at least one | some ) CellOf IsEmptyCell',
    (): Said => ({ ...empty, plainFor: -1 }),
  );
  notation.rule('Clause = ( no | none ) CellOf IsEmptyCell', (): Said => ({ not: empty, denies: true }));
  notation.rule(
    'Clause = ( every | each | all ) CellOf ( is filled | is filled in | are filled | is non-empty | has a value | contains a value | is not empty )',
    (): Said => ({ not: empty, denies: true, undeniable: true }),
  );
}
