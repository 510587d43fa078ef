import { type CsvWish, isCsv } from '../../data/csv.ts';
import { inWords } from '../../data/json-fields.ts';
import { isXml, type XmlWish, xmlWords } from '../../data/xml.ts';
import { type Fact, outside, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { type Decider, wholeText } from '../bridge.ts';
import { each } from '../shape.ts';
import { csvCells } from './csv-cells.ts';
import { YAML_DATA, yamlData } from './yaml-data.ts';

/** How facts are decided about data that is written in other ways than as JSON. */
export const WRITTEN_DATA: Readonly<Record<string, Decider>> = {
  csv: wholeText(
    'csv',
    'the whole response',
    (wish: CsvWish) =>
      'header' in wish
        ? `CSV with the header ${wish.header.join(',')}`
        : 'delimiter' in wish
          ? `values with ${JSON.stringify(wish.delimiter)} between them`
          : 'hasRow' in wish
            ? `CSV with a row that is ${wish.hasRow} than its header`
            : 'isEven' in wish
              ? 'CSV whose rows are as long as its header'
              : 'empty' in wish
                ? `CSV with an empty ${wish.empty}`
                : 'named' in wish
                  ? `CSV with the column ${wish.named}`
                  : 'unique' in wish
                    ? `CSV without the same value twice in the column ${wish.unique}`
                    : 'column' in wish
                      ? `CSV with ${wish.are} in the column ${wish.column}`
                      : `${csvInWords(inWords(wish.count), wish.of)}${wish.isHeaded ? ', under a header' : ''}`,
    isCsv,
  ),
  xml: wholeText('xml', 'the whole response', xmlWords, isXml),
  ...YAML_DATA,
};

/** "CSV with exactly 1 row" */
const csvInWords = (count: string, of: 'rows' | 'columns') =>
  `CSV with ${count} ${count.endsWith(' 1') ? of.slice(0, -1) : of}`;

/** CSV by its header and its rows, YAML with keys, front matter, XML. */
export function writtenData(notation: Notation): void {
  csvData(notation);
  notation.add(yamlData);
  xmlData(notation);
}

function csvData(notation: Notation): void {
  const csv = (of: CsvWish): Said => ({ ask: 'csv', of, undeniable: true });
  notation.rule('HeaderNames = BareKeys3');
  notation.rule('HeaderNames = #bareword , #bareword', (a: string, b: string) => [a, b]);
  notation.kind('#headernames', (token) =>
    token.kind === 'quoted' && /^[^,"]+(?:,[^,"]+)+$/u.test(token.text)
      ? token.text.split(',').map((one) => one.trim())
      : undefined,
  );
  notation.rule('HeaderNames = #headernames');
  const headerNouns = ['header', 'header row', 'first line', 'header line', 'first row'];
  notation.words(
    'WithHeader',
    each(
      ['with', 'that has', 'that starts with', 'starting with'],
      each(['the', 'a'], ['header', 'header row', 'header line']),
    ).concat(each(each(['whose'], headerNouns), ['is', 'reads', 'must be'])),
  );
  notation.words('WithExactHeader', each(each(['whose'], headerNouns), ['is exactly']));
  notation.words('ValidCsv', [
    'csv',
    'valid csv',
    'a csv',
    'a csv file',
    'a csv table',
    'in csv format',
    'well-formed csv',
  ]);
  const headed = (isWhole: boolean, isExact?: true) => (header: string[]) =>
    csv({ header, isWhole, ...(isExact && { isExact }) });
  notation.rule('State = ValidCsv WithHeader :? HeaderNames', headed(true));
  notation.rule('State = ValidCsv WithExactHeader :? HeaderNames', headed(true, true));
  notation.words(
    'CsvHeader',
    each(["the csv's", 'the csv', 'its csv'], ['header', 'header row', 'header line']).concat(
      'the header row of the csv',
      'the header of the csv',
      ...['the first row of the csv', 'the first csv line', 'the first csv row', 'the first line in the csv'],
    ),
  );
  notation.words('HeaderIs', ['is', 'reads', 'must be', 'consists of']);
  notation.words('HeaderIsExactly', ['is exactly']);
  notation.rule('Clause = CsvHeader HeaderIs HeaderNames', headed(false));
  notation.rule('Clause = CsvHeader HeaderIsExactly HeaderNames', headed(false, true));
  notation.words('PlainHeader', ['the header row', 'the header line', 'the first row']);
  notation.rule('Clause = PlainHeader HeaderIs #headernames', headed(false));
  notation.rule('Clause = PlainHeader HeaderIsExactly #headernames', headed(false, true));
  const notHeaded = (header: string[]): Said => ({ not: headed(false)(header) as Fact, denies: true });
  const notExactly = (header: string[]): Said => ({ not: headed(false, true)(header) as Fact, denies: true });
  notation.words('HeaderIsNot', ['is not', 'does not read', 'is anything but']);
  notation.words('HeaderIsNotExactly', ['is not exactly', 'does not read exactly']);
  notation.rule('Clause = CsvHeader HeaderIsNotExactly HeaderNames', notExactly);
  notation.rule('Clause = PlainHeader HeaderIsNotExactly #headernames', notExactly);
  notation.rule('Clause = CsvHeader HeaderIsNot HeaderNames', notHeaded);
  notation.rule('Clause = PlainHeader HeaderIsNot #headernames', notHeaded);
  notation.words('AHeader', each(['the', 'a'], ['header', 'header row', 'header line']));
  notation.rule('Clause = TheCsv ( starts with | begins with ) AHeader :? HeaderNames', headed(false));
  notation.rule('Clause = TheCsv does not ( start with | begin with ) AHeader :? HeaderNames', notHeaded);
  // Rows.
  notation.words(
    'EachRow',
    each(
      ['every', 'each'],
      [
        'csv row',
        'csv line',
        'row of the csv',
        'row in the csv',
        'csv record',
        'data row of the csv',
        'line of the csv',
      ],
    ).concat(each(['all'], ['csv rows', 'rows of the csv', 'rows in the csv', 'csv lines'])),
  );
  notation.words(
    'AsLong',
    each(
      each(['has', 'have', 'must have'], ['the same number of', 'as many', 'exactly as many']),
      each(
        ['fields', 'columns', 'values', 'cells'],
        ['as the header', 'as the header row', 'as the header line', 'as its header'],
      ),
    ),
  );
  notation.rule('Clause = EachRow AsLong', () => csv({ isEven: true }));
  const rows = ['csv row', 'row of the csv', 'row in the csv', 'csv line', 'line of the csv', 'line in the csv'];
  const cells = ['fields', 'columns', 'values', 'cells'];
  const header = each(['than the', 'from the', 'than its', 'from its'], ['header', 'header row', 'header line']);
  const differs = [
    ...each(
      ['a different', 'different', 'the wrong'],
      ['column count', 'field count', 'column counts', ...each(['number of', 'numbers of'], cells)],
    ),
    ...each(['more or fewer', 'fewer or more'], cells),
  ];
  notation.words('SomeRows', [
    ...each(['a', 'any', 'one', 'some', 'one of the'], rows),
    ...each(
      ['', 'any', 'some', 'the'],
      rows.map((one) => one.replace(/row|line/u, (noun) => `${noun}s`)),
    ),
  ]);
  notation.words('HaveUneven', each(['has', 'have'], differs));
  notation.words('HaveUneven', [
    ...each(['differs in', 'differ in', 'vary in'], ['column count', 'field count', 'length', 'the number of columns']),
    ...each(each(['do not have', 'do not all have'], ['the same number of']), cells),
    ...each(['do not have', 'do not all have'], ['the same column count', 'the same field count']),
  ]);
  notation.words('ThanHeader', header);
  notation.words('ThanOthers', [...header, 'than the others', 'from the others', 'than the rest']);
  notation.rule(
    'Clause = SomeRows HaveUneven ThanOthers?',
    (): Said => ({ not: { ask: 'csv', of: { isEven: true } }, plainFor: -1 }),
  );
  notation.words('OneRow', each(['a', 'any', 'one', 'some'], rows));
  for (const [hasRow, [than, ...off]] of [
    ['shorter', ['fewer', 'too few', 'not enough']],
    ['longer', ['more', 'too many', 'extra']],
  ] as const) {
    notation.words('CellsThan', each([than], cells), hasRow);
    notation.words('CellsOff', each([...off], cells), hasRow);
  }
  notation.rule(
    'Clause = OneRow ( has | contains ) ( CellsOff | CellsThan ThanHeader )',
    (hasRow: string): Said => ({ ask: 'csv', of: { hasRow }, plainFor: -1 }),
  );
  notation.words('CsvParts', ['data row', 'data rows', 'rows of data', 'row of data'], 'rows');
  notation.words('CsvParts', ['column', 'columns'], 'columns');
  notation.words('TheCsv', ['the csv', 'the csv file', 'the csv output']);
  notation.words(
    'HeaderAside',
    [
      'not counting the header',
      'excluding the header',
      'header excluded',
      'the header not counted',
      'besides the header',
    ].flatMap((one) => [one, `, ${one}`, `( ${one} )`]),
  );
  const counted = ({ in: count, bare }: Amount, of: 'rows' | 'columns', more: { isHeaded?: true }): Said => ({
    ...csv({ count, of, ...more }),
    names: true,
    ...(bare && { plainFor: 1 }),
  });
  const many = (amount: Amount, of: 'rows' | 'columns') => counted(amount, of, {});
  const underHeader = (amount: Amount, of: 'rows' | 'columns') => counted(amount, of, { isHeaded: true });
  notation.rule('Clause = TheCsv JsonHas Amount CsvParts HeaderAside?', many);
  notation.rule('Clause = ThereIs Amount CsvParts in TheCsv HeaderAside?', many);
  const below = (amount: Amount) => many(amount, 'rows');
  notation.rule('Clause = TheCsv JsonHas Amount ( rows | row | lines ) HeaderAside', below);
  notation.rule('State = ValidCsv with Amount CsvParts HeaderAside?', many);
  notation.rule(
    'Clause = TheCsv JsonHas ( a header | a header row | a header line ) ( plus | and ) Amount ( rows | lines | data rows | rows of data )',
    (amount: Amount) => underHeader(amount, 'rows'),
  );
  notation.rule(
    'Clause = TheCsv JsonHas Amount ( rows | row | lines | data rows | rows of data ) ( plus | and | in addition to ) ( a header | a header row | a header line | the header | the header row )',
    (amount: Amount) => underHeader(amount, 'rows'),
  );
  notation.rule('State = ValidCsv with ( a header | a header row | a header line ) and Amount CsvParts', underHeader);
  notation.words(
    'OnlyHeader',
    each(
      [
        'contains only',
        'has only',
        'consists only of',
        'consists of only',
        'is only',
        'has nothing but',
        'contains nothing but',
      ],
      ['the header', 'the header row', 'a header row', 'the header line', 'a header'],
    ),
  );
  notation.rule('Clause = TheCsv OnlyHeader', (): Said => csv({ count: [[0, 0]], of: 'rows', isHeaded: true }));
  notation.rule(
    'Clause = ( a | any ) ( csv row | row of the csv | row in the csv | line of the csv ) ( has | contains ) Amount CsvFields',
    ({ in: count }: Amount): Said => ({ not: csv({ count: outside(count), of: 'columns' }) as Fact, plainFor: -1 }),
  );
  notation.words('EachPlainRow2', ['every row', 'each row', 'all rows', 'every line', 'each line', 'all lines']);
  notation.words('EquallyLong', [
    ...each(each(['has', 'have'], ['the same number of', 'equally many']), cells),
    ...each(['has', 'have'], ['the same column count', 'the same field count', 'equal column counts']),
  ]);
  notation.rule('State = ValidCsv ( in which | where | such that ) EachPlainRow2 ( AsLong | EquallyLong )', () =>
    csv({ isEven: true }),
  );
  notation.words('CsvFields', ['field', 'fields', 'column', 'columns', 'value', 'values', 'cell', 'cells']);
  notation.rule('Clause = EachRow ( JsonHas | have | contain | must have ) Amount CsvFields', (amount: Amount) =>
    many(amount, 'columns'),
  );
  notation.words(
    'SameInEach',
    each(
      each(['the same number of'], cells),
      each(['in every', 'in each', 'in all', 'on every'], ['row', 'line', 'rows']),
    ),
  );
  notation.rule('Clause = TheCsv JsonHas SameInEach', () => csv({ isEven: true }));
  notation.rule('Clause = EachRow EquallyLong', () => csv({ isEven: true }));
  notation.rule(
    'Clause = TheCsv JsonHas ( the header | the header row | a header row | the header line ) :? HeaderNames',
    headed(false),
  );
  notation.rule('Clause = ( the first line of | the first row of ) TheCsv HeaderIs HeaderNames', headed(false));
  notation.rule(
    'Clause = ( the first line of | the first row of ) TheCsv HeaderIsExactly HeaderNames',
    headed(false, true),
  );
  notation.words(
    'AsHeader',
    each(
      ['as its', 'as the', 'as a', 'for a', 'for its'],
      ['header', 'header row', 'header line', 'first line', 'first row'],
    ),
  );
  notation.rule('Clause = TheCsv JsonHas HeaderNames AsHeader', headed(false));
  notation.add(csvCells);
}

function xmlData(notation: Notation): void {
  const xml = (of: XmlWish): Said => ({ ask: 'xml', of, undeniable: true });
  // Valid XML is also what follows a schema.
  notation.words('SomeXml', ['well-formed xml', 'a well-formed xml document', 'parseable xml']);
  notation.kind('#element', (token) =>
    token.kind === 'word' && /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(token.raw) ? token.raw : undefined,
  );
  notation.kind('#elementquoted', (token) =>
    token.kind === 'quoted' ? /^<?([\p{L}_][\p{L}\p{N}_-]*)>?$/u.exec(token.text)?.[1] : undefined,
  );
  notation.rule('ElementName = < #element >', (name: string) => name);
  notation.rule('ElementName = #elementquoted');
  notation.rule('State = SomeXml NoBrokenTags?', () => xml({ isWhole: true }));
  const noTags = each(
    ['no', 'without', 'without any', 'with no'],
    each(['broken', 'unclosed', 'mismatched'], ['tags']),
  );
  notation.words(
    'NoBrokenTags',
    noTags.flatMap((one) => [one, `, ${one}`]),
  );
  notation.rule('Core<F,response> = Verb<parse,F> ( SomeXml | xml )', () => xml({ isWhole: true }));
  const rooted = (root: string) => xml({ isWhole: true, root });
  notation.rule('State = SomeXml with ElementName as ( its | the ) root ( element )?', rooted);
  notation.rule('State = SomeXml with ( the | a ) root element ElementName', rooted);
  notation.rule('State = SomeXml whose root ( element )? is ElementName', rooted);
  notation.words('TheXml', [
    'the xml',
    'the xml document',
    'the returned xml',
    'the xml output',
    'the output xml',
    'the xml response',
  ]);
  notation.rule('Clause = TheXml ( is | must be ) well-formed', () => xml({ isWellFormed: true }));
  notation.rule(
    'Clause = TheXml is not well-formed',
    (): Said => ({ not: xml({ isWellFormed: true }) as Fact, denies: true }),
  );
  notation.words('XmlRoot', ['root', 'root element', 'root tag']);
  notation.rule('Clause = ( the | its ) ( root element | root tag ) ( is | must be ) < #element >', (root: string) =>
    xml({ root }),
  );
  notation.rule('Clause = TheXml JsonHas ( a | an ) ElementName XmlRoot', (root: string) => xml({ root }));
  notation.rule('Clause = the XmlRoot of TheXml ( is | must be ) ElementName', (root: string) => xml({ root }));
  notation.rule("Clause = ( the xml | the xml's ) XmlRoot ( is | must be ) ElementName", (root: string) =>
    xml({ root }),
  );
  // Attributes.
  notation.words('ElementNoun', ['tag', 'element', 'tags', 'elements']);
  notation.words(
    'InMarkup',
    each(['in'], ['the html', 'the xml', 'the markup', 'the output', 'the response', 'the html output']),
  );
  notation.rule('AttributeName = ( a | an | its | the ) #element attribute', (name: string) => name);
  notation.rule('AttributeName = ( a | an | its | the ) #elementquoted attribute', (name: string) => name);
  const having = (name: string, attribute: string) => xml({ each: name, attribute });
  notation.words('HasAttribute', ['has', 'have', 'carries', 'carry', 'must have', 'includes', 'include', 'comes with']);
  notation.rule(
    'Clause = ( every | each | all ) ElementName ElementNoun? InMarkup? HasAttribute AttributeName',
    having,
  );
  // "Every <a> tag has rel="nofollow"", "the <html> tag has a lang attribute"
  notation.rule(
    'Clause = ( every | each | all ) ElementName ElementNoun? InMarkup? HasAttribute AttributeSet',
    (name: string, [attribute, value]: [string, string]) => xml({ each: name, attribute, value }),
  );
  notation.rule(
    'AttributeSet = ( a | an | the )? #element = AttributeValue ( attribute )?',
    (name: string, value: string) => [name, value],
  );
  notation.kind('#value1', (token) => (token.kind === 'word' && /^[\w.-]+$/u.test(token.raw) ? token.raw : undefined));
  notation.rule("AttributeValue = '\"' #value1 '\"'", (value: string) => value);
  const isOnly = (name: string) => ['html', 'body', 'head'].includes(name);
  notation.rule(
    'Clause = the ElementName ElementNoun? InMarkup? HasAttribute AttributeName',
    (name: string, of: string) => (isOnly(name) ? having(name, of) : undefined),
  );
  notation.rule(
    'Clause = the ElementName ElementNoun? InMarkup? HasAttribute AttributeSet',
    (name: string, [attribute, value]: [string, string]) =>
      isOnly(name) ? xml({ each: name, attribute, value }) : undefined,
  );
  notation.words('LacksAttribute', [
    ...['lacks', 'is missing', 'has no', 'comes without', 'does not have', 'is without', 'lack', 'are missing'],
  ]);
  notation.rule('BareAttribute = AttributeName');
  notation.rule('BareAttribute = #element attribute', (name: string) => name);
  notation.rule(
    'Clause = ( a | an | any ) ElementName ElementNoun? InMarkup? LacksAttribute BareAttribute',
    (name: string, attribute: string): Said => ({ not: having(name, attribute) as Fact, plainFor: -1 }),
  );
}
