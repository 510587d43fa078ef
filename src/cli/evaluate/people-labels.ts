import type { ReportCard } from '../../client/index.ts';
import { type Abstention, abstentionOf, pairOf } from '../../report-card/abstention.ts';
import { ratingOf } from '../../report-card/ratings.ts';
import type { LabelLine } from '../labels/label-line.ts';
import { labelLines } from '../labels/label-lines.ts';
import { UsageError } from '../usage-error.ts';
import { parseJson } from './json-fault.ts';
import { readTextFile } from './text-stream.ts';

/** Who judged: labels say nothing about another judge, or about the same one with another prompt. */
export interface JudgedBy {
  evaluator: string | null;
  /** With its placeholders. */
  criterion: string;
  judge: string;
  promptVersion: string | null;
}

/** What labels prove about a judge. */
export interface Known {
  /** Responses with a label and a verdict of this judge. */
  labels: number;
  abstention: Abstention;
}

export const keyOf = ({ evaluator, criterion, judge, promptVersion }: JudgedBy): string =>
  JSON.stringify([evaluator, criterion, judge, promptVersion]);

/**
 * What files of labels, as `deemster label` saves them, and report cards prove about judges.
 * @param threshold The lowest score that passes.
 * @throws UsageError for a file of something else, and for a card with another threshold
 */
export async function readLabels(files: readonly string[], threshold: number): Promise<Map<string, Known>> {
  const known = new Map<string, Known>();
  const labels: LabelLine[] = [];
  for (const file of files) {
    const card = await cardIn(file);
    if (card) {
      if (card.threshold !== threshold)
        throw new UsageError(
          `${file} is a report card for the threshold ${card.threshold}, but --threshold is ${threshold}.`,
        );
      addCard(known, card);
    } else labels.push(...(await labelsIn(file)));
  }
  for (const [key, own] of Map.groupBy(labels, judgedBy)) if (key !== null) known.set(key, knownFrom(own, threshold));
  return known;
}

async function cardIn(file: string): Promise<ReportCard | undefined> {
  const { value } = parseJson(await readTextFile(file));
  const card = value as Partial<ReportCard> | null | undefined;
  return typeof card === 'object' && card?.abstention && typeof card.evaluator_name === 'string'
    ? (card as ReportCard)
    : undefined;
}

/** A card without a judge, or of several prompts, says nothing about one judge. */
function addCard(known: Map<string, Known>, card: ReportCard): void {
  const { evaluator_name: evaluator, criteria: criterion, judge, prompt_versions: prompts, abstention } = card;
  if (judge === null || prompts.length > 1) return;
  known.set(keyOf({ evaluator, criterion, judge, promptVersion: prompts[0] ?? null }), {
    labels: card.labels.pairs,
    abstention,
  });
}

async function labelsIn(file: string): Promise<LabelLine[]> {
  const labels: LabelLine[] = [];
  for await (const line of labelLines(file)) {
    if ('fault' in line) throw new UsageError(line.fault);
    labels.push(line.label);
  }
  return labels;
}

/** Null for a label without a verdict beside it. */
function judgedBy(label: LabelLine): string | null {
  const { evaluator = null, criterion, criterion_template, judge, judge_score, content, prompt_version } = label;
  if (judge === undefined || judge_score === undefined || criterion === undefined || content === undefined) return null;
  const by = { evaluator, criterion: criterion_template ?? criterion, judge };
  return keyOf({ ...by, promptVersion: prompt_version ?? null });
}

/** Several authors' labels on a content count as one, by majority; a tie counts for nothing. */
function knownFrom(labels: readonly LabelLine[], threshold: number): Known {
  const pairs = [...Map.groupBy(labels, ({ content }) => content).values()].flatMap((ofContent) => {
    const { passes } = ratingOf(ofContent.map(({ label, score }) => ({ passes: label, score: score ?? null })));
    const { judge_score, judge_probability } = ofContent.at(-1)!;
    return passes === null ? [] : [pairOf({ score: judge_score!, probability: judge_probability ?? null }, passes)];
  });
  return { labels: pairs.length, abstention: abstentionOf({ pairs, threshold }) };
}
