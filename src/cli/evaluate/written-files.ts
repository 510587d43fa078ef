import { mustNotBeInput } from './input-files.ts';
import type { Options } from './options.ts';

/**
 * The files that a run writes.
 * @throws UsageError for one that the options also read, or name twice: what stands in it would be lost
 */
export function writtenFiles({ output, resume, junit, summary, evaluators, labels = [], prices }: Options): string[] {
  const written = [output, resume, junit, summary].filter((file) => file !== undefined);
  const read = [
    [evaluators, 'the file of the evaluators'],
    ...labels.map((file) => [file, 'a file of labels'] as const),
    [prices, 'the file of the prices'],
  ] as const;
  for (const file of written)
    for (const [other, what] of read) if (other !== undefined) mustNotBeInput(file, [other], what);
  const reports = [junit, summary].filter((file) => file !== undefined);
  const results = output ?? resume;
  if (results !== undefined) for (const file of reports) mustNotBeInput(file, [results], 'the file of the results');
  if (reports.length === 2) mustNotBeInput(summary!, [junit!], 'the file of --junit');
  return written;
}
