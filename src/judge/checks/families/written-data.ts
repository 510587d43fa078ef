import { type CsvWish, isCsv } from '../data/csv.ts';
import { hasFrontMatter } from '../data/front-matter.ts';
import type { Scalar } from '../data/json-demands.ts';
import { inWords } from '../data/json-fields.ts';
import { isXml, type XmlWish, xmlWords } from '../data/xml.ts';
import { hasYamlKeys, hasYamlValue } from '../data/yaml.ts';
import { type Fact, outside, type Said } from '../form.ts';
import type { Notation } from '../grammar/notation.ts';
import type { Amount } from '../grammar/quantities.ts';
import { type Decider, wholeText } from './bridge.ts';
import { csvCells } from './csv-cells.ts';
import type { Demanded } from './json-wish.ts';
import { each } from './shape.ts';

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
          : 'isEven' in wish
            ? 'CSV whose rows are as long as its header'
            : 'empty' in wish
              ? `CSV with an empty ${wish.empty}`
              : 'column' in wish
                ? `CSV with ${wish.are} in the column ${wish.column}`
                : csvInWords(inWords(wish.count), wish.of),
    isCsv,
  ),
  xml: wholeText('xml', 'the whole response', xmlWords, isXml),
  'front matter': wholeText(
    'yaml',
    'the beginning',
    (keys: readonly string[]) =>
      `YAML front matter${keys.length === 0 ? '' : ` with ${keys.map((key) => JSON.stringify(key)).join(', ')}`}`,
    hasFrontMatter,
  ),
  'yaml keys': wholeText(
    'yaml',
    'the whole response',
    (of: YamlKeys) =>
      'key' in of
        ? `YAML with ${JSON.stringify(of.key)} set to ${JSON.stringify(of.value)}`
        : `${isWhole(of) ? 'valid ' : ''}YAML with ${keysOf(of)
            .map((key) => JSON.stringify(key))
            .join(', ')}`,
    (text, of) => ('key' in of ? hasYamlValue(text, of.key, of.value) : hasYamlKeys(text, keysOf(of), isWhole(of))),
  ),
};

type KeyList = readonly string[] | { all: readonly string[] };
/** The keys of YAML, a code fence around it or not; or of a response that is nothing else; or a key with its value, at any depth. */
type YamlKeys = KeyList | { key: string; value: Scalar };
const isWhole = (of: KeyList) => 'all' in of;
const keysOf = (of: KeyList) => ('all' in of ? of.all : of);

/** "CSV with exactly 1 row" */
const csvInWords = (count: string, of: 'rows' | 'columns') =>
  `CSV with ${count} ${count.endsWith(' 1') ? of.slice(0, -1) : of}`;

/** Words that are no names of keys. */
const NO_KEY = [
  'it',
  'everything',
  'nothing',
  'something',
  'anything',
  'all',
  'any',
  'key',
  'value',
  'values',
  'exactly',
];

/** CSV by its header and its rows, YAML with keys, front matter, XML. */
export function writtenData(notation: Notation): void {
  csvData(notation);
  yamlData(notation);
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
  notation.words(
    'WithHeader',
    each(
      ['with', 'that has', 'that starts with', 'starting with'],
      each(['the', 'a'], ['header', 'header row', 'header line']),
    ).concat(
      each(each(['whose'], ['header', 'header row', 'first line', 'header line', 'first row']), [
        'is',
        'is exactly',
        'reads',
        'must be',
      ]),
    ),
  );
  notation.words('ValidCsv', [
    'csv',
    'valid csv',
    'a csv',
    'a csv file',
    'a csv table',
    'in csv format',
    'well-formed csv',
  ]);
  const headed = (isWhole: boolean) => (header: string[]) => csv({ header, isWhole });
  notation.rule('State = ValidCsv WithHeader :? HeaderNames', headed(true));
  notation.words(
    'CsvHeader',
    each(["the csv's", 'the csv', 'its csv'], ['header', 'header row', 'header line']).concat(
      'the header row of the csv',
      'the header of the csv',
      ...['the first row of the csv', 'the first csv line', 'the first csv row', 'the first line in the csv'],
    ),
  );
  notation.words('HeaderIs', ['is', 'is exactly', 'reads', 'must be', 'consists of']);
  notation.rule('Clause = CsvHeader HeaderIs HeaderNames', headed(false));
  notation.words('PlainHeader', ['the header row', 'the header line', 'the first row']);
  notation.rule('Clause = PlainHeader HeaderIs #headernames', headed(false));
  const notHeaded = (header: string[]): Said => ({ not: csv({ header, isWhole: false }) as Fact, denies: true });
  notation.words('HeaderIsNot', [...each(['is not', 'does not read'], ['', 'exactly']), 'is anything but']);
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
  notation.words(
    'UnevenRow',
    each(
      [
        'a csv row',
        'any csv row',
        'some csv rows',
        'any csv rows',
        'some rows of the csv',
        'some rows in the csv',
        'a row of the csv',
        'any row of the csv',
        'a row in the csv',
      ],
      each(
        [
          'has more or fewer',
          'has fewer or more',
          'has a different number of',
          'have more or fewer',
          'have a different number of',
        ],
        each(['fields', 'columns', 'values'], ['than the header', 'than the header row', 'than its header']),
      ),
    ),
  );
  notation.rule('Clause = UnevenRow', (): Said => ({ not: { ask: 'csv', of: { isEven: true } }, plainFor: -1 }));
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
  const many = ({ in: count, bare }: Amount, of: 'rows' | 'columns'): Said => ({
    ...csv({ count, of }),
    names: true,
    ...(bare && { plainFor: 1 }),
  });
  notation.rule('Clause = TheCsv JsonHas Amount CsvParts HeaderAside?', many);
  notation.rule('Clause = ThereIs Amount CsvParts in TheCsv HeaderAside?', many);
  const below = (amount: Amount) => many(amount, 'rows');
  notation.rule('Clause = TheCsv JsonHas Amount ( rows | row | lines ) HeaderAside', below);
  notation.rule('State = ValidCsv with Amount CsvParts HeaderAside?', many);
  notation.rule('State = ValidCsv with ( a header | a header row | a header line ) and Amount ( CsvParts )', many);
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
  notation.rule('Clause = TheCsv OnlyHeader', (): Said => csv({ count: [[0, 0]], of: 'rows' }));
  notation.rule(
    'Clause = ( a | any ) ( csv row | row of the csv | row in the csv | line of the csv ) ( has | contains ) Amount CsvFields',
    ({ in: count }: Amount): Said => ({ not: csv({ count: outside(count), of: 'columns' }) as Fact, plainFor: -1 }),
  );
  notation.words('EachPlainRow2', ['every row', 'each row', 'all rows', 'every line', 'each line', 'all lines']);
  notation.words(
    'EquallyLong',
    each(each(['has', 'have'], ['the same number of', 'equally many']), ['fields', 'columns', 'values', 'cells']),
  );
  notation.rule('State = ValidCsv ( in which | where | such that ) EachPlainRow2 ( AsLong | EquallyLong )', () =>
    csv({ isEven: true }),
  );
  notation.words('CsvFields', ['field', 'fields', 'column', 'columns', 'value', 'values', 'cell', 'cells']);
  notation.rule('Clause = EachRow ( JsonHas | have | contain | must have ) Amount CsvFields', (amount: Amount) =>
    many(amount, 'columns'),
  );
  notation.rule('Clause = EachRow EquallyLong', () => csv({ isEven: true }));
  notation.rule(
    'Clause = TheCsv JsonHas ( the header | the header row | a header row | the header line ) :? HeaderNames',
    headed(false),
  );
  notation.rule('Clause = ( the first line of | the first row of ) TheCsv HeaderIs HeaderNames', headed(false));
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

function yamlData(notation: Notation): void {
  const yaml = ({ wish }: Demanded): Said | undefined =>
    'keys' in wish && !wish.only ? { ask: 'yaml keys', of: wish.keys, undeniable: true } : undefined;
  const whole = ({ wish }: Demanded): Said | undefined =>
    'keys' in wish && !wish.only ? { ask: 'yaml keys', of: { all: wish.keys }, undeniable: true } : undefined;
  notation.words('SomeYaml', ['yaml', 'valid yaml', 'a yaml document', 'a valid yaml document']);
  notation.rule('State = SomeYaml ,? WithKeys Keys', whole);
  notation.rule('Core<F,response> = Verb<parse,F> SomeYaml ,? WithKeys Keys', whole);
  notation.words('TheYaml', ['the yaml', 'the yaml document', 'the yaml output']);
  notation.rule('Clause = TheYaml JsonHas Keys', yaml);
  // "A top-level key called services"
  notation.words('TopKey', ['key', 'top-level key', 'field', 'top-level field', 'property', 'top-level property']);
  notation.rule('AYamlKey = ( a | the ) TopKey Called1? ( #bareword | #quoted )', (key: string) => key);
  notation.rule('AYamlKey = ( a | the ) top-level ( #quoted | #bareword ) KeyOrEntry', (key: string) => key);
  notation.words('WithYaml', ['with', 'containing', 'that has', 'that contains', 'having', 'including']);
  notation.rule(
    'State = SomeYaml WithYaml AYamlKey',
    (key: string): Said => ({ ask: 'yaml keys', of: { all: [key] }, undeniable: true }),
  );
  notation.rule(
    'Clause = TheYaml JsonHas AYamlKey',
    (key: string): Said => ({ ask: 'yaml keys', of: [key], undeniable: true }),
  );
  // "The YAML sets replicas to 3": wherever it does so.
  const value = (key: string, { value }: { value: Scalar }): Said | undefined =>
    NO_KEY.includes(key) ? undefined : { ask: 'yaml keys', of: { key, value }, undeniable: true };
  notation.rule('YamlKeyName = ( the | a )? ( TopKey Called1? )? ( #bareword | #quoted )', (key: string) => key);
  notation.rule('YamlKeyName = ( the | a )? #quoted TopKey', (key: string) => key);
  notation.rule('Clause = TheYaml ( sets | must set ) YamlKeyName to Scalar', value);
  notation.rule('Clause = TheYaml JsonHas YamlKeyName ( : | SetTo ) Scalar', value);
  notation.rule('Clause = YamlKeyName ( is | IsValue ) Scalar in TheYaml', value);
  const valid: Fact = { ask: 'yaml', of: 'fenced' };
  notation.words('ParsesWell', [
    'is valid',
    'is valid yaml',
    'is well-formed',
    'parses',
    'parses without errors',
    'parses correctly',
    'can be parsed',
    'must be valid',
    'parses without error',
  ]);
  notation.words('ParsesNot', [
    ...['is invalid', 'is not valid', 'is not valid yaml'],
    ...['does not parse', 'can not be parsed', 'fails to parse', 'is malformed'],
  ]);
  notation.rule('Clause = TheYaml ParsesWell', (): Said => valid);
  notation.rule('Clause = TheYaml ParsesNot', (): Said => ({ not: valid, denies: true }));
  // Front matter.
  notation.words(
    'FrontNoun',
    each(['', 'yaml', 'a yaml', 'valid yaml'], ['front matter', 'frontmatter', 'front matter block']),
  );
  notation.words('TheFront', each(['the', 'the yaml', 'its', 'its yaml'], ['front matter', 'frontmatter']));
  notation.words(
    'Delimited',
    each(
      ['delimited by', 'between', 'enclosed by', 'enclosed in', 'set off by'],
      ['- - - lines', 'lines of - - -', 'two - - - lines', '- - - markers'],
    ).flatMap((one) => [
      one,
      `, ${one}`,
      `( ${one} )`,
      `, ${one} ,`,
      `, ${one} at the very top ,`,
      `, ${one} at the top ,`,
    ]),
  );
  const front = (of: readonly string[]): Said => ({ ask: 'front matter', of, undeniable: true });
  notation.words('KeyOrEntry', ['key', 'field', 'entry', 'property']);
  notation.rule('FrontKeys = ( a | the ) #bareword KeyOrEntry', (key: string) => [key]);
  notation.rule('FrontKeys = Keys', ({ wish }: Demanded) =>
    'keys' in wish && !wish.only ? [...wish.keys] : undefined,
  );
  notation.rule('Core<F,response> = Verb<start,F> FrontNoun Delimited? ( at the top )?', () => front([]));
  notation.rule('Core<F,response> = Verb<start,F> FrontNoun Delimited? ( WithKeys | FrontSets ) FrontKeys', front);
  notation.words('FrontSets', ['that sets', 'that defines', 'containing', 'that contains', 'setting']);
  notation.rule('FrontKeys = #bareword and #bareword', (a: string, b: string) => [a, b]);
  notation.rule('Core<F,response> = Verb<have,F> FrontNoun Delimited? WithKeys FrontKeys', front);
  notation.rule('Clause = TheFront Delimited? JsonHas FrontKeys', front);
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
  notation.rule('Clause = TheXml ( is | must be ) well-formed', () => xml({ isWhole: true }));
  notation.rule(
    'Clause = TheXml is not well-formed',
    (): Said => ({ not: xml({ isWhole: true }) as Fact, denies: true }),
  );
  notation.words('XmlRoot', ['root', 'root element', 'root tag']);
  notation.rule('Clause = ( the | its ) ( root element | root tag ) ( is | must be ) < #element >', (root: string) =>
    xml({ root }),
  );
  notation.rule('Clause = TheXml JsonHas ( a | an ) ElementName XmlRoot', (root: string) => xml({ root }));
  notation.rule('Clause = the XmlRoot of TheXml ( is | must be ) ElementName', (root: string) => xml({ root }));
  notation.rule("Clause = the xml's XmlRoot ( is | must be ) ElementName", (root: string) => xml({ root }));
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
