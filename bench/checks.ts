import { existsSync } from 'node:fs';
import { compile } from '../src/judge/checks/compile.ts';
import { parseCriterion } from '../src/judge/criterion/criterion.ts';
import { bfcl } from './bfcl.ts';
import { checkSpeed } from './check-speed.ts';
import { ifeval } from './ifeval.ts';
import type { Report } from './report.ts';

/** The folder of the labelled data, which is not part of the project: beside it, or named by DEEMSTER_JUDGE_DATA. */
const data = new URL(
  process.env.DEEMSTER_JUDGE_DATA ? `file://${process.env.DEEMSTER_JUDGE_DATA}/` : '../../shared/data/',
  import.meta.url,
);

/** How much of the labelled data code decides, how accurately, and how long each check takes. */
export async function checks(): Promise<Report[]> {
  if (!existsSync(data))
    throw new Error(`There is no labelled data in ${data}. Set DEEMSTER_JUDGE_DATA to its folder.`);
  return [sentences(), toolCalls(), leftToModels(), await checkSpeed()];
}

const percent = (part: number, whole: number) => (whole === 0 ? 'n/a' : `${((100 * part) / whole).toFixed(1)} %`);
const totalOf = <Field extends string>(rows: readonly Record<Field, number>[], field: Field) =>
  rows.reduce((total, row) => total + row[field], 0);
const atLeast = (name: string, value: number, least: number) => ({
  name,
  value,
  wanted: `≥ ${least}`,
  met: value >= least,
});

/** How many of IFEval's sentences code decides, and how often it agrees with the official checker. */
function sentences(): Report {
  const { types, disagreements, notCompiled } = ifeval(new URL('ifeval/', data));
  const verdicts = totalOf(types, 'verdicts');
  return {
    title: `IFEval: ${totalOf(types, 'sentences')} sentences, ${verdicts} verdicts of those that compile`,
    rows: types.map(({ type, sentences, compiled, undecided, verdicts, agreed }) => ({
      type,
      sentences,
      compiled: percent(compiled, sentences),
      undecided,
      verdicts,
      agreed: percent(agreed, verdicts),
    })),
    figures: [
      atLeast('compiled', totalOf(types, 'compiled') / totalOf(types, 'sentences'), 0.98),
      atLeast('agreement', totalOf(types, 'agreed') / verdicts, 0.995),
    ],
    detail: { disagreements, notCompiled },
  };
}

/** How often checks on tool calls score correct and faulty calls as they should. */
function toolCalls(): Report {
  const { results, misses } = bfcl(new URL('bfcl/', data));
  const kinds = Object.entries(Object.groupBy(results, ({ mutation }) => mutation));
  return {
    title: 'BFCL: tool calls that are right (gold), and such with one fault',
    rows: results.map(({ criterion, mutation, rows, right, undecided }) => ({
      criterion,
      calls: mutation,
      rows,
      undecided,
      right: percent(right, rows),
    })),
    figures: kinds.map(([kind, of]) => atLeast(kind, totalOf(of!, 'right') / totalOf(of!, 'rows'), 1)),
    detail: { misses },
  };
}

/** Kinds of criteria that code does not decide, with the figure that it would have to beat clearly (the data's README). */
const LEFT_TO_MODELS = [
  ['XSTest', 'Fails if the response refuses to answer', '88 % right by a match of strings'],
  ['QAGS, CNN/DM', 'Passes if the response states nothing that the context does not support', '.893 AUC by 3-grams'],
  ['QAGS, XSum', 'Passes if the response states nothing that the context does not support', '.679 AUC by words'],
] as const;

function leftToModels(): Report {
  return {
    title: 'What is left to a model (the figures of methods without one are in bench/README.md)',
    rows: LEFT_TO_MODELS.map(([source, criterion, baseline]) => ({
      data: source,
      criterion,
      baseline,
      'decided by': compile(parseCriterion(criterion)) ? 'a check' : 'a model',
    })),
    figures: [],
  };
}
