import type { Config } from './config.ts';
import { RequestError } from './evaluation/request-error.ts';
import { readTraceFilters } from './evaluation/traces.ts';
import { createRunChecks } from './judge/checks/thread/off-thread.ts';
import { readConversation, readResponses, type WireConversation } from './judge/conversation.ts';
import type { ReadCriterion } from './judge/criterion/compiled-criterion.ts';
import { type Limits, withDeadline } from './judge/deadline.ts';
import { examine } from './judge/doctor/examination.ts';
import type { JudgeRequest, Judgment } from './judge/judge.ts';
import { checkJudge, modelOf } from './judge/judge-check.ts';
import { someModels } from './judge/judge-note.ts';
import type { JudgeModel } from './judge/model/ask.ts';
import { PROMPT_VERSION } from './judge/model/prompts.ts';
import type { InspectableProvider } from './judge/providers/provider.ts';
import { type Watched, watched } from './judge/reply-form.ts';
import type { ModelCore } from './judge/verdict.ts';
import { judgesOf, nameOf } from './judges.ts';
import { createContract } from './server/contract.ts';
import { toFaults } from './server/faults.ts';
import type { Account } from './store/accounts.ts';
import type { JsonText } from './store/json-text.ts';
import type { Store } from './store/store.ts';
import type { Position, Trace } from './store/traces.ts';

/**
 * Checks every configured judge, one after the other, and reports the model cores that use it.
 * @param examined Is called after each judgment of the doctor's cases, if these are to be judged, too: by each judge that works.
 */
export async function checkJudges(config: Config, examined?: () => void) {
  const watches = new Map<InspectableProvider, Watched>();
  const { judge, providers } = judgesOf(config, {
    prepared(plain) {
      const watch = watched(plain);
      watches.set(watch.provider, watch);
      return watch.provider;
    },
  });
  const cores = Object.keys(config.judges) as ModelCore[];
  const reports = [];
  for (const [name, provider] of providers) {
    const own = cores.filter((core) => nameOf(config.judges[core]!) === name);
    const report = await checkJudge(judge, watches.get(provider)!, own[0]!, config.timeoutSeconds);
    reports.push({
      ...report,
      examination:
        examined && !report.fault
          ? await examine(judge, { core: own[0]!, seconds: config.timeoutSeconds, step: examined })
          : null,
      cores: own,
      isEveryCore: own.length === cores.length,
      listed: someModels(report.models ?? [], modelOf(provider)),
    });
  }
  return reports;
}

/** The judge without a server or database; each judgment has the configured deadline. */
export function judgeInProcess(config: Config, readCriterion: ReadCriterion) {
  // Nobody else waits for this process, so it loads the language detector itself.
  const { judge } = judgesOf(config, { readCriterion, runChecks: createRunChecks(undefined, null) });
  return (request: Omit<JudgeRequest, keyof Limits>): Promise<Judgment> =>
    inDeadline(config, (limits) => judge.judge({ ...request, ...limits }));
}

/** Does work within the configured deadline of a judgment. */
export const inDeadline = <Result>(config: Config, work: (limits: Limits) => Promise<Result>): Promise<Result> =>
  withDeadline(config.timeoutSeconds, new AbortController(), work);

export interface InProcessModel extends JudgeModel {
  /** The wording of the prompt for a conversation. */
  promptVersion: string;
}

/** The model behind a core, to measure it; undefined if none is configured. */
export function modelInProcess(config: Config, core: ModelCore): InProcessModel | undefined {
  const model = judgesOf(config).modelFor(core);
  return model && { ...model, promptVersion: PROMPT_VERSION };
}

/**
 * All traces of an account that match a query of GET /api/v1/traces, validated and parsed as on the server, newest first.
 * Each trace comes in pieces, which must be read before the next trace is requested. Traces stored or deleted meanwhile may
 * or may not be included.
 * @param query Without `page_token` and `page_size`, such as `tag=release:1&rating=true`.
 * @throws RequestError for a query that the server would answer with 422.
 */
export async function everyTrace(
  store: Store,
  account: Account,
  query: string,
): Promise<AsyncIterable<JsonText<Trace>>> {
  const contract = await createContract();
  const [method, path] = ['GET', '/api/v1/traces'];
  const validated = contract.validate(contract.match(method, path)!, {
    method,
    path,
    query,
    headers: {},
    body: undefined,
  });
  if (validated.errors) throw new RequestError('invalid', toFaults(validated.errors, undefined));
  const filters = readTraceFilters(validated.query);
  return (async function* () {
    let after: Position | undefined;
    do {
      const page = store.listTraces(account.id, filters, 100, after);
      yield* page.traces;
      after = page.next() ?? undefined;
    } while (after !== undefined);
  })();
}

/** The latest response in a list, by the indexes of its messages; an empty list if there is none. It may say nothing. */
export const responsesToLabel = (conversation: WireConversation) => readResponses(readConversation(conversation), true);

export { recall } from './evaluation/memory/recall.ts';
export { faultsOfMessages } from './evaluation/messages/message-faults.ts';
export { comparisonOf } from './evaluation/runs/run-shapes.ts';
export { createReadCriterion, READER_VERSION, type ReadCriterion } from './judge/criterion/compiled-criterion.ts';
/** How a criterion is read, as returned by `POST /api/v1/criteria/explain`; throws CriterionError. */
export { explain } from './judge/criterion/explain.ts';
export { type ReadingChange, readingChangeOf } from './judge/criterion/reading-change.ts';
export { fillCriterion, VariableError, variablesIn, withExamples } from './judge/criterion/template.ts';
export { costOf } from './judge/doctor/cost.ts';
export { JUDGMENTS as doctorJudgments } from './judge/doctor/examination.ts';
export { type Fitness, fitnessOf } from './judge/doctor/fitness.ts';
export { type Share, THRESHOLDS } from './judge/doctor/thresholds.ts';
export { assertJudgeable, latestResponse } from './judge/judge.ts';
export type { EarlierCase } from './judge/model/earlier-cases.ts';
export { WITH_MEMORY } from './judge/model/prompts.ts';
export { noModelConfigured } from './judge/no-model.ts';
