import { type CsvWish, isCsv } from '../data/csv.ts';
import { hasYamlKeys } from '../data/yaml.ts';
import type { Said } from '../form.ts';
import type { Notation } from '../grammar/notation.ts';
import type { Amount } from '../grammar/quantities.ts';
import { type Decider, wholeText } from './bridge.ts';
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
        : 'isEven' in wish
          ? 'CSV whose rows are as long as its header'
          : `CSV with as many ${wish.of} as the criterion says`,
    isCsv,
  ),
  'yaml keys': wholeText(
    'yaml',
    'the whole response',
    (keys: readonly string[]) => `YAML with ${keys.map((key) => JSON.stringify(key)).join(', ')}`,
    hasYamlKeys,
  ),
};

/** CSV by its header and its rows, and YAML with keys. */
export function writtenData(notation: Notation): void {
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
      'the first row of the csv',
    ),
  );
  notation.words('HeaderIs', ['is', 'is exactly', 'reads', 'must be', 'consists of']);
  notation.rule('Clause = CsvHeader HeaderIs HeaderNames', headed(false));
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
      ['a csv row', 'any csv row', 'a row of the csv', 'any row of the csv', 'a row in the csv'],
      each(
        ['has more or fewer', 'has fewer or more', 'has a different number of'],
        each(['fields', 'columns', 'values'], ['than the header', 'than the header row', 'than its header']),
      ),
    ),
  );
  notation.rule('Clause = UnevenRow', (): Said => ({ not: { ask: 'csv', of: { isEven: true } }, plainFor: -1 }));
  notation.words('CsvParts', ['data row', 'data rows'], 'rows');
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
  const many = ({ in: count, bare }: Amount, of: 'rows'): Said => ({
    ...csv({ count, of }),
    names: true,
    ...(bare && { plainFor: 1 }),
  });
  notation.rule('Clause = TheCsv JsonHas Amount CsvParts HeaderAside?', many);
  notation.rule('Clause = ThereIs Amount CsvParts in TheCsv HeaderAside?', many);
  // YAML.
  const yaml = ({ wish }: Demanded): Said | undefined =>
    'keys' in wish && !wish.only ? { ask: 'yaml keys', of: wish.keys, undeniable: true } : undefined;
  notation.words('SomeYaml', ['yaml', 'valid yaml', 'a yaml document', 'a valid yaml document']);
  notation.rule('State = SomeYaml ,? WithKeys Keys', yaml);
  notation.rule('Core<F,response> = Verb<parse,F> SomeYaml ,? WithKeys Keys', yaml);
  notation.words('TheYaml', ['the yaml', 'the yaml document', 'the yaml output']);
  notation.rule('Clause = TheYaml JsonHas Keys', yaml);
}
