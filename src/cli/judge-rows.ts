import type { components } from '../../generated/openapi.d.ts';
import type { Config } from '../config.ts';
import { JudgeError } from '../judge/judge-error.ts';
import { explain, judgeAlone } from '../service.ts';
import { faultText } from './fault-text.ts';
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
}

const NO_MODEL =
  'No exact check can decide this criterion, and no judge model is configured. Set --judge or DEEMSTER_JUDGE to openai:MODEL, anthropic:MODEL or gguf:PATH.';

/**
 * Judges all conversations. A judgment that cannot be made is a row that says why.
 * @param stop Ends it; what is under way is then left alone.
 * @param done Hears of each row in the order of the conversations, as soon as it and all before it are there; of the others
 * that are there at the end when it is stopped.
 * @returns the rows that are there, in that order
 * @throws CriterionError for what is no criterion; UsageError for one that needs a model where none is configured
 */
export async function judgeRows(
  conversations: Schemas['Conversation'][],
  options: JudgeOptions,
  config: Config,
  { stop, done }: { stop: AbortSignal; done: (row: Row) => void },
): Promise<Row[]> {
  const judgeOne = rowJudge(options, config);
  const lacksModel = !config.judges[options.modelCore] && explain(options.criterion).decided_by === 'model';
  const rows: Row[] = [];
  let told = 0;
  // The tools of a conversation can still let a check decide; where they do not, the reason is said once, and not a row.
  let isOfUse = !lacksModel;
  const waiting = conversations.entries();
  const worker = async () => {
    for (const [index, conversation] of waiting) {
      if (stop.aborted) return;
      const row: Row = { conversation: index + 1, ...(await judgeOne(conversation)) };
      rows[index] = row;
      isOfUse ||= row.error === null;
      for (; isOfUse && rows[told]; told++) done(rows[told]!);
    }
  };
  const stopped = Promise.withResolvers<void>();
  stop.addEventListener('abort', () => stopped.resolve(), { once: true });
  await Promise.race([Promise.all(Array.from({ length: options.concurrency }, worker)), stopped.promise]);
  if (stop.aborted) rows.slice(told).forEach(done);
  else if (!isOfUse) throw new UsageError(NO_MODEL);
  return Object.values(rows);
}

function rowJudge({ criterion, modelCore, allResponses, threshold, confirm }: JudgeOptions, config: Config) {
  const judge = judgeAlone(config);
  return async (conversation: Schemas['Conversation']): Promise<Outcome> => {
    const request = { conversation, criterion, modelCore, evaluateLatest: !allResponses, clean: false };
    try {
      const { verdict } = await judge(request);
      const outcome = judged(verdict, threshold);
      const isOpen = verdict.decidedBy === 'model' && ['fail', 'inconclusive'].includes(outcome.result);
      if (confirm === undefined || !isOpen) return outcome;
      const samples = confirm === true ? 5 : confirm;
      const { verdict: confirmed } = await judge({ ...request, samples });
      return judged(confirmed, threshold, verdict);
    } catch (error) {
      if (!(error instanceof JudgeError)) throw error;
      return notJudged(faultText(error));
    }
  };
}
