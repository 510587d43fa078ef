import type { Config } from '../../config.ts';
import { judgeInProcess, type ReadCriterion } from '../../in-process.ts';
import { JudgeError } from '../../judge/judge-error.ts';
import { faultText } from '../fault-text.ts';
import type { Judgment } from './judgments.ts';
import { type Judged, judged, notJudged, type TokenUsage } from './result.ts';

export interface JudgeOptions {
  allResponses?: true;
  readCriterion: ReadCriterion;
  /** The lowest score that passes, 0 to 1. */
  threshold: number;
  /** True: the default number of samples. */
  confirm?: number | true;
}

/** Where a row is judged. A judgment that cannot be made is a result with an error; its fault decides whether the run continues. */
export type JudgeRow = (judgment: Judgment) => Promise<{
  judged: Judged;
  fault: JudgeError | null;
  /** How long it took when it was made, if that was not now. */
  milliseconds?: number;
}>;

/** How many samples `--confirm` draws without a number. */
export const samplesOf = (confirm: number | true): number => (confirm === true ? 5 : confirm);

/** Judges rows in this process. */
export function judgesInProcess(options: JudgeOptions, config: Config): JudgeRow {
  const { allResponses, readCriterion, threshold, confirm } = options;
  const judge = judgeInProcess(config, readCriterion);
  return async ({ row: { conversation }, evaluator: { modelCore }, criterion }) => {
    const request = { conversation, criterion, modelCore, evaluateLatest: !allResponses, clean: false };
    let paid: TokenUsage | null = null;
    try {
      const { verdict } = await judge(request);
      paid = verdict.usage;
      const outcome = judged(verdict, threshold, paid);
      const isOpen = verdict.decidedBy === 'model' && ['fail', 'inconclusive'].includes(outcome.result);
      if (confirm === undefined || !isOpen) return { judged: outcome, fault: null };
      const { verdict: confirmed } = await judge({ ...request, samples: samplesOf(confirm) });
      return { judged: judged(confirmed, threshold, sum(paid, confirmed.usage), verdict), fault: null };
    } catch (error) {
      if (!(error instanceof JudgeError)) throw error;
      const setting = config.judges[modelCore];
      const name = setting ? `${setting.kind}:${setting.model}` : null;
      return { judged: notJudged(faultText(error), name, sum(paid, error.usage)), fault: error };
    }
  };
}

/** The sum of two usages; null: no model answered. */
export function sum(first: TokenUsage | null, second: TokenUsage | null): TokenUsage | null {
  if (!first || !second) return first ?? second;
  return {
    prompt: first.prompt + second.prompt,
    completion: first.completion + second.completion,
    cached_prompt: first.cached_prompt + second.cached_prompt,
  };
}
