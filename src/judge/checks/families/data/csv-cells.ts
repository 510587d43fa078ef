import type { ColumnKind } from '../../data/csv.ts';
import type { Fact, Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';

/** "The CSV has blank lines", "the qty column holds only whole numbers" */
export function csvCells(notation: Notation): void {
  csvShapes(notation);
  csvRepeats(notation);
  const empty = (of: 'cell' | 'line'): Said => ({ ask: 'csv', of: { empty: of }, names: true });
  const cells = ['cell', 'value', 'field'];
  for (const [of, one] of [
    ['cell', each(['empty', 'blank', 'missing'], cells)],
    ['line', each(['empty', 'blank'], ['line', 'row'])],
  ] as const) {
    const many = one.map((name) => `${name}s`);
    notation.words('CsvGaps', [...many, ...each(['any', 'some'], many), ...each(['a', 'an', 'any'], one)], of);
    notation.words('NoCsvGaps', each(['no'], [...one, ...many]), of);
  }
  const none = (of: 'cell' | 'line'): Said => ({ not: { ask: 'csv', of: { empty: of } }, denies: true });
  const inCsv = each(['in', 'inside', 'within', 'of'], ['the csv', 'the csv file', 'the csv output', 'a csv']);
  notation.words('InCsv', inCsv);
  notation.rule('Clause = TheCsv JsonHas CsvGaps ( in it | anywhere )?', empty);
  notation.rule('Clause = TheCsv JsonHas NoCsvGaps ( in it | anywhere )?', none);
  notation.rule('Clause = ThereIs CsvGaps InCsv', empty);
  notation.rule('Clause = ThereIs NoCsvGaps InCsv', none);
  notation.rule('Penalize = CsvGaps InCsv', empty);
  notation.rule('Penalize = csv ( with | that has | containing ) CsvGaps ( in it )?', empty);
  notation.words('ACell', each(each(['any', 'a', 'one', 'some'], cells), inCsv).concat('a csv cell', 'any csv cell'));
  notation.words('NoCell', each(each(['no'], cells), inCsv).concat('no csv cell'));
  notation.rule(
    'Clause = ACell ( is | is left ) ( empty | blank )',
    (): Said => ({ ask: 'csv', of: { empty: 'cell' }, plainFor: -1 }),
  );
  notation.rule('Clause = NoCell ( is | is left ) ( empty | blank )', () => none('cell'));
  // Columns.
  notation.words('ColumnKind', ['whole numbers', 'integers'], 'whole numbers');
  notation.words('ColumnKind', ['numbers', 'numeric values'], 'numbers');
  notation.words('OneOfKind', ['a whole number', 'an integer'], 'whole numbers');
  notation.words('OneOfKind', ['a number', 'numeric'], 'numbers');
  notation.rule('CsvColumn = ( the | its ) ( #quoted | #bareword ) column', (name: string) => name);
  notation.rule('CsvColumn = the column ( #quoted | #bareword )', (name: string) => name);
  notation.rule('CsvColumn = InCsv ,? CsvColumn', (name: string) => name);
  notation.rule('OfCsvColumn = CsvColumn InCsv', (name: string) => name);
  const named = (name: string): Fact => ({ ask: 'csv', of: { named: name } });
  notation.rule('ColumnOfName = ( a | an | the )? #quoted column', (name: string) => name);
  notation.rule(
    'ColumnOfName = ( a | the )? column ( called | named | titled | headed ) ( #quoted | #bareword )',
    (name: string) => name,
  );
  notation.rule('Clause = TheCsv JsonHas ColumnOfName', (name: string): Said => ({ ...named(name), names: true }));
  notation.rule('Clause = TheCsv JsonLacks ColumnOfName', (name: string): Said => ({ not: named(name), denies: true }));
  notation.words('ColumnHolds', [
    ...each(['has', 'holds', 'contains', 'lists'], ['only', 'nothing but', 'just']),
    ...['is all', 'is only', 'consists only of', 'consists of', 'is made up of', 'holds', 'is nothing but'],
  ]);
  const ofTable = (csv: string, are: ColumnKind): Said => ({
    ask: 'table cells',
    of: { column: { csv }, is: are === 'numbers' ? 'a number' : 'a whole number' },
    names: true,
    undeniable: true,
    plainFor: 1,
  });
  const column = (name: string, are: ColumnKind): Said => ({ ask: 'csv', of: { column: name, are }, undeniable: true });
  notation.rule('Clause = OfCsvColumn ColumnHolds ColumnKind', ofTable);
  notation.rule(
    'ColumnCsv = ( ValidCsv | csv output | csv data ) ( whose | with a ) ( #quoted | #bareword ) column ColumnHolds? ColumnKind',
    column,
  );
  for (const symbol of ['State', 'Kind', 'Graded']) notation.rule(`${symbol} = ColumnCsv`);
  notation.rule('Clause = TheCsv JsonHas only ColumnKind in CsvColumn', (are: ColumnKind, name: string) =>
    column(name, are),
  );
}

/** "Two rows of the CSV share the same sku", "the sku column has no duplicates" */
function csvRepeats(notation: Notation): void {
  const unique = (name: string): Said => ({ ask: 'csv', of: { unique: name }, undeniable: true });
  const twice = (name: string): Said => ({ not: { ask: 'csv', of: { unique: name } }, plainFor: -1 });
  notation.words(
    'CsvRows2',
    each(each(['two'], ['rows', 'lines', 'records']), ['in the csv', 'of the csv']).concat(
      'two csv rows',
      'two csv lines',
    ),
  );
  notation.rule('SharedColumn = ( #quoted | #bareword ) ( value )?', (name: string) => name);
  notation.rule('Clause = ( any )? CsvRows2 Share SharedColumn', twice);
  notation.rule('Clause = no CsvRows2 Share SharedColumn', unique);
  notation.words('InColumnTwice', [
    'duplicates',
    'duplicate values',
    'a duplicate',
    'any duplicates',
    'repeated values',
  ]);
  notation.rule('Clause = ThereIs InColumnTwice in OfCsvColumn', twice);
  notation.rule('Clause = ThereIs no InColumnTwice in OfCsvColumn', unique);
}

/** "The values are separated by semicolons instead of commas" */
function csvShapes(notation: Notation): void {
  for (const [sign, names] of Object.entries({
    ';': ['semicolon', 'semicolons'],
    '\t': ['tab', 'tabs'],
    ',': ['comma', 'commas'],
    '|': ['pipe', 'pipes'],
  }))
    notation.words('Delimiter', [...names, `a ${names[0]}`], sign);
  notation.words('AreSeparated', each(each(['is', 'are', 'must be'], ['separated', 'delimited']), ['by', 'with']));
  notation.words(
    'AsDelimiter',
    each(
      ['as', 'as a', 'as the', 'as its'],
      ['delimiter', 'delimiters', 'separator', 'separators', 'field separator', 'column separator'],
    ),
  );
  notation.words('RatherDelimiter', ['instead of', 'rather than', 'not', ', not', 'and not']);
  const by = (delimiter: string, not?: string): Said | undefined =>
    delimiter === not ? undefined : { ask: 'csv', of: { delimiter }, undeniable: true };
  notation.words('CsvValues', each(['the', 'all', 'its', 'the csv'], ['values', 'fields', 'columns', 'cells']));
  notation.rule('Clause = ( TheCsv | CsvValues ) AreSeparated Delimiter ( RatherDelimiter Delimiter )?', by);
  notation.rule('Clause = ( CsvValues ) ( in | of ) TheCsv AreSeparated Delimiter ( RatherDelimiter Delimiter )?', by);
  notation.rule(
    'Clause = TheCsv ( uses | must use | should use ) Delimiter ( RatherDelimiter Delimiter )?',
    (sign: string, not?: string) => by(sign, not),
  );
  notation.rule(
    'Clause = TheCsv ( uses | must use | should use ) Delimiter AsDelimiter ( RatherDelimiter Delimiter )?',
    by,
  );
}
