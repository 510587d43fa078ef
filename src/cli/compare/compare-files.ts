import type { components } from '../../../generated/openapi.d.ts';
import { compareRuns } from '../../comparison/compare-runs.ts';
import { comparisonOf } from '../../in-process.ts';
import { repeatedText } from './repeated-cases.ts';
import { type RunResults, readResultFile } from './result-file.ts';

type RunComparison = components['schemas']['RunComparison'];

/** How many changed cases of a criterion are shown. */
const mostChanged = 200;

/**
 * Compares two files of results, as a service compares two runs.
 * @param warn Receives a sentence on cases that are several times in a file.
 * @throws UsageError
 */
export async function compareFiles(
  base: string,
  candidate: string,
  threshold: number,
  warn: (sentence: string) => void,
): Promise<RunComparison> {
  const a = await readResultFile(base);
  const b = await readResultFile(candidate);
  for (const text of [repeatedText(a, base), repeatedText(b, candidate)]) if (text !== undefined) warn(text);
  return compareResults(a, b, { base, candidate, threshold });
}

interface Named {
  /** What the two runs are called. */
  base: string;
  candidate: string;
  /** The lowest score that passes, 0 to 1. */
  threshold: number;
}

/** Compares the results of two runs, as a service does. */
export function compareResults(a: RunResults, b: RunResults, { base, candidate, threshold }: Named): RunComparison {
  const compared = compareRuns({ threshold, results: a.results }, { threshold, results: b.results });
  const side = (score: number) => ({ trace_id: null, evaluation_id: null, score });
  const shown = compared.criteria.map(({ changed }) => {
    const cases = changed.slice(0, mostChanged).map((one) => ({
      case: one.case,
      agent_name: null,
      change: one.change,
      base: side(one.a),
      candidate: side(one.b),
    }));
    return { cases, more: changed.length - cases.length };
  });
  return {
    base,
    candidate,
    threshold,
    ...comparisonOf(compared, shown),
    judges: { base: [...a.judges].sort(), candidate: [...b.judges].sort() },
    readers: { base: [...a.readers].sort(), candidate: [...b.readers].sort() },
  };
}
