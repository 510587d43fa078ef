import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Figure, type FigureName, figureNames } from '../src/cli/bench/figure.ts';
import { createMeasuredJudge, judgeAnswers } from '../src/cli/bench/judge-answers.ts';
import { labelFigures } from '../src/cli/bench/label-figures.ts';
import { type Measurement, measure } from '../src/cli/bench/measurement.ts';
import { estimateText } from '../src/cli/bench/report.ts';
import { openResults, type Result } from '../src/cli/bench/results-file.ts';
import { answersOf, type LabelledRow, readRows } from '../src/cli/bench/rows.ts';
import { sampleOf } from '../src/cli/bench/sample.ts';
import { verdictText } from '../src/cli/bench/verdict-text.ts';
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
/** Which data sets: parts of their names, with commas between them. */
const wanted = (process.env.BENCH_DATA ?? '').toLowerCase().split(',');
const modelCore = 'align-20251111';
/** By how much a baseline may differ from the known figure, which has two or three digits and cut words a little differently. */
const tolerance = 0.006;

/** A judge with one of the prompts, measured on a sample of a data set. */
interface Judged extends Measurement {
  name: string;
  prompt: string;
}

/** The configured judge on public labelled data, with two prompts and beside trivial baselines; without a judge, these alone. */
export async function judge(): Promise<Report[]> {
  if (!existsSync(data)) {
    console.log(
      `judge: skipped. There is no labelled data in ${fileURLToPath(data)}; DEEMSTER_JUDGE_DATA names its folder.`,
    );
    return [];
  }
  const config = await loadConfig({}, { environment: process.env });
  const configured = config.judges[modelCore];
  if (!configured) console.log('No judge is configured (DEEMSTER_JUDGE), so these are the trivial baselines only.');
  // A model file has few places for calls, and a call that waits for one loses time.
  const concurrency = configured?.kind === 'gguf' ? 2 : 8;
  const readCriterion = createReadCriterion();
  const prompts: ({ plainPrompt?: true } & object)[] = configured ? [{}, { plainPrompt: true }] : [];
  const judges = prompts.map((prompt) => createMeasuredJudge(config, { modelCore, readCriterion, ...prompt }));
  const folder = new URL('./results/judge/', import.meta.url);
  await mkdir(folder, { recursive: true });
  const reports: Report[] = [];
  const summary: Report['rows'] = [];
  const sets = dataSets(data).filter(({ name }) => wanted.some((part) => name.toLowerCase().includes(part.trim())));
  for (const set of sets) {
    const name = set.name.toLowerCase().replaceAll(' ', '-');
    const file = new URL(`${name}.jsonl`, folder);
    await writeFile(file, set.rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    const rows = await readRows(fileURLToPath(file), { modelCore, readCriterion });
    const judged: Judged[] = [];
    for (const one of judges) {
      const { judge, prompt_version: prompt } = one.judged;
      const results = new URL(`${name}-${prompt}-results.jsonl`, folder);
      judged.push({ name: judge, prompt, ...(await measured(rows, one, fileURLToPath(results), concurrency)) });
    }
    const baselines = baselinesOf(rows);
    reports.push(reportOf(set, rows.length, judged, baselines));
    summary.push(...judged.map((one) => summaryOf(set.name, one)));
  }
  if (summary.length === 0) return reports;
  const title = `${judges[0]!.judged.judge}, Deemster's prompt beside a plain one, at most ${limit} rows of each set`;
  return [...reports, { title, rows: summary, figures: [] }];
}

/** Judges a sample, or what an earlier run left of it. */
async function measured(
  rows: readonly LabelledRow[],
  judge: ReturnType<typeof createMeasuredJudge>,
  file: string,
  concurrency: number,
): Promise<Measurement> {
  const sample = sampleOf(rows, limit);
  const known = new Set(rows.flatMap(answersOf).map(({ key }) => key));
  using output = openResults(file, judge.judged, known);
  const results = new Map<string, Result>(output.earlier);
  const waiting = sample.flatMap(answersOf).filter(({ key }) => (results.get(key)?.error ?? '') !== null);
  const done = (result: Result) => {
    results.set(result.key, result);
    output.append(result);
  };
  await judgeAnswers(waiting, judge, { concurrency, stop: new AbortController().signal, done });
  return measure(sample, results, 0.5);
}

/** A row of the table that stands in docs/models.md. */
function summaryOf(data: string, { prompt, counts, figures, baselines }: Judged): Report['rows'][number] {
  const own = (name: FigureName) => figures.find((one) => one.name === name);
  const main = own('balanced_accuracy') ?? own('pair_accuracy');
  const best = baselines.flatMap(({ name, figures: others }) =>
    others.filter((one) => one.name === main?.name).map(({ value }) => ({ name, value })),
  );
  const [first] = best.sort((a, b) => b.value - a.value);
  const text = (one: Figure | undefined) => (one ? estimateText(one) : '-');
  const whole = (one: Figure | undefined) => (one ? Math.round(one.value).toLocaleString('en') : '-');
  return {
    data,
    prompt,
    judged: `${counts.judgments - counts.failed - counts.not_judged} of ${counts.judgments}`,
    figure: main ? figureNames[main.name].title : '-',
    value: text(main),
    'best baseline': first ? `${first.value.toFixed(3)} (${first.name})` : '-',
    'passed, good and bad': [own('tpr'), own('tnr')].every(Boolean)
      ? `${own('tpr')!.value.toFixed(2)}, ${(1 - own('tnr')!.value).toFixed(2)}`
      : '-',
    'tokens in, out': `${whole(own('prompt_tokens'))}, ${whole(own('completion_tokens'))}`,
    's, median': ((own('latency_p50')?.value ?? 0) / 1000).toFixed(1),
    result:
      /not fit|not shown to be better|better/.exec(verdictText({ counts, figures, baselines }) ?? '-')?.[0] ?? '-',
  };
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
  judged: Judged[],
  baselines: Measurement['baselines'],
): Report {
  const row = (what: string, figures: Figure[]) => {
    const text = (column: FigureName) => {
      const one = figures.find((figure) => figure.name === column);
      return one ? estimateText(one) : '-';
    };
    return {
      what,
      accuracy: text('accuracy'),
      balanced: text('balanced_accuracy'),
      AUC: text('auc'),
      pairs: text('pair_accuracy'),
    };
  };
  const baseline = baselines.find((one) => one.name === known.baseline)!;
  const { value } = baseline.figures.find((one) => one.name === known.figure)!;
  return {
    title: `${name}, ${count} rows${judged[0] ? `, of which the judge got ${judged[0].counts.rows}` : ''}`,
    rows: [
      ...judged.map((one) => row(`${one.name}, ${one.prompt}`, one.figures)),
      ...baselines.map((one) => row(one.name, one.figures)),
    ],
    figures: [
      {
        name: `${known.baseline} (${known.figure})`,
        value,
        wanted: `${known.value}`,
        met: Math.abs(value - known.value) <= tolerance,
      },
    ],
    detail: { judged, baselines },
  };
}
