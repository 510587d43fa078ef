import { hash } from 'node:crypto';
import type { Config } from '../../config.ts';
import {
  inDeadline,
  judgeInProcess,
  modelInProcess,
  noModelConfigured,
  type ReadCriterion,
  WITH_MEMORY,
} from '../../in-process.ts';
import { JudgeError } from '../../judge/judge-error.ts';
import { recurringFault } from '../evaluate/recurring-fault.ts';
import { faultText } from '../fault-text.ts';
import { UsageError } from '../usage-error.ts';
import { judgePlainly, plainVersion } from './plain-prompt.ts';
import type { Judged, Result } from './results-file.ts';
import type { Answer, ModelCore } from './rows.ts';

export interface JudgeOptions {
  modelCore: ModelCore;
  readCriterion: ReadCriterion;
  plainPrompt?: true;
  /** Whether answers are judged with a memory, too. */
  memory?: true;
}

const noModel = () =>
  new UsageError(
    `No exact check can decide every row, and ${noModelConfigured('--judge or DEEMSTER_JUDGE')} Nothing was measured.`,
  );

type Verdict = Pick<Result, 'score' | 'probability' | 'decided_by' | 'explanation' | 'usage'>;

/** The judge to measure: what identifies it, and how it judges an answer. */
export function createMeasuredJudge(config: Config, { modelCore, readCriterion, plainPrompt, memory }: JudgeOptions) {
  const model = modelInProcess(config, modelCore);
  if (plainPrompt && !model) throw noModel();
  const judge = judgeInProcess(config, readCriterion);
  const judged: Judged = {
    deemster_bench: 1,
    judge: model?.provider.name ?? 'exact checks only',
    identity: hash('sha256', JSON.stringify([model?.provider.identity, model?.reasoning]), 'base64url'),
    prompt_version: plainPrompt ? plainVersion : model ? `${model.promptVersion}${memory ? WITH_MEMORY : ''}` : 'none',
  };

  const judgeAnswer = async ({ conversation, criterion, earlier }: Answer): Promise<Verdict> => {
    const recall = earlier && (async () => earlier);
    const { verdict } = await judge({ conversation, criterion, modelCore, evaluateLatest: true, clean: false, recall });
    const { probability, score, explanation, usage, decidedBy } = verdict;
    const { polarity } = readCriterion(criterion);
    return {
      score,
      probability: probability === null ? null : polarity === 1 ? probability : 1 - probability,
      decided_by: decidedBy,
      explanation,
      usage,
    };
  };
  const askPlainly = async (answer: Answer): Promise<Verdict> => {
    const { score, usage } = await inDeadline(config, (limits) => judgePlainly(model!, answer, limits));
    return { score, usage, probability: null, decided_by: 'model', explanation: null };
  };

  return {
    judged,
    /** The same judge without its memory. */
    withoutMemory: { ...judged, prompt_version: model?.promptVersion ?? 'none' } satisfies Judged,
    /** Whether a model is configured. */
    hasModel: model !== undefined,
    judge: plainPrompt ? askPlainly : judgeAnswer,
  };
}

/**
 * Judges answers. A judgment that fails becomes a result with an error. After ten identical faults in a row that every answer
 * would have, no other judgment is started.
 * @param stop Ends the run and abandons the judgments in progress.
 * @param done Receives each result as it arrives.
 * @returns the fault that stopped the run, or null
 * @throws UsageError for a row that needs a model when none is configured
 */
export async function judgeAnswers(
  answers: readonly Answer[],
  { judge, hasModel }: ReturnType<typeof createMeasuredJudge>,
  { concurrency, stop, done }: { concurrency: number; stop: AbortSignal; done: (result: Result) => void },
): Promise<JudgeError | null> {
  const recurs = recurringFault();
  let recurring: JudgeError | null = null;
  const waiting = answers.values();
  const worker = async () => {
    for (const answer of waiting) {
      if (stop.aborted || recurring) return;
      const began = performance.now();
      const { result, fault } = await judge(answer).then(
        (verdict) => ({ result: { key: answer.key, ...verdict, latency_ms: since(began), error: null }, fault: null }),
        (error: unknown) => {
          if (!(error instanceof JudgeError)) throw error;
          if (error.fault === 'undecidable' && !hasModel) throw noModel();
          return { result: failed(answer.key, error), fault: error };
        },
      );
      if (stop.aborted) return;
      if (recurs(fault)) recurring ??= fault;
      done(result);
    }
  };
  const stopped = Promise.withResolvers<void>();
  stop.addEventListener('abort', () => stopped.resolve(), { once: true });
  await Promise.race([Promise.all(Array.from({ length: concurrency }, worker)), stopped.promise]);
  return recurring;
}

const since = (began: number) => Math.round(performance.now() - began);

const failed = (key: string, error: JudgeError): Result => ({
  key,
  score: null,
  probability: null,
  decided_by: null,
  explanation: null,
  usage: error.usage,
  latency_ms: null,
  error: faultText(error),
});
