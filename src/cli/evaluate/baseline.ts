import { statSync } from 'node:fs';
import { extname } from 'node:path';
import type { components } from '../../../generated/openapi.d.ts';
import { keyOf, resultsOf } from '../../comparison/run.ts';
import { compareResults } from '../compare/compare-files.ts';
import { repeatedText } from '../compare/repeated-cases.ts';
import { addRunResult, noRunResults, readResultFile, runResultOf } from '../compare/result-file.ts';
import { UsageError } from '../usage-error.ts';
import { mustNotBeInput } from './input-files.ts';
import type { Result } from './result.ts';

export type RunComparison = components['schemas']['RunComparison'];

/** How a result stands to the baseline's of the same case: on the other side of the threshold, or not; null without a score there. */
export type Change = 'regressed' | 'improved' | 'known' | null;

/**
 * The results of an earlier run, with which this run is compared. Holds the scores of both runs, and none of their texts.
 * @param file What `--output FILE.jsonl` wrote.
 * @param written The files that this run writes; none of them can be the baseline.
 * @throws UsageError if it cannot be read, or is of anything else
 */
export async function readBaseline(file: string, threshold: number, written: readonly string[]) {
  if (extname(file).toLowerCase() === '.csv')
    throw new UsageError(`${file} must be JSON Lines to be a baseline. "--output FILE.jsonl" writes it.`);
  if (!statSync(file, { throwIfNoEntry: false }))
    throw new UsageError(
      `There is no baseline ${file} yet. Leave out --baseline, and write it with "--output ${file}".`,
    );
  for (const one of written) mustNotBeInput(one, [file], 'the baseline');
  const base = await readResultFile(file);
  const known = resultsOf({ threshold, results: base.results }).criteria;
  const candidate = noRunResults();
  return {
    file,
    add(result: Result): void {
      const { conversation, file, line } = result;
      const location = `conversation ${conversation}`;
      addRunResult(candidate, result, location, line === null ? location : `${file}:${line}`);
    },
    changeOf(result: Result): Change {
      const { score, ...run } = runResultOf(result, '');
      const before = known.get(keyOf(run))?.scores.get(run.case);
      // Codes below 0 stand for what is no score.
      if (score === null || before === undefined || before < 0) return null;
      const [passed, passes] = [before >= threshold, score >= threshold];
      return passed === passes ? 'known' : passed ? 'regressed' : 'improved';
    },
    /** Sentences on cases that are several times in one of the runs. */
    warnings: (): string[] =>
      [repeatedText(base, file), repeatedText(candidate, 'this run')].filter((text) => text !== undefined),
    compare: (): RunComparison => compareResults(base, candidate, { base: file, candidate: 'This run', threshold }),
  };
}

export type Baseline = Awaited<ReturnType<typeof readBaseline>>;
