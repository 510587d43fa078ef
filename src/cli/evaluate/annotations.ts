import type { Baseline } from './baseline.ts';
import type { Report } from './report.ts';
import type { Result } from './result.ts';
import type { RowFault } from './rows.ts';
import { mostImportant } from './shown.ts';

/** GitHub shows no more per step. */
const MOST = 10;

const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string): string => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A workflow command of GitHub Actions that shows an error beside a line of a file. */
function annotation(file: string, line: number | null, title: string, message: string): string {
  const properties = { ...(file !== '-' && { file, ...(line !== null && { line: String(line) }) }), title };
  const written = Object.entries(properties).map(([name, value]) => `${name}=${property(value)}`);
  return `::error ${written.join(',')}::${escaped(message)}`;
}

/**
 * Prints annotations for GitHub Actions at the end: unreadable rows, then failures first.
 * @param print Standard output, or standard error if results are printed there.
 * @param baseline What did not pass there either is not shown as an error.
 */
export function annotations(print: (text: string) => void, baseline?: Baseline): Report {
  const important = mostImportant<string>(MOST, ['fail', 'inconclusive', 'error']);
  const faults: string[] = [];
  return {
    add(result) {
      if (baseline?.changeOf(result) !== 'known') important.add(result, () => ofResult(result));
    },
    unreadable({ position, fault }: RowFault) {
      if (faults.length < MOST) faults.push(annotation(position.file, position.line, 'Not readable', fault));
    },
    end() {
      for (const line of [...faults, ...important.list()].slice(0, MOST)) print(line);
    },
  };
}

function ofResult({
  conversation,
  id,
  file,
  line,
  result,
  evaluator,
  criterion,
  score,
  explanation,
  error,
}: Result): string {
  const subject = id ?? `conversation ${conversation}`;
  const figures = score === null ? result : `${result}, score ${score.toFixed(2)}`;
  return annotation(file, line, `${subject}: ${figures}`, `${error ?? explanation ?? ''}\n${evaluator ?? criterion}`);
}
