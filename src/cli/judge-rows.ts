import type { components } from '../../generated/openapi.d.ts';
import type { Config } from '../config.ts';
import { JudgeError } from '../judge/judge-error.ts';
import { explain, judgeAlone } from '../service.ts';
import { faultText } from './fault-text.ts';
import type { Judgment } from './judgments.ts';
import { recurringFault } from './recurring-fault.ts';
import { judged, notJudged, type Outcome, type Row } from './result.ts';
import { UsageError } from './usage-error.ts';

type Schemas = components['schemas'];

export interface JudgeOptions {
  modelCore: Schemas['ModelCore'];
  allResponses?: true;
  /** The least score that passes, 0 to 1. */
  threshold: number;
  /** True: as many samples as it is by default. */
  confirm?: number | true;
  /** Judgments at a time. */
  concurrency: number;
  /** Whether unusable replies are shown. */
  debug?: true;
}

export interface JudgedRows {
  /** The rows that are there, in the order of the judgments. */
  rows: Row[];
  /** The fault that so many judgments in a row ended with that the rest was left; null where none was. */
  recurring: JudgeError | null;
}

const noModel = (criteria: Iterable<string>) =>
  `No exact check can decide ${Array.from(criteria, (one) => JSON.stringify(one)).join(' or ')}, and no judge model is configured. Set --judge or DEEMSTER_JUDGE to openai:MODEL, anthropic:MODEL or gguf:PATH.`;

/**
 * Makes all judgments. One that cannot be made is a row that says why.
 * After ten judgments in a row that failed in the same way, as with a refused key, no other one is begun.
 * @param stop Ends it; what is under way is then left alone.
 * @param done Is given each row in the order of the judgments, as soon as it and all before it are there; the others that
 * are there when it is stopped follow at the end.
 * @param unusable Is given what the model sent for a judgment, by its place among them, where that was of no use.
 * @throws UsageError for criteria that need a model where none is configured
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
  // The tools of a conversation can still let a check decide; where they do not, the reason is said once, and not per row.
  const undecidable = config.judges[options.modelCore] ? new Set<string>() : needModel(judgments);
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

/** The criteria that no exact check decides, as long as no tool of a conversation changes their reading. */
function needModel(judgments: readonly Judgment[]): Set<string> {
  const criteria = new Set(judgments.map(({ criterion }) => criterion));
  for (const criterion of criteria) if (explain(criterion).decided_by === 'check') criteria.delete(criterion);
  return criteria;
}

function rowJudge({ modelCore, allResponses, threshold, confirm }: JudgeOptions, config: Config) {
  const judge = judgeAlone(config);
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
