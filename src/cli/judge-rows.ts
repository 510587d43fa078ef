import type { components } from '../../generated/openapi.d.ts';
import type { Config } from '../config.ts';
import { JudgeError } from '../judge/judge-error.ts';
import { explain, judgeAlone } from '../service.ts';
import { faultText } from './fault-text.ts';
import { recurringFault } from './recurring-fault.ts';
import { judged, notJudged, type Outcome, type Row } from './result.ts';
import { UsageError } from './usage-error.ts';

type Schemas = components['schemas'];

export interface JudgeOptions {
  criterion: string;
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
  /** The rows that are there, in the order of the conversations. */
  rows: Row[];
  /** The fault that so many judgments in a row ended with that the rest was left; null where none was. */
  recurring: JudgeError | null;
}

const NO_MODEL =
  'No exact check can decide this criterion, and no judge model is configured. Set --judge or DEEMSTER_JUDGE to openai:MODEL, anthropic:MODEL or gguf:PATH.';

/**
 * Judges all conversations. A judgment that cannot be made is a row that says why.
 * After ten judgments in a row that failed in the same way, as with a refused key, no other one is begun.
 * @param stop Ends it; what is under way is then left alone.
 * @param done Hears of each row in the order of the conversations, as soon as it and all before it are there; of the others
 * that are there at the end when it is stopped.
 * @param unusable Is given what the model sent for a conversation, by its number, where that was of no use.
 * @throws CriterionError for what is no criterion; UsageError for one that needs a model where none is configured
 */
export async function judgeRows(
  conversations: Schemas['Conversation'][],
  options: JudgeOptions,
  config: Config,
  {
    stop,
    done,
    unusable,
  }: {
    stop: AbortSignal;
    done: (row: Row) => void;
    unusable: (conversation: number, replies: readonly string[]) => void;
  },
): Promise<JudgedRows> {
  const judgeOne = rowJudge(options, config);
  const lacksModel = !config.judges[options.modelCore] && explain(options.criterion).decided_by === 'model';
  const rows: Row[] = [];
  const recurs = recurringFault();
  let recurring: JudgeError | null = null;
  let told = 0;
  // The tools of a conversation can still let a check decide; where they do not, the reason is said once, and not a row.
  let isOfUse = !lacksModel;
  const waiting = conversations.entries();
  const worker = async () => {
    for (const [index, conversation] of waiting) {
      if (stop.aborted || recurring) return;
      const { outcome, fault } = await judgeOne(conversation);
      const row: Row = { conversation: index + 1, ...outcome };
      rows[index] = row;
      if (recurs(fault)) recurring ??= fault;
      if (fault && fault.replies.length > 0) unusable(row.conversation, fault.replies);
      isOfUse ||= row.error === null;
      for (; isOfUse && rows[told]; told++) done(rows[told]!);
    }
  };
  const stopped = Promise.withResolvers<void>();
  stop.addEventListener('abort', () => stopped.resolve(), { once: true });
  await Promise.race([Promise.all(Array.from({ length: options.concurrency }, worker)), stopped.promise]);
  if (stop.aborted) rows.slice(told).forEach(done);
  else if (!isOfUse) throw new UsageError(NO_MODEL);
  return { rows: Object.values(rows), recurring };
}

function rowJudge({ criterion, modelCore, allResponses, threshold, confirm }: JudgeOptions, config: Config) {
  const judge = judgeAlone(config);
  return async (conversation: Schemas['Conversation']): Promise<{ outcome: Outcome; fault: JudgeError | null }> => {
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
