import type { Check } from '../../check.ts';
import { asTable } from '../../data/csv.ts';
import { type Formatted, formattedCheck, likeExampleCheck } from '../../data/dates.ts';
import type { Fact, Interval, Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { HTML_NAMES } from '../../markdown/html-names.ts';
import { type Cells, cellsCheck, evenRowsCheck } from '../../markdown/table-cells.ts';
import {
  columnAtCheck,
  columnsCheck,
  countedTableCheck,
  headCheck,
  rowStartCheck,
  type SortedRows,
  sortedRowsCheck,
  type TablePart,
} from '../../markdown/table-shape.ts';
import { countTables } from '../../markdown/tables.ts';
import { mentionsCheck, tagsCheck } from '../../markdown/tags.ts';
import { subjectOf } from '../../parts/each-check.ts';
import { inMessage, spoken } from '../../spoken.ts';
import { counting, type Decider, quantityOf } from '../bridge.ts';
import { type CheckOf, withChecks, withDetector } from '../json/json-wish.ts';
import { each, type Shape, shape } from '../shape.ts';

/** How facts are decided that name a form by its parts: tags, mentions, dates of a format, tables of so many columns. */
export const WRITTEN_FORMS: Readonly<Record<string, Decider>> = {
  '@mentions': counting(mentionsCheck),
  'tags named': counting((asked, { of }) => tagsCheck(of as string, asked)),
  'dates in format': counting((asked, { of }) =>
    formattedCheck(of === 'HH:MM' ? 'time' : 'date', of as Formatted['format'], asked),
  ),
  'dates like': counting((asked, { of }) =>
    likeExampleCheck(of === 'HH:MM' ? 'time' : 'date', of as Formatted['format'], asked),
  ),
  'table with': ({ of }, negated) => {
    const { numbers, phrase, noun, isOnly } = of as {
      numbers: Interval[];
      phrase?: string;
      noun: TablePart;
      isOnly?: true;
    };
    const asked = quantityOf(numbers, phrase);
    const check = asked && countedTableCheck(asked, noun, negated);
    return check && isOnly ? ofTheTable(check) : check;
  },
  'table columns': ({ of }, negated) => {
    if (Array.isArray(of)) return columnsCheck(of as string[], negated);
    const { names, place, isHead, isOnly, isExact } = of as TableColumns;
    if (isHead) return isOnly ? ofTheTable(headCheck(names, negated, isExact)) : headCheck(names, negated);
    if (place !== undefined) return ofTheTable(columnAtCheck(names[0]!, place, negated));
    return ofTheTable(columnsCheck(names, negated, isExact));
  },
  'table rows': ({ of }, negated) => {
    if ('order' in (of as object)) return ofTheTable(sortedRowsCheck(of as SortedRows, negated));
    const { starts, place } = of as { starts: string; place: 0 | -1 };
    return ofTheTable(rowStartCheck(starts, place, negated));
  },
  'even rows': ({ of }, negated) => ofTheTable(evenRowsCheck(of as number | undefined, negated)),
};

interface TableColumns {
  names: string[];
  /** A column by its place. */
  place?: number;
  /** They are the whole head, in this order; of the only table. */
  isHead?: true;
  isOnly?: true;
  /** They are written so, in upper and lower case, too. */
  isExact?: true;
}

/** How cells of a column are decided, of the only table, or of CSV. */
export function tableCells({ of }: Fact, negated: boolean, checkOf: CheckOf): Check | undefined {
  const cells = of as Cells;
  const wish = cells.wish && withChecks(cells.wish, checkOf);
  if (cells.wish && !wish) return undefined;
  const check = ofTheTable(cellsCheck({ ...cells, ...(wish && { wish }) }, negated));
  return withDetector(orOfCsv(check, typeof cells.column === 'object'), cells.wish);
}

/** CSV as a table. @param isOnly Whether a table of Markdown is not meant. */
const orOfCsv = (check: Check, isOnly: boolean): Check => ({
  ...check,
  run: (subject) => {
    const said = spoken(subject);
    if ('reason' in said) return { holds: null, reason: said.reason };
    const table = countTables(said.text) === 0 ? asTable(said.text) : undefined;
    if (!table) return isOnly ? { holds: 'undecided', reason: OPEN_CSV } : check.run(subject);
    const result = check.run(subjectOf(table));
    return typeof result.holds === 'boolean' ? { ...result, evidence: [inMessage(said.index)] } : result;
  },
});

const OPEN_CSV = 'The response is not CSV with a header and rows of the same length, so a program cannot tell.';
const OPEN_TABLE = 'The response has no table, or several, so a program cannot tell which is meant.';

/** "The table" is the only one. */
const ofTheTable = (check: Check): Check => ({
  ...check,
  run: (subject) => {
    const said = spoken(subject);
    return 'text' in said && countTables(said.text) !== 1
      ? { holds: 'undecided', reason: OPEN_TABLE }
      : check.run(subject);
  },
});

const FORMATS = [
  'YYYY-MM-DD',
  'YYYY/MM/DD',
  'YYYY.MM.DD',
  'DD/MM/YYYY',
  'MM/DD/YYYY',
  'DD-MM-YYYY',
  'MM-DD-YYYY',
  'DD.MM.YYYY',
  'MM.DD.YYYY',
];

/** Forms that a criterion names by their parts. */
export function writtenForms(notation: Notation): void {
  notation.rule('Shape = @ -? ( mention | mentions )', () => shape('@mentions'));
  notation.kind('#tagname', (token) => (token.kind === 'word' && HTML_NAMES.has(token.text) ? token.text : undefined));
  notation.rule('Shape = < #tagname > ( tag | tags | element | elements )', (name: string) =>
    shape('tags named', name),
  );

  notation.kind('#quotedtag', (token) => {
    const name = token.kind === 'quoted' ? /^<([a-z][a-z0-9]*)>$/iu.exec(token.text)?.[1]?.toLowerCase() : undefined;
    return name !== undefined && HTML_NAMES.has(name) ? name : undefined;
  });
  notation.rule('Shape = #quotedtag ( tag | tags | element | elements )', (name: string) => shape('tags named', name));
  for (const format of FORMATS) {
    const written = format.toLowerCase();
    notation.words('DateFormat', [written, written.replaceAll(/[/.]/g, ' $& ')], format);
  }
  notation.words('TimeFormat', ['hh : mm', 'hh:mm'], 'HH:MM');
  notation.words('DateFormat', ['iso', 'iso8601', 'iso-8601'], 'ISO 8601');
  notation.kind('#format', (token) =>
    token.kind === 'quoted' ? FORMATS.find((format) => format === token.text) : undefined,
  );
  notation.rule('DateFormat = #format');
  notation.rule('DateFormat = iso #number', (n: number) => (n === 8601 ? 'ISO 8601' : undefined));
  // "ISO format, YYYY-MM-DD", "ISO 8601 (YYYY-MM-DD)"
  const asIso = (iso: string, name: string) => (iso === 'ISO 8601' && name === 'YYYY-MM-DD' ? name : undefined);
  notation.rule('DateFormat = DateFormat ( format )? ,? ( i . e . ,? )? DateFormat', asIso);
  notation.rule("DateFormat = DateFormat ( format )? '(' DateFormat ')'", asIso);
  const links = [
    'in',
    'in the',
    'in a',
    'using the',
    'with the',
    'of the form',
    'in the form',
    'formatted as',
    'written as',
    'as',
  ].flatMap((one) => [one, `${one} format`]);
  notation.words('FormatLink', links);
  const dated = (of: string): Shape => shape('dates in format', of);
  notation.rule('Shape = ( date | dates ) FormatLink DateFormat ( format )?', dated);
  notation.rule('Shape = DateFormat ( date | dates )', dated);
  notation.rule('Shape = ( time | times ) FormatLink TimeFormat ( format )?', dated);

  notation.rule(
    'Det = a ( markdown )? table ( with | having ) a column ( called | named | titled ) #quoted',
    (name: string): Said => ({ ask: 'table columns', of: [name], names: true }),
  );
  notation.words('TablePart', ['column', 'columns'], 'columns');
  notation.words('TablePart', ['row', 'rows'], 'rows');
  const headless = [
    'not counting',
    'excluding',
    'without counting',
    'besides',
    'in addition to',
    'not including',
  ].flatMap((not) =>
    ['the header', 'the header row', 'its header', 'the heading row'].map((header) => `${not} ${header}`),
  );
  const dataRows = ['data row', 'data rows', 'body row', 'body rows'];
  notation.words('TablePart', dataRows, 'data rows');
  notation.words(
    'TablePart',
    ['row', 'rows', ...dataRows].flatMap((row) =>
      [
        ...headless,
        ...each(['below', 'under', 'beneath'], ['the header', 'the header row', 'its header']),
        'of data',
        'the header not counted',
      ].flatMap((one) => [`${row} ${one}`, `${row} , ${one}`, `${row} ( ${one} )`]),
    ),
    'data rows',
  );
  notation.rule(
    'Det = a ( markdown )? table ( with | having ) Amount TablePart',
    (amount: Amount, noun: string): Said => ({
      ask: 'table with',
      of: { numbers: amount.in, noun, ...(amount.phrase && { phrase: amount.phrase }) },
      names: true,
    }),
  );
}
