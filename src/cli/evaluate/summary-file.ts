import { appendFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileFault } from '../output-file.ts';
import type { Baseline } from './baseline.ts';
import { comparisonTitle, verdictLines } from './comparison-markdown.ts';
import type { Judgment } from './judgments.ts';
import { codeSpan } from './markdown.ts';
import type { Prices } from './prices.ts';
import type { Report, RunEnd } from './report.ts';
import type { Result } from './result.ts';
import { countsText, durationText, figuresText, scoreText } from './results-text.ts';
import type { RowFault } from './rows.ts';
import { mostImportant } from './shown.ts';

/** What GitHub shows of a step, in bytes. */
const LARGEST = 1024 * 1024;
/** So many results, and so many unreadable rows, are listed. */
const MOST = 50;
/** Longer texts are cut, in characters. */
const LONGEST = 500;

/** By this, a script finds the comment again that it wrote to a pull request. */
const MARKER = '<!-- deemster evaluate -->';

interface Given {
  /** GitHub's own file, which is not overwritten but added to; undefined elsewhere. */
  stepSummary?: string | undefined;
  prices?: Prices | undefined;
  /** What the run is compared with; what regressed since then comes first. */
  baseline?: Baseline | undefined;
}

/**
 * Writes a summary in Markdown, for a pull request: the sums, the comparison with the baseline, then failures first. Nothing in an
 * answer is read as Markdown or HTML.
 */
export function summaryFile(file: string, { stepSummary, prices, baseline }: Given): Report {
  const important = mostImportant<string>(MOST, ['fail', 'inconclusive', 'error']);
  const regressed = mostImportant<string>(MOST, ['fail', 'inconclusive']);
  const faults: string[] = [];
  return {
    add(result, judgment) {
      const isRegressed = baseline?.changeOf(result) === 'regressed';
      (isRegressed ? regressed : important).add(result, () => entryOf(result, judgment, isRegressed));
    },
    unreadable({ fault }: RowFault) {
      if (faults.length < MOST) faults.push(`- ${codeSpan(fault, LONGEST)}`);
    },
    end(run) {
      const isStep = stepSummary !== undefined && resolve(stepSummary) === resolve(file);
      const there = isStep ? (statSync(file, { throwIfNoEntry: false })?.size ?? 0) : 0;
      const entries = [...regressed.list(), ...important.list()].slice(0, MOST);
      const text = within(LARGEST - there - 1, headOf(run, prices), entries, faults, run);
      try {
        if (isStep) appendFileSync(file, `\n${text}`);
        else writeFileSync(file, text);
      } catch (error) {
        throw fileFault(file, error);
      }
    },
  };
}

/** As much as fits, from the top; what is missing is counted. */
function within(
  most: number,
  head: string,
  entries: string[],
  faults: string[],
  { tallies, unreadable, comparison }: RunEnd,
): string {
  const { fail, inconclusive, error } = tallies.total.counts;
  const verdicts = comparison ? verdictLines(comparison) : [];
  const sections: [title: string, lines: string[], all: number][] = [
    [`Compared with ${codeSpan(comparison?.base ?? '', 300)}`, verdicts, verdicts.length],
    ['Not passed', entries, fail + inconclusive + error],
    ['Rows that could not be read', faults, unreadable],
  ];
  let text = head;
  const room = (more: string) => Buffer.byteLength(text) + Buffer.byteLength(more) < most - 500;
  for (const [title, lines, all] of sections) {
    if (all === 0) continue;
    text += `\n### ${title}\n\n`;
    let shown = 0;
    for (const line of lines) {
      if (!room(line)) break;
      text += `${line}\n`;
      shown++;
    }
    if (shown < all) text += `\n${(all - shown).toLocaleString('en')} more are not shown.\n`;
  }
  return Buffer.byteLength(text) <= most ? text : '';
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function headOf(
  { tallies, milliseconds, stopped, unreadable, comparison, people, failOn, code }: RunEnd,
  prices: Prices | undefined,
): string {
  const { total } = tallies;
  const criteria = tallies.criteria() ?? [];
  const rows = tallies.conversations().toLocaleString('en');
  const counts = countsText(total);
  const figures = sentence([...figuresText(total, prices), `judged in ${durationText(milliseconds)}`].join('; '));
  const isBad = stopped || unreadable > 0 || total.counts.error > 0;
  const title = isBad
    ? 'Not everything could be judged'
    : comparison && failOn !== 'failed'
      ? comparisonTitle(comparison, code === 1)
      : total.counts.fail > 0
        ? 'Failed'
        : total.counts.inconclusive > 0
          ? 'Inconclusive'
          : 'Passed';
  return [
    MARKER,
    `## Deemster: ${title}`,
    '',
    `**${rows} conversations: ${counts || 'none was judged'}.** ${figures}.`,
    ...(unreadable > 0 ? ['', `${unreadable.toLocaleString('en')} rows could not be read.`] : []),
    ...people.flatMap((sentence) => ['', codeSpan(sentence, LONGEST)]),
    ...(stopped ? ['', codeSpan(stopped, LONGEST)] : []),
    '',
    ...criteria.map(
      (one) =>
        `- ${codeSpan(one.evaluator ?? one.criterion, LONGEST)}: ${[countsText(one), ...figuresText(one, prices)].join('; ')}`,
    ),
    '',
  ].join('\n');
}

function entryOf(result: Result, { row }: Judgment, isRegressed: boolean): string {
  const { conversation, id, file, line, evaluator, criterion } = result;
  const place = line === null ? file : `${file}:${line}`;
  const head = [
    `**${result.result}**`,
    ...(isRegressed ? ['**passed before**'] : []),
    ...(result.score === null ? [] : [`score ${scoreText(result)}`]),
    codeSpan(id ?? `conversation ${conversation}`, 100),
    codeSpan(place, 300),
    codeSpan(evaluator ?? criterion, 200),
  ];
  const why = result.error ?? result.explanation ?? '';
  return [
    `- ${head.join(' · ')}`,
    `  - why: ${codeSpan(why, LONGEST)}`,
    `  - answer: ${codeSpan(answerOf(row.conversation.messages), LONGEST)}`,
  ].join('\n');
}

/** What the last message of the assistant says; its calls as JSON if it has no text. */
function answerOf(messages: Judgment['row']['conversation']['messages']): string {
  const { content, tool_calls } = messages.findLast(({ role }) => role === 'assistant') ?? {};
  return typeof content === 'string' ? content : JSON.stringify(content ?? tool_calls ?? null);
}
