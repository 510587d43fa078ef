import { styleText } from 'node:util';
import { count } from '../database.ts';
import { table } from '../table.ts';
import { visibleText } from '../visible-text.ts';
import type { Prices } from './prices.ts';
import type { Report } from './report.ts';
import { type Outcome, outcomes, type Result } from './result.ts';
import { countsText, durationText, figuresText, scoreText } from './results-text.ts';
import { mostImportant } from './shown.ts';
import type { CriterionTally, Tallies, Tally } from './tally.ts';

/** So many rows fit a terminal. */
const MOST_ROWS = 20;
/** Longer explanations are cut, in characters. */
const LONGEST = 400;

/** Terminal style of each outcome. */
const styles: Record<Outcome, Parameters<typeof styleText>[0]> = {
  pass: 'green',
  fail: 'red',
  inconclusive: 'yellow',
  'n/a': 'dim',
  error: ['red', 'bold'],
};

/** Plain unless standard output is a terminal; respects NO_COLOR and FORCE_COLOR. */
const styled = (outcome: Outcome, text: string): string => styleText(styles[outcome], text, { stream: process.stdout });

/**
 * Collects results for people to read: a table, and figures by criterion and of all.
 * @param all Show every row in the order of the file. Otherwise as many as fit, failures first.
 */
export function resultsTable({ all = false, prices }: { all?: boolean; prices?: Prices | undefined }) {
  const important = mostImportant<Result>(MOST_ROWS);
  const every: Result[] = [];
  return {
    add(result) {
      if (all) every.push(result);
      else important.add(result, () => result);
    },
    end({ tallies, milliseconds, people }) {
      if (tallies.conversations() > 0)
        console.log(resultsText(all ? every : important.list(), tallies, { prices, milliseconds, people }));
    },
  } satisfies Report;
}

/** @param rows those to show, of all that were counted */
export function resultsText(
  rows: readonly Result[],
  tallies: Tallies,
  given: { prices?: Prices | undefined; milliseconds: number; people: readonly string[] },
): string {
  const { prices, milliseconds, people } = given;
  const criteria = tallies.criteria() ?? [];
  const left = sizeOf(tallies.total) - rows.length;
  const several = criteria.length > 1 ? `, ${criteria.length.toLocaleString('en')} criteria` : '';
  return [
    tableOf(rows, criteria),
    ...(left > 0 ? [`${count(left, 'more result')} not shown. --all shows every one.`] : []),
    ...(criteria.length > 1 ? criteria.map((one, index) => criterionText(one, index + 1, prices)) : []),
    `${count(tallies.conversations(), 'conversation')}${several}: ${countsText(tallies.total, styled)}.`,
    sentence([...figuresText(tallies.total, prices), `judged in ${durationText(milliseconds)}`].join('; ')),
    ...people.map(visibleText),
  ].join('\n');
}

const sentence = (text: string): string => `${text.replace(/^./, (letter) => letter.toUpperCase())}.`;

const sizeOf = ({ counts }: Tally): number => outcomes.reduce((size, outcome) => size + counts[outcome], 0);

/** Several criteria are numbered. */
function tableOf(rows: readonly Result[], criteria: readonly CriterionTally[]): string {
  const has = { id: rows.some(({ id }) => id !== null), criterion: criteria.length > 1 };
  const number = ({ evaluator, criterion }: Result) =>
    criteria.findIndex((one) => one.evaluator === evaluator && one.criterion === criterion) + 1;
  const columns: ([head: string, cell: (row: Result) => string] | false)[] = [
    ['conversation', (row) => String(row.conversation)],
    has.id && ['id', ({ id }) => short(id ?? '-', 40)],
    has.criterion && ['criterion', (row) => String(number(row))],
    ['result', (row) => styled(row.result, row.result)],
    ['score', (row) => (row.score === null ? styled('n/a', '-') : scoreText(row))],
    // The judge's words: a conversation can influence them.
    ['explanation', (row) => short(row.error ?? row.explanation ?? '', LONGEST)],
  ];
  const shown = columns.filter((column) => column !== false);
  return table(
    shown.map(([head]) => head),
    rows.map((row) => shown.map(([, cell]) => cell(row))),
  );
}

const short = (text: string, longest: number): string =>
  visibleText(text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text);

/** `1  Passes if it is warm (2 pass, 1 fail; mean score 0.67, pass rate 67 %)` */
function criterionText(tally: CriterionTally, number: number, prices: Prices | undefined): string {
  const name = tally.evaluator === null ? '' : `${visibleText(tally.evaluator)}: `;
  const criterion = visibleText(tally.criterion).replaceAll(/\s+/g, ' ');
  return `${number}  ${name}${criterion} (${[countsText(tally, styled), ...figuresText(tally, prices)].join('; ')})`;
}
