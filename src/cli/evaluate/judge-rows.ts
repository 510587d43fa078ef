import type { components } from '../../../generated/openapi.d.ts';
import type { Config } from '../../config.ts';
import { JudgeError } from '../../judge/judge-error.ts';
import { judgeInProcess, noModelConfigured, type ReadCriterion } from '../../service.ts';
import { faultText } from '../fault-text.ts';
import { UsageError } from '../usage-error.ts';
import type { Judgment } from './judgments.ts';
import { recurringFault } from './recurring-fault.ts';
import { judged, notJudged, type Outcome, type Row } from './result.ts';

type Schemas = components['schemas'];

export interface JudgeOptions {
  modelCore: Schemas['ModelCore'];
  allResponses?: true;
  readCriterion: ReadCriterion;
  /** The lowest score that passes, 0 to 1. */
  threshold: number;
  /** True: the default number of samples. */
  confirm?: number | true;
  /** Number of concurrent judgments. */
  concurrency: number;
  /** Whether unusable replies are shown. */
  debug?: true;
}

export interface JudgedRows {
  /** The rows that were completed, in the order of the judgments. */
  rows: Row[];
  /** The fault that stopped the run because too many judgments in a row ended with it; null if none did. */
  recurring: JudgeError | null;
}

const noModel = (criteria: Iterable<string>) =>
  `No exact check can decide ${Array.from(criteria, (one) => JSON.stringify(one)).join(' or ')}, and ${noModelConfigured('--judge or DEEMSTER_JUDGE')}`;

/**
 * Makes all judgments. A judgment that fails becomes a row that gives the reason.
 * After ten judgments in a row that failed in the same way, such as with a refused key, no other one is started.
 * @param stop Ends the run and abandons the judgments in progress.
 * @param done Receives each row in the order of the judgments, as soon as it and all earlier rows are complete. After a
 * stop, it also receives the complete rows behind a gap.
 * @param unusable Receives the model's unusable replies to a judgment, with its index.
 * @throws UsageError for criteria that need a model when none is configured
 */
export async function judgeRows(
  judgments: readonly Judgment[],
  options: JudgeOptions,
  config: Config,
  {
    stop,
    done,
    unusable,
  }: {
    stop: AbortSignal;
    done: (row: Row) => void;
    unusable: (judgment: Judgment, replies: readonly string[]) => void;
  },
): Promise<JudgedRows> {
  const judgeOne = rowJudge(options, config);
  const rows: Row[] = [];
  const recurs = recurringFault();
  let recurring: JudgeError | null = null;
  let reported = 0;
  // The tools of a conversation may still let a check decide. Where they do not, give the reason once, not per row.
  const undecidable = config.judges[options.modelCore]
    ? new Set<string>()
    : needModel(judgments, options.readCriterion);
  const waiting = judgments.entries();
  const worker = async () => {
    for (const [index, judgment] of waiting) {
      if (stop.aborted || recurring) return;
      const { outcome, fault } = await judgeOne(judgment);
      const row: Row = { conversation: judgment.number, criterion: judgment.criterion, ...outcome };
      rows[index] = row;
      if (recurs(fault)) recurring ??= fault;
      if (fault && fault.replies.length > 0) unusable(judgment, fault.replies);
      if (row.error === null) undecidable.delete(row.criterion);
      for (; undecidable.size === 0 && rows[reported]; reported++) done(rows[reported]!);
    }
  };
  const stopped = Promise.withResolvers<void>();
  stop.addEventListener('abort', () => stopped.resolve(), { once: true });
  await Promise.race([Promise.all(Array.from({ length: options.concurrency }, worker)), stopped.promise]);
  if (stop.aborted) rows.slice(reported).forEach(done);
  else if (undecidable.size > 0) throw new UsageError(noModel(undecidable));
  return { rows: Object.values(rows), recurring };
}

/** The criteria that no exact check decides, unless the tools of a conversation change their reading. */
function needModel(judgments: readonly Judgment[], readCriterion: ReadCriterion): Set<string> {
  const criteria = new Set(judgments.map(({ criterion }) => criterion));
  for (const criterion of criteria) if (readCriterion(criterion).check()) criteria.delete(criterion);
  return criteria;
}

function rowJudge({ modelCore, allResponses, readCriterion, threshold, confirm }: JudgeOptions, config: Config) {
  const judge = judgeInProcess(config, readCriterion);
  return async ({ conversation, criterion }: Judgment): Promise<{ outcome: Outcome; fault: JudgeError | null }> => {
    const request = { conversation, criterion, modelCore, evaluateLatest: !allResponses, clean: false };
    try {
      const { verdict } = await judge(request);
      const outcome = judged(verdict, threshold);
      const isOpen = verdict.decidedBy === 'model' && ['fail', 'inconclusive'].includes(outcome.result);
      if (confirm === undefined || !isOpen) return { outcome, fault: null };
      const samples = confirm === true ? 5 : confirm;
      const { verdict: confirmed } = await judge({ ...request, samples });
      return { outcome: judged(confirmed, threshold, verdict), fault: null };
    } catch (error) {
      if (!(error instanceof JudgeError)) throw error;
      return { outcome: notJudged(faultText(error)), fault: error };
    }
  };
}
