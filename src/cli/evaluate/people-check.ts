import { isLeftToPerson } from '../../report-card/abstention.ts';
import { count } from '../database.ts';
import type { Judgment } from './judgments.ts';
import { type Known, keyOf, readLabels } from './people-labels.ts';
import type { Judged, PeopleWord, Result } from './result.ts';

interface Options {
  /** Files of labels, or report cards. */
  labels?: string[];
  /** The lowest score that passes, 0 to 1. */
  threshold: number;
}

type Checked = Judged & Pick<Result, 'people'>;

/**
 * Checks a model's verdicts against people's labels: a verdict that lies within the abstention band is inconclusive.
 * @throws UsageError for an unusable file
 */
export async function peopleCheck({ labels, threshold }: Options) {
  const known = labels ? await readLabels(labels, threshold) : new Map<string, Known>();
  const knownOf = (evaluator: string | null, criterion: string, { judge, prompt_version }: Judged) =>
    known.get(keyOf({ evaluator, criterion, judge: judge!, promptVersion: prompt_version }));
  /** Per judge, and per criterion with labels: how many verdicts, and how many of them are left to a person. */
  const seen = new Map<Known | string, { judge: string; verdicts: number; left: number }>();

  return {
    checked({ evaluator: { name, criterion } }: Judgment, judged: Judged): Checked {
      const { score, probability, judge, result } = judged;
      // Code does not guess, and what has no score has no verdict.
      if (score === null || judge === null || judge === 'check') return { ...judged, people: null };
      const found = knownOf(name, criterion, judged);
      const people = wordFor(found, { score, probability }, threshold);
      return { ...judged, result: people === 'left to a person' ? 'inconclusive' : result, people };
    },

    add(result: Result): void {
      if (result.people === null) return;
      const found = knownOf(result.evaluator, result.criterion, result);
      const key = found ?? result.judge!;
      const own = seen.get(key) ?? { judge: result.judge!, verdicts: 0, left: 0 };
      own.verdicts += 1;
      if (result.people === 'left to a person') own.left += 1;
      seen.set(key, own);
    },

    sentences: (): string[] =>
      Array.from(seen, ([key, own]) => sentenceFor(typeof key === 'string' ? undefined : key, own, known)),
  };
}

function wordFor(
  found: Known | undefined,
  verdict: { score: number; probability: number | null },
  threshold: number,
): PeopleWord {
  if (!found || found.labels === 0) return 'not checked against people';
  const { too_few, width } = found.abstention;
  if (too_few) return 'too few labels';
  if (width === null) return 'no band';
  return isLeftToPerson(verdict, threshold, width) ? 'left to a person' : 'checked against people';
}

function sentenceFor(
  found: Known | undefined,
  { judge, verdicts, left }: { judge: string; verdicts: number; left: number },
  known: ReadonlyMap<string, Known>,
): string {
  const of = `${count(verdicts, 'verdict')} of ${judge}`;
  if (!found || found.labels === 0)
    return known.size === 0
      ? `Not checked against people: ${of}.`
      : `Not checked against people: ${of}, for which --labels has no label with a verdict by the same criterion and prompt.`;
  const { too_few, width, errors_at_most, most_errors } = found.abstention;
  const share = (value: number) => `${Math.round(value * 100)} %`;
  if (too_few) return `Not checked against people: ${of}, too few labels (${too_few.have} of ${too_few.needed}).`;
  if (width === null)
    return `Checked against people: ${of}. ${count(found.labels, 'label')} prove no band outside of which at most ${share(most_errors)} are wrong.`;
  const others = `at most ${share(errors_at_most!)} of ${left > 0 ? 'the others' : 'them'} are wrong`;
  const band = `${left} left to a person, nearer than ${width.toFixed(2)} to the threshold`;
  return `Checked against people: ${of}, with ${count(found.labels, 'label')}: ${width > 0 ? `${band}; ` : ''}${others}.`;
}
