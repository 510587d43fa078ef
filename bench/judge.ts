import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Figure } from '../src/cli/bench/figure.ts';
import { createMeasuredJudge, judgeAnswers } from '../src/cli/bench/judge-answers.ts';
import { labelFigures } from '../src/cli/bench/label-figures.ts';
import { type Measurement, measure } from '../src/cli/bench/measurement.ts';
import { estimateText } from '../src/cli/bench/report.ts';
import { openResults, type Result } from '../src/cli/bench/results-file.ts';
import { answersOf, type LabelledRow, readRows } from '../src/cli/bench/rows.ts';
import { sampleOf } from '../src/cli/bench/sample.ts';
import { loadConfig } from '../src/config.ts';
import { createReadCriterion } from '../src/in-process.ts';
import { type DataSet, dataSets, refusalBaseline, refusalWords } from './judge-data.ts';
import type { Report } from './report.ts';

/** The folder of the labelled data, which is not part of the project: beside it, or named by DEEMSTER_JUDGE_DATA. */
const data = new URL(
  process.env.DEEMSTER_JUDGE_DATA ? `file://${process.env.DEEMSTER_JUDGE_DATA}/` : '../../shared/data/',
  import.meta.url,
);
/** How many rows of each data set the judge gets. */
const limit = Number(process.env.BENCH_ROWS ?? 100);
const modelCore = 'align-20251111';
/** By how much a baseline may differ from the known figure, which has two or three digits and cut words a little differently. */
const tolerance = 0.006;

/** The configured judge on public labelled data, beside trivial baselines; without a judge, these alone. */
export async function judge(): Promise<Report[]> {
  if (!existsSync(data)) {
    console.log(
      `judge: skipped. There is no labelled data in ${fileURLToPath(data)}; DEEMSTER_JUDGE_DATA names its folder.`,
    );
    return [];
  }
  const config = await loadConfig({}, { environment: process.env });
  const hasJudge = config.judges[modelCore] !== undefined;
  if (!hasJudge) console.log('No judge is configured (DEEMSTER_JUDGE), so these are the trivial baselines only.');
  const readCriterion = createReadCriterion();
  const measured = createMeasuredJudge(config, { modelCore, readCriterion });
  const folder = new URL('./results/judge/', import.meta.url);
  await mkdir(folder, { recursive: true });
  const reports: Report[] = [];
  for (const set of dataSets(data)) {
    const name = set.name.toLowerCase().replaceAll(' ', '-');
    const file = new URL(`${name}.jsonl`, folder);
    await writeFile(file, set.rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    const rows = await readRows(fileURLToPath(file), { modelCore, readCriterion });
    const found = { baselines: baselinesOf(rows), judged: null as Measurement | null };
    if (hasJudge) {
      const sample = sampleOf(rows, limit);
      const known = new Set(rows.flatMap(answersOf).map(({ key }) => key));
      using output = openResults(fileURLToPath(new URL(`${name}-results.jsonl`, folder)), measured.judged, known);
      const results = new Map<string, Result>(output.earlier);
      const waiting = sample.flatMap(answersOf).filter(({ key }) => (results.get(key)?.error ?? '') !== null);
      const done = (result: Result) => {
        results.set(result.key, result);
        output.append(result);
      };
      await judgeAnswers(waiting, measured, { concurrency: 8, stop: new AbortController().signal, done });
      found.judged = measure(sample, results, 0.5);
    }
    reports.push(reportOf(set, rows.length, measured.judged.judge, found));
  }
  return reports;
}

/** The baselines on all rows, as for a judge that scored all of them. */
function baselinesOf(rows: readonly LabelledRow[]) {
  const scored = (key: string): Result => ({
    ...{ key, score: 0, probability: null, decided_by: 'model', explanation: null },
    ...{ usage: null, latency_ms: null, error: null },
  });
  const results = new Map(rows.flatMap(answersOf).map(({ key }) => [key, scored(key)]));
  const { baselines } = measure(rows, results, 0.5);
  const refusals = rows.flatMap((row) => {
    if (row.kind !== 'label' || !row.criterion.includes('refuses')) return [];
    const text = String(row.answer.conversation.messages.at(-1)!.content).replaceAll('’', "'");
    const isPassed = !refusalWords.test(text);
    return [{ isPassed, value: Number(isPassed), passes: row.label }];
  });
  return refusals.length === 0 ? baselines : [...baselines, { name: refusalBaseline, figures: labelFigures(refusals) }];
}

function reportOf(
  { name, known }: DataSet,
  count: number,
  judged: string,
  found: { baselines: Measurement['baselines']; judged: Measurement | null },
): Report {
  const row = (what: string, figures: Figure[]) => {
    const text = (column: Figure['name']) => {
      const one = figures.find((figure) => figure.name === column);
      return one ? estimateText(one) : '-';
    };
    return { what, accuracy: text('accuracy'), AUC: text('auc'), pairs: text('pair_accuracy') };
  };
  const baseline = found.baselines.find((one) => one.name === known.baseline)!;
  const { value } = baseline.figures.find((one) => one.name === known.figure)!;
  return {
    title: `${name}, ${count} rows${found.judged ? `, of which the judge got ${found.judged.counts.rows}` : ''}`,
    rows: [
      ...(found.judged ? [row(judged, found.judged.figures)] : []),
      ...found.baselines.map((one) => row(one.name, one.figures)),
    ],
    figures: [
      {
        name: `${known.baseline} (${known.figure})`,
        value,
        wanted: `${known.value}`,
        met: Math.abs(value - known.value) <= tolerance,
      },
    ],
    detail: found,
  };
}
