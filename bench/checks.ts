import { existsSync } from 'node:fs';
import { ifeval } from './ifeval.ts';
import type { Report } from './report.ts';

/** The labelled data, which is no part of the project: beside it, or where ASSAY_JUDGE_DATA says. */
const data = new URL(
  process.env.ASSAY_JUDGE_DATA ? `file://${process.env.ASSAY_JUDGE_DATA}/` : '../../shared/data/',
  import.meta.url,
);

const percent = (part: number, whole: number) => (whole === 0 ? 'n/a' : `${((100 * part) / whole).toFixed(1)} %`);

/** How many of IFEval's sentences a program decides, and how often as its official checker does. */
export async function checks(): Promise<Report> {
  const folder = new URL('ifeval/', data);
  if (!existsSync(folder))
    throw new Error(`There is no labelled data at ${data}. Name its folder by ASSAY_JUDGE_DATA.`);
  const { types, disagreements, notCompiled } = ifeval(folder);
  const sum = (field: 'sentences' | 'compiled' | 'verdicts' | 'agreed') =>
    types.reduce((total, type) => total + type[field], 0);
  const compileRate = sum('compiled') / sum('sentences');
  const agreement = sum('agreed') / sum('verdicts');
  return {
    title: `IFEval: ${sum('sentences')} sentences, ${sum('verdicts')} verdicts of those that compile`,
    rows: types.map(({ type, sentences, compiled, undecided, verdicts, agreed }) => ({
      type,
      sentences,
      compiled: percent(compiled, sentences),
      undecided,
      verdicts,
      agreed: percent(agreed, verdicts),
    })),
    figures: [
      { name: 'compiled', value: compileRate, wanted: '≥ 0.98', met: compileRate >= 0.98 },
      { name: 'agreement', value: agreement, wanted: '≥ 0.995', met: agreement >= 0.995 },
    ],
    detail: { disagreements, notCompiled },
  };
}
